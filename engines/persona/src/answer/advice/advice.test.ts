import type { Turn } from '@sirenade/server/ports/text';
import { describe, expect, it } from 'vitest';
import { fakeBank } from '../../../test/fake-bank.ts';
import { fakeModel } from '../../../test/fake-model.ts';
import { fakeSirens } from '../../../test/fake-sirens.ts';
import { makeWriter } from '../../persona-writer.ts';
import { countWords } from '../../prose.ts';
import { advices } from './advice.data.ts';

const writer = makeWriter({ bank: fakeBank(), model: fakeModel() });

async function reply(...texts: string[]): Promise<string> {
  const turns = texts.map((text, n): Turn => ({ role: n % 2 === 0 ? 'user' : 'siren', text }));
  return (await (await writer).reply({ persona: fakeSirens.keeper, turns, size: 'medium', seed: 1 })).text;
}

describe('advice', () => {
  it.each([
    ['I have an interview tomorrow. Any advice?', /question|early|stories|water|gap/i],
    ['how do I cook pasta', /pot|sauce|garlic|salt/i],
    ['what should I do, I can’t sleep', /hour|screen|coffee|breathe/i],
    [
      'I have to say something at my gran’s 90th. I’m hopeless at speeches. what do I say in a speech',
      /story|sentence|aloud/i,
    ],
  ])('is given where it is asked for: %s', async (message, points) => {
    expect(await reply(message)).toMatch(points);
  });

  it('is about what was told last', async () => {
    expect(await reply('my basil plant is dying', 'Oh no.', 'what should I do?')).toMatch(/soil|water|drown|saucer/i);
  });

  it('is not given on another matter', async () => {
    expect(await reply('I have a fever', 'Oh no.', 'how do I hold a sword?')).not.toMatch(/doctor/i);
  });

  it('sends nobody who is ill without a doctor', () => {
    const cold = advices.find(({ form }) => form.test('I have a fever'));
    for (const way of cold?.ways ?? [[]]) expect(way.join(' ')).toMatch(/doctor/);
  });

  it('has at least two ways for every topic, each short', () => {
    for (const { ways } of advices) {
      expect(ways.length).toBeGreaterThan(1);
      for (const way of ways) expect(countWords(way.join(' '))).toBeLessThan(50);
    }
  });
});
