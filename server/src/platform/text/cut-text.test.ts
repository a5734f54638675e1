import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

describe('a text that is cut', () => {
  it('ends at a word and says that more follows', () => {
    expect(cutText('The lamp is lit again.', 12)).toBe('The lamp is…');
    expect(cutText('The lamp is lit again.', 11)).toBe('The lamp…');
    expect(cutText('The lamp is lit.', 16)).toBe('The lamp is lit.');
    expect(cutText('The lamp\n\n', 9)).toBe('The lamp');
  });

  it('is cut in a word that is as long as all of it, though not in a character', () => {
    expect(cutText('Lighthousekeeper', 6)).toBe('Light…');
    expect(cutText('🌊🌊🌊🌊', 4)).toBe('🌊…');
  });

  it('is never longer than it may be, and begins as the text does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 40 }), (text, most) => {
        const cut = cutText(text, most);
        expect(cut.length).toBeLessThanOrEqual(most);
        expect(text.startsWith(cut.replace(/…$/, '')) || text.startsWith(cut)).toBe(true);
        expect(cut.isWellFormed()).toBe(true);
      }),
    );
  });
});
