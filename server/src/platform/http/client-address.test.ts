import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { addressKey, isLocal } from './client-address.ts';

describe('what limits count an address by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe('a request of this machine itself', () => {
  const request = (remoteAddress: string | undefined, headers = {}, localAddress?: string) =>
    isLocal({ socket: { remoteAddress, localAddress }, headers } as unknown as FastifyRequest);

  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('comes from %s', (peer) => {
    expect(request(peer)).toBe(true);
  });

  it.each(['203.0.113.7', '10.0.0.1', '::ffff:10.0.0.1', '::2', '128.127.0.1', '', undefined])(
    'does not come from %s',
    (peer) => {
      expect(request(peer)).toBe(false);
    },
  );

  it('comes from the very address it was sent to, when the server listens on that one only', () => {
    expect(request('192.168.1.5', {}, '192.168.1.5')).toBe(true);
    expect(request('192.168.1.6', {}, '192.168.1.5')).toBe(false);
    expect(request(undefined, {}, undefined)).toBe(false);
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host', 'x-forwarded-proto'])(
    'has no %s: that was put there by a proxy, for somebody else',
    (header) => {
      expect(request('127.0.0.1', { [header]: '127.0.0.1' })).toBe(false);
      expect(request('127.0.0.1', { [header]: '' })).toBe(false);
    },
  );
});
