import { vi } from 'vitest';

/** Holds answers back until the returned function is called, to test the loading state of a page. */
export function pauseNetwork(which: RegExp = /./): () => void {
  const answer = globalThis.fetch;
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (which.test(String(request[0]))) await gate;
    return answer(...request);
  });
  return () => release();
}
