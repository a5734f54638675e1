import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRateLimits } from '../src/platform/security/rate-limits.ts';
import { makeTestApp, type TestApp } from './test-app.ts';
import { makeVariant } from './variant.ts';

let house: TestApp;
beforeAll(async () => {
  house = await makeTestApp({ RATE_LIMIT_SCALE: '1' });
});
afterAll(() => house.close());

const site = (remoteAddress: string, url = '/api/site', app = house.app) => app.inject({ url, remoteAddress });

/** Uses up the rate limit of an address, and gives the first refusal. */
async function exhaust(address: string, url?: string) {
  for (let n = 1; n <= 400; n++) {
    const answer = await site(address, url);
    if (answer.statusCode === 429) return { n, answer };
  }
  return undefined;
}

describe('the general limit of requests', () => {
  it('is 300 in five minutes for an address that is not signed in, with the time to wait', async () => {
    const refused = await exhaust('203.0.113.1');
    expect(refused?.n).toBe(301);
    expect(refused?.answer.json()).toMatchObject({ code: 'too_many_requests', request_id: expect.any(String) });
    const seconds = Number(refused?.answer.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(300);
    expect((await site('203.0.113.2')).statusCode).toBe(200);
  });

  it('counts unknown paths of the API too', async () => {
    expect((await exhaust('203.0.113.3', '/api/nothing'))?.n).toBe(301);
  });

  it.each(['/%61pi/site', '/ap%69/site', 'http://127.0.0.1/api/site'])(
    'is not slipped past by writing %s',
    async (url) => {
      const address = `198.51.100.${['%61', '%69', 'http'].findIndex((part) => url.includes(part))}`;
      expect((await site(address, url)).statusCode).toBe(200);
      expect((await exhaust(address, url))?.n).toBe(300);
    },
  );

  it('counts a whole IPv6 customer as one, and IPv4 in IPv6 form as IPv4', async () => {
    expect((await exhaust('2001:db8:1:2::1'))?.n).toBe(301);
    expect((await site('2001:db8:1:2:ffff::9')).statusCode).toBe(429);
    expect((await site('2001:db8:1:3::1')).statusCode).toBe(200);
    expect((await site('::ffff:203.0.113.1')).statusCode).toBe(429);
  });

  it('never touches health checks and pages', async () => {
    expect((await site('203.0.113.1', '/healthz')).statusCode).toBe(200);
    expect((await site('203.0.113.1', '/readyz')).statusCode).toBe(200);
    expect((await site('203.0.113.1', '/api/site')).statusCode).toBe(429);
  });

  it('leaves room for a payment provider, all of whose notices come from few addresses', async () => {
    const notice = () =>
      house.app.inject({ method: 'POST', url: '/api/webhooks/paypal', remoteAddress: '203.0.113.60', payload: {} });
    const codes = new Set<number>();
    for (let n = 0; n < 320; n++) codes.add((await notice()).statusCode);
    expect([...codes]).not.toContain(429);
    expect((await site('203.0.113.60')).statusCode).toBe(200);
  });

  it('is counted by the account, and higher, for one who is signed in', async () => {
    const user = await house.signUp('Frequent', { address: '203.0.113.9' });
    user.address = '203.0.113.1';
    expect((await user.ask('GET', '/api/user')).statusCode).toBe(200);
  });
});

describe('the address a proxy reports', () => {
  const asked = async (trustProxy: string[] | undefined, peer: string, forwarded: string) => {
    const app = await makeVariant(house, { trustProxy }, { limits: makeRateLimits(0.001) });
    // One request per address: the second one tells whether both counted as the same.
    const answers = [];
    for (const header of [forwarded, '192.0.2.200']) {
      answers.push(await app.inject({ url: '/api/site', remoteAddress: peer, headers: { 'x-forwarded-for': header } }));
    }
    await app.close();
    return answers.map((answer) => answer.statusCode);
  };

  it('is ignored without a trusted proxy: nobody chooses an address for themselves', async () => {
    expect(await asked(undefined, '127.0.0.1', '192.0.2.1')).toEqual([200, 429]);
    expect(await asked(undefined, '203.0.113.50', '192.0.2.1')).toEqual([200, 429]);
  });

  it('is ignored from any other peer than the trusted ones', async () => {
    expect(await asked(['10.0.0.1'], '203.0.113.50', '192.0.2.1')).toEqual([200, 429]);
    expect(await asked(['10.0.0.0/8'], '11.0.0.1', '192.0.2.1')).toEqual([200, 429]);
  });

  it('is believed from a trusted peer', async () => {
    expect(await asked(['10.0.0.0/8'], '10.1.2.3', '192.0.2.1')).toEqual([200, 200]);
    expect(await asked(['loopback'], '127.0.0.1', '192.0.2.1')).toEqual([200, 200]);
  });

  it('is only what the trusted proxy itself added, not what the client wrote before it', async () => {
    expect(await asked(['10.0.0.1'], '10.0.0.1', '198.51.100.7, 192.0.2.200')).toEqual([200, 429]);
  });

  it('may be nonsense without harm', async () => {
    for (const nonsense of [
      'x',
      '',
      ',,,',
      '999.9.9.9',
      'a'.repeat(5000),
      '::1%eth0',
      '[::1]:80',
      'unknown, 127.0.0.1',
    ]) {
      const [status = 500] = await asked(['127.0.0.1'], '127.0.0.1', nonsense);
      expect(status, nonsense).toBeLessThan(500);
    }
  });
});

describe('a connection over the network itself', () => {
  it('is counted by the address it comes from', async () => {
    const app = await makeVariant(house, {}, { limits: makeRateLimits(0.01) });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const answers = [];
    for (let n = 0; n < 4; n++) {
      const headers = { 'x-forwarded-for': `192.0.2.${n}`, 'x-real-ip': `192.0.2.${n}`, forwarded: `for=192.0.2.${n}` };
      answers.push((await fetch(`http://127.0.0.1:${port}/api/site`, { headers })).status);
    }
    expect(answers).toEqual([200, 200, 200, 429]);
    await app.close();
  });
});
