import { describe, expect, it } from 'vitest';
import { shortened, spoken } from './speech.ts';

const plain = { traits: ['warm' as const], phrases: [] };

describe('a fact as it is said', () => {
  it('comes in two sentences where the card has a semicolon', () => {
    expect(spoken('I am afraid of cats; I tell nobody.', plain)).toBe('I’m afraid of cats. I tell nobody.');
    expect(spoken('I have two sons: Aran, a judge; Tam, who sails.', plain)).toBe(
      'I have two sons: Aran, a judge; Tam, who sails.',
    );
  });

  it('is whole up to a sentence of a card, whatever the size', () => {
    const text =
      'I left it at twenty-two after an argument with my brother about a car, which neither of us could drive in the end.';
    expect(shortened(text, 12)).toBe(text);
  });

  it('loses whole clauses first where it is longer', () => {
    const text =
      'I sold one bridge to three different tourists in a single afternoon in the wet August of 1911; I gave all the money to the keeper of the bridge, who bought a goat.';
    expect(shortened(text, 20)).toBe(
      'I sold one bridge to three different tourists in a single afternoon in the wet August of 1911.',
    );
  });
});
