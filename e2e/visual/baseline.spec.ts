import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect } from '@playwright/test';
import { allScreens } from './screens/all.screens.ts';
import { BASELINE_FOLDER } from './support/baseline.ts';
import type { Screen } from './support/screen.ts';
import { test } from './support/stage.ts';
import { isUpdating, viewsOf } from './support/views.ts';

/** The baseline files of a screen. */
function filesOf(screen: Screen): string[] {
  const views = viewsOf(screen, true);
  const files = [
    views.some(({ hasPicture }) => hasPicture) && 'webp',
    views.some((view) => view.layout === 'baseline') && 'txt',
  ];
  return files.filter((type) => type !== false).map((type) => `${screen.name}.${type}`);
}

test('every screen has a name of its own, and every baseline file belongs to a screen', () => {
  const names = allScreens.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const expected = new Set(allScreens.flatMap(filesOf));
  mkdirSync(BASELINE_FOLDER, { recursive: true });
  const stored = readdirSync(BASELINE_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(BASELINE_FOLDER, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const orphans = stored.filter((file) => !expected.has(file));
  if (isUpdating) for (const file of orphans) rmSync(join(BASELINE_FOLDER, file));
  else expect(orphans).toEqual([]);
});

test('every state is compared in a dark and a light view, and read by axe; the main pages in both themes', () => {
  for (const screen of allScreens) {
    const views = viewsOf(screen, false);
    const compared = views.filter(({ hasPicture, layout }) => hasPicture || layout === 'baseline');
    expect(new Set(compared.map(({ theme }) => theme)), screen.name).toEqual(new Set(['dark', 'light']));
    const read = views.filter(({ isRead }) => isRead).map(({ theme }) => theme);
    expect(new Set(read), screen.name).toEqual(new Set(screen.isPage ? ['dark', 'light'] : ['dark']));
  }
});

test('in full, every state is read and compared in every view of its own', () => {
  for (const screen of allScreens) {
    const views = viewsOf(screen, true);
    expect(views, screen.name).toHaveLength(2 * (screen.widths?.length ?? 4));
    expect(views.every(({ isRead, hasPicture, layout }) => isRead && (hasPicture || layout))).toBe(true);
  }
});
