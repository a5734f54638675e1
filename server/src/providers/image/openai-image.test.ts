import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeAll, failing, inTheLog, opened, start, timeouts, unavailable } from '../../../test/fake-calls.ts';
import { faultsOf } from '../../../test/fake-faults.ts';
import {
  answerBytes,
  answerJson,
  answerStatus,
  byPath,
  deadAddress,
  eventually,
  stall,
} from '../../../test/fake-server.ts';
import { makePng } from '../../../test/pictures.ts';
import type { UpstreamTuning } from '../upstream/upstream.ts';
import type { ImageEngine } from './image.ts';
import { openaiImage } from './openai-image.ts';

afterEach(closeAll);

const engineAt = (url: string, model = 'local', tuning: UpstreamTuning = {}) => {
  const engine = openaiImage({ url: `${url}/v1`, model, apiKey: 'sk-secret-key' }, { retries: 0, timeouts, ...tuning });
  opened.push(engine);
  return engine;
};
const paint = (engine: ImageEngine, signal = new AbortController().signal) =>
  engine.paint({ appearance: 'red hair', description: 'on a pier', gender: 'female', seed: 7 }, { signal });

const png = makePng(64, 96);
const fine = answerJson({ created: 1, data: [{ b64_json: png.toString('base64'), revised_prompt: 'x' }] });

describe('OpenAI images', () => {
  it('are asked for as base64 and given as PNG', async () => {
    const server = await start(fine);
    const painted = await paint(engineAt(server.url));
    expect(await sharp(painted.image).metadata()).toMatchObject({ format: 'png', width: 64, height: 96 });
    expect(painted).toMatchObject({ seed: 7, model: 'local' });
    expect(server.seen[0]).toMatchObject({
      path: '/v1/images/generations',
      json: { model: 'local', n: 1, size: '512x768', response_format: 'b64_json' },
    });
    expect(server.seen[0]?.json.prompt).toContain('red hair');
  });

  it.each([
    ['gpt-image-1', '1024x1536', undefined],
    ['dall-e-3', '1024x1792', 'b64_json'],
    ['dall-e-2', '1024x1024', 'b64_json'],
  ])('of %s are asked for as it takes them', async (model, size, format) => {
    const server = await start(fine);
    await paint(engineAt(server.url, model));
    expect(server.seen[0]?.json.size).toBe(size);
    expect(server.seen[0]?.json.response_format).toBe(format);
  });

  it('are asked for without the format after a 400, and from then on', async () => {
    const server = await start((response, seen) =>
      (seen.json.response_format ? answerStatus(400) : fine)(response, seen),
    );
    const engine = engineAt(server.url);
    await paint(engine);
    await paint(engine);
    expect(server.seen).toHaveLength(3);
  });

  it('are fetched where the server gives an address of its own', async () => {
    const server = await start(byPath({ '/v1/images/generations': fine, '/out.webp': fine }));
    const webp = await sharp(png).webp().toBuffer();
    server.behave(
      byPath({
        '/v1/images/generations': answerJson({ data: [{ url: `${server.url}/out.webp` }] }),
        '/out.webp': answerBytes(webp, 'image/webp'),
      }),
    );
    const { image } = await paint(engineAt(server.url));
    expect((await sharp(image).metadata()).format).toBe('png');
    expect(server.seen[1]?.headers).not.toHaveProperty('authorization');
  });

  it('are never fetched from a private address that a server names [check 55]', async () => {
    const secret = await start(answerBytes(png, 'image/png'));
    const server = await start(answerJson({ data: [{ url: `${secret.url}/latest/meta-data` }] }));
    expect((await unavailable(paint(engineAt(server.url)))).cause.kind).toBe('broken');
    expect(secret.opened()).toBe(0);
  });

  it('may come as an address that holds the picture', async () => {
    const server = await start(answerJson({ data: [{ url: `data:image/png;base64,${png.toString('base64')}` }] }));
    expect((await paint(engineAt(server.url))).image.length).toBeGreaterThan(0);
  });

  it.each(
    [
      ...faultsOf({
        type: 'application/json',
        beginning: JSON.stringify({ data: [{ b64_json: png.toString('base64') }] }),
        piece: '{"data":[] ',
        huge: `{"data":["${'x'.repeat(30_000_000)}`,
      }),
      ['sends no picture', answerJson({ data: [] }), 'broken'] as const,
      ['sends a web page as its picture', answerJson({ data: [{ b64_json: 'PGh0bWw+' }] }), 'broken'] as const,
    ].map(([name, behaviour, kind]) => [name, behaviour, kind] as const),
  )('of a server that %s end in a typed error, and the next is fine', async (_, behaviour, kind) => {
    const server = await start(behaviour);
    const engine = engineAt(server.url);
    const error = await failing(
      kind,
      () => unavailable(paint(engine)),
      () => server.seen.length === 1,
    );
    expect(error.cause.kind).toBe(kind);
    expect(inTheLog(error)).not.toMatch(/secret/);
    await eventually(() => server.connections() <= 1);
    server.behave(fine);
    expect(await paint(engine)).toHaveProperty('image');
  });

  it('of a server that is not there end in a typed error', async () => {
    expect((await unavailable(paint(engineAt(await deadAddress())))).cause.kind).toBe('refused');
  });

  it('are cancelled at the server without a wait', async () => {
    const server = await start(stall);
    const stop = new AbortController();
    const painting = unavailable(paint(engineAt(server.url), stop.signal));
    await eventually(() => server.seen.length === 1);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    stop.abort();
    expect(await server.seen[0]?.hungUp).toBe(true);
    expect((await painting).cause.kind).toBe('cancelled');
    await eventually(() => server.connections() === 0);
  });
});
