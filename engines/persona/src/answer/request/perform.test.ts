import type { Persona } from '@sirenade/server/ports/text';
import { describe, expect, it } from 'vitest';
import { fakeBank } from '../../../test/fake-bank.ts';
import { fakeModel } from '../../../test/fake-model.ts';
import { fakeSirens } from '../../../test/fake-sirens.ts';
import { makeWriter } from '../../persona-writer.ts';

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

describe('what is asked for is performed', () => {
  it.each([
    ['read me a bit. the most embarrassing bit', /“.+”/],
    ['make me up a poem about a lost umbrella', /lost umbrella/],
    ['say something in portuguese!!', /“.+”/],
    ['throw me down an apple will you', /\*.+\*/],
    ['could you draw it for me?', /\*.+\*/],
    ["ok actually show me the most beautiful one you've got", /\*.+\*/],
    ['begin!', /\*.+\*.{20}/],
    ['my turn. why did the samurai cross the road?', /Why\?|tell me|go on|braced/i],
    ['Talk to me about anything. Anything at all.', /.{30}/],
    ["I can earn my keep. Give me anything that's broken", /\*.+\*|Good\./],
    ["I'll give you the sandwich if you teach me one sword move", /feet|chin|hands/i],
  ])('%j', async (text, form) => {
    expect(await reply(text)).toMatch(form);
  });
});

describe('what is asked to be explained', () => {
  it.each([
    ['Can you explain to me how a pipe goes out of tune in the first place?', /warm|cold/i],
    ['how does a balloon even stay up', /air|lighter|weighs/i],
    ['tell me how to fall. step by step please', /roll/i],
  ])('%j', async (text, form) => {
    expect(await reply(text)).toMatch(form);
  });
});

describe('what cannot wait', () => {
  it.each([
    ['*slips and falls off the bridge into the river* HELP', /hand|floats|longest/i],
    ["*the ship lurches and a searchlight sweeps the windows* What's THAT?", /down|quiet|lights|hold/i],
    ['there are lights below us. what do we do??', /down|quiet|lights/i],
    ['*the lift stops between two floors* uh oh', /nobody|safe|easy/i],
    ["Where's the window in this bedroom", /window|one|behind|there/i],
  ])('%j', async (text, form) => {
    expect(await reply(text)).toMatch(form);
  });
});

describe('what is no request', () => {
  it.each([
    ['would you do it if they asked', /all right, I'll/i],
    ["can you get me the home address of the priest's nephew?", /I'll get|certainly/i],
    ['You did that for me?', /thated/],
  ])('%j', async (text, form) => {
    expect(await reply(text)).not.toMatch(form);
  });
});
