import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiFailure, call } from '../../lib/api.ts';
import { stored } from '../../lib/storage.ts';
import { notify } from '../../lib/toast.ts';
import { failureText } from '../../ui/form/form-failure.ts';
import { useSession } from '../session/use-session.ts';
import { reloadAndSay } from './after-reload.ts';
import { itemOf, planActionKey, plansQuery } from './billing.queries.ts';
import { type ActivationFault, activationFault, paymentIdOf, type Returned } from './payment-return.rules.ts';

/** Runs in one tab at a time, where the browser can see to that. */
function alone<T>(name: string, run: () => Promise<T>): Promise<T> {
  return navigator.locks ? (navigator.locks.request(name, run) as Promise<T>) : run();
}

/** Takes up an approved payment; null when another tab of this browser has done so [A12]. */
function activate(returned: Returned): Promise<string | null> {
  const payment = paymentIdOf(returned);
  return alone(`activation of ${payment}`, async () => {
    if (stored.lastActivation.read() === payment) return null;
    const { subscription_type } = await call('POST /api/activate-subscription', { body: returned });
    stored.lastActivation.write(payment);
    return subscription_type;
  });
}

const faultOf = (error: unknown): ActivationFault => (error instanceof ApiFailure ? activationFault(error) : 'again');

export interface Activation {
  /** Why the activation has not succeeded; null while it is being tried. */
  fault: Extract<ActivationFault, 'wait' | 'again'> | null;
  text: string;
  retry(): void;
}

interface ActivationOptions {
  returned: Returned;
  /** The address without the provider's parameters. */
  cleanAddress: string;
  /** Nothing more can come of it: the parameters may go. */
  onOver(): void;
}

/** Activates the payment the user returns from, once; then reloads the page with the result in a toast [T3] [X2]. */
export function useActivation({ returned, cleanAddress, onOver }: ActivationOptions): Activation {
  const client = useQueryClient();
  const { refresh } = useSession();
  const hasBegun = useRef(false);

  const { mutate, error, isError } = useMutation({
    mutationKey: planActionKey,
    mutationFn: () => activate(returned),
    onSuccess: async (plan) => {
      if (plan === null) {
        onOver();
        return refresh();
      }
      const plans = await client.fetchQuery(plansQuery).catch(() => []);
      stored.paymentReturn.clear();
      reloadAndSay(
        {
          message: { tone: 'success', text: 'Subscription activated successfully!' },
          bought: plans.filter(({ name }) => name === plan).map(itemOf),
        },
        cleanAddress,
      );
    },
    onError: (failure) => {
      const fault = faultOf(failure);
      if (fault === 'again' || fault === 'final') {
        notify.error(`Failed to activate subscription: ${failureText(failure)}`);
      }
      if (fault !== 'final') return;
      onOver();
      void refresh();
    },
  });

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    mutate();
  }, [mutate]);

  const fault = isError ? faultOf(error) : null;
  return {
    fault: fault === 'wait' || fault === 'again' ? fault : null,
    text: failureText(error),
    retry: () => mutate(),
  };
}
