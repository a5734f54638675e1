import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { onQueryFailure } from '../features/session/session.queries.ts';
import { ApiFailure } from '../lib/api.ts';

/** Fetched data stays fresh for two minutes [K26]; requests that the server refused are not retried. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (failure, query) => onQueryFailure(client, failure, query.queryKey) }),
    mutationCache: new MutationCache({ onError: (failure) => onQueryFailure(client, failure, []) }),
    defaultOptions: {
      queries: {
        staleTime: 2 * 60 * 1000,
        retry: (count, failure) =>
          count < 2 && !(failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500),
        networkMode: 'always',
      },
      // A form sent without a network must fail with a sentence, not wait in silence.
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
