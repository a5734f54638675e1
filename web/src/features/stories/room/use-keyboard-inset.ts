import { type RefObject, useEffect } from 'react';

/** Below this height bars, letters and all the rest do not fit at once. */
const LOW_PX = 520;

/**
 * Sets the CSS variable `--keyboard` to the height that a phone's keyboard covers, and `data-low` when little is left.
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const box = element.current;
    if (!viewport || !box) return;
    const written = { covered: 0, isLow: false };
    const update = () => {
      const { scale, height, offsetTop } = viewport;
      // Zooming in shrinks the visual viewport too; that is no keyboard.
      const covered = scale > 1.01 ? 0 : Math.max(0, Math.round(window.innerHeight - height - offsetTop));
      const isLow = height * scale < LOW_PX;
      // Written only when it changed: the styles of the whole chat are computed anew for it.
      if (covered !== written.covered) box.style.setProperty('--keyboard', `${covered}px`);
      if (isLow !== written.isLow) box.toggleAttribute('data-low', isLow);
      Object.assign(written, { covered, isLow });
    };
    // In the frame that lays the chat out anyway: measured sooner, it would force a layout of its own.
    const frame = requestAnimationFrame(update);
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      cancelAnimationFrame(frame);
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
    };
  }, [element]);
}
