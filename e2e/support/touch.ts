import type { Page } from '@playwright/test';

/** The smallest touch target, in CSS pixels. */
const FINGER = 44;

/**
 * Finds touch targets that are too small. The size is that of the area that takes the tap, found by hit tests around
 * the middle: a drawing may be smaller, and a neighbour that overlaps takes its share. Runs in the page.
 */
function findSmallTargets({ least, within }: { least: number; within: string | undefined }): string[] {
  const tappable =
    'a[href], button, input, select, textarea, summary, [tabindex="0"], [role=button], [role=tab], [role=switch], [role=menuitem], [role=option]';
  const top = [...document.querySelectorAll('dialog:modal, [role=menu]:popover-open')].at(-1);
  const root = within ? document.querySelector(within) : (top ?? document.body);
  if (!root) return [`There is no ${within}.`];

  // A link within a sentence may be as low as its line, by WCAG 2.5.5 and 2.5.8.
  const isOfSentence = (element: Element) => {
    if (getComputedStyle(element).display !== 'inline') return false;
    let block = element.parentElement;
    while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    if (!block) return false;
    const words = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { parentElement, textContent } = words.currentNode;
      if (!parentElement?.closest('a, button') && /\p{L}{2}/u.test(textContent ?? '')) return true;
    }
    return false;
  };

  const isTarget = (element: HTMLElement) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (element.matches(':disabled, [type=hidden]') || element.closest('[inert], [aria-hidden=true]')) return false;
    // Not touch targets: elements for screen readers alone, and the keyboard's skip link.
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && !element.matches('.skip-link') && !isOfSentence(element);
  };

  const found: string[] = [];
  for (const element of root.querySelectorAll<HTMLElement>(tappable)) {
    if (!isTarget(element)) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const box = element.getBoundingClientRect();
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    const answers = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || labels.some((label) => label.contains(hit)));
    };
    const reach = (byX: number, byY: number) => {
      let far = 0;
      while (far < least && answers(middle.x + byX * far, middle.y + byY * far)) far++;
      return far;
    };
    // The point in the middle is counted twice; half of a pixel may fall to either side.
    const isEnough = (length: number) => length > least - 1;
    // One side that is large enough suffices: hit tests take most of the time.
    const both = (one: number, other: () => number) => (isEnough(one) ? one : one + other());
    const wide = both(reach(1, 0), () => reach(-1, 0));
    const high = both(reach(0, 1), () => reach(0, -1));
    if (isEnough(wide) && isEnough(high)) continue;
    const name = element.getAttribute('aria-label') ?? (labels[0]?.textContent || element.textContent) ?? '';
    const drawn = `${Math.round(box.width)}×${Math.round(box.height)}`;
    const what = `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}`;
    found.push(`${what} "${name.replace(/\s+/g, ' ').trim().slice(0, 40)}" ${wide}×${high}, drawn ${drawn}`);
  }
  return [...new Set(found)];
}

/** Touch targets that are too small: in the topmost dialog, else on the page, or within one part of it. */
export const smallTargets = (page: Page, within?: string): Promise<string[]> =>
  page.evaluate(findSmallTargets, { least: FINGER, within });
