import type { LookupFunction } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { timeouts, whileTimePasses } from '../../../test/fake-calls.ts';
import {
  answerBytes,
  answerStatus,
  endless,
  eventually,
  type FakeServer,
  fakeServer,
  stall,
} from '../../../test/fake-server.ts';
import { fetchGuarded, guardLookup, isPublicAddress } from './guarded-address.ts';

const servers: FakeServer[] = [];
const start = async (...script: Parameters<typeof fakeServer>) => {
  const server = await fakeServer(...script);
  servers.push(server);
  return server;
};
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const signal = new AbortController().signal;
const elsewhere = new URL('https://images.example');
const get = (address: string, exempt = elsewhere, resolve?: LookupFunction) =>
  fetchGuarded(address, { who: 'image server', exempt, maxBytes: 1_000, timeouts, signal, resolve });
/** A resolver that gives these addresses, one after the other. */
const resolver = (...answers: string[][]): LookupFunction & { calls: number } => {
  const resolve = ((_host, _options, callback) => {
    const addresses = answers[Math.min(resolve.calls++, answers.length - 1)] ?? [];
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as LookupFunction & { calls: number };
  resolve.calls = 0;
  return resolve;
};

describe('a public address', () => {
  it.each([
    '127.0.0.1',
    '127.255.0.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.127.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '203.0.113.7',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:7f00:1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '100::1',
    'localhost',
    '',
    '1.2.3',
  ])('is not %s [check 55]', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '93.184.215.14', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
    'is %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('an address that came from data', () => {
  const own = async () => {
    const server = await start(answerBytes(Buffer.from('picture'), 'image/png'));
    return { server, port: new URL(server.url).port };
  };

  it.each([
    '127.0.0.1',
    '2130706433',
    '0177.0.0.1',
    '0x7f.1',
    '127.1',
    '0',
    '[::1]',
    '[::ffff:7f00:1]',
    '[::ffff:127.0.0.1]',
    '169.254.169.254',
    '100.64.0.1',
    '[fc00::1]',
    '[64:ff9b::7f00:1]',
  ])('is refused as http://%s [check 55]', async (host) => {
    const { server, port } = await own();
    await expect(get(`http://${host}:${port}/a.png`)).rejects.toMatchObject({ kind: 'broken' });
    expect(server.opened()).toBe(0);
  });

  it.each(['localhost', 'localtest.me', '127.0.0.1.nip.io'])(
    'is refused when the name %s leads to this machine [check 55]',
    async (host) => {
      const { server, port } = await own();
      const resolve = resolver(['127.0.0.1']);
      await expect(get(`http://${host}:${port}/`, elsewhere, resolve)).rejects.toMatchObject({ kind: 'broken' });
      expect([resolve.calls, server.opened()]).toEqual([1, 0]);
    },
  );

  it('is refused when only one of many addresses of a name is private', async () => {
    await expect(get('http://mixed.example/', elsewhere, resolver(['8.8.8.8', '10.0.0.1']))).rejects.toMatchObject({
      kind: 'broken',
    });
  });

  it('is resolved once, and what was checked is what is connected to [check 57]', async () => {
    const { server, port } = await own();
    const rebinding = resolver(['198.51.101.1'], ['127.0.0.1']);
    const resolved = await new Promise((answer) =>
      guardLookup('image server', rebinding)('x.example', { all: true }, (_, found) => answer(found)),
    );
    expect(resolved).toEqual([{ address: '198.51.101.1', family: 4 }]);
    await expect(get(`http://x.example:${port}/`, elsewhere, rebinding)).rejects.toMatchObject({ kind: 'broken' });
    expect([rebinding.calls, server.opened()]).toEqual([2, 0]);
  });

  it.each(['file:///etc/passwd', 'ftp://example.org/a', 'data:image/png;base64,AA', 'gopher://x', 'a.png', ''])(
    'is refused as %j, which is no web address',
    async (address) => {
      await expect(get(address)).rejects.toMatchObject({ kind: 'broken' });
    },
  );

  it("is fetched from the operator's own server, wherever that is", async () => {
    const { server } = await own();
    expect((await get(`${server.url}/a.png?x=1`, new URL(`${server.url}/v1`))).toString()).toBe('picture');
    expect(server.seen[0]).toMatchObject({ method: 'GET', path: '/a.png?x=1' });
    expect(server.seen[0]?.headers).not.toHaveProperty('authorization');
  });

  it("is refused on another port of the operator's machine", async () => {
    const { server } = await own();
    const other = await start(stall);
    await expect(get(other.url, new URL(server.url))).rejects.toMatchObject({ kind: 'broken' });
    expect(other.opened()).toBe(0);
  });

  it('is not followed to where it redirects [check 56]', async () => {
    const { server: secret } = await own();
    const server = await start(answerStatus(302, { location: secret.url }));
    await expect(get(server.url, new URL(server.url))).rejects.toMatchObject({ kind: 'rejected', status: 302 });
    expect(secret.opened()).toBe(0);
  });

  it('is cut off when it is too large or silent, and leaves no connection open', async () => {
    const server = await start(endless('image/png', 'x'.repeat(100)), stall);
    const exempt = new URL(server.url);
    await expect(get(server.url, exempt)).rejects.toMatchObject({ kind: 'too_large' });
    const silent = whileTimePasses(
      () => get(server.url, exempt),
      () => server.seen.length === 2,
    );
    await expect(silent).rejects.toMatchObject({ kind: 'timeout' });
    await eventually(() => server.connections() === 0);
  });

  it('never shows in the error', async () => {
    const error = await get('http://127.0.0.1/secret-path').catch((thrown: Error) => thrown);
    expect((error as Error).message).not.toContain('secret');
  });
});
