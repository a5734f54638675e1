import { describe, expect, it } from 'vitest';
import { nameIn } from './user-name.ts';

describe('the name of a person', () => {
  it.each([
    ['My name is Callum', 'Callum'],
    ['my name is anna', 'Anna'],
    ["Hi, I'm Anna from Oban", 'Anna'],
    ["i'm anna", 'Anna'],
    ['im sam', 'Sam'],
    ['call me Ishmael', 'Ishmael'],
    ['My name’s Jean Luc', 'Jean Luc'],
    ["my name is Siobhán O'Neill", "Siobhán O'Neill"],
    ["Actually my name isn't Bob, it's Rob", 'Rob'],
    ['Anna here', 'Anna'],
    ['I am Groot', 'Groot'],
    ['This is Marta', 'Marta'],
  ])('is heard in %j', (message, name) => {
    expect(nameIn(message, false)).toEqual({ name });
  });

  it.each([
    "I'm tired",
    "I'm Tired of this",
    "I'm sorry",
    "I'm german",
    "I'm Scottish",
    "I'm a nurse",
    "I'm home",
    'I am fine',
    'Call me maybe',
    'call me when you can',
    'people call me lazy',
    "it's raining",
    "It's Monday",
    'this is fun',
  ])('is not heard in %j', (message) => {
    expect(nameIn(message, false)).toBeNull();
  });

  it('is heard in a bare word where she asked for it, and only there', () => {
    expect(nameIn('wren', true)).toEqual({ name: 'Wren' });
    expect(nameIn("Well, it's Ben.", true)).toEqual({ name: 'Ben' });
    expect(nameIn('wren', false)).toBeNull();
    for (const answer of ['no', 'why?', 'you first', 'Mind your business']) expect(nameIn(answer, true)).toBeNull();
  });

  it('is taken back', () => {
    expect(nameIn("don't call me Bob", false)).toEqual({ denied: 'Bob' });
  });
});
