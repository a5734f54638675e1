import type { Story } from '@sirenade/contract/stories';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatScene, gate } from '../../../../test/chat-scene.ts';
import { aCompose, aReply, aStory, numbered } from '../../../../test/stories.ts';
import { ApiFailure } from '../../../lib/api.ts';
import { stopSound } from '../../../lib/play-audio.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stopSound();
  vi.useRealTimers();
});

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const conflict = new ApiFailure('This was changed in the meantime.', 409, 'conflict');
const notFound = new ApiFailure('Nothing was found here.', 404, 'not_found');
const [one, two, three] = ['One', 'Two', 'Three'].map((user_input, n) => aCompose({ id: n + 1, user_input })) as [
  ReturnType<typeof aCompose>,
  ReturnType<typeof aCompose>,
  ReturnType<typeof aCompose>,
];
const storyOf = (...composes: Story['composes']) => aStory({ composes });
const elsewhere = 'This chat has gone on elsewhere. Here it is as it is now; nothing was sent.';

test('a message tells what its writer has seen, an edit and a redo which exchange they are about', async () => {
  const { chat, server } = chatScene([
    aReply('Yes', { composeId: 3, position: 2 }),
    aReply('Again', { composeId: 3, position: 2 }),
    aReply('Other', { composeId: 9, position: 1 }),
  ]);
  chat.load(storyOf(one, two));
  chat.send('Three');
  await pass(1_000);
  chat.redo();
  await pass(1_000);
  chat.edit(1, 'Deux');
  await pass(1_000);
  const bodies = server.requests.map((request) => (request as { body: object }).body);
  expect(bodies).toMatchObject([
    { user_input: 'Three', edited: false, last_compose_id: 2 },
    { user_input: 'Three', edited: true, compose_index: 2, compose_id: 3, last_compose_id: 3 },
    { user_input: 'Deux', edited: true, compose_index: 1, compose_id: 2, last_compose_id: 3 },
  ]);
  expect(bodies[0]).not.toHaveProperty('compose_id');
});

test('where the chat went on in another window it is shown as it is, and the message goes back [X5]', async () => {
  const { chat, now, texts, callbacks } = chatScene([[conflict]], { load: { load: () => storyOf(one, two) } });
  chat.load(storyOf(one));
  chat.send('Three');
  await pass();
  expect(texts().map(([message]) => message)).toEqual(['One', 'Two']);
  expect(now()).toMatchObject({ phase: 'failed', failure: { text: elsewhere, kind: 'info', note: null } });
  expect(callbacks.onGiveBack.mock.calls).toEqual([['Three', null]]);
});

test('an edit that came too late goes back to its exchange, and to the field where that is gone', async () => {
  const stories = [storyOf(one, two, three), storyOf(two)];
  const { chat, callbacks } = chatScene([[conflict], [conflict]], {
    load: { load: () => stories.shift() ?? aStory() },
  });
  chat.load(storyOf(one, two));
  chat.edit(1, 'Deux');
  await pass();
  expect(callbacks.onGiveBack.mock.calls).toEqual([['Deux', 1]]);
  chat.edit(0, 'Un');
  await pass();
  expect(callbacks.onGiveBack.mock.calls.at(-1)).toEqual(['Un', null]);
});

test('an answer that stands elsewhere than it is shown brings the chat as it is stored', async () => {
  const { chat, texts, server } = chatScene([aReply('Yes', { composeId: 3, position: 2 })], {
    load: { load: () => storyOf(one, two, three) },
  });
  chat.load(storyOf(one));
  chat.send('Three');
  await pass(1_000);
  expect(server.calls.at(-1)).toBe('load 5');
  expect(texts().map(([message]) => message)).toEqual(['One', 'Two', 'Three']);
});

