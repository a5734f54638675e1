import { expect, test, vi } from 'vitest';
import { fakeAudio } from '../../test/fake-audio.ts';
import { onSound, playSound, soundState, stopSound } from './play-audio.ts';

test('a sound loads, plays and ends, and listeners hear of each step', async () => {
  const sounds = fakeAudio();
  const states: string[] = [];
  const unsubscribe = onSound(() => states.push(soundState('/a.mp3')));
  const { ended } = playSound('/a.mp3');
  expect(sounds[0]?.isPaused).toBe(false);
  sounds[0]?.onplaying?.();
  sounds[0]?.onended?.();
  expect(await ended).toBe('ended');
  expect(states).toEqual(['loading', 'playing', 'silent']);
  unsubscribe();
  playSound('/a.mp3').stop();
  expect(states).toHaveLength(3);
});

test('the next sound stops the last one, whose late news changes nothing', async () => {
  const sounds = fakeAudio();
  const first = playSound('/a.mp3');
  const second = playSound('/b.mp3');
  expect(await first.ended).toBe('stopped');
  expect(sounds[0]?.isPaused).toBe(true);
  sounds[0]?.onended?.();
  first.stop();
  expect(soundState('/a.mp3')).toBe('silent');
  expect(soundState('/b.mp3')).toBe('loading');
  stopSound();
  expect(await second.ended).toBe('stopped');
  expect(soundState('/b.mp3')).toBe('silent');
});

test('what cannot be loaded or played has failed', async () => {
  const sounds = fakeAudio();
  const broken = playSound('/a.mp3');
  sounds[0]?.onerror?.();
  expect(await broken.ended).toBe('failed');

  vi.stubGlobal(
    'Audio',
    class {
      play = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      pause() {}
      removeAttribute() {}
      load() {}
    },
  );
  expect(await playSound('/a.mp3').ended).toBe('failed');
  expect(soundState('/a.mp3')).toBe('silent');
});
