/** What the browser says of itself. */
export interface Surroundings {
  isOnline(): boolean;
  isVisible(): boolean;
  /** Calls back when the network or the reader returns, until the returned function is called. */
  onWake(listener: () => void): () => void;
}

/** The browser this page runs in. */
export const browserSurroundings: Surroundings = {
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
/** How long somebody who has just pressed Send is kept waiting for a network. */
const OFFLINE_MS = 10_000;

interface Pause {
  surroundings: Surroundings;
  signal: AbortSignal;
  /** Milliseconds the server asked for. */
  asked: number;
  /** Whether to wait for the network as long as it takes. */
  isPatient: boolean;
}

/** Waits before the next try, longer each time, and for the network where it is gone; false when it stayed away. */
export function pauseBefore(nth: number, { surroundings, signal, asked, isPatient }: Pause): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const delay = Math.max(asked, Math.min(FIRST_MS * 2 ** (nth - 1), LONGEST_MS));
    const leaveAll = () => {
      clearTimeout(timer);
      clearTimeout(limit);
      leave();
      signal.removeEventListener('abort', abort);
    };
    const settle = (isBack: boolean) => {
      leaveAll();
      resolve(isBack);
    };
    const abort = () => {
      leaveAll();
      reject(signal.reason);
    };
    // Without a network the wait ends with it, not with the time.
    const timer = setTimeout(() => surroundings.isOnline() && settle(true), delay);
    const limit = isPatient
      ? undefined
      : setTimeout(() => settle(surroundings.isOnline()), Math.max(OFFLINE_MS, delay));
    const leave = surroundings.onWake(() => surroundings.isOnline() && settle(true));
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
  });
}
