import type { ServerResponse } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CONDITION_MS } from '../../../../scripts/lib/test-limits.mjs';
import {
  ask,
  closeAll,
  connect,
  event,
  failing,
  failureOf,
  good,
  opened,
  readAll,
  setUp,
  signal,
} from '../../../test/fake-calls.ts';
import { faultsOf } from '../../../test/fake-faults.ts';
import {
  answerBytes,
  answerEvents,
  answerJson,
  answerStatus,
  type Behaviour,
  deadAddress,
  eventually,
  stall,
} from '../../../test/fake-server.ts';

afterEach(closeAll);

const streamFaults = faultsOf({
  type: 'text/event-stream',
  beginning: event.repeat(2),
  piece: event,
  huge: `data: ${'x'.repeat(10_000_000)}`,
}).filter(([name]) => !/half|nothing/.test(name));
const jsonFaults = faultsOf({
  type: 'application/json',
  beginning: '{"ok":true}',
  piece: '{"ok":true} ',
  huge: `{"ok":"${'x'.repeat(10_000_000)}`,
});

describe.each([
  ['a stream', streamFaults, answerEvents('a'), readAll],
  ['a JSON answer', jsonFaults, good, ask],
] as const)('%s', (_, faults, fine, call) => {
  it.each(faults)('from a server that %s becomes a typed error', async (_name, behaviour, kind) => {
    const [server, upstream] = await setUp([behaviour]);
    const error = await failing(
      kind,
      () => failureOf(call(upstream)),
      () => server.seen.length === 1,
    );
    expect(error.kind).toBe(kind);
    expect(error.message + JSON.stringify(error)).not.toMatch(/secret|127\.0\.0\.1/);
    // The next request is fine, and nothing is left behind: at most one idle connection is kept.
    await eventually(() => server.connections() <= 1);
    server.behave(fine);
    await call(upstream);
    await eventually(() => server.connections() <= 1);
    upstream.close();
    await eventually(() => server.connections() === 0);
  });

  it('from a server that is not there becomes a typed error', async () => {
    expect((await failureOf(call(connect(await deadAddress())))).kind).toBe('refused');
    expect((await failureOf(call(connect('http://no-such-host.invalid')))).kind).toBe('refused');
  });
});

describe('a connection', () => {
  it('that is never agreed on times out', async () => {
    const silent = createServer((socket) => socket.on('error', () => {}).resume());
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    opened.push(silent);
    const { port } = silent.address() as AddressInfo;
    const upstream = connect(`https://127.0.0.1:${port}`, { timeouts: { connect: 50 } });
    const error = await failureOf(ask(upstream));
    expect(error).toMatchObject({ kind: 'timeout', message: expect.stringContaining('no connection') });
    const open = () => new Promise((count) => silent.getConnections((_, number) => count(number)));
    await expect.poll(open, { timeout: CONDITION_MS }).toBe(0);
  });

  it('to a server that does not speak TLS is refused, and not tried again', async () => {
    const [server] = await setUp([good]);
    const upstream = connect(server.url.replace('http:', 'https:'), { retries: 2 });
    expect((await failureOf(ask(upstream))).kind).toBe('refused');
    expect(server.opened()).toBe(1);
  });
});

describe('an answer', () => {
  it('that trickles for ever is cut off, however steadily it comes', async () => {
    const trickle: Behaviour = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const timer = setInterval(() => response.write(': wait\n\n'), 10);
      response.once('close', () => clearInterval(timer));
    };
    const [server, upstream] = await setUp([trickle], { timeouts: { total: 100 } });
    expect((await failureOf(readAll(upstream))).kind).toBe('timeout');
    await eventually(() => server.connections() === 0);
  });

  it('may be slow as long as it is never silent', async () => {
    let answer: ServerResponse | undefined;
    const slow: Behaviour = (response) => {
      answer = response;
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    };
    const [, upstream] = await setUp([slow]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const limits = { firstByte: 700, idle: 700 };
    const body = await upstream.postStream('/ask', {}, { type: ['text/event-stream'], signal, timeouts: limits });
    let text = '';
    const reading = body.each((chunk) => {
      text += chunk;
      return true;
    });
    for (let n = 1; n <= 5; n++) {
      vi.advanceTimersByTime(699);
      answer?.write('a');
      await eventually(() => text.length === n);
    }
    answer?.end();
    await reading;
    expect(text).toBe('aaaaa');
  });

  it('of bytes that its reader cannot use counts as broken', async () => {
    const [, upstream] = await setUp([answerBytes(Buffer.from('x'), 'audio/mpeg')]);
    const error = await failureOf(upstream.postBytes('/x', {}, { type: ['audio/'], read: () => null, signal }));
    expect(error.kind).toBe('broken');
  });
});

