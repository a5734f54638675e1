import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { SOURCE_CONDITIONS } from '../../scripts/lib/package-config.mjs';
import { at } from '../../scripts/lib/paths.mjs';

/**
 * Builds a source of the server as plain JavaScript beside links to what it needs, to be measured on its own.
 * @param {string} source its path in the server package
 * @param {string} scratch a folder of the caller's
 * @returns {Promise<string>} the file to run
 */
export async function bundleServer(source, scratch) {
  const folder = join(scratch, 'server');
  mkdirSync(folder);
  symlinkSync(at('node_modules'), join(scratch, 'node_modules'));
  for (const name of ['node_modules', 'migrations']) {
    if (existsSync(at('server', name))) symlinkSync(at('server', name), join(folder, name));
  }
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  await build({
    root: at('server'),
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: [/^@sirenade\//], resolve: { conditions: SOURCE_CONDITIONS } },
    build: {
      ssr: true,
      target: 'node20',
      outDir: join(folder, 'dist'),
      minify: false,
      rollupOptions: { input: { measured: at('server', source) }, output: { entryFileNames: '[name].js' } },
    },
  });
  return join(folder, 'dist', 'measured.js');
}
