import { useEffect } from 'react';
import { sayAfterReload } from './after-reload.ts';

/** Shows, once, the toast stored before the reload. */
export function useAfterReload(): void {
  useEffect(sayAfterReload, []);
}
