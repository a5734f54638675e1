import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiFailure, call } from '../../../lib/api.ts';
import { useSession } from '../../session/use-session.ts';

export const profileQuery = (username: string) =>
  queryOptions({
    queryKey: ['profile', username],
    queryFn: ({ signal }) => call('GET /api/user/:username', { params: { username }, signal }),
    // A 404 means that there is no such user; a retry would not change it.
    retry: (failures, error) => !(error instanceof ApiFailure && error.status === 404) && failures < 1,
  });

export interface ProfileChange {
  bio?: string;
  avatar?: string | null;
  mail_opt_out?: boolean;
}

/** Saves a change of the own account and shows it everywhere at once. */
export function useUpdateAccount() {
  const client = useQueryClient();
  const { signIn } = useSession();
  return useMutation({
    mutationFn: (body: ProfileChange) => call('PATCH /api/user', { body }),
    onSuccess: (user) => {
      signIn(user);
      // The address may spell the name in other case than the account does.
      return client.invalidateQueries({ queryKey: ['profile'] });
    },
  });
}
