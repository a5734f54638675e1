import { emptyReply, foldReply, type ReplyEvent, type ReplySoFar } from '@sirenade/contract/reply-stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeLoudspeaker } from '../../../../test/fake-loudspeaker.ts';
import { playSound, stopSound } from '../../../lib/play-audio.ts';
import { createRevealClock } from './reveal-clock.ts';
import { createSpeechPlayer } from './speech.effects.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stopSound();
  vi.useRealTimers();
});

const end = { compose_id: 1, position: 0, words: 0, images: 0, audio_url: null, stopped: false };
const audio = (...words: string[]) => ({
  audio: btoa('sound'),
  seconds: words.length,
  words: words.map((word, n) => ({ word, start: n, end: n + 0.5 })),
});

function setUp({ prefersReducedMotion = false } = {}) {
  const speaker = fakeLoudspeaker();
  const player = createSpeechPlayer();
  const done = vi.fn();
  const clock = createRevealClock(player, () => prefersReducedMotion, done);
  let reply: ReplySoFar = emptyReply;
  const receive = (happening: object) => {
    reply = foldReply(reply, { ...happening, seq: reply.seq + 1 } as ReplyEvent);
    clock.update(reply);
  };
  const revealedText = () => {
    const now = clock.getSnapshot();
    return now.index === null ? reply.text : reply.text.slice(0, now.shown);
  };
  return { speaker, player, done, clock, receive, revealedText };
}

const pass = (ms: number) => vi.advanceTimersByTime(ms);

test('without speech the text is typed, one character each 0.05 seconds, and waits for more of it [T6] [K19]', () => {
  const { clock, receive, revealedText, done } = setUp();
  const listener = vi.fn();
  clock.subscribe(listener);
  clock.begin(4, { awaitsSpeech: false, isAll: false });
  receive({ chunk: 'Hello' });
  pass(150);
  expect(revealedText()).toBe('Hel');
  expect(clock.getSnapshot()).toEqual({ index: 4, shown: 3 });
  pass(5_000);
  expect(revealedText()).toBe('Hello');
  receive({ chunk: ' there' });
  pass(100);
  expect(revealedText()).toBe('Hello t');
  receive({ end });
  expect(done).not.toHaveBeenCalled();
  pass(200);
  expect(done).toHaveBeenCalledOnce();
  expect(clock.getSnapshot().index).toBe(null);
  expect(vi.getTimerCount()).toBe(0);
  expect(listener).toHaveBeenCalledTimes(13);
});

test('with speech the text keeps step with it, and is there to the end when the speech is [T6]', async () => {
  const { clock, receive, revealedText, done, player, speaker } = setUp();
  clock.begin(0, { awaitsSpeech: true, isAll: false });
  const speech = player.speak(0);
  receive({ chunk: 'Come here. Now go.' });
  pass(1_000);
  expect(revealedText()).toBe('');
  const first = audio('Come', 'here.');
  receive(first);
  speech.add(first.audio);
  speaker.sound();
  pass(50);
  expect(revealedText()).toBe('Come');
  speaker.to(1.2);
  pass(50);
  expect(revealedText()).toBe('Come here.');
  speaker.end();
  // The next piece is not there yet: the text waits for it.
  pass(1_000);
  expect(revealedText()).toBe('Come here.');
  const second = audio('Now', 'go.');
  receive(second);
  speech.add(second.audio);
  speech.close();
  receive({ end });
  speaker.sound();
  pass(50);
  expect(revealedText()).toBe('Come here. Now');
  speaker.end();
  expect(await speech.over).toBe('ended');
  clock.speechEnded();
  expect(done).toHaveBeenCalledOnce();
});

test('speech that does not come holds the text up for three seconds, and no longer', () => {
  const { clock, receive, revealedText, player } = setUp();
  clock.begin(0, { awaitsSpeech: true, isAll: false });
  player.speak(0);
  pass(60_000);
  receive({ chunk: 'Come here.' });
  pass(2_900);
  expect(revealedText()).toBe('');
  pass(300);
  expect(revealedText()).not.toBe('');
});

test('when the speech will not come the text is typed at once', () => {
  const { clock, receive, revealedText } = setUp();
  clock.begin(0, { awaitsSpeech: true, isAll: false });
  receive({ chunk: 'Come here.' });
  pass(500);
  expect(revealedText()).toBe('');
  receive({ missing: 'audio', message: 'No speech.' });
  pass(200);
  expect(revealedText()).toBe('Come');
});

test.each(['pause', 'stop'] as const)('after a %s the text goes on without the speech', (way) => {
  const { clock, receive, revealedText, player, speaker } = setUp();
  clock.begin(0, { awaitsSpeech: true, isAll: false });
  const speech = player.speak(0);
  receive({ chunk: 'Come here.' });
  const audioEvent = audio('Come', 'here.');
  receive(audioEvent);
  speech.add(audioEvent.audio);
  speaker.sound();
  pass(50);
  player[way]();
  pass(100);
  expect(revealedText()).toBe('Come h');
});

test('where the browser keeps the speech back the text goes on', async () => {
  const { clock, receive, revealedText, player, speaker } = setUp();
  speaker.allow(false);
  clock.begin(0, { awaitsSpeech: true, isAll: false });
  const audioEvent = audio('Come', 'here.');
  receive({ chunk: 'Come here.' });
  receive(audioEvent);
  player.speak(0).add(audioEvent.audio);
  await vi.advanceTimersByTimeAsync(0);
  expect(player.getSnapshot().state).toBe('blocked');
  pass(100);
  expect(revealedText()).toBe('Co');
});

test('it waits while another sound is still on, however long that is [T6]', () => {
  const { clock, receive, revealedText, speaker } = setUp();
  playSound('/intro.mp3');
  clock.begin(0, { awaitsSpeech: false, isAll: false });
  receive({ chunk: 'Come here.' });
  pass(20_000);
  expect(revealedText()).toBe('');
  speaker.end();
  pass(100);
  expect(revealedText()).toBe('Co');
});

test('a click shows all of it, and what follows as it comes [T6]', () => {
  const { clock, receive, revealedText, done } = setUp();
  clock.begin(0, { awaitsSpeech: true, isAll: false });
  receive({ chunk: 'Come here.' });
  clock.showAll();
  expect(revealedText()).toBe('Come here.');
  receive({ chunk: ' Now.' });
  expect(revealedText()).toBe('Come here. Now.');
  receive({ end });
  expect(done).toHaveBeenCalledOnce();
  receive({ chunk: 'late' });
  clock.showAll();
  expect(done).toHaveBeenCalledOnce();
});

test('who wants stillness sees all of it at once [T6]', () => {
  const { clock, receive, revealedText, done } = setUp({ prefersReducedMotion: true });
  clock.begin(0, { awaitsSpeech: true, isAll: false });
  receive({ chunk: 'Come here.' });
  expect(revealedText()).toBe('Come here.');
  receive({ end });
  expect(done).toHaveBeenCalledOnce();
});

test('what is cleared says nothing more', () => {
  const { clock, receive, done } = setUp();
  clock.begin(0, { awaitsSpeech: false, isAll: false });
  receive({ chunk: 'Come here.' });
  clock.clear();
  receive({ end });
  pass(5_000);
  expect(done).not.toHaveBeenCalled();
  expect(clock.getSnapshot()).toEqual({ index: null, shown: 0 });
});
