/** A written word among its neighbours. */
export interface Place {
  core: string;
  /** A full stop stands right after it. */
  dotted: boolean;
  /** The whole text is in capitals, so that capitals mean nothing. */
  shouted: boolean;
  /** The core some steps away; '' beyond a pause or an end. */
  at(steps: number): string;
}

/** Returns the spoken words of a written word, or null if the reader does not handle its kind. */
export type Reader = (place: Place) => string | null;
