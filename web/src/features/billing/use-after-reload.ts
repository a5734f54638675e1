import { useEffect } from 'react';
import { sayAfterReload } from './after-reload.ts';

/** Says once what the page before this one left to be said. */
export function useAfterReload(): void {
  useEffect(sayAfterReload, []);
}
