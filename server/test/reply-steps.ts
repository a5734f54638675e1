import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emptyReply, foldReply, type ReplyEvent, type ReplySoFar } from '@sirenade/contract/reply-stream';
import { expect } from 'vitest';
import type { Environment } from '../src/config.ts';
import { rowsOf } from './account-steps.ts';
import { type FakePainter, makeFakePainter } from './fake-painter.ts';
import { type FakeSpeaker, makeFakeSpeaker } from './fake-voices.ts';
import { type FakeReplies, makeFakeReplies } from './fake-writer.ts';
import { readEvents } from './read-events.ts';
import { makeMember, makeSiren, settleIntros } from './siren-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from './test-app.ts';
import type { PartChanges } from './test-parts.ts';

/** An app that listens, with engines that a test controls, and a siren to talk to. */
export interface ReplyHouse extends TestApp {
  origin: string;
  writer: FakeReplies;
  speaker: FakeSpeaker;
  painter: FakePainter;
  sirenId: number;
}

export async function makeReplyHouse(env: Environment = {}, changes: PartChanges = {}): Promise<ReplyHouse> {
  const [writer, speaker, painter] = [makeFakeReplies(), makeFakeSpeaker(), makeFakePainter()];
  const providers = { text: writer, speech: speaker, image: painter, ...changes.providers };
  const house = await makeTestApp(env, { ...changes, providers });
  await house.app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(house.app.server.address() as AddressInfo).port}`;
  return { ...house, origin, writer, speaker, painter, sirenId: 0 };
}

/** Before each test: nothing is written any more, engines do as usual, and there is a siren. */
export async function resetHouse(house: ReplyHouse): Promise<void> {
  const { writer, speaker, painter } = house;
  await house.parts.background.finishAll(0);
  await settleReplies(house);
  const { pieces, finish, isGenerator, tags } = makeFakeReplies();
  Object.assign(writer, { pieces, finish, isGenerator, tags });
  Object.assign(speaker, { before: () => {}, pieces: [1.2] });
  painter.before = () => {};
  if (house.sirenId !== 0) return;
  const maker = await makeMember(house, 'Maker');
  house.sirenId = await makeSiren(maker, { private: false, appearance: 'red hair, green coat' });
  await settleIntros(house);
}

/** A verified user with the words and images of the trial. */
export function makeReader(house: ReplyHouse, name: string): Promise<Visitor> {
  return house.signUp(name, { verified: true });
}

interface Sending {
  key?: string;
  signal?: AbortSignal;
}

/** Sends a message over a real connection, which can be left. */
export function send(
  house: ReplyHouse,
  user: Visitor,
  path: string,
  body: Record<string, unknown>,
  { key, signal }: Sending = {},
): Promise<Response> {
  house.clock.move(1);
  return fetch(`${house.origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: user.cookie ?? '',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
}

/** Comes back to a reply. */
export function attach(
  house: ReplyHouse,
  user: Visitor,
  storyId: number,
  after = 0,
  reply?: string | null,
): Promise<Response> {
  const named = reply ? `&reply=${reply}` : '';
  return fetch(`${house.origin}/api/story/${storyId}/stream?after=${after}&media=url${named}`, {
    headers: { cookie: user.cookie ?? '' },
  });
}

/** The events of an answer that streams. */
export async function* eventsOf(answer: Response): AsyncGenerator<ReplyEvent, undefined> {
  expect(answer.status).toBe(200);
  for await (const event of readEvents(answer)) yield event as unknown as ReplyEvent;
}

export interface ReceivedReply extends ReplySoFar {
  events: ReplyEvent[];
}

/** Everything that comes, folded. */
export async function readReply(events: AsyncIterable<ReplyEvent>): Promise<ReceivedReply> {
  const all: ReplyEvent[] = [];
  for await (const event of events) all.push(event);
  return { ...all.reduce(foldReply, emptyReply), events: all };
}

/** Begins a story with the app's siren and reads the whole answer. */
export async function begin(
  house: ReplyHouse,
  user: Visitor,
  body: Record<string, unknown> = {},
): Promise<ReceivedReply> {
  const input = { user_input: 'Hello, who are you?', siren_id: house.sirenId, ...body };
  return readReply(eventsOf(await send(house, user, '/api/story?media=url', input)));
}

/** Sends a message in a story and reads the whole answer. */
export async function goOn(
  house: ReplyHouse,
  user: Visitor,
  storyId: number,
  body: Record<string, unknown>,
): Promise<ReceivedReply> {
  return readReply(eventsOf(await send(house, user, `/api/story/${storyId}?media=url`, body)));
}

/** The id of a story that has begun. */
export function idIn({ storyId }: ReceivedReply): number {
  if (storyId === null) throw new Error('No story has begun.');
  return storyId;
}

/** Waits until the connection of the next request is closed: its client has left, or has the whole answer. */
export function untilLeft(house: TestApp): Promise<void> {
  return new Promise((resolve) => {
    house.app.server.once('request', (_request, response: ServerResponse) => response.once('close', resolve));
  });
}

/** Waits until the writer of a story's reply has looked so often, from now on, whether it should go on. */
export async function heartbeats(house: TestApp, storyId: number, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    house.clock.move(1);
    const since = house.clock.now();
    const found = () =>
      rowsOf(house, 'SELECT 1 FROM replies WHERE story_id = $1 AND heartbeat_at >= $2', [storyId, since]);
    await expect.poll(found).toHaveLength(1);
  }
}

/** Open reservations of credits. */
export const openHolds = (house: TestApp) => rowsOf(house, `SELECT key FROM credit_holds WHERE state = 'open'`);

/** Replies by their state. */
export const replyStates = async (house: TestApp, storyId: number) =>
  (await rowsOf(house, 'SELECT state FROM replies WHERE story_id = $1 ORDER BY created_at', [storyId])).map(
    ({ state }) => state,
  );

/** Waits until nothing is written any more. */
export async function settleReplies(house: TestApp): Promise<void> {
  const running = async () => (await rowsOf(house, `SELECT 1 FROM replies WHERE state = 'running'`)).length;
  await expect.poll(running, { interval: 20, message: 'replies that are still written' }).toBe(0);
}
