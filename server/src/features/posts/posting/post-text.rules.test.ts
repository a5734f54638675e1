import { describe, expect, it } from 'vitest';
import { cleanTags, cleanTitle, judgedGroups, requireReadable, titleFrom } from './post-text.rules.ts';

describe('the title of a post', () => {
  it('is on one line, and not empty', () => {
    expect(cleanTitle(' A night\n at\u202e the harbour ')).toBe('A night at the harbour');
    expect(() => cleanTitle('\u202e')).toThrowError(
      expect.objectContaining({ fields: { title: ['A title is needed.'] } }),
    );
  });

  it('is how the chat begins, cut at a word, where nobody wrote one', () => {
    expect(titleFrom('Good\nevening.', 'Isla')).toBe('Good evening.');
    expect(titleFrom('Hello. *sits by the lamp* Is it late?', 'Isla')).toBe('Hello. Is it late?');
    expect(titleFrom('*sits by the lamp*', 'Isla')).toBe('sits by the lamp');
    const long = titleFrom('The storm came over the harbour. '.repeat(9), 'Isla');
    expect(long).toMatch(/^The storm came over .* (the|over|came|storm|harbour\.|The)…$/);
    expect(long.length).toBeLessThanOrEqual(100);
    expect(titleFrom('\u202e', 'Isla')).toBe('A chat with Isla');
  });
});

describe('the tags of a post', () => {
  it('are small, different, short and few', () => {
    expect(cleanTags(['Sea', 'sea ', ' deep  sea', 'a,b', '', '\u202e', 'x'.repeat(31)])).toEqual([
      'sea',
      'deep sea',
      'a b',
    ]);
    expect(cleanTags(Array.from({ length: 14 }, (_, n) => `tag ${n}`))).toHaveLength(10);
  });
});

describe('what is judged of a post', () => {
  it('is all of it together while it is short', () => {
    expect(judgedGroups({ title: 'Night', tags: ['sea', 'calm'], transcript: 'Good evening.' })).toEqual([
      [
        { field: 'title', kind: 'post', text: 'Night' },
        { field: 'tags', kind: 'post', text: 'sea, calm' },
        { field: 'content', kind: 'post', text: 'Good evening.' },
      ],
    ]);
  });

  it('comes in pieces that overlap when it is long, each under the title, and leaves nothing out', () => {
    const transcript = Array.from({ length: 12_000 }, (_, n) => `${n}`).join(' ');
    const groups = judgedGroups({ title: 'Night', tags: ['sea'], transcript });
    const pieces = groups.map((fields, n) => fields.at(-1)?.text.slice(n === 0 ? 0 : 'Night\nsea\n'.length) ?? '');
    expect(groups.slice(1).every((fields) => fields.length === 1 && fields[0]?.text.startsWith('Night\nsea\n'))).toBe(
      true,
    );
    const whole = pieces.reduce((joined, piece) => {
      expect(joined.endsWith(piece.slice(0, 2000))).toBe(true);
      return joined + piece.slice(2000);
    });
    expect(whole).toBe(transcript);
  });

  it('is not a book', () => {
    expect(requireReadable('x'.repeat(400_000))).toHaveLength(400_000);
    expect(() => requireReadable('x'.repeat(400_001))).toThrowError(expect.objectContaining({ code: 'invalid' }));
  });
});
