import { vi } from 'vitest';

const become = (request: (run: () => void) => unknown) => {
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
};

/** A browser that is never idle: work that waits for an idle moment does not begin in the middle of a test. */
export const neverIdle = () => become(() => undefined);

/** A browser that has time at once. */
export const idleAtOnce = () => become((run) => setTimeout(run));
