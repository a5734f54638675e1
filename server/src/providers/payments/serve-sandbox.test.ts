import { openPaymentSandbox } from '@sirenade/paypal-sandbox';
import { addPaymentSandbox, SANDBOX_PATH } from '@sirenade/paypal-sandbox/serve';
import { afterEach, describe, expect, it } from 'vitest';
import { timeouts } from '../../../test/fake-calls.ts';
import { mapMemory, requestOf, sharedKeys } from '../../../test/fake-merchant.ts';
import { isLocal } from '../../platform/http/client-address.ts';
import { makeHttpServer } from '../../platform/http/http-server.ts';
import { checkOrigin } from '../../platform/http/origin-guard.ts';
import { makeLog } from '../../platform/log.ts';
import { paypal } from './paypal.ts';

const call = { signal: new AbortController().signal };
const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const thing of opened.splice(0).reverse()) await thing.close();
});

/** The app's own HTTP server with the sandbox in it, and an adapter that speaks to it by way of the network. */
async function openApp() {
  const publicUrl = new URL('http://127.0.0.1:3000');
  const app = await makeHttpServer({ log: makeLog('silent'), publicUrl, trustProxy: undefined, scriptHashes: [] });
  let address = '';
  const apiUrl = () => `${address}${SANDBOX_PATH}`;
  const webhookUrl = () => `${address}/api/webhooks/paypal`;
  const keys = await sharedKeys();
  const sandbox = await openPaymentSandbox({
    apiUrl,
    webhookUrl,
    seed: 'in the app',
    keys,
    noticesAtOnce: 1,
    checkOrigin,
  });
  addPaymentSandbox(app, sandbox, isLocal);
  const notices: unknown[] = [];
  app.post('/api/webhooks/paypal', async (request) => {
    notices.push(request.body);
    return {};
  });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
  const { clientId, secret, webhookId, certificate } = sandbox;
  const settings = { url: apiUrl, clientId, secret, webhookId, memory: mapMemory(), sandbox: { certificate } };
  const provider = paypal(settings, { timeouts });
  opened.push(app, sandbox, provider);
  return { app, sandbox, provider, notices, address };
}

describe('the sandbox within the app', () => {
  it('takes a checkout from beginning to end, over the network', async () => {
    const { provider, sandbox, notices, address } = await openApp();
    const { approvalUrl, subscriptionId } = await provider.startCheckout(requestOf(), call);
    expect(approvalUrl.startsWith(`${address}/sandbox/paypal/webapps/billing/subscriptions?ba_token=BA-`)).toBe(true);
    const page = await fetch(approvalUrl);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    const body = new URLSearchParams({ choice: 'approve' });
    const headers = { origin: address, 'sec-fetch-site': 'same-origin' };
    const back = await fetch(approvalUrl, { method: 'POST', body, headers, redirect: 'manual' });
    expect(back.status).toBe(303);
    expect(await provider.findSubscription(subscriptionId, call)).toMatchObject({ state: 'active', plan: 'creator' });
    await sandbox.settled();
    expect(notices).toMatchObject([
      { event_type: 'BILLING.SUBSCRIPTION.CREATED' },
      { event_type: 'BILLING.SUBSCRIPTION.ACTIVATED' },
      { event_type: 'PAYMENT.SALE.COMPLETED' },
    ]);
    expect(provider).toMatchObject({ kind: 'sandbox', browserScript: null });
  });

  it('shows everyone the approval page, but its controls and its API to this machine only', async () => {
    const { app, provider } = await openApp();
    const { approvalUrl } = await provider.startCheckout(requestOf(), call);
    const { pathname, search } = new URL(approvalUrl);
    const ask = (url: string, from: string, headers = {}) => app.inject({ url, remoteAddress: from, headers });
    expect((await ask(pathname + search, '192.0.2.7')).statusCode).toBe(200);
    for (const url of ['', '/', '/_control/state', '/v1/billing/plans', '/v1/notifications/certs/CERT-1']) {
      expect((await ask(SANDBOX_PATH + url, '192.0.2.7')).statusCode).toBe(404);
      expect((await ask(SANDBOX_PATH + url, '127.0.0.1', { 'x-forwarded-for': '192.0.2.7' })).statusCode).toBe(404);
    }
    expect((await ask(`${SANDBOX_PATH}/`, '127.0.0.1')).statusCode).toBe(200);
    const control = { method: 'POST', url: `${SANDBOX_PATH}/_control/advance`, remoteAddress: '192.0.2.7' } as const;
    expect((await app.inject({ ...control, payload: { months: 1 } })).statusCode).toBe(404);
  });

  it('is closed to calls without a token, other methods, large bodies and other sites', async () => {
    const { app } = await openApp();
    const plans = { url: `${SANDBOX_PATH}/v1/billing/plans`, remoteAddress: '127.0.0.1' } as const;
    expect((await app.inject(plans)).statusCode).toBe(401);
    expect((await app.inject({ ...plans, headers: { authorization: 'Bearer A21AAINVENTED' } })).statusCode).toBe(401);
    expect((await app.inject({ ...plans, method: 'DELETE' })).statusCode).toBe(404);
    const large = { ...plans, method: 'POST', headers: { 'content-type': 'text/plain' } } as const;
    expect((await app.inject({ ...large, payload: 'x'.repeat(100_000) })).statusCode).toBe(413);
    expect((await app.inject({ ...large, payload: 'x'.repeat(2_000_000) })).statusCode).toBe(413);
    const foreign = { ...large, headers: { origin: 'https://evil.example' }, url: `${SANDBOX_PATH}/_control/release` };
    expect((await app.inject(foreign)).statusCode).toBe(403);
  });

  it('leaves the rest of the app as it was: forms are still refused there', async () => {
    const { app } = await openApp();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({ method: 'POST', url: '/api/webhooks/paypal', headers, payload: 'a=1' });
    expect(answer.statusCode).toBe(415);
  });

  it('closes a connection without an answer where that is set', async () => {
    const { provider, sandbox, app } = await openApp();
    await provider.startCheckout(requestOf(), call);
    sandbox.setFaults({ cutsAfter: 1 });
    await expect(provider.startCheckout(requestOf(), call)).rejects.toMatchObject({ code: 'unavailable' });
    sandbox.setFaults({ cutsAfter: 0 });
    await provider.startCheckout(requestOf(), call);
    expect((await app.inject({ url: '/nothing' })).statusCode).toBe(404);
  });
});
