import { rulesModerator } from '@sirenade/safety';
import type { Persona, Turn } from '@sirenade/server/ports/text';
import { describe, expect, it } from 'vitest';
import { depth } from '../../../../scripts/lib/test-depth.ts';
import { fakeModel } from '../../test/fake-model.ts';
import { fakeSirens } from '../../test/fake-sirens.ts';
import { makeWriter } from '../persona-writer.ts';
import { normalised } from '../prose.ts';
import { readPersona } from '../siren/persona-reading.ts';
import { wholeBank } from '../whole-bank.ts';
import { mattersOf } from './her-matters.ts';
import * as data from './suggestions.data.ts';

const writer = makeWriter({ model: fakeModel() });
const seeds = Array.from({ length: depth(3, 8) }, (_, n) => n);
const known = (persona: Persona): Persona => ({ ...persona, personality: '', examples: '' });

async function suggest(texts: string[], { persona = fakeSirens.keeper as Persona, seed = 1, first = 'user' } = {}) {
  const turns = texts.map((text, n): Turn => ({ role: (n % 2 === 0) === (first === 'user') ? 'user' : 'siren', text }));
  const list = { atLeast: 3, atMost: 5 };
  const request = {
    purpose: 'suggestions' as const,
    list,
    prompt: { persona: known(persona), turns, size: 'short' as const, seed },
  };
  return ((await (await writer).complete(request)) as { list: string[] }).list;
}
const kindOf = (text: string) => (text.startsWith('*') ? 'act' : text.endsWith('?') ? 'question' : 'remark');

const STORIES: string[][] = [
  ['Good evening', 'Good evening. Sit down, the kettle’s on.'],
  ['I lost my job', 'Then stay here with me a while.'],
  ['You are beautiful', '*I laugh.* Am I?'],
  ['Tell me of yourself', 'I keep the light. What brings you here?'],
  ['I have to go, bye', 'Go well.'],
  ['hm', ''],
  ['ok'],
];

