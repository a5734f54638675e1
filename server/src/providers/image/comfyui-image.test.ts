import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CONDITION_MS } from '../../../../scripts/lib/test-limits.mjs';
import { closeAll, failing, inTheLog, opened, start, timeouts, unavailable } from '../../../test/fake-calls.ts';
import { faultsOf } from '../../../test/fake-faults.ts';
import {
  answerBytes,
  answerJson,
  answerStatus,
  type Behaviour,
  byPath,
  deadAddress,
  eventually,
  type FakeServer,
  stall,
} from '../../../test/fake-server.ts';
import { makePng } from '../../../test/pictures.ts';
import { type ComfyuiSettings, comfyuiImage } from './comfyui-image.ts';
import type { ImageEngine } from './image.ts';

afterEach(closeAll);

const workflow = JSON.stringify({
  3: { class_type: 'KSampler', inputs: { seed: '%seed%', positive: ['6', 0] } },
  4: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: '%model%' } },
  5: { class_type: 'EmptyLatentImage', inputs: { width: '%width%', height: '%height%' } },
  6: { class_type: 'CLIPTextEncode', inputs: { text: '%prompt%, fine art' } },
  7: { class_type: 'CLIPTextEncode', inputs: { text: '%negative_prompt%' } },
});
const engineAt = (url: string, over: Partial<ComfyuiSettings> = {}) => {
  const settings = {
    url,
    workflow,
    model: 'sea.safetensors',
    apiKey: 'sk-secret',
    lookEvery: 10,
    stopWithin: CONDITION_MS,
  };
  const engine = comfyuiImage({ ...settings, ...over }, { retries: 0, timeouts });
  opened.push(engine);
  return engine;
};
const paint = (engine: ImageEngine, signal = new AbortController().signal) =>
  engine.paint({ appearance: 'red "hair"', description: 'on a pier', gender: 'female', seed: 7 }, { signal });
const asked = (server: FakeServer, path: string) => server.seen.filter((seen) => seen.path.startsWith(path));

const ID = 'p-1';
const done = (outputs: object, status: object = { status_str: 'success', completed: true }) =>
  answerJson({ [ID]: { prompt: [1, ID, {}], outputs, status } });
const image = (over: object = {}) => ({ filename: 'a b&.png', subfolder: 'sub', type: 'output', ...over });
const good: Record<string, Behaviour> = {
  '/prompt': answerJson({ prompt_id: ID, number: 1, node_errors: {} }),
  '/history': done({ 9: { images: [image({ type: 'temp', filename: 'preview.png' })] }, 10: { images: [image()] } }),
  '/view': answerBytes(makePng(64, 96), 'image/png'),
  '/queue': answerJson({ queue_running: [], queue_pending: [] }),
  '/interrupt': answerStatus(200),
};
const but = (over: Record<string, Behaviour>) => byPath({ ...good, ...over });

