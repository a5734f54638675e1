import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The part of a file that is asked for: from its first to its last byte, 'whole', or 'none' where the file has no
 * such part. Several ranges at once, and a header that cannot be parsed, are answered with the whole file.
 */
export function readRange(
  header: string | undefined,
  size: number,
): { first: number; last: number } | 'whole' | 'none' {
  const [, from = '', to = ''] = header?.match(/^bytes=(\d{0,15})-(\d{0,15})$/) ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '')
    return Number(to) === 0 || size === 0 ? 'none' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  if (to !== '' && Number(to) < first) return 'whole';
  return first < size ? { first, last } : 'none';
}

/** Sends a sound, or the range of it that a player asks for: some players need range requests. */
export function sendSound(request: FastifyRequest, reply: FastifyReply, bytes: Uint8Array): FastifyReply {
  reply.header('accept-ranges', 'bytes');
  const { range, 'if-range': condition } = request.headers;
  const isWanted = request.method === 'GET' && (condition === undefined || condition === reply.getHeader('etag'));
  const part = isWanted ? readRange(range, bytes.length) : 'whole';
  if (part === 'whole') return reply.send(bytes);
  if (part === 'none') {
    reply.code(416).header('content-range', `bytes */${bytes.length}`).header('cache-control', 'no-store');
    return reply.send();
  }
  reply.code(206).header('content-range', `bytes ${part.first}-${part.last}/${bytes.length}`);
  return reply.send(bytes.subarray(part.first, part.last + 1));
}
