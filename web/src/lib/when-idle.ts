/** Runs when the browser has nothing better to do, unless the returned function is called before. */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 2000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(() => run());
  return () => window.cancelIdleCallback(handle);
}
