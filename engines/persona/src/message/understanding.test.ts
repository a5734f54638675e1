import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Turn } from '@sirenade/server/ports/text';
import { beforeAll, describe, expect, it } from 'vitest';
import { intents } from '../bank/intents/intents.ts';
import { openSentenceModel, type SentenceModel } from '../sentence-model.ts';
import { readStory } from '../story/story-reading.ts';
import { vectorsOf } from '../vector-file.ts';
import { clausesOf, type IntentIndex } from './intents-meant.ts';
import { understand } from './understanding.ts';

describe('understanding a message', () => {
  let model: SentenceModel;
  let index: IntentIndex;
  beforeAll(async () => {
    model = await openSentenceModel();
    // Kept between runs, since it takes long and is checked before use.
    const write = join(tmpdir(), 'sirenade-test-intents.bin');
    const examples = intents.flatMap((intent) => intent.examples);
    index = { intents, vectors: await vectorsOf(examples, model, { write }) };
  });
  const seen = (...texts: string[]) =>
    understand(readStory(texts.map((text, n): Turn => ({ role: n % 2 === 0 ? 'user' : 'siren', text }))), index, model);

  it.each([
    ['hey there stranger', 'greet'],
    ['how have you been?', 'howareyou'],
    ['my boss yelled at me in front of everyone', 'work_trouble'],
    ['I passed my exam today!!', 'proud_news'],
    ['I think I am falling in love with you', 'love'],
    ['I need to leave now', 'bye'],
    ['sleep well', 'goodnight'],
    ['it is raining again', 'weather'],
    ['nobody ever calls me, I am all alone', 'lonely'],
    ['could you sing something for me', 'sing'],
    ['that was so kind, thanks', 'thanks'],
    ['you are so pretty', 'compliment'],
    ['may I kiss you', 'kiss_affection'],
    ['do you know a good joke', 'joke'],
    ['I missed you so much', 'miss_you'],
  ])('finds that %j is %j', async (message, intent) => {
    expect((await seen(message)).intents).toContain(intent);
  });

  it('finds no intent in what fits none', async () => {
    for (const message of ['colourless green ideas', 'the third gasket on the left pump']) {
      expect((await seen(message)).intents.filter((intent) => intent !== 'other')).toEqual([]);
    }
  });

  it('finds two wants in two sentences, in their order', async () => {
    expect((await seen('Good evening! My boss shouted at me all day.')).intents).toEqual(['greet', 'work_trouble']);
  });

  it('puts danger before everything, and plain words before likeness', async () => {
    expect((await seen('hello! I want to kill myself, lol')).isCrisis).toBe(true);
    expect((await seen('My dad is in hospital')).intents).toEqual(['anxious']);
  });

  // Each of these was once taken for something else.
  it.each([
    ['I don’t want to go home', 'bye'],
    ['What would you do if I kissed you?', 'consent_no'],
    ['why are you ignoring me', 'who_are_you'],
    ['I have a dog called Rex', 'other'],
  ])('does not take %j for %j', async (message, intent) => {
    expect((await seen(message)).intents).not.toContain(intent);
  });

  it('hears thanks behind a name', async () => {
    const story = readStory([{ role: 'user', text: 'I have to write this speech now. Thanks Mairi' }]);
    expect((await understand(story, index, model, 'Mairi')).intents).toContain('thanks');
  });

  it('sees an answer only where she asked', async () => {
    expect((await seen('hi', 'What do you drink?', 'black tea')).answer).toBe('black tea');
    expect((await seen('hi', 'I drink tea.', 'black tea')).answer).toBeNull();
  });

  it('notices shouting, repetition, gestures and names', async () => {
    expect((await seen('WHY ARE YOU SO QUIET')).isShouted).toBe(true);
    expect((await seen('tell me more', 'No.', 'Tell me more!')).repeats).toBe(1);
    expect((await seen('*takes your hand*')).gesture).toBe('touch');
    expect((await seen('*takes your hand*')).tiny).toBeNull();
    expect((await seen('I am Marta')).gaveName).toBe(true);
  });

  it('reads only the beginning and the end of an endless message', async () => {
    const endless = `${'I walked along the street and saw a door. '.repeat(3_000)} I want to kill myself.`;
    expect(clausesOf(endless).length).toBeLessThanOrEqual(7);
    expect((await seen(endless)).tiny).toBeNull();
  });
});
