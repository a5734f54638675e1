import type { Page } from '@playwright/test';

const NAMED = 'button|link|textbox|searchbox|combobox|tab|switch|checkbox|radio|menu|menuitem|img|dialog|navigation';

/** What a screen reader would miss on a page: its one heading, its landmarks, names of its controls. */
export async function readingFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const snapshot = await page.locator('body').ariaSnapshot();
  for (const line of snapshot.split('\n'))
    if (new RegExp(`^\\s*- (?:${NAMED})(?: \\[[^\\]]*\\])*:?$`).test(line)) faults.push(`no name: ${line.trim()}`);
  // A modal dialog makes the page behind it inert.
  if ((await page.locator('dialog:modal').count()) > 0) return faults;
  for (const role of ['main', 'banner'] as const) {
    const count = await page.getByRole(role).count();
    if (count !== 1) faults.push(`${count} × ${role}`);
  }
  const headings = await page.getByRole('heading', { level: 1 }).count();
  if (headings !== 1) faults.push(`${headings} × heading of the first level`);
  return faults;
}
