import { describe, expect, it } from 'vitest';
import { filled, slotsIn } from './slots.ts';

describe('the slots of a line', () => {
  it.each([
    ['Hello, {user}.', { user: 'Anna' }, 'Hello, Anna.'],
    ['{answer}, of course. {answer}!', { answer: 'black tea' }, 'Black tea, of course. Black tea!'],
    ['{Topic}, is it?', { topic: { text: 'your sister', isPlural: false } }, 'Your sister, is it?'],
    ['I like {topic}.', { topic: { text: 'the rain', isPlural: false } }, 'I like the rain.'],
    ['You want a {like}.', { like: 'orange' }, 'You want an orange.'],
    ['An {like}!', { like: 'pear' }, 'A pear!'],
    ['You know the one: {answer}.', { clause: 'you left early' }, 'You know the one: you left early.'],
    ['She said ‘{answer}’.', { clause: 'you left early' }, 'She said ‘you left early’.'],
  ])('of %j are filled', (line, slots, text) => {
    expect(filled(line, slots)).toBe(text);
  });

  it.each([
    ['Hello, {user}.', {}],
    ['I like {answer} best.', { clause: 'you left early' }],
    ['That is a {animal}.', { animal: 'your dog Rex' }],
    ['My {pet}.', { pet: 'my dear' }],
    ['{Topic} sounds heavy.', { topic: { text: 'your sisters', isPlural: true } }],
    ['{Topic}, is it?', { topic: { text: 'storms', isPlural: true } }],
  ])('of %j are not filled with %j', (line, slots) => {
    expect(filled(line, slots)).toBeNull();
  });

  it('are named', () => {
    expect(slotsIn('{Topic} and {user}')).toEqual(['topic', 'user']);
  });
});
