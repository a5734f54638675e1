import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@sirenade/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readEvents } from '../../../test/read-events.ts';
import { AppError } from '../app-error.ts';
import { bind } from '../http/bind.ts';
import { addDisconnectSignal } from '../http/disconnect-signal.ts';
import { failureEvent } from '../http/error-answer.ts';
import { makeHttpServer } from '../http/http-server.ts';
import { makeLog } from '../log.ts';
import { addTo, endLog, newLog, readLog } from './event-log.ts';
import { sendEvents } from './send-events.ts';

/** Events that come when the test says so. */
function makeSource() {
  const steps: (() => IteratorResult<object>)[] = [];
  const waiting: (() => void)[] = [];
  const add = (step: () => IteratorResult<object>) => {
    steps.push(step);
    for (const wake of waiting.splice(0)) wake();
  };
  const source = {
    returned: 0,
    give: (event: object) => add(() => ({ done: false, value: event })),
    end: () => add(() => ({ done: true, value: undefined })),
    fail: (error: Error) =>
      add(() => {
        throw error;
      }),
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        while (steps.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
        return steps.shift()?.() ?? { done: true as const, value: undefined };
      },
      return: async () => {
        source.returned++;
        return { done: true as const, value: undefined };
      },
    }),
  };
  return source;
}

