import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import type { Redis } from 'ioredis';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeLog } from '../log.ts';
import { openRedis } from '../security/rate-limits.ts';
import { newToken } from '../security/tokens.ts';
import type { LiveLogs } from './live-log.ts';
import { redisLogs } from './redis-logs.ts';

const silent = makeLog('silent');
const HASTE = { gatherMs: 5, retryMs: 20, silentMs: 100 };
const never = () => new AbortController().signal;

let id: string;
beforeEach(() => {
  id = `test-${newToken()}`;
});

async function writeTo(logs: LiveLogs, first: number, last = first): Promise<void> {
  for (let seq = first; seq <= last; seq++) await logs.write(id, { seq, chunk: `piece ${seq} – ✨` });
}

const numbers = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n);

/** Reads in the background as soon as the log is there. */
async function follow(logs: LiveLogs, after = 0, signal = never()) {
  const read = () => logs.read(id, after, signal);
  let events = await read();
  await expect.poll(async () => (events ??= await read())).not.toBeNull();
  const reader = { seen: [] as number[], isOver: false, whole: Promise.resolve() };
  const run = async () => {
    for await (const { seq } of events ?? []) reader.seen.push(seq);
    reader.isOver = true;
  };
  reader.whole = run();
  return reader;
}

const seenBy = (reader: { seen: number[] }) => expect.poll(() => reader.seen);

describe('live logs with a Redis that is not there', () => {
  it('are written and read in their process as ever, and others are not there', async () => {
    const redis = openRedis('redis://127.0.0.1:1', silent);
    const logs = redisLogs(redis, silent, HASTE);
    onTestFinished(async () => {
      await logs.close();
      redis.disconnect();
    });
    await writeTo(logs, 1, 3);
    const reader = await follow(logs, 1);
    await writeTo(logs, 4);
    await logs.end(id);
    await reader.whole;
    expect(reader.seen).toEqual([2, 3, 4]);
    expect(await logs.read('another', 0, never())).toBeNull();
  });

  it('are told of once, however many wait for it', async () => {
    const redis = openRedis('redis://127.0.0.1:1', silent);
    const warnings: string[] = [];
    const logs = redisLogs(redis, { warn: (_: object, text: string) => warnings.push(text) } as never, HASTE);
    for (let n = 0; n < 5; n++) await logs.write(`${id}-${n}`, { seq: 1 });
    await expect.poll(() => warnings.length).toBe(1);
    await logs.close();
    redis.disconnect();
    expect(warnings).toEqual(['Redis takes no live logs; other processes cannot read them until it does']);
  });
});

const url = process.env.TEST_REDIS_URL;
if (!url && process.env.CI) throw new Error('TEST_REDIS_URL must be set in CI');
if (!url) console.warn('TEST_REDIS_URL is not set: live logs shared through Redis are NOT tested in this run.');

/** A way to Redis that can be cut and mended. */
async function makeWire(target: URL) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = createConnection(Number(target.port || 6379), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((opened) => server.listen(0, '127.0.0.1', opened));
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const way = new URL(target);
  way.port = String((server.address() as AddressInfo).port);
  onTestFinished(() => {
    cut();
    server.close();
  });
  return {
    url: way.href,
    cut,
    mend: () => {
      isCut = false;
    },
  };
}

