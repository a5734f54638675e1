import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeLoudspeaker } from '../../../../test/fake-loudspeaker.ts';
import { aCompose } from '../../../../test/stories.ts';
import { createSpeechPlayer } from './speech.effects.ts';
import { usePlayAll } from './use-play-all.ts';

test('what is said while it is written rests and goes on by the button for all of it [S34]', async () => {
  const speaker = fakeLoudspeaker();
  const player = createSpeechPlayer();
  const composes = [aCompose({ id: 1, audio_url: '/media/1.mp3' }), aCompose({ id: 2, audio_url: null })];
  const { result } = renderHook(() => usePlayAll(player, composes, 1));
  const live = player.speak(1);
  // Nothing is playing yet that could be paused.
  expect(result.current.isSounding).toBe(false);
  await act(async () => live.add(btoa('sound')));
  const [element] = speaker.elements;
  await act(async () => element?.onplaying?.());
  expect(result.current).toMatchObject({ isSounding: true, isSpeaking: true });
  await act(async () => result.current.toggle());
  expect([element?.paused, result.current.isSounding]).toEqual([true, false]);
  await act(async () => result.current.toggle());
  expect([element?.paused, result.current.isSounding]).toEqual([false, true]);
  expect(speaker.elements.some(({ src }) => src === '/media/1.mp3')).toBe(false);
});
