import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ask,
  closeAll,
  connect,
  event,
  failureOf,
  good,
  KEY,
  opened,
  readAll,
  setUp,
  shape,
  signal,
  timeouts,
  whileTimePasses,
} from '../../../test/fake-calls.ts';
import {
  answerBytes,
  answerEvents,
  answerStatus,
  arrived,
  type Behaviour,
  endless,
  eventually,
  resetAfter,
  stall,
  stallAfter,
} from '../../../test/fake-server.ts';
import { AppError } from '../../platform/app-error.ts';
import { openUpstream } from './upstream.ts';
import { toAppError, UpstreamError, upstreamKind } from './upstream-error.ts';

afterEach(closeAll);

describe('a good server', () => {
  it('is sent JSON with the key, and its JSON is read by its shape', async () => {
    const [server, upstream] = await setUp([good]);
    expect(await ask(upstream)).toEqual({ ok: true });
    expect(server.seen[0]).toMatchObject({ method: 'POST', path: '/v1/ask', json: { a: 'ü' } });
    expect(server.seen[0]?.headers).toMatchObject({
      authorization: `Bearer ${KEY}`,
      'content-type': 'application/json',
      accept: 'application/json',
    });
    expect(await upstream.getJson('/models?x=1', { shape, signal })).toEqual({ ok: true });
    expect(server.seen[1]).toMatchObject({ method: 'GET', path: '/v1/models?x=1', text: '' });
  });

  it('gives bytes', async () => {
    const [, upstream] = await setUp([answerBytes(Buffer.from([1, 2, 3]), 'image/png')]);
    const read = (bytes: Buffer) => [...bytes];
    expect(await upstream.getBytes('/view', { type: ['image/'], read, signal })).toEqual([1, 2, 3]);
    expect(await upstream.postBytes('/make', {}, { type: ['image/'], read, signal })).toEqual([1, 2, 3]);
  });

  it('serves many requests over one kept connection, streams that end early too', async () => {
    const [server, upstream] = await setUp([good]);
    for (let n = 0; n < 5; n++) await ask(upstream);
    expect(server.opened()).toBe(1);
    server.behave(answerEvents('a', '[DONE]'));
    for (let n = 0; n < 5; n++) {
      const body = await upstream.postStream('/ask', {}, { type: ['text/event-stream'], signal });
      await body.each(() => {
        body.done();
        return false;
      });
      await arrived();
    }
    expect(server.opened()).toBe(1);
  });

  describe('that keeps talking after all that was wanted', () => {
    /** A server that sends the rest when the test says so, and a reader that stops before. */
    const setUpTalk = async () => {
      let sayRest = async () => {};
      const talk: Behaviour = (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: [DONE]\n\n');
        sayRest = () => new Promise((sent) => response.end(': bye\n\n'.repeat(10_000), sent));
      };
      const [server, upstream] = await setUp([talk]);
      const read = async () => {
        const body = await upstream.postStream('/ask', {}, { type: ['text/event-stream'], signal });
        await body.each(() => {
          body.done();
          return false;
        });
      };
      return { server, read, sayRest: () => sayRest() };
    };

    it('is asked again over the same connection when the rest comes soon', async () => {
      const { server, read, sayRest } = await setUpTalk();
      await read();
      await sayRest();
      await arrived();
      expect(server.connections()).toBe(1);
      await read();
      expect(server.opened()).toBe(1);
    });

    it('loses its connection when the rest has not come after a second', async () => {
      const { server, read } = await setUpTalk();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      await read();
      vi.advanceTimersByTime(999);
      await arrived();
      expect(server.connections()).toBe(1);
      vi.advanceTimersByTime(1);
      await eventually(() => server.connections() === 0);
      await read();
      expect(server.opened()).toBe(2);
    });
  });

  it('gets a name and a password as Basic, from the address or as the key', async () => {
    const [server] = await setUp([good]);
    const basic = `Basic ${Buffer.from('ann:s3cr:t').toString('base64')}`;
    const who = 'image server';
    const withKey = openUpstream({ who, baseUrl: server.url, apiKey: 'ann:s3cr:t', scheme: 'Basic', timeouts });
    const address = server.url.replace('http://', 'http://ann:s3cr%3At@');
    const withAddress = openUpstream({ who, baseUrl: address, timeouts });
    opened.push(withKey, withAddress);
    await ask(withKey);
    await ask(withAddress);
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([basic, basic]);
  });

  it('cannot be opened with a key that is no header', () => {
    expect(() => connect('http://127.0.0.1:1', {})).not.toThrow();
    const settings = { who: 'text server', baseUrl: 'http://127.0.0.1:1', apiKey: 'secret\nX: y', timeouts };
    expect(() => openUpstream(settings)).toThrow(/authorization/);
    expect(() => openUpstream(settings)).not.toThrow(/secret/);
  });
});

