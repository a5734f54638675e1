import { expect, test, vi } from 'vitest';
import { fakeLoudspeaker } from '../../../../test/fake-loudspeaker.ts';
import { isSoundOn, playSound, soundState, stopSound } from '../../../lib/play-audio.ts';
import { createSpeechPlayer } from './speech.effects.ts';
import type { SpeechPlayer } from './speech-player.ts';

const piece = btoa('some sound');
const settled = () => new Promise((resolve) => setTimeout(resolve));
const stateOf = (player: SpeechPlayer) => player.getSnapshot().state;

test('pieces are played one after the other as they arrive, and their memory is given back [T6]', async () => {
  const speaker = fakeLoudspeaker();
  const player = createSpeechPlayer();
  const states: string[] = [];
  player.subscribe(() => states.push(stateOf(player)));
  const speech = player.speak(3);
  expect(stateOf(player)).toBe('waiting');
  speech.add(piece);
  speech.add(piece);
  expect(speaker.playing()).toBe('blob:1');
  speaker.sound();
  speaker.to(0.7);
  expect(player.playhead(3)).toEqual({ piece: 0, time: 0.7 });
  expect(player.playhead(2)).toBe(null);
  // The next one is loaded before this one ends.
  expect(speaker.elements.map(({ src }) => src)).toEqual(['blob:1', 'blob:2']);
  speaker.end();
  expect(speaker.playing()).toBe('blob:2');
  expect(player.playhead(3)).toEqual({ piece: 1, time: 0 });
  speaker.sound();
  speaker.end();
  expect(player.getSnapshot()).toEqual({ state: 'waiting', index: 3, isAll: false });
  expect(player.playhead(3)).toEqual({ piece: 2, time: 0 });
  speech.add(piece);
  expect(speaker.playing()).toBe('blob:3');
  speech.close();
  speaker.end();
  expect(await speech.over).toBe('ended');
  expect(player.getSnapshot()).toEqual({ state: 'silent', index: null, isAll: false });
  expect(states).toEqual(['waiting', 'loading', 'playing', 'loading', 'playing', 'waiting', 'loading', 'silent']);
  expect(speaker.openUrls()).toEqual([]);
  expect(speaker.elements).toHaveLength(2);
  expect(isSoundOn()).toBe(false);
});

test('a piece that is no sound, or cannot be played, is left out', async () => {
  const speaker = fakeLoudspeaker();
  const speech = createSpeechPlayer().speak(0);
  speech.add('not base64!');
  speech.add('');
  for (let n = 0; n < 3; n++) speech.add(piece);
  speech.close();
  speaker.fail();
  expect(speaker.playing()).toBe('blob:2');
  vi.spyOn(speaker.elements[0] as unknown as HTMLAudioElement, 'play').mockRejectedValueOnce(
    new DOMException('', 'NotSupportedError'),
  );
  speaker.end();
  expect(await speech.over).toBe('ended');
  expect(speaker.started).toEqual(['blob:1', 'blob:2']);
  expect(speaker.openUrls()).toEqual([]);
});

test('a new reply waits while another sound is on, whosever it is [T6]', async () => {
  const speaker = fakeLoudspeaker();
  const player = createSpeechPlayer();
  playSound('/intro.mp3');
  const speech = player.speak(0);
  speech.add(piece);
  expect(player.getSnapshot()).toEqual({ state: 'waiting', index: 0, isAll: false });
  expect(speaker.playing()).toBe('/intro.mp3');
  speaker.end();
  expect(speaker.playing()).toBe('blob:1');
  speech.close();

  const second = player.speak(1);
  second.add(piece);
  expect(player.getSnapshot().index).toBe(0);
  speaker.end();
  expect(await speech.over).toBe('ended');
  expect(player.getSnapshot().index).toBe(1);
  expect(speaker.playing()).toBe('blob:2');
  player.stop();
  expect(await second.over).toBe('stopped');
});

test('a reply without speech does not wait for its turn, and one whose reader stops everything never gets it', async () => {
  const speaker = fakeLoudspeaker();
  const player = createSpeechPlayer();
  playSound('/intro.mp3');
  const mute = player.speak(0);
  mute.close();
  expect(await mute.over).toBe('ended');
  const queued = player.speak(1);
  queued.add(piece);
  player.stop();
  expect(await queued.over).toBe('stopped');
  queued.add(piece);
  stopSound();
  expect(speaker.started).toEqual(['/intro.mp3']);
  expect(speaker.openUrls()).toEqual([]);
});

test('one that is not to be heard after all leaves the others alone', async () => {
  const speaker = fakeLoudspeaker();
  const player = createSpeechPlayer();
  const before = player.replay(0, '/a.mp3');
  const queued = player.speak(1);
  queued.add(piece);
  queued.cancel();
  expect(await queued.over).toBe('stopped');
  expect(speaker.playing()).toBe('/a.mp3');
  queued.cancel();
  speaker.end();
  expect(await before).toBe('ended');
  expect(stateOf(player)).toBe('silent');
  expect(speaker.openUrls()).toEqual([]);
});

test('another sound takes its turn, and what arrives late is not heard', async () => {
  const speaker = fakeLoudspeaker();
  const player = createSpeechPlayer();
  const speech = player.speak(0);
  speech.add(piece);
  speaker.sound();
  expect(soundState('message:0')).toBe('playing');
  playSound('/intro.mp3');
  expect(await speech.over).toBe('stopped');
  speech.add(piece);
  expect(speaker.playing()).toBe('/intro.mp3');
  expect(stateOf(player)).toBe('silent');
  expect(speaker.openUrls()).toEqual([]);
  stopSound();
});

