import type { Plan } from '@sirenade/contract/billing';
import { TRIAL_PLAN } from '@sirenade/contract/limits';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { track } from '../../lib/analytics.ts';
import { ApiFailure, call, type FailureCode } from '../../lib/api.ts';
import { notify } from '../../lib/toast.ts';
import { reloadAndSay } from './after-reload.ts';
import { itemOf, planActionKey } from './billing.queries.ts';
import { goodbyeText } from './subscription-text.ts';

const TRY_LATER = 'Please try again later.';
/** Failures whose sentence ends with this advice already, or with a better one. */
const ADVISED: readonly FailureCode[] = ['internal', 'unavailable', 'unknown', 'cancel_elsewhere'];
/** Another app may take over the approval page; then this one stays and must not wait for ever. */
const REDIRECT_TIMEOUT_MS = 15_000;

interface CheckoutRequest {
  plan: string;
  /** The credits that stay after a cancellation, for the toast after the reload. */
  rest?: string;
}

/** An address of the web: nothing else may the browser be sent to. */
const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Begins to pay for a plan, or ends the subscription; either way the page is left [A11] [T3]. */
async function checkOut({ plan, rest = '' }: CheckoutRequest): Promise<void> {
  const { approvalUrl, cancelling } = await call('POST /api/checkout/:plan', { params: { plan } });
  if (approvalUrl && isWebAddress(approvalUrl)) window.location.assign(approvalUrl);
  else if (plan === TRIAL_PLAN) {
    const text = goodbyeText(!cancelling, rest);
    reloadAndSay({ message: { tone: cancelling ? 'info' : 'success', text } });
  } else throw new Error('No approval URL returned from server');
  await new Promise((resolve) => setTimeout(resolve, REDIRECT_TIMEOUT_MS));
}

/** The server's sentence and the advice [X2]. */
function checkoutFailureText({ message, code }: ApiFailure): string {
  return ADVISED.includes(code) ? message : `${message} ${TRY_LATER}`;
}

export interface PlanChoice {
  choose(plan: Plan): void;
  /** Ends the subscription; `rest` is the sentence on the credits that stay. */
  cancel(rest: string): void;
  /** The plan whose action runs; null when none does. */
  chosen: string | null;
  /** Whether any plan action runs, a payment that is being taken up included. */
  isBusy: boolean;
  error: Error | null;
}

/** The two things that can be done with plans, one at a time. */
export function useChoosePlan(): PlanChoice {
  const isBusy = useIsMutating({ mutationKey: planActionKey }) > 0;
  // A second click comes before the first one shows.
  const hasBegun = useRef(false);
  const { mutate, isPending, variables, error } = useMutation({
    mutationKey: planActionKey,
    mutationFn: checkOut,
    onError: (failure) => {
      if (failure instanceof ApiFailure) notify.error(checkoutFailureText(failure));
    },
    onSettled: () => {
      hasBegun.current = false;
    },
  });
  const begin = (request: CheckoutRequest) => {
    if (hasBegun.current || isBusy) return;
    hasBegun.current = true;
    mutate(request);
  };

  useEffect(() => {
    // Back from the approval page by the browser's own button, which shows this one as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && hasBegun.current) window.location.reload();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  return {
    choose: (plan) => {
      track('begin_checkout', { items: [itemOf(plan)] });
      begin({ plan: plan.name });
    },
    cancel: (rest) => begin({ plan: TRIAL_PLAN, rest }),
    chosen: isPending ? variables.plan : null,
    isBusy,
    error,
  };
}
