import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimits, RateRule } from '../security/rate-limits.ts';
import { addressKey } from './client-address.ts';
import { sessionCookie } from './session-cookie.ts';
import { findVisitor } from './visitor-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; set for /api and for media that are not public, before any handler. */
    actor: unknown;
    /** The id from the visitor cookie, which a signed-in client may have too. */
    visitor: string | null;
  }
}

const SIGNED_IN: RateRule = { name: 'requests-user', points: 1500, seconds: 300 };
const SIGNED_OUT: RateRule = { name: 'requests-address', points: 300, seconds: 300 };
/** Apart from the calls: one page shows more pictures than a person makes calls. */
const MEDIA: RateRule = { name: 'requests-media', points: 6000, seconds: 300 };

/** Apart from people: all of a payment provider's notices come from a few addresses, and each must prove itself. */
const NOTICES: RateRule = { name: 'requests-notices', points: 6000, seconds: 300 };

/** By the route too: an escaped or absolute address leads to the same one. */
const leadsTo = (request: FastifyRequest, ...places: string[]) =>
  places.some((place) => request.routeOptions.url?.startsWith(place) || request.url.startsWith(place));

interface Gate<A extends { id: number }> {
  publicUrl: URL;
  limits: RateLimits;
  resolve(token: string): Promise<A | null>;
}

/** Resolves the session and counts the request against the rate limit, before any other work is done for it. */
export function addActorGate<A extends { id: number }>(
  app: FastifyInstance,
  gate: Gate<A>,
): (request: FastifyRequest) => A | null {
  const { name } = sessionCookie(gate.publicUrl);
  app.decorateRequest('actor', null);
  app.decorateRequest('visitor', null);
  app.addHook('onRequest', async (request) => {
    if (leadsTo(request, '/api/webhooks/')) return gate.limits.take(NOTICES, addressKey(request.ip));
    const isMedia = leadsTo(request, '/media/images/', '/media/audio/');
    if (!isMedia && !leadsTo(request, '/api/')) return;
    const token = request.cookies[name];
    const actor = token ? await gate.resolve(token) : null;
    request.actor = actor;
    request.visitor = findVisitor(request, gate.publicUrl);
    if (isMedia) await gate.limits.take(MEDIA, actor ? `user:${actor.id}` : addressKey(request.ip));
    else if (actor) await gate.limits.take(SIGNED_IN, String(actor.id));
    else await gate.limits.take(SIGNED_OUT, addressKey(request.ip));
  });
  return (request) => request.actor as A | null;
}
