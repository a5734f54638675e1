import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AppError } from '../app-error.ts';
import { makeLog } from '../log.ts';
import { makeRateLimits, openRedis, type RateRule } from './rate-limits.ts';

let rule: RateRule;
beforeEach(() => {
  rule = { name: `test-${Math.random()}`, points: 3, seconds: 60 };
});
afterEach(() => {
  vi.useRealTimers();
});

/** How many of ten tries get through. */
async function passed(limits: ReturnType<typeof makeRateLimits>, key: string, of = rule): Promise<number> {
  let through = 0;
  for (let n = 0; n < 10; n++) if (await limits.tryTake(of, key)) through++;
  return through;
}

describe('rate limits', () => {
  it('let through what the rule allows for each key, and then refuse with the time to wait', async () => {
    const limits = makeRateLimits(1);
    for (let n = 0; n < 3; n++) await limits.take(rule, 'a');
    const fault = (await limits.take(rule, 'a').catch((error: unknown) => error)) as AppError;
    expect(fault).toMatchObject({ code: 'too_many_requests', status: 429 });
    expect(fault.retryAfterSeconds).toBeGreaterThan(0);
    expect(fault.retryAfterSeconds).toBeLessThanOrEqual(60);
    expect(await passed(limits, 'b')).toBe(3);
  });

  it('let through again when the time is over', async () => {
    vi.useFakeTimers();
    const limits = makeRateLimits(1);
    expect(await passed(limits, 'a')).toBe(3);
    vi.advanceTimersByTime(61_000);
    expect(await passed(limits, 'a')).toBe(3);
  });

  it('count every rule on its own', async () => {
    const limits = makeRateLimits(1);
    expect(await passed(limits, 'a')).toBe(3);
    expect(await passed(limits, 'a', { ...rule, name: `${rule.name}-other` })).toBe(3);
  });

  it('are multiplied by the scale, never below one, and not those that are part of the product', async () => {
    expect(await passed(makeRateLimits(2), 'a')).toBe(6);
    expect(await passed(makeRateLimits(0.01), 'a')).toBe(1);
    expect(await passed(makeRateLimits(1000), 'a', { ...rule, points: 1, fixed: true })).toBe(1);
  });

  it('hold against tries at the same moment', async () => {
    const limits = makeRateLimits(1);
    const tries = await Promise.all(Array.from({ length: 50 }, () => limits.tryTake(rule, 'a')));
    expect(tries.filter(Boolean)).toHaveLength(3);
  });
});

describe('rate limits with a Redis that is not there', () => {
  const log = makeLog('silent');

  it('go on counting in the process when nobody listens', async () => {
    const redis = openRedis('redis://127.0.0.1:1', log);
    onTestFinished(() => redis.disconnect());
    expect(await passed(makeRateLimits(1, redis), 'a')).toBe(3);
  });

  it('go on counting, soon, when it takes questions and never answers', async () => {
    let mute = false;
    const sockets: Socket[] = [];
    const stub = createServer((socket) => {
      sockets.push(socket);
      socket.on('data', (bytes) => {
        const questions = bytes.toString().match(/\*\d+\r\n/g)?.length ?? 0;
        if (!mute) socket.write('+OK\r\n'.repeat(questions));
      });
    });
    await new Promise<void>((opened) => stub.listen(0, '127.0.0.1', opened));
    const redis = openRedis(`redis://127.0.0.1:${(stub.address() as AddressInfo).port}`, log);
    onTestFinished(() => {
      redis.disconnect();
      for (const socket of sockets) socket.destroy();
      stub.close();
    });
    await new Promise((ready) => redis.once('ready', ready));
    mute = true;
    expect(redis.options.commandTimeout).toBeLessThanOrEqual(2_000);
    expect(await makeRateLimits(1, redis).tryTake(rule, 'a')).toBe(true);
  });
});

const url = process.env.TEST_REDIS_URL;
if (!url && process.env.CI) throw new Error('TEST_REDIS_URL must be set in CI');
if (!url) console.warn('TEST_REDIS_URL is not set: rate limits shared through Redis are NOT tested in this run.');

describe.skipIf(!url)('rate limits in Redis', () => {
  async function open(): Promise<Redis> {
    const redis = openRedis(url ?? '', makeLog('silent'));
    await new Promise((ready) => redis.once('ready', ready));
    onTestFinished(() => redis.disconnect());
    return redis;
  }

  it('are shared by two processes', async () => {
    const [one, two] = [makeRateLimits(1, await open()), makeRateLimits(1, await open())];
    expect(await one.tryTake(rule, 'a')).toBe(true);
    expect(await two.tryTake(rule, 'a')).toBe(true);
    expect(await passed(one, 'a')).toBe(1);
    expect(await passed(two, 'a')).toBe(0);
    await expect(two.take(rule, 'a')).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('go on in the process when Redis goes away, and are shared again when it is back', async () => {
    const redis = await open();
    const limits = makeRateLimits(1, redis);
    expect(await limits.tryTake(rule, 'a')).toBe(true);
    redis.disconnect();
    await new Promise((ended) => redis.once('end', ended));
    expect(await passed(limits, 'a')).toBe(3);
    await redis.connect();
    expect(await passed(limits, 'a')).toBe(2);
  });

  it('leave nothing in Redis for ever, and nobody’s address', async () => {
    const redis = await open();
    await makeRateLimits(1, redis).take(rule, 'marisol@example.org');
    const [key = ''] = await redis.keys(`limit:${rule.name}*`);
    expect(key).not.toBe('');
    expect(key).not.toMatch(/marisol|example/);
    expect(await redis.ttl(key)).toBeGreaterThan(0);
  });
});
