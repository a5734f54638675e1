import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listTests, sortTests } from '../test-files.ts';
import { LITE_FILES } from './lite-files.ts';
import type { makeTestDatabase } from './test-database.ts';

const root = join(import.meta.dirname, '..');

// Put together here, or this file would be taken for one that imports all of it.
const quoted = (name: string) => `'${name}'`;
const bare = (name: string) => `import ${quoted(name)};`;

/** A folder of made-up files, beside those that must be there. */
function build(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'sirenade-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const needed = LITE_FILES.map((path) => [path, bare('pg')]);
  for (const [path = '', text = ''] of [...needed, ...Object.entries(files)]) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

it('every test file of the server belongs to a project', () => {
  const tests = listTests(root);
  expect(tests.length).toBeGreaterThan(200);
  for (const all of [false, true]) {
    const { pure, postgres, lite } = sortTests(root, all);
    expect([...new Set([...pure, ...postgres, ...lite])].sort()).toEqual(tests);
    expect(pure.filter((path) => postgres.includes(path) || lite.includes(path))).toEqual([]);
  }
});

it('a test that reaches a database by any way of importing runs on PostgreSQL, and another one needs none', () => {
  const folder = build({
    'test/steps.ts': bare('./test-database.ts'),
    'src/far.ts': `export * from ${quoted('../test/steps.ts')};`,
    'src/types.ts': `export type { X } from ${quoted('../test/test-database.ts')};`,
    'src/named.test.ts': `import {\n  x,\n  y,\n} from ${quoted('../test/steps.ts')};`,
    'src/bare.test.ts': bare('./far.ts'),
    'src/lazy.test.ts': `const x = await import(${quoted('./far.ts')});`,
    'src/driver.test.ts': bare('@electric-sql/pglite/contrib/pg_trgm'),
    'src/alone.pg.test.ts': '',
    'src/alone.lite.test.ts': '',
    'src/pure.test.ts': `import type { X } from ${quoted('./far.ts')}; ${bare('./types.ts')} ${bare('pg-like')}`,
  });
  const { pure, postgres, lite } = sortTests(folder, false);
  expect(pure).toEqual(['src/pure.test.ts']);
  const both = ['src/bare.test.ts', 'src/driver.test.ts', 'src/lazy.test.ts', 'src/named.test.ts'];
  expect(postgres.filter((path) => !LITE_FILES.includes(path))).toEqual(['src/alone.pg.test.ts', ...both]);
  expect(lite).toEqual(['src/alone.lite.test.ts', ...LITE_FILES]);
  expect(sortTests(folder, true).lite).toEqual(expect.arrayContaining(['src/alone.lite.test.ts', ...both]));
});

it('a listed file that is gone is missed', () => {
  const folder = build({});
  rmSync(join(folder, LITE_FILES[0] ?? ''));
  expect(() => sortTests(folder, false)).toThrow(LITE_FILES[0]);
});

it('a test whose way to a database is not seen finds none', async () => {
  const unseen = './test-database.ts';
  const door: { makeTestDatabase: typeof makeTestDatabase } = await import(unseen);
  await expect(door.makeTestDatabase()).rejects.toThrow('without a database');
});
