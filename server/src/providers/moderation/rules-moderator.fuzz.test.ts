import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SubjectKind } from './moderation.ts';
import { rulesModerator } from './rules-moderator.ts';

const moderator = rulesModerator({ realPeople: ['Marisol Vantreight'], year: 2025 });
const judge = (kind: SubjectKind, text: string) =>
  moderator.judge({ kind, text }, { signal: AbortSignal.timeout(60_000) });
const kinds = fc.constantFrom<SubjectKind>('siren', 'appearance', 'chat', 'reply', 'image_prompt', 'post', 'name');

/** Text of whole characters, and of the words and marks that the rules look at. */
const anyText = fc.string({ unit: 'grapheme', maxLength: 200 });
const likelyText = fc
  .array(
    fc.constantFrom(
      'she',
      'is',
      '15',
      'fifteen',
      'years',
      'old',
      'f',
      'i',
      '1',
      '5',
      '*',
      '-',
      '.',
      'küsst',
      'ёлка',
      'é',
      '\n',
    ),
    { maxLength: 60 },
  )
  .chain((words) => fc.constantFrom(' ', '', '.', '\u200b').map((mark) => words.join(mark)));

describe('any text at all', () => {
  it('gets a verdict and never an error', async () => {
    const text = fc.oneof(anyText, likelyText, fc.string({ unit: 'binary', maxLength: 200 }));
    await fc.assert(
      fc.asyncProperty(kinds, text, async (kind, given) => {
        expect(await judge(kind, given)).toHaveProperty('allowed');
      }),
      { numRuns: 400 },
    );
  });

  it('gets the same verdict composed and decomposed', async () => {
    await fc.assert(
      fc.asyncProperty(kinds, fc.oneof(anyText, likelyText), async (kind, text) => {
        expect(await judge(kind, text.normalize('NFD'))).toEqual(await judge(kind, text.normalize('NFC')));
      }),
      { numRuns: 300 },
    );
  });

  it('stays refused whatever harmless words stand around it', async () => {
    const words = fc.array(fc.constantFrom('sea', 'lamp', 'harbour', 'quiet', 'blue'), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(words, words, async (before, after) => {
        const text = `${before.join(' ')}. She is 15 years old and they kiss. ${after.join(' ')}`;
        expect((await judge('chat', text)).allowed).toBe(false);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a text made to keep the rules busy', () => {
  const attacks: Record<string, string> = {
    'one letter': 'a',
    'single letters': 'f i f t e e n ',
    'dotted letters': 'f.i.f.',
    'letters without a space': 'sheisfifteenyearsold',
    'hidden letters': 's*x k*ss ',
    'leetspeak without a space': 'f1ft33n',
    'leetspeak words': 'k1ss3s s3xy ',
    numbers: '1 5 15 ',
    'digits without a space': '15',
    'halves of words': 'fif te en ',
    'ages and nothing else': 'she is 15 years old ',
    'past ages beside partners': 'when I was 15 my wife. My wife kisses. ',
    'relatives and roles': 'you are my daughter her son 12 ',
    'innocent phrases': 'like a teenager nobody under 18 ',
    names: 'Marisol M. Marisol Vantreigh ',
    marks: '*.-_!',
    spaces: ' \n\t',
    'Cyrillic letters': 'ѕехуа ',
    'text forced to run backwards': '\u202eneetfif',
    'letters that unfold': 'ﬃ',
    'marks on marks': 'e\u0301\u0301',
  };

  const A_MOMENT = 1_000_000;
  /** Quadratic time would be a hundredfold. */
  const MOST_GROWTH = 40;

  /** The best of several runs: what else the machine does only ever adds to it. */
  async function shortest(text: string): Promise<number> {
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 2; run++) {
      const start = process.hrtime.bigint();
      await judge('chat', text);
      best = Math.min(best, Number(process.hrtime.bigint() - start));
    }
    return best;
  }

  it.each(Object.keys(attacks))('takes about ten times as long for ten times as much of %s', async (name) => {
    const seed = attacks[name] ?? '';
    const of = (length: number) => seed.repeat(Math.ceil(length / seed.length)).slice(0, length);
    // What takes less than a moment is told by what else the machine does; so is a try, but not each of several.
    let growth = Number.POSITIVE_INFINITY;
    for (let tries = 0; growth >= MOST_GROWTH && tries < 5; tries++) {
      const small = await shortest(of(10_000));
      growth = (await shortest(of(100_000))) / Math.max(small, A_MOMENT);
    }
    expect(growth).toBeLessThan(MOST_GROWTH);
  });
});
