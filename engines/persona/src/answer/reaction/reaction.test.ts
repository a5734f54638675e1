import type { Turn } from '@sirenade/server/ports/text';
import { describe, expect, it } from 'vitest';
import { fakeBank } from '../../../test/fake-bank.ts';
import { fakeModel } from '../../../test/fake-model.ts';
import { fakeSirens } from '../../../test/fake-sirens.ts';
import { makeWriter } from '../../persona-writer.ts';

const writer = makeWriter({ bank: fakeBank(), model: fakeModel() });

async function reply(texts: string[], persona = fakeSirens.keeper): Promise<string> {
  const turns = texts.map((text, n): Turn => ({ role: n % 2 === 0 ? 'user' : 'siren', text }));
  return (await (await writer).reply({ persona, turns, size: 'short', seed: 1 })).text;
}

describe('what a person tells', () => {
  it.each([
    ['my sister Ada sings in a choir in Cork', /Ada/],
    ['my wife has a hat shop', /your wife/i],
    ['I drove over from Tromsø', /way there|find there|go again|Tromsø/],
    [
      'the neighbours have a suspicious new shed',
      /bad feeling|sound of that|eye on|careful|stinks|suspicious|looking into/,
    ],
    ['You love that goose', /\bI do\b/],
    ['You could have just asked me', /I could have/],
    ['You wouldn’t know it', /I wouldn’t/],
    ['That sounds hard', /thank|it was|it is|carr|manage/i],
    ['I brought you some plums', /thank|ta\b/i],
    ['my wife moved out on the 3rd', /your wife moved out on the 3rd/i],
    ['I got the job!', /you got the job!/i],
    ['*hands you the wrench*', /\bthe wrench\b/],
    ['*takes your hand*', /^\*I /],
    ['put it in a cup please', /put it in a cup/],
  ])('%s', async (message, met) => {
    expect(await reply([message])).toMatch(met);
  });

  it('is taken as the answer to her question', async () => {
    expect(await reply(['hello there', 'Did you sleep at all?', 'no'])).toMatch(/you didn’t sleep at all/i);
    expect(await reply(['hello there', 'What do you drink?', 'black tea lol'])).toMatch(/^black tea/i);
  });

  it('is missing, not dead, once the person says so', async () => {
    const text = await reply(['I lost my dog', 'I’m sorry.', 'Missing, not dead.']);
    expect(text).toMatch(/missing/i);
    expect(text).not.toMatch(/\bloss\b|condolences/i);
  });

  it('stays in earnest for three turns after something heavy', async () => {
    const story = ['my father died in May', 'I’m sorry.', 'he kept bees', 'Yes.', 'I sold the hives'];
    for (const end of [1, 3, 5])
      expect(await reply(story.slice(0, end))).not.toMatch(/\bha\b|grin|joke|blush|hold you/i);
  });

  it('gets other words from other sirens', async () => {
    const texts = await Promise.all(
      Object.values(fakeSirens).map((persona) => reply(['I tune pianos in Leith'], persona)),
    );
    expect(new Set(texts).size).toBeGreaterThan(texts.length / 2);
  });
});
