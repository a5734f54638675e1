import { expect } from '@playwright/test';
import { findViolations } from './axe.ts';
import { MOST_WHOLE, type Screen, type Theme, themes, type View, views } from './screen.ts';
import { areAlike, isUpdating, keptSheet, makeSheet } from './sheet.ts';
import { type Stage, test } from './stage.ts';

/** Where axe looks in each theme; between these widths nothing is there that is at neither. */
const LOOKED_AT: Record<Theme, number> = { dark: 390, light: 1280 };

/** How often a screen that differs is looked at. */
const MOST_LOOKS = 4;

/** Makes the window as tall as the page where all of it is to be seen: what is not in the window is not drawn reliably. */
async function unfold(
  { page, settle }: Stage,
  { frame, isLong }: Screen,
  { width, height, most }: View,
): Promise<void> {
  // Also before it is scrolled: a place that is looked for too early is elsewhere when the page has found its width.
  await settle();
  if (frame === 'window') return;
  if (isLong) {
    // What was never in the window has a guessed height until it was drawn once.
    await page.setViewportSize({ width, height: MOST_WHOLE });
    await settle();
    await page.setViewportSize({ width, height });
    await settle();
  }
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  const tall = Math.min(length, frame === 'whole' ? MOST_WHOLE : most);
  if (tall > height) await page.setViewportSize({ width, height: tall });
}

/** In the page: goes to a place of it. What has the focus, or another width, may have moved it. */
function scroll(to: string | undefined): void {
  if (to === 'top') window.scrollTo(0, 0);
  else if (to === 'end') window.scrollTo(0, document.documentElement.scrollHeight);
  else if (to) document.querySelector(to)?.scrollIntoView({ block: 'center' });
  // Between two pixels everything would be drawn a little softer.
  window.scrollTo(0, Math.round(window.scrollY));
}

/** In the page: what sticks out at the right, so that it scrolls sideways. */
function findSticking(width: number): string[] {
  if (document.documentElement.scrollWidth <= width) return [];
  const isCut = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
  return [...document.querySelectorAll('body *')]
    .filter((each) => each.getBoundingClientRect().right > width + 1 && !isCut(each.parentElement))
    .slice(0, 5)
    .map((each) => `${each.tagName.toLowerCase()}.${each.getAttribute('class') ?? ''}`);
}

/** Looks at a state in one width and theme: is all of it there, and can everybody use it? */
async function check({ page }: Stage, where: string, { width }: View, theme: Theme): Promise<void> {
  expect.soft(await page.evaluate(findSticking, width), `${where}: what makes it scroll sideways`).toEqual([]);
  if (isUpdating || LOOKED_AT[theme] !== width) return;
  const violations = await findViolations(page);
  expect.soft(violations, `${where}: what axe finds`).toEqual([]);
}

/** Sets a screen up and takes its pictures in every width and both themes; the first time everything else is looked at too. */
async function takeSheet(stage: Stage, screen: Screen, isFirst: boolean): Promise<Buffer | null> {
  const rows = new Map<Theme, Buffer[]>(themes.map((theme) => [theme, []]));
  let isSetUp = false;
  for (const view of views.filter(({ width }) => screen.widths?.includes(width) ?? true)) {
    await stage.page.setViewportSize(view);
    if (!isSetUp || screen.isFleeting) {
      await stage.setUp(screen);
      await stage.setTheme('dark');
      await screen.arrange(stage.page);
      // What the pointer happens to lie on would look as if it were meant.
      await stage.page.mouse.move(0, 0);
      isSetUp = true;
    }
    await unfold(stage, screen, view);
    for (const theme of themes) {
      await stage.setTheme(theme);
      await stage.page.evaluate(scroll, screen.frame === 'window' ? screen.around : 'top');
      await stage.settle();
      if (isFirst) await check(stage, `${theme}, ${view.width} px`, view, theme);
      if (!screen.hasForeignSigns) rows.get(theme)?.push(await stage.shoot(view.scale));
    }
  }
  expect.soft(stage.faults, 'what went wrong in the page').toEqual([]);
  return screen.hasForeignSigns ? null : makeSheet([...rows.values()]);
}

/** Looks at a screen in every width and both themes, and compares it with how it is kept. */
async function look(stage: Stage, screen: Screen): Promise<void> {
  const kept = keptSheet(screen.name);
  let sheet = await takeSheet(stage, screen, true);
  // A page that was caught on its way looks otherwise once; what has changed does so every time.
  for (let looks = 1; looks < MOST_LOOKS && sheet && !(await kept.isLike(sheet)); looks++) {
    const next: Buffer | null = await takeSheet(stage, screen, false);
    if (isUpdating && next && (await areAlike(sheet, next))) return kept.replace(next);
    sheet = next;
  }
  if (!sheet || (await kept.isLike(sheet))) return;
  expect(isUpdating, 'it looks otherwise every time').toBe(false);
  expect(await kept.tell(sheet, test.info()), 'how it differs from what is kept').toBeNull();
}

/** Makes a test of every screen. */
export function lookAtAll(screens: Screen[]): void {
  for (const screen of screens)
    test(`${screen.name} looks as it should, and everybody can use it`, ({ stage }) => look(stage, screen));
}
