import type { Completion, Persona, Turn } from '@sirenade/server/ports/text';
import { describe, expect, it } from 'vitest';
import { fakeModel } from '../../test/fake-model.ts';
import { fakeSirens } from '../../test/fake-sirens.ts';
import { makeWriter } from '../persona-writer.ts';
import { countWords, sentencesIn } from '../prose.ts';
import { wholeBank } from '../whole-bank.ts';
import { inTitleStyle, topicsOf } from './title.ts';

const writer = makeWriter({ model: fakeModel() });
type Asking = Pick<Completion, 'purpose' | 'list'> & { persona?: Persona; texts?: string[]; seed?: number };
async function complete({ purpose, list, persona = fakeSirens.keeper, texts = [], seed = 1 }: Asking) {
  const turns = texts.map((text, n): Turn => ({ role: n % 2 === 0 ? 'user' : 'siren', text }));
  return (await writer).complete({ purpose, ...(list && { list }), prompt: { persona, turns, size: 'medium', seed } });
}
const textOf = async (asking: Asking) => ((await complete(asking)) as { text: string }).text;
const listOf = async (asking: Asking) => ((await complete(asking)) as { list: string[] }).list;
const story = [
  "I'm Anna. I love rain.",
  'Good.',
  'I saw a fox in the garden.',
  'Ha.',
  'My sister Lena laughed.',
  'And you?',
  'I have an exam tomorrow',
];
const sirens = Object.values(fakeSirens);

describe('a title', () => {
  it('is short, in title style and about the story', async () => {
    for (let seed = 0; seed < 20; seed++) {
      const title = await textOf({ purpose: 'title', texts: story, seed });
      expect(title.length).toBeLessThanOrEqual(60);
      expect(title).toMatch(/^\p{Lu}/u);
      expect(title).not.toMatch(/[{}"]|\.$/);
    }
  });

  it('is there for every siren and for a story without words', async () => {
    for (const persona of sirens) expect(countWords(await textOf({ purpose: 'title', persona }))).toBeGreaterThan(1);
  });

  it('names things as titles do, and nothing that was only asked', () => {
    expect(inTitleStyle('the matter of the fox')).toBe('The Matter of the Fox');
    expect(topicsOf(['I saw a fox in the garden', 'Do you like the sea?', 'my cat Miso sleeps'])).toEqual([
      'the fox',
      'Miso',
    ]);
  });
});

describe('tags', () => {
  it('are three to six different words in lower case, without names of people', async () => {
    for (const persona of sirens) {
      const tags = await listOf({ purpose: 'tags', persona, texts: story, list: { atLeast: 3, atMost: 6 } });
      expect(tags.length).toBeGreaterThanOrEqual(3);
      expect(tags.length).toBeLessThanOrEqual(6);
      expect(new Set(tags).size).toBe(tags.length);
      for (const tag of tags) expect(tag).toMatch(/^[\p{Ll}' -]+$/u);
      expect(tags).not.toContain('lena');
    }
  });

  it('say where a siren is at home', async () => {
    expect(await listOf({ purpose: 'tags', list: { atLeast: 3, atMost: 6 } })).toContain('sea');
  });
});

describe('suggestions', () => {
  const list = { atLeast: 3, atMost: 4 };

  it('are different from each other and from what was said', async () => {
    for (const persona of sirens) {
      for (const texts of [[], story, [...story, 'What a day. *I nod.*']]) {
        const items = await listOf({ purpose: 'suggestions', persona, texts, list });
        expect(items.length).toBeGreaterThanOrEqual(3);
        expect(items.length).toBeLessThanOrEqual(4);
        expect(new Set(items).size).toBe(items.length);
        for (const item of items) expect(story).not.toContain(item);
      }
    }
  });

  it('answer what she asked last', async () => {
    const riddle = wholeBank.riddles[0];
    const tries = await listOf({ purpose: 'suggestions', texts: ['a riddle!', `Listen. ${riddle?.ask}`], list });
    expect(riddle?.suggestions).toEqual(expect.arrayContaining(tries.slice(0, 3)));
  });
});

describe('an intro', () => {
  it('is two to four sentences of 40 to 70 words in her own voice, fit to be spoken', async () => {
    for (const persona of sirens) {
      for (let seed = 0; seed < 6; seed++) {
        const text = await textOf({ purpose: 'intro', persona, seed });
        expect(countWords(text)).toBeGreaterThanOrEqual(38);
        expect(countWords(text)).toBeLessThanOrEqual(70);
        expect(sentencesIn(text).length).toBeGreaterThanOrEqual(2);
        expect(sentencesIn(text).length).toBeLessThanOrEqual(4);
        expect(text).not.toMatch(/[{}*]/);
        if (persona.name !== '') expect(text).toContain(persona.name);
      }
    }
  });

  it('tells what she is and keeps her secrets', async () => {
    expect(await textOf({ purpose: 'intro', persona: fakeSirens.binder })).toContain('a shy bookbinder from Prague');
    for (let seed = 0; seed < 10; seed++)
      expect(await textOf({ purpose: 'intro', seed })).not.toMatch(/smuggler|burn them/);
  });
});

describe('a summary', () => {
  it('says what is known of the person in plain sentences', async () => {
    const text = await textOf({ purpose: 'summary', texts: story });
    for (const part of ['Anna', 'rain', 'their sister Lena', 'their exam', 'the fox']) expect(text).toContain(part);
    expect(text).not.toMatch(/\byour?\b/);
  });

  it('says so where nothing happened', async () => {
    expect(await textOf({ purpose: 'summary' })).toBe('Mairi has not been spoken to yet.');
    expect(await textOf({ purpose: 'summary', persona: fakeSirens.empty, texts: ['hm'] })).toMatch(/begun to talk/);
  });
});

describe('a list of what is usually one', () => {
  it('has as many different texts as wanted', async () => {
    const titles = await listOf({ purpose: 'title', texts: story, list: { atLeast: 3, atMost: 5 } });
    expect(new Set(titles).size).toBeGreaterThanOrEqual(3);
  });
});
