import type { Compose } from '@sirenade/contract/stories';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** The last compose, as far as the suggestions depend on it. */
export type LastExchange = Pick<Compose, 'id' | 'alternate' | 'user_input' | 'ai_response'>;

export interface SuggestionsInput {
  sirenId: number;
  /** Null before the first message. */
  storyId: number | null;
  last: LastExchange | null;
}

const MAX_SUGGESTIONS = 3;

/** An edited or redone answer has the same id: its length tells it from the one before. */
function turnOf(last: LastExchange | null): string {
  if (!last) return 'first';
  const { shown, count } = last.alternate;
  return [last.id, shown, count, last.user_input.length, last.ai_response.length].join('.');
}

/** Suggestions for the next message: the first three [K14], cached until the next reply. */
export const suggestionsQuery = ({ sirenId, storyId, last }: SuggestionsInput) =>
  queryOptions({
    queryKey: ['stories', 'suggestions', sirenId, storyId, turnOf(last)],
    queryFn: async ({ signal }) => {
      const body = { siren_id: sirenId };
      const found =
        storyId === null
          ? await call('POST /api/story/suggestion', { body, signal })
          : await call('POST /api/story/suggestion/:id', { params: { id: storyId }, body, signal });
      const suggestions = found.filter((text) => text.trim() !== '').slice(0, MAX_SUGGESTIONS);
      if (suggestions.length === 0) throw new Error('The server had nothing to suggest.');
      return suggestions;
    },
    // Nothing waits for them: a failed request is not repeated until the next reply.
    retry: false,
    retryOnMount: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
