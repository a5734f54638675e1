import type { ReplyHappening } from '@sirenade/contract/reply-stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatScene, gate } from '../../../../test/chat-scene.ts';
import { aCompose, aReply, aStory, numbered } from '../../../../test/stories.ts';
import { stopSound } from '../../../lib/play-audio.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stopSound();
  vi.useRealTimers();
});

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const audio = btoa('sound');
const end = { compose_id: 12, position: 0, words: 3, images: 1, audio_url: null, stopped: false };
const withEnd = (happenings: ReplyHappening[], changes = {}) =>
  numbered([...happenings, { end: { ...end, ...changes } }]);

test('a message is there at once, the answer as it comes, and then it is idle again [T6] [V8]', async () => {
  const more = gate<unknown>();
  const reply = withEnd([{ story_id: 5 }, { chunk: 'Hello ' }, { tags: ['sea'] }, { chunk: 'you.' }]);
  const { chat, now, texts, callbacks, phases, server } = chatScene([
    [...reply.slice(0, 3), more.promise, ...reply.slice(4)],
  ]);
  expect(now().phase).toBe('idle');
  expect(chat.send('  Good evening.  ')).toBe(true);
  expect(now().phase).toBe('sending');
  expect(texts()).toEqual([['Good evening.', '']]);
  expect(now().composes[0]?.state).toBe('writing');
  await pass();
  expect(now().phase).toBe('streaming');
  expect(callbacks.onStory.mock.calls).toEqual([[5]]);
  expect(now()).toMatchObject({ storyId: 5, tags: ['sea'], live: { index: 0 } });
  expect(texts()).toEqual([['Good evening.', 'Hello ']]);
  expect(chat.send('Too early')).toBe(false);
  expect(chat.redo()).toBe(false);
  more.open(reply[3]);
  await pass();
  expect(now().phase).toBe('revealing');
  expect(chat.send('Too early')).toBe(false);
  await pass(1_000);
  expect(now()).toMatchObject({ phase: 'idle', live: null, failure: null });
  expect(now().composes[0]).toMatchObject({ id: 12, state: 'whole', ai_response: 'Hello you.' });
  expect(phases).toEqual(['sending', 'streaming', 'revealing', 'idle']);
  expect(callbacks.onEnd.mock.calls).toEqual([[{ ...end }, true]]);
  expect(server.requests).toEqual([
    {
      storyId: null,
      body: {
        user_input: 'Good evening.',
        siren_id: 41,
        response_size: 'medium',
        generate_audio: false,
        generate_images: false,
        edited: false,
        lewdness_level: 'natural',
      },
    },
  ]);
  expect(callbacks.onGiveBack).not.toHaveBeenCalled();
});

test('snapshots are new when something changed, and the same when nothing did', async () => {
  const { chat, now } = chatScene([aReply('Hello')]);
  const before = now();
  expect(now()).toBe(before);
  const copy = structuredClone(before);
  chat.send('Hi');
  await pass(2_000);
  expect(now()).not.toBe(before);
  expect(before).toEqual(copy);
});

test('the text is shown bit by bit beside the snapshot, and a click shows all of it [T6]', async () => {
  const { chat, now } = chatScene([withEnd([{ chunk: 'A long answer that takes its time.' }])]);
  const listener = vi.fn();
  chat.send('Hi');
  await pass(100);
  chat.subscribe(listener);
  await pass(500);
  expect(chat.reveal.getSnapshot()).toEqual({ index: 0, shown: 12 });
  expect(listener).not.toHaveBeenCalled();
  chat.showAll();
  expect(now().phase).toBe('idle');
});

test('who wants stillness never waits for the text', async () => {
  const { chat, now, phases } = chatScene([withEnd([{ chunk: 'A long answer.' }])], { prefersReducedMotion: true });
  chat.send('Hi');
  await pass();
  expect(now().phase).toBe('idle');
  expect(phases).not.toContain('revealing');
});

