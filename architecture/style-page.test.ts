import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test, vi } from 'vitest';
import { listFiles } from './graph.ts';
import { missingOnStylePage } from './style-page.ts';

const root = join(import.meta.dirname, '..');
const sourcesBelow = (folder: string) =>
  listFiles(root, folder)
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

test('the style page shows every component of web/src/ui', () => {
  const ui = sourcesBelow('web/src/ui');
  expect(ui.length).toBeGreaterThan(15);
  // The host fetches the stack by itself, and every field has its notes.
  const comesWith = { ToastStack: 'ToastHost', FieldNotes: 'TextField', FieldErrors: 'ChoiceField' };
  expect(missingOnStylePage(ui, sourcesBelow('web/src/dev'), comesWith)).toEqual([]);
});

test('a component that the style page does not show is noticed', () => {
  const ui = [
    {
      path: 'web/src/ui/lamp.tsx',
      text: `export type LampProps = {}; export const WATTS = 4; export const glow = () => null;
        export function Lamp() { return null; } export const Bulb = memo(() => null);
        export class Wick extends Component {}`,
    },
  ];
  const page = (text: string) => [{ path: 'web/src/dev/a.tsx', text }];
  expect(missingOnStylePage(ui, page(`import { Lamp } from '../ui/lamp.tsx'; const a = <p>Lamp</p>;`), {})).toEqual([
    'Lamp of web/src/ui/lamp.tsx',
    'Bulb of web/src/ui/lamp.tsx',
    'Wick of web/src/ui/lamp.tsx',
  ]);
  expect(missingOnStylePage(ui, page('const a = <Lamp><Bulb /></Lamp>;'), { Wick: 'Bulb' })).toEqual([]);
});

/** The built entry file of the page, with every import left external. */
async function builtEntry(mode: 'production' | 'development'): Promise<string> {
  vi.stubEnv('NODE_ENV', mode);
  const entry = join(root, 'web/src/main.tsx');
  const made = await build({
    configFile: false,
    root: join(root, 'web'),
    mode,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: entry, external: (id: string) => id !== entry } },
  });
  vi.unstubAllEnvs();
  const [file] = 'output' in made ? made.output : [];
  return file?.type === 'chunk' ? file.code : '';
}

test('the style page is there while developing, and no part of what is built for production', async () => {
  expect(await builtEntry('development')).toContain('dev/style-page');
  const production = await builtEntry('production');
  expect(production).toContain('app/router');
  expect(production).not.toContain('dev/');
});
