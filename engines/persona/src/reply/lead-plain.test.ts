import { rulesModerator } from '@sirenade/safety';
import type { Turn } from '@sirenade/server/ports/text';
import { describe, expect, it } from 'vitest';
import { fakeModel } from '../../test/fake-model.ts';
import { fakeSirens } from '../../test/fake-sirens.ts';
import type { Line } from '../bank/bank.ts';
import { makeWriter } from '../persona-writer.ts';
import * as plain from './plain.data.ts';
import * as userStatement from './recalling.data.ts';
import * as self from './self.data.ts';

const writer = makeWriter({ model: fakeModel() });
const seeds = Array.from({ length: 6 }, (_, n) => n);
async function replies(...texts: string[]): Promise<string[]> {
  const turns = texts.map((text, n): Turn => ({ role: n % 2 === 0 ? 'user' : 'siren', text }));
  const made = await writer;
  return Promise.all(
    seeds.map(async (seed) => (await made.reply({ persona: fakeSirens.keeper, turns, size: 'medium', seed })).text),
  );
}

describe('a reply', () => {
  it('works out a small sum', async () => {
    for (const text of await replies('what is 17 * 23?')) expect(text).toContain('391');
  });

  it('takes a complaint seriously', async () => {
    for (const text of await replies('hello', 'Go away.', 'You are being rude to me')) expect(text).toMatch(/sorry/i);
    for (const text of await replies('hello', 'Hm.', 'You did not answer my question')) {
      expect(text).toMatch(/again|once more|take me back|stay with it/i);
      expect(text).not.toMatch(/\?$(?<!Once more\?)/);
    }
  });

  it.each([
    ['Wie geht es dir heute?', 'auf Englisch'],
    ['Hola, ¿cómo estás? ¿Te gusta la noche?', 'en inglés'],
    ['Je ne parle pas anglais, tu es là ?', 'en anglais'],
  ])('says in the language of %j that she writes English', async (message, words) => {
    for (const text of await replies(message)) expect(text).toContain(words);
  });

  it('shows that it was heard what somebody is like', async () => {
    const texts = await replies('I am allergic to shellfish');
    expect(texts.filter((text) => /you are allergic to shellfish/i.test(text)).length).toBeGreaterThanOrEqual(2);
  });

  it('has nothing in it that the safety floor refuses', async () => {
    const moderator = rulesModerator({ realPeople: [] });
    const parts = [plain, self, userStatement].flatMap((part): unknown[] => Object.values(part));
    const texts = parts
      .flatMap((part) => (Array.isArray(part) ? part : Object.values(part as object)))
      .flat()
      .map((line: Line | string) => (typeof line === 'string' ? line : line.text));
    expect(texts.length).toBeGreaterThan(100);
    for (const text of texts) {
      const verdict = await moderator.judge({ kind: 'reply', text }, { signal: new AbortController().signal });
      expect({ text, ...verdict }).toEqual({ text, allowed: true });
      expect(text).not.toMatch(/['"*]/);
    }
  });
});
