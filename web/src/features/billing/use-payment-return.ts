import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { loginPath } from '../../lib/redirect-reason.ts';
import { stored } from '../../lib/storage.ts';
import { notify } from '../../lib/toast.ts';
import { useSession } from '../session/use-session.ts';
import { type Returned, readPaymentReturn, withoutPaymentReturn } from './payment-return.rules.ts';

export interface PaymentReturn {
  /** The payment to activate; null when there is none, or nobody is signed in. */
  returned: Returned | null;
  isOpen: boolean;
  cleanAddress: string;
  /** Forgets the payment and takes it out of the address. */
  over(): void;
  /** Lets it rest until the page is loaded again. */
  later(): void;
}

/** Whether the visitor returns from a payment provider [S15]. One who must log in first goes on afterwards. */
export function usePaymentReturn(): PaymentReturn {
  const { status } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [saved, setSaved] = useState<Returned | null>(stored.paymentReturn.read);
  const [putOff, setPutOff] = useState(false);
  const { returned: inAddress, isCancelled } = readPaymentReturn(query);
  const rest = withoutPaymentReturn(query);

  const clear = () => {
    stored.paymentReturn.clear();
    setSaved(null);
    if (inAddress) setQuery(rest, { replace: true, preventScrollReset: true });
  };

  useEffect(() => {
    if (!inAddress) return;
    if (isCancelled) {
      notify.info('The payment was cancelled. Nothing was charged.');
      clear();
    } else if (status === 'signed-out' && !saved) {
      stored.paymentReturn.write(inAddress);
      setSaved(inAddress);
      navigate(loginPath('finish your payment'), { replace: true });
    }
  });

  const waiting = isCancelled ? null : (inAddress ?? saved);
  // After a login the next page is on its way, and that one is to be reloaded.
  const isReady = status === 'signed-in' && pathname !== '/login';
  const returned = isReady ? waiting : null;
  return {
    returned,
    isOpen: returned !== null && !putOff,
    cleanAddress: rest.size > 0 ? `${pathname}?${rest}` : pathname,
    over: clear,
    later: () => setPutOff(true),
  };
}
