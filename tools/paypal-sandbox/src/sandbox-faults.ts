import { z } from 'zod';

const share = z.number().min(0).max(1);

/** Faults to inject. Shares are from 0 (never) to 1 (always). */
export const sandboxFaults = z.strictObject({
  /** Notices that never arrive. */
  lostNotices: share,
  /** Notices that arrive two to five times. */
  duplicatedNotices: share,
  /** Notices that are held back until they are released, or the clock is moved. */
  delayedNotices: share,
  /** Notices that overtake others, or are overtaken. */
  reorderedNotices: share,
  /** Notices beside which a forged one is sent. */
  forgedNotices: share,
  /** Calls that fail with 500 and do nothing. */
  failsBefore: share,
  /** Calls that do their work and then fail with 500. */
  failsAfter: share,
  /** Calls that do their work and then close the connection without an answer. */
  cutsAfter: share,
  /** Calls that get no answer for a long time. */
  stalls: share,
  /** Calls that are answered as if their token had expired. */
  endedTokens: share,
  /** Milliseconds before each answer. */
  slowMs: z.number().int().min(0).max(60_000),
  /** Reads for which an approved subscription is still shown as pending. */
  pendingReads: z.number().int().min(0).max(100),
  /** Payments that are declined. */
  declinedPayments: share,
  /** Lists of payments that come without anything in them. */
  emptyLists: share,
  /** Lists of payments that lack the newest one. */
  lateLists: share,
  /** Lists of payments with a row of another shape, and the newest payment in an unknown state. */
  oddLists: share,
  /** Whether every plan has gone. */
  unknownPlans: z.boolean(),
});

export type SandboxFaults = z.output<typeof sandboxFaults>;

/** Everything works. */
export const NO_FAULTS: SandboxFaults = {
  lostNotices: 0,
  duplicatedNotices: 0,
  delayedNotices: 0,
  reorderedNotices: 0,
  forgedNotices: 0,
  failsBefore: 0,
  failsAfter: 0,
  cutsAfter: 0,
  stalls: 0,
  endedTokens: 0,
  slowMs: 0,
  pendingReads: 0,
  declinedPayments: 0,
  emptyLists: 0,
  lateLists: 0,
  oddLists: 0,
  unknownPlans: false,
};