test('an empty message, one that is too long and one past the free quota stay where they are [V8] [V12]', () => {
  const { chat, callbacks, server } = chatScene([]);
  expect(chat.send('  \n ')).toBe(false);
  expect(chat.send('a'.repeat(10_001))).toBe(false);
  expect(callbacks.notify.mock.calls).toEqual([
    ['info', 'Please enter a message.'],
    ['error', 'A message has at most 10,000 characters.'],
  ]);
  const past = chatScene([], { barrier: 'Please log in to chat.' });
  expect(past.chat.send('Hi')).toBe(false);
  expect(past.callbacks.notify.mock.calls).toEqual([['error', 'Please log in to chat.']]);
  expect(server.calls).toEqual([]);
});

test('an edit takes the place of a message and of all after it, a redo that of the last answer [T8]', async () => {
  const composes = [aCompose({ id: 1 }), aCompose({ id: 2 }), aCompose({ id: 3, alternate: { shown: 1, count: 2 } })];
  const { chat, server, texts, now } = chatScene([
    withEnd([{ chunk: 'Again' }], { compose_id: 3, position: 2 }),
    withEnd([{ chunk: 'Other' }], { compose_id: 9, position: 1 }),
  ]);
  chat.load(aStory({ composes }));
  expect(chat.redo()).toBe(true);
  await pass(1_000);
  expect(now().composes[2]).toMatchObject({ ai_response: 'Again', alternate: { shown: 2, count: 3 } });
  expect(chat.edit(1, 'In other words')).toBe(true);
  expect(texts()).toHaveLength(2);
  await pass(1_000);
  expect(texts()[1]).toEqual(['In other words', 'Other']);
  expect(now().composes).toHaveLength(2);
  expect(now().composes[1]?.alternate).toEqual({ shown: 0, count: 1 });
  expect(server.requests).toMatchObject([
    { storyId: 5, body: { user_input: 'Is the light on?', edited: true, compose_index: 2 } },
    { storyId: 5, body: { user_input: 'In other words', edited: true, compose_index: 1 } },
  ]);
});

test('an answer without words is said to be one [X5]', async () => {
  const { chat, now } = chatScene([withEnd([{ chunk: ' ' }])]);
  chat.send('Hi');
  await pass(1_000);
  expect(now().composes[0]?.ai_response).toBe('Unable to generate a response.');
});

test('an event that cannot be read is warned of, and the rest is there [X5]', async () => {
  const reply = withEnd([{ chunk: 'Hello ' }, { chunk: 'you.' }]);
  const { chat, texts, callbacks } = chatScene([[reply[0], 'garbage', ...reply.slice(1)]]);
  chat.send('Hi');
  await pass(1_000);
  expect(callbacks.notify.mock.calls).toEqual([['warning', 'Something unexpected happened']]);
  expect(texts()).toEqual([['Hi', 'Hello you.']]);
});

test('what will not come is said, and the rest goes on', async () => {
  const missing = { missing: 'audio', message: 'No speech right now. It is not charged.' } as const;
  const { chat, callbacks, now } = chatScene([withEnd([{ chunk: 'Hello you.' }, missing])], { audio: true });
  chat.send('Hi');
  await pass(1_000);
  expect(callbacks.notify.mock.calls).toEqual([['warning', missing.message]]);
  expect(now().phase).toBe('idle');
});

