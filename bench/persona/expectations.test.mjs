import { expect, it } from 'vitest';
import { expectationOf, kindOf } from './expectations.mjs';

/** @param {import('./dialogues.mjs').DialogueTurn[]} turns @returns {import('./dialogues.mjs').Dialogue} */
const dialogue = (turns) => ({
  id: 'a:1',
  name: 'Rosalind Quint',
  gender: 'female',
  description: 'Rosalind Quint, 61, restores globes in Leiden. Widow of Pieter, a harbour pilot. Hates wind.',
  secret: '',
  talks: '',
  facts: [],
  size: 'short',
  opening: 'Come in.',
  turns,
});
const options = { common: new Set(['hat']), isReference: false };
const expected = (/** @type {import('./dialogues.mjs').DialogueTurn[]} */ ...turns) =>
  expectationOf(dialogue(turns), turns.length - 1, options);

it('expects what is written down', () => {
  const written = { card: ['Pieter'] };
  expect(expected({ u: 'hi', expect: written })).toBe(written);
});

it('expects words of the sentence of the card that a good answer draws on', () => {
  const found = expected({ u: 'Were you ever married?', a: 'To Pieter. A pilot, thirty years.' });
  expect(found.card).toEqual(expect.arrayContaining(['pieter', 'pilot', 'harbour']));
  expect(found.card).not.toContain('leiden');
  expect(kindOf(found)).toBe('card');
});

it('expects nothing of the card where the good answer has it from elsewhere', () => {
  expect(kindOf(expected({ u: 'What is the time?', a: 'Half past three.' }))).toBe('other');
});

it('expects what the user said where the user asks back, and not the name that she only calls them by', () => {
  const before = { u: "I'm Baraka, I drive a taxi.", a: 'Hello, Baraka.' };
  expect(expected(before, { u: "what's my job again", a: 'You drive a taxi, Baraka.' })).toEqual({
    recall: ['driv', 'taxi'],
  });
  expect(expected(before, { u: "what's my name?", a: 'It is Baraka.' })).toEqual({ recall: ['baraka'] });
});

it('sees distress by what is told', () => {
  expect(expected({ u: 'My mother died on Sunday.' })).toEqual({ mood: 'distress' });
  expect(expected({ u: 'I cried laughing.' })).toEqual({});
});
