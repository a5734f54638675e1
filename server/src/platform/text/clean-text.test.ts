import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from './clean-text.ts';

describe('a text that people wrote', () => {
  it('keeps its lines, and no other control characters', () => {
    expect(cleanText('text', ' one\r\ntwo\rthree\u0007\tfour \n')).toBe('one\ntwo\nthree\tfour');
    expect(cleanLine('text', 'one \n two\u202e\tthree')).toBe('one two three');
  });

  it('is refused under its field when it cannot be stored', () => {
    for (const text of ['a\0b', 'a\ud800']) {
      expect(() => cleanText('title', text)).toThrowError(
        expect.objectContaining({ fields: { title: [expect.any(String)] } }),
      );
    }
  });
});
