import { expect, type Locator, type Page } from '@playwright/test';
import { CONDITION_MS } from '../../scripts/lib/test-limits.mjs';

/** The focused element, as the page displays it. */
interface Stop {
  /** Tag and name, for the message of a test that fails. */
  what: string;
  faults: string[];
}

/** More tab stops than any page here has: a journey that needs as many is going round in circles. */
const MOST_STOPS = 150;
const LOOK_EVERY_MS = 50;

/**
 * Checks the focused element: it must be in sight, uncovered, and marked by a ring that it has only now. Runs in the
 * page, which remembers the element before to check that its ring is gone.
 */
async function lookAtFocus(): Promise<Stop | null> {
  // Even where motion is unwanted, a style that changes takes a frame to do so.
  await new Promise((drawn) => requestAnimationFrame(drawn));
  await Promise.allSettled(
    document.getAnimations().map((each) => (each instanceof CSSTransition ? each.finished : undefined)),
  );
  const past = window as { focusBefore?: { element: Element; ring: string; what: string } };
  const element = document.activeElement;
  const faults: string[] = [];

  interface Ring {
    look: string;
    owner: Element;
    /** How far it reaches beyond its holder; null where it surrounds something that cannot be measured. */
    reach: number | null;
  }
  // Fields, cards and switches may wear the ring of an element inside them.
  const ringOf = (one: Element): Ring | null => {
    let owner: Element | null = one;
    for (let step = 0; step < 4 && owner; step++, owner = owner.parentElement)
      for (const part of [null, '::before', '::after']) {
        const { outlineStyle, outlineWidth, outlineColor, outlineOffset, content } = getComputedStyle(owner, part);
        const width = Number.parseFloat(outlineWidth);
        if (outlineStyle === 'none' || width < 1 || (part && content === 'none')) continue;
        const reach = part ? null : Number.parseFloat(outlineOffset) + width / 2;
        return { look: `${part} ${outlineWidth} ${outlineColor}`, owner, reach };
      }
    return null;
  };
  const before = past.focusBefore;
  delete past.focusBefore;
  if (before?.element.isConnected && before.element !== element && !before.element.contains(element)) {
    const left = ringOf(before.element);
    if (left?.look === before.ring && !left.owner.contains(element)) faults.push(`the ring of ${before.what} stays`);
  }
  if (!element || element === document.body) return null;

  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const name = element.getAttribute('aria-label') ?? (label?.textContent || element.textContent || element.id);
  const what = `${element.tagName.toLowerCase()} "${name.replace(/\s+/g, ' ').trim().slice(0, 50)}"`;

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  // The part of a box that its clipping ancestors leave visible.
  const cut = (from: Element, { left, top, right, bottom }: Box): Box => {
    const visible = {
      left: Math.max(left, 0),
      top: Math.max(top, 0),
      right: Math.min(right, document.documentElement.clientWidth),
      bottom: Math.min(bottom, window.innerHeight),
    };
    for (let one: Element | null = from; one && getComputedStyle(one).position !== 'fixed'; one = one.parentElement) {
      const around: Element | null = one.parentElement;
      if (!around || around === document.body) break;
      const { overflowX, overflowY } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (overflowX !== 'visible') {
        visible.left = Math.max(visible.left, edge.left);
        visible.right = Math.min(visible.right, edge.right);
      }
      if (overflowY !== 'visible') {
        visible.top = Math.max(visible.top, edge.top);
        visible.bottom = Math.min(visible.bottom, edge.bottom);
      }
    }
    return visible;
  };

  // Of a choice that only its label shows, the label is looked at.
  const own = element.getBoundingClientRect();
  const face = label && own.width < 2 ? label : element;
  const visible = cut(face, face.getBoundingClientRect());
  if (visible.right - visible.left < 2 || visible.bottom - visible.top < 2)
    return { what, faults: [...faults, 'is out of sight'] };
  const places = [0.1, 0.3, 0.5, 0.7, 0.9];
  const hits = places.flatMap((x) =>
    places.map((y) => {
      const at = [
        visible.left + (visible.right - visible.left) * x,
        visible.top + (visible.bottom - visible.top) * y,
      ] as const;
      const hit = document.elementFromPoint(...at);
      // A message of some seconds hides nothing for long.
      if (hit?.closest('[role=alert]')) return true;
      return hit !== null && (face.contains(hit) || hit.contains(face) || hit.contains(element));
    }),
  );
  const free = hits.filter(Boolean).length / hits.length;
  if (free < 0.7) faults.push(`is covered: ${Math.round(free * 100)} % to be seen`);

  // The page, a heading or a comment that the keyboard was sent to is a place and no control.
  if (element.getAttribute('tabindex') === '-1' && !element.matches('a, button, input, [role]'))
    return { what, faults };
  const ring = ringOf(element);
  // The calendar's button within a field for dates is the browser's, and so is its ring.
  if (element.matches('[type=date]:not(:focus-visible)')) return { what, faults };
  if (!ring) return { what, faults: [...faults, 'has no ring'] };
  const { owner, reach, look } = ring;
  if (reach !== null) {
    const { left, top, right, bottom } = owner.getBoundingClientRect();
    const whole = { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach };
    const drawn = cut(owner, whole);
    const sides = (['left', 'top', 'right', 'bottom'] as const).filter((at) => Math.abs(drawn[at] - whole[at]) < 1);
    if (sides.length < 3) faults.push(`shows of its ring: ${sides.join(', ') || 'nothing'}`);
  }
  past.focusBefore = { element, ring: look, what };
  return { what, faults };
}

