import { describe, expect, it } from 'vitest';
import type { Memory } from './memory.ts';
import { isSore, memoriesIn, withMemory } from './memory-reading.ts';

const stored = (sentence: string) => memoriesIn(sentence).map(({ kind, text }) => `${kind}: ${text}`);

describe('what a person tells', () => {
  it.each([
    ['I love black tea and rainy days', ['like: black tea', 'like: rainy days']],
    ['I love rain', ['like: rain']],
    ['I really like walking in the rain.', ['like: walking in the rain']],
    ['I love my garden', ['like: your garden']],
    ['my favourite colour is green', ['like: green']],
    ["I'm really into old maps", ['like: old maps']],
    ["I can't stand liars, honestly", ['dislike: liars']],
    ["I don't like coffee anymore", ['dislike: coffee']],
    ['I live in Oban with my dog Rex', ['place: Oban', 'animal: your dog Rex']],
    ["I'm from New York", ['place: New York']],
    ["I'm Callum, from Oban", ['place: Oban']],
    ['I grew up in a small village by the sea', ['place: a small village by the sea']],
    ['I work as a nurse at the hospital in Leeds', ['work: nurse']],
    ['I am a software engineer from Berlin', ['place: Berlin', 'work: software engineer']],
    ['I work in a bakery', ['work: the bakery']],
    ['My sister Lena is visiting', ['person: your sister Lena']],
    ['I have a cat called Miso', ['animal: your cat Miso']],
    ['Tomorrow I fly to Rome', ['plan: flying to Rome']],
    ['I have a job interview tomorrow', ['plan: your job interview']],
    ['I want to learn the cello', ['plan: learning the cello']],
    ['tonight I’m cooking pasta', ['plan: cooking pasta']],
    ['I feel so lonely', ['feeling: lonely']],
  ])('is kept of %j', (sentence, memories) => {
    expect(stored(sentence)).toEqual(memories);
  });

  it.each([
    'I like you',
    "I'd love to see it",
    'I love it when it rains',
    'I like the way you talk',
    'I love that you said that',
    "I'm a mess",
    "I'm a big romantic",
    'I want to die',
    'I want you to tell me a story',
    'do you like cats?',
    'I hate my body',
  ])('is not kept of %j', (sentence) => {
    expect(stored(sentence)).toEqual([]);
  });

  it('later takes the place of what it contradicts', () => {
    const restated: Omit<Memory, 'turn'>[] = [
      { kind: 'like', text: 'coffee' },
      { kind: 'place', text: 'Oban' },
      { kind: 'person', text: 'your sister' },
      { kind: 'dislike', text: 'coffee' },
      { kind: 'place', text: 'Leeds' },
      { kind: 'person', text: 'your sister Lena' },
      { kind: 'person', text: 'your sister' },
    ];
    const memories = restated.reduce<Memory[]>((all, memory, turn) => withMemory(all, { ...memory, turn }), []);
    expect(memories.map(({ text }) => text)).toEqual(['coffee', 'Leeds', 'your sister Lena']);
    expect(memories[0]?.kind).toBe('dislike');
  });

  it('is sore where death, illness or a quarrel is in it', () => {
    expect(isSore('my mum died last year')).toBe(true);
    expect(isSore('My dad is in hospital')).toBe(true);
    expect(isSore('my mum bakes bread')).toBe(false);
  });
});
