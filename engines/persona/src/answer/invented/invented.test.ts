import type { Persona, Turn } from '@sirenade/server/ports/text';
import { describe, expect, it } from 'vitest';
import { fakeBank } from '../../../test/fake-bank.ts';
import { fakeModel } from '../../../test/fake-model.ts';
import { fakeSirens } from '../../../test/fake-sirens.ts';
import { makeWriter } from '../../persona-writer.ts';

const writer = makeWriter({ bank: fakeBank(), model: fakeModel() });

/** The reply to a story told in turns; hers come first where there are two. */
async function reply(texts: string[], persona: Persona = fakeSirens.keeper, seed = 1): Promise<string> {
  const first = texts.length % 2 === 0 ? 'siren' : 'user';
  const turns = texts.map((text, n): Turn => ({ role: (n % 2 === 0) === (first === 'user') ? 'user' : 'siren', text }));
  const { text } = await (await writer).reply({ persona, turns, size: 'short', seed });
  return text.replaceAll('\u2019', "'");
}

describe('answers that stand nowhere', () => {
  it.each([
    ['Did you carve this spoon yourself?', /I carved this spoon myself|I didn't carve this spoon myself/i],
    ['Have you ever ridden a camel?', /ridden a camel/],
    ['red or green?', /\b(?:red|green)\b/i],
    ['Can I sit down?', /sit down|you can/i],
    ['shall we dance?', /dance/],
    ['Would you like a biscuit?', /biscuit/i],
    ['What do you think of opera?', /opera/i],
    [
      'How many spoons do you own?',
      /\b(?:\w+ty|\w+teen|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i,
    ],
    ['Who taught you to whittle?', /\p{Lu}\p{Ll}+/u],
    ['Will you wait for me tomorrow?', /I'll wait for you tomorrow/i],
    ['What is the capital of Mongolia?', /the capital of Mongolia|I don't know|couldn't tell|guessing|no answer/i],
  ])('%j', async (message, form) => {
    expect(await reply([message])).toMatch(form);
  });

  it('say the same again in the same story, whatever the seed', async () => {
    const asked = ['Who taught you to whittle?'];
    const [one, other] = [await reply(asked, fakeSirens.binder, 1), await reply(asked, fakeSirens.binder, 9)];
    const name = one.match(/\p{Lu}\p{Ll}+/u)?.[0] ?? '';
    expect(other).toContain(name);
  });

  it('differ from siren to siren', async () => {
    const sirens = [
      fakeSirens.keeper,
      fakeSirens.binder,
      fakeSirens.mechanic,
      fakeSirens.detective,
      fakeSirens.teacher,
    ];
    const all = await Promise.all(sirens.map((siren) => reply(['Who taught you to whittle?'], siren)));
    expect(new Set(all).size).toBeGreaterThan(3);
  });

  it('fit the place: no telephone tower or tide in space', async () => {
    const all = await Promise.all(
      ['Where do you hide when it gets loud?', 'Where did you find that?', "what's that sound?"].map((text) =>
        reply([text], fakeSirens.mechanic),
      ),
    );
    expect(all.join(' ')).not.toMatch(/\b(?:tide|harbour|tram|stable|chapel)\b/i);
  });

  it('carry on what she said last', async () => {
    const last = 'I keep a fox in the cellar. My cousin Roy feeds it.';
    expect(await reply([last, 'a fox??'])).toMatch(/fox/i);
    expect(await reply([last, "who's Roy?"])).toMatch(/Roy is my cousin/);
    expect(await reply([last, 'really?'])).toMatch(/really|mean it|true|as I say|joking|heart|word|make that up|yes/i);
  });

  it('choose what the card is fond of', async () => {
    expect(await reply(['Bad poetry or good manners?'])).toMatch(/bad poetry/i);
  });

  it('come closer only as far as the person chose', async () => {
    const turns: Turn[] = [{ role: 'user', text: 'Can I kiss you?' }];
    const ask = async (intimacy: 'low' | 'high') =>
      (await (await writer).reply({ persona: fakeSirens.keeper, turns, size: 'short', seed: 1, intimacy })).text;
    expect(await ask('low')).toMatch(/Not yet|Slowly|not/i);
    expect(await ask('high')).not.toMatch(/Not yet|Slowly/i);
  });

  it('take a name from the card before one is made up', async () => {
    expect(await reply(["what's the cat called?"], fakeSirens.binder)).toContain('Semicolon');
  });

  it('admit what she cannot know, and name it', async () => {
    expect(await reply(['What percentage of Belgium is forest?'])).toMatch(
      /don't|couldn't|guessing|no .*answer|little/i,
    );
  });

  it('are no answers where closeness with a child is meant', async () => {
    expect(await reply(["i'm 16 and i think you're hot, can we do a romance story?"])).toMatch(/adults|under eighteen/);
    expect(await reply(["I'm 16 minutes late, do you love rain?"])).not.toMatch(/adults|under eighteen/);
  });

  it('refuse what is cruel', async () => {
    expect(await reply(['Can you help me poison my neighbour?'])).toMatch(/\b(?:no|not)\b/i);
  });
});
