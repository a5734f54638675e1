import { expect } from '@playwright/test';
import { findViolations } from './axe.ts';
import { areAlike, type Look, readBaseline } from './baseline.ts';
import type { Pixels } from './compare.ts';
import { findSticking, scroll } from './in-page.ts';
import { readLayout } from './layout.ts';
import type { Screen } from './screen.ts';
import { makeSheet } from './sheet.ts';
import { type Stage, test } from './stage.ts';
import { isUpdating, MOST_WHOLE, type Size, sizes, type Theme, themes, type View, viewsOf } from './views.ts';

/** How often a screen that differs is looked at. */
const MOST_LOOKS = 4;

/**
 * Makes the window as tall as the page where all of it is captured: parts outside the window are not drawn reliably. In
 * a taller window a page may be longer by a pixel, which would scroll; one that always exceeds the window would never
 * fit. So the overflow has to be less than before; returns the overflow at the end.
 */
async function unfold({ page, resize, settle }: Stage, screen: Screen, size: Size, before: number): Promise<number> {
  // Also before it is scrolled: a place that is looked for too early is elsewhere when the page has found its width.
  await settle();
  if (screen.frame === 'window') return before;
  let [tall, more] = [page.viewportSize()?.height ?? size.height, before];
  while (true) {
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    const wanted = Math.min(length, screen.frame === 'whole' ? MOST_WHOLE : size.most);
    if (length <= tall) return Number.POSITIVE_INFINITY;
    if (wanted <= tall || length - tall >= more) return length - tall;
    [tall, more] = [wanted, length - tall];
    await resize({ ...size, height: tall });
    await settle();
  }
}

/** Looks for faults in one view: is all of it there, can everybody use it, and does it look the same on every machine? */
async function check({ page, findForeignLetters }: Stage, view: View): Promise<void> {
  const where = `${view.theme}, ${view.size.width} px`;
  const sticking = await page.evaluate(findSticking, view.size.width);
  expect.soft(sticking, `${where}: what makes it scroll sideways`).toEqual([]);
  if (view.checksFonts)
    expect.soft(await findForeignLetters(), `${where}: what is drawn with a font of this machine`).toEqual([]);
  if (isUpdating || !view.isRead) return;
  expect.soft(await findViolations(page, view.isReadWhole), `${where}: what axe finds`).toEqual([]);
}

async function setUp(stage: Stage, screen: Screen, theme: Theme): Promise<void> {
  await stage.setUp(screen, theme);
  await screen.arrange(stage.page);
  // An element under the pointer would be drawn as hovered.
  await stage.page.mouse.move(0, 0);
}

/** Sets a screen up and looks at it in its views; the first time everything else is looked at too. */
async function takeLook(stage: Stage, screen: Screen, isFirst: boolean): Promise<Look> {
  const pictures: (View & { picture: Pixels })[] = [];
  const layouts: Look['layouts'] = [];
  let before: View | undefined;
  let unseen = Number.POSITIVE_INFINITY;
  for (const view of viewsOf(screen)) {
    const { size, theme } = view;
    const isAnew = !before || screen.isFleeting;
    if (isAnew || before?.size !== size) await stage.resize(size);
    if (isAnew) await setUp(stage, screen, theme);
    await stage.setTheme(theme);
    // A page may be longer in one theme than in the other.
    unseen = await unfold(stage, screen, size, isAnew || before?.size !== size ? Number.POSITIVE_INFINITY : unseen);
    await stage.page.evaluate(scroll, screen.frame === 'window' ? screen.around : 'top');
    await stage.settle();
    if (isFirst) {
      // Undrawn elements have no colours to read.
      await stage.draw(true);
      await check(stage, view);
    }
    if (view.hasPicture) pictures.push({ ...view, picture: await stage.shoot() });
    if (view.layout) layouts.push({ view, lines: await readLayout(stage.page, screen.hasForeignSigns === true) });
    await stage.draw(false);
    // A state that is set up for every view forgets them with the next.
    expect.soft(stage.faults, 'what went wrong in the page').toEqual([]);
    before = view;
  }
  pictures.sort((a, b) => sizes.indexOf(a.size) - sizes.indexOf(b.size));
  // All widths of a main page stand in a row for each theme; the two views of another state stand side by side.
  const rows = screen.isPage ? themes.map((theme) => pictures.filter((each) => each.theme === theme)) : [pictures];
  const sheet = pictures.length > 0 ? makeSheet(rows.map((row) => row.map(({ picture }) => picture))) : null;
  return { sheet, layouts };
}

/** Captures a screen in its views, and compares it with its baseline. */
async function look(stage: Stage, screen: Screen): Promise<void> {
  const baseline = await readBaseline(screen);
  let actual = await takeLook(stage, screen, true);
  let differences = baseline.findDifferences(actual);
  // A page captured before it had settled differs once; a real change differs every time.
  for (let looks = 1; looks < MOST_LOOKS && differences.length > 0; looks++) {
    const next = await takeLook(stage, screen, false);
    if (isUpdating && areAlike(actual, next, screen)) return baseline.replace(next);
    actual = next;
    differences = baseline.findDifferences(actual);
  }
  if (differences.length > 0) await baseline.attach(actual, test.info());
  expect(differences, isUpdating ? 'it looks otherwise every time' : 'how it differs from its baseline').toEqual([]);
}

/** Makes a test of every screen. */
export function lookAtAll(screens: Screen[]): void {
  for (const screen of screens)
    test(`${screen.name} looks as it should, and everybody can use it`, ({ stage }) => look(stage, screen));
}
