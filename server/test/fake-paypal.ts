import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { PaymentProvider } from '../src/providers/payments/payments.ts';
import { type PaypalSettings, paypal } from '../src/providers/payments/paypal.ts';
import type { UpstreamTuning } from '../src/providers/upstream/upstream.ts';
import { opened, timeouts } from './fake-calls.ts';
import { mapMemory } from './fake-merchant.ts';
import { answerJson, type Behaviour, byPath, type Seen } from './fake-server.ts';

export interface FakePaypal {
  url: string;
  /** Every request so far. */
  seen: Seen[];
  /** Connections that are open now. */
  connections(): number;
  /** Behaves differently from the next request on. */
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const isJson = ({ headers }: IncomingMessage) => headers['content-type'] === 'application/json';

/** A server that behaves as a test says, closed after it; tokens are asked for by a form. */
export async function startPaypal(first: Behaviour): Promise<FakePaypal> {
  let behaviour = first;
  const seen: Seen[] = [];
  const sockets = new Set<Socket>();
  const server = createServer(async (request, response) => {
    response.on('error', () => undefined);
    const hungUp = new Promise<boolean>((settle) => {
      response.once('close', () => settle(!response.writableFinished));
    });
    const text = await readText(request).catch(() => '');
    const { method = '', url = '', headers } = request;
    const json = text !== '' && isJson(request) ? JSON.parse(text) : undefined;
    const entry: Seen = { method, path: url, headers, text, json, hungUp };
    seen.push(entry);
    await behaviour(response, entry);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const fake: FakePaypal = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    connections: () => sockets.size,
    behave: (next) => {
      behaviour = next;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
  opened.push(fake);
  return fake;
}

/** An adapter to the server at an address, closed after the test. */
export function adapterAt(
  url: string,
  tuning: UpstreamTuning = {},
  more: Pick<PaypalSettings, 'onUnexpected'> = {},
): PaymentProvider {
  const settings = { url, clientId: 'client', secret: 'secret-secret', webhookId: 'WH', memory: mapMemory(), ...more };
  const adapter = paypal(settings, { retries: 0, timeouts, random: () => 0, ...tuning });
  opened.push(adapter);
  return adapter;
}

export const ID = 'I-SUBSCRIPTION';
export const cycle = {
  tenure_type: 'REGULAR',
  sequence: 1,
  total_cycles: 0,
  frequency: { interval_unit: 'MONTH', interval_count: 1 },
  pricing_scheme: { fixed_price: { value: '15.00', currency_code: 'USD' } },
};
export const planFacts = {
  id: 'P-1',
  product_id: 'PROD-1',
  name: 'Sirenade Creator',
  status: 'ACTIVE',
  billing_cycles: [cycle],
};
export const facts = { id: ID, status: 'ACTIVE', plan_id: 'P-1', custom_id: 'user-7' };

/** A PayPal that answers for token, product and plan; a test adds or overrides paths. */
export function paypalWith(over: Record<string, Behaviour>): Promise<FakePaypal> {
  const fine = {
    '/v1/oauth2/token': answerJson({ access_token: 'secret-token', token_type: 'Bearer', expires_in: 32_400 }),
    '/v1/catalogs/products': answerJson({
      products: [{ id: 'PROD-1', name: 'Sirenade subscription' }],
      total_pages: 1,
    }),
    '/v1/billing/plans/P-1': answerJson(planFacts),
  };
  // The first that fits is taken.
  const own = Object.fromEntries(Object.entries(fine).filter(([path]) => !(path in over)));
  return startPaypal(byPath({ ...over, ...own }));
}

/** The requests to a path. */
export const asked = ({ seen }: FakePaypal, path: string): Seen[] =>
  seen.filter((request) => request.path.startsWith(path));
