import { describe, expect, it } from 'vitest';
import { wordings } from './wording.data.ts';
import { inHerWords } from './wording.ts';

const names = Array.from({ length: 12 }, (_, n) => `Siren ${n}`);

describe('a mouth of her own', () => {
  it('says a line otherwise than most others do, and always alike', () => {
    const line = 'Sit down, I’ll make room. What can I do for you?';
    const wording = names.map((name) => inHerWords(line, { name }));
    expect(new Set(wording).size).toBeGreaterThan(8);
    expect(names.map((name) => inHerWords(line, { name }))).toEqual(wording);
  });

  it('keeps slots, capitals and what it has no words for', () => {
    for (const name of names) {
      expect(inHerWords('{person} mends nets.', { name })).toBe('{person} mends nets.');
      expect(inHerWords('Well. Perhaps not.', { name })).toMatch(/^Well\. (?:Perhaps|Maybe) not\.$/);
    }
  });

  it('has no row whose words another row would change again', () => {
    expect(new Set(wordings.map(([first]) => first)).size).toBe(wordings.length);
    expect(wordings.every((row) => row.length > 1 && new Set(row).size === row.length)).toBe(true);
  });
});
