import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { accountScreens } from './screens/accounts.screens.ts';
import { billingScreens } from './screens/billing.screens.ts';
import { chatDialogScreens } from './screens/chat-dialogs.screens.ts';
import { chatScreens } from './screens/chats.screens.ts';
import { commentScreens } from './screens/comments.screens.ts';
import { feedScreens } from './screens/feeds.screens.ts';
import { freshChatScreens } from './screens/fresh-chats.screens.ts';
import { homeScreens } from './screens/home.screens.ts';
import { postScreens } from './screens/posts.screens.ts';
import { profileScreens } from './screens/profiles.screens.ts';
import { settingsScreens } from './screens/settings.screens.ts';
import { shellScreens } from './screens/shell.screens.ts';
import { sirenScreens } from './screens/sirens.screens.ts';
import { compare, type Pixels, readPixels } from './support/compare.ts';
import { isUpdating, KEPT_FOLDER, makeSheet } from './support/sheet.ts';
import { shoot } from './support/stage.ts';

const all = [
  ...accountScreens,
  ...billingScreens,
  ...chatDialogScreens,
  ...chatScreens,
  ...commentScreens,
  ...feedScreens,
  ...freshChatScreens,
  ...homeScreens,
  ...postScreens,
  ...profileScreens,
  ...settingsScreens,
  ...shellScreens,
  ...sirenScreens,
];

interface Changes {
  left?: number;
  colour?: string;
  word?: string;
  extra?: string;
}

/** A small page as the sheet would show it, at the smallest scale there is unless told otherwise. */
async function render(page: Page, changes: Changes = {}, scale = 1 / 4) {
  const { left = 40, colour = '#e8e4da', word = 'Continue', extra = '' } = changes;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.setContent(`<body style="margin:0;background:#0b1020;font:16px sans-serif;color:${colour}">
    <p style="margin:40px;max-width:600px">Then we begin with the third. Everyone asks about the north shore, and nobody
    asks why the soundings stop here.</p>
    <button style="position:absolute;left:${left}px;top:200px;height:44px;border:0;background:#f2a65a">${word}</button>
    ${extra}</body>`);
  const devtools = await page.context().newCDPSession(page);
  const picture = await shoot(page, devtools, scale);
  await devtools.detach();
  return readPixels(await makeSheet([[picture]]));
}

const differs = (kept: Pixels, shown: Pixels) => compare(kept, shown).reason;

test('a page that is rendered again is the same', async ({ page }) => {
  expect(differs(await render(page), await render(page))).toBeNull();
});

test('edges that are softened otherwise, and a side that is rounded otherwise, are no difference', async ({ page }) => {
  const kept = await render(page);
  const waver = (value: number, place: number) => Math.min(255, Math.max(0, value + ((place % 7) - 3) * 2));
  const soft = { ...kept, data: kept.data.map(waver) };
  expect(differs(kept, soft)).toBeNull();
  const shorter = { ...kept, data: kept.data.subarray(0, 3 * kept.width * (kept.height - 1)), height: kept.height - 1 };
  expect(differs(kept, shorter)).toBeNull();
});

const changes: [what: string, changes: Changes][] = [
  ['a button that moved by 8 pixels', { left: 48 }],
  ['text of another colour', { colour: '#8a93a8' }],
  ['a line that was added', { extra: '<p style="margin:260px 40px">Nothing was charged.</p>' }],
];
for (const [what, changed] of changes)
  test(`${what} is a difference`, async ({ page }) => {
    expect(differs(await render(page), await render(page, changed))).toMatch(/differ/);
  });

// Every screen is also there as a phone shows it, where words stand largest.
test('another word is a difference at the scale of phones', async ({ page }) => {
  const [kept, shown] = [await render(page, {}, 1 / 2), await render(page, { word: 'Cancel it' }, 1 / 2)];
  expect(differs(kept, shown)).toMatch(/differ/);
});

test('a page of another length is a difference, and the difference is marked', async ({ page }) => {
  const kept = await render(page);
  const longer = { ...kept, data: Buffer.concat([kept.data, kept.data]), height: 2 * kept.height };
  expect(differs(kept, longer)).toMatch(/^it was 320 by 200 and is 320 by 400/);
  const { picture } = compare(kept, await render(page, { left: 90 }));
  const red = picture.data.findIndex((value, at) => at % 3 === 0 && value === 220 && picture.data[at + 1] === 20);
  const row = Math.floor(red / 3 / picture.width);
  expect(row).toBeGreaterThan(200 / 4 - 8);
  expect(row).toBeLessThan(244 / 4);
});

test('every screen has a name of its own, and every kept picture is of a screen', () => {
  const names = all.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const wanted = new Set(all.filter(({ hasForeignSigns }) => !hasForeignSigns).map(({ name }) => `${name}.webp`));
  mkdirSync(KEPT_FOLDER, { recursive: true });
  const kept = readdirSync(KEPT_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(KEPT_FOLDER, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const orphans = kept.filter((file) => !wanted.has(file));
  if (isUpdating) for (const file of orphans) rmSync(join(KEPT_FOLDER, file));
  else expect(orphans).toEqual([]);
});
