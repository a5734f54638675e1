import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatScene } from '../../../../test/chat-scene.ts';
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

test('a message without a network waits as not sent, goes out by itself, and is not lost where it is stopped [T6]', async () => {
  const stored = aStory({ composes: [aCompose({ id: 12, user_input: 'Hi', ai_response: 'Yes' })] });
  const lines = [['break'], aReply('Yes', { position: 0 }), ['break'], aReply('Yes', { position: 1 })];
  const { chat, now, server, environment, callbacks, texts } = chatScene(lines, { load: { load: () => stored } });
  const sent = () => server.calls.filter((call) => call.startsWith('send'));
  environment.online = false;
  chat.send('Hi');
  await pass(60_000);
  expect(now()).toMatchObject({ phase: 'sending', isLost: true, unsent: 'Hi', failure: null });
  environment.online = true;
  environment.wake();
  await pass(1_000);
  expect(now()).toMatchObject({ phase: 'idle', isLost: false, unsent: null });
  expect(texts()).toEqual([['Hi', 'Yes']]);
  expect(sent()[0]).toBe(sent()[1]);

  environment.online = false;
  chat.send('Later');
  await pass(1_000);
  chat.stop();
  expect(now()).toMatchObject({ phase: 'idle', isLost: false, unsent: null, failure: null });
  expect(texts()).toEqual([['Hi', 'Yes']]);
  expect(callbacks.onGiveBack.mock.calls).toEqual([['Later', null]]);
  environment.online = true;
  environment.wake();
  await pass(1_000);
  expect(sent()).toHaveLength(3);
  chat.send('Later');
  await pass(1_000);
  // It may have arrived: the same text is sent with the same idempotency key.
  expect(sent()[3]).toBe(sent()[2]);
});

test('what the reader has stopped before its first word is no fault', async () => {
  const text = 'The answer was stopped before its first word. Nothing was charged.';
  const { chat, now, callbacks } = chatScene([numbered([{ story_id: 5 }, { error: text, code: 'reply_stopped' }])]);
  chat.send('Hi');
  await pass();
  expect(now().failure).toEqual({ text, note: null, canRetry: false, kind: 'info' });
  expect(callbacks.onGiveBack.mock.calls).toEqual([['Hi', null]]);
});

test('an answer of which nothing was kept is no chat that was had', async () => {
  const stoppedCompose = aCompose({ id: 12, user_input: 'Hi', ai_response: '', state: 'stopped' });
  const { chat, now, callbacks } = chatScene([[...aReply('Hello').slice(0, 2), 'break'], ['close']], {
    load: { load: () => aStory({ composes: [stoppedCompose] }) },
  });
  chat.send('Hi');
  await pass(2_000);
  expect(now()).toMatchObject({ phase: 'idle', composes: [stoppedCompose] });
  expect(callbacks.onEnd).not.toHaveBeenCalled();
});
