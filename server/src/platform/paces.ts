/** How long the server lets pass, in milliseconds, before it looks again, gives a sign of life or gives up. */
export interface Paces {
  /** Between two heartbeats of a reply that is being written. */
  heartbeatMs: number;
  /** Readers are promised a sign of life every 4 s: it is given after one to two of these. */
  silenceMs: number;
  /** Silence after which it is asked whether the writer of a reply in another process is still there. */
  quietMs: number;
  /** The same for a reply that is over: all of its events are on their way already. */
  overMs: number;
  /** Between the moment a reply is stored and the one in which its first event can be read. */
  soonMs: number;
  /** Before a reply that could not be stored is stored once more. */
  retryMs: number;
  /** Silence of a painter after which the reader gets a sign of life. */
  paintingMs: number;
  /** A database that takes longer than this to say one is not ready for anybody. */
  readyMs: number;
}

export const PACES: Readonly<Paces> = {
  heartbeatMs: 2_000,
  silenceMs: 1_750,
  quietMs: 5_000,
  overMs: 1_000,
  soonMs: 1_000,
  retryMs: 500,
  paintingMs: 4_000,
  readyMs: 3_000,
};
