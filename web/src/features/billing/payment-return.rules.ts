import type { ApiFailure } from '../../lib/api.ts';

/** The query parameters that payment providers add to the return address [S15]. */
const names = ['token', 'PayerID', 'ba_token', 'subscription_id'] as const;

export type Returned = Partial<Record<(typeof names)[number], string>>;

export interface PaymentReturn {
  /** Null when the address has no such parameters. */
  returned: Returned | null;
  isCancelled: boolean;
}

/** Reads from the address whether the visitor returns from an approved or a cancelled payment. */
export function readPaymentReturn(query: URLSearchParams): PaymentReturn {
  const found = names.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value] as const] : [];
  });
  const returned: Returned = Object.fromEntries(found);
  if (!returned.token && !returned.ba_token && !returned.subscription_id) return { returned: null, isCancelled: false };
  // Not every provider names the payer after an approval; the address for a cancel also asks for the plans.
  const mayBeApproved = Boolean(returned.ba_token || returned.subscription_id) && query.get('payments') !== 'true';
  return { returned, isCancelled: !returned.PayerID && !mayBeApproved };
}

/** The query without the provider's parameters. */
export function withoutPaymentReturn(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of names) rest.delete(name);
  return rest;
}

/** One name for the same payment, whichever of its parameters came along. */
export function paymentIdOf({ ba_token, subscription_id, token }: Returned): string {
  return ba_token ?? subscription_id ?? token ?? '';
}

/** How to go on after a failed activation: wait, retry, log in, or give up. */
export type ActivationFault = 'wait' | 'again' | 'signed-out' | 'final';

/** Whether waiting or a retry may help; a final failure removes the parameters from the address. */
export function activationFault({ code, status }: ApiFailure): ActivationFault {
  if (code === 'payment_pending') return 'wait';
  if (code === 'signed_out') return 'signed-out';
  return status === 0 || status === 408 || status === 429 || status >= 500 ? 'again' : 'final';
}
