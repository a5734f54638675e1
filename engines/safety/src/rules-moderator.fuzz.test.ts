import type { SubjectKind } from '@sirenade/server/ports/moderation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuGrowth, MOST_GROWTH } from '../../../scripts/lib/cpu-growth.ts';
import { depth, runs } from '../../../scripts/lib/test-depth.ts';
import { rulesModerator } from './rules-moderator.ts';

const moderator = rulesModerator({ realPeople: ['Marisol Vantreight'], year: 2025 });
const judge = (kind: SubjectKind, text: string) =>
  moderator.judge({ kind, text }, { signal: new AbortController().signal });
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
      fc.asyncProperty(kinds, text, async (kind, input) => {
        expect(await judge(kind, input)).toHaveProperty('allowed');
      }),
      runs(150, 400),
    );
  });

  it('gets the same verdict composed and decomposed', async () => {
    await fc.assert(
      fc.asyncProperty(kinds, fc.oneof(anyText, likelyText), async (kind, text) => {
        expect(await judge(kind, text.normalize('NFD'))).toEqual(await judge(kind, text.normalize('NFC')));
      }),
      runs(100, 300),
    );
  });

  it('stays refused whatever harmless words stand around it', async () => {
    const words = fc.array(fc.constantFrom('sea', 'lamp', 'harbour', 'quiet', 'blue'), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(words, words, async (before, after) => {
        const text = `${before.join(' ')}. She is 15 years old and they kiss. ${after.join(' ')}`;
        expect((await judge('chat', text)).allowed).toBe(false);
      }),
      runs(20, 50),
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

  it.each(Object.keys(attacks))('takes about ten times the work for ten times as much of %s', async (name) => {
    const seed = attacks[name] ?? '';
    const of = (length: number) => seed.repeat(Math.ceil(length / seed.length)).slice(0, length);
    const [little, much] = [of(depth(5_000, 10_000)), of(depth(50_000, 100_000))];
    const growth = await cpuGrowth(
      () => judge('chat', little),
      () => judge('chat', much),
      MOST_GROWTH,
    );
    expect(growth).toBeLessThan(MOST_GROWTH);
  });
});