test('speech is heard as it arrives, and the text keeps step with it [T6]', async () => {
  const last = gate<unknown>();
  const part = {
    audio,
    seconds: 2,
    words: [
      { word: 'Hello', start: 0, end: 1 },
      { word: 'you.', start: 1, end: 2 },
    ],
  };
  const reply = withEnd([{ chunk: 'Hello you.' }, part], { audio_url: '/a.mp3' });
  const { chat, speaker, now } = chatScene([[...reply.slice(0, 2), last.promise]], { audio: true });
  chat.send('Hi');
  await pass();
  // The two elements were opened by the tap, and one of them plays now.
  expect(speaker.playing()).toBe('blob:3');
  speaker.sound();
  await pass(50);
  expect(chat.reveal.getSnapshot().shown).toBe(5);
  last.open(reply[2]);
  await pass(5_000);
  expect(now().phase).toBe('revealing');
  speaker.end();
  await pass();
  expect(now().phase).toBe('idle');
  expect(now().composes[0]).toMatchObject({
    audio_url: '/a.mp3',
    audio_seconds: 2,
    audio_words: [{ word: 'Hello' }, { word: 'you.', start: 1 }],
  });
  expect(speaker.openUrls()).toEqual([]);
});

test('where speech was requested and none came, the text is typed all the same [K19]', async () => {
  const { chat, now } = chatScene([withEnd([{ chunk: '*She only smiles at you.*' }])], { audio: true });
  chat.send('Hi');
  await pass(500);
  expect(now().phase).toBe('revealing');
  expect(chat.reveal.getSnapshot().shown).toBeLessThan(12);
  await pass(2_000);
  expect(now().phase).toBe('idle');
});

test('a message that is played ends when it is answered anew, another one is heard to its end [T6] [T8]', async () => {
  const silent = [...aReply('So').slice(0, 2), 'silence'];
  const { chat, player, speaker } = chatScene([silent]);
  chat.load(aStory());
  void player.replay(0, '/a.mp3');
  chat.redo();
  expect(speaker.playing()).toBe(null);
  chat.load(aStory({ id: 6 }));
  void player.replay(0, '/a.mp3');
  chat.send('Hi');
  expect(speaker.playing()).toBe('/a.mp3');
  chat.close();
});

test('a stop ends the answer on the server and the sound here, also when it comes early', async () => {
  const first = gate<unknown>();
  const last = gate<unknown>();
  const reply = withEnd([{ story_id: 5 }, { chunk: 'Hello' }], { stopped: true });
  const { chat, server, now } = chatScene([[first.promise, reply[1], last.promise]]);
  chat.send('Hi');
  await pass();
  chat.stop();
  await pass();
  expect(server.calls.filter((call) => call.startsWith('stop'))).toEqual([]);
  first.open(reply[0]);
  await pass();
  chat.stop();
  expect(server.calls.filter((call) => call.startsWith('stop'))).toEqual(['stop 5']);
  last.open(reply[2]);
  await pass();
  expect(now()).toMatchObject({ phase: 'idle' });
  expect(now().composes[0]).toMatchObject({ ai_response: 'Hello', state: 'stopped' });
});

test('a stop that does not get through is said', async () => {
  const { chat, server, callbacks } = chatScene([[...aReply('Hello').slice(0, 2), 'silence']]);
  server.transport.stop = () => Promise.reject(new Error('We could not reach the server.'));
  chat.send('Hi');
  await pass();
  chat.stop();
  await pass();
  expect(callbacks.notify.mock.calls).toEqual([['error', 'We could not reach the server.']]);
});

test('another answer is put in the place of the one it stands beside', () => {
  const { chat, texts } = chatScene([]);
  chat.load(aStory({ composes: [aCompose({ id: 1 }), aCompose({ id: 2 })] }));
  chat.put(aCompose({ id: 2, ai_response: 'The other one.' }));
  expect(texts()[1]?.[1]).toBe('The other one.');
});

test('who leaves asks for nothing more and hears nothing more', async () => {
  const { chat, server, speaker } = chatScene([[...aReply('Hello').slice(0, 2), 'silence']], { audio: true });
  chat.send('Hi');
  await pass();
  chat.close();
  await pass(60_000);
  expect(server.calls).toHaveLength(1);
  expect(server.open()).toBe(0);
  expect(speaker.playing()).toBe(null);
  expect(vi.getTimerCount()).toBe(0);
});
