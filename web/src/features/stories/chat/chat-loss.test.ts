import type { ReplyHappening } from '@sirenade/contract/reply-stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatScene, gate } from '../../../../test/chat-scene.ts';
import { aCompose, aReply, aStory, numbered } from '../../../../test/stories.ts';
import { ApiFailure, type FailureCode } from '../../../lib/api.ts';
import { stopSound } from '../../../lib/play-audio.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stopSound();
  vi.useRealTimers();
});

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const writing = aCompose({ id: 12, user_input: 'Hi', ai_response: '', state: 'writing' });
const answered = aCompose({ id: 12, user_input: 'Hi', ai_response: 'Hello you. Stay a while.' });
const charged = 'Nothing was charged.';

test.each<[number, FailureCode, string, string]>([
  [406, 'refused', 'Refused.', 'Input considered harmful. Please try again.'],
  [403, 'unverified_chats_used', 'Please verify your email to chat.', 'Please verify your email to chat.'],
  [429, 'too_many_requests', 'Too many attempts.', 'Too many attempts.'],
  [500, 'internal', 'Boom', 'Something went wrong. Please try again later.'],
  [503, 'busy', 'Too many people.', 'Something went wrong. Please try again later.'],
])(
  'a refusal with %i is said in its words, costs nothing, and the message goes back [X5]',
  async (status, code, sentence, text) => {
    const { chat, now, texts, callbacks } = chatScene([
      [new ApiFailure(sentence, status, code)],
      aReply('Yes', { position: 0 }),
    ]);
    chat.send('Hi');
    await pass();
    expect(now()).toMatchObject({ phase: 'failed', failure: { text, note: charged, canRetry: false }, live: null });
    expect(texts()).toEqual([]);
    expect(callbacks.onGiveBack.mock.calls).toEqual([['Hi', null]]);
    expect(callbacks.onRefused.mock.calls).toEqual([[code]]);
    expect(chat.send('Once more')).toBe(true);
    expect(now().failure).toBe(null);
    await pass(1_000);
    expect(now().phase).toBe('idle');
  },
);

test.each<FailureCode>(['out_of_words', 'out_of_images'])('%s opens its prompt and is no error [X5]', async (code) => {
  const { chat, now, callbacks } = chatScene([[new ApiFailure('There is none left.', 402, code)]]);
  chat.send('Hi');
  await pass();
  expect(now()).toMatchObject({ phase: 'idle', failure: null });
  expect(callbacks.onOutOfCredits.mock.calls).toEqual([[code]]);
  expect(callbacks.onGiveBack.mock.calls).toEqual([['Hi', null]]);
});

test('an edit that is refused leaves the chat as it was, and its words with who wrote them [T8]', async () => {
  const composes = [aCompose({ id: 1 }), aCompose({ id: 2 })];
  const { chat, now, callbacks } = chatScene([[new ApiFailure('Refused.', 406, 'refused')]]);
  chat.load(aStory({ composes }));
  chat.edit(0, 'Other words');
  expect(now().composes).toHaveLength(1);
  await pass();
  expect(now().composes).toEqual(composes);
  expect(callbacks.onGiveBack.mock.calls).toEqual([['Other words', 0]]);
});

test('an error in the middle is said as it is, and what came of the answer is cleared [X5]', async () => {
  const failing = numbered([
    { story_id: 5 },
    { chunk: 'Hel' },
    { error: 'She could not go on. Nothing was charged.', code: 'unavailable' },
  ]);
  const { chat, now, texts, callbacks, player } = chatScene([failing], { audio: true });
  chat.send('Hi');
  await pass();
  const failure = { text: 'She could not go on. Nothing was charged.', note: null, canRetry: false };
  expect(now()).toMatchObject({ phase: 'failed', failure });
  expect(texts()).toEqual([]);
  expect(callbacks.onGiveBack.mock.calls).toEqual([['Hi', null]]);
  expect(player.getSnapshot().state).toBe('silent');
  expect(callbacks.onEnd).not.toHaveBeenCalled();
});

