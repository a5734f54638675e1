import type { Siren } from '@sirenade/contract/sirens';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useVote } from '../votes/use-vote.ts';
import { changeSiren } from './siren-cache.ts';
import { sirenQuery } from './sirens.queries.ts';

/** A vote on a siren, shown wherever she is [T5] [A24]. */
export function useSirenVote({ id, karma, current_user }: Siren): (isUp: boolean) => void {
  const client = useQueryClient();
  const params = { id };
  return useVote({
    key: `siren:${id}`,
    now: { vote: current_user.has_upvoted, karma },
    send: async (method, is_upvote) => {
      const { karma, has_upvoted } =
        method === 'DELETE'
          ? await call('DELETE /api/reactions/siren/:id', { params })
          : await call(`${method} /api/reactions/siren/:id`, { params, body: { is_upvote } });
      return { karma, vote: has_upvoted };
    },
    show: ({ karma, vote }) => {
      // An answer from before the vote would undo it on the screen.
      void client.cancelQueries({
        queryKey: sirenQuery(id).queryKey,
        predicate: ({ state }) => state.data !== undefined,
      });
      changeSiren(client, id, (siren) => ({
        ...siren,
        karma,
        current_user: { ...siren.current_user, has_upvoted: vote },
      }));
    },
  });
}
