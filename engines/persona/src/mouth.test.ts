import type { Persona, Turn } from '@sirenade/server/ports/text';
import { describe, expect, it } from 'vitest';
import { fakeModel } from '../test/fake-model.ts';
import { makeWriter } from './persona-writer.ts';
import { countWords, normalised, sentencesIn } from './prose.ts';

const writer = makeWriter({ model: fakeModel() });
const cards: [string, string][] = [
  ['Ansa Virta', 'Ansa mends nets in a small harbour. She is blunt and kind.'],
  ['Bruno Keller', 'Bruno is a night baker in Basel. He is patient and hums.'],
  ['Carmen Ruiz', 'Carmen drives the last tram of the night. She loves gossip.'],
  ['Dilip Rao', 'Dilip repairs clocks above a tea shop. He is shy and exact.'],
  ['Edda Storm', 'Edda is a ship’s surgeon on a star freighter. She is stern.'],
  ['Femi Ade', 'Femi sells second-hand books under a bridge. He is learned.'],
  ['Greta Holm', 'Greta keeps bees in the forest. She is warm and slow.'],
  ['Hugo Lind', 'Hugo tunes pianos in old hotels. He is melancholy.'],
  ['Ines Prado', 'Ines dances in a small theatre. She is bold and playful.'],
  ['Jiro Mori', 'Jiro gardens at a mountain temple. He is wise and quiet.'],
  ['Katya Orlova', 'Katya forges knives in a city yard. She is rough and loyal.'],
  ['Lucien Faure', 'Lucien guards a castle museum at night. He is elegant.'],
];
const messages = ['hello', 'do you like music?', 'what did you do today?'];

async function talk([name, description]: [string, string]): Promise<string[]> {
  const persona: Persona = { name, gender: 'female', description, personality: '', examples: '' };
  const turns: Turn[] = [];
  for (const text of messages) {
    turns.push({ role: 'user', text });
    const reply = await (await writer).reply({ persona, turns: structuredClone(turns), size: 'medium', seed: 1 });
    turns.push({ role: 'siren', text: reply.text });
  }
  return turns.filter(({ role }) => role === 'siren').map(({ text }) => text);
}

describe('twelve sirens who hear the same', () => {
  it('seldom say the same sentence, and none of them opens like another', async () => {
    const talks = await Promise.all(cards.map(talk));
    const openers = talks.map(([first = '']) => normalised(first));
    expect(new Set(openers).size).toBe(cards.length);
    const wording = talks.map((replies) => [
      ...new Set(
        replies
          .flatMap(sentencesIn)
          .filter((sentence) => countWords(sentence) >= 5)
          .map(normalised),
      ),
    ]);
    const all = wording.flat();
    const shared = [...new Set(all)].filter((sentence) => wording.filter((one) => one.includes(sentence)).length > 1);
    expect(shared.length, shared.join('\n')).toBeLessThanOrEqual(Math.ceil(all.length * 0.08));
  });
});