describe('the circuit', () => {
  const clockAt = () => {
    let now = Date.now();
    return { clock: { now: () => new Date(now) }, pass: (ms: number) => (now += ms) };
  };

  it.each([...streamFaults.filter(([, , kind]) => kind !== 'rejected')])(
    'opens after five times a server %s, and closes by itself when it is well',
    async (_, behaviour, kind) => {
      const { clock, pass } = clockAt();
      const states: boolean[] = [];
      const tuning = { clock, onBreaker: (isOpen: boolean) => states.push(isOpen) };
      const [server, upstream] = await setUp([behaviour], tuning);
      for (let n = 1; n <= 5; n++) {
        await failing(
          kind,
          () => failureOf(readAll(upstream)),
          () => server.seen.length === n,
        );
      }
      const refused = await failureOf(readAll(upstream));
      expect(refused.kind).toBe('open_circuit');
      expect(refused.retryAfterSeconds).toBeGreaterThanOrEqual(5);
      expect(server.seen).toHaveLength(5);
      pass(60_000);
      server.behave(answerEvents('a'));
      await readAll(upstream);
      await readAll(upstream);
      expect(states).toEqual([true, false]);
    },
  );

  it('opens on answers of the wrong shape', async () => {
    const [, upstream] = await setUp([answerJson({ error: 'x' })]);
    for (let n = 0; n < 5; n++) expect((await failureOf(ask(upstream))).kind).toBe('broken');
    expect((await failureOf(ask(upstream))).kind).toBe('open_circuit');
  });

  it('stays closed while good answers come between bad ones', async () => {
    const [server, upstream] = await setUp([good]);
    const read = (bytes: Buffer) => bytes.length;
    const askBytes = () => upstream.postBytes('/ask', {}, { type: ['application/json'], read, signal });
    for (const call of [() => ask(upstream), askBytes]) {
      server.behave(answerStatus(500), answerStatus(500), answerStatus(500), answerStatus(500), good);
      for (let n = 0; n < 4; n++) expect((await failureOf(call())).kind).toBe('broken');
      await call();
    }
    server.behave(answerStatus(500));
    for (let n = 0; n < 5; n++) expect((await failureOf(ask(upstream))).kind).toBe('broken');
  });

  it('counts every attempt of a request', async () => {
    const [server, upstream] = await setUp([answerStatus(500)], {
      retries: 9,
      breaker: { failures: 3 },
      pause: async () => {},
    });
    expect((await failureOf(ask(upstream))).kind).toBe('open_circuit');
    expect(server.seen).toHaveLength(3);
  });

  it('is not opened by requests that the server rejects, or that users cancel', async () => {
    const [server, upstream] = await setUp([answerStatus(400)]);
    for (let n = 0; n < 8; n++) await failureOf(ask(upstream));
    server.behave(stall);
    for (let n = 0; n < 8; n++) await failureOf(ask(upstream, { signal: AbortSignal.timeout(20) }));
    server.behave(good);
    expect(await ask(upstream)).toEqual({ ok: true });
  });

  it('is left alone by questions beside the work', async () => {
    const [server, upstream] = await setUp([answerStatus(500)], { retries: 3 });
    for (let n = 0; n < 8; n++) await failureOf(ask(upstream, { aside: true }));
    expect(server.seen).toHaveLength(8);
    server.behave(good);
    expect(await ask(upstream)).toEqual({ ok: true });
  });
});
