import { rulesModerator } from '@sirenade/safety';
import { describe, expect, it } from 'vitest';
import type { IntentBank, Line, Setting, Trait } from '../bank.ts';
import { intents } from './intents.ts';

const TRAITS: Record<Trait, true> = {
  warm: true,
  playful: true,
  bold: true,
  shy: true,
  stern: true,
  wise: true,
  melancholy: true,
  dreamy: true,
  learned: true,
  rough: true,
  elegant: true,
  mysterious: true,
};
const SETTINGS: Record<Setting, true> = {
  sea: true,
  city: true,
  forest: true,
  mountain: true,
  tavern: true,
  ship: true,
  library: true,
  castle: true,
  desert: true,
  stars: true,
  workshop: true,
  garden: true,
  stage: true,
  home: true,
};
/** What lines may hold here; what was told earlier in a story belongs to the recalls. */
const SLOTS = ['name', 'user', 'pet', 'topic', 'Topic'];

const linesOf = ({ openings, more, asks }: IntentBank) => [...openings, ...more, ...asks];
const all = intents.flatMap(linesOf);
const texts = all.map(({ text }) => text);
const isForAll = ({ text, traits, settings, heat }: Line) => !traits && !settings && !heat && !/\{(?!name)/.test(text);
const named = (intent: string) => intents.filter((each) => each.intent === intent).flatMap(linesOf);
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
const twice = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe('the bank of intents', () => {
  it('knows each intent once and many of them', () => {
    expect(twice(intents.map(({ intent }) => intent))).toEqual([]);
    expect(intents.length).toBeGreaterThanOrEqual(50);
    expect(intents.filter(({ openings }) => openings.length >= 10).length).toBe(intents.length);
  });

  it.each(intents.map((each) => [each.intent, each] as const))('has enough to say to %s', (_, each) => {
    expect(each.examples.length).toBeGreaterThanOrEqual(8);
    expect(each.openings.filter(isForAll).length).toBeGreaterThanOrEqual(6);
    expect(each.more.length).toBeGreaterThanOrEqual(8);
    expect(each.more.filter(isForAll).length).toBeGreaterThanOrEqual(5);
    expect(each.asks.length).toBeGreaterThanOrEqual(6);
    expect(each.asks.filter(isForAll).length).toBeGreaterThanOrEqual(4);
  });

  it('says nothing twice, not even in other capitals or stops', () => {
    expect(twice(texts.map((text) => wordsOf(text).join(' ')))).toEqual([]);
    expect(twice(intents.flatMap(({ examples }) => examples))).toEqual([]);
  });

  it('never lets two lines begin with the same six words', () => {
    const begins = texts.map((text) => wordsOf(text).slice(0, 6)).filter(({ length }) => length === 6);
    expect(twice(begins.map((words) => words.join(' ')))).toEqual([]);
  });

  it('serves every trait and every setting in many intents', () => {
    const served = (has: (line: Line) => boolean | undefined) =>
      intents.filter((each) => each.openings.some((line) => has(line))).length;
    for (const trait of Object.keys(TRAITS) as Trait[])
      expect(served(({ traits }) => traits?.includes(trait))).toBeGreaterThanOrEqual(50);
    for (const setting of Object.keys(SETTINGS) as Setting[])
      expect(served(({ settings }) => settings?.includes(setting))).toBeGreaterThanOrEqual(15);
  });

  it('uses known slots only, and opens no sentence with a small topic', () => {
    const slots = texts.flatMap((text) => [...text.matchAll(/\{(.*?)\}/g)].map(([, slot]) => slot));
    expect([...new Set(slots)].filter((slot) => !SLOTS.includes(slot ?? ''))).toEqual([]);
    expect(texts.filter((text) => /(^|[.!?] )\{topic\}/.test(text))).toEqual([]);
    expect(texts.filter((text) => /[^.!?] \{Topic\}/.test(text))).toEqual([]);
  });

  it('reads well with a topic of one or of many', () => {
    expect(texts.filter((text) => /\{topic\} (is|are|was|were|has|have|does|do|isn|aren|’s)\b/i.test(text))).toEqual(
      [],
    );
  });

  it('is set as it should be: curly apostrophes, one space, a stop at the end, a question where one is asked', () => {
    expect(texts.filter((text) => /['"*_<>]| {2}|^\s|\s$/.test(text))).toEqual([]);
    expect(texts.filter((text) => !/[.!?]’?$/.test(text))).toEqual([]);
    expect(intents.flatMap(({ asks }) => asks).filter(({ text }) => !text.includes('?'))).toEqual([]);
    expect(texts.filter((text) => /^\p{Ll}/u.test(text))).toEqual([]);
  });

  it('gives examples as keyboards write them, since the sentence model knows only straight apostrophes', () => {
    expect(intents.flatMap(({ examples }) => examples).filter((each) => /[’‘“”]| {2}/.test(each))).toEqual([]);
  });

  it('keeps sentences and lines to a length that can be spoken', () => {
    expect(texts.filter((text) => wordsOf(text).length > 50)).toEqual([]);
    expect(texts.flatMap((text) => text.split(/[.!?] /)).filter((part) => wordsOf(part).length > 40)).toEqual([]);
  });

  it('spells as in Britain', () => {
    const american = /\b(colou?rful|color|favorite|honor|gray|realiz|apologiz|neighbor|traveler|center|theater|mom)\b/i;
    expect(texts.filter((text) => american.test(text) && !/colourful/.test(text))).toEqual([]);
  });

  it('leaves something for those who want no romance in every intent', () => {
    for (const { openings, more, asks } of intents)
      for (const lines of [openings, more, asks])
        expect(lines.filter(({ heat }) => !heat).length).toBeGreaterThanOrEqual(4);
  });

  it('never flirts where it would hurt', () => {
    for (const intent of ['crisis', 'grief', 'sad', 'consent_no', 'help_app', 'are_you_real', 'meet_outside', 'insult'])
      expect(named(intent).filter(({ heat }) => heat)).toEqual([]);
  });

  it('sends someone in danger to people, in every first sentence it may say', () => {
    const crisis = intents.find(({ intent }) => intent === 'crisis');
    expect(crisis?.openings.length).toBeGreaterThanOrEqual(10);
    for (const { text, traits, settings } of crisis?.openings ?? []) {
      expect(text).toMatch(/emergency|crisis line|ambulance|call for help/);
      expect([traits, settings]).toEqual([undefined, undefined]);
    }
  });

  it('says that she is an AI whenever she is asked, and whenever someone wants to meet her', () => {
    for (const intent of ['are_you_real', 'meet_outside'])
      for (const { text } of intents.find((each) => each.intent === intent)?.openings ?? [])
        expect(text).toMatch(/\bAI\b|artificial|machine|made of words/);
  });

  it('passes the safety floor, even between openly romantic sentences', async () => {
    const { judge } = rulesModerator({ realPeople: [], year: 2026 });
    const signal = new AbortController().signal;
    const kiss = 'I kiss you and pull you into bed with me.';
    const refused: string[] = [];
    for (const text of texts) {
      const verdict = await judge({ kind: 'reply', text: `${kiss} ${text} ${kiss}` }, { signal });
      if (!verdict.allowed) refused.push(`${verdict.reason}: ${text}`);
    }
    expect(refused).toEqual([]);
  });
});
