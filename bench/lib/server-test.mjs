import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { at, bin } from '../../scripts/lib/paths.mjs';
import { startPostgres } from '../../scripts/lib/throwaway-postgres.mjs';
import { ensureTools } from '../../scripts/lib/tools.mjs';

/**
 * Runs tests of the server in another size than `npm test` does, on PGlite or on a PostgreSQL of their own.
 * @param {string[]} files parts of the names of the test files
 * @param {Record<string, string>} env
 * @param {boolean} onPostgres
 * @returns {Promise<boolean>} whether they passed
 */
export async function runServerTests(files, env, onPostgres) {
  const { postgresql } = onPostgres ? await ensureTools(['postgresql']) : {};
  if (onPostgres && !postgresql) throw new Error('There is no PostgreSQL, and it could not be installed.');
  const postgres = postgresql ? await startPostgres(postgresql) : undefined;
  const database = { TEST_DATABASE_URL: postgres?.url };
  try {
    const project = `--project=server-${postgres ? 'postgres' : 'lite'}`;
    const args = [bin.vitest, 'run', '--config', at('server', 'vitest.config.ts'), project, ...files];
    const child = spawn(process.execPath, args, {
      cwd: at('server'),
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'test', ...env, ...database },
    });
    const [code] = await once(child, 'exit');
    return code === 0;
  } finally {
    await postgres?.stop();
  }
}