test('it rests where it is, lets others be heard meanwhile, and goes on there', async () => {
  const speaker = fakeLoudspeaker();
  const player = createSpeechPlayer();
  const over = player.replay(2, '/a.mp3');
  speaker.sound();
  speaker.to(4);
  player.pause();
  expect(player.getSnapshot()).toEqual({ state: 'paused', index: 2, isAll: false });
  expect(speaker.playing()).toBe(null);
  const other = playSound('/intro.mp3');
  player.resume();
  expect(await other.ended).toBe('stopped');
  expect(player.playhead(2)).toEqual({ piece: 0, time: 4 });
  speaker.sound();
  expect(stateOf(player)).toBe('playing');
  speaker.end();
  expect(await over).toBe('ended');
});

test('a pause by the system is a pause, and pieces that arrive meanwhile wait', async () => {
  const speaker = fakeLoudspeaker();
  const player = createSpeechPlayer();
  const speech = player.speak(0);
  speech.add(piece);
  speaker.sound();
  speaker.elements.find(({ src }) => src === 'blob:1')?.pause();
  expect(stateOf(player)).toBe('paused');
  speech.add(piece);
  speech.close();
  expect(speaker.playing()).toBe(null);
  player.resume();
  expect(speaker.playing()).toBe('blob:1');
  speaker.end();
  speaker.end();
  expect(await speech.over).toBe('ended');
  expect(speaker.started.filter((src) => src === 'blob:2')).toHaveLength(1);
});

test('one that rests is dropped for a new reply', async () => {
  const speaker = fakeLoudspeaker();
  const player = createSpeechPlayer();
  const over = player.replay(2, '/a.mp3');
  player.pause();
  const speech = player.speak(3);
  expect(await over).toBe('stopped');
  speech.add(piece);
  expect(speaker.playing()).toBe('blob:1');
  player.stop();
});

test('where the browser refuses to start, a tap does, with nothing lost', async () => {
  const speaker = fakeLoudspeaker();
  const player = createSpeechPlayer();
  speaker.allow(false);
  const speech = player.speak(0);
  speech.add(piece);
  await settled();
  expect(player.getSnapshot()).toEqual({ state: 'blocked', index: 0, isAll: false });
  expect(isSoundOn()).toBe(false);
  speech.add(piece);
  speech.close();
  speaker.allow(true);
  player.resume();
  await settled();
  expect(speaker.playing()).toBe('blob:1');
  speaker.end();
  expect(speaker.playing()).toBe('blob:2');
  speaker.end();
  expect(await speech.over).toBe('ended');
  expect(speaker.openUrls()).toEqual([]);
});

test('a tap beforehand opens both elements, once, and leaves no sound behind', async () => {
  const speaker = fakeLoudspeaker();
  const player = createSpeechPlayer();
  player.unlock();
  player.unlock();
  await settled();
  expect(speaker.started).toEqual(['blob:1', 'blob:2']);
  expect(speaker.openUrls()).toEqual([]);
  expect(stateOf(player)).toBe('silent');
});

test('the rest of a reply that ended elsewhere is played from the stored speech', async () => {
  const speaker = fakeLoudspeaker();
  const player = createSpeechPlayer();
  const speech = player.speak(0);
  speech.add(piece);
  speech.addRest('/whole.mp3', 2.5);
  speech.close();
  speaker.end();
  expect(speaker.playing()).toBe('/whole.mp3');
  expect(speaker.at()).toBe(2.5);
  speaker.to(3.5);
  expect(player.playhead(0)).toEqual({ piece: 1, time: 1 });
  speaker.end();
  expect(await speech.over).toBe('ended');
});

test('all messages are played in a row, one that fails is left out, and one of them alone ends it', async () => {
  const speaker = fakeLoudspeaker();
  const player = createSpeechPlayer();
  const messages = [0, 2, 5].map((index) => ({ index, url: `/${index}.mp3` }));
  const all = player.playAll(messages);
  expect(player.getSnapshot()).toEqual({ state: 'loading', index: 0, isAll: true });
  speaker.fail();
  await settled();
  expect(player.getSnapshot().index).toBe(2);
  player.pause();
  expect(player.getSnapshot()).toEqual({ state: 'paused', index: 2, isAll: true });
  player.resume();
  speaker.end();
  await settled();
  speaker.end();
  expect(await all).toBe(true);
  expect(player.getSnapshot()).toEqual({ state: 'silent', index: null, isAll: false });
  expect(speaker.started).toContain('/5.mp3');

  const again = player.playAll(messages);
  const one = player.replay(5, '/5.mp3');
  expect(await again).toBe(true);
  expect(player.getSnapshot()).toEqual({ state: 'loading', index: 5, isAll: false });
  player.stop();
  expect(await one).toBe('stopped');
  expect(await player.playAll([])).toBe(false);
  const stopped = player.playAll(messages);
  player.stop();
  expect(await stopped).toBe(true);
  expect(stateOf(player)).toBe('silent');
});

test('a new reply is heard after the message that is on, not after all of them', async () => {
  const speaker = fakeLoudspeaker();
  const player = createSpeechPlayer();
  const all = player.playAll([0, 1].map((index) => ({ index, url: `/${index}.mp3` })));
  const speech = player.speak(2);
  speech.add(piece);
  speaker.end();
  await all;
  expect(speaker.playing()).toBe('blob:1');
  expect(speaker.started).not.toContain('/1.mp3');
  player.stop();
});

test('stored speech that cannot be loaded has failed', async () => {
  const speaker = fakeLoudspeaker();
  const over = createSpeechPlayer().replay(0, '/gone.mp3');
  speaker.fail();
  expect(await over).toBe('failed');
});
