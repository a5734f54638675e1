import { systemClock } from '../../platform/clock.ts';
import type { UpstreamTuning } from '../upstream/upstream.ts';
import { toAppError, UpstreamError } from '../upstream/upstream-error.ts';
import type { PaymentMemory } from './memory.ts';
import type {
  CheckoutRequest,
  NoticeRequest,
  PaymentNotice,
  PaymentProvider,
  ProviderPayment,
  ProviderState,
  ProviderSubscription,
  StartedCheckout,
} from './payments.ts';
import { openPaypalAccount, type PaypalCredentials } from './paypal-account.ts';
import { answerOf, type Outcome, PAYPAL_TIMEOUTS, WHO } from './paypal-client.ts';
import { readEvent } from './paypal-notice.ts';
import { openPlanBook } from './paypal-plans.ts';
import { PAYPAL_ID, type PaypalSubscription, type StartedSubscription, transaction } from './paypal-shapes.ts';
import { openSubscriptions } from './paypal-subscriptions.ts';
import { openSigningKeys } from './signing-keys.ts';
import { isAuthentic } from './transmission.ts';

export interface PaypalSettings extends PaypalCredentials {
  /** Id of the webhook that calls us; part of the signed text of its notices. */
  webhookId: string;
  /** Keeps the ids of product and plans. */
  memory: PaymentMemory;
  /** Called with the part of an answer that could not be parsed and was left out or taken as pending. */
  onUnexpected?: ((what: string) => void) | undefined;
  /** Where the server is the built-in sandbox: the certificate that signs its notices, as PEM. */
  sandbox?: { certificate: string } | undefined;
}

const STATES: Record<PaypalSubscription['status'], ProviderState> = {
  APPROVAL_PENDING: 'pending',
  APPROVED: 'pending',
  ACTIVE: 'active',
  SUSPENDED: 'suspended',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
};
const PAYMENT_STATES = new Map<string, ProviderPayment['state']>([
  ['COMPLETED', 'completed'],
  ['DECLINED', 'declined'],
  ['PARTIALLY_REFUNDED', 'partially_refunded'],
  ['PENDING', 'pending'],
  ['REFUNDED', 'refunded'],
]);
/** Where PayPal lets merchants try things out. */
const TRIAL_DOMAIN = '.sandbox.paypal.com';
const PAYPAL_HOST = /^([\w-]+\.)*paypal\.com$/;
const PLAN_IS_GONE = new Set(['PLAN_STATUS_INVALID', 'INVALID_PLAN_ID']);

/** Where the user approves. The browser will be sent there, so it must be PayPal's. */
function readApproval({ id, links }: StartedSubscription, isSandbox: boolean): StartedCheckout {
  const href = links.find(({ rel }) => rel === 'approve')?.href ?? '';
  const url = URL.canParse(href) ? new URL(href) : null;
  const returnToken = url?.searchParams.get('ba_token') ?? '';
  const isPaypals = url?.protocol === 'https:' && PAYPAL_HOST.test(url.hostname);
  const isSandboxs = isSandbox && /^https?:$/.test(url?.protocol ?? '');
  if ((isPaypals || isSandboxs) && PAYPAL_ID.test(returnToken)) {
    return { subscriptionId: id, approvalUrl: href, returnToken };
  }
  throw new UpstreamError(WHO, 'broken', { detail: 'no approval link' });
}

function lacksPlan(outcome: Outcome<unknown>): boolean {
  return !outcome.ok && (outcome.status === 404 || outcome.issues.some((issue) => PLAN_IS_GONE.has(issue)));
}

/** Parses one row of a list. One that cannot be parsed is reported and must not fail the whole list. */
function readPayment(row: unknown, onUnexpected: (what: string) => void): ProviderPayment[] {
  const parsed = transaction.safeParse(row);
  if (!parsed.success) {
    onUnexpected('a payment of another shape');
    return [];
  }
  const { id, status, time, amount_with_breakdown: amount } = parsed.data;
  const { value: amountCents, currency_code: currency } = amount.gross_amount;
  const state = PAYMENT_STATES.get(status);
  if (!state) onUnexpected('a payment in an unknown state');
  return [{ id, at: time, amountCents, currency, state: state ?? 'pending' }];
}

