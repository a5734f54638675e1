import { emptyReply, type ReplyEvent } from '@sirenade/contract/reply-stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { environmentOf, scriptedServer } from '../../../../test/scripted-replies.ts';
import { aCompose, aStory } from '../../../../test/stories.ts';
import { followToEnd } from './reply-outcome.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('when another answer to the same message is being written, it is heard from its beginning', async () => {
  const end = { compose_id: 9, position: 0, words: 0, images: 0, audio_url: null, stopped: false };
  const first: ReplyEvent[] = [
    { seq: 1, chunk: '', reply: 'r1' },
    { seq: 2, chunk: 'The first ' },
  ];
  const second: ReplyEvent[] = [
    { seq: 1, chunk: '', reply: 'r2' },
    { seq: 2, chunk: 'The second.' },
    { seq: 3, end },
  ];
  const writing = aStory({ composes: [aCompose({ state: 'writing' })] });
  const server = scriptedServer([[...first, 'break'], [], second], { load: () => writing });
  const received: string[] = [];
  const outcome = followToEnd({ storyId: 5, after: 0, reply: null }, emptyReply, {
    transport: server.transport,
    environment: environmentOf(),
    signal: new AbortController().signal,
    index: 0,
    onLink: () => {},
    onUnreadable: () => {},
    onEvent: ({ text }) => received.push(text),
  });
  await vi.runAllTimersAsync();
  expect(await outcome).toMatchObject({ how: 'received', reply: { id: 'r2', text: 'The second.', end } });
  expect(received.at(-1)).toBe('The second.');
  expect(server.calls).toEqual(['attach 5 after 0', 'attach 5 after 2 of r1', 'load 5', 'attach 5 after 0']);
});
