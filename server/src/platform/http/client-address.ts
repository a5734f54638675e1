import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const dotted = address.match(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/);
  const [a = 0, b = 0, c = 0, d = 0] = (dotted?.slice(1) ?? []).map(Number);
  const plain = dotted
    ? `${address.slice(0, dotted.index)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
    : address;
  const [head = '', tail = ''] = (plain.split('%')[0] ?? '').toLowerCase().split('::');
  const [front, back] = [head, tail].map((half) => half.split(':').filter(Boolean)) as [string[], string[]];
  const groups = [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}

/** The key of rate limits: an IPv4 address, or the /64 that one IPv6 customer gets. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  // IPv4 as a dual-stack socket shows it; as IPv6 all of them would share one key.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}

const PROXY_HEADERS = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/;

/** Whether the request was made on this machine itself and did not come through a proxy. */
export function isLocal(request: FastifyRequest): boolean {
  const { remoteAddress = '', localAddress } = request.socket;
  const loopback = remoteAddress === '::1' || /^(::ffff:)?127\./.test(remoteAddress);
  // A client with the server's own address is on the same machine.
  const own = remoteAddress !== '' && remoteAddress === localAddress;
  return (loopback || own) && !Object.keys(request.headers).some((name) => PROXY_HEADERS.test(name));
}
