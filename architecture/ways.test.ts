import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Graph, readGraph } from './graph.ts';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

interface Step {
  path: string;
  /** The file whose list item this one is indented below; absent for the first of a way. */
  from?: string;
}

/** The files of a section's lists, each with the one it is indented below. */
function stepsIn(text: string): Step[] {
  const above: { depth: number; path: string }[] = [];
  return [...text.matchAll(/^( *)- `([^`]+\.tsx?)`/gm)].map(([, indent = '', path = '']) => {
    while ((above.at(-1)?.depth ?? -1) >= indent.length) above.pop();
    const from = above.at(-1)?.path;
    above.push({ depth: indent.length, path });
    return { path, ...(from === undefined ? {} : { from }) };
  });
}

const sectionOf = (heading: string) => page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

/** Faults of a documented path through the code: missing files, and steps without an import. */
function faultsOf(steps: Step[], graph: Graph): string[] {
  return steps.flatMap(({ path, from }) => {
    if (!existsSync(join(root, path))) return [`${path}: there is no such file`];
    if (from === undefined) return [];
    const isImported = graph.get(from)?.links.some(({ to, typeOnly }) => to === path && !typeOnly);
    return isImported ? [] : [`${from} does not import ${path}`];
  });
}

const graph = readGraph(root);

test.each([
  ['The way of one message', 25],
  ['The way of one vote', 10],
])('%s is as the documentation tells it', (heading, least) => {
  const steps = stepsIn(sectionOf(heading));
  expect(steps.length).toBeGreaterThanOrEqual(least);
  expect(faultsOf(steps, graph)).toEqual([]);
});

test('a way with a missing file or a missing import is found', () => {
  const way = stepsIn(
    '- `server/src/app.ts` a\n  - `server/src/gone.ts` b\n- `server/src/app.ts`\n  - `web/src/lib/api.ts` c\n',
  );
  expect(faultsOf(way, graph)).toEqual([
    'server/src/gone.ts: there is no such file',
    'server/src/app.ts does not import web/src/lib/api.ts',
  ]);
});
