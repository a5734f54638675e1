import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SandboxOptions } from '@sirenade/paypal-sandbox';
import { type KeyPair, makeKeys } from '@sirenade/paypal-sandbox/certificate';
import { type ServedSandbox, servePaymentSandbox } from '@sirenade/paypal-sandbox/serve';
import { checkOrigin } from '../src/platform/http/origin-guard.ts';
import type { PaymentMemory } from '../src/providers/payments/memory.ts';
import type { CheckoutRequest, NoticeRequest, PaymentProvider } from '../src/providers/payments/payments.ts';
import { type PaypalSettings, paypal } from '../src/providers/payments/paypal.ts';
import type { UpstreamTuning } from '../src/providers/upstream/upstream.ts';
import { timeouts } from './fake-calls.ts';

export const RETURN_URL = 'http://127.0.0.1:3000/?payments=true';
export const CANCEL_URL = 'http://127.0.0.1:3000/?payments=false';

let keys: Promise<KeyPair> | undefined;
/** The same keys each time: to make some takes longer than most tests. */
export function sharedKeys(): Promise<KeyPair> {
  keys ??= makeKeys();
  return keys;
}

/** Values in memory for the time of the test. */
export function mapMemory(facts = new Map<string, string>()): PaymentMemory & { facts: Map<string, string> } {
  return {
    facts,
    get: async (key) => facts.get(key) ?? null,
    set: async (key, value) => {
      facts.set(key, value);
    },
  };
}

/** A request to subscribe. */
export function requestOf(over: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    plan: 'creator',
    reference: 'user-7',
    requestId: 'checkout-1',
    returnUrl: RETURN_URL,
    cancelUrl: CANCEL_URL,
    ...over,
  };
}

export interface Merchant extends ServedSandbox {
  provider: PaymentProvider & { close(): void };
  memory: ReturnType<typeof mapMemory>;
  /** Notices that came in. */
  notices: NoticeRequest[];
  /** Sets the status with which the merchant answers notices. */
  answerWith(status: number | ((count: number) => number)): void;
  /** Another adapter to the same sandbox. */
  connect(over?: Partial<PaypalSettings>, tuning?: UpstreamTuning): PaymentProvider & { close(): void };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A sandbox and a merchant that speaks with it, each on a port of its own. */
export async function openMerchant(
  options: Partial<SandboxOptions> = {},
  tuning: UpstreamTuning = {},
): Promise<Merchant> {
  const notices: NoticeRequest[] = [];
  let answer: (count: number) => number = () => 200;
  const inbox = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    notices.push({ headers: request.headers, rawBody: await readBody(request) });
    response.writeHead(answer(notices.length)).end();
  });
  await new Promise<void>((listening) => inbox.listen(0, '127.0.0.1', listening));
  const webhookUrl = `http://127.0.0.1:${(inbox.address() as AddressInfo).port}/api/webhooks/paypal`;
  const served = await servePaymentSandbox({
    webhookUrl,
    seed: 'a seed',
    keys: await sharedKeys(),
    retryWait: () => 5,
    noticesAtOnce: 1,
    checkOrigin,
    ...options,
  });
  const { sandbox, url } = served;
  const { clientId, secret, webhookId, certificate } = sandbox;
  const memory = mapMemory();
  const adapters: { close(): void }[] = [];
  const connect: Merchant['connect'] = (over = {}, more = {}) => {
    const settings = { url, clientId, secret, webhookId, memory, sandbox: { certificate }, ...over };
    const { clock } = options;
    const adapter = paypal(settings, { retries: 0, timeouts, ...(clock && { clock }), ...tuning, ...more });
    adapters.push(adapter);
    return adapter;
  };
  return {
    ...served,
    provider: connect(),
    memory,
    notices,
    connect,
    answerWith: (status) => {
      answer = typeof status === 'number' ? () => status : status;
    },
    close: async () => {
      for (const adapter of adapters) adapter.close();
      await served.close();
      inbox.closeAllConnections();
      await new Promise((closed) => inbox.close(closed));
    },
  };
}

/** Presses a button of the approval page, as a browser would; gives where that leads. */
export async function press(approvalUrl: string, choice: string): Promise<Response> {
  return fetch(approvalUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ choice }),
    headers: { origin: new URL(approvalUrl).origin },
  });
}
