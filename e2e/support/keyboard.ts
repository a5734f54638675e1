import { expect, type Locator, type Page } from '@playwright/test';
import { CONDITION_MS } from '../../scripts/lib/test-limits.mjs';

/** What the page shows of where the keyboard is. */
interface Stop {
  /** Tag and name, for the message of a test that fails. */
  what: string;
  faults: string[];
}

/** More stops than any page here has: whoever needs as many is going round in circles. */
const MOST_STOPS = 150;
const LOOK_EVERY_MS = 50;

/**
 * Looks at the element with the focus: it must be in sight, uncovered, and marked by a ring that it has only now.
 * Runs in the page, where the one before is kept to see whether its ring went with the focus.
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
    holder: Element;
    /** How far it reaches beyond its holder; null where it surrounds something that cannot be measured. */
    reach: number | null;
  }
  // Fields, cards and switches may wear the ring of what is inside them.
  const ringOf = (one: Element): Ring | null => {
    let holder: Element | null = one;
    for (let step = 0; step < 4 && holder; step++, holder = holder.parentElement)
      for (const part of [null, '::before', '::after']) {
        const { outlineStyle, outlineWidth, outlineColor, outlineOffset, content } = getComputedStyle(holder, part);
        const width = Number.parseFloat(outlineWidth);
        if (outlineStyle === 'none' || width < 1 || (part && content === 'none')) continue;
        const reach = part ? null : Number.parseFloat(outlineOffset) + width / 2;
        return { look: `${part} ${outlineWidth} ${outlineColor}`, holder, reach };
      }
    return null;
  };
  const before = past.focusBefore;
  delete past.focusBefore;
  if (before?.element.isConnected && before.element !== element && !before.element.contains(element)) {
    const left = ringOf(before.element);
    if (left?.look === before.ring && !left.holder.contains(element)) faults.push(`the ring of ${before.what} stays`);
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
  // What is left of a box within everything that cuts it off.
  const cut = (from: Element, { left, top, right, bottom }: Box): Box => {
    const seen = {
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
        seen.left = Math.max(seen.left, edge.left);
        seen.right = Math.min(seen.right, edge.right);
      }
      if (overflowY !== 'visible') {
        seen.top = Math.max(seen.top, edge.top);
        seen.bottom = Math.min(seen.bottom, edge.bottom);
      }
    }
    return seen;
  };

  // Of a choice that only its label shows, the label is looked at.
  const own = element.getBoundingClientRect();
  const face = label && own.width < 2 ? label : element;
  const seen = cut(face, face.getBoundingClientRect());
  if (seen.right - seen.left < 2 || seen.bottom - seen.top < 2) return { what, faults: [...faults, 'is out of sight'] };
  const places = [0.1, 0.3, 0.5, 0.7, 0.9];
  const hits = places.flatMap((x) =>
    places.map((y) => {
      const at = [seen.left + (seen.right - seen.left) * x, seen.top + (seen.bottom - seen.top) * y] as const;
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
  const { holder, reach, look } = ring;
  if (reach !== null) {
    const { left, top, right, bottom } = holder.getBoundingClientRect();
    const whole = { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach };
    const drawn = cut(holder, whole);
    const sides = (['left', 'top', 'right', 'bottom'] as const).filter((at) => Math.abs(drawn[at] - whole[at]) < 1);
    if (sides.length < 3) faults.push(`shows of its ring: ${sides.join(', ') || 'nothing'}`);
  }
  past.focusBefore = { element, ring: look, what };
  return { what, faults };
}

/** A person who has a keyboard and nothing else. */
export interface Keyboard {
  /** What was wrong with the focus so far: out of sight, covered, unmarked, lost. */
  faults(): string[];
  /** Presses Tab until the element has the focus. */
  to(target: Locator): Promise<void>;
  /** The same with Shift+Tab. */
  backTo(target: Locator): Promise<void>;
  /** Presses keys, one after the other; each must leave the focus somewhere. */
  press(...keys: string[]): Promise<void>;
  /** Presses a key that leads to another document, where the focus begins anew. */
  leaveBy(key: string): Promise<void>;
  /** Writes into what has the focus. */
  type(text: string): Promise<void>;
  /** Waits until the element has the focus, and looks at it. */
  isOn(target: Locator): Promise<void>;
}

/** Lets a journey go by the keyboard alone, and keeps what it sees of the focus. */
export function keyboardOf(page: Page): Keyboard {
  const faults = new Set<string>();
  /** Looks again and again until all is well; after the first fault once only, for the test has failed. */
  const lookUntil = async <T>(look: () => Promise<T>, isWell: (seen: T) => boolean): Promise<T> => {
    const giveUp = Date.now() + (faults.size > 0 ? 0 : CONDITION_MS);
    let seen = await look();
    while (!isWell(seen) && Date.now() < giveUp) {
      await page.waitForTimeout(LOOK_EVERY_MS);
      seen = await look();
    }
    return seen;
  };

  const look = async (how: string) => {
    const behind = new Set<string>();
    // A page in which something is still finding its place hides or moves what has the focus for a moment only.
    const stop = await lookUntil(
      () => page.evaluate(lookAtFocus),
      (seen) => {
        for (const fault of seen?.faults ?? []) if (fault.endsWith(' stays')) behind.add(fault);
        return (seen?.faults ?? []).every((fault) => fault.endsWith(' stays'));
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
    // What was pressed may be gone a moment before the focus has its new place.
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
    leaveBy: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    isOn: async (target) => {
      await expect(target).toBeFocused();
      await look('there');
    },
  };
}
