import type { Memory, StoryCard } from '@sirenade/contract/stories';

/** A chat as in the list of recent ones; tests override what they are about. */
export function aStoryCard(changes: Partial<StoryCard> = {}): StoryCard {
  return {
    id: 5,
    siren: { id: 41, name: 'Isla', cover_url: '/media/b/card.webp' },
    first_compose: 'Good evening.',
    updated_at: '2026-02-03T21:14:00.000Z',
    post_id: null,
    ...changes,
  };
}

/** A memory with a summary and two facts, one of them from a message. */
export function aMemory(changes: Partial<Memory> = {}): Memory {
  return {
    summary: 'They met at the pier and talked about the storm.',
    summarised: 24,
    facts: [
      { id: 1, text: 'I repair boats.', compose_id: null },
      { id: 2, text: 'My sister lives in Bergen.', compose_id: 9 },
    ],
    ...changes,
  };
}
