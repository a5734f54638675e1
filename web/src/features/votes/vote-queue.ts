import {
  afterAnswer,
  afterFailure,
  displayedVote,
  methodFor,
  pressed,
  type Vote,
  type VoteQueue,
} from './vote.state.ts';

/** A vote and the karma that goes with it. */
export interface Voted {
  vote: Vote;
  karma: number;
}

export type VoteMethod = 'PUT' | 'PATCH' | 'DELETE';

/** Something people vote on. */
export interface VoteTarget {
  /** Unique among all targets of votes. */
  key: string;
  /** The vote and karma on the page. */
  now: Voted;
  /** Sends the vote; resolves with the server's vote and karma. */
  send(method: VoteMethod, isUpvote: boolean): Promise<Voted>;
  /** Puts the vote on the page, wherever this is shown. */
  show(voted: Voted): void;
  onFailure(failure: unknown): void;
}

/** Votes that the server has not answered yet, by their target's key. */
type VoteQueues = Map<string, VoteQueue>;

export const createVoteQueues = (): VoteQueues => new Map();

/** Sends one vote after the other until the server has the newest. */
async function settle(waiting: VoteQueues, { key, send, show, onFailure }: VoteTarget): Promise<void> {
  const latest = () => waiting.get(key) as VoteQueue;
  for (;;) {
    const { confirmed, wanted } = latest();
    const method = methodFor(confirmed.vote, wanted);
    if (!method) break;
    waiting.set(key, { ...latest(), isSending: true });
    try {
      const answer = await send(method, wanted === true);
      waiting.set(key, afterAnswer(latest(), answer));
    } catch (failure) {
      waiting.set(key, afterFailure(latest()));
      onFailure(failure);
    }
    show(displayedVote(latest()));
  }
  waiting.delete(key);
}

/** A press of one of the arrows: shown at once, one request at a time, and the last press wins [T5]. */
export function pressVote(waiting: VoteQueues, target: VoteTarget, isUp: boolean): void {
  const before = waiting.get(target.key) ?? { confirmed: target.now, wanted: target.now.vote, isSending: false };
  const queue = { ...before, wanted: pressed(before.wanted, isUp) };
  waiting.set(target.key, queue);
  target.show(displayedVote(queue));
  if (!queue.isSending) void settle(waiting, target);
}
