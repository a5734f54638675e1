import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { LITE_FILES } from './test/lite-files.ts';

/** The test files of each project, as paths from the folder of the server. */
export interface TestFiles {
  /** They need no database, and run once. */
  pure: string[];
  /** Every test of a database but those of the embedded one. */
  postgres: string[];
  /** Those of the embedded database, and what may differ there. */
  lite: string[];
}

const FOLDERS = ['src', 'test'];
/** Who imports one of these can open a database. */
const DOOR = 'test/test-database.ts';
const DRIVERS = ['pg', 'pg-boss', '@electric-sql/pglite'];

// Types are gone at run time. What only looks like an import makes a file run on more than it needs, never on less.
const IMPORT = /\b(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\bfrom\s*)?'([^']+)'|\bimport\(\s*'([^']+)'/g;

const importsIn = (text: string) => [...text.matchAll(IMPORT)].map(([, named, called]) => named ?? called ?? '');
const isDriver = (name: string) => DRIVERS.some((driver) => name === driver || name.startsWith(`${driver}/`));

/** Tells of a file whether it reaches a database by its imports; reads each file once. */
function makeReach(folder: string): (path: string) => boolean {
  const imports = new Map<string, string[]>();
  const importsOf = (path: string) => {
    const known = imports.get(path);
    if (known) return known;
    const full = posix.join(folder, path);
    const found = path.endsWith('.ts') && existsSync(full) ? importsIn(readFileSync(full, 'utf8')) : [];
    imports.set(path, found);
    return found;
  };
  const reaches = (path: string, seen: Set<string>): boolean => {
    if (path === DOOR) return true;
    if (seen.has(path)) return false;
    seen.add(path);
    return importsOf(path).some((name) =>
      name.startsWith('.') ? reaches(posix.join(posix.dirname(path), name), seen) : isDriver(name),
    );
  };
  return (path) => reaches(path, new Set());
}

/** Every test file of the server. */
export const listTests = (folder: string): string[] =>
  FOLDERS.flatMap((name) =>
    readdirSync(posix.join(folder, name), { recursive: true, encoding: 'utf8' }).map((path) =>
      posix.join(name, path.replaceAll('\\', '/')),
    ),
  )
    .filter((path) => path.endsWith('.test.ts'))
    .sort();

/** Sorts the test files into their projects; `all` of those of a database run on the embedded one too when asked for. */
export function sortTests(folder: string, all: boolean): TestFiles {
  const reachesDatabase = makeReach(folder);
  const tests = listTests(folder);
  const ofLite = tests.filter((path) => path.endsWith('.lite.test.ts'));
  const ofPostgres = tests.filter((path) => path.endsWith('.pg.test.ts'));
  const others = tests.filter((path) => !ofLite.includes(path) && !ofPostgres.includes(path));
  const ofBoth = others.filter(reachesDatabase);
  const lost = LITE_FILES.filter((path) => !ofBoth.includes(path));
  if (lost.length > 0) throw new Error(`test/lite-files.ts names what is no test of a database: ${lost.join(', ')}`);
  return {
    pure: others.filter((path) => !ofBoth.includes(path)),
    postgres: [...ofPostgres, ...ofBoth],
    lite: [...ofLite, ...(all ? ofBoth : LITE_FILES)],
  };
}
