import type { Preferences } from '@sirenade/contract/preferences';
import { useEffect } from 'react';
import { setDarkMode } from '../../lib/theme.ts';

/** Gives the page the look that was chosen, and with 'system' the device's own as it changes; untouched, it stays as it is. */
export function useAppearance(appearance: Preferences['appearance']): void {
  useEffect(() => {
    if (appearance === null) return;
    if (appearance !== 'system') return setDarkMode(appearance === 'dark');
    const night = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = () => setDarkMode(night.matches);
    follow();
    night.addEventListener('change', follow);
    return () => night.removeEventListener('change', follow);
  }, [appearance]);
}
