import { createHmac, randomUUID } from 'node:crypto';
import { CURRENCY, type PaidPlan, plans } from '@sirenade/contract/limits';
import { addMonth } from '../src/features/billing/plans.rules.ts';
import type {
  CheckoutRequest,
  PaymentNotice,
  PaymentProvider,
  ProviderPayment,
  ProviderState,
} from '../src/providers/payments/payments.ts';
import type { TestClock } from './test-parts.ts';

interface TestSubscription {
  id: string;
  plan: PaidPlan;
  reference: string;
  requestId: string;
  returnToken: string;
  state: ProviderState;
  nextPaymentAt: Date | null;
  payments: ProviderPayment[];
}

type Step = 'startCheckout' | 'findSubscription' | 'listPayments' | 'cancel' | 'readNotice';

/** A payment provider in memory, which a test can make fail at any step, before or after it did its work. */
export interface TestPayments extends PaymentProvider {
  subscriptions: Map<string, TestSubscription>;
  calls: Step[];
  /** Steps to fail once, in the order they are met. */
  failures: { step: Step; after: boolean }[];
  away: boolean;
  /** Filters the list of payments; undefined lists all of them. */
  listing: ((payments: ProviderPayment[]) => ProviderPayment[]) | undefined;
  /** Runs between the work of a step and its answer. */
  meanwhile: ((step: Step) => Promise<void>) | undefined;
  byToken(token: string): TestSubscription;
  /** Pays the next month, or the first one after the approval. */
  pay(subscription: TestSubscription): ProviderPayment;
  approve(subscription: TestSubscription): ProviderPayment;
  setPayment(paymentId: string, state: ProviderPayment['state']): void;
  /** A notice as it would be sent, with its signature. */
  notice(fields: Partial<PaymentNotice>): { payload: string; headers: Record<string, string> };
}

const KEY = 'known to the provider alone';
const sign = (text: string) => createHmac('sha256', KEY).update(text).digest('hex');

export function makeTestPayments(clock: TestClock): TestPayments {
  const subscriptions = new Map<string, TestSubscription>();
  const get = (id: string) => {
    const found = subscriptions.get(id);
    if (!found) throw new Error(`The provider has no ${id}.`);
    return found;
  };

  const step = async <T>(name: Step, work: () => T): Promise<T> => {
    provider.calls.push(name);
    const next = provider.failures[0]?.step === name ? provider.failures.shift() : undefined;
    if (provider.away || next?.after === false) throw new Error('The provider is away.');
    const result = structuredClone(work());
    if (next) throw new Error('The connection broke before the answer came.');
    await provider.meanwhile?.(name);
    return result;
  };

  const start = (request: CheckoutRequest): TestSubscription => {
    const before = [...subscriptions.values()].find(({ requestId }) => requestId === request.requestId);
    if (before) return before;
    const made: TestSubscription = {
      id: `I-${randomUUID()}`,
      plan: request.plan,
      reference: request.reference,
      requestId: request.requestId,
      returnToken: `BA-${randomUUID()}`,
      state: 'pending',
      nextPaymentAt: null,
      payments: [],
    };
    subscriptions.set(made.id, made);
    return made;
  };

  const provider: TestPayments = {
    kind: 'test provider',
    browserScript: 'https://payments.example/script.js',
    subscriptions,
    calls: [],
    failures: [],
    away: false,
    listing: undefined,
    meanwhile: undefined,
    byToken: (token) => {
      const found = [...subscriptions.values()].find(({ returnToken }) => returnToken === token);
      if (!found) throw new Error(`The provider has no ${token}.`);
      return found;
    },
    pay: (subscription) => {
      const at = subscription.nextPaymentAt ?? clock.now();
      const amountCents = plans[subscription.plan].price * 100;
      const payment: ProviderPayment = {
        id: `S-${randomUUID()}`,
        at,
        amountCents,
        currency: CURRENCY,
        state: 'completed',
      };
      subscription.payments.push(payment);
      subscription.nextPaymentAt = addMonth(at);
      return payment;
    },
    approve: (subscription) => {
      subscription.state = 'active';
      return provider.pay(subscription);
    },
    setPayment: (paymentId, state) => {
      for (const { payments } of subscriptions.values()) {
        for (const payment of payments) if (payment.id === paymentId) payment.state = state;
      }
    },
    notice: (fields) => {
      const notice = { id: randomUUID(), kind: 'other', subscriptionId: null, paymentId: null, ...fields };
      const payload = JSON.stringify({ ...notice, at: clock.now() });
      return { payload, headers: { 'content-type': 'application/json', 'x-signature': sign(payload) } };
    },
    startCheckout: (request) =>
      step('startCheckout', () => {
        const { id, returnToken } = start(request);
        const approvalUrl = `https://payments.example/approve?ba_token=${returnToken}`;
        return { subscriptionId: id, approvalUrl, returnToken };
      }),
    findSubscription: (id) =>
      step('findSubscription', () => {
        const found = subscriptions.get(id);
        if (!found) return null;
        const { plan, reference, state, nextPaymentAt, payments } = found;
        return { id, plan, reference, state, nextPaymentAt, lastPaymentAt: payments.at(-1)?.at ?? null };
      }),
    listPayments: (id, since) =>
      step('listPayments', () => {
        const payments = (subscriptions.get(id)?.payments ?? []).filter(({ at }) => at >= since);
        return provider.listing?.(payments) ?? payments;
      }),
    cancel: (id) =>
      step('cancel', () => {
        const found = get(id);
        found.state = 'cancelled';
        found.nextPaymentAt = null;
      }),
    readNotice: ({ headers, rawBody }) =>
      step('readNotice', () => {
        const text = rawBody.toString('utf8');
        if (headers['x-signature'] !== sign(text)) return null;
        const { at, ...notice } = JSON.parse(text) as PaymentNotice;
        return { ...notice, at: new Date(at) };
      }),
  };
  return provider;
}
