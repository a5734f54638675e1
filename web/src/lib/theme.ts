import { useSyncExternalStore } from 'react';
import { stored } from './storage.ts';

const listeners = new Set<() => void>();
const grounds = { dark: '#0b1020', light: '#f7f4ef' };

/** Puts the chosen theme on the page; index.html has done the same before the first paint. */
export function applyTheme(): void {
  const theme = stored.darkMode.read() ? 'dark' : 'light';
  document.documentElement.className = theme;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', grounds[theme]);
}

/** Chooses dark or light, now and for later visits [T2]. */
export function setDarkMode(dark: boolean): void {
  stored.darkMode.write(dark);
  applyTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== stored.darkMode.key) return;
    applyTheme();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Whether the page is dark, following this tab's toggle and the other tabs'. */
export function useDarkMode(): boolean {
  return useSyncExternalStore(subscribe, stored.darkMode.read);
}