/** Drives a page by the keyboard alone. */
export interface Keyboard {
  /** Faults of the focus so far: out of sight, covered, unmarked, lost. */
  faults(): string[];
  /** Presses Tab until the element has the focus. */
  to(target: Locator): Promise<void>;
  /** The same with Shift+Tab. */
  backTo(target: Locator): Promise<void>;
  /** Presses keys, one after the other; each must leave the focus somewhere. */
  press(...keys: string[]): Promise<void>;
  /** Presses a key that leads to another document, where the focus begins anew. */
  pressToLeave(key: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Waits until the element has the focus, and looks at it. */
  isOn(target: Locator): Promise<void>;
}

/** Lets a journey go by the keyboard alone, and records the faults of the focus. */
export function keyboardOf(page: Page): Keyboard {
  const faults = new Set<string>();
  /** Looks again and again until all is well; after the first fault once only, for the test has failed. */
  const lookUntil = async <T>(look: () => Promise<T>, isWell: (result: T) => boolean): Promise<T> => {
    const giveUp = Date.now() + (faults.size > 0 ? 0 : CONDITION_MS);
    let result = await look();
    while (!isWell(result) && Date.now() < giveUp) {
      await page.waitForTimeout(LOOK_EVERY_MS);
      result = await look();
    }
    return result;
  };

  const look = async (how: string) => {
    const behind = new Set<string>();
    // While a page is settling, the focused element may be hidden or moved for a moment.
    const stop = await lookUntil(
      () => page.evaluate(lookAtFocus),
      (result) => {
        for (const fault of result?.faults ?? []) if (fault.endsWith(' stays')) behind.add(fault);
        return (result?.faults ?? []).every((fault) => fault.endsWith(' stays'));
      },
    );
    for (const fault of new Set([...behind, ...(stop?.faults ?? [])]))
      faults.add(`${new URL(page.url()).pathname}, ${how}: ${stop?.what} ${fault}`);
    return stop;
  };

  const walk = async (key: string, target: Locator) => {
    await expect(target).toBeVisible();
    // Found once: to look for it by its role at every stop takes longer than everything else.
    let element = await target.elementHandle();
    const isThere = () => element?.evaluate((one) => (one.isConnected ? one === document.activeElement : null));
    const passed: string[] = [];
    while (passed.length < MOST_STOPS) {
      await page.keyboard.press(key);
      passed.push((await look(key))?.what ?? 'the end');
      let hasArrived = await isThere();
      if (hasArrived === null) {
        element = await target.elementHandle();
        hasArrived = await isThere();
      }
      if (hasArrived) return;
    }
    throw new Error(`${key} does not lead to ${target}. It led to: ${passed.join(' > ')}`);
  };

  const press = async (key: string) => {
    const from = await page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 50));
    await page.keyboard.press(key);
    // The pressed element may be gone a moment before the focus has moved.
    const hasLost = await lookUntil(
      () => page.evaluate(() => document.activeElement === document.body),
      (isLost) => !isLost,
    );
    if (hasLost) faults.add(`${new URL(page.url()).pathname}: ${key} on "${from}" loses the focus`);
  };

  return {
    faults: () => [...faults],
    to: (target) => walk('Tab', target),
    backTo: (target) => walk('Shift+Tab', target),
    press: async (...keys) => {
      for (const key of keys) await press(key);
    },
    pressToLeave: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    isOn: async (target) => {
      await expect(target).toBeFocused();
      await look('there');
    },
  };
}
