import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundle } from './bundle.ts';

/** Made by the tests of the persona, which keep it between runs: making it takes long, and the writer checks it. */
const VECTOR_CACHE = join(tmpdir(), 'sirenade-test-bank.bin');

// As built, so in real threads: the other tests run the engines in their own.
describe('npm run engines', () => {
  let built: Awaited<ReturnType<typeof bundle>>;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'sirenade-engines-'));
    if (existsSync(VECTOR_CACHE)) {
      mkdirSync(join(dataDir, 'cache'));
      copyFileSync(VECTOR_CACHE, join(dataDir, 'cache', 'persona-vectors.bin'));
    }
    built = await bundle({
      engines: 'src/commands/engines.ts',
      'persona-worker': 'src/workers/persona-worker.ts',
      'speech-worker': 'src/workers/speech-worker.ts',
      'painter-worker': 'src/workers/painter-worker.ts',
    });
  });
  afterAll(() => {
    built.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const run = (env: Record<string, string> = {}) =>
    new Promise<{ code: number; rows: Map<string, string>; output: string }>((resolve) => {
      const options = { cwd: dataDir, env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...env } };
      execFile(process.execPath, [join(built.folder, 'engines.js')], options, (error, out, err) => {
        const rows = new Map(out.split('\n').map((line) => [line.split(' ')[0] ?? '', line]));
        resolve({ code: error ? Number(error.code ?? 1) : 0, rows, output: `${out}${err}` });
      });
    });

  it('shows every engine, what it made, and what to set for another', async () => {
    const { code, rows, output } = await run();
    expect(code, output).toBe(0);
    expect(rows.get('text')).toMatch(/embedded persona .*first piece after .*“.+” .*TEXT_URL/);
    expect(rows.get('speech')).toMatch(/embedded neural .* s of sound .*word times exact .*SPEECH_URL/);
    expect(rows.get('image')).toMatch(/embedded painter .*PNG of \d+ KB .*IMAGE_URL/);
    expect(rows.get('moderation')).toMatch(/rules .*allowed .*MODERATION_URL/);
    expect(rows.get('mail')).toMatch(/outbox .*SMTP_URL/);
  });

  it('ends with an error that names the configured servers which do not answer', async () => {
    const away = 'http://127.0.0.1:9/v1';
    const { code, rows, output } = await run({
      TEXT_URL: away,
      TEXT_MODEL: 'm',
      SPEECH_URL: away,
      SPEECH_MODEL: 'm',
      IMAGE_URL: away,
      IMAGE_MODEL: 'm',
      MODERATION_URL: away,
      MODERATION_MODEL: 'm',
      SMTP_URL: 'smtp://127.0.0.1:9',
    });
    expect(code).toBe(1);
    expect(output).toContain('No answer from: text, speech, image, moderation, mail.');
    expect(rows.get('text')).toContain('FAILED: The text server could not be reached (ECONNREFUSED)');
    expect(output).not.toMatch(/\n\s+at /);
  });
});
