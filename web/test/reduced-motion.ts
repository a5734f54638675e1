import { vi } from 'vitest';

/** Makes the browser ask for reduced motion: nothing is typed out, answers stand at once. */
export function requestReducedMotion(): void {
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced-motion') ? Object.assign(new EventTarget(), { matches: true }) : matchMedia(query),
  );
}
