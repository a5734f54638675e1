import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether a browser says that it has exactly this already. */
export function knowsTag(header: string | undefined, etag: string): boolean {
  const known = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag.replace(/^W\//, '')) || known.includes('*');
}

/** Sets an ETag from a hash of the answer, and sends 304 to a client that has it already. A hook for routes. */
export async function tagAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  // Weak, because the same answer may be sent packed in several ways.
  const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
  reply.header('etag', etag);
  if (!knowsTag(request.headers['if-none-match'], etag)) return payload;
  reply.code(304).removeHeader('content-length').removeHeader('content-type');
  return '';
}
