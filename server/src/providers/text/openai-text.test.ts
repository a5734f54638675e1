import { afterEach, describe, expect, it, vi } from 'vitest';
import { CONDITION_MS } from '../../../../scripts/lib/test-limits.mjs';
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
  endless,
  eventually,
  type FakeServer,
  stallAfter,
} from '../../../test/fake-server.ts';
import { STREAMS } from '../../../test/fake-streams.ts';
import type { UpstreamTuning } from '../upstream/upstream.ts';
import { openaiText } from './openai-text.ts';
import type { Completion, TextEngine, TextEvent, TextOptions, TextPrompt } from './text.ts';

const KEY = 'sk-secret-key';
afterEach(closeAll);

const engineAt = (url: string, tuning: UpstreamTuning = {}, window: number | undefined = 4_096) => {
  const engine = openaiText(
    { url: `${url}/v1`, model: 'mairi-8b', apiKey: KEY, ...(window > 0 && { window }) },
    { retries: 0, timeouts, ...tuning },
  );
  opened.push(engine);
  return engine;
};
const setUp = async (
  script: Behaviour[],
  tuning?: UpstreamTuning,
): Promise<[FakeServer, ReturnType<typeof engineAt>]> => {
  const server = await start(...script);
  return [server, engineAt(server.url, tuning)];
};

const prompt: TextPrompt = {
  system: 'You are Mairi.',
  persona: { name: 'Mairi', description: 'A selkie.', gender: 'female', personality: 'secret', examples: '' },
  turns: [
    { role: 'siren', text: 'Who goes there?' },
    { role: 'user', text: 'A sailor.' },
  ],
  size: 'short',
  seed: 7,
};
const options = (over: Partial<TextOptions> = {}): TextOptions => ({
  signal: new AbortController().signal,
  maxTokens: 100,
  ...over,
});
const read = async (engine: TextEngine, over?: Partial<TextOptions>) => {
  const events: TextEvent[] = [];
  for await (const event of engine.stream(prompt, options(over))) events.push(event);
  return {
    text: events.map((event) => ('piece' in event ? event.piece : '')).join(''),
    usage: events.filter((event) => 'usage' in event).map((event) => event.usage),
    last: events.at(-1),
  };
};

const sse = (bytes: string) => answerBytes(Buffer.from(bytes), 'text/event-stream');
const fine = sse(STREAMS['OpenAI, usage in a chunk without choices']?.bytes ?? '');

