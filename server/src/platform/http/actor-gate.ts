import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimits, RateRule } from '../rate-limits.ts';
import { addressKey } from './client-address.ts';
import { sessionCookie } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; set for /api before any handler. */
    actor: unknown;
  }
}

const SIGNED_IN: RateRule = { name: 'requests-user', points: 1500, seconds: 300 };
const SIGNED_OUT: RateRule = { name: 'requests-address', points: 300, seconds: 300 };

interface Gate<A extends { id: number }> {
  publicUrl: URL;
  limits: RateLimits;
  resolve(token: string): Promise<A | null>;
}

/** Finds out who asks and counts the request, before anything else is done for it. */
export function addActorGate<A extends { id: number }>(
  app: FastifyInstance,
  gate: Gate<A>,
): (request: FastifyRequest) => A | null {
  const { name } = sessionCookie(gate.publicUrl);
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    // By the route too: an escaped or absolute address leads to the same one.
    const isApi = request.routeOptions.url?.startsWith('/api/') || request.url.startsWith('/api/');
    if (!isApi) return;
    const token = request.cookies[name];
    const actor = token ? await gate.resolve(token) : null;
    request.actor = actor;
    if (actor) await gate.limits.take(SIGNED_IN, String(actor.id));
    else await gate.limits.take(SIGNED_OUT, addressKey(request.ip));
  });
  return (request) => request.actor as A | null;
}
