import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { hashToken } from '../security/tokens.ts';
import { sessionCookie } from './session-cookie.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
/** As our own are; anything else was not given by us. */
const TOKEN = /^[\w-]{43}$/;

/** The cookie by which somebody not signed in is known; kept as the session's is, for a year. */
export function visitorCookie(publicUrl: URL): { name: string; options: CookieSerializeOptions } {
  const { options } = sessionCookie(publicUrl);
  return { name: options.secure ? '__Host-vid' : 'vid', options: { ...options, maxAge: YEAR_SECONDS } };
}

/** Who a visitor is to us: never the token itself, which is theirs alone. */
export const visitorIdOf = (token: string) => hashToken(token);

/** The visitor of a request's cookie; null where there is none, or an odd one. */
export function findVisitor(request: FastifyRequest, publicUrl: URL): string | null {
  const token = request.cookies[visitorCookie(publicUrl).name];
  return token !== undefined && TOKEN.test(token) ? visitorIdOf(token) : null;
}