test('a message that never got there goes back, and once more it is sent under its first key [X5]', async () => {
  const { chat, now, callbacks, server, texts } = chatScene([
    ['break'],
    ['break'],
    ['break'],
    aReply('Yes', { position: 0 }),
  ]);
  chat.send('Hi');
  await pass(10_000);
  expect(now().failure).toEqual({ text: 'Failed to send', note: null, canRetry: false, kind: 'fault' });
  expect(callbacks.onGiveBack.mock.calls).toEqual([['Hi', null]]);
  chat.send('Hi');
  await pass(1_000);
  expect(new Set(server.calls.filter((call) => call.startsWith('send'))).size).toBe(1);
  expect(texts()).toEqual([['Hi', 'Yes']]);
  chat.send('Hi');
  expect(new Set(server.calls.filter((call) => call.startsWith('send'))).size).toBe(2);
});

test('a broken line is taken up without a word lost, twice or out of step [T6]', async () => {
  const part = (word: string) => ({ audio: btoa(word), seconds: 1, words: [{ word, start: 0, end: 1 }] });
  const happenings: ReplyHappening[] = [
    { story_id: 5 },
    { chunk: 'Hello. ' },
    part('Hello.'),
    { chunk: 'Stay.' },
    part('Stay.'),
    { end: { compose_id: 12, position: 0, words: 2, images: 0, audio_url: '/a.mp3', stopped: false } },
  ];
  const reply = numbered(happenings);
  const load = {
    load: () => aStory({ composes: [aCompose({ id: 12, user_input: 'Hi', ai_response: 'Hello. Stay.' })] }),
  };
  for (let cut = 1; cut < reply.length; cut++) {
    const { chat, now, texts, speaker, phases } = chatScene([[...reply.slice(0, cut), 'break'], reply], {
      audio: true,
      load,
    });
    chat.send('Hi');
    await pass(100);
    expect(now().isLost).toBe(true);
    await pass(1_000);
    expect(now().isLost).toBe(false);
    expect(texts()).toEqual([['Hi', 'Hello. Stay.']]);
    for (let piece = 0; piece < 2; piece++) {
      speaker.sound();
      await pass(100);
      speaker.end();
      await pass(100);
    }
    expect(speaker.started.slice(2)).toEqual(['blob:3', 'blob:4']);
    expect(now().phase).toBe('idle');
    expect(phases.filter((phase) => phase === 'failed')).toEqual([]);
    chat.close();
    vi.restoreAllMocks();
  }
});

test('what came over several lines counts as it is stored', async () => {
  const reply = aReply('Hello you.', { position: 0 });
  const { chat, texts, server } = chatScene([[...reply.slice(0, 2), 'break'], reply], {
    load: { load: () => aStory({ composes: [answered] }) },
  });
  chat.send('Hi');
  await pass(3_000);
  expect(server.calls.at(-1)).toBe('load 5');
  expect(texts()).toEqual([['Hi', 'Hello you. Stay a while.']]);
});

test('two silences say that it took too long; what came stays, and can be taken up again [X5] [K17]', async () => {
  const reply = aReply('Hello you.', { position: 0 });
  const { chat, now, texts, server } = chatScene([[...reply.slice(0, 2), 'silence'], ['silence'], reply], {
    load: { load: () => aStory({ composes: [aCompose({ id: 12, user_input: 'Hi', ai_response: 'Hello you.' })] }) },
  });
  chat.send('Hi');
  await pass(21_000);
  expect(now()).toMatchObject({
    phase: 'failed',
    failure: { text: 'Chat took too long. Please try again.', note: null, canRetry: true },
  });
  expect(texts()).toEqual([['Hi', 'Hello ']]);
  chat.retry();
  expect(now()).toMatchObject({ phase: 'streaming', failure: null });
  await pass(1_000);
  expect(server.calls.slice(1, 3)).toEqual(['attach 5 after 2', 'attach 5 after 2']);
  expect(texts()).toEqual([['Hi', 'Hello you.']]);
  expect(now().phase).toBe('idle');
});

test('an answer that was given up is looked for again when the network or the reader returns, and is heard on', async () => {
  const part = (seconds: number) => ({ audio: btoa('a'), seconds, words: [] });
  const reply = numbered([
    { story_id: 5 },
    { chunk: 'Hello you. Stay a while.' },
    part(1),
    part(2),
    { end: { compose_id: 12, position: 0, words: 2, images: 0, audio_url: '/a.mp3', stopped: false } },
  ]);
  const { chat, now, environment, speaker } = chatScene([[...reply.slice(0, 3), 'silence'], ['silence'], reply], {
    audio: true,
    load: { load: () => aStory({ composes: [answered] }) },
  });
  chat.send('Hi');
  await pass(5_000);
  speaker.sound();
  speaker.end();
  await pass(20_000);
  expect(now().phase).toBe('failed');
  expect(speaker.playing()).toBe(null);
  environment.wake();
  await pass();
  expect(speaker.started.slice(2)).toEqual(['blob:3', 'blob:4']);
  expect(now()).toMatchObject({ phase: 'idle', failure: null });
  environment.wake();
  expect(now().phase).toBe('idle');
});

