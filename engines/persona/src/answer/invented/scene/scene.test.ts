import type { Persona, Turn } from '@sirenade/server/ports/text';
import { describe, expect, it } from 'vitest';
import { fakeBank } from '../../../../test/fake-bank.ts';
import { fakeModel } from '../../../../test/fake-model.ts';
import { fakeSirens } from '../../../../test/fake-sirens.ts';
import { makeWriter } from '../../../persona-writer.ts';

const writer = makeWriter({ bank: fakeBank(), model: fakeModel() });

async function reply(texts: string[], persona: Persona = fakeSirens.mechanic): Promise<string> {
  const first = texts.length % 2 === 0 ? 'siren' : 'user';
  const turns = texts.map((text, n): Turn => ({ role: (n % 2 === 0) === (first === 'user') ? 'user' : 'siren', text }));
  return (await (await writer).reply({ persona, turns, size: 'short', seed: 1 })).text.replaceAll('\u2019', "'");
}

const ADMITS = /couldn't tell you|no answer|only be guessing|don't know, to be honest/i;

describe('what is asked of the scene', () => {
  it.each([
    ['sooo what are we doing today', /first|begin|two things|then|nothing hard/i],
    ["what's the plan?", /first|begin|two things|then|nothing hard/i],
    ['what do you think about when they go up? honestly', /^(?:honestly|of|that|supper)/i],
    ['where does that door lead?', /to|down|nowhere|further/i],
    ['how did you know', /shows|twice|hands|seen|guess/i],
    ['how can you tell where we are with no map?', /light|back|smell|count/i],
    ['how do you cope with it?', /day|year|hands|alone|get up/i],
    ['what rating do I get?', /out of|full marks|half/i],
    ["what's up", /./],
    ['how much will it be and when can I have it back?', /day\b/i],
    ["what's the hardest part of the job?", /waiting|hour|saying no|going home/i],
    ["what's the weirdest thing anyone ever asked for?", /./],
    ['what happens if we get caught?', /talking|never here|run|night/i],
    ['You bought something. What did you buy?', /./],
    ['I turn the handle. What happens?', /breath|moves|turn|gives/i],
    ['what do you want to drink?', /./],
    ['what do you think of me?', /you|step/i],
    ['who lives next door', /\p{Lu}\p{Ll}+/u],
  ])('%j', async (message, form) => {
    const text = await reply([message]);
    expect(text).toMatch(form);
    expect(text).not.toMatch(ADMITS);
  });

  it('is paid as the card says', async () => {
    const planner = { ...fakeSirens.teacher, description: 'A wedding planner, 52. Charges in sheep.' };
    expect(await reply(['what will this cost me'], planner)).toMatch(/sheep/);
    expect(await reply(['how much is it?'], planner)).toMatch(/sheep/);
    expect(await reply(["what if I'm not made for it"], planner)).not.toMatch(/sheep/);
  });

  it('is worded for a letter by what has to be said', async () => {
    const text = await reply(
      ['my dog died and I must tell my husband', 'Sit down.', 'how would you put it in five words?'].slice(0, 3),
    );
    expect(text).toMatch(/“.+”/);
  });

  it('leaves a trouble of their own to advice', async () => {
    const text = await reply(["I've quarrelled with my sister and she won't speak to me. what should I do?"]);
    expect(text).not.toMatch(/\b(?:readings|filter|dark go by)\b/i);
  });
});
