import type { ReplyEvent, ReplyHappening } from '@sirenade/contract/reply-stream';
import type { Compose, Story } from '@sirenade/contract/stories';

/** One compose without speech or picture; tests override what they are about. */
export function aCompose(changes: Partial<Compose> = {}): Compose {
  return {
    id: 11,
    user_input: 'Is the light on?',
    ai_response: 'It is. *She nods.* Come in.',
    audio_url: null,
    audio_words: [],
    audio_seconds: null,
    image_url: null,
    image: null,
    created_at: '2025-11-03T21:14:00.000Z',
    alternate: { shown: 0, count: 1 },
    state: 'whole',
    ...changes,
  };
}

/** A chat of the viewer's own. */
export function aStory(changes: Partial<Story> = {}): Story {
  return {
    id: 5,
    siren_id: 41,
    siren: { id: 41, name: 'Isla', cover_url: null },
    composes: [aCompose()],
    info: {
      user_id: 7,
      post_id: null,
      tags: ['evening'],
      first_compose: 'Is the light on?',
      user: { username: 'marina', avatar: null },
    },
    mine: true,
    closed: null,
    ...changes,
  };
}

/** Events as the server numbers them. */
export const numbered = (happenings: ReplyHappening[]): ReplyEvent[] =>
  happenings.map((happening, place) => ({ ...happening, seq: place + 1 }) as ReplyEvent);

/** A whole reply in text alone. */
export function aReply(text: string, { storyId = 5, composeId = 12, position = 1 } = {}): ReplyEvent[] {
  const words = text.split(/\s+/).length;
  return numbered([
    { story_id: storyId },
    ...text.split(/(?<= )/).map((chunk) => ({ chunk })),
    { end: { compose_id: composeId, position, words, images: 0, audio_url: null, stopped: false } },
  ]);
}
