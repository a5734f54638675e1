import { type RefObject, useEffect } from 'react';

/** Below this height bars, letters and all the rest do not fit at once. */
const LOW_PX = 520;

/**
 * Tells the style sheet, as `--keyboard`, how much of the page the keyboard of a phone covers, and by `data-low` that
 * little is left.
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const box = element.current;
    if (!viewport || !box) return;
    const tell = () => {
      // Who has zoomed in sees a part of the page; that is no keyboard.
      const covered = viewport.scale > 1.01 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      box.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
      box.toggleAttribute('data-low', viewport.height * viewport.scale < LOW_PX);
    };
    tell();
    viewport.addEventListener('resize', tell);
    viewport.addEventListener('scroll', tell);
    return () => {
      viewport.removeEventListener('resize', tell);
      viewport.removeEventListener('scroll', tell);
    };
  }, [element]);
}
