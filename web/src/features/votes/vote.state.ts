/** The reader's vote: up, down, or none. */
export type Vote = boolean | null;

const worth = (vote: Vote) => (vote === null ? 0 : vote ? 1 : -1);

/** How the karma changes with the vote: by one from or to none, by two when it turns around [T5]. */
export function karmaChange(from: Vote, to: Vote): number {
  return worth(to) - worth(from);
}

/** The vote after a press of one of the two arrows: the same again takes it back [T5]. */
export function pressed(now: Vote, isUp: boolean): Vote {
  return now === isUp ? null : isUp;
}

/** How the server is told: the first vote, a change, or taking it back; null when it knows [T5]. */
export function methodFor(known: Vote, wish: Vote): 'PUT' | 'PATCH' | 'DELETE' | null {
  if (known === wish) return null;
  if (wish === null) return 'DELETE';
  return known === null ? 'PUT' : 'PATCH';
}

/** Wishes that come faster than the server answers: one request at a time, and then the newest wish only. */
export interface VoteQueue {
  /** What the server is known to hold, and the karma with it. */
  known: { vote: Vote; karma: number };
  wish: Vote;
  isSending: boolean;
}

/** What the reader sees: the wish, as if it had come true. */
export function shownVote({ known, wish }: VoteQueue): { vote: Vote; karma: number } {
  return { vote: wish, karma: known.karma + karmaChange(known.vote, wish) };
}

/** The server has answered: what it says counts from now on. */
export function afterAnswer(queue: VoteQueue, known: VoteQueue['known']): VoteQueue {
  return { ...queue, known, isSending: false };
}

/** The server has refused: everything goes back to what it is known to hold. */
export function afterFailure({ known }: VoteQueue): VoteQueue {
  return { known, wish: known.vote, isSending: false };
}
