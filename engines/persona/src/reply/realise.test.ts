import { describe, expect, it } from 'vitest';
import { makeRng } from '../rng.ts';
import { realise, shapeOf } from './realise.ts';

const parts = { says: ['One is said.', 'Two is said.'], told: [], beats: ['I nod.'], ask: 'Is it so?' };

describe('a reply put together', () => {
  it('has its directions in asterisks and its question last', () => {
    for (let n = 0; n < 20; n++) {
      const text = realise(parts, 'medium', '', makeRng(n));
      expect(text).toContain('*I nod.*');
      expect(text.endsWith('Is it so?')).toBe(true);
    }
  });

  it('is not shaped like the last one', () => {
    for (let n = 0; n < 40; n++) {
      const last = realise(parts, 'medium', '', makeRng('last', n));
      expect(shapeOf(realise(parts, 'medium', last, makeRng('next', n)))).not.toBe(shapeOf(last));
    }
    const bare = { says: ['Here it is.', 'There it was.'], told: [], beats: [], ask: null };
    expect(shapeOf(realise(bare, 'medium', 'So it goes.', makeRng('bare')))).not.toBe('S');
  });

  it('gives a tale paragraphs of its own, and nothing is done in the middle of it', () => {
    const restated = {
      says: ['Listen.'],
      told: ['Part one.', 'Part two.'],
      beats: ['I nod.', 'I wink.'],
      ask: 'More?',
    };
    for (let n = 0; n < 20; n++) {
      const text = realise(restated, 'long', '', makeRng('tale', n));
      expect(text).toContain('\n\nPart one.\n\nPart two.\n\nMore?');
      expect(text).not.toContain('* *');
    }
  });

  it('is cut into paragraphs when it is long', () => {
    const says = Array.from({ length: 14 }, (_, n) => `This is sentence number ${n} of a rather long reply.`);
    const text = realise({ says, told: [], beats: [], ask: null }, 'long', '', makeRng('long'));
    expect(text.split('\n\n').length).toBeGreaterThan(1);
  });
});
