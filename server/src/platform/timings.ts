/** Intervals and timeouts of the server, in milliseconds; injected, so that tests need not wait for them. */
export interface Timings {
  /** Between two heartbeats of a reply that is being written. */
  heartbeatMs: number;
  /** Checks for a silent stream; readers are promised an event every 4 s, and get an empty one after one to two of these. */
  silenceMs: number;
  /** Silence of a reply written by another process after which its lease is checked. */
  writerCheckMs: number;
  /** The same for a reply that is over: all of its events are on their way already. */
  endCheckMs: number;
  /** Longest time between the moment a reply is stored and the one in which its first event can be read. */
  firstEventMs: number;
  /** Before a reply that could not be stored is stored once more. */
  retryMs: number;
  /** Silence of a painter after which the reader gets a heartbeat. */
  paintingMs: number;
  /** A database that takes longer than this to answer counts as not ready. */
  readyMs: number;
}

export const TIMINGS: Readonly<Timings> = {
  heartbeatMs: 2_000,
  silenceMs: 1_750,
  writerCheckMs: 5_000,
  endCheckMs: 1_000,
  firstEventMs: 1_000,
  retryMs: 500,
  paintingMs: 4_000,
  readyMs: 3_000,
};
