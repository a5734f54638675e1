import { expect, test } from 'vitest';
import { fakeServer } from '../../../../test/fake-server.ts';
import { aReply, aStory } from '../../../../test/stories.ts';
import { storyApi } from './story-api.ts';

const body = {
  user_input: 'Hi',
  response_size: 'medium',
  generate_audio: false,
  generate_images: false,
  edited: false,
  lewdness_level: 'natural',
} as const;

async function collect(events: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const event of events) all.push(event);
  return all;
}

const options = (onUnreadable = () => {}) => ({ signal: new AbortController().signal, onUnreadable });

test('a first message, the next one, the way back, the stop and the chat itself go where they belong [A25] [A26]', async () => {
  const events = aReply('Hello you.');
  const server = fakeServer({
    'POST /api/story': { events },
    'POST /api/story/5': { events },
    'GET /api/story/5/stream': { events: events.slice(1) },
    'GET /api/story/5': { body: aStory() },
    'POST /api/story/5/stop': {},
  });
  expect(await collect(storyApi.send({ storyId: null, body }, 'k1', options()))).toEqual(events);
  expect(await collect(storyApi.send({ storyId: 5, body }, 'k2', options()))).toEqual(events);
  expect(await collect(storyApi.attach(5, 1, { ...options(), reply: 'r1' }))).toEqual(events.slice(1));
  expect(await storyApi.load(5)).toEqual(aStory());
  await storyApi.stop(5);
  expect(server.addresses()).toEqual([
    'POST /api/story?media=url',
    'POST /api/story/5?media=url',
    'GET /api/story/5/stream?after=1&reply=r1&media=url',
    'GET /api/story/5?media=url',
    'POST /api/story/5/stop',
  ]);
  expect(server.calls[0]?.body).toEqual(body);
});

test('where nothing is being written there are no events', async () => {
  fakeServer({ 'GET /api/story/5/stream': { events: [] } });
  expect(await collect(storyApi.attach(5, 0, { ...options(), reply: null }))).toEqual([]);
});

test('a line that is no JSON is told of, and the others come [X5]', async () => {
  const lines = ['{"seq":1,"chunk":"a"}', 'oops', '{"seq":3,"chunk":"b"}'].map((line) => `${line}\n\n`).join('');
  const events = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(lines));
      controller.close();
    },
  });
  fakeServer({ 'POST /api/story': { events } });
  let unreadable = 0;
  const received = await collect(
    storyApi.send(
      { storyId: null, body },
      'k',
      options(() => unreadable++),
    ),
  );
  expect(received).toEqual([
    { seq: 1, chunk: 'a' },
    { seq: 3, chunk: 'b' },
  ]);
  expect(unreadable).toBe(1);
});
