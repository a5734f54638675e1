import { rulesModerator } from '@sirenade/safety';
import { describe, expect, it } from 'vitest';
import { countWords, normalised, sentencesIn } from '../prose.ts';
import type { Line, Setting, Trait } from './bank.ts';
import { beats } from './beats.ts';
import { gestureReplies } from './gestures.data.ts';
import { pets } from './pets.data.ts';
import { questions } from './questions/questions.ts';
import { recalls } from './recalls.data.ts';
import { scenes } from './scenes.data.ts';
import { suggestionsFor } from './small-talk.data.ts';
import { riddles } from './tales/riddles.data.ts';
import { tales } from './tales/tales.ts';
import { tagWords, titlePatterns } from './titles.data.ts';
import { asides } from './voice.data.ts';

const traits = Object.keys(asides) as Trait[];
const settings: Setting[] = [
  'sea',
  'city',
  'forest',
  'mountain',
  'tavern',
  'ship',
  'library',
  'castle',
  'desert',
  'stars',
  'workshop',
  'garden',
  'stage',
  'home',
];

const textsOf = (part: Line[]) => part.map(({ text }) => text);
const slotsIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot ?? '');

/** What a siren may say, by part of the bank, with the slots that part can fill. */
const spoken: { part: string; texts: string[]; slots: string[] }[] = [
  { part: 'beats', texts: textsOf(beats), slots: [] },
  { part: 'asks', texts: questions.map(({ ask }) => ask), slots: [] },
  { part: 'taken', texts: questions.flatMap(({ taken }) => textsOf(taken)), slots: ['answer'] },
  { part: 'tales', texts: tales.flatMap(({ parts }) => parts), slots: [] },
  {
    part: 'riddles',
    texts: riddles.flatMap(({ ask, right, wrong }) => [ask, ...textsOf(right), ...textsOf(wrong)]),
    slots: [],
  },
  {
    part: 'recalls',
    texts: textsOf(recalls),
    slots: ['like', 'dislike', 'place', 'work', 'person', 'animal', 'plan', 'user'],
  },
  { part: 'gestures', texts: textsOf(Object.values(gestureReplies).flat()), slots: [] },
  { part: 'asides', texts: textsOf(Object.values(asides).flat()), slots: [] },
  { part: 'scenes', texts: scenes.flatMap(({ steps }) => steps.map(({ text }) => text)), slots: [] },
  { part: 'titles', texts: titlePatterns, slots: ['topic', 'name'] },
];
const allTexts = spoken.flatMap(({ texts }) => texts);
const suggestions = [
  ...questions.flatMap((question) => question.suggestions),
  ...riddles.flatMap((riddle) => riddle.suggestions),
  ...scenes.flatMap(({ steps }) => steps.flatMap((step) => step.suggestions)),
  ...Object.values(suggestionsFor).flat(),
];

/** What occurs more than once in a list. */
function repeated(list: string[]): string[] {
  return list.filter((item, at) => list.indexOf(item) !== at);
}

