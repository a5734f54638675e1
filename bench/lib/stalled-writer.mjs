import { makeScratch } from '../../scripts/lib/app/scratch.mjs';
import { spawnServer } from '../../scripts/lib/app/server-process.mjs';
import { startSlowWriter } from './slow-writer.mjs';
import { makePeople, readersEnv, startReading } from './story-readers.mjs';

/** The first reply is well, so that the server has all it needs by then. @type {(undefined | 'before' | 'middle')[]} */
const PLACES = [undefined, 'before', 'middle'];

/**
 * Replies by a text server that falls silent before or after its first words, and how long until the reader knows.
 * @returns {Promise<{ where: string, error: string | null, tookMs: number }[]>}
 */
export async function runStalls() {
  const { path: dataDir, remove } = makeScratch('stalls');
  let asked = 0;
  const writer = await startSlowWriter(() => ({ pieces: 3, everyMs: 10, stallsIn: PLACES[asked++] }));
  const server = await spawnServer({ dataDir, env: readersEnv(writer.url) });
  try {
    await server.ready();
    const { cookies, sirenId } = await makePeople(server.url, 1);
    const found = [];
    for (const where of PLACES) {
      const body = { user_input: 'Hello', siren_id: sirenId };
      const reader = await startReading(server.url, cookies[0] ?? '', body);
      await reader.ended;
      const { error, tookMs } = reader;
      if (where) found.push({ where: where === 'before' ? 'at first' : 'in the middle', error, tookMs });
    }
    return found;
  } finally {
    await server.kill();
    await writer.stop();
    remove();
  }
}
