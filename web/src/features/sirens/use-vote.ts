import type { Siren } from '@sirenade/contract/sirens';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ApiFailure, call } from '../../lib/api.ts';
import { notify } from '../../lib/toast.ts';
import { sessionKey } from '../accounts/session.queries.ts';
import { useSession } from '../accounts/use-session.ts';
import { changeSiren } from './siren-cache.ts';
import { sirenQuery } from './sirens.queries.ts';
import { afterAnswer, afterFailure, methodFor, pressed, shownVote, type Vote, type VoteQueue } from './vote.state.ts';

/** Votes that the server has not answered yet, by siren. */
const queues = new WeakMap<QueryClient, Map<number, VoteQueue>>();

function queuesOf(client: QueryClient): Map<number, VoteQueue> {
  const found = queues.get(client) ?? new Map<number, VoteQueue>();
  queues.set(client, found);
  return found;
}

async function sendVote(id: number, method: 'PUT' | 'PATCH' | 'DELETE', wish: Vote) {
  const params = { id };
  const { karma, has_upvoted } =
    method === 'DELETE'
      ? await call('DELETE /api/reactions/siren/:id', { params })
      : await call(`${method} /api/reactions/siren/:id`, { params, body: { is_upvote: wish === true } });
  return { karma, vote: has_upvoted };
}

function show(client: QueryClient, id: number, queue: VoteQueue): void {
  const { vote, karma } = shownVote(queue);
  changeSiren(client, id, (siren) => ({ ...siren, karma, current_user: { ...siren.current_user, has_upvoted: vote } }));
}

/** Tells the server one wish after the other until it knows the newest. */
async function settle(client: QueryClient, id: number): Promise<void> {
  const waiting = queuesOf(client);
  const latest = () => waiting.get(id) as VoteQueue;
  for (;;) {
    const { known, wish } = latest();
    const method = methodFor(known.vote, wish);
    if (!method) break;
    waiting.set(id, { ...latest(), isSending: true });
    try {
      const answer = await sendVote(id, method, wish);
      waiting.set(id, afterAnswer(latest(), answer));
    } catch (failure) {
      waiting.set(id, afterFailure(latest()));
      sayFailure(client, failure);
    }
    show(client, id, latest());
  }
  waiting.delete(id);
}

function sayFailure(client: QueryClient, failure: unknown): void {
  if (!(failure instanceof ApiFailure)) throw failure;
  if (failure.status === 401) {
    notify.warning(failure.message);
    void client.invalidateQueries({ queryKey: sessionKey });
  } else notify.error(failure.message);
}

/** Up, down, or the same again to take it back: shown at once, the last wish wins [T5]. */
export function useVote({ id, karma, current_user }: Siren): (isUp: boolean) => void {
  const client = useQueryClient();
  const { status } = useSession();
  return (isUp) => {
    if (status === 'signed-out') return notify.warning('You must be logged in to vote.');
    const waiting = queuesOf(client);
    const before = waiting.get(id) ?? {
      known: { vote: current_user.has_upvoted, karma },
      wish: current_user.has_upvoted,
      isSending: false,
    };
    const queue = { ...before, wish: pressed(before.wish, isUp) };
    waiting.set(id, queue);
    // An answer from before the vote would undo it on the screen.
    void client.cancelQueries({ queryKey: sirenQuery(id).queryKey });
    show(client, id, queue);
    if (!queue.isSending) void settle(client, id);
  };
}