describe('everything a siren may say', () => {
  it('uses only the slots its part can fill', () => {
    for (const { texts, slots } of spoken) {
      expect(texts.filter((text) => slotsIn(text).some((slot) => !slots.includes(slot)))).toEqual([]);
    }
  });

  it('says no sentence twice', () => {
    const sentences = allTexts.flatMap(sentencesIn).map(normalised);
    expect(repeated(sentences.filter((sentence) => sentence.split(' ').length >= 3))).toEqual([]);
  });

  it('begins no two lines with the same five words', () => {
    const openings = allTexts.map((text) => normalised(text).split(' ').slice(0, 5).join(' '));
    expect(repeated(openings)).toEqual([]);
  });

  it('is set with printers’ apostrophes, without asterisks or stray spaces', () => {
    expect([...allTexts, ...suggestions].filter((text) => /['"*]| {2}|^\s|\s$/.test(text))).toEqual([]);
  });

  it('passes the safety floor', async () => {
    const moderator = rulesModerator({ realPeople: [] });
    const options = { signal: new AbortController().signal };
    for (const text of [...tales.map(({ parts }) => parts.join('\n')), ...allTexts, ...suggestions]) {
      expect({ text, ...(await moderator.judge({ kind: 'reply', text }, options)) }).toEqual({ text, allowed: true });
    }
  });
});

describe('beats', () => {
  it('are enough for every trait, every setting and everyone', () => {
    const count = (fits: (line: Line) => boolean) => beats.filter((line) => !line.heat && fits(line)).length;
    for (const trait of traits)
      expect(count((line) => line.traits?.includes(trait) ?? false)).toBeGreaterThanOrEqual(14);
    for (const setting of settings) {
      expect(count((line) => line.settings?.includes(setting) ?? false)).toBeGreaterThanOrEqual(14);
    }
    expect(count((line) => !line.traits && !line.settings)).toBeGreaterThanOrEqual(60);
  });

  it('are one sentence each, about the siren who acts', () => {
    expect(
      textsOf(beats).filter((text) => sentencesIn(text).length !== 1 || !/\b(?:I|my|me|us)\b/i.test(text)),
    ).toEqual([]);
  });
});

describe('questions', () => {
  it('can be taken with and without a caught answer, and offer three replies', () => {
    expect(questions.length).toBeGreaterThanOrEqual(70);
    expect(questions.filter(({ heat }) => heat).length).toBeGreaterThanOrEqual(12);
    expect(repeated(questions.map(({ id }) => id))).toEqual([]);
    for (const { id, ask, taken, suggestions: offered } of questions) {
      const withAnswer = textsOf(taken).filter((text) => text.includes('{answer}')).length;
      expect({ id, asks: /[?.]$/.test(ask), offered: offered.length }).toEqual({ id, asks: true, offered: 3 });
      expect(taken.length, id).toBeGreaterThanOrEqual(5);
      expect(withAnswer, id).toBeGreaterThanOrEqual(2);
      expect(taken.length - withAnswer, id).toBeGreaterThanOrEqual(1);
    }
  });

  it('never put a caught answer first in a sentence, where it would need a capital', () => {
    const sentences = questions.flatMap(({ taken }) => textsOf(taken).flatMap(sentencesIn));
    expect(sentences.filter((sentence) => /^[‘“(]?\{answer\}/.test(sentence))).toEqual([]);
  });
});

describe('tales and scenes', () => {
  it('come in parts short enough for a reply', () => {
    expect(tales.length).toBeGreaterThanOrEqual(16);
    for (const { id, parts } of tales) {
      expect(parts.length >= 4 && parts.length <= 6, id).toBe(true);
      expect(
        parts.map(countWords).filter((words) => words < 45 || words > 90),
        id,
      ).toEqual([]);
    }
    expect(scenes.length).toBeGreaterThanOrEqual(10);
    for (const { id, steps } of scenes) {
      expect(steps.length >= 4 && steps.length <= 5, id).toBe(true);
      expect(
        steps.map(({ text }) => countWords(text)).filter((words) => words < 40 || words > 80),
        id,
      ).toEqual([]);
      expect(
        steps.filter((step) => step.suggestions.length < 2),
        id,
      ).toEqual([]);
    }
  });
});

describe('riddles', () => {
  it('offer their answer among the suggestions and never accept a wrong one', () => {
    expect(riddles.length).toBeGreaterThanOrEqual(24);
    for (const { id, answers, right, wrong, suggestions: offered } of riddles) {
      const isRight = (text: string) =>
        answers.some((answer) => ` ${normalised(text)} `.includes(` ${normalised(answer)} `));
      expect(offered.map(isRight), id).toEqual([true, false, false]);
      expect(Math.min(right.length, wrong.length), id).toBeGreaterThanOrEqual(3);
    }
  });

  it('name the answer when it was not found', () => {
    for (const { answers, wrong } of riddles) {
      const names = (text: string) => answers.some((answer) => ` ${normalised(text)} `.includes(` ${answer} `));
      expect(textsOf(wrong).filter((text) => !names(text))).toEqual([]);
    }
  });
});

describe('the small parts', () => {
  it('come back to every kind of thing a person tells', () => {
    for (const slot of ['like', 'dislike', 'place', 'work', 'person', 'animal', 'plan', 'user']) {
      expect(textsOf(recalls).filter((text) => slotsIn(text).includes(slot)).length, slot).toBeGreaterThanOrEqual(6);
    }
    expect(textsOf(recalls).filter((text) => new Set(slotsIn(text)).size !== 1)).toEqual([]);
  });

  it('hold enough of everything to vary', () => {
    for (const trait of traits) {
      expect(new Set(pets[trait]).size, trait).toBeGreaterThanOrEqual(8);
      expect(asides[trait].filter(({ heat }) => !heat).length, trait).toBeGreaterThanOrEqual(14);
    }
    for (const [kind, replies] of Object.entries(gestureReplies)) {
      expect(replies.filter(({ heat }) => !heat).length, kind).toBeGreaterThanOrEqual(12);
    }
    for (const [mood, texts] of Object.entries(suggestionsFor))
      expect(new Set(texts).size, mood).toBeGreaterThanOrEqual(8);
    expect(new Set(titlePatterns).size).toBeGreaterThanOrEqual(40);
    expect(new Set(tagWords.map(({ tag }) => tag)).size).toBeGreaterThanOrEqual(60);
    expect(
      tagWords.filter(({ tag, words }) => words.length < 4 || [tag, ...words].some((word) => /\p{Lu}/u.test(word))),
    ).toEqual([]);
  });
});