describe('a ComfyUI server', () => {
  it("is given the operator's workflow with its holes filled, and looked at until the picture is there", async () => {
    let looks = 0;
    const history: Behaviour = (response, seen) =>
      (looks++ < 3 ? answerJson({}) : (good['/history'] as Behaviour))(response, seen);
    const server = await start(but({ '/history': history }));
    const painted = await paint(engineAt(server.url));
    expect(await sharp(painted.image).metadata()).toMatchObject({ format: 'png', width: 64, height: 96 });
    expect(painted).toMatchObject({ seed: 7, model: 'sea.safetensors' });
    expect(server.seen[0]?.json.prompt).toMatchObject({
      3: { inputs: { seed: 7, positive: ['6', 0] } },
      4: { inputs: { ckpt_name: 'sea.safetensors' } },
      5: { inputs: { width: 512, height: 768 } },
      6: { inputs: { text: expect.stringMatching(/red "hair".*, fine art$/) } },
      7: { inputs: { text: expect.stringContaining('child') } },
    });
    expect(asked(server, '/history/p-1')).toHaveLength(4);
    expect(asked(server, '/view')[0]?.path).toBe('/view?filename=a+b%26.png&subfolder=sub&type=output');
    expect(asked(server, '/interrupt')).toEqual([]);
  });

  it('cannot be opened with a workflow that is none', () => {
    expect(() => engineAt('http://127.0.0.1:1', { workflow: '{}' })).toThrow(/API format/);
  });

  it.each([
    [
      'rejects the workflow',
      { '/prompt': answerJson({ error: { message: 'secret' }, node_errors: {} }, 400) },
      'rejected',
    ],
    ['gives no id', { '/prompt': answerJson({}) }, 'broken'],
    ['fails while painting', { '/history': done({}, { status_str: 'error', completed: false }) }, 'broken'],
    ['ends without a picture', { '/history': done({ 9: { text: ['x'] } }) }, 'broken'],
    ['lost the picture', { '/view': answerStatus(404) }, 'rejected'],
    ['gives a web page', { '/view': answerBytes(Buffer.from('<html>secret</html>'), 'text/html') }, 'broken'],
    ['gives what is no picture', { '/view': answerBytes(Buffer.from('secret'), 'image/png') }, 'broken'],
    ['gives too large a picture', { '/view': answerBytes(Buffer.alloc(20_000_001), 'image/png') }, 'too_large'],
    ['knows no history', { '/history': answerJson([]) }, 'broken'],
  ] as const)('that %s ends in a typed error', async (_, over, kind) => {
    const server = await start(but(over));
    const error = await unavailable(paint(engineAt(server.url)));
    expect(error.cause.kind).toBe(kind);
    expect(inTheLog(error)).not.toMatch(/secret/);
  });

  it.each(
    faultsOf({
      type: 'application/json',
      beginning: JSON.stringify({ [ID]: { outputs: { 1: { images: [image()] } } } }),
      piece: '{"a":1 ',
      huge: `{"${'x'.repeat(10_000_000)}`,
    }),
  )('that %s when it is looked at ends in a typed error, and the next picture is fine', async (_, behaviour, kind) => {
    const server = await start(but({ '/history': behaviour }));
    const engine = engineAt(server.url);
    const error = await failing(
      kind,
      () => unavailable(paint(engine)),
      () => asked(server, '/history').length === 1,
    );
    expect(error.cause.kind).toBe(kind);
    await eventually(() => server.connections() <= 1);
    server.behave(but({}));
    expect(await paint(engine)).toHaveProperty('image');
  });

  it('that is not there ends in a typed error', async () => {
    expect((await unavailable(paint(engineAt(await deadAddress())))).cause.kind).toBe('refused');
  });

  it.each([
    ['is painting it', [[0, ID, {}, {}, []]], true],
    ['has it in its queue', [[0, 'another', {}, {}, []]], false],
  ])('that %s hears without a wait that nobody wants the picture', async (_, running, isStopped) => {
    const queue = answerJson({ queue_running: running, queue_pending: [] });
    const server = await start(but({ '/history': answerJson({}), '/queue': queue }));
    const stop = new AbortController();
    const painting = unavailable(paint(engineAt(server.url), stop.signal));
    await eventually(() => asked(server, '/history').length > 1);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    stop.abort();
    expect((await painting).cause.kind).toBe('cancelled');
    expect(asked(server, '/queue')[0]?.json).toEqual({ delete: [ID] });
    expect(asked(server, '/interrupt').map(({ json }) => json)).toEqual(isStopped ? [{ prompt_id: ID }] : []);
  });

  it('that takes for ever is given up and told so', async () => {
    const queue = answerJson({ queue_running: [[0, ID]], queue_pending: [] });
    const server = await start(but({ '/history': answerJson({}), '/queue': queue }));
    expect((await unavailable(paint(engineAt(server.url, { timeoutMs: 300 })))).cause.kind).toBe('timeout');
    expect(asked(server, '/interrupt')).toHaveLength(1);
  });

  it('that hangs when it is told to stop holds nobody up for long', async () => {
    const server = await start(but({ '/history': answerJson({}), '/queue': stall }));
    const stop = new AbortController();
    const painting = unavailable(paint(engineAt(server.url, { stopWithin: 50 }), stop.signal));
    await eventually(() => asked(server, '/history').length > 1);
    stop.abort();
    expect((await painting).cause.kind).toBe('cancelled');
    await eventually(() => server.connections() <= 1);
  });
});
