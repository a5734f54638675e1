/** A signal of our own that follows the caller's. */
export interface LinkedSignal {
  signal: AbortSignal;
  abort(reason?: unknown): void;
  /** Ends the link; must be called, or the caller's signal would keep it for ever. */
  unlink(): void;
}

/** Follows a signal for its reasons, and aborts by itself after a timeout where one is given. */
export function linkSignal(outer: AbortSignal, timeoutMs?: number): LinkedSignal {
  const inner = new AbortController();
  const abort = (reason?: unknown) => inner.abort(reason);
  const follow = () => abort(outer.reason);
  const timer = timeoutMs === undefined ? undefined : setTimeout(() => abort(), timeoutMs);
  if (outer.aborted) follow();
  else outer.addEventListener('abort', follow);
  return {
    signal: inner.signal,
    abort,
    unlink: () => {
      clearTimeout(timer);
      outer.removeEventListener('abort', follow);
    },
  };
}
