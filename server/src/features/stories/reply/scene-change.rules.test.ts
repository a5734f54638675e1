import { expect, it } from 'vitest';
import { hasPicture, isSceneChanged } from './scene-change.rules.ts';

const kitchen = '*stirs the pot on the kitchen stove* Sit down.';

it('a scene changes with the place, the hour, the weather or the clothes', () => {
  expect(isSceneChanged(kitchen, '*leads you out into the garden behind the house*')).toBe(true);
  expect(isSceneChanged(kitchen, '*looks up as the rain begins to fall on the roof*')).toBe(true);
  expect(isSceneChanged(kitchen, '*comes back in a long red dress and turns once*')).toBe(true);
});

it('a scene stays the same where only talk goes on, or the same place is named by another word', () => {
  expect(isSceneChanged(kitchen, '*laughs and shakes her head at you* Not yet.')).toBe(false);
  expect(isSceneChanged(kitchen, '*wipes the oven and hums a song to herself*')).toBe(false);
  expect(isSceneChanged(kitchen, '*tastes the soup with a wooden spoon* I dreamt of the sea.')).toBe(false);
});

it('the first reply shows a new scene', () => {
  expect(isSceneChanged(null, 'Hello.')).toBe(true);
});

it('a picture comes with every reply, or when the scene changes, or when it is asked for', () => {
  const talk = '*laughs and shakes her head at you* Not yet.';
  expect(hasPicture('every reply', 'Hello', talk, kitchen)).toBe(true);
  expect(hasPicture('scene change', 'Hello', talk, kitchen)).toBe(false);
  expect(hasPicture('scene change', 'Show me the soup.', talk, kitchen)).toBe(true);
  expect(hasPicture('scene change', 'Hello', '*walks along the beach, shoes in hand*', kitchen)).toBe(true);
});
