import { describe, expect, it } from 'vitest';
import type { Turn } from '../../../providers/text/text.ts';
import { builtInSuggestions } from './built-in-suggestions.rules.ts';
import { answers, byTopic, carryingOn, openings } from './suggestion-lines.rules.ts';
import { cleanSuggestions } from './suggestions.rules.ts';

const keeper = { name: 'Maren', description: 'Maren keeps a lighthouse and plays the violin at night.' };
const says = (text: string): Turn[] => [
  { role: 'user', text: 'Good evening.' },
  { role: 'siren', text },
];

describe('suggestions without an engine', () => {
  it('ask about what the card speaks of, each about another thing', () => {
    for (let seed = 0; seed < 12; seed++) {
      const got = builtInSuggestions(keeper, says('The night is quiet.'), seed);
      expect(got.some((line) => /\b(?:sea|water)\b/.test(line))).toBe(true);
      expect(got.some((line) => /\b(?:play|song)\b/.test(line))).toBe(true);
      expect(cleanSuggestions(got)).toEqual(got);
      expect(got).toHaveLength(5);
    }
  });

  it('greet before the first word, answer a question, and carry on with what was said', () => {
    const plain = { name: 'Ada', description: '' };
    const greeting = builtInSuggestions(plain, [], 1);
    expect(greeting.every((line) => line.includes('Ada') && !line.includes('{'))).toBe(true);
    expect(greeting).toHaveLength(5);
    for (const question of ['Are you new here?', '"Are you new here?"', 'Are you new here? *'])
      expect(new Set(builtInSuggestions(plain, says(question), 1))).toEqual(new Set(answers));
    expect(new Set(builtInSuggestions(plain, says('Sit down.'), 1))).toEqual(new Set(carryingOn));
    expect(new Set(builtInSuggestions(plain, [{ role: 'user', text: 'Why?' }], 1))).toEqual(new Set(carryingOn));
  });

  it('are the same for the same seed, and others for another', () => {
    const of = (seed: number) => builtInSuggestions(keeper, says('The night is quiet.'), seed);
    expect(of(7)).toEqual(of(7));
    expect(of(7)).not.toEqual(of(8));
  });

  it('do not ask again what was asked', () => {
    const [, lines] = byTopic[0] as (typeof byTopic)[number];
    const turns: Turn[] = lines.map((text) => ({ role: 'user', text }));
    for (const seed of [0, 1])
      for (const line of builtInSuggestions(keeper, turns, seed)) expect(lines).not.toContain(line);
  });

  it('survive a name with a pattern in it', () => {
    expect(
      builtInSuggestions({ name: '$& Ann', description: '' }, [], 0).every((line) => !line.includes('{name}')),
    ).toBe(true);
  });

  it('are short enough, and none stands twice', () => {
    const lines = [...openings, ...answers, ...carryingOn, ...byTopic.flatMap(([, topic]) => topic)];
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(80);
  });
});
