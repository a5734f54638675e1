import { describe, expect, it } from 'vitest';
import { gestureIn, spokenPart } from './person-gesture.ts';

describe("a person's stage direction", () => {
  it.each([
    ['*takes your hand and laughs*', 'touch'],
    ['*sits down next to you* Is this seat taken?', 'approach'],
    ['*hands you a flower*', 'gift'],
    ['*laughs*', 'laugh'],
    ['*stares at the floor*', 'look'],
    ['*walks away*', 'leave'],
    ['*hums a tune*', 'other'],
    ['no direction at all', null],
    ['2 * 3 * 4', null],
  ])('in %j is of the kind %j', (message, kind) => {
    expect(gestureIn(message)).toBe(kind);
  });

  it('is not what they say', () => {
    expect(spokenPart('*sits down* Is this *points* taken?')).toBe('Is this taken?');
  });
});