describe('suggestions', () => {
  it('are three or more, all different, short, and whole, for every siren and every story', async () => {
    for (const persona of Object.values(fakeSirens)) {
      for (const [seed, story] of [[], ...STORIES].entries()) {
        const list = await suggest(story, { persona, seed });
        expect(list.length).toBeGreaterThanOrEqual(3);
        expect(new Set(list.map(normalised)).size).toBe(list.length);
        for (const text of list) {
          expect(text).toMatch(/^(?:\*[^*]+\*(?: |$))?\P{Ll}?.*[.?*]$/u);
          expect(text).not.toMatch(/[{}]|undefined|null| {2}|\ba [aeio]/);
          expect(text.length).toBeLessThanOrEqual(140);
        }
      }
    }
  });

  it('are of different kinds: something to ask, to do and to say', async () => {
    for (const seed of seeds) {
      for (const persona of Object.values(fakeSirens)) {
        const kinds = (await suggest([], { persona, seed })).slice(0, 3).map(kindOf);
        expect(kinds).toContain('act');
        expect(new Set(kinds).size).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('open a chat with her name, her trade or what she does', async () => {
    const own: [Persona, RegExp][] = [
      [fakeSirens.keeper, /Mairi|lighthouse|gulls|strong tea|bad poetry/],
      [fakeSirens.binder, /Ida|bookbinder/],
      [fakeSirens.mechanic, /Vex|space mechanic|Orbital Nine|loud music|cheap noodles/],
      [fakeSirens.detective, /Hale|Victorian detective|Bloomsbury/],
      [fakeSirens.sparse, /Rosa|baker/],
    ];
    for (const seed of seeds) {
      for (const [persona, words] of own) expect((await suggest([], { persona, seed })).join(' ')).toMatch(words);
    }
  });

  it('are general where nothing certain is known of her', async () => {
    const persona: Persona = {
      ...fakeSirens.empty,
      name: 'Ana',
      description:
        'She is the last of the sirens. She gives them names. Her station is small. She says it is the hours.',
    };
    for (const seed of seeds) {
      const list = await suggest([], { persona, seed });
      expect(list.join(' ')).toContain('Ana');
      expect(list.join(' ')).not.toMatch(/\blast\b|give them|say it|star|float|begin to|What is it like/);
    }
  });

  it('take up what she offers as she introduces herself', async () => {
    const lists = await Promise.all(
      seeds.map((seed) => suggest(['I’m Mairi Grant. Pull up a chair.'], { seed, first: 'siren' })),
    );
    for (const list of lists) {
      expect(list.join(' ')).toMatch(/I sit down|I’ll stand a while/);
      expect(list.join(' ')).not.toMatch(/aren’t you\?|knock/);
    }
  });

  it.each([
    ['Have you ever been to sea?', /Once, a long time ago|Never\. Have you|More often/],
    ['What shall I call you?', /Call me whatever|Guess\.|I’ll tell you mine/],
    ['Are we being clever, or comfortable?', /Comfortable, I think|Clever, if|A bit of both|Neither|Which would/],
    ['Shall we go down to the water?', /Yes, let’s|Not yet\.|You decide/],
    ['Is that all right with you?', /fine with me|don’t mind|think about it/],
    ['If I took you out tomorrow, where should we go?', /near the sea|Not far|good company/],
  ])('answer %j', async (question, answers) => {
    for (const seed of seeds) {
      const [first = '', second = ''] = await suggest(['hello', `Well. ${question} *I wait.*`], { seed });
      expect(first).toMatch(answers);
      expect(second).toMatch(answers);
    }
  });

  it('answer a question of the bank with what was written for it, and do something else beside', async () => {
    for (const [n, { ask, suggestions }] of wholeBank.questions.slice(0, 12).entries()) {
      const list = await suggest(['hi', `Hm. ${ask}`], { seed: n });
      expect(suggestions).toEqual(expect.arrayContaining(list.slice(0, 2)));
      expect(suggestions).not.toContain(list[2]);
    }
  });

  it('lead to help where somebody is in danger, and to nothing else', async () => {
    for (const seed of seeds) {
      const list = await suggest(['I want to kill myself', 'Please call a crisis line.'], { seed });
      for (const text of list.slice(0, 3)) expect(data.toHelp).toContain(text);
    }
  });

  it('never say what was said', async () => {
    const wording: string[] = [];
    for (let n = 0; n < 15; n++) {
      const [first = ''] = await suggest([...wording], { seed: n });
      expect(wording.map(normalised)).not.toContain(normalised(first));
      wording.push(first, 'I see. *I nod.*');
    }
  });

  it('pass the safety floor, whatever is written in them', async () => {
    const moderator = rulesModerator({ realPeople: [] });
    const texts = (Object.values(data) as unknown[])
      .flatMap((part) => (Array.isArray(part) ? part : Object.values(part as object)))
      .flat(2)
      .filter((text): text is string => typeof text === 'string');
    expect(texts.length).toBeGreaterThan(150);
    for (const text of texts) {
      const verdict = await moderator.judge({ kind: 'reply', text }, { signal: new AbortController().signal });
      expect({ text, ...verdict }).toEqual({ text, allowed: true });
      expect(text).not.toMatch(/['"]|!/);
    }
  });
});

describe('what a person could speak of', () => {
  it.each([
    ['Lighthouse keeper with a wooden leg', { trade: 'lighthouse keeper' }],
    ['sarcastic barista', { trade: 'barista' }],
    ['Ana is a violin maker from Cremona. She collects old radios.', { trade: 'violin maker', likes: ['old radios'] }],
    ['Ana runs a night bookshop in Marseille.', { doings: ['run a night bookshop in Marseille'] }],
    ['She lives with her cat. Her husband drowned.', { things: ['cat'] }],
    ['Ana makes gates for people who cannot decide.', { doings: ['make gates for people who cannot decide'] }],
    ['Ana runs an old brig as a tavern.', { doings: ['run an old brig as a tavern'] }],
    ['Ana is the bravest knight in the realm.', { trade: 'knight' }],
    [
      'Ana ist eine Bäckerin aus Hamburg. Sie liebt Regen und Kaffee.',
      { trade: null, doings: [], likes: [], things: [] },
    ],
  ])('is read from %j', (description, matters) => {
    const persona: Persona = { name: 'Ana', description, gender: 'female', personality: '', examples: '' };
    expect(mattersOf(readPersona(persona))).toMatchObject(matters);
  });

  it.each([
    'She is the last of the sirens, and she sings flat.',
    'Ana is the first of her name.',
    'Ana is the youngest of nine.',
    'Ana is the toast of the town.',
    'Ana is the only one on the island.',
    'Ana is a widow from Cremona.',
  ])('is no trade in %j', (description) => {
    const persona: Persona = { name: 'Ana', description, gender: 'female', personality: '', examples: '' };
    expect(mattersOf(readPersona(persona)).trade).toBeNull();
  });

  it.each([
    'Ana punches your ticket as if it were a sonnet.',
    'Ana travels to every tournament you do.',
    'She says it is the hotels.',
    'She says little before the second coffee.',
    'She tells everyone that she is fine.',
    'There are trenches without names. She gives them names.',
    'Bakers and nurses call in; she plays them a record and stays on the line.',
    'They take payment in stories; she gives change.',
    'She moves slowly because the bees like it that way.',
    'She carries a lantern.',
  ])('is no habit to ask about in %j', (description) => {
    const persona: Persona = { name: 'Ana', description, gender: 'female', personality: '', examples: '' };
    expect(mattersOf(readPersona(persona)).doings).toEqual([]);
  });
});
