import type { billing } from '@sirenade/contract/billing';
import { paidPlans, plans } from '@sirenade/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { activate } from './activation.service.ts';
import { getSubscription, listOwnEntries } from './balance.service.ts';
import { checkOut } from './checkout.service.ts';
import { takeNotice } from './notices.service.ts';

/** More than any real webhook body has. */
const MOST_NOTICE_BYTES = 256 * 1024;

/** Binds the billing endpoints to their use cases. */
export function billingHandlers(): Handlers<typeof billing, Context> {
  return {
    'GET /api/plans': async () => paidPlans.map((name) => ({ name, ...plans[name] })),
    'GET /api/subscription': (ctx) => getSubscription(ctx),
    'GET /api/credits': async (ctx, { query }, http) => {
      const { entries, next } = await listOwnEntries(ctx, query);
      if (next) http.setHeader('x-next-cursor', next);
      return entries;
    },
    'GET /api/checkout/:plan': (ctx, { params }, http) => checkOut(ctx, params.plan, http.idempotencyKey),
    'POST /api/checkout/:plan': (ctx, { params }, http) => checkOut(ctx, params.plan, http.idempotencyKey),
    'GET /api/activate-subscription': (ctx, { query }) => activate(ctx, query),
    'POST /api/activate-subscription': (ctx, { body }) => activate(ctx, body),
  };
}

/** Receives webhooks of the payment provider with the raw body, because the signature covers the exact bytes. */
export async function addWebhooks(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const options = { bodyLimit: MOST_NOTICE_BYTES, schema: { hide: true } };
    scope.post('/api/webhooks/paypal', options, async (request) => {
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await takeNotice(contextOf(request), { headers: request.headers, rawBody });
      return { received: true };
    });
  });
}
