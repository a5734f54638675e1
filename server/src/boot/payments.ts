import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { paymentMemory } from '../features/billing/facts.service.ts';
import type { Db } from '../platform/db/database.ts';
import { isLocal } from '../platform/http/client-address.ts';
import { checkOrigin } from '../platform/http/origin-guard.ts';
import type { Logger } from '../platform/log.ts';
import type { PaymentProvider } from '../providers/payments/payments.ts';
import { paypal } from '../providers/payments/paypal.ts';

/** The payment provider, and the routes of the sandbox that replaces it where none is configured. */
export interface Payments {
  provider: PaymentProvider | null;
  addSandbox: ((app: FastifyInstance) => void) | undefined;
  /** Called with the port once the server listens: the sandbox is reached over it. */
  listensAt(port: number): void;
  close(): Promise<void>;
}

/** This server as it reaches itself: an address that stands for all of them is no place to call. */
function ownOrigin({ host }: Config, port: number): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

/** Opens the configured payment provider, or the sandbox, or neither. */
export async function openPayments(config: Config, db: Db, log: Logger): Promise<Payments> {
  const { payments } = config;
  const memory = paymentMemory(db);
  const onUnexpected = (what: string) =>
    log.error({ event: 'payment_answer_unexpected', what }, 'the payment provider gave an unexpected answer');
  const listensAt = () => {};
  if (payments === 'none') return { provider: null, addSandbox: undefined, listensAt, close: async () => {} };
  if (payments !== 'sandbox') {
    const provider = paypal({ ...payments, memory, onUnexpected });
    return { provider, addSandbox: undefined, listensAt, close: async () => provider.close() };
  }
  let own = ownOrigin(config, config.port);
  // A package of its own, loaded only here: no production bundle holds it.
  const { openPaymentSandbox } = await import('@sirenade/paypal-sandbox');
  const { addPaymentSandbox, SANDBOX_PATH } = await import('@sirenade/paypal-sandbox/serve');
  const apiUrl = () => `${own}${SANDBOX_PATH}`;
  const sandbox = await openPaymentSandbox({
    apiUrl,
    pageUrl: `${config.publicUrl.origin}${SANDBOX_PATH}`,
    webhookUrl: () => `${own}/api/webhooks/paypal`,
    folder: join(config.dataDir, 'sandbox'),
    checkOrigin,
  });
  const { clientId, secret, webhookId, certificate } = sandbox;
  const provider = paypal({
    url: apiUrl,
    clientId,
    secret,
    webhookId,
    memory,
    onUnexpected,
    sandbox: { certificate },
  });
  return {
    provider,
    addSandbox: (app) => addPaymentSandbox(app, sandbox, isLocal),
    listensAt: (port) => {
      own = ownOrigin(config, port);
    },
    close: async () => {
      provider.close();
      await sandbox.close();
    },
  };
}
