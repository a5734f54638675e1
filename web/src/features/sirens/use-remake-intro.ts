import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { changeSiren } from './siren-cache.ts';
import { sirenQuery } from './sirens.queries.ts';

/** Has a new intro made; the page then waits for it [A23] [T13]. */
export function useRemakeIntro(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/sirens/intro/:id', { params: { id } }),
    onSuccess: () => {
      changeSiren(client, id, (siren) => ({ ...siren, intro_state: 'making' }));
      return client.invalidateQueries({ queryKey: sirenQuery(id).queryKey });
    },
  });
}
