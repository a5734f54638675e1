// The only wall-clock limits of the tests. They end what hangs; none of them judges how fast anything is, so they
// are generous: a machine with other work to do may be ten times slower than a quiet one.

/** How long a test waits for a condition: an element, a row, a mail, a server that answers. */
export const CONDITION_MS = 60_000;

/** How long one test may take, and how long one hook. */
export const TEST_MS = 5 * 60_000;

/** How long a whole suite may take. */
export const SUITE_MS = 60 * 60_000;
