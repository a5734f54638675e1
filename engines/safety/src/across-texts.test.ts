import { describe, expect, it } from 'vitest';
import { benignEnglish } from '../test/corpus/benign.data.ts';
import { benignLanguages } from '../test/corpus/benign-languages.data.ts';
import { heldOutBenign } from '../test/corpus/hold-out.data.ts';
import { thirdBenign } from '../test/corpus/hold-out-three.data.ts';
import { secondBenign } from '../test/corpus/hold-out-two.data.ts';
import { rulesModerator } from './rules-moderator.ts';

const moderator = rulesModerator({ realPeople: [], year: 2025 });
const INTIMATE = 'Then undress and kiss me.';
const AGE = 'She is 15 years old.';
const isAllowed = async (text: string, before: string[] = []) =>
  (await moderator.judge({ kind: 'chat', text, before }, { signal: new AbortController().signal })).allowed;

describe('a text that is judged with others of its story', () => {
  it('is refused when one says that somebody is a child now and the other is sexual, however far apart', async () => {
    const unrelated = Array<string>(20).fill('The ferry leaves at noon, and the keeper of the lighthouse waves.');
    for (const age of [AGE, 'I am 15 years old.', 'Ich bin 15 Jahre alt.', 'She is a schoolgirl.']) {
      expect(await isAllowed(INTIMATE, [age, ...unrelated]), age).toBe(false);
      expect(await isAllowed(age, [INTIMATE, ...unrelated]), age).toBe(false);
    }
  });

  it('passes when only tender, or when nothing in it speaks of either', async () => {
    expect(await isAllowed('Good night, my love.', [AGE])).toBe(true);
    expect(await isAllowed('The sea is calm.', [AGE, 'Good night.'])).toBe(true);
    expect(await isAllowed(INTIMATE, ['She is 35 years old.', 'I am 45, divorced.'])).toBe(true);
  });

  it('is not refused for a past age, a relative, or numbers that are no ages', async () => {
    const others = [
      'When I was 15 I moved to Leeds with my parents.',
      'My daughter turned five today and we had a huge cake.',
      'My son is 12 and obsessed with football.',
      'I have a 16 GB stick somewhere.',
      'We have been married for 15 years.',
      'You make me feel like a teenager again.',
    ];
    expect(await isAllowed(INTIMATE, others)).toBe(true);
  });

  it('is not refused among what people write on an ordinary day', async () => {
    const sets = [...benignEnglish, ...benignLanguages, ...heldOutBenign, ...secondBenign, ...thirdBenign];
    const texts = sets.filter(({ kind }) => kind === 'chat' || kind === 'reply').map(({ text }) => text);
    const refused: string[] = [];
    for (const text of texts) if (!(await isAllowed(INTIMATE, [text]))) refused.push(text);
    // All of them are near misses, so a few may be taken for the age of a character.
    expect(refused.length / texts.length).toBeLessThanOrEqual(0.03);
    const plain = texts.filter((text) => !refused.includes(text));
    const alone = new Map<string, boolean>();
    for (const text of plain) alone.set(text, await isAllowed(text));
    const wrong: string[] = [];
    for (const [at, text] of plain.entries()) {
      const around = Array.from({ length: 24 }, (_, n) => plain[(at * 31 + n * 17) % plain.length] ?? '');
      if (alone.get(text) && !(await isAllowed(text, around))) wrong.push(text);
    }
    expect(wrong).toEqual([]);
  });
});
