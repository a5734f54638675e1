import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeBank } from '../test/fake-bank.ts';
import { fakeModel } from '../test/fake-model.ts';
import { buildBankVectors, readBankVectors } from './bank-vectors.ts';
import { rankIntents } from './message/intents-meant.ts';
import { openSentenceModel } from './sentence-model.ts';
import { vectorsOf } from './vector-file.ts';
import { wholeBank } from './whole-bank.ts';

/** Shared by all tests that use the bank as it ships, for its vectors take seconds. */
const CACHE = join(tmpdir(), 'sirenade-test-bank.bin');

describe('the vectors of the bank', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bank-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('belong to the examples, tales and questions in their order', async () => {
    const { index, tales, questions } = await readBankVectors(fakeBank(), fakeModel());
    const exactly = (texts: string[]) => vectorsOf(texts, fakeModel());
    expect(index.vectors).toEqual(await exactly(fakeBank().intents.flatMap(({ examples }) => examples)));
    expect(tales).toEqual(await exactly(['a goose who became mayor']));
    expect(questions).toEqual(await exactly(['What do you drink when it rains?']));
  });

  it('are made by the build, so that a start works nothing out', async () => {
    const file = join(folder, 'bank-vectors.bin');
    expect(await buildBankVectors(CACHE, file)).toBeNull();
    expect((await stat(file)).size).toBeLessThan(4_000_000);
    const { version } = await openSentenceModel();
    const texts = wholeBank.intents.flatMap(({ examples }) => examples);
    const embed = () => Promise.reject(new Error('should stand in the file'));
    expect(await vectorsOf(texts, { version, embed }, { read: [file] })).toHaveLength(texts.length);
  });

  it('tell most examples by the others of their intent', async () => {
    const { index } = await readBankVectors(wholeBank, await openSentenceModel(), CACHE);
    const owners = index.intents.flatMap(({ intent, examples }) => examples.map(() => intent));
    const places = owners.map((owner, n) => {
      // Its own vector is put out of the way.
      const vectors = index.vectors.with(n, new Float32Array(index.vectors[n]?.length ?? 0).fill(-1));
      const ranked = rankIntents(index.vectors[n] as Float32Array, { ...index, vectors });
      return ranked.findIndex(({ intent }) => intent === owner);
    });
    const within = (most: number) => places.filter((place) => place < most).length / places.length;
    expect(within(1)).toBeGreaterThan(0.55);
    expect(within(3)).toBeGreaterThan(0.75);
  });
});
