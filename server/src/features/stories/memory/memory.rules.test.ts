import { describe, expect, it } from 'vitest';
import type { Persona, Turn } from '../../../providers/text/text.ts';
import { AROUND, buildPrompt, STEP } from '../prompt/prompt.rules.ts';
import { estimateTokens } from '../prompt/tokens.rules.ts';
import { LONGEST_SUMMARY, planMemory, summaryRequest, tidySummary } from './memory.rules.ts';

const mairi: Persona = {
  name: 'Mairi',
  gender: 'female',
  description: 'Mairi, 58, keeps a lighthouse.',
  personality: 'She burns letters.',
  examples: 'Aye.',
};
const compose = (n: number, letters = 200): Turn[] => [
  { role: 'user', text: `Question ${n} ${'q'.repeat(letters)}` },
  { role: 'siren', text: `Answer ${n} ${'a'.repeat(letters)}` },
];

describe('when a story is summed up', () => {
  it('a story that fits is not', () => {
    expect(planMemory({ composes: 30, firstIncluded: 0, spare: 3_000, summarised: 0 })).toBeNull();
    expect(planMemory({ composes: 0, firstIncluded: 0, spare: 100, summarised: 0 })).toBeNull();
  });

  it('one that nearly fills the window is, before anything is left out', () => {
    expect(planMemory({ composes: 30, firstIncluded: 0, spare: 100, summarised: 0 })).toEqual({
      from: 0,
      upTo: 2 * STEP,
    });
  });

  it('what was left out is taken in, and some more, so that it is enough for a while', () => {
    expect(planMemory({ composes: 60, firstIncluded: 12, spare: 0, summarised: 8 })).toEqual({ from: 8, upTo: 20 });
    expect(planMemory({ composes: 64, firstIncluded: 16, spare: 0, summarised: 20 })).toBeNull();
    expect(planMemory({ composes: 68, firstIncluded: 20, spare: 0, summarised: 20 })).toEqual({ from: 20, upTo: 28 });
  });

  it('the last ones are not, unless they are left out themselves', () => {
    expect(planMemory({ composes: 6, firstIncluded: 2, spare: 0, summarised: 0 })).toEqual({ from: 0, upTo: 4 });
    expect(planMemory({ composes: 6, firstIncluded: 6, spare: 0, summarised: 4 })).toEqual({ from: 4, upTo: 6 });
    expect(planMemory({ composes: 3, firstIncluded: 1, spare: 0, summarised: 1 })).toBeNull();
  });

  it('in a long story nothing is ever forgotten, and summaries are few', () => {
    const turns: Turn[] = [];
    let summarised = 0;
    let made = 0;
    for (let n = 0; n < 150; n++) {
      const built = buildPrompt({
        siren: mairi,
        summary: 's'.repeat(LONGEST_SUMMARY),
        facts: [],
        turns,
        message: 'And then?',
        size: 'medium',
        lewdness: 'natural',
        window: 6_000,
      });
      expect(built.firstIncluded).toBeLessThanOrEqual(summarised);
      turns.push(...compose(n));
      const plan = planMemory({ ...built, composes: n + 1, summarised });
      if (!plan) continue;
      expect(plan.from).toBe(summarised);
      summarised = plan.upTo;
      made++;
    }
    expect(summarised).toBeGreaterThan(100);
    expect(made).toBeLessThanOrEqual(summarised / (2 * STEP) + 1);
  });
});

describe('the request for a summary', () => {
  const turns = [0, 1, 2].flatMap((n) => compose(n, 20));
  const requestOf = (more: Partial<Parameters<typeof summaryRequest>[0]> = {}) =>
    summaryRequest({ siren: mairi, summary: 'Anna told of a fox.', turns, window: 8_192, seed: 3, ...more });

  it('has the summary so far and the turns to add', () => {
    const { request, composes } = requestOf();
    expect(request.purpose).toBe('summary');
    expect(request.list).toBeUndefined();
    expect(request.prompt.system).toMatch(/third person.*Invent nothing.*At most 180 words/s);
    expect(request.prompt.system).toContain('<earlier>\nAnna told of a fox.\n</earlier>');
    expect(request.prompt.turns).toEqual(turns);
    expect(request.prompt.memory).toEqual({ summary: 'Anna told of a fox.', facts: [] });
    expect([composes, request.prompt.seed]).toEqual([3, 3]);
  });

  it('has nothing of her secrets, and no tags around nothing', () => {
    const { request } = requestOf({ siren: mairi, summary: '' });
    expect(JSON.stringify(request)).not.toMatch(/burns|Aye|<earlier>\\n/);
  });

  it('takes as many composes as fit, and says how many', () => {
    const many = Array.from({ length: 50 }, (_, n) => compose(n, 400)).flat();
    const { request, composes, maxTokens } = requestOf({ turns: many, window: 4_096, summary: 'Long. '.repeat(660) });
    expect(composes).toBeGreaterThan(3);
    expect(composes).toBeLessThan(20);
    expect(request.prompt.turns).toEqual(many.slice(0, 2 * composes));
    const read = request.prompt.turns.reduce((sum, { text }) => sum + estimateTokens(text) + AROUND, 0);
    expect(estimateTokens(request.prompt.system) + read + maxTokens).toBeLessThan(4_096);
  });

  it('takes one compose at least, cut where it must be', () => {
    const huge: Turn[] = [{ role: 'siren', text: 'Come in.' }, ...compose(0, 9_900), ...compose(1, 9_900)];
    const { request, composes, maxTokens } = requestOf({ turns: huge, window: 2_048 });
    expect(composes).toBe(1);
    expect(request.prompt.turns.map(({ role }) => role)).toEqual(['siren', 'user', 'siren']);
    const read = request.prompt.turns.reduce((sum, { text }) => sum + estimateTokens(text) + AROUND, 0);
    expect(estimateTokens(request.prompt.system) + read + maxTokens).toBeLessThan(2_048);
  });
});

describe('a summary that was written', () => {
  it('loses the heading, the quotes and the stars that models like', () => {
    expect(tidySummary('**Summary:** Anna, 34, told\nMairi of a fox.', '')).toBe('Anna, 34, told Mairi of a fox.');
    expect(tidySummary('"Anna told of a fox."', '')).toBe('Anna told of a fox.');
    expect(tidySummary('Here is the updated summary: Anna left.', '')).toBe('Anna left.');
  });

  it('ends after a sentence within its measure', () => {
    const text = tidySummary('Anna walked on along the shore. '.repeat(100), '');
    expect(text.length).toBeLessThanOrEqual(LONGEST_SUMMARY);
    expect(text).toMatch(/shore\.$/);
  });

  it('stands in place of the earlier one when it took that in', () => {
    const before = 'Anna is a baker in Leith. Mairi promised her a storm.';
    const after = 'Anna, the baker in Leith, came back for the storm that was promised, and stayed for tea.';
    expect(tidySummary(after, before)).toBe(after);
  });

  it('follows the earlier one when it forgot that', () => {
    const before = 'The person talking with Mairi is called Anna. Anna likes rain and foxes.';
    const after = 'The person likes tea. They talked about the boat.';
    expect(tidySummary(after, before)).toBe(`${before} ${after}`);
    const long = tidySummary('They talked about the boat. '.repeat(80), 'Anna likes rain and foxes. '.repeat(80));
    expect(long.length).toBeLessThanOrEqual(LONGEST_SUMMARY);
    expect(long).toMatch(/^Anna likes.*foxes\. They talked.*boat\.$/);
  });

  it('without a word leaves the earlier one', () => {
    expect(tidySummary(' \n', 'Anna left.')).toBe('Anna left.');
  });
});
