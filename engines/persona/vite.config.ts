import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { packageBuild } from '../../scripts/lib/package-config.mjs';

/** Works out the vectors of the bank with the code just built; those of unchanged texts are in Vite's cache. */
function bankVectors(): Plugin {
  let cacheDir = '';
  return {
    name: 'bank-vectors',
    configResolved: (config) => {
      cacheDir = config.cacheDir;
    },
    async writeBundle() {
      const built = pathToFileURL(join(import.meta.dirname, 'dist', 'bank-vectors.js'));
      const { buildBankVectors } = await import(`${built.href}?${Date.now()}`);
      const missing = await buildBankVectors(join(cacheDir, 'bank-vectors.bin'));
      if (missing !== null) this.warn(`The bank has no vectors: ${missing}.`);
    },
  };
}

export default defineConfig({ ...packageBuild(import.meta.dirname), plugins: [bankVectors()] });
