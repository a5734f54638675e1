import { type RefObject, useEffect } from 'react';

/** Tells the style sheet, as `--keyboard`, how much of the page the keyboard of a phone covers. */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const box = element.current;
    if (!viewport || !box) return;
    const tell = () => {
      // Who has zoomed in sees a part of the page; that is no keyboard.
      const covered = viewport.scale > 1.01 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      box.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
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
