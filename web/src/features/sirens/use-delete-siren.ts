import type { Siren } from '@sirenade/contract/sirens';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { notify } from '../../lib/toast.ts';
import { sirensKey } from './sirens.queries.ts';

interface Removal {
  siren: Siren;
  /** Each list the siren was taken out of, and her place in it. */
  places: [key: readonly unknown[], index: number][];
}

/** Deletes an own siren as an optimistic update, reverted when it fails [X7] [V16]. */
export function useDeleteSiren(userId: number): (siren: Siren) => void {
  const client = useQueryClient();
  const lists = { queryKey: [...sirensKey, 'of', userId] };

  const { mutate } = useMutation({
    mutationFn: ({ id }: Siren) => call('DELETE /api/sirens/:id', { params: { id } }),
    onMutate: async (siren): Promise<Removal> => {
      // A list in flight may have been answered before the deletion.
      await client.cancelQueries(lists);
      const places: Removal['places'] = [];
      for (const [key, list] of client.getQueriesData<Siren[]>(lists)) {
        const index = list?.findIndex(({ id }) => id === siren.id) ?? -1;
        if (!list || index < 0) continue;
        places.push([key, index]);
        client.setQueryData(key, list.toSpliced(index, 1));
      }
      return { siren, places };
    },
    onSuccess: () => notify.success('Siren deleted successfully'),
    onError: (_error, _siren, removal) => {
      notify.error('Failed to delete siren');
      for (const [key, index] of removal?.places ?? []) {
        client.setQueryData<Siren[]>(key, (list) => removal && list?.toSpliced(index, 0, removal.siren));
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: sirensKey }),
  });
  return mutate;
}
