import { expect } from 'vitest';
import { rowsOf } from './account-steps.ts';
import { idOf, keepAudio, keepImage } from './media-steps.ts';
import { beginStory, type ComposeInput, GREETING, ownerNamed } from './story-steps.ts';
import type { TestApp, Visitor } from './test-app.ts';

/** Posts a chat as its owner does; the id of the post. */
export async function sharePost(
  author: Visitor,
  storyId: number,
  input: Record<string, unknown> = {},
): Promise<number> {
  const answer = await author.ask('POST', '/api/post', { story_id: storyId, ...input });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}

/** A chat of somebody's and its post. */
export async function postChat(
  house: TestApp,
  author: { visitor: Visitor; username: string },
  sirenId: number,
  { composes = [GREETING], ...input }: { composes?: ComposeInput[] } & Record<string, unknown> = {},
): Promise<{ storyId: number; postId: number }> {
  const storyId = await beginStory(house, await ownerNamed(house, author.username), sirenId, composes);
  return { storyId, postId: await sharePost(author.visitor, storyId, input) };
}

/** The composes of a chat whose only answer has audio and a picture, and the ids of both. */
export async function composesWithMedia(
  house: TestApp,
  username: string,
): Promise<{ composes: ComposeInput[]; mediaIds: string[] }> {
  const userId = await idOf(house, username);
  const audio = await keepAudio(house, 2, userId);
  const image = await keepImage(house, '#224466', { userId });
  const audioWords = [{ word: 'Come', start: 0, end: 0.4 }];
  return {
    composes: [['Good evening.', { text: 'Come in.', audioId: audio.id, audioWords, imageId: image.id }]],
    mediaIds: [audio.id, image.id],
  };
}

/** The row of a post. */
export async function postRow(house: TestApp, id: number): Promise<Record<string, unknown>> {
  const [row] = await rowsOf(house, 'SELECT * FROM posts WHERE id = $1', [id]);
  if (!row) throw new Error(`There is no post ${id}.`);
  return row;
}

/** Sounds and pictures that something once had and nothing has any more. */
export const orphans = (house: TestApp) =>
  rowsOf(
    house,
    `SELECT id FROM media WHERE loose_since IS NULL
     AND NOT EXISTS (SELECT 1 FROM answers WHERE media.id IN (audio_id, image_id))
     AND NOT EXISTS (SELECT 1 FROM shared_composes WHERE media.id IN (audio_id, image_id))
     AND NOT EXISTS (SELECT 1 FROM siren_images WHERE media_id = media.id)
     AND NOT EXISTS (SELECT 1 FROM siren_intros WHERE audio_id = media.id)`,
  );
