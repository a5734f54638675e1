import type { Memory } from '@sirenade/contract/stories';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import type { MemoryChange } from './memory.state.ts';

/** The siren's memory of one's own chat. */
export const memoryQuery = (storyId: number) =>
  queryOptions({
    queryKey: ['stories', 'memory', storyId],
    queryFn: ({ signal }) => call('GET /api/story/:id/memory', { params: { id: storyId }, signal }),
    // The summary moves on by itself as the chat goes on.
    staleTime: 0,
  });

function send(storyId: number, change: MemoryChange): Promise<Memory> {
  const params = { id: storyId };
  switch (change.type) {
    case 'summary':
      return call('PATCH /api/story/:id/memory', { params, body: { summary: change.summary } });
    case 'add': {
      const compose = change.composeId === undefined ? {} : { compose_id: change.composeId };
      return call('POST /api/story/:id/memory/facts', { params, body: { text: change.text, ...compose } });
    }
    case 'edit': {
      const fact = { ...params, fact: change.id };
      return call('PUT /api/story/:id/memory/facts/:fact', { params: fact, body: { text: change.text } });
    }
    case 'remove':
      return call('DELETE /api/story/:id/memory/facts/:fact', { params: { ...params, fact: change.id } });
  }
}

/** Sends changes of the memory, one after the other. */
export function useChangeMemory(storyId: number) {
  const client = useQueryClient();
  const { queryKey } = memoryQuery(storyId);
  return useMutation({
    scope: { id: queryKey.join() },
    mutationFn: (change: MemoryChange) => send(storyId, change),
    onSuccess: async (memory) => {
      // An answer from before the change would undo it on the screen.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, memory);
    },
    // Another tab may have changed it too.
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}