test('a failure stays to be read when the chat is looked at anew', async () => {
  const { chat, now } = chatScene([[new ApiFailure('Refused.', 406, 'refused')]], { load: { load: () => aStory() } });
  chat.load(aStory());
  chat.send('Hi');
  await pass();
  await chat.attachIfRunning();
  expect(now().failure?.text).toBe('Input considered harmful. Please try again.');
  chat.load(aStory({ id: 6 }));
  expect(now().failure).toBe(null);
});

test('a stream that stays broken has failed [X5]', async () => {
  const broken = Array.from({ length: 8 }, () => ['break']);
  const { chat, now } = chatScene([[...aReply('Hello').slice(0, 2), 'break'], ...broken]);
  chat.send('Hi');
  await pass(60_000);
  expect(now().failure).toMatchObject({ text: 'Failed to stream the message', note: null, canRetry: true });
});

test('an answer that ended while the phone slept is there, with the speech that was not heard [T6]', async () => {
  const part = {
    audio: btoa('a'),
    seconds: 2,
    words: [
      { word: 'Hello', start: 0, end: 1 },
      { word: 'you.', start: 1, end: 2 },
    ],
  };
  const receivedEvents = numbered([{ story_id: 5 }, { chunk: 'Hello you. ' }, part]);
  const words = ['Hello', 'you.', 'Stay', 'a', 'while.'].map((word, n) => ({ word, start: n, end: n + 1 }));
  const stored = { ...answered, audio_url: '/whole.mp3', audio_seconds: 5, audio_words: words };
  const { chat, now, texts, speaker, callbacks } = chatScene([[...receivedEvents, 'break'], ['close']], {
    audio: true,
    load: { load: () => aStory({ composes: [stored] }) },
  });
  chat.send('Hi');
  await pass(1_000);
  expect(texts()).toEqual([['Hi', 'Hello you. Stay a while.']]);
  expect(callbacks.onEnd.mock.calls).toEqual([[null, true]]);
  speaker.sound();
  speaker.end();
  expect(speaker.playing()).toBe('/whole.mp3');
  expect(speaker.at()).toBe(2);
  speaker.sound();
  speaker.to(3.5);
  await pass(100);
  expect(chat.reveal.getSnapshot().shown).toBe('Hello you. Stay a'.length);
  speaker.end();
  await pass();
  expect(now().phase).toBe('idle');
});

test('an answer that came to nothing while nobody listened gives the message back, and cost nothing', async () => {
  const { chat, now, texts, callbacks } = chatScene([[...aReply('Hello').slice(0, 2), 'break'], ['close']], {
    load: { load: () => aStory({ composes: [] }) },
  });
  chat.send('Hi');
  await pass(1_000);
  expect(now().failure).toMatchObject({ text: 'Failed to stream the message', note: charged, canRetry: false });
  expect(texts()).toEqual([]);
  expect(callbacks.onGiveBack.mock.calls).toEqual([['Hi', null]]);
});

test('a redo that came to nothing while nobody listened leaves the answer before it', async () => {
  const composes = [aCompose({ id: 12 })];
  const { chat, now } = chatScene([[...numbered([{ chunk: 'Other' }]), 'break'], ['close']], {
    load: { load: () => aStory({ composes }) },
  });
  chat.load(aStory({ composes }));
  chat.redo();
  await pass(2_000);
  expect(now().failure?.text).toBe('Failed to stream the message');
  expect(now().composes).toEqual(composes);
});

test('an answer that is said to be written and is not to be heard is looked for again', async () => {
  const reply = aReply('Hello', { position: 0 });
  const stories = [aStory({ composes: [writing] }), aStory({ composes: [answered] })];
  const { chat, server, texts, now } = chatScene([[...reply.slice(0, 2), 'break'], ['close'], ['close']], {
    load: { load: () => stories.shift() ?? aStory() },
  });
  chat.send('Hi');
  await pass(600);
  expect(now()).toMatchObject({ phase: 'streaming', isLost: true });
  await pass(5_000);
  expect(server.calls.slice(1)).toEqual(['attach 5 after 2', 'load 5', 'attach 5 after 2', 'load 5']);
  expect(texts()).toEqual([['Hi', 'Hello you. Stay a while.']]);
});

