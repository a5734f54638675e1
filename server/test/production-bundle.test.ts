import { join, relative } from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../src/platform/package-root.ts';

describe('the bundle of the server', () => {
  let chunks: Rolldown.OutputChunk[];
  beforeAll(async () => {
    const root = packageRoot();
    const built = await build({
      root,
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'error',
      build: { write: false },
    });
    chunks = (built as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
  });

  it('is made of the server and the contract: it holds no engine, and nothing of the PayPal sandbox', () => {
    const modules = chunks.flatMap((chunk) => chunk.moduleIds).filter((id) => id.startsWith('/'));
    const folders = new Set(modules.map((id) => relative(join(packageRoot(), '..'), id).split('/')[0]));
    expect([...folders].sort()).toEqual(['contract', 'server']);
    expect(modules.length).toBeGreaterThan(300);
  });

  it('loads the PayPal sandbox only when it is asked for, and the engines by what they export', () => {
    const isOurs = (name: string) => name.startsWith('@sirenade/');
    const isSandbox = (name: string) => name.startsWith('@sirenade/paypal-sandbox');
    const first = chunks.flatMap((chunk) => chunk.imports).filter(isOurs);
    expect(first).toEqual(expect.arrayContaining(['@sirenade/persona', '@sirenade/safety', '@sirenade/voice/voices']));
    expect(first.filter(isSandbox)).toEqual([]);
    const later = chunks.flatMap((chunk) => chunk.dynamicImports).filter(isSandbox);
    expect(later.sort()).toEqual(['@sirenade/paypal-sandbox', '@sirenade/paypal-sandbox/serve']);
  });
});
