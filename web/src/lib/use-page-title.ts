import { useEffect } from 'react';
import { site } from './site.ts';

/** The product name followed by the page's own name: 'Sirenade Sign Up'. */
export function pageTitle(name: string): string {
  return `${site.name} ${name}`.trim();
}

/** Names the page in the browser's title bar and history. */
export function usePageTitle(name: string): void {
  useEffect(() => {
    document.title = pageTitle(name);
  }, [name]);
}
