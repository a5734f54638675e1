import { setTimeout as pause } from 'node:timers/promises';
import { makeScratch } from './scratch.mjs';
import { spawnServer } from './server-process.mjs';
import { startSlowWriter } from './slow-writer.mjs';
import { readersEnv, startReaders, startReading, storedOf } from './story-readers.mjs';

/** Longer than the server waits for what is being written, and shorter: half of the replies must be cut. */
const PACES = [
  { pieces: 400, everyMs: 200 },
  { pieces: 30, everyMs: 200 },
];
/** So that every reply has said once that it is written, and how far it is. */
const BEAT_MS = 2_500;

/** @param {string} name @param {(part: { dataDir: string, env: NodeJS.ProcessEnv }) => Promise<any>} work */
async function withWriter(name, work) {
  const { path: dataDir, remove } = makeScratch(name);
  const writer = await startSlowWriter((n) => PACES[n % PACES.length] ?? { pieces: 1, everyMs: 1 });
  try {
    return await work({ dataDir, env: readersEnv(writer.url) });
  } finally {
    await writer.stop();
    remove();
  }
}

/** @param {string} url @param {string} method */
async function askAnew(url, method) {
  const answer = await fetch(`${url}/api/story${method === 'GET' ? '' : '/1/stop'}`, { method }).catch(() => null);
  return answer ? `${answer.status} ${answer.headers.get('connection')}` : 'no connection';
}

/**
 * Asks a server with live replies to stop, and looks for what is lost [F13].
 * @param {{ streams: number }} options
 * @returns {Promise<{ streams: number, whole: number, stopped: number, lost: string[], refusals: string[], exitMs: number, code: number | null }>}
 */
export function runStopStreams({ streams }) {
  return withWriter('stop-streams', async ({ dataDir, env }) => {
    let server = await spawnServer({ dataDir, env });
    try {
      await server.ready();
      const readers = await startReaders(server.url, streams);
      const began = performance.now();
      process.kill(server.pid, 'SIGTERM');
      await pause(500);
      const refusals = [await askAnew(server.url, 'GET'), await askAnew(server.url, 'POST')];
      const [{ code }] = await Promise.all([server.ended, ...readers.map(({ ended }) => ended)]);
      const exitMs = performance.now() - began;
      server = await spawnServer({ dataDir, env });
      await server.ready();
      const lost = [];
      let whole = 0;
      for (const [n, reader] of readers.entries()) {
        const stored = await storedOf(server.url, reader);
        if (reader.end && stored?.ai_response === reader.text) whole += stored.state === 'whole' ? 1 : 0;
        else lost.push(`reply ${n}: ${JSON.stringify({ ...reader, cookie: '' })} stored as ${JSON.stringify(stored)}`);
      }
      return { streams, whole, stopped: streams - whole - lost.length, lost, refusals, exitMs, code };
    } finally {
      await server.kill();
    }
  });
}

/**
 * Kills a server with live replies and starts it again: every message is there, with what was kept of its answer by
 * then, or none and a way to ask once more.
 * @param {{ streams: number }} options
 * @returns {Promise<{ streams: number, kept: number, faults: string[], restartMs: number }>}
 */
export function runKillStreams({ streams }) {
  return withWriter('kill-streams', async ({ dataDir, env }) => {
    let server = await spawnServer({ dataDir, env });
    try {
      await server.ready();
      const readers = await startReaders(server.url, streams);
      await pause(BEAT_MS);
      await server.kill();
      await Promise.all(readers.map(({ ended }) => ended));
      const began = performance.now();
      server = await spawnServer({ dataDir, env });
      await server.ready();
      const restartMs = performance.now() - began;
      const faults = [];
      let kept = 0;
      for (const [n, reader] of readers.entries()) {
        const stored = await storedOf(server.url, reader);
        const isThere = stored?.user_input === `Message ${n}` && stored.state !== 'writing';
        if (stored?.ai_response) kept++;
        if (!isThere || !reader.text.startsWith(stored.ai_response)) {
          faults.push(`reply ${n}: ${reader.text.length} characters heard, stored ${JSON.stringify(stored)}`);
        }
      }
      const [first] = readers;
      if (first) {
        const wish = { user_input: 'Message 0', edited: true };
        const again = await startReading(server.url, first.cookie, wish, `/api/story/${first.storyId}`);
        if (again.text === '') faults.push(`the first could not be answered once more: ${again.error}`);
      }
      return { streams, kept, faults, restartMs };
    } finally {
      await server.kill();
    }
  });
}