describe('a reply', () => {
  it.each(Object.entries(STREAMS))('is read from %s', async (_, { bytes, usage }) => {
    const [, engine] = await setUp([sse(bytes)]);
    const reply = await read(engine);
    expect(reply.text).toBe('Hi, sailor.');
    expect(reply.usage).toEqual([usage]);
    expect(reply.last).toEqual({ usage });
  });

  it.each([1, 3, 17])('is the same when it comes in pieces of %i bytes', async (size) => {
    const bytes = Buffer.from(
      'data: {"choices":[{"delta":{"content":"Größe 🧜‍♀️ 海"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n',
    );
    const [, engine] = await setUp([
      async (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        for (let at = 0; at < bytes.length; at += size) {
          response.write(bytes.subarray(at, at + size));
          await new Promise(setImmediate);
        }
        response.end();
      },
    ]);
    expect((await read(engine)).text).toBe('Größe 🧜‍♀️ 海');
  });

  it('comes piece by piece, each as soon as it is here', async () => {
    let goOn = () => {};
    const piece = (text: string) => `data: {"choices":[{"delta":{"content":"${text}"}}]}\n\n`;
    const [, engine] = await setUp([
      async (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write(piece('One.'));
        await new Promise<void>((next) => {
          goOn = next;
        });
        response.end(`${piece(' Two.')}data: [DONE]\n\n`);
      },
    ]);
    const events = engine.stream(prompt, options())[Symbol.asyncIterator]();
    expect(await events.next()).toEqual({ done: false, value: { piece: 'One.' } });
    goOn();
    expect(await events.next()).toEqual({ done: false, value: { piece: ' Two.' } });
    expect((await events.next()).value).toHaveProperty('usage');
    expect((await events.next()).done).toBe(true);
  });

  it('is asked for with all that the caller set', async () => {
    const [server, engine] = await setUp([fine]);
    await read(engine, { maxTokens: 77, temperature: 0.9, stop: ['\nUser:'] });
    expect(server.seen[0]).toMatchObject({ method: 'POST', path: '/v1/chat/completions' });
    expect(server.seen[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(server.seen[0]?.json).toEqual({
      model: 'mairi-8b',
      messages: [
        { role: 'system', content: 'You are Mairi.' },
        { role: 'assistant', content: 'Who goes there?' },
        { role: 'user', content: 'A sailor.' },
      ],
      max_tokens: 77,
      temperature: 0.9,
      stop: ['\nUser:'],
      seed: 7,
      stream: true,
      stream_options: { include_usage: true },
    });
  });

  it.each([400, 422])('is asked for more plainly after a %i, and from then on', async (status) => {
    const strict: Behaviour = (response, seen) =>
      (seen.json.stream_options || seen.json.seed !== undefined ? answerStatus(status) : fine)(response, seen);
    const [server, engine] = await setUp([strict]);
    expect((await read(engine)).text).toBe('Hi, sailor.');
    await read(engine);
    expect(server.seen).toHaveLength(3);
    expect(server.seen[1]?.json).not.toHaveProperty('seed');
    expect(server.seen[1]?.json.messages.map(({ role }: { role: string }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
    ]);
  });

  it('that is rejected both ways is tried twice, no more, and the next is asked for in full', async () => {
    const [server, engine] = await setUp([answerStatus(400)]);
    await unavailable(read(engine));
    expect(server.seen).toHaveLength(2);
    server.behave(fine);
    await read(engine);
    expect(server.seen[2]?.json).toHaveProperty('stream_options');
  });

  it('keeps its connection for the next one', async () => {
    const [server, engine] = await setUp([fine]);
    for (let n = 0; n < 5; n++) {
      await read(engine);
      await arrived();
    }
    expect(server.opened()).toBe(1);
  });
});

describe('a text server', () => {
  const event = 'data: {"choices":[{"delta":{"content":"la "}}]}\n\n';
  const faults = faultsOf({
    type: 'text/event-stream',
    beginning: event.repeat(3),
    piece: event,
    huge: `data: {"choices":[{"delta":{"content":"${'x'.repeat(10_000_000)}`,
  });

  it.each([
    ...faults.filter(([name]) => name !== 'never ends'),
    [
      'reports an error in its stream',
      sse(`${event}data: {"error":{"message":"secret-body","code":502}}\n\n`),
      'broken',
    ],
    ['is full in the middle of its stream', sse(`${event}data: {"error":{"message":"secret","code":429}}\n\n`), 'busy'],
    ['ends with the finish error', sse('data: {"choices":[{"delta":{},"finish_reason":"error"}]}\n\n'), 'broken'],
    ['stops without a word on why', sse(event), 'broken'],
    ['is done before it began', sse('data: [DONE]\n\n'), 'broken'],
    ['sends comments for ever', endless('text/event-stream', ': wait\n\n'), 'too_large'],
    ['thinks for ever', endless('text/event-stream', event.replace('content', 'reasoning_content')), 'too_large'],
  ] as typeof faults)('that %s ends in a typed error, and the next reply is fine', async (_, behaviour, kind) => {
    const [server, engine] = await setUp([behaviour]);
    const error = await failing(
      kind,
      () => unavailable(read(engine)),
      () => server.seen.length === 1,
    );
    expect(error.cause.kind).toBe(kind);
    expect(inTheLog(error)).not.toMatch(/secret/);
    await eventually(() => server.connections() <= 1);
    server.behave(fine);
    expect((await read(engine)).text).toBe('Hi, sailor.');
    engine.close();
    await eventually(() => server.connections() === 0);
  });

  it('that never ends is left with what it wrote by then', async () => {
    const [server, engine] = await setUp([endless('text/event-stream', event)]);
    const { text, usage } = await read(engine);
    expect([text.length > 1_000, usage[0]?.finish]).toEqual([true, 'cut']);
    await eventually(() => server.connections() === 0);
  });

  it('that is not there ends in a typed error', async () => {
    expect((await unavailable(read(engineAt(await deadAddress())))).cause.kind).toBe('refused');
  });

  it('that asks for time is told to the caller', async () => {
    const [, engine] = await setUp([answerStatus(429, { 'retry-after': '30' })]);
    expect(await unavailable(read(engine))).toMatchObject({ retryAfterSeconds: 30 });
  });

  it('that fails after the first piece is not asked again', async () => {
    const [server, engine] = await setUp([sse(event), fine], { retries: 2 });
    await unavailable(read(engine));
    expect(server.seen).toHaveLength(1);
  });

  it('that fails five times is given a rest, and asked again by itself when it is over', async () => {
    let now = Date.now();
    const [server, engine] = await setUp([answerStatus(500)], { clock: { now: () => new Date(now) } });
    for (let n = 0; n < 5; n++) expect((await unavailable(read(engine))).cause.kind).toBe('broken');
    const rested = await unavailable(read(engine));
    expect(rested).toMatchObject({ retryAfterSeconds: 5, cause: { kind: 'open_circuit' } });
    expect(server.seen).toHaveLength(5);
    now += 5_000;
    server.behave(fine);
    expect((await read(engine)).text).toBe('Hi, sailor.');
    expect((await read(engine)).text).toBe('Hi, sailor.');
  });

  it('hears without a wait that nobody wants the reply any more', async () => {
    const [server, engine] = await setUp([stallAfter('text/event-stream', event)]);
    const stop = new AbortController();
    const reply = engine.stream(prompt, options({ signal: stop.signal }))[Symbol.asyncIterator]();
    expect((await reply.next()).value).toEqual({ piece: 'la ' });
    const more = unavailable(reply.next());
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    stop.abort();
    expect(await server.seen[0]?.hungUp).toBe(true);
    expect((await more).cause.kind).toBe('cancelled');
    await eventually(() => server.connections() === 0);
  });

  it('hears it too when the reader just leaves', async () => {
    const [server, engine] = await setUp([endless('text/event-stream', event)]);
    for await (const _ of engine.stream(prompt, options({ maxTokens: 1e6 }))) break;
    expect(await server.seen[0]?.hungUp).toBe(true);
    await eventually(() => server.connections() === 0);
  });
});

describe('a completion', () => {
  const says = (content: string) => answerJson({ choices: [{ message: { role: 'assistant', content } }] });
  const request = (over: Partial<Completion> = {}): Completion => ({ purpose: 'title', prompt, ...over });
  const list = { atLeast: 3, atMost: 4 };

  it('is one text, without thinking and the space around it', async () => {
    const [server, engine] = await setUp([says('<think>Hm.</think>\n The Tide \n')]);
    expect(await engine.complete(request(), options())).toEqual({ text: 'The Tide' });
    expect(server.seen[0]?.json).toMatchObject({ model: 'mairi-8b', max_tokens: 100, seed: 7 });
    expect(server.seen[0]?.json).not.toHaveProperty('stream');
  });

  it('is a list where one is wanted, asked for once more when there is none', async () => {
    const [server, engine] = await setUp([says('Let me think…'), says('```json\n["a","b","c","d","e"]\n```')]);
    expect(await engine.complete(request({ purpose: 'tags', list }), options())).toEqual({
      list: ['a', 'b', 'c', 'd'],
    });
    expect(server.seen).toHaveLength(2);
    expect(server.seen[1]?.json).not.toHaveProperty('seed');
  });

  it('fails when there is no list the second time either, or no text', async () => {
    const [server, engine] = await setUp([says('secret-body')]);
    expect((await unavailable(engine.complete(request({ list }), options()))).cause.kind).toBe('broken');
    expect(server.seen).toHaveLength(2);
    server.behave(says('  '));
    expect((await unavailable(engine.complete(request(), options()))).cause.kind).toBe('broken');
  });

  it.each([
    ['an error', { error: { message: 'secret-body' } }],
    ['no choice', { choices: [] }],
    ['no content', { choices: [{ message: { content: null } }] }],
  ])('fails on 200 and %s', async (_, body) => {
    const [, engine] = await setUp([answerJson(body)]);
    expect((await unavailable(engine.complete(request(), options()))).cause.kind).toBe('broken');
  });
});

describe('the window', () => {
  const entry = (over: object) => ({ id: 'mairi-8b', object: 'model', ...over });
  it.each([
    ['vLLM', [entry({ max_model_len: 32_768 })], 32_768],
    ['OpenRouter', [{ id: 'other', context_length: 1 }, entry({ context_length: 131_072 })], 131_072],
    ['llama.cpp', [entry({ meta: { n_ctx_train: 131_072 } })], 131_072],
    ['a newer llama.cpp', [entry({ meta: { n_ctx: 16_384, n_ctx_train: 131_072 } })], 16_384],
    ['a server with one model of another name', [{ id: '/models/x.gguf', meta: { n_ctx: 16_384 } }], 16_384],
    ['a server that lists an alias', [{ id: 'x', aliases: ['mairi-8b'], context_length: 9 }, { id: 'y' }], 9],
    ['a server that does not say', [entry({})], 8_192],
    ['a server that talks nonsense', [entry({ max_model_len: 'lots', meta: 7 })], 8_192],
    [
      'a server without the model',
      [
        { id: 'a', context_length: 1 },
        { id: 'b', context_length: 2 },
      ],
      8_192,
    ],
  ])('is read from %s', async (_, data, window) => {
    const server = await start(byPath({ '/v1/models': answerJson({ object: 'list', data }) }));
    const engine = engineAt(server.url, {}, 0);
    expect(engine.window).toBe(8_192);
    await eventually(() => server.seen.length === 1);
    await expect.poll(() => engine.window, { timeout: CONDITION_MS }).toBe(window);
  });

  it('is what the operator says, without asking', async () => {
    const [server, engine] = await setUp([fine]);
    expect(engine.window).toBe(4_096);
    await read(engine);
    expect(server.seen.map(({ path }) => path)).toEqual(['/v1/chat/completions']);
  });

  it('is asked for again with a later reply when the server was away', async () => {
    let now = 0;
    const models = answerJson({ data: [entry({ context_length: 777 })] });
    const server = await start(byPath({ '/v1/models': answerStatus(500), '/v1/chat': fine }));
    const engine = engineAt(server.url, { clock: { now: () => new Date(now) } }, 0);
    await eventually(() => server.seen.length === 1);
    server.behave(byPath({ '/v1/models': models, '/v1/chat': fine }));
    await read(engine);
    expect(engine.window).toBe(8_192);
    now += 60_000;
    await read(engine);
    await expect.poll(() => engine.window, { timeout: CONDITION_MS }).toBe(777);
  });
});
