import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TextBuffer } from './text-buffer.ts';

describe('a text that grows', () => {
  it('is all that was added to it since it was taken, whenever it is read', () => {
    const steps = fc.array(
      fc.oneof(
        { weight: 8, arbitrary: fc.record({ add: fc.string({ unit: 'grapheme', maxLength: 5 }) }) },
        fc.constantFrom('read' as const, 'take' as const),
      ),
      { maxLength: 120 },
    );
    fc.assert(
      fc.property(steps, (all) => {
        const text = new TextBuffer();
        let plain = '';
        for (const step of all) {
          if (typeof step === 'object') {
            text.add(step.add);
            plain += step.add;
          } else {
            expect(text[step]()).toBe(plain);
            if (step === 'take') plain = '';
          }
          expect(text.length).toBe(plain.length);
        }
        expect(text.read()).toBe(plain);
      }),
    );
  });
});
