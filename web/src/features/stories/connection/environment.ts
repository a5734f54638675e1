/** The browser, as far as a connection needs it. */
export interface Environment {
  isOnline(): boolean;
  isVisible(): boolean;
  /** Calls back when the network or the reader returns, until the returned function is called. */
  onWake(listener: () => void): () => void;
}

/** The browser this page runs in. */
export const browserEnvironment: Environment = {
  isOnline: () => navigator.onLine,
  isVisible: () => document.visibilityState === 'visible',
  onWake(listener) {
    const onVisible = () => {
      if (document.visibilityState === 'visible') listener();
    };
    window.addEventListener('online', listener);
    window.addEventListener('pageshow', listener);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('pageshow', listener);
      document.removeEventListener('visibilitychange', onVisible);
    };
  },
};

const FIRST_MS = 500;
const LONGEST_MS = 8_000;

interface Pause {
  environment: Environment;
  signal: AbortSignal;
  /** Milliseconds the server asked for. */
  retryAfterMs: number;
}

/** Waits before the next try, longer each time, and for the network where it is gone. */
export function pauseBefore(nth: number, { environment, signal, retryAfterMs }: Pause): Promise<void> {
  return new Promise((resolve, reject) => {
    const delay = Math.max(retryAfterMs, Math.min(FIRST_MS * 2 ** (nth - 1), LONGEST_MS));
    const cleanUp = () => {
      clearTimeout(timer);
      unsubscribe();
      signal.removeEventListener('abort', abort);
    };
    const settle = () => {
      cleanUp();
      resolve();
    };
    const abort = () => {
      cleanUp();
      reject(signal.reason);
    };
    // Without a network the wait ends with it, not with the time.
    const timer = setTimeout(() => environment.isOnline() && settle(), delay);
    const unsubscribe = environment.onWake(() => environment.isOnline() && settle());
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
  });
}