describe('a retry', () => {
  const waits: number[] = [];
  const pause = async (milliseconds: number) => void waits.push(milliseconds);
  beforeEach(() => waits.splice(0));

  it.each([
    ['is refused with 500', answerStatus(500)],
    ['is refused with 429', answerStatus(429)],
    ['is reset', resetAfter()],
  ])('follows when the first attempt %s', async (_, behaviour) => {
    const [server, upstream] = await setUp([behaviour, behaviour, good], { retries: 2, pause });
    expect(await ask(upstream)).toEqual({ ok: true });
    expect(server.seen).toHaveLength(3);
    expect(waits).toEqual([125, 250]);
  });

  it('waits for as long as the server asks', async () => {
    const [, upstream] = await setUp([answerStatus(429, { 'retry-after': '1' }), good], { retries: 1, pause });
    await ask(upstream);
    expect(waits).toEqual([1_000]);
  });

  it('is left to the caller when the server asks for a long wait', async () => {
    const [server, upstream] = await setUp([answerStatus(503, { 'retry-after': '60' }), good], { retries: 2, pause });
    expect(await failureOf(ask(upstream))).toMatchObject({ kind: 'busy', status: 503, retryAfterSeconds: 60 });
    expect(server.seen).toHaveLength(1);
    expect(waits).toEqual([]);
  });

  it.each([
    ['was rejected', answerStatus(400)],
    ['timed out', stall],
    ['was reset after its first byte', resetAfter('text/event-stream', 'data: a\n\n')],
    ['fell silent after its first byte', stallAfter('text/event-stream', 'data: a\n\n')],
    ['had no end', endless('text/event-stream', event)],
  ])('never follows on what %s', async (_, behaviour) => {
    const [server, upstream] = await setUp([behaviour, answerEvents('a')], { retries: 2, pause });
    await whileTimePasses(
      () => failureOf(readAll(upstream)),
      () => server.seen.length === 1,
    );
    expect(server.seen).toHaveLength(1);
  });

  it('of a kept connection that the server just closed does not count as a failure', async () => {
    const [server, upstream] = await setUp([good, resetAfter(), good], { breaker: { failures: 1 } });
    await ask(upstream);
    expect(await ask(upstream)).toEqual({ ok: true });
    expect(server.opened()).toBe(2);
  });
});

describe('cancelling', () => {
  it.each([
    ['before the headers', stall, 0],
    ['in the middle', stallAfter('text/event-stream', 'data: a\n\n'), 1],
    ['of an endless answer', endless('text/event-stream', event), 1],
  ])('%s reaches the server without a wait', async (_, behaviour, least) => {
    const [server, upstream] = await setUp([behaviour]);
    const stop = new AbortController();
    let chunks = 0;
    const read = async () => {
      const options = { type: ['text/event-stream'], signal: stop.signal, maxBytes: 1e12 };
      const body = await upstream.postStream('/ask', {}, options);
      await body.each(() => ++chunks > 0);
    };
    const reading = failureOf(read());
    await eventually(() => server.seen.length === 1 && chunks >= least);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    stop.abort();
    expect(await server.seen[0]?.hungUp).toBe(true);
    expect((await reading).kind).toBe('cancelled');
    await eventually(() => server.connections() === 0);
  });

  it('reaches the server at once even while nobody reads', async () => {
    const [server, upstream] = await setUp([stallAfter('text/event-stream', 'data: a\n\n')]);
    const stop = new AbortController();
    const body = await upstream.postStream('/ask', {}, { type: ['text/event-stream'], signal: stop.signal });
    stop.abort();
    expect(await server.seen[0]?.hungUp).toBe(true);
    await expect(body.each(() => true)).rejects.toMatchObject({ kind: 'cancelled' });
  });

  it('ends the wait before a retry', async () => {
    const [server, upstream] = await setUp([answerStatus(429, { 'retry-after': '5' })], { retries: 2 });
    const stop = new AbortController();
    const failing = failureOf(ask(upstream, { signal: stop.signal }));
    await eventually(() => server.seen.length === 1);
    stop.abort();
    expect((await failing).kind).toBe('cancelled');
    expect(server.seen).toHaveLength(1);
  });

  it('beforehand sends nothing', async () => {
    const [server, upstream] = await setUp([good]);
    expect((await failureOf(ask(upstream, { signal: AbortSignal.abort() }))).kind).toBe('cancelled');
    expect(server.opened()).toBe(0);
  });

  it('leaves no listeners on a signal that lives long', async () => {
    const [, upstream] = await setUp([good]);
    const { signal: long } = new AbortController();
    let listeners = 0;
    const [add, remove] = [long.addEventListener.bind(long), long.removeEventListener.bind(long)];
    long.addEventListener = (...args: Parameters<typeof add>) => {
      listeners++;
      add(...args);
    };
    long.removeEventListener = (...args: Parameters<typeof remove>) => {
      listeners--;
      remove(...args);
    };
    for (let n = 0; n < 20; n++) await ask(upstream, { signal: long });
    expect(listeners).toBe(0);
  });

  it('leaving a stream early closes its connection', async () => {
    const [server, upstream] = await setUp([endless('text/event-stream', event)]);
    const body = await upstream.postStream('/ask', {}, { type: ['text/event-stream'], signal });
    expect(server.connections()).toBe(1);
    await body.each(() => false);
    expect(await server.seen[0]?.hungUp).toBe(true);
    await eventually(() => server.connections() === 0);
  });
});

describe('what callers see', () => {
  it('is one code, the time to wait, and the cause for the log', () => {
    const cause = new UpstreamError('text server', 'busy', { status: 429, retryAfterSeconds: 7 });
    const seen = toAppError(cause) as AppError;
    expect(seen).toBeInstanceOf(AppError);
    expect(seen).toMatchObject({ code: 'unavailable', status: 503, retryAfterSeconds: 7, cause });
    expect(cause.message).toBe('The text server is busy (status 429).');
    expect([upstreamKind(seen), upstreamKind(cause), upstreamKind(new Error('x'))]).toEqual(['busy', 'busy', null]);
  });

  it('leaves other errors as they are', () => {
    const error = new TypeError('x');
    expect(toAppError(error)).toBe(error);
  });
});
