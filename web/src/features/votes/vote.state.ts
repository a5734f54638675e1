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

/** The request that brings the server from the confirmed vote to the wanted one; null when they are the same [T5]. */
export function methodFor(confirmed: Vote, wanted: Vote): 'PUT' | 'PATCH' | 'DELETE' | null {
  if (confirmed === wanted) return null;
  if (wanted === null) return 'DELETE';
  return confirmed === null ? 'PUT' : 'PATCH';
}

/** Votes that come faster than the server answers: one request at a time, and then the newest only. */
export interface VoteQueue {
  /** The last vote and karma that the server has confirmed. */
  confirmed: { vote: Vote; karma: number };
  wanted: Vote;
  isSending: boolean;
}

/** The optimistic update: the wanted vote, with the karma it will lead to. */
export function displayedVote({ confirmed, wanted }: VoteQueue): { vote: Vote; karma: number } {
  return { vote: wanted, karma: confirmed.karma + karmaChange(confirmed.vote, wanted) };
}

/** The server has answered: its vote and karma are the confirmed ones. */
export function afterAnswer(queue: VoteQueue, confirmed: VoteQueue['confirmed']): VoteQueue {
  return { ...queue, confirmed, isSending: false };
}

/** The server has refused: back to the confirmed vote. */
export function afterFailure({ confirmed }: VoteQueue): VoteQueue {
  return { confirmed, wanted: confirmed.vote, isSending: false };
}
