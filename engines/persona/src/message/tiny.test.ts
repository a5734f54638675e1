import { describe, expect, it } from 'vitest';
import { isShouted, tinyIn } from './tiny.ts';

describe('a message of hardly any words', () => {
  it.each([
    ['', 'silence'],
    ['...', 'marks'],
    ['?', 'marks'],
    ['hmm', 'marks'],
    ['yes', 'yes'],
    ['Yeah!', 'yes'],
    ['of course', 'yes'],
    ['nope', 'no'],
    ['not really', 'no'],
    ['ok', 'fine'],
    ['I see', 'fine'],
    ['lol', 'laugh'],
    ['hahaha', 'laugh'],
    ["I don't know", 'unsure'],
    ['maybe', 'unsure'],
    ['😂', 'smile'],
    ['😭', 'tear'],
    ['❤️', 'heart'],
    ['<3', 'heart'],
    [':)', 'smile'],
    ['🦊', 'picture'],
    ['Ich verstehe das nicht, was meinst du damit', 'foreign'],
    ['привет, как дела', 'foreign'],
    ['bonjour, comment vas tu', 'foreign'],
    ['asdfghjkl', 'noise'],
    ['xxxxxxxx', 'noise'],
  ])('%j is %j', (message, tiny) => {
    expect(tinyIn(message)).toBe(tiny);
  });

  it.each([
    'hello',
    'I love rain',
    'yes but why would you say that',
    'really?',
    'what?',
    'tell me more',
    'strengths',
    'ok but who are you?',
  ])('%j is not', (message) => {
    expect(tinyIn(message)).toBeNull();
  });
});

describe('a shout', () => {
  it('is heard where nearly all is in capitals', () => {
    expect(isShouted('WHY ARE YOU IGNORING ME')).toBe(true);
    expect(isShouted('I live in the USA')).toBe(false);
    expect(isShouted('LOL')).toBe(false);
  });
});
