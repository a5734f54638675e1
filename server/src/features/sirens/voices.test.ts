import type { Voice } from '@sirenade/contract/engines';
import { decodeMp3 } from '@sirenade/voice/test/decode-mp3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAdmin } from '../../../test/account-steps.ts';
import { makeTestApp, type TestApp, useTestApp } from '../../../test/test-app.ts';
import type { SpeechEngine } from '../../providers/speech/speech.ts';
import { makeMissingPreviews, makePreviews } from './voices.service.ts';

/** A speech engine that records its requests. */
function countingSpeech(kind = 'counted') {
  const synthesized: string[] = [];
  const engine: SpeechEngine & { fails: boolean } = {
    kind,
    fails: false,
    async *speak(text, voice) {
      synthesized.push(`${voice}: ${text}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (engine.fails) throw new Error('away');
      yield { audio: Buffer.from(`sound of ${voice}`), seconds: 1, words: [], timed: false };
    },
  };
  return { engine, synthesized };
}
const listVoices = async (house: TestApp) => (await house.visitor().ask('GET', '/api/voices')).json() as Voice[];

let shared: TestApp;
beforeAll(async () => {
  shared = await makeTestApp();
});
afterAll(() => shared.close());

describe('the voice catalogue', () => {
  it('has about 50 voices with names, labels and a preview each, for everyone [E7]', async () => {
    const voices = await listVoices(shared);
    expect(voices.length).toBeGreaterThanOrEqual(45);
    expect(voices.length).toBeLessThanOrEqual(55);
    expect(new Set(voices.map(({ id }) => id)).size).toBe(voices.length);
    for (const { id, name, labels, preview_url } of voices) {
      expect(Object.keys(labels)).toEqual(['gender', 'age', 'accent', 'description', 'use case', 'language']);
      expect(Object.values(labels).every((label) => label.length > 0)).toBe(true);
      expect([id, name].every((text) => text.length > 0)).toBe(true);
      expect(preview_url).toMatch(/^\/media\/voices\/[0-9a-f]{12}\/[a-z-]+\.mp3$/);
    }
    expect(voices[0]?.labels.gender).toBe('female');
  });

  it('plays a preview that has sound', async () => {
    const [first] = await listVoices(shared);
    const answer = await shared.visitor().ask('GET', first?.preview_url ?? '');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('audio/mpeg');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { samples, sampleRate } = await decodeMp3(answer.rawPayload);
    const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    expect(samples.length / sampleRate).toBeGreaterThan(1.5);
    expect(loudness).toBeGreaterThan(0.02);
  });

  it('makes each preview once, however many ask for it at the same time', async () => {
    const { engine, synthesized } = countingSpeech();
    const house = await useTestApp({}, { providers: { speech: engine } });
    const [first, second] = await listVoices(house);
    const ask = (voice = first) => house.visitor().ask('GET', voice?.preview_url ?? '');
    const answers = await Promise.all([ask(), ask(), ask(second), ask()]);
    expect(answers.map(({ body }) => body)).toEqual(
      [first, first, second, first].map((voice) => `sound of ${voice?.id}`),
    );
    await ask();
    expect(synthesized).toHaveLength(2);
  });

  it('gives the part of a preview that a player asks for', async () => {
    const house = await useTestApp({}, { providers: { speech: countingSpeech().engine } });
    const url = (await listVoices(house))[0]?.preview_url ?? '';
    const whole = (await house.visitor().ask('GET', url)).body;
    const ask = (range: string) => house.visitor().ask('GET', url, undefined, { range });
    const part = await ask('bytes=0-4');
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      whole.slice(0, 5),
      `bytes 0-4/${whole.length}`,
    ]);
    expect(part.headers['accept-ranges']).toBe('bytes');
    expect((await ask('bytes=999-')).statusCode).toBe(416);
  });

  it('can be made before anybody asks, only those that are missing, one at a time', async () => {
    const { engine, synthesized } = countingSpeech();
    const house = await useTestApp({}, { providers: { speech: engine } });
    const catalogue = await listVoices(house);
    await house.visitor().ask('GET', catalogue[3]?.preview_url ?? '');
    let most = 0;
    let now = 0;
    const { speak } = engine;
    engine.speak = async function* (...args) {
      now += 1;
      most = Math.max(most, now);
      yield* speak(...args);
      now -= 1;
    };
    await makeMissingPreviews(house.context(), makePreviews(), new AbortController().signal, 0);
    expect(synthesized).toHaveLength(catalogue.length);
    expect(new Set(synthesized).size).toBe(catalogue.length);
    expect(most).toBe(1);
    await house.visitor().ask('GET', catalogue.at(-1)?.preview_url ?? '');
    expect(synthesized).toHaveLength(catalogue.length);
  });

  it('is left to whoever asks when making them ahead fails or is ended', async () => {
    const { engine, synthesized } = countingSpeech();
    const house = await useTestApp({}, { providers: { speech: engine } });
    engine.fails = true;
    await makeMissingPreviews(house.context(), makePreviews(), new AbortController().signal, 0);
    expect(synthesized).toHaveLength(1);
    engine.fails = false;
    await makeMissingPreviews(house.context(), makePreviews(), AbortSignal.abort(), 0);
    expect(synthesized).toHaveLength(1);
    expect((await house.visitor().ask('GET', (await listVoices(house))[0]?.preview_url ?? '')).statusCode).toBe(200);
  });

  it('makes other previews for another engine', async () => {
    const versions: string[] = [];
    for (const kind of ['one', 'other']) {
      const house = await useTestApp({}, { providers: { speech: countingSpeech(kind).engine } });
      versions.push((await listVoices(house))[0]?.preview_url ?? '');
    }
    expect(new Set(versions).size).toBe(2);
  });

  it('keeps nothing of a preview that failed, and tries again', async () => {
    const { engine } = countingSpeech();
    const house = await useTestApp({}, { providers: { speech: engine } });
    const url = (await listVoices(house))[0]?.preview_url ?? '';
    engine.fails = true;
    expect((await house.visitor().ask('GET', url)).statusCode).toBe(500);
    engine.fails = false;
    expect((await house.visitor().ask('GET', url)).statusCode).toBe(200);
  });

  it.each(['/media/voices/0123456789ab/maren.mp3', '/media/voices/x/none.mp3', '/media/voices/x/..%2f..%2fsecret.mp3'])(
    'has nothing at %s',
    async (url) => {
      expect((await shared.visitor().ask('GET', url)).statusCode).toBe(404);
    },
  );
});

describe('what engines are in use', () => {
  it('is told to administrators only', async () => {
    expect((await shared.visitor().ask('GET', '/api/admin/engines')).statusCode).toBe(401);
    expect((await (await shared.signUp('Member')).ask('GET', '/api/admin/engines')).statusCode).toBe(403);
    const answer = await (await signInAdmin(shared)).ask('GET', '/api/admin/engines');
    expect(
      answer.json().engines.map(({ port, embedded }: { port: string; embedded: boolean }) => [port, embedded]),
    ).toEqual(['text', 'speech', 'image', 'moderation'].map((port) => [port, true]));
  });

  it('says which are real servers', async () => {
    const house = await useTestApp({ TEXT_URL: 'http://127.0.0.1:9/v1', TEXT_MODEL: 'm' });
    const answer = await (await signInAdmin(house)).ask('GET', '/api/admin/engines');
    expect(answer.json().engines[0]).toEqual({
      port: 'text',
      kind: 'm (OpenAI-compatible server)',
      embedded: false,
    });
  });
});

describe('what the engines cannot do', () => {
  const read = async (house: TestApp) => house.visitor().ask('GET', '/api/engines');

  it('is told to everybody: the voice is a demonstration, and some choices are not painted', async () => {
    const answer = await read(shared);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    expect(answer.json().demonstration_voice).toBe(true);
    expect(answer.json().not_painted).toEqual(expect.arrayContaining(['full body', 'nude', 'hand pose: pointing']));
  });

  it('is nothing where real servers do the work, and does not name them', async () => {
    const house = await useTestApp({
      TEXT_URL: 'http://127.0.0.1:9/v1',
      TEXT_MODEL: 'm',
      IMAGE_URL: 'http://127.0.0.1:9/v1',
      IMAGE_MODEL: 'm',
    });
    expect((await read(house)).json()).toEqual({ demonstration_voice: false, not_painted: [] });
  });
});
