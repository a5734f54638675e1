import type { Persona, Turn } from '@sirenade/server/ports/text';
import { describe, expect, it } from 'vitest';
import { fakeBank } from '../../../../test/fake-bank.ts';
import { fakeModel } from '../../../../test/fake-model.ts';
import { fakeSirens } from '../../../../test/fake-sirens.ts';
import { makeWriter } from '../../../persona-writer.ts';
import { conditionsIn, heeding, takenUp } from './conditions.ts';
import { contents, foodKinds } from './food.data.ts';
import { kindNamed } from './kind.ts';
import { thingKinds } from './thing.data.ts';

const writer = makeWriter({ bank: fakeBank(), model: fakeModel() });

async function reply(texts: string[], persona: Persona = fakeSirens.teacher, seed = 1): Promise<string> {
  const first = texts.length % 2 === 0 ? 'siren' : 'user';
  const turns = texts.map((text, n): Turn => ({ role: (n % 2 === 0) === (first === 'user') ? 'user' : 'siren', text }));
  return (await (await writer).reply({ persona, turns, size: 'short', seed })).text;
}

const holds = (text: string, values: readonly string[]) =>
  values.some((value) => text.toLowerCase().includes(value.toLowerCase().replaceAll("'", '’')));
const valuesOf = (thing: string) => kindNamed([...foodKinds, ...thingKinds], thing)?.values ?? [];

describe('what kind of thing it is', () => {
  it.each([
    ['what kind of tea is that?', 'tea'],
    ['what sort of wood is it', 'wood'],
    ['which song is that?', 'song'],
    ["what's the soup today?", 'soup'],
    ['what kind of bread do you have', 'bread'],
    ['what should I wear?', 'clothes'],
    ['what should we drink?', 'drink'],
    ["what's in the box?", 'box'],
  ])('%j', async (message, thing) => {
    expect(holds(await reply([message]), valuesOf(thing))).toBe(true);
  });

  it('is taken from what was spoken of, and both questions are answered', async () => {
    const text = await reply(["There's soup after.", 'i want that soup now. what kind is it and is there bread']);
    expect(holds(text, valuesOf('soup'))).toBe(true);
    expect(text).toMatch(/bread/i);
  });

  it('stays the same in a story, whatever the seed', async () => {
    const one = await reply(['what kind of tea is that?'], fakeSirens.binder, 1);
    const other = await reply(['what kind of tea is that?'], fakeSirens.binder, 7);
    expect(valuesOf('tea').findIndex((value) => holds(one, [value]))).toBe(
      valuesOf('tea').findIndex((value) => holds(other, [value])),
    );
  });

  it('heeds what somebody likes and hates', async () => {
    const perfumer = { ...fakeSirens.teacher, description: 'A perfumer in an old port, 45.' };
    const text = await reply(['what would you put in it? she likes the sea and hates sweet things'], perfumer);
    expect(text).toMatch(/^The sea, then, and no sweet things\./);
    expect(text).toMatch(/salt|seaweed|driftwood/i);
    expect(text).not.toMatch(/honey/i);
  });

  it('has enough values in every kind', () => {
    for (const { form, values } of [...foodKinds, ...contents, ...thingKinds])
      expect(values.length, String(form)).toBeGreaterThanOrEqual(4);
    const counts = foodKinds.map(({ values }) => values.length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(7);
  });
});

describe('conditions', () => {
  it.each([
    ['she likes the sea and hates sweet things', 'the sea', 'sweet things'],
    ['he loves dogs', 'dogs', null],
    ["I don't eat meat", null, 'meat'],
    ['no onions please', null, 'onions'],
    ['what do you think?', null, null],
  ])('%j', (text, likes, dislikes) => {
    expect(conditionsIn(text)).toEqual({ likes, dislikes });
  });

  it('are taken up in a sentence, and rule out what would not do', () => {
    expect(takenUp({ likes: 'dogs', dislikes: null })).toBe('Dogs, then.');
    expect(takenUp({ likes: null, dislikes: 'meat' })).toBe('No meat, then.');
    expect(heeding(['a ham bone', 'lentils'], { likes: null, dislikes: 'meat' })).toEqual(['lentils']);
  });
});
