import { vi } from 'vitest';

/** Keeps every answer back until the returned function is called: what a page shows while it waits. */
export function holdNetwork(): () => void {
  const answer = globalThis.fetch;
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    await gate;
    return answer(...request);
  });
  return () => release();
}