const table = endpoints({
  'GET /api/events': { summary: 'Events', streams: true, reply: z.object({ n: z.number().optional() }) },
});
let app: FastifyInstance;
let url: string;
let events: AsyncIterable<object>;
let signal: AbortSignal | undefined;
let log: string[] = [];
beforeAll(async () => {
  const publicUrl = new URL('http://127.0.0.1');
  const logger = makeLog('info', { write: (line) => log.push(line) });
  app = await makeHttpServer({ log: logger, publicUrl, trustProxy: undefined, scriptHashes: [] });
  bind(app, publicUrl, addDisconnectSignal(app), table, {
    'GET /api/events': async (left) => {
      signal = left;
      return events;
    },
  });
  app.get('/api/impatient', (request, reply) => sendEvents(request, reply, events, { failureEvent, stallMs: 300 }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/events`;
});
beforeEach(() => {
  signal = undefined;
  log = [];
});
afterAll(() => app.close());

const failures = () => log.filter((line) => line.includes('"level":"error"') || line.includes('"level":"warn"'));

describe('a stream of events', () => {
  it('reaches the client piece by piece, neither packed nor held back', async () => {
    const source = makeSource();
    events = source;
    source.give({ n: 1 });
    const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    const seen = readEvents(answer);
    expect((await seen.next()).value).toEqual({ n: 1 });
    source.give({ n: 2 });
    expect((await seen.next()).value).toEqual({ n: 2 });
    source.give({ n: 3 });
    source.end();
    expect((await seen.next()).value).toEqual({ n: 3 });
    expect((await seen.next()).done).toBe(true);
    expect(source.returned).toBe(0);
  });

  it('has each event on a line of its own, followed by an empty one', async () => {
    const source = makeSource();
    events = source;
    source.give({ text: 'two\n\nlines' });
    source.give({ n: 2 });
    source.end();
    expect(await (await fetch(url)).text()).toBe('{"text":"two\\n\\nlines"}\n\n{"n":2}\n\n');
  });

  it('may be empty', async () => {
    events = makeSource();
    (events as ReturnType<typeof makeSource>).end();
    const answer = await fetch(url);
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it('ends with what went wrong, and tells nothing of a fault of ours but in the log', async () => {
    for (const [error, body, isLogged] of [
      [new AppError('picture_refused'), { code: 'picture_refused' }, false],
      [new Error('the inner works'), { code: 'internal', error: expect.stringMatching(/^Something went wrong/) }, true],
    ] as const) {
      log = [];
      const source = makeSource();
      events = source;
      source.give({ n: 1 });
      source.fail(error);
      const answer = await fetch(url);
      const text = await answer.text();
      const [, last, end] = text.split('\n\n');
      expect(JSON.parse(last ?? '')).toMatchObject(body);
      expect(end).toBe('');
      expect(text).not.toContain('inner works');
      expect(failures().some((line) => line.includes('the inner works'))).toBe(isLogged);
    }
  });

  it('that fails before its first event is an ordinary error', async () => {
    const source = makeSource();
    events = source;
    source.fail(new AppError('busy', { retryAfterSeconds: 7 }));
    const answer = await fetch(url);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '7']);
    expect(await answer.json()).toMatchObject({ code: 'busy' });
  });

  it('is asked for nothing while its reader has no room', async () => {
    let asked = 0;
    events = {
      async *[Symbol.asyncIterator]() {
        for (;;) yield { n: asked++, filling: 'x'.repeat(64 * 1024) };
      },
    };
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause();
    socket.write('GET /api/events HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
    let before = -1;
    await expect
      .poll(
        () => {
          const isUnchanged = asked > 0 && asked === before;
          before = asked;
          return isUnchanged;
        },
        { interval: 200 },
      )
      .toBe(true);
    const full = asked;
    socket.resume();
    await expect.poll(() => asked).toBeGreaterThan(full + 50);
    socket.destroy();
    await expect.poll(() => signal?.aborted).toBe(true);
  });
});

describe('a client that leaves', () => {
  it('without saying so, and takes nothing for long, is dropped', async () => {
    let returned = false;
    events = {
      async *[Symbol.asyncIterator]() {
        try {
          for (;;) yield { filling: 'x'.repeat(64 * 1024) };
        } finally {
          returned = true;
        }
      },
    };
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause();
    socket.on('error', () => {});
    socket.write('GET /api/impatient HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
    await expect.poll(() => returned).toBe(true);
    socket.destroy();
  });

  it('ends the source, even one that hangs in its own work', async () => {
    const source = makeSource();
    events = source;
    source.give({ n: 1 });
    const client = new AbortController();
    const answer = await fetch(url, { signal: client.signal });
    expect((await readEvents(answer).next()).value).toEqual({ n: 1 });
    expect([source.returned, signal?.aborted]).toEqual([0, false]);
    client.abort();
    await expect.poll(() => [source.returned, signal?.aborted]).toEqual([1, true]);
  });

  it('before the first event ends it too', async () => {
    const source = makeSource();
    events = source;
    const client = new AbortController();
    const answer = fetch(url, { signal: client.signal }).catch(() => 'left');
    await expect.poll(() => signal).toBeDefined();
    client.abort();
    expect(await answer).toBe('left');
    await expect.poll(() => source.returned).toBe(1);
  });

  it('is no fault, whatever the source says of it', async () => {
    const source = makeSource();
    events = source;
    source.give({ n: 1 });
    const client = new AbortController();
    await readEvents(await fetch(url, { signal: client.signal })).next();
    client.abort();
    await expect.poll(() => source.returned).toBe(1);
    source.fail(new Error('told to stop'));
    await sleep(50);
    expect(failures().filter((line) => /told to stop|internal|failed/.test(line))).toEqual([]);
  });
});

describe('events of a log', () => {
  const follow = () => {
    const live = newLog();
    events = readLog(live, 0, new AbortController().signal);
    return live;
  };

  it('reach the client as they come, and end with the log', async () => {
    const live = follow();
    addTo(live, { seq: 1 });
    const answer = await fetch(url);
    expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    const seen = readEvents(answer);
    expect((await seen.next()).value).toEqual({ seq: 1 });
    addTo(live, { seq: 2 });
    expect((await seen.next()).value).toEqual({ seq: 2 });
    addTo(live, { seq: 3 });
    endLog(live);
    expect((await seen.next()).value).toEqual({ seq: 3 });
    expect((await seen.next()).done).toBe(true);
    expect(live.subscribers.length).toBe(0);
    expect(failures()).toEqual([]);
  });

  /** All that comes back on a connection for so many requests, one after the other's end. */
  const rawly = (version: string, times: number) =>
    new Promise<string>((resolve, reject) => {
      let all = '';
      let sent = 0;
      const { host, pathname } = new URL(url);
      const ask = () => {
        sent++;
        const live = follow();
        const first = { seq: 1, text: 'Sjömans-bræ 🌊 café' };
        const last = { seq: 3, text: 'later' };
        addTo(live, first);
        addTo(live, { seq: 2 });
        socket.write(`GET ${pathname} HTTP/${version}\r\nhost: ${host}\r\n\r\n`);
        setTimeout(() => {
          addTo(live, last);
          endLog(live);
        }, 50);
      };
      const socket = connect(Number(new URL(url).port), '127.0.0.1', ask).setEncoding('utf8');
      socket.on('error', reject).on('close', () => resolve(all));
      socket.on('data', (part: string) => {
        all += part;
        if (all.split('0\r\n\r\n').length <= sent) return;
        if (sent < times) ask();
        else socket.end();
      });
    });
  const LINES = '{"seq":1,"text":"Sjömans-bræ 🌊 café"}\n\n{"seq":2}\n\n{"seq":3,"text":"later"}\n\n';

  it('are chunks of HTTP, whatever letters are in them, and leave the connection for the next request', async () => {
    const answers = (await rawly('1.1', 2)).split(/(?=HTTP\/1\.1 200)/);
    expect(answers).toHaveLength(2);
    for (const answer of answers) {
      const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s);
      expect(head.toLowerCase()).toContain('transfer-encoding: chunked');
      const parts = body.split('\r\n');
      const texts = parts.filter((_, at) => at % 2 === 1);
      const lengths = parts.filter((_, at) => at % 2 === 0).map((length) => Number.parseInt(length, 16));
      expect(texts.join('')).toBe(LINES);
      expect(lengths.slice(0, 4)).toEqual([...texts.slice(0, 3).map((text) => Buffer.byteLength(text)), 0]);
    }
  });

  it('come without chunks to a client of the first HTTP', async () => {
    const answer = await rawly('1.0', 1);
    expect(answer.toLowerCase()).not.toContain('transfer-encoding');
    expect(answer.endsWith(`\r\n\r\n${LINES}`)).toBe(true);
  });

  it('are let go when their reader leaves, which is no fault', async () => {
    const live = follow();
    addTo(live, { seq: 1 });
    const client = new AbortController();
    expect((await readEvents(await fetch(url, { signal: client.signal })).next()).value).toEqual({ seq: 1 });
    client.abort();
    await expect.poll(() => live.subscribers.length).toBe(0);
    addTo(live, { seq: 2 });
    await sleep(50);
    expect(failures()).toEqual([]);
  });

  it('wait for a reader without room and all reach them in the end; one who takes nothing for long is dropped', async () => {
    const port = (app.server.address() as AddressInfo).port;
    const fill = (live: ReturnType<typeof follow>) => {
      for (let seq = 1; seq <= 400; seq++) addTo(live, { seq, filling: 'x'.repeat(64 * 1024) } as { seq: number });
    };
    const slow = follow();
    fill(slow);
    const reading = connect(port, '127.0.0.1').pause();
    reading.write('GET /api/events HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n');
    await sleep(200);
    let text = '';
    endLog(slow);
    reading.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    reading.resume();
    await expect.poll(() => text.match(/"seq":\d+/g)?.length).toBe(400);
    reading.destroy();

    const stuck = follow();
    fill(stuck);
    const gone = connect(port, '127.0.0.1').pause();
    gone.on('error', () => {});
    gone.write('GET /api/impatient HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
    await expect.poll(() => stuck.subscribers.length).toBe(0);
    gone.destroy();
  });
});
