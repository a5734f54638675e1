import { embeddedImage, type PaintJob } from '@sirenade/painter';
import { paintPortrait } from '@sirenade/painter/job';
import { embeddedSpeech } from '@sirenade/voice';
import { makeSpeaker, type SpeechJob, type SpokenSentence } from '@sirenade/voice/speaker';
import { afterAll, describe, expect, it, test } from 'vitest';
import { makeLog } from '../src/platform/log.ts';
import { makeWorkPool } from '../src/platform/work/work-pool.ts';
import type { Painted } from '../src/providers/image/image.ts';
import type { SpeechPiece } from '../src/providers/speech/speech.ts';

const pool = makeWorkPool<PaintJob, Painted>({
  name: 'painter',
  script: new URL('./no-such-script.js', import.meta.url),
  here: async () => paintPortrait,
  log: makeLog('silent'),
});
const engine = embeddedImage({ pool });
afterAll(() => engine.close());
const portrait = (appearance: string): PaintJob => ({ appearance, description: '', gender: 'female', seed: 7 });

describe('the embedded painter', () => {
  test('paints what the painter paints, and tells how far it is', async () => {
    const progress: number[] = [];
    const of = { ...portrait('silver hair'), reference: new Uint8Array(9) };
    const painted = await engine.paint(of, {
      signal: new AbortController().signal,
      onProgress: (part) => progress.push(part),
    });
    expect(Buffer.compare(painted.image, (await paintPortrait(of)).image)).toBe(0);
    expect(progress).toEqual([0.1, 1]);
    expect(engine.kind).toBe('embedded painter');
  });

  test('stops waiting when nobody wants the picture any more', async () => {
    const away = new AbortController();
    const progress: number[] = [];
    const painted = engine.paint(portrait(''), { signal: away.signal, onProgress: (part) => progress.push(part) });
    away.abort(new Error('gone'));
    await expect(painted).rejects.toThrow('gone');
    expect(progress).toEqual([0.1]);
  });
});

describe('embedded speech', () => {
  it('is made by a real pool, and says which engine made it', async () => {
    const pool = makeWorkPool<SpeechJob, SpokenSentence>({
      name: 'speech',
      script: new URL('./no-script.js', import.meta.url),
      here: async () => (await makeSpeaker({ weightsFolder: null })).speak,
      log: makeLog('silent'),
    });
    const engine = embeddedSpeech({ pool });
    const pieces: SpeechPiece[] = [];
    const signal = new AbortController().signal;
    for await (const piece of engine.speak('Hello *she waves* there. Hi!', 'maren', { signal })) pieces.push(piece);
    expect(pieces.map(({ words }) => words.map(({ word }) => word))).toEqual([['Hello', 'there.'], ['Hi!']]);
    expect(engine.kind).toBe('embedded flite');
    await engine.close();
  });
});
