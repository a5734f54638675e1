import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { notify } from '../../../lib/toast.ts';
import { failureText } from '../../../ui/form/form-failure.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => call('GET /api/user/sessions', { signal }),
  // Another device may have come or gone since the last look.
  staleTime: 0,
});

/** Ends one session by its id, or with 'others' every session but this one. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: { id: string } | 'others') =>
      which === 'others'
        ? call('DELETE /api/user/sessions')
        : call('DELETE /api/user/sessions/:id', { params: { id: which.id } }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(failureText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
