import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { SOURCE_CONDITIONS } from '../../scripts/lib/package-config.mjs';
import { packageRoot } from '../src/platform/package-root.ts';

/**
 * Builds sources of the server as plain JavaScript, for tests that need them in a process or thread of
 * their own. Returns the folder, with one file per entry, and how to remove it.
 */
export async function bundle(entries: Record<string, string>): Promise<{ folder: string; remove(): void }> {
  const root = packageRoot();
  // The same places to find packages in as beside the sources: the root's, the server's, and the voice's.
  const base = mkdtempSync(join(tmpdir(), 'sirenade-bundle-'));
  const folder = join(base, 'server');
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  symlinkSync(join(root, '..', 'node_modules'), join(base, 'node_modules'));
  for (const owner of [root, join(root, '..', 'engines', 'voice')]) {
    const packages = join(owner, 'node_modules');
    for (const name of existsSync(packages) ? readdirSync(packages) : []) {
      if (!name.startsWith('.')) symlinkSync(join(packages, name), join(folder, 'node_modules', name));
    }
  }
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    // The engines too, from their sources: a test does not depend on an earlier build.
    ssr: { noExternal: [/^@sirenade\//], resolve: { conditions: SOURCE_CONDITIONS } },
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rollupOptions: {
        input: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(root, path)])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  return { folder, remove: () => rmSync(base, { recursive: true, force: true }) };
}
