import { useEffect } from 'react';

/** Loads the payment provider's own script once, where it has one; the plans work without it [A13] [X2]. */
export function usePaymentScript(address: string | null): void {
  useEffect(() => {
    if (!address || [...document.scripts].some(({ src }) => src === address)) return;
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    script.onerror = () => {
      console.error('The script of the payment provider could not be loaded.', address);
      // At the next opening it is tried again.
      script.remove();
    };
    document.head.append(script);
  }, [address]);
}