/** PayPal's script for pages that show its buttons. */
const scriptOf = (clientId: string) =>
  `https://www.paypal.com/sdk/js?client-id=${encodeURIComponent(clientId)}&vault=true&intent=subscription`;

/** PayPal's subscriptions, or those of a server that speaks as PayPal does. */
export function paypal(settings: PaypalSettings, tuning: UpstreamTuning = {}): PaymentProvider & { close(): void } {
  const { url, clientId, webhookId, memory, sandbox, onUnexpected = () => {} } = settings;
  const { clock = systemClock } = tuning;
  const account = openPaypalAccount(settings, tuning);
  const book = openPlanBook(account, clientId, memory);
  const subscriptions = openSubscriptions(account, clock);
  const isTrial = typeof url === 'string' && new URL(url).hostname.endsWith(TRIAL_DOMAIN);
  const domain = isTrial ? TRIAL_DOMAIN : '.paypal.com';
  const keys = openSigningKeys({
    servers: () =>
      sandbox ? [typeof url === 'string' ? url : url()] : [`https://api${domain}`, `https://api-m${domain}`],
    trust: { names: PAYPAL_HOST, pinned: sandbox?.certificate },
    timeouts: { ...PAYPAL_TIMEOUTS, ...tuning.timeouts },
    clock,
  });

  const startCheckout = async (request: CheckoutRequest, signal: AbortSignal): Promise<StartedCheckout> => {
    const planId = await book.idOf(request.plan, signal);
    let started = await subscriptions.create(planId, request, signal);
    // Deleted at PayPal, or remembered from before the account was emptied.
    if (lacksPlan(started)) {
      started = await subscriptions.create(await book.replace(request.plan, planId, signal), request, signal);
    }
    return readApproval(answerOf(started), sandbox !== undefined);
  };

  const findSubscription = async (id: string, signal: AbortSignal): Promise<ProviderSubscription | null> => {
    const found = await subscriptions.show(id, signal);
    if (!found) return null;
    const { status, plan_id: planId, custom_id: reference, billing_info: billing } = found;
    return {
      id,
      state: STATES[status],
      plan: await book.planOf(planId, signal),
      reference: reference ?? null,
      nextPaymentAt: billing?.next_billing_time ?? null,
      lastPaymentAt: billing?.last_payment?.time ?? null,
    };
  };

  const listPayments = async (id: string, since: Date, signal: AbortSignal): Promise<ProviderPayment[]> => {
    const rows = await subscriptions.transactions(id, since, signal);
    const payments = rows.flatMap((row) => readPayment(row, onUnexpected));
    // Refunds may be listed too, with a negative amount.
    return payments
      .filter(({ at, amountCents }) => at >= since && amountCents >= 0)
      .sort((one, other) => one.at.getTime() - other.at.getTime());
  };

  const readNotice = async (request: NoticeRequest, signal: AbortSignal): Promise<PaymentNotice | null> => {
    const isTrue = await isAuthentic(request, { webhookId, keys, clock }, signal);
    return isTrue ? readEvent(request.rawBody) : null;
  };

  const guard = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw toAppError(error);
    }
  };

  return {
    kind: sandbox ? 'sandbox' : isTrial ? 'paypal-sandbox' : 'paypal',
    browserScript: sandbox ? null : scriptOf(clientId),
    startCheckout: (request, { signal }) => guard(startCheckout(request, signal)),
    findSubscription: (id, { signal }) => guard(findSubscription(id, signal)),
    listPayments: (id, since, { signal }) => guard(listPayments(id, since, signal)),
    cancel: (id, reason, { signal }) => guard(subscriptions.cancel(id, reason, signal)),
    readNotice: (request, { signal }) => guard(readNotice(request, signal)),
    close: account.close,
  };
}
