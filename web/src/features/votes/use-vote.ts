import { VOTE_SIGNED_OUT } from '@sirenade/contract/error-sentences';
import { useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../../lib/api.ts';
import { usePageState } from '../../lib/state/page-state.tsx';
import { notify } from '../../lib/toast.ts';
import { sessionKey } from '../session/session.queries.ts';
import { useSession } from '../session/use-session.ts';
import { createVoteQueues, pressVote, type VoteTarget } from './vote-queue.ts';

interface Target extends Omit<VoteTarget, 'onFailure'> {
  /** Called when the target does not exist any more; without it the server's sentence is shown. */
  onGone?(): void;
}

/** Up, down, or the same again to take it back: members only, shown at once, the last press wins [T5]. */
export function useVoter(): (target: Target, isUp: boolean) => void {
  const client = useQueryClient();
  const queues = usePageState(createVoteQueues);
  const { status } = useSession();
  const fail = (failure: unknown, onGone?: () => void) => {
    if (!(failure instanceof ApiFailure)) throw failure;
    // After the vote is reverted on the page: reverting cancels requests in flight, which would include a refetch.
    if (failure.status === 404 && onGone) return queueMicrotask(onGone);
    if (failure.status !== 401) return notify.error(failure.message);
    notify.warning(failure.message);
    void client.invalidateQueries({ queryKey: sessionKey });
  };
  return ({ onGone, send, ...target }, isUp) => {
    if (status === 'signed-out') return notify.warning(VOTE_SIGNED_OUT);
    const sendAndCount: VoteTarget['send'] = async (...vote) => {
      const voted = await send(...vote);
      // The karma of the author has changed.
      void client.invalidateQueries({ queryKey: ['profile'] });
      return voted;
    };
    pressVote(queues, { ...target, send: sendAndCount, onFailure: (failure) => fail(failure, onGone) }, isUp);
  };
}

/** The same for one thing. */
export function useVote(target: Target): (isUp: boolean) => void {
  const vote = useVoter();
  return (isUp) => vote(target, isUp);
}
