import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from './free-port.mjs';
import { onEnd, run } from './processes.mjs';
import { CONDITION_MS } from './test-limits.mjs';

// Nothing here is kept, so nothing waits for the disk.
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
  listen_addresses: '127.0.0.1',
};

/** PostgreSQL refuses to run as root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user; try the next.
    }
  }
  return undefined;
}

/**
 * Starts a PostgreSQL server of our own on the loopback address, with an empty cluster in a temporary folder.
 * @param {string} programs the folder with initdb and postgres
 * @param {string} under where its folder is made
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres(programs, under = tmpdir()) {
  const as = unprivileged();
  const folder = mkdtempSync(join(under, 'sirenade-pg-'));
  const password = randomBytes(18).toString('base64url');
  const secret = join(folder, 'password');
  writeFileSync(secret, password, { mode: 0o600 });
  if (as) for (const path of [folder, secret]) chownSync(path, as.uid, as.gid);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${secret}`];
  const made = await run(join(programs, 'initdb'), [...init, '-E', 'UTF8', '--no-locale', '--no-sync'], {
    cwd: folder,
    ...(as && { as }),
  });
  if (made.code !== 0) {
    remove();
    throw new Error(`initdb failed.\n${made.output}`);
  }

  const port = await findFreePort();
  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: folder, port: String(port) });
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], detached: true, ...as },
  );
  let log = '';
  server.stderr.on('data', (chunk) => {
    log = (log + chunk).slice(-20_000);
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const forget = onEnd(() => {
    server.kill('SIGQUIT');
    remove();
  });
  const stop = async () => {
    // Asked first: ended at once it leaves its shared memory behind.
    server.kill('SIGINT');
    await Promise.race([ended, pause(5_000)]);
    server.kill('SIGQUIT');
    await Promise.race([ended, pause(5_000)]);
    forget();
    remove();
  };

  const giveUp = Date.now() + CONDITION_MS;
  const asking = ['-q', '-h', '127.0.0.1', '-p', String(port), '-t', '1'];
  while ((await run(join(programs, 'pg_isready'), asking)).code !== 0) {
    if (server.exitCode !== null || Date.now() > giveUp) {
      await stop();
      throw new Error(`PostgreSQL did not start.\n${log}`);
    }
    await pause(100);
  }
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop };
}
