import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulesModerator } from '@sirenade/safety';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BankVectors, readBankVectors } from '../../bank-vectors.ts';
import { countWords, normalised } from '../../prose.ts';
import { openSentenceModel, type SentenceModel } from '../../sentence-model.ts';
import { wholeBank } from '../../whole-bank.ts';
import { whoIn } from './find-situation.ts';
import { rankSituations } from './rank-situations.ts';
import { situations } from './situations.ts';

const lines = situations.flatMap(({ says, asks = [] }) => [...says, ...asks]);
const repeated = (list: readonly string[]) => list.filter((item, at) => list.indexOf(item) !== at);

describe('the situations', () => {
  it('are many, each with examples, replies and a name of its own', () => {
    expect(situations.length).toBeGreaterThanOrEqual(350);
    expect(repeated(situations.map(({ id }) => id))).toEqual([]);
    for (const { id, examples, says } of situations) {
      expect(examples.length, id).toBeGreaterThanOrEqual(4);
      expect(says.length, id).toBeGreaterThanOrEqual(4);
    }
  });

  it('say nothing twice, and nothing long', () => {
    expect(
      repeated(
        situations
          .flatMap(({ says }) => says)
          .map(normalised)
          .filter((text) => text.split(' ').length > 3),
      ),
    ).toEqual([]);
    expect(lines.filter((text) => countWords(text) > 24)).toEqual([]);
  });

  it('are set with printers’ apostrophes, and ask with a mark', () => {
    expect(lines.filter((text) => /['"*]| {2}|^\s|\s$/.test(text))).toEqual([]);
    expect(situations.flatMap(({ asks = [] }) => asks).filter((text) => !/[?.]$/.test(text))).toEqual([]);
  });

  it('pass the safety floor', async () => {
    const moderator = rulesModerator({ realPeople: [] });
    const options = { signal: new AbortController().signal };
    for (const text of lines)
      expect({ text, ...(await moderator.judge({ kind: 'reply', text }, options)) }).toEqual({ text, allowed: true });
  });

  it('need and shun only words that fit their own examples', () => {
    for (const { id, examples, needs, never } of situations) {
      const fitting = examples.filter((text) => needs?.test(text) !== false && never?.test(text) !== true);
      expect(fitting.length, id).toBeGreaterThanOrEqual(needs?.flags.includes('i') === true ? 2 : 3);
    }
  });
});

describe('what is meant', () => {
  let model: SentenceModel;
  let vectors: BankVectors;
  beforeAll(async () => {
    model = await openSentenceModel();
    vectors = await readBankVectors(wholeBank, model, join(tmpdir(), 'sirenade-test-bank.bin'));
  }, 120_000);

  it.each([
    ['my boyfriend broke up with me over text', 'broke_up'],
    ['they gave me the job!!', 'got_job'],
    ['I got sacked this morning', 'lost_job'],
    ['our cat has been gone for three days', 'pet_missing'],
    ['I’m terrified of heights', 'scared_heights'],
    ['I think you’re lying to me', 'you_liar'],
    ['that price is far too high, I only have four coins', 'haggle'],
    ['my landlord wants the rent and I’m broke', 'money_trouble'],
    ['someone stole my wallet', 'theft'],
    ['I missed the last ferry home', 'missed_transport'],
    ['ouch, I cut myself', 'small_hurt'],
    ['I’m freezing my toes off', 'cold'],
    ['we’re having a baby in May', 'pregnant'],
    ['I brought you a little present', 'gift_brought'],
    ['I’ve never told anybody this before', 'secret_confession'],
  ])('%s', async (message, id) => {
    const [vector] = await model.embed([message]);
    const near = rankSituations(vector as Float32Array, vectors.situations);
    expect(near.slice(0, 2).map(({ situation }) => situation.id)).toContain(id);
  });

  it('is told of oneself, of her or of others', () => {
    const texts = ['I lost it', 'You lost it', 'my girl, she lost it', 'my dog is lost', 'lost again'];
    expect(texts.map((text) => whoIn(text).who)).toEqual(['i', 'you', 'other', 'i', null]);
  });
});
