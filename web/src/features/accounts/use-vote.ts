import { useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../../lib/api.ts';
import { notify } from '../../lib/toast.ts';
import { pressVote, type VoteTarget } from '../../lib/vote-queue.ts';
import { sessionKey } from './session.queries.ts';
import { useSession } from './use-session.ts';

type Target = Omit<VoteTarget, 'onFailure'>;

/** Up, down, or the same again to take it back: members only, shown at once, the last wish wins [T5]. */
export function useVoter(): (target: Target, isUp: boolean) => void {
  const client = useQueryClient();
  const { status } = useSession();
  const onFailure = (failure: unknown) => {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.status !== 401) return notify.error(failure.message);
    notify.warning(failure.message);
    void client.invalidateQueries({ queryKey: sessionKey });
  };
  return (target, isUp) => {
    if (status === 'signed-out') return notify.warning('You must be logged in to vote.');
    pressVote(client, { ...target, onFailure }, isUp);
  };
}

/** The same for one thing. */
export function useVote(target: Target): (isUp: boolean) => void {
  const vote = useVoter();
  return (isUp) => vote(target, isUp);
}
