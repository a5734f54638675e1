import { afterAll, describe, expect, test } from 'vitest';
import { makeLog } from '../../../platform/log.ts';
import { makeWorkPool } from '../../../platform/work/work-pool.ts';
import type { Painted } from '../image.ts';
import { embeddedImage, type PaintJob } from './embedded-image.ts';
import { wish } from './fake-wishes.ts';
import { paintPortrait } from './paint-portrait.ts';

const pool = makeWorkPool<PaintJob, Painted>({
  name: 'painter',
  script: new URL('./no-such-script.js', import.meta.url),
  here: async () => paintPortrait,
  log: makeLog('silent'),
});
const engine = embeddedImage({ pool });
afterAll(() => engine.close());

describe('the embedded painter', () => {
  test('paints what the painter paints, and tells how far it is', async () => {
    const told: number[] = [];
    const of = { ...wish('silver hair'), reference: new Uint8Array(9) };
    const painted = await engine.paint(of, {
      signal: new AbortController().signal,
      onProgress: (part) => told.push(part),
    });
    expect(Buffer.compare(painted.image, (await paintPortrait(of)).image)).toBe(0);
    expect(told).toEqual([0.1, 1]);
    expect(engine.kind).toBe('embedded painter');
  });

  test('stops waiting when nobody wants the picture any more', async () => {
    const away = new AbortController();
    const told: number[] = [];
    const painted = engine.paint(wish(''), { signal: away.signal, onProgress: (part) => told.push(part) });
    away.abort(new Error('gone'));
    await expect(painted).rejects.toThrow('gone');
    expect(told).toEqual([0.1]);
  });
});
