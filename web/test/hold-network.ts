import { vi } from 'vitest';

/** Keeps answers back until the returned function is called: what a page shows while it waits. */
export function holdNetwork(which: RegExp = /./): () => void {
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
