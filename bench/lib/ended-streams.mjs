import { setTimeout as pause } from 'node:timers/promises';
import { makeScratch } from '../../scripts/lib/app/scratch.mjs';
import { spawnServer } from '../../scripts/lib/app/server-process.mjs';
import { CONDITION_MS } from '../../scripts/lib/test-limits.mjs';
import { readTables } from './ledger-check.mjs';
import { startSlowWriter } from './slow-writer.mjs';
import { readersEnv, startReaders, startReading, storedOf } from './story-readers.mjs';

/** Far longer than the server waits for running replies, which are therefore cut. */
const ENDLESS = { pieces: 10_000, everyMs: 200 };
/** A reply says now and then that it is being written, and how far it is. */
const BEAT_MS = 2_500;
const LOOK_EVERY_MS = 50;

/**
 * Every other reply has no end; the rest may end once `release` is called.
 * @param {string} name
 * @param {string | undefined} dataFrom
 * @param {(part: { dataDir: string, env: NodeJS.ProcessEnv, release: () => void }) => Promise<any>} work
 */
async function withWriter(name, dataFrom, work) {
  const { path: dataDir, remove } = makeScratch(name, dataFrom);
  let release = () => {};
  /** @type {Promise<void>} */
  const goesOnUntil = new Promise((resolve) => {
    release = resolve;
  });
  const writer = await startSlowWriter((n) => (n % 2 === 0 ? ENDLESS : { pieces: 1, everyMs: 200, goesOnUntil }));
  try {
    return await work({ dataDir, env: readersEnv(writer.url), release });
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

/** Waits until a stopping server refuses connections or requests, and gives its answer. @param {string} url */
async function refusalOf(url) {
  for (const giveUp = Date.now() + CONDITION_MS; ; await pause(LOOK_EVERY_MS)) {
    const answer = await askAnew(url, 'GET');
    if (/^(503|no connection)/.test(answer) || Date.now() > giveUp) return answer;
  }
}

/**
 * Stops a server with live replies, and looks for lost ones.
 * @param {{ streams: number, dataFrom?: string | undefined }} options
 * @returns {Promise<{ streams: number, whole: number, stopped: number, lost: string[], refusals: string[], exitMs: number, code: number | null }>}
 */
export function runStopStreams({ streams, dataFrom }) {
  return withWriter('stop-streams', dataFrom, async ({ dataDir, env, release }) => {
    let server = await spawnServer({ dataDir, env });
    try {
      await server.ready();
      const readers = await startReaders(server.url, streams);
      const began = performance.now();
      process.kill(server.pid, 'SIGTERM');
      const refusals = [await refusalOf(server.url), await askAnew(server.url, 'POST')];
      release();
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
 * Kills a server with live replies and starts it again: every message is there, with the part of its answer that was
 * stored by then, or with none and a way to ask once more.
 * @param {{ streams: number, dataFrom?: string | undefined }} options
 * @returns {Promise<{ streams: number, kept: number, faults: string[], restartMs: number }>}
 */
export function runKillStreams({ streams, dataFrom }) {
  return withWriter('kill-streams', dataFrom, async ({ dataDir, env }) => {
    let server = await spawnServer({ dataDir, env });
    try {
      await server.ready();
      const readers = await startReaders(server.url, streams);
      const giveUp = Date.now() + CONDITION_MS;
      let hasStoredText = false;
      while (!hasStoredText && Date.now() < giveUp) {
        await pause(BEAT_MS);
        const [replies = []] = await readTables(server, ['replies']);
        hasStoredText = replies.some((reply) => reply.text_so_far !== '');
      }
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
        const body = { user_input: 'Message 0', edited: true };
        const again = await startReading(server.url, first.cookie, body, `/api/story/${first.storyId}`);
        if (again.text === '') faults.push(`the first could not be answered once more: ${again.error}`);
      }
      return { streams, kept, faults, restartMs };
    } finally {
      await server.kill();
    }
  });
}