test('other tabs hear of a message as soon as it is taken, and of another answer', async () => {
  const { chat, callbacks } = chatScene([aReply('Yes', { position: 0 }), [conflict]], {
    load: { load: () => aStory() },
  });
  chat.send('Hi');
  expect(callbacks.onChanged).not.toHaveBeenCalled();
  await pass(1_000);
  expect(callbacks.onChanged.mock.calls).toEqual([[5]]);
  chat.put({ ...one, id: 12 });
  expect(callbacks.onChanged).toHaveBeenCalledTimes(2);
  chat.send('Refused');
  await pass(1_000);
  expect(callbacks.onChanged).toHaveBeenCalledTimes(2);
});

test('a look at the chat keeps what is the same, and never takes the place of what is newer', async () => {
  const late = gate<Story>();
  const { chat, now } = chatScene([], { load: { load: () => storyOf(one, three) } });
  chat.load(storyOf(one, two));
  const before = now().composes;
  await chat.attachIfRunning();
  expect(now().composes[0]).toBe(before[0]);
  expect(now().composes[1]?.user_input).toBe('Three');
  const other = chatScene([]);
  other.server.transport.load = () => late.promise;
  other.chat.load(storyOf(one));
  const looking = other.chat.attachIfRunning();
  other.chat.put({ ...one, ai_response: 'The other answer.' });
  late.open(storyOf(one));
  await looking;
  expect(other.texts()).toEqual([['One', 'The other answer.']]);
});

test('that an answer is in the way is said until it has ended', async () => {
  const running = new ApiFailure('She is still answering.', 409, 'reply_running');
  const last = gate<unknown>();
  const reply = numbered([
    { chunk: 'To the other' },
    { end: { compose_id: 2, position: 1, words: 3, images: 0, audio_url: null, stopped: false } },
  ]);
  const writing = { ...two, ai_response: '', state: 'writing' as const };
  const stories = [storyOf(one, writing), storyOf(one, two)];
  const { chat, now } = chatScene([[running], [reply[0], last.promise]], {
    load: { load: () => stories.shift() ?? storyOf(one, two) },
  });
  chat.load(storyOf(one));
  chat.send('Hi');
  await pass();
  expect(now()).toMatchObject({ phase: 'streaming', failure: { kind: 'running' } });
  last.open(reply[1]);
  await pass(1_000);
  expect(now()).toMatchObject({ phase: 'idle', failure: null });
});

test('an answer in the way that has ended by the time one looks is not spoken of', async () => {
  const running = new ApiFailure('She is still answering.', 409, 'reply_running');
  const { chat, now, callbacks } = chatScene([[running]], { load: { load: () => storyOf(one, two) } });
  chat.load(storyOf(one));
  chat.send('Hi');
  await pass();
  expect(now()).toMatchObject({ phase: 'idle', failure: null, composes: [one, two] });
  expect(callbacks.onGiveBack.mock.calls).toEqual([['Hi', null]]);
});

test('a chat that was deleted elsewhere is gone, with what was to be said in it [X6]', async () => {
  const send = chatScene([[notFound]]);
  send.chat.load(storyOf(one));
  send.chat.send('Hi');
  await pass();
  expect(send.callbacks.onGone.mock.calls).toEqual([['Hi']]);
  expect(send.now().failure).toBe(null);
  expect(send.callbacks.onGiveBack).not.toHaveBeenCalled();
  const redo = chatScene([[notFound]]);
  redo.chat.load(storyOf(one));
  redo.chat.redo();
  await pass();
  expect(redo.callbacks.onGone.mock.calls).toEqual([[null]]);
  const look = chatScene([]);
  look.chat.load(storyOf(one));
  await look.chat.attachIfRunning();
  expect(look.callbacks.onGone.mock.calls).toEqual([[null]]);
  const lost = chatScene([[...aReply('Hello').slice(0, 2), 'break'], [notFound]]);
  lost.chat.load(storyOf(one));
  lost.chat.send('Hi');
  await pass(1_000);
  expect(lost.callbacks.onGone.mock.calls).toEqual([['Hi']]);
});

test('a siren who is not found is no chat that is gone', async () => {
  const { chat, callbacks, now } = chatScene([[notFound]]);
  chat.send('Hi');
  await pass();
  expect(callbacks.onGone).not.toHaveBeenCalled();
  expect(now().failure?.text).toBe('Nothing was found here.');
});
