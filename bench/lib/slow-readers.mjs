import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { makeScratch } from '../../scripts/lib/app/scratch.mjs';
import { spawnServer } from '../../scripts/lib/app/server-process.mjs';
import { startSlowWriter } from './slow-writer.mjs';
import { makePeople, readersEnv, startReading } from './story-readers.mjs';

const REPLIES = 25;
const STORIES_EACH = 5;
const SENTENCES = 8;
/** One second of MP3 has 38 frames of 417 bytes; eight sentences of these are a megabyte in base64. */
const FRAMES = 240;
const READ_EVERY_MS = 1_000;
const READ_BYTES = 1_024;
const WATCH_MS = 25_000;
const SHORT_REPLIES = 40;
/** Longer than the server waits before it drops a stalled reader. */
const BLOCKED_MS = 75_000;

/** A speech server that says the same silence to everything, so many frames of it. */
async function startLoudVoice() {
  let frames = FRAMES;
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x00]);
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'audio/mpeg' });
      response.end(Buffer.concat(Array(frames).fill(frame)));
    });
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}/v1`,
    /** @param {number} times */
    speakLonger: (times) => {
      frames = FRAMES * times;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** @param {number} pid in megabytes */
const residentOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/**
 * A connection that reads so many bytes a second, or nothing.
 * @param {string} url
 * @param {{ cookie: string, storyId: number }} reader
 * @param {number} bytesEach
 */
async function readSlowly(url, { cookie, storyId }, bytesEach) {
  const { host, port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.pause();
  socket.write(
    `GET /api/story/${storyId}/stream?after=0&media=url HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`,
  );
  const timer = setInterval(() => socket.read(bytesEach), READ_EVERY_MS);
  if (bytesEach === 0) clearInterval(timer);
  socket.once('close', () => clearInterval(timer));
  return socket;
}

/** @param {number[]} values */
const p95 = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

/**
 * Sends short messages as a fast reader, and measures how long the answers take.
 * @param {string} url
 * @param {string} cookie
 * @param {number} storyId
 */
async function timeOthers(url, cookie, storyId) {
  const took = [];
  for (let n = 0; n < SHORT_REPLIES; n++) {
    const reader = await startReading(url, cookie, { user_input: 'Short' }, `/api/story/${storyId}`);
    await reader.ended;
    took.push(reader.tookMs);
  }
  return p95(took);
}

/**
 * Long spoken replies that many read at a crawl.
 * @param {{ readers: number }} options
 * @returns {Promise<{ readers: number, grownMb: number, p95Before: number, p95Beside: number, isBlockedDropped: boolean }>}
 */
export async function runSlowReaders({ readers }) {
  const { path: dataDir, remove } = makeScratch('slow-readers');
  const writer = await startSlowWriter(() => ({ pieces: SENTENCES, everyMs: 5 }));
  const voice = await startLoudVoice();
  const env = { ...readersEnv(writer.url), SPEECH_URL: voice.url, SPEECH_MODEL: 'loud' };
  const server = await spawnServer({ dataDir, env });
  try {
    await server.ready();
    const { url, pid } = server;
    const { cookies, sirenId } = await makePeople(url, REPLIES / STORIES_EACH + 1);
    const begin = async (/** @type {string} */ cookie, /** @type {boolean} */ isSpoken) => {
      const body = { user_input: 'Read to me', siren_id: sirenId, generate_audio: isSpoken };
      const reader = await startReading(url, cookie, body);
      await reader.ended;
      if (!reader.end) throw new Error(`A reply failed: ${reader.error}`);
      return reader;
    };
    const quick = await begin(cookies.at(-1) ?? '', false);
    const p95Before = await timeOthers(url, quick.cookie, quick.storyId);
    /** @type {import('./story-readers.mjs').Reader[]} */
    const replies = [];
    for (let n = 0; n < REPLIES; n++) replies.push(await begin(cookies[Math.floor(n / STORIES_EACH)] ?? '', true));
    const before = residentOf(pid);
    const slow = await Promise.all(
      Array.from({ length: readers }, (_, n) =>
        readSlowly(url, replies[n % REPLIES] ?? { cookie: '', storyId: 0 }, READ_BYTES),
      ),
    );
    const [p95Beside] = await Promise.all([timeOthers(url, quick.cookie, quick.storyId), pause(WATCH_MS)]);
    const grownMb = residentOf(pid) - before;
    for (const socket of slow) socket.destroy();

    // More than the socket buffers of a connection, to a reader that reads nothing.
    voice.speakLonger(20);
    const long = await begin(cookies.at(-1) ?? '', true);
    const blocked = await readSlowly(url, long, 0);
    await pause(BLOCKED_MS);
    let came = '';
    blocked.on('data', (bytes) => {
      came = (came + bytes.toString('latin1')).slice(-2_000);
    });
    blocked.resume();
    await Promise.race([once(blocked, 'close'), pause(10_000)]);
    const isBlockedDropped = blocked.destroyed && !came.includes('"end":');
    blocked.destroy();
    return { readers, grownMb, p95Before, p95Beside, isBlockedDropped };
  } finally {
    await server.kill();
    await writer.stop();
    voice.stop();
    remove();
  }
}