describe.skipIf(!url)('live logs in Redis', () => {
  async function connect(to = url ?? ''): Promise<Redis> {
    const redis = openRedis(to, silent);
    await new Promise((ready) => redis.once('ready', ready));
    onTestFinished(() => redis.disconnect());
    return redis;
  }

  /** The live logs of one process. */
  async function openProcess(to?: string): Promise<LiveLogs> {
    const logs = redisLogs(await connect(to), silent, HASTE);
    onTestFinished(logs.close);
    return logs;
  }

  it('are read in another process: what is there, what comes, and the end', async () => {
    const [here, there] = [await openProcess(), await openProcess()];
    await writeTo(here, 1, 3);
    const reader = await follow(there);
    await seenBy(reader).toEqual([1, 2, 3]);
    await writeTo(here, 4, 5);
    await seenBy(reader).toEqual([1, 2, 3, 4, 5]);
    expect(reader.isOver).toBe(false);
    await here.end(id);
    await reader.whole;
    expect(reader.seen).toEqual([1, 2, 3, 4, 5]);
  });

  it('come over word for word', async () => {
    const [here, there] = [await openProcess(), await openProcess()];
    const event = { seq: 1, audio: 'AAAA', seconds: 1.25, words: [{ word: '„so“\u2028✨', start: 0, end: 0.2 }] };
    await here.write(id, event);
    await follow(there);
    const events = await there.read(id, 0, never());
    expect((await events?.next())?.value).toEqual(event);
  });

  it('give every place its own tail, to many readers at once, while it is written and after', async () => {
    const [here, there] = [await openProcess(), await openProcess()];
    await writeTo(here, 1);
    const readers = [await follow(there, 0)];
    for (let seq = 2; seq <= 120; seq++) {
      await writeTo(here, seq);
      if (seq % 4 === 0) readers.push(await follow(there, seq - 4), await follow(here, seq - 4));
    }
    await here.end(id);
    const late = await follow(there, 77);
    await Promise.all([...readers, late].map(({ whole }) => whole));
    expect(readers[0]?.seen).toEqual(numbers(1, 120));
    for (const reader of readers) expect(reader.seen).toEqual(numbers(reader.seen[0] ?? 0, 120));
    expect(readers.slice(1).map(({ seen }) => seen[0])).toEqual(numbers(0, 29).flatMap((n) => [n * 4 + 1, n * 4 + 1]));
    expect(late.seen).toEqual(numbers(78, 120));
  });

  it('come over in many pages and large pieces', async () => {
    const [here, there] = [await openProcess(), await openProcess()];
    const audio = 'x'.repeat(300_000);
    for (let seq = 1; seq <= 170; seq++) await here.write(id, seq % 10 === 0 ? { seq, audio } : { seq, chunk: 'a' });
    await here.end(id);
    const reader = await follow(there);
    await reader.whole;
    expect(reader.seen).toEqual(numbers(1, 170));
  });

  it('are not there under another name, and not where nothing was written', async () => {
    const there = await openProcess();
    expect(await there.read(id, 0, never())).toBeNull();
  });

  it('are left by one reader while another stays', async () => {
    const [here, there] = [await openProcess(), await openProcess()];
    await writeTo(here, 1);
    const leaving = new AbortController();
    const [going, staying] = [await follow(there, 0, leaving.signal), await follow(there)];
    await seenBy(going).toEqual([1]);
    leaving.abort();
    await going.whole;
    await writeTo(here, 2);
    await here.end(id);
    await staying.whole;
    expect(going.seen).toEqual([1]);
    expect(staying.seen).toEqual([1, 2]);
    const again = await follow(there, 1);
    await again.whole;
    expect(again.seen).toEqual([2]);
  });

  it('leave nothing in Redis for ever', async () => {
    const [redis, here] = [await connect(), await openProcess()];
    await writeTo(here, 1, 2);
    await expect.poll(() => redis.xlen(`live:${id}`)).toBe(2);
    expect(await redis.pttl(`live:${id}`)).toBeGreaterThan(60_000);
    await here.end(id);
    await expect.poll(() => redis.xlen(`live:${id}`)).toBe(3);
    const left = await redis.pttl(`live:${id}`);
    expect(left).toBeGreaterThan(60_000);
    expect(left).toBeLessThanOrEqual(120_000);
  });

  it('are brought out by a process that closes, and read on from there', async () => {
    const [here, there] = [await openProcess(), await openProcess()];
    await writeTo(here, 1, 40);
    await here.end(id);
    await here.close();
    const reader = await follow(there);
    await reader.whole;
    expect(reader.seen).toEqual(numbers(1, 40));
  });

  it('let readers elsewhere go when the log is lost with its writer', async () => {
    const [redis, here, there] = [await connect(), await openProcess(), await openProcess()];
    await writeTo(here, 1);
    const reader = await follow(there);
    await seenBy(reader).toEqual([1]);
    await redis.del(`live:${id}`);
    await reader.whole;
    expect(reader.seen).toEqual([1]);
  });

  it('let readers elsewhere go when their own process closes', async () => {
    const [here, there] = [await openProcess(), await openProcess()];
    await writeTo(here, 1);
    const reader = await follow(there);
    await there.close();
    await reader.whole;
    await writeTo(here, 2);
    expect(reader.seen).toEqual([1]);
  });

  it('are whole again after Redis lost its memory', async () => {
    const [redis, here, there] = [await connect(), await openProcess(), await openProcess()];
    await writeTo(here, 1, 3);
    await expect.poll(() => redis.xlen(`live:${id}`)).toBe(3);
    await redis.del(`live:${id}`);
    await writeTo(here, 4);
    await here.end(id);
    const reader = await follow(there);
    await reader.whole;
    expect(reader.seen).toEqual([1, 2, 3, 4]);
  });

  it('go on for readers here while Redis is away, and reach those elsewhere when it is back', async () => {
    const wire = await makeWire(new URL(url ?? ''));
    const [here, there] = [await openProcess(wire.url), await openProcess(wire.url)];
    await writeTo(here, 1, 2);
    const [near, far] = [await follow(here), await follow(there)];
    await seenBy(far).toEqual([1, 2]);
    for (let round = 0; round < 3; round++) {
      wire.cut();
      await writeTo(here, round * 2 + 3, round * 2 + 4);
      await seenBy(near).toEqual(numbers(1, round * 2 + 4));
      wire.mend();
      await seenBy(far).toEqual(numbers(1, round * 2 + 4));
    }
    wire.cut();
    await writeTo(here, 9);
    await here.end(id);
    await near.whole;
    wire.mend();
    await far.whole;
    expect(far.seen).toEqual(numbers(1, 9));
  });

  it('hold together when the wire is cut at any moment of the writing', async () => {
    const wire = await makeWire(new URL(url ?? ''));
    const [here, there] = [await openProcess(wire.url), await openProcess()];
    await writeTo(here, 1);
    const reader = await follow(there);
    for (let seq = 2; seq <= 60; seq++) {
      await writeTo(here, seq);
      // Sometimes before, sometimes after the server has taken it.
      if (seq % 12 === 0) await new Promise((resolve) => setTimeout(resolve, seq / 12));
      if (seq % 12 === 0) wire.cut();
      if (seq % 12 === 3) wire.mend();
    }
    wire.mend();
    await here.end(id);
    await reader.whole;
    expect(reader.seen).toEqual(numbers(1, 60));
  });
});
