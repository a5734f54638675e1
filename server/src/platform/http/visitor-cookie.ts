import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { hashToken } from '../security/tokens.ts';
import { sessionCookie } from './session-cookie.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
/** As our own are; anything else was not given by us. */
const TOKEN = /^[\w-]{43}$/;

/** The cookie that identifies a client without a session, with the same attributes as the session's, for a year. */
export function visitorCookie(publicUrl: URL): { name: string; options: CookieSerializeOptions } {
  const { options } = sessionCookie(publicUrl);
  return { name: options.secure ? '__Host-vid' : 'vid', options: { ...options, maxAge: YEAR_SECONDS } };
}

/** The id of a visitor: a hash of the token, so that the token itself is never stored. */
export const visitorIdOf = (token: string) => hashToken(token);

/** The visitor of a request's cookie; null where there is none, or an odd one. */
export function findVisitor(request: FastifyRequest, publicUrl: URL): string | null {
  const token = request.cookies[visitorCookie(publicUrl).name];
  return token !== undefined && TOKEN.test(token) ? visitorIdOf(token) : null;
}
