import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './graph.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const pages = [
  ...['README.md', 'CONTRIBUTING.md'],
  ...['docs', 'engines', 'tools'].flatMap((folder) => listFiles(root, folder)).filter((path) => path.endsWith('.md')),
];
const texts = pages.map((path) => ({ path, text: read(path) }));

/** The address that a heading has where Markdown is shown. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsIn = (text: string) => [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

function brokenLinks({ path, text }: { path: string; text: string }): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)].map(([, a, b]) => a ?? b ?? '');
  return links.flatMap((link) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : join(dirname(path), file);
    if (!existsSync(join(root, target))) return [`${path} links to ${link}: there is no such file`];
    const isThere = anchor === undefined || anchorsIn(read(target)).includes(anchor);
    return isThere ? [] : [`${path} links to ${link}: there is no such heading`];
  });
}

test('every link and picture of the documentation leads somewhere', () => {
  expect(texts.flatMap(brokenLinks)).toEqual([]);
  expect(brokenLinks({ path: 'README.md', text: '[a](docs/gone.md) ![b](docs/gone.png) [c](#gone)' })).toHaveLength(3);
  expect(brokenLinks({ path: 'docs/running.md', text: '[a](engines.md#a-model-file-without-a-server)' })).toEqual([]);
});

test('every picture that is kept for the documentation is shown', () => {
  const pictures = listFiles(root, 'docs/images').map((path) => path.split('/').at(-1) ?? '');
  expect(pictures.filter((name) => !texts.some(({ text }) => text.includes(`/${name}`)))).toEqual([]);
});

test('every command the documentation names can be run', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => ({ path, name })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name }) => !scripts[name])).toEqual([]);
});

test('every setting stands in the guide for operators, and the guide and the README name no other', () => {
  const settings = [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  expect(settings.length).toBeGreaterThan(40);
  const guide = read('docs/running.md').split('## Every setting')[1] ?? '';
  expect(settings.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  const named = ['README.md', 'docs/running.md', 'docs/engines.md'].flatMap((path) =>
    [...read(path).matchAll(/\b[A-Z]{2,}_[A-Z_]+\b/g)].map(([name]) => name),
  );
  expect([...new Set(named)].filter((name) => !settings.includes(name))).toEqual([]);
});
