import type { Turn } from '@sirenade/server/ports/text';
import { describe, expect, it } from 'vitest';
import { fakeModel } from '../../test/fake-model.ts';
import { fakeSirens } from '../../test/fake-sirens.ts';
import { makeWriter } from '../persona-writer.ts';
import { plainMarks } from '../prose.ts';

const writer = makeWriter({ model: fakeModel() });

async function reply(message: string, facts: string[] = []): Promise<string> {
  const turns: Turn[] = [
    { role: 'siren', text: 'Plot 16 is my neighbour’s. Mind the pump.' },
    { role: 'user', text: message },
  ];
  const memory = { summary: '', facts };
  const { text } = await (await writer).reply({ persona: fakeSirens.keeper, turns, memory, size: 'short', seed: 1 });
  return plainMarks(text);
}

describe('what can be known for certain', () => {
  it('is a sum among other things', async () => {
    const message =
      'I teach on the mainland, and every Friday I come over with the late ferry. Quick, what’s 17 times 6?';
    expect(await reply(message)).toContain('102');
  });

  it('is what was pinned, before what was only said', async () => {
    const text = await reply('Which plot am I on again? The letter is soaked.', [
      'The user has just taken over plot 14B.',
    ]);
    expect(text).toContain('14B');
    expect(text).not.toContain('Plot 16');
  });
});

describe('what is no name', () => {
  it.each(['girl, seven months. are you all right?', 'do you even remember my name’s rhyme?'])(
    '%j',
    async (message) => {
      expect(await reply(message)).not.toMatch(/\b(?:Girl|Rhyme)\b/);
    },
  );
});

describe('what is asked of her with an excuse before it', () => {
  it('is answered from the card', async () => {
    expect(await reply('Excuse me, you talk to the gulls?')).toMatch(/talk to the gulls/);
  });
});

describe('the answer to her own question', () => {
  const answerTo = async (question: string, message: string) => {
    const turns: Turn[] = [
      { role: 'siren', text: question },
      { role: 'user', text: message },
    ];
    const { text } = await (await writer).reply({ persona: fakeSirens.keeper, turns, size: 'short', seed: 1 });
    return plainMarks(text);
  };

  it('is taken up by what she asked for', async () => {
    expect(await answerTo('When is the exam?', '4th of November')).toMatch(/^4th of November\. /);
    expect(await answerTo('What is her name?', "Her name's Aoife")).toMatch(/^Aoife\. /);
  });
});
