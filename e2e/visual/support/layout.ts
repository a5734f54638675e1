import type { Page } from '@playwright/test';

/** How many pixels a box may be off: rounding differs from one version of the browser to the next. */
const SLACK = 4;

/** The layout of a page, one line per element: its kind, its box, and the beginning of its text. */
export type Layout = string[];

/** In the page: the boxes of its landmarks, and of the elements in the main one or in the dialog over it. */
function findBoxes(isWhole: boolean): string[] {
  const landmarks = 'header, nav, main, aside, footer, dialog, article, [role=dialog], [role=menu], [role=alert]';
  const parts = 'h1, h2, h3, p, button, a, input, textarea, select, img, table, [role=menuitem], [role=option]';
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const inside = dialog ?? document.querySelector('main') ?? document.body;
  const isIn = (element: Element) => inside.contains(element) || element.closest('[role=menu], [role=alert]') !== null;
  const lines: string[] = [];
  for (const element of document.querySelectorAll(`${landmarks}, ${parts}`)) {
    if (!element.matches(landmarks) && !isIn(element)) continue;
    if (!element.checkVisibility({ contentVisibilityAuto: !isWhole, visibilityProperty: true })) continue;
    const { x, y, width, height } = element.getBoundingClientRect();
    const isOutside = y >= window.innerHeight || y + height <= 0;
    if (width < 2 || height < 2 || (isOutside && !isWhole)) continue;
    const kind = element.getAttribute('role') ?? element.tagName.toLowerCase();
    const words = element.matches(parts) ? (element.textContent ?? '').replace(/\s+/g, ' ').trim() : '';
    // By characters: half of one could not be written to a file.
    const text = [...words].slice(0, 16).join('');
    lines.push(`${kind} ${[x, y, width, height].map(Math.round).join(' ')} ${text}`.trim());
  }
  return lines;
}

/** Where everything stands on a page: as far as the window shows it, or on all of it. */
export const readLayout = (page: Page, isWhole: boolean): Promise<Layout> => page.evaluate(findBoxes, isWhole);

function parse(line: string) {
  const [kind = '', x, y, width, height, ...words] = line.split(' ');
  return { name: [kind, ...words].join(' '), box: [Number(x), Number(y), Number(width), Number(height)] as const };
}

/**
 * How a layout differs, in a sentence; null when it does not. With letters of another font lines break elsewhere:
 * then only the order of the parts counts.
 */
export function compareLayouts(baseline: Layout, actual: Layout, isOrderOnly: boolean): string | null {
  const names = [baseline, actual].map((lines) => lines.map((line) => parse(line).name));
  const differs = names[0]?.findIndex((name, at) => name !== names[1]?.[at]) ?? -1;
  if (differs >= 0) return `${names[0]?.[differs]} stood there, and now ${names[1]?.[differs] ?? 'nothing'}`;
  if (actual.length > baseline.length) return `${names[1]?.[baseline.length]} is new`;
  if (isOrderOnly) return null;
  for (const [at, line] of baseline.entries()) {
    const [before, after] = [parse(line), parse(actual[at] ?? '')];
    const isOff = before.box.some((side, index) => Math.abs(side - (after.box[index] ?? 0)) > SLACK);
    if (isOff) return `${before.name} was at ${before.box.join(' ')} and is at ${after.box.join(' ')}`;
  }
  return null;
}
