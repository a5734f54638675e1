import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { manifest } from './manifest.ts';

const WORKER = join(import.meta.dirname, '..', 'src', 'service-worker', 'service-worker.ts');
const MANIFEST = '/manifest.webmanifest';
const manifestText = `${JSON.stringify(manifest, null, 2)}\n`;

/** The service worker as one plain script that knows the files of this build. */
async function buildWorker(files: string[]): Promise<string> {
  const version = createHash('sha256').update(files.join('\n')).digest('base64url').slice(0, 12);
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { SHELL: JSON.stringify({ version, files }) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: WORKER, output: { format: 'iife' } },
    },
  });
  const [worker] = 'output' in made ? made.output : [];
  if (worker?.type !== 'chunk') throw new Error('The service worker was not built.');
  return worker.code;
}

/** Makes the app installable: its manifest, and a service worker that caches its scripts and styles. */
export function installable(): Plugin {
  return {
    name: 'installable',
    configureServer({ middlewares }) {
      middlewares.use(MANIFEST, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json').end(manifestText);
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
        this.emitFile({ type: 'asset', fileName: MANIFEST.slice(1), source: manifestText });
        const worker = await buildWorker(files.sort().map((name) => `/${name}`));
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: worker });
      },
    },
  };
}
