import type { Story } from '@sirenade/contract/stories';
import { expect } from 'vitest';
import {
  addAnswer,
  appendCompose,
  findLastCompose,
  type NewAnswer,
} from '../src/features/stories/library/composes.store.ts';
import { insertStory, touchStory } from '../src/features/stories/library/stories.store.ts';
import type { ComposeRow, StoryOwner } from '../src/features/stories/stories.tables.ts';
import { visitorCookie, visitorIdOf } from '../src/platform/http/visitor-cookie.ts';
import { newToken } from '../src/platform/security/tokens.ts';
import { rowsOf } from './account-steps.ts';
import { idOf } from './media-steps.ts';
import type { TestApp, Visitor } from './test-app.ts';

/** A message and the answers to it, the last of which is shown. */
export type ComposeInput = [message: string, ...answers: (string | (Partial<NewAnswer> & { text: string }))[]];

export const GREETING: ComposeInput = ['Good evening.', 'Come in, the kettle is on.'];

/** Adds messages and their answers to a story; the composes they made. */
export async function say(house: TestApp, storyId: number, inputs: ComposeInput[]): Promise<ComposeRow[]> {
  const { db } = house.parts.database;
  const composes: ComposeRow[] = [];
  for (const [message, ...answers] of inputs) {
    const last = await findLastCompose(db, storyId);
    const compose = await appendCompose(db, storyId, last, message, house.clock.now());
    for (const each of answers) {
      const answer = typeof each === 'string' ? { text: each } : each;
      await addAnswer(db, compose.id, { createdAt: house.clock.now(), ...answer });
    }
    composes.push(compose);
  }
  await touchStory(db, storyId, house.clock.now());
  return composes;
}

/** Begins a story; each one is a second newer than the one before. */
export async function beginStory(
  house: TestApp,
  owner: StoryOwner,
  sirenId: number,
  inputs: ComposeInput[] = [GREETING],
): Promise<number> {
  house.clock.move(1000);
  const { db } = house.parts.database;
  const story = await insertStory(db, { owner, sirenId, sirenName: 'Isla', tags: ['sea'] }, house.clock.now());
  await say(house, story.id, inputs);
  return story.id;
}

/** A user as the owner of stories. */
export async function ownerNamed(house: TestApp, username: string): Promise<StoryOwner> {
  return { user: await idOf(house, username) };
}

/** Somebody without an account who is known by a cookie. */
export function makeKnownVisitor(house: TestApp, address?: string): { visitor: Visitor; owner: { visitor: string } } {
  const token = newToken();
  const visitor = house.visitor(address);
  visitor.visitorCookie = `${visitorCookie(house.config.publicUrl).name}=${token}`;
  return { visitor, owner: { visitor: visitorIdOf(token) } };
}

/** A story as somebody reads it. */
export async function readStory(reader: Visitor, id: number, query = '?media=url'): Promise<Story> {
  const answer = await reader.ask('GET', `/api/story/${id}${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** Puts an answer on its way, as a process that writes one does. */
export async function startReply(
  house: TestApp,
  storyId: number,
  reply: { composeId: number; kind: 'next' | 'redo' | 'edit'; userInput?: string },
): Promise<string> {
  const id = `reply-${storyId}`;
  await rowsOf(
    house,
    `INSERT INTO replies (id, story_id, compose_id, state, kind, user_input, hold_key, heartbeat_at, created_at)
     VALUES ($1, $2, $3, 'running', $4, $5, $1, $6, $6)`,
    [id, storyId, reply.composeId, reply.kind, reply.userInput ?? '', house.clock.now()],
  );
  return id;
}
