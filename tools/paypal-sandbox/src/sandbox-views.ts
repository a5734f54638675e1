import { amountOf } from './money.ts';
import type {
  SandboxApproval,
  SandboxPlan,
  SandboxProduct,
  SandboxSubscription,
  SandboxTransaction,
} from './sandbox-state.ts';

const timeOf = (at: number) => new Date(at).toISOString();
const moneyOf = (cents: number, currency: string) => ({ currency_code: currency, value: amountOf(cents) });

/** Link to the approval page of a subscription, or of a change of it. */
export function approvalLink({ baToken }: SandboxApproval, pageUrl: string): string {
  return `${pageUrl}/webapps/billing/subscriptions?ba_token=${baToken}`;
}

/** A product as PayPal shows it. */
export function viewProduct({ id, name, description, createdAt }: SandboxProduct): object {
  return { id, name, description, type: 'SERVICE', category: 'SOFTWARE', create_time: timeOf(createdAt), links: [] };
}

/** A plan in a list. */
export function viewPlanBriefly({ id, productId, name, description, status, createdAt }: SandboxPlan): object {
  return {
    id,
    product_id: productId,
    name,
    description,
    status,
    usage_type: 'LICENSED',
    create_time: timeOf(createdAt),
    links: [],
  };
}

/** A plan as PayPal shows it. */
export function viewPlan(plan: SandboxPlan): object {
  return {
    ...viewPlanBriefly(plan),
    billing_cycles: [
      {
        frequency: { interval_unit: plan.unit, interval_count: plan.count },
        tenure_type: 'REGULAR',
        sequence: 1,
        total_cycles: plan.totalCycles,
        pricing_scheme: { version: 1, fixed_price: moneyOf(plan.cents, plan.currency) },
      },
    ],
    payment_preferences: { auto_bill_outstanding: false, payment_failure_threshold: plan.failureThreshold },
  };
}

/** A subscription as PayPal shows it. */
export function viewSubscription(subscription: SandboxSubscription, plan: SandboxPlan, pageUrl: string): object {
  const { id, status, transactions, nextAt, failures, lastFailedAt, approval, customId } = subscription;
  const last = transactions.findLast((transaction) => transaction.status !== 'DECLINED');
  const failed = lastFailedAt !== null && {
    last_failed_payment: { amount: moneyOf(plan.cents, plan.currency), time: timeOf(lastFailedAt) },
  };
  const link = { rel: 'approve', method: 'GET', href: approvalLink(approval, pageUrl) };
  return {
    id,
    status,
    status_update_time: timeOf(subscription.statusAt),
    plan_id: subscription.planId,
    ...(customId !== null && { custom_id: customId }),
    quantity: '1',
    start_time: timeOf(subscription.startedAt ?? subscription.createdAt),
    create_time: timeOf(subscription.createdAt),
    update_time: timeOf(subscription.statusAt),
    plan_overridden: false,
    ...(status !== 'APPROVAL_PENDING' && {
      subscriber: { email_address: 'buyer@example.org', payer_id: subscription.payerId },
      billing_info: {
        outstanding_balance: moneyOf(0, plan.currency),
        cycle_executions: [{ tenure_type: 'REGULAR', sequence: 1, cycles_completed: subscription.cycles }],
        ...(last && { last_payment: { amount: moneyOf(last.cents, last.currency), time: timeOf(last.at) } }),
        ...(nextAt !== null && { next_billing_time: timeOf(nextAt) }),
        ...failed,
        failed_payments_count: failures,
      },
    }),
    links: status === 'APPROVAL_PENDING' ? [link] : [],
  };
}

/** A payment in the list of a subscription. */
export function viewTransaction({ id, status, at, cents, currency }: SandboxTransaction): object {
  const gross = moneyOf(cents, currency);
  return {
    id,
    status,
    payer_email: 'buyer@example.org',
    amount_with_breakdown: { gross_amount: gross, fee_amount: moneyOf(0, currency), net_amount: gross },
    time: timeOf(at),
  };
}
