import { silentMp3 } from '@sirenade/voice/test/fake-mp3';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeAll, failing, inTheLog, opened, start, timeouts, unavailable } from '../../../test/fake-calls.ts';
import { faultsOf } from '../../../test/fake-faults.ts';
import {
  answerBytes,
  answerJson,
  answerStatus,
  arrived,
  type Behaviour,
  byPath,
  deadAddress,
  eventually,
  type FakeServer,
  stall,
} from '../../../test/fake-server.ts';
import type { UpstreamTuning } from '../upstream/upstream.ts';
import { openaiSpeech } from './openai-speech.ts';
import type { SpeechEngine, SpeechPiece } from './speech.ts';

afterEach(closeAll);

const engineAt = (url: string, tuning: UpstreamTuning = {}) => {
  const settings = {
    url: `${url}/v1`,
    model: 'tts-1',
    apiKey: 'sk-secret-key',
    voiceOf: (voice: string) => `up-${voice}`,
  };
  const engine = openaiSpeech(settings, { retries: 0, timeouts, ...tuning });
  opened.push(engine);
  return engine;
};
const PLAIN = '/v1/audio/speech';
const CAPTIONED = '/dev/captioned_speech';
const plainly = (behaviour: Behaviour) => byPath({ [PLAIN]: behaviour });
const sound = answerBytes(silentMp3(1.2), 'audio/mpeg');
const text = 'Hello, sailor. *She waves.* Come closer! Do you hear the sea?';

const speak = async (engine: SpeechEngine, spoken = text, signal = new AbortController().signal) => {
  const pieces: SpeechPiece[] = [];
  for await (const piece of engine.speak(spoken, 'mairi', { signal })) pieces.push(piece);
  return pieces;
};
const asked = (server: FakeServer, path: string) => server.seen.filter((seen) => seen.path === path);

describe('speech', () => {
  it('is asked for sentence by sentence, and each piece is a sound of its own', async () => {
    const server = await start(plainly(sound));
    const pieces = await speak(engineAt(server.url));
    expect(asked(server, PLAIN).map(({ json }) => json.input)).toEqual([
      'Hello, sailor.',
      'Come closer!',
      'Do you hear the sea?',
    ]);
    expect(asked(server, PLAIN)[0]?.json).toEqual({
      model: 'tts-1',
      input: 'Hello, sailor.',
      voice: 'up-mairi',
      response_format: 'mp3',
    });
    expect(asked(server, PLAIN)[0]?.headers.authorization).toBe('Bearer sk-secret-key');
    expect(pieces).toHaveLength(3);
    for (const piece of pieces) {
      expect(piece.seconds).toBeCloseTo(1.2);
      expect(piece.timed).toBe(false);
      expect(piece.audio.length).toBe(silentMp3(1.2).length);
    }
    expect(pieces[0]?.words.map(({ word }) => word)).toEqual(['Hello,', 'sailor.']);
    expect(pieces[0]?.words.at(-1)?.end).toBeCloseTo(1.2);
  });

  it('asks one sentence ahead while the current one is used, and not more', async () => {
    const server = await start(plainly(sound));
    const pieces = engineAt(server.url).speak(text, 'mairi', { signal: new AbortController().signal });
    const reader = pieces[Symbol.asyncIterator]();
    await reader.next();
    await eventually(() => asked(server, PLAIN).length === 2);
    for (let n = 0; n < 5; n++) await arrived();
    expect(asked(server, PLAIN)).toHaveLength(2);
    await reader.next();
    await eventually(() => asked(server, PLAIN).length === 3);
    await reader.return?.();
  });

  it('of nothing but stage directions asks nobody', async () => {
    const server = await start(sound);
    expect(await speak(engineAt(server.url), '*She smiles.* 😘')).toEqual([]);
    expect(server.seen).toEqual([]);
  });

  it('comes from a server whose address has no version too', async () => {
    const server = await start(byPath({ '/tts/audio/speech': sound }));
    const engine = openaiSpeech({ url: `${server.url}/tts/`, model: 'm', voiceOf: (voice) => voice }, { timeouts });
    opened.push(engine);
    expect(await speak(engine, 'Hi.')).toHaveLength(1);
  });
});

