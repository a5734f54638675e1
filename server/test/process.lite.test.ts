import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BRIEF_FLAGS } from '../../scripts/lib/brief-process.mjs';
import { CONDITION_MS } from '../../scripts/lib/test-limits.mjs';
import { findHolder } from '../src/platform/db/data-lock.ts';
import { packageRoot } from '../src/platform/package-root.ts';
import { bundle } from './bundle.ts';

// The lock, the control calls and the files below are the embedded database's; one run is enough.
describe('the server as a process', () => {
  let built: Awaited<ReturnType<typeof bundle>>;
  let folder: string;
  let dataDir: string;
  let server: ChildProcess | undefined;

  const environment = (over: Record<string, string> = {}) => ({
    PATH: process.env.PATH ?? '',
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '1000',
    LOG_LEVEL: 'warn',
    SEED_DEMO: '0',
    // No test here needs an engine.
    ENGINE_WARM: '0',
    ...over,
  });

  /** Runs one of the programs to its end. */
  const run = (program: string, words: string[] = [], env: Record<string, string> = {}) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      const options = { cwd: folder, env: environment(env), timeout: CONDITION_MS };
      execFile(
        process.execPath,
        [...BRIEF_FLAGS, join(built.folder, `${program}.js`), ...words],
        options,
        (error, out, err) => {
          const code = error ? Number(error.code ?? 1) : 0;
          resolve({ code, output: `${out}${err}` });
        },
      );
    });

  async function start(): Promise<string> {
    server = spawn(process.execPath, [...BRIEF_FLAGS, join(built.folder, 'main.js')], {
      cwd: folder,
      env: environment(),
      stdio: 'inherit',
    });
    await expect.poll(() => (server?.pid === findHolder(dataDir)?.pid ? findHolder(dataDir)?.url : '')).toBeTruthy();
    return findHolder(dataDir)?.url ?? '';
  }

  async function stop(signal: NodeJS.Signals): Promise<number | null> {
    const ended = new Promise<number | null>((resolve) => server?.once('exit', resolve));
    server?.kill(signal);
    return ended;
  }

  const register = (url: string, username: string) =>
    fetch(`${url}/api/user/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, email: `${username}@example.org`, password: 'lantern-harbour-71' }),
    });
  const knows = async (url: string, username: string) => (await fetch(`${url}/api/user/${username}`)).status === 200;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sirenade-process-'));
    dataDir = join(folder, 'data');
    built = await bundle({
      main: 'src/main.ts',
      'pglite-worker': 'src/platform/db/pglite-worker.ts',
      admin: 'src/commands/admin.ts',
      backup: 'src/commands/backup.ts',
      restore: 'src/commands/restore.ts',
    });
    symlinkSync(join(packageRoot(), 'migrations'), join(built.folder, 'migrations'));
  });
  afterAll(async () => {
    if (server?.exitCode === null && server.signalCode === null) await stop('SIGKILL');
    built.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('says which setting is wrong and ends, without a stack', async () => {
    const { code, output } = await run('main', [], { PORT: 'many', SECRET_KEY: 'short' });
    expect(code).toBe(1);
    expect(output).toMatch(/PORT: .*\n.*SECRET_KEY: /);
    expect(output).not.toMatch(/\n\s+at /);
    const unsafe = await run('main', [], { NODE_ENV: 'production', PUBLIC_URL: 'http://sirenade.example' });
    expect([unsafe.code, unsafe.output]).toEqual([1, expect.stringContaining('PUBLIC_URL: must be https')]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('serves from a directory of its own, and refuses a second process, which names the first', async () => {
    const url = await start();
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await register(url, 'Firstling')).status).toBe(201);

    const second = await run('main');
    expect(second.code).toBe(1);
    expect(second.output.trim()).toBe(
      `The data directory ${dataDir} is in use by process ${server?.pid}, serving ${url}. Stop it first.`,
    );
    expect(await knows(url, 'firstling')).toBe(true);
  });

  it('carries out the operator’s commands while it runs, and refuses a restore', async () => {
    const url = findHolder(dataDir)?.url ?? '';
    const made = await run('backup', [join(folder, 'backup')]);
    expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/^Backup written to .*backup: \d+ rows/) });
    expect(await run('admin', ['grant', 'Firstling', 'admin'])).toMatchObject({ code: 0 });
    expect(await run('admin', ['grant', 'Nobody', 'admin'])).toMatchObject({
      code: 1,
      output: 'There is no user called Nobody.\n',
    });
    expect(await run('admin')).toMatchObject({ code: 1, output: expect.stringContaining('Usage:') });
    const refused = await run('restore', [join(folder, 'backup'), '--replace']);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('is in use by process')]);
    expect(await knows(url, 'firstling')).toBe(true);
  });

  it('stops cleanly when asked, though a browser holds a connection open', async () => {
    const { port } = new URL(findHolder(dataDir)?.url ?? '');
    const idle = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    await new Promise((open) => idle.once('connect', open));
    expect(await stop('SIGTERM')).toBe(0);
    expect(findHolder(dataDir)).toBeUndefined();
    idle.destroy();
  });

  it('is not needed for a backup or a restore', async () => {
    expect(await run('restore', [join(folder, 'backup')])).toMatchObject({
      code: 1,
      output: expect.stringContaining('The database is not empty. Add --replace'),
    });
    expect(await run('restore', [join(folder, 'nothing')])).toMatchObject({
      code: 1,
      output: expect.stringContaining('is not a whole backup'),
    });
    expect(await run('restore', [join(folder, 'backup'), '--replace'])).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Restored the backup of /),
    });
    expect(await run('backup')).toMatchObject({ code: 0 });
    expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(1);
  });

  it('comes back after being killed, with everything it had said yes to', async () => {
    let url = await start();
    const asked = await Promise.all(Array.from({ length: 5 }, (_, n) => register(url, `Survivor${n}`)));
    expect(asked.map((answer) => answer.status)).toEqual(Array(5).fill(201));
    await stop('SIGKILL');
    expect(findHolder(dataDir)?.url).toBe(url);
    url = await start();
    for (let n = 0; n < 5; n++) expect(await knows(url, `survivor${n}`)).toBe(true);
    expect(await knows(url, 'firstling')).toBe(true);
    expect(await stop('SIGTERM')).toBe(0);
  });
});