test('a second tab, or a reload, joins an answer that is being written, without speaking over it [T6]', async () => {
  const part = { audio: btoa('a'), seconds: 1, words: [] };
  const last = gate<unknown>();
  const reply = numbered([
    { chunk: 'Hello ' },
    part,
    { chunk: 'you. Stay a while.' },
    { end: { compose_id: 12, position: 0, words: 2, images: 0, audio_url: null, stopped: false } },
  ]);
  const { chat, now, texts, server, speaker, callbacks } = chatScene([[...reply.slice(0, 2), last.promise, reply[3]]], {
    audio: true,
    load: { load: () => aStory({ composes: [answered] }) },
  });
  chat.load(aStory({ composes: [writing] }));
  await pass();
  expect(server.calls).toEqual(['attach 5 after 0']);
  expect(now()).toMatchObject({ phase: 'streaming', storyId: 5 });
  // The part of the reply that was there before is not typed out.
  expect(chat.reveal.getSnapshot().index).toBe(null);
  expect(speaker.started).toEqual([]);
  chat.listen();
  expect(speaker.started).toHaveLength(3);
  last.open(reply[2]);
  await pass();
  expect(now().phase).toBe('idle');
  expect(texts()).toEqual([['Hi', 'Hello you. Stay a while.']]);
  expect(callbacks.onEnd.mock.calls).toEqual([[expect.objectContaining({ words: 2 }), false]]);
});

test('who asks finds an answer that another tab has begun, or the chat as it is by now', async () => {
  const stories = [aStory({ composes: [answered] }), aStory({ composes: [answered, { ...writing, id: 13 }] })];
  const { chat, server, now } = chatScene([[...numbered([{ chunk: 'So ' }]), 'silence']], {
    load: { load: () => stories.shift() ?? aStory() },
  });
  await chat.attachIfRunning();
  expect(server.calls).toEqual([]);
  chat.load(aStory({ composes: [] }));
  await chat.attachIfRunning();
  expect(now()).toMatchObject({ phase: 'idle', composes: [answered] });
  await chat.attachIfRunning();
  await pass();
  expect(now()).toMatchObject({ phase: 'streaming', live: { index: 1 } });
  await chat.attachIfRunning();
  expect(server.calls).toEqual(['load 5', 'load 5', 'attach 5 after 0']);
  chat.close();
});

test('a chat of somebody else is read, not joined', async () => {
  const { chat, server } = chatScene([]);
  chat.load(aStory({ composes: [writing], mine: false }));
  await pass();
  expect(server.calls).toEqual([]);
});

test('where another tab was faster that is said, its answer is shown, and the message is kept [X5]', async () => {
  const running = new ApiFailure('She is still answering.', 409, 'reply_running');
  const { chat, now, callbacks } = chatScene([[running], [...numbered([{ chunk: 'To the other' }]), 'silence']], {
    load: { load: () => aStory({ composes: [aCompose({ state: 'writing', ai_response: '' })] }) },
  });
  chat.load(aStory({ composes: [] }));
  chat.send('Hi');
  await pass();
  expect(callbacks.onGiveBack.mock.calls).toEqual([['Hi', null]]);
  expect(now()).toMatchObject({ phase: 'streaming', failure: { text: 'She is still answering.' } });
  expect(now().composes[0]?.ai_response).toBe('To the other');
  chat.close();
});

test('the chat that is on is not overwritten by what was stored of it before; another chat takes its place', async () => {
  const { chat, now, server, texts } = chatScene([[...aReply('Hello you.').slice(0, 2), 'silence']]);
  chat.load(aStory({ composes: [] }));
  chat.send('Hi');
  await pass();
  chat.load(aStory({ composes: [] }));
  expect(texts()).toEqual([['Hi', 'Hello ']]);
  chat.load(aStory({ id: 6 }));
  expect(now()).toMatchObject({ phase: 'idle', storyId: 6, live: null });
  await pass();
  expect(server.open()).toBe(0);
  chat.load(null);
  expect(now()).toMatchObject({ phase: 'idle', storyId: null, composes: [], tags: [] });
});
