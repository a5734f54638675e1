import type { Persona } from '@sirenade/server/ports/text';
import { describe, expect, it } from 'vitest';
import { fakeBank } from '../../../../test/fake-bank.ts';
import { fakeModel } from '../../../../test/fake-model.ts';
import { fakeSirens } from '../../../../test/fake-sirens.ts';
import { makeWriter } from '../../../persona-writer.ts';

const writer = makeWriter({ bank: fakeBank(), model: fakeModel() });

async function reply(text: string, persona: Persona = fakeSirens.keeper): Promise<string> {
  const { text: said } = await (await writer).reply({
    persona,
    turns: [{ role: 'user', text }],
    size: 'short',
    seed: 1,
  });
  return said.replaceAll('\u2019', "'");
}

const porter: Persona = {
  ...fakeSirens.keeper,
  description:
    'Aldo Ferri, 50, night porter. Never takes the lift. Has sworn off mead, drinks malt beer. Allergic to lilies. Never sings the same song twice in a night.',
};

describe('one of two', () => {
  it.each([
    ['would you rather have one perfect loaf or a new engine. be honest', /^(?:One perfect loaf|A new engine)\b/],
    ["Who's worse to deal with, sailors or tourists?", /^(?:Sailors|Tourists)\b/],
    ['I was thinking pink this time. Or green. which?', /^(?:Pink|Green)\b/],
    ['And left arm or right arm, what would you do?', /^(?:Left|Right) arm\b/],
    ['Tea on the balcony or the juice stand? You choose.', /^(?:Tea on the balcony|The juice stand)\b/],
    ['should we go over the woods or along the river? you pick', /^(?:Over the woods|Along the river)\b/],
    ['should I call him tonight or wait until he says sorry', /^(?:Call him|Wait until)\b/],
    ['who bakes better bread, you or the shop by the bridge?', /\b[Mm]e\b/],
  ])('%j', async (text, form) => {
    expect(await reply(text)).toMatch(form);
  });

  it('is chosen by what the card says', async () => {
    expect(await reply('lift or stairs?', porter)).toMatch(/^Stairs\. .*never take the lift/);
    expect(await reply('want beer or mead?', porter)).toMatch(/^Beer\b/);
  });

  it('is not chosen where nothing is offered', async () => {
    expect(await reply("It's Calder or nothing.")).not.toMatch(/^(?:Calder|Nothing)\b/);
  });
});

describe('what the card speaks against', () => {
  it.each([
    ['*opens a box of lilies* want one?', /allergic to lilies/],
    ['I brought you lilies', /allergic to lilies/],
  ])('%j is not taken', async (text, form) => {
    expect(await reply(text, porter)).toMatch(form);
  });

  it('is only what it says', async () => {
    expect(await reply('sing me a song', porter)).toMatch(/“.+”/);
    expect(await reply('again!! the same one', porter)).toMatch(/never sing the same song twice/);
  });
});
