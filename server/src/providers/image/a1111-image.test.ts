import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CONDITION_MS } from '../../../../scripts/lib/test-limits.mjs';
import { closeAll, failing, inTheLog, opened, start, timeouts, unavailable } from '../../../test/fake-calls.ts';
import { faultsOf } from '../../../test/fake-faults.ts';
import {
  answerJson,
  answerStatus,
  arrived,
  byPath,
  deadAddress,
  eventually,
  type FakeServer,
  stall,
} from '../../../test/fake-server.ts';
import { makePng } from '../../../test/pictures.ts';
import { type A1111Settings, a1111Image } from './a1111-image.ts';
import type { ImageEngine } from './image.ts';

afterEach(closeAll);

const TXT2IMG = '/sdapi/v1/txt2img';
const engineAt = (url: string, over: Partial<A1111Settings> = {}) => {
  const engine = a1111Image(
    { url, apiKey: 'ann:s3cret', lookEvery: 10, stopWithin: CONDITION_MS, ...over },
    { retries: 0, timeouts },
  );
  opened.push(engine);
  return engine;
};
const paint = (engine: ImageEngine, signal = new AbortController().signal, onProgress?: (part: number) => void) =>
  engine.paint({ appearance: 'red hair', description: 'on a pier', gender: 'female', seed: 7 }, { signal, onProgress });
const asked = (server: FakeServer, path: string) => server.seen.filter((seen) => seen.path.startsWith(path));

const images = [makePng(64, 96).toString('base64')];
const info = JSON.stringify({ seed: 4_242, sd_model_name: 'seaXL', infotexts: ['x'] });
const fine = answerJson({ images, parameters: {}, info });

describe('an A1111 server', () => {
  it('is asked with name and password, and its seed and model are told', async () => {
    const server = await start(byPath({ [TXT2IMG]: fine }));
    const painted = await paint(engineAt(server.url, { model: 'sea.safetensors' }));
    expect(await sharp(painted.image).metadata()).toMatchObject({ format: 'png', width: 64, height: 96 });
    expect(painted).toMatchObject({ seed: 4_242, model: 'seaXL' });
    expect(server.seen[0]?.headers.authorization).toBe(`Basic ${Buffer.from('ann:s3cret').toString('base64')}`);
    expect(server.seen[0]?.json).toMatchObject({
      prompt: expect.stringContaining('red hair'),
      negative_prompt: expect.stringContaining('child'),
      seed: 7,
      width: 512,
      height: 768,
      save_images: false,
      override_settings: { sd_model_checkpoint: 'sea.safetensors' },
    });
  });

  it.each([
    ['empty', ''],
    ['no JSON', '{'],
    ['without a seed', '{}'],
  ])('whose info is %s gives the seed that was asked for', async (_, info) => {
    const server = await start(byPath({ [TXT2IMG]: answerJson({ images, info: info }) }));
    expect(await paint(engineAt(`${server.url}/sdapi/v1/`))).toMatchObject({ seed: 7, model: 'unknown' });
  });

  it('tells its progress, forwards only, and 1 at the end', async () => {
    let looks = 0;
    const parts = [0, 0.2, 0.1, 0.6, 0.6];
    const server = await start(
      byPath({
        [TXT2IMG]: async (response, seen) => {
          await eventually(() => looks > parts.length);
          return fine(response, seen);
        },
        '/sdapi/v1/progress': (response, seen) => answerJson({ progress: parts[looks++] ?? 0.9 })(response, seen),
      }),
    );
    const progress: number[] = [];
    await paint(engineAt(server.url), undefined, (part) => progress.push(part));
    expect(progress.slice(0, 2)).toEqual([0.2, 0.6]);
    expect(progress.at(-1)).toBe(1);
    expect(progress).toEqual(progress.toSorted());
  });

  it('that knows no progress is asked for it once', async () => {
    const server = await start(
      byPath({
        [TXT2IMG]: async (response, seen) => {
          await eventually(() => asked(server, '/sdapi/v1/progress').length === 1);
          // Time for the looks that would follow.
          for (let look = 0; look < 5; look++) await arrived();
          return fine(response, seen);
        },
      }),
    );
    const progress: number[] = [];
    await paint(engineAt(server.url), undefined, (part) => progress.push(part));
    expect(progress).toEqual([1]);
    expect(asked(server, '/sdapi/v1/progress')).toHaveLength(1);
  });

  it('is not asked for progress when nobody wants it', async () => {
    const server = await start(byPath({ [TXT2IMG]: fine }));
    await paint(engineAt(server.url));
    expect(server.seen).toHaveLength(1);
  });

  it('hears without a wait that the picture is not wanted, and stops it', async () => {
    const server = await start(byPath({ [TXT2IMG]: stall, '/sdapi/v1/interrupt': answerJson({}) }));
    const stop = new AbortController();
    const painting = unavailable(paint(engineAt(server.url), stop.signal));
    await eventually(() => server.seen.length === 1);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    stop.abort();
    expect(await server.seen[0]?.hungUp).toBe(true);
    await eventually(() => asked(server, '/sdapi/v1/interrupt').length === 1);
    expect((await painting).cause.kind).toBe('cancelled');
  });

  it('paints one picture at a time, and a stop never hits another one', async () => {
    const server = await start(byPath({ [TXT2IMG]: stall, '/sdapi/v1/interrupt': answerJson({}) }));
    const engine = engineAt(server.url);
    const [first, second] = [new AbortController(), new AbortController()];
    const paintings = [first, second].map((stop) => unavailable(paint(engine, stop.signal)));
    await eventually(() => server.seen.length === 1);
    second.abort();
    expect((await paintings[1])?.cause.kind).toBe('cancelled');
    expect(server.seen).toHaveLength(1);
    server.behave(byPath({ [TXT2IMG]: fine, '/sdapi/v1/interrupt': answerJson({}) }));
    const third = paint(engine);
    first.abort();
    expect(await third).toHaveProperty('image');
    // The stop was taken before the next picture began.
    expect(server.seen.map(({ path }) => path)).toEqual([TXT2IMG, '/sdapi/v1/interrupt', TXT2IMG]);
  });

  it.each([
    ...faultsOf({
      type: 'application/json',
      beginning: JSON.stringify({ images, info }),
      piece: '{"images":[] ',
      huge: `{"images":["${'x'.repeat(30_000_000)}`,
    }),
    ['sends no picture', answerJson({ images: [], info }), 'broken'] as const,
    ['sends what is no picture', answerJson({ images: ['PGh0bWw+'], info }), 'broken'] as const,
  ])('that %s ends in a typed error, and the next picture is fine', async (_, behaviour, kind) => {
    const server = await start(byPath({ [TXT2IMG]: behaviour, '/sdapi/v1/interrupt': answerStatus(500) }));
    const engine = engineAt(server.url);
    const error = await failing(
      kind,
      () => unavailable(paint(engine)),
      () => server.seen.length === 1,
    );
    expect(error.cause.kind).toBe(kind);
    expect(inTheLog(error)).not.toMatch(/s3cret|secret/);
    await eventually(() => server.connections() <= 1);
    server.behave(byPath({ [TXT2IMG]: fine }));
    expect(await paint(engine)).toHaveProperty('image');
  });

  it('that is not there ends in a typed error', async () => {
    expect((await unavailable(paint(engineAt(await deadAddress())))).cause.kind).toBe('refused');
  });
});
