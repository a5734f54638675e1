import type { Turn } from '@sirenade/server/ports/text';
import { describe, expect, it } from 'vitest';
import { fakeModel } from '../../../test/fake-model.ts';
import { fakeSirens } from '../../../test/fake-sirens.ts';
import { actsIn } from '../../message/acts.ts';
import { makeWriter } from '../../persona-writer.ts';
import { plainMarks } from '../../prose.ts';
import { others, recalls } from './questions.data.ts';

const writer = makeWriter({ model: fakeModel() });

async function reply(texts: readonly string[]): Promise<string> {
  const turns = texts.map((text, at): Turn => ({ role: at % 2 === 0 ? 'siren' : 'user', text }));
  const { text } = await (await writer).reply({ persona: fakeSirens.keeper, turns, size: 'short', seed: 1 });
  return plainMarks(text);
}

describe('a question for what was told', () => {
  it.each(recalls.map((asking) => [asking.turns.at(-1) ?? '', asking] as const))('%s', async (_, asking) => {
    const text = await reply(asking.turns);
    for (const part of asking.holds) expect(text).toMatch(part);
    if (asking.lacks) expect(text).not.toMatch(asking.lacks);
  });
});

describe('a question for something else', () => {
  const story = [
    'Come in.',
    'my sister Ottilie and I got here at four, we have a white dog, Pepper, and a room on floor nine',
    'You must be cold.',
    'a bit. i work at the harbour, as a crane driver, and my umbrella broke in the rain',
    'Sit by the fire.',
  ];

  it.each(others)('%s', async (question) => {
    expect(actsIn(question).length).toBeGreaterThan(0);
    const text = await reply([...story, question]);
    expect(text).not.toMatch(
      /Ottilie|Pepper|floor nine|crane|You (?:have|got|work)|told me that|didn't catch|once more/i,
    );
  });
});
