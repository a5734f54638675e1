import type { Persona, Turn } from '@sirenade/server/ports/text';
import { describe, expect, it } from 'vitest';
import { fakeBank } from '../../../test/fake-bank.ts';
import { fakeModel } from '../../../test/fake-model.ts';
import { fakeSirens } from '../../../test/fake-sirens.ts';
import { makeWriter } from '../../persona-writer.ts';
import { nature } from './knowledge/nature.data.ts';
import { anything, people } from './knowledge/people.data.ts';
import { clues } from './makes.data.ts';

const writer = makeWriter({ bank: fakeBank(), model: fakeModel() });

async function reply(texts: string[], persona: Persona = fakeSirens.mechanic): Promise<string> {
  const first = texts.length % 2 === 0 ? 'siren' : 'user';
  const turns = texts.map((text, n): Turn => ({ role: (n % 2 === 0) === (first === 'user') ? 'user' : 'siren', text }));
  const { text } = await (await writer).reply({ persona, turns, size: 'short', seed: 1 });
  return text.replaceAll('\u2019', "'");
}

const ANNOUNCED = /\bI'll (?:give|teach|tell|sing|open|hand|bring|get)\b/;

describe('what is asked for is done', () => {
  it.each([
    ['could I get some watr', /\*.*(?:cup|jug).*\*/],
    ['can I have something to eat?', /\*.*(?:plate|share|cut|what there is).*\*/],
    ["I'd kill for a coffee", /\*.*(?:cup|pot).*\*/],
    ['pass me the hammer', /\*.*hand.*\*/],
    ['I need a blanket', /\*.*\*/],
    ['bring me the map', /\*.*unfold.*\*/],
    ['lend me your coat', /\*.*(?:shoulders|mine|tuck).*\*/],
    ['could you open the window?', /\*.*the window.*\*/],
    ['would you mind closing the door', /\*.*the door.*\*/],
    ['close your eyes', /\*.*(?:eyes|close).*\*/],
    ['hold this for me', /\*.*hold.*\*/],
    ['wait here', /right here|stay|wait/i],
    ['come with me', /\*.*\*/],
    ['let me try', /\*.*\*/],
    ['help me with this trunk, it is stuck', /\*.*\*/],
    ['show me your workbench', /\*.*\*/],
    ['give me a minute', /take it|as long as|of course/i],
    ['teach me one step of a waltz', /foot|one|palm/i],
    ['can you teach me to knit', /thread|loosely/i],
    ['put me on skates then', /knees/i],
    ['give me an easy clue', /letters\./],
    ['propose a toast!', /\b(?:To|May)\b/],
    ['say something nice about me', /\byou\b/i],
    ['sing me something', /“.+”/],
    ['do you know any jokes?', /[.!?]/],
    ['think of a name for my boat', /^(?:The|Late|Second|Marguerite|Small|Perhaps)/],
    ['give me one good reason', /because/i],
    ['pour me another', /\*.*\*/],
    ['get me out of here', /\*.*\*/],
    ['give me your hand', /\*.*\*/],
    ['show me the garden', /\*.*(?:lead|lamp|ahead).*\*/],
    ['what should I name my cat?', /[A-Z]/],
    ['can I ask you something', /ask|course|anything|did/i],
    ['tell my fortune', /\b(?:you|I see|somebody)/i],
  ])('%j', async (message, form) => {
    const text = await reply([message]);
    expect(text).toMatch(form);
    expect(text).not.toMatch(ANNOUNCED);
  });

  it('tells something true on the topic that was named', async () => {
    const about = async (topic: string) => reply([`Tell me something nice about ${topic}`], fakeSirens.teacher);
    expect(await about('the universe')).toMatch(/star|galax|empty|light/i);
    expect(await about('bees')).toMatch(/bee|hive|honey/i);
    expect(await about('bread')).toMatch(/bread|stew|onion|egg|carrot|pepper|salt/i);
  });

  it('leaves what she has a word of her own on to the card', async () => {
    expect(await reply(['Tell me about the gulls'], fakeSirens.keeper)).toMatch(/gulls/);
  });

  it('keeps somebody company who is afraid: calm, on what is around, with a small thing to do', async () => {
    const text = await reply(["talk to me so I don't panic"]);
    expect(text).toMatch(/here|with you|I talk/i);
    expect(text.split(/[.!?] /).length).toBeGreaterThan(2);
  });

  it('judges a guess at the clue that was given, and says the word when somebody gives up', async () => {
    for (const { clue, word } of clues) {
      expect((await reply([clue, `is it ${word}?`])).toLowerCase()).toContain(word);
      expect((await reply([clue, 'no idea, I give up'])).toLowerCase()).toContain(word);
      expect((await reply([clue, 'zebra?'])).toLowerCase()).not.toContain(word);
    }
  });

  it('gives another of what it gave last', async () => {
    const first = await reply(['tell me a joke']);
    const second = await reply(['tell me a joke', first, 'another one'].slice(1));
    expect(second).not.toBe(first);
    expect(second.length).toBeGreaterThan(20);
  });

  it('does not do what the card says she does not do, and says why', async () => {
    const singer = {
      ...fakeSirens.teacher,
      description: 'A fencing teacher, 39. She never dances. She hates coriander.',
    };
    expect(await reply(['dance with me'], singer)).toMatch(/never dance/i);
    expect(await reply(['Could you put some coriander in it?'], singer)).toMatch(/hate coriander/i);
    const ghost = {
      ...fakeSirens.teacher,
      description: 'A ghost in a laundrette. Can move only socks. Does not drink.',
    };
    expect(await reply(['can you fold my shirts for me?'], ghost)).toMatch(/only socks/i);
    expect(await reply(['*pulls out a flask* join me?'], ghost)).toMatch(/don't drink|do not drink/i);
    expect(await reply(['open the window'], singer)).not.toMatch(/never|hate/i);
  });
});

describe('the store of things to tell', () => {
  const all = [...nature, ...people].flatMap(([, facts]) => facts).concat(anything);

  it('holds two hundred and more, none twice, each short enough to be said', () => {
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(new Set(all).size).toBe(all.length);
    for (const text of all) expect(text.split(' ').length, text).toBeLessThan(32);
  });

  it('fits any time and place', () => {
    for (const text of all)
      expect(text).not.toMatch(
        /\b(?:phone|internet|computer|car|cars|television|TV|email|online|app|website|plane|airport)\b/i,
      );
  });
});