describe('a Kokoro server', () => {
  const captions = answerJson({
    audio: silentMp3(1.2).toString('base64'),
    audio_format: 'audio/mpeg',
    timestamps: [
      { word: 'Hello', start_time: 0.025, end_time: 0.4 },
      { word: ',', start_time: 0.4, end_time: 0.45 },
      { word: 'sailor', start_time: 0.5, end_time: 9 },
    ],
  });

  it('gives the real times of its words', async () => {
    const server = await start(byPath({ [CAPTIONED]: captions }));
    const [piece] = await speak(engineAt(server.url), 'Hello, sailor.');
    expect(piece).toMatchObject({ timed: true });
    expect(piece?.words).toEqual([
      { word: 'Hello', start: 0.025, end: 0.4 },
      { word: 'sailor', start: 0.5, end: piece?.seconds },
    ]);
    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]?.json).toMatchObject({ stream: false, return_timestamps: true, response_format: 'mp3' });
  });

  it.each([
    ['404', answerStatus(404)],
    ['405', answerStatus(405)],
    ['a web page', answerBytes(Buffer.from('<html>'), 'text/html')],
    ['500', answerStatus(500)],
  ])('is looked for once where another server answers %s', async (_, other) => {
    const server = await start(byPath({ [CAPTIONED]: other, [PLAIN]: sound }));
    const engine = engineAt(server.url);
    expect(await speak(engine)).toHaveLength(3);
    expect((await speak(engine))[0]?.timed).toBe(false);
    expect(asked(server, CAPTIONED)).toHaveLength(1);
    expect(asked(server, PLAIN)).toHaveLength(6);
  });

  it('is still one after it refused a voice', async () => {
    const server = await start(byPath({ [CAPTIONED]: answerStatus(400), [PLAIN]: sound }));
    const engine = engineAt(server.url);
    expect((await speak(engine, 'Hi.'))[0]?.timed).toBe(false);
    server.behave(byPath({ [CAPTIONED]: captions }));
    expect((await speak(engine, 'Hi.'))[0]?.timed).toBe(true);
  });

  it('without times has them guessed', async () => {
    const answer = answerJson({ audio: silentMp3(1.2).toString('base64'), audio_format: 'x', timestamps: null });
    const server = await start(byPath({ [CAPTIONED]: answer }));
    const [piece] = await speak(engineAt(server.url), 'Hello, sailor.');
    expect(piece).toMatchObject({ timed: false });
    expect(piece?.words).toHaveLength(2);
  });

  it.each([
    ['500', answerStatus(500), 'broken'],
    ['404', answerStatus(404), 'rejected'],
    ['no sound', answerJson({ audio: 'AAAA', timestamps: [] }), 'broken'],
  ])('that was there and now answers %s has failed', async (_, then, kind) => {
    const server = await start(byPath({ [CAPTIONED]: captions }));
    const engine = engineAt(server.url);
    await speak(engine, 'Hi.');
    server.behave(byPath({ [CAPTIONED]: then, [PLAIN]: sound }));
    expect((await unavailable(speak(engine, 'Hi.'))).cause.kind).toBe(kind);
    // The plain way would have been fine.
    expect(asked(server, PLAIN)).toEqual([]);
  });
});

describe('a speech server', () => {
  const frames = silentMp3(0.24);
  const faults = faultsOf({
    type: 'audio/mpeg',
    beginning: silentMp3(0.36),
    piece: frames,
    huge: Buffer.alloc(10_000_000, frames),
  });

  it.each([
    ...faults,
    ['sends what is no MP3', answerBytes(Buffer.from('RIFFWAVE'), 'audio/mpeg'), 'broken'],
  ] as typeof faults)('that %s ends in a typed error, and the next speech is fine', async (_, behaviour, kind) => {
    const server = await start(plainly(behaviour));
    const engine = engineAt(server.url);
    const error = await failing(
      kind,
      () => unavailable(speak(engine, 'Hi.')),
      () => asked(server, PLAIN).length === 1,
    );
    expect(error.cause.kind).toBe(kind);
    expect(inTheLog(error)).not.toMatch(/secret/);
    await eventually(() => server.connections() <= 1);
    server.behave(plainly(sound));
    expect(await speak(engine, 'Hi.')).toHaveLength(1);
    engine.close();
    await eventually(() => server.connections() === 0);
  });

  it('that is not there, or stalls before it said what it is, ends in a typed error', async () => {
    expect((await unavailable(speak(engineAt(await deadAddress())))).cause.kind).toBe('refused');
    const server = await start(stall);
    const stalled = failing(
      'timeout',
      () => unavailable(speak(engineAt(server.url))),
      () => server.seen.length === 1,
    );
    expect((await stalled).cause.kind).toBe('timeout');
    expect(server.seen).toHaveLength(1);
  });

  it('that fails at the second sentence has given the first', async () => {
    let count = 0;
    const server = await start(
      plainly((response, seen) => (count++ === 0 ? sound : answerStatus(500))(response, seen)),
    );
    const reader = engineAt(server.url).speak(text, 'mairi', { signal: new AbortController().signal });
    const pieces = reader[Symbol.asyncIterator]();
    expect((await pieces.next()).value).toHaveProperty('audio');
    // The piece read ahead fails while nothing awaits it.
    await eventually(() => asked(server, PLAIN).length === 2);
    await arrived();
    await unavailable(pieces.next());
  });

  it('hears without a wait that nobody listens any more, of the sentence ahead too', async () => {
    let count = 0;
    const server = await start(plainly((response, seen) => (count++ === 0 ? sound : stall)(response, seen)));
    const engine = engineAt(server.url);
    const stop = new AbortController();
    const pieces = engine.speak(text, 'mairi', { signal: stop.signal })[Symbol.asyncIterator]();
    await pieces.next();
    await eventually(() => asked(server, PLAIN).length === 2);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    stop.abort();
    expect(await asked(server, PLAIN)[1]?.hungUp).toBe(true);
    expect((await unavailable(pieces.next())).cause.kind).toBe('cancelled');
    await eventually(() => server.connections() <= 1);
  });

  it('hears it too when the listener just leaves', async () => {
    let count = 0;
    const server = await start(plainly((response, seen) => (count++ === 0 ? sound : stall)(response, seen)));
    const signal = new AbortController().signal;
    for await (const _ of engineAt(server.url).speak(text, 'mairi', { signal })) {
      await eventually(() => asked(server, PLAIN).length === 2);
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      break;
    }
    expect(await asked(server, PLAIN)[1]?.hungUp).toBe(true);
  });
});
