const VAGUE = ['utils', 'helpers', 'common', 'core', 'types'];
const LONGEST = 400;
const MOST_IN_A_FOLDER = 25;

/** Folders whose name says nothing about their contents. */
export function vagueFolders(files: string[]): string[] {
  return files.filter((file) =>
    file
      .split('/')
      .slice(0, -1)
      .some((name) => VAGUE.includes(name)),
  );
}

/** Files that are too long to be read in one sitting. */
export function tooLong(files: { path: string; text: string }[]): string[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.trimEnd().split('\n').length;
    return lines > LONGEST ? [`${path} has ${lines} lines`] : [];
  });
}

/** Folders with more sources than can be kept in mind; tests, styles and declarations are not counted. */
export function crowdedFolders(files: string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!/\.(tsx?|mjs)$/.test(file) || /\.(test|spec)\.\w+$|\.d\.m?ts$|\/test\//.test(file)) continue;
    const folder = file.split('/').slice(0, -1).join('/');
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > MOST_IN_A_FOLDER).map(([folder, count]) => `${folder} has ${count}`);
}

/** Files whose name is not in kebab-case with its kind after a dot. */
export function badlyNamed(files: string[]): string[] {
  const pattern = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
  return files.filter((file) => !pattern.test(file.split('/').at(-1) ?? ''));
}

/** Declarations that a compiler wrote beside their source: they go stale. */
export function generatedDeclarations(files: string[]): string[] {
  const sources = new Set(files);
  return files.filter((file) => file.endsWith('.d.ts') && sources.has(file.replace(/\.d\.ts$/, '.ts')));
}

/** Tests that end or fail by a number of their own; `scripts/lib/test-limits.mjs` has the limits. */
export function ownLimits(files: { path: string; text: string }[]): string[] {
  const tests = files.filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path));
  return tests.flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:timeout|(?:test|hook)Timeout): *[\d_]+|\bwaitForTimeout\(/g)].map(
      ([limit]) => `${path}: ${limit}`,
    ),
  );
}

const LOG_CALL = /\blog\.(?:trace|debug|info|warn|error|fatal)\(\s*/g;
const EVENT = /^\{[^}]*?\bevent: '([a-z0-9]+(?:_[a-z0-9]+)*)'/;

/** Log lines without an id that can be searched for: `log.warn({ event: 'job_failed', … }, …)`. */
export function unnamedLogLines(files: { path: string; text: string }[]): string[] {
  const sources = files.filter(
    ({ path }) => /^(server|engines\/[\w-]+|tools\/[\w-]+)\/src\//.test(path) && !path.endsWith('.test.ts'),
  );
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(LOG_CALL)].flatMap(({ 0: call, index }) =>
      EVENT.test(text.slice(index + call.length)) ? [] : [`${path}:${text.slice(0, index).split('\n').length}`],
    ),
  );
}
