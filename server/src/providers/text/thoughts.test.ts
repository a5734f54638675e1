import { describe, expect, it } from 'vitest';
import { makeThoughtFilter, withoutThoughts } from './thoughts.ts';

describe('thinking aloud', () => {
  it.each([
    ['a reply without it', 'Hi, sailor.', 'Hi, sailor.'],
    ['before the reply', '<think>They greet me.</think>\n\nHi.', 'Hi.'],
    ['after some space', '\n <think>x</think>Hi.', 'Hi.'],
    ['without an end', '<think>They greet', ''],
    ['a mark that is none', '<thinker> said she', '<thinker> said she'],
    ['a beginning of the mark', '<thi', '<thi'],
    ['in the middle of a reply, where it is text', 'I said <think>x</think>.', 'I said <think>x</think>.'],
    ['nothing', '', ''],
  ])('is taken out: %s', (_, text, reply) => {
    expect(withoutThoughts(text)).toBe(reply);
    const filter = makeThoughtFilter();
    expect([...text].map((letter) => filter.push(letter)).join('') + filter.end()).toBe(reply);
  });

  it('does not hold back a reply that begins otherwise', () => {
    expect(makeThoughtFilter().push('H')).toBe('H');
  });
});
