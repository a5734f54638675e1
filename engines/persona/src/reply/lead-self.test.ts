import { describe, expect, it } from 'vitest';
import { factOf } from '../siren/facts.ts';
import { framed } from './lead-self.ts';

describe('a fact in a frame', () => {
  it.each([
    ['As I told you, {fact}', 'My nan rings at six.', 'As I told you, my nan rings at six.'],
    ['As I told you, {fact}', 'Twelve passengers, never thirteen.', null],
    ['Once more: {fact}', 'Twelve passengers, never thirteen.', 'Once more: Twelve passengers, never thirteen.'],
    ['Once more: {fact}', 'Sundays: I swim to the buoy.', null],
    ['I did say so. {Fact}', 'Sundays: I swim to the buoy.', 'I did say so. Sundays: I swim to the buoy.'],
  ])('%j with %j', (frame, fact, text) => {
    expect(framed(frame, factOf(fact))).toBe(text);
  });
});
