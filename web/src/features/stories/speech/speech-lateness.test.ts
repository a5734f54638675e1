import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeLoudspeaker } from '../../../../test/fake-loudspeaker.ts';
import { aCompose } from '../../../../test/stories.ts';
import { stopSound } from '../../../lib/play-audio.ts';
import { createSpeechPlayer } from './speech.effects.ts';
import { useSpokenPosition } from './use-spoken-position.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stopSound();
  vi.useRealTimers();
});

const STEP_MS = 5;
const LONGEST_MS = 2_000;

/** How many milliseconds pass until a condition is true; all timers of the product use the same fake clock. */
async function lateness(condition: () => boolean): Promise<number> {
  for (let late = 0; late < LONGEST_MS; late += STEP_MS) {
    await act(() => vi.advanceTimersByTimeAsync(0));
    if (condition()) return late;
    await act(() => vi.advanceTimersByTimeAsync(STEP_MS));
  }
  return LONGEST_MS;
}

test('a reply that waits for another sound is begun at most 100 ms after it has ended [K18] [T6]', async () => {
  const speaker = fakeLoudspeaker();
  const player = createSpeechPlayer();
  void player.replay(0, '/0.mp3');
  speaker.sound();
  const speech = player.speak(1);
  speech.add(btoa('some sound'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(speaker.playing()).toBe('/0.mp3');
  speaker.end();
  expect(await lateness(() => speaker.playing() === 'blob:1')).toBeLessThanOrEqual(100);
  expect(player.getSnapshot()).toEqual({ state: 'loading', index: 1, isAll: false });
});

test('while a message is read out, the page is at most 100 ms behind what is said [K18]', async () => {
  const speaker = fakeLoudspeaker();
  const player = createSpeechPlayer();
  const compose = aCompose({
    ai_response: 'One two three',
    audio_words: [
      { word: 'One', start: 0, end: 1 },
      { word: 'two', start: 1, end: 2 },
      { word: 'three', start: 2, end: 3 },
    ],
    audio_seconds: 3,
  });
  const { result } = renderHook(() => useSpokenPosition(player, 0, compose));
  void player.replay(0, '/0.mp3');
  await act(async () => speaker.sound());
  for (const [second, words] of [
    [0.5, 'One'],
    [1.5, 'One two'],
    [2.5, 'One two three'],
  ] as const) {
    speaker.to(second);
    expect(await lateness(() => result.current === words.length)).toBeLessThanOrEqual(100);
  }
});

test('when all is played, the next message is begun at most 250 ms after the one before it [K18]', async () => {
  const speaker = fakeLoudspeaker();
  const player = createSpeechPlayer();
  void player.playAll([0, 1, 2].map((index) => ({ index, url: `/${index}.mp3` })));
  for (const index of [0, 1]) {
    speaker.sound();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(speaker.playing()).toBe(`/${index}.mp3`);
    speaker.end();
    expect(await lateness(() => speaker.playing() === `/${index + 1}.mp3`)).toBeLessThanOrEqual(250);
    expect(player.getSnapshot()).toMatchObject({ index: index + 1, isAll: true });
  }
});
