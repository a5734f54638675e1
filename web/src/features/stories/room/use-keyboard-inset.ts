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
    const told = { covered: 0, isLow: false };
    const tell = () => {
      const { scale, height, offsetTop } = viewport;
      // Who has zoomed in sees a part of the page; that is no keyboard.
      const covered = scale > 1.01 ? 0 : Math.max(0, Math.round(window.innerHeight - height - offsetTop));
      const isLow = height * scale < LOW_PX;
      // Read first, and written only when it is news: every word of the chat is styled anew for it.
      if (covered !== told.covered) box.style.setProperty('--keyboard', `${covered}px`);
      if (isLow !== told.isLow) box.toggleAttribute('data-low', isLow);
      Object.assign(told, { covered, isLow });
    };
    // In the frame that lays the chat out anyway: asked any sooner, it would be laid out for this alone.
    const frame = requestAnimationFrame(tell);
    viewport.addEventListener('resize', tell);
    viewport.addEventListener('scroll', tell);
    return () => {
      cancelAnimationFrame(frame);
      viewport.removeEventListener('resize', tell);
      viewport.removeEventListener('scroll', tell);
    };
  }, [element]);
}
