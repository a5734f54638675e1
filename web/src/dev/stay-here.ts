import type { MouseEvent } from 'react';

/** Links of the samples lead to things that are not there: they can be pressed, and nothing happens. */
export function stayHere(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
}
