import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { depth } from '../../scripts/lib/test-depth.ts';
import { CONDITION_MS, TEST_MS } from '../../scripts/lib/test-limits.mjs';
import { openaiText } from '../src/providers/text/openai-text.ts';
import { rowsOf } from './account-steps.ts';
import { ledgerFaults } from './billing-steps.ts';
import { eventually, fakeServer } from './fake-server.ts';
import {
  begin,
  idIn,
  makeReader,
  makeReplyHouse,
  openHolds,
  type ReplyHouse,
  resetHouse,
  send,
  settleReplies,
} from './reply-steps.ts';
import { type Draws, seededDraws } from './seeded.ts';
import { openLine, readBytes, requestBytes } from './story-lines.ts';
import { readStory } from './story-steps.ts';
import type { Visitor } from './test-app.ts';

// `node bench/stream-faults.mjs` has a thousand.
const DROPS = Number(process.env.STREAM_DROPS ?? depth(60, 300));
const SEED = Number(process.env.STREAM_SEED ?? 20_261_115);
/** Each has the words and pictures of a trial, and one story. */
const DROPS_A_READER = 30;

let house: ReplyHouse;
/** Ports of lines that the server has seen the end of. */
const ended = new Set<number | undefined>();
beforeAll(async () => {
  house = await makeReplyHouse({ RATE_LIMIT_SCALE: '100000' });
  house.app.server.on('connection', (socket) => {
    const { remotePort } = socket;
    ended.delete(remotePort);
    socket.once('close', () => ended.add(remotePort));
  });
});
beforeEach(() => resetHouse(house));
afterAll(async () => {
  expect(await ledgerFaults(house)).toEqual([]);
  expect(await openHolds(house)).toEqual([]);
  await house.close();
});

const openSockets = () =>
  new Promise<number>((resolve) => house.app.server.getConnections((_, count) => resolve(count)));
const answerTo = (message: string) => `Good evening. *${message}* The sea is calm tonight. Will you stay a while?`;

/** What became of one message whose sender left. */
interface Drop {
  message: string;
  /** Bytes of the answer that were read. */
  read: number;
  wasSent: boolean;
}

/** Sends a message and goes away at a byte, of the request or of the answer to it. */
async function dropOnce(user: Visitor, storyId: number, n: number, draws: Draws, usual: number): Promise<Drop> {
  const message = `message ${n}`;
  // As many pictures as there are credits for.
  const input = { user_input: message, generate_audio: draws.chance(0.5), generate_images: n % 5 === 0 };
  const request = requestBytes(house.origin, user, `/api/story/${storyId}?media=url`, input);
  const at = draws.chance(0.1) ? -draws.below(request.length) : draws.below(usual);
  const line = await openLine(house.origin);
  // A line that is closed has none any more.
  const { localPort } = line;
  line.write(at < 0 ? request.subarray(0, at) : request);
  const { length } = at > 0 ? await readBytes(line, at) : Buffer.alloc(0);
  const disconnect = draws.pick(['reset', 'end', 'destroy']);
  if (disconnect === 'reset') line.resetAndDestroy();
  else if (disconnect === 'end') line.end().destroySoon();
  else line.destroy();
  await expect.poll(() => ended.has(localPort), { interval: 5 }).toBe(true);
  return { message, read: length, wasSent: at >= 0 };
}

async function dropMany(user: Visitor, count: number, draws: Draws): Promise<Drop[]> {
  const storyId = idIn(await begin(house, user, { user_input: 'message first' }));
  const input = { user_input: 'message second', generate_audio: true, generate_images: true };
  const usual = (await (await send(house, user, `/api/story/${storyId}?media=url`, input)).text()).length + 600;
  const drops: Drop[] = [];
  for (let n = 0; n < count; n++) {
    drops.push(await dropOnce(user, storyId, n, draws, usual));
    await untilIdle(storyId);
  }
  const { composes } = await readStory(user, storyId);
  for (const { user_input, ai_response, state } of composes) {
    expect([user_input, ai_response, state]).toEqual([user_input, answerTo(user_input), 'whole']);
  }
  const stored = new Set(composes.map(({ user_input }) => user_input));
  for (const { message, read, wasSent } of drops) {
    if (read > 0 || !wasSent) expect([message, stored.has(message)]).toEqual([message, wasSent]);
  }
  expect(composes.length).toBe(stored.size);
  return drops;
}

/** Waits until the server has nothing more to do for a message, also for one that had not begun when its sender left. */
async function untilIdle(storyId: number): Promise<void> {
  const { pool } = house.parts.database;
  const isIdle = async () => {
    const running = await rowsOf(house, `SELECT 1 FROM replies WHERE story_id = $1 AND state = 'running'`, [storyId]);
    return running.length === 0 && pool.idleCount === pool.totalCount && pool.waitingCount === 0;
  };
  // Between two queries the pool is idle too, so it has to stay idle for several polls.
  let times = 0;
  const staysIdle = async () => {
    times = (await isIdle()) ? times + 1 : 0;
    return times;
  };
  await expect.poll(staysIdle, { interval: 5 }).toBeGreaterThan(2);
}

describe('a reader who is gone at any byte', () => {
  it(`${DROPS} times leaves every reply whole, every credit settled and no connection`, {
    timeout: TEST_MS + DROPS * 2_000,
  }, async () => {
    console.info(`drops: seed ${SEED}, ${DROPS} (STREAM_SEED and STREAM_DROPS change them)`);
    house.writer.pieces = async function* ({ turns }) {
      const [message = ''] = /message \w+/.exec(turns.at(-1)?.text ?? '') ?? [];
      for (const piece of answerTo(message).split(/(?<=[ ,])/)) {
        yield piece;
        await pause(1);
      }
    };
    const draws = seededDraws(SEED);
    const readers = Array.from({ length: Math.ceil(DROPS / DROPS_A_READER) }, (_, n) => n);
    const drops: Drop[] = [];
    // Two at a time, so that state left by one would disturb the other.
    for (let n = 0; n < readers.length; n += 2) {
      const pair = readers.slice(n, n + 2).map(async (number) => {
        const user = await makeReader(house, `Dropper${number}`);
        const count = Math.min(DROPS_A_READER, DROPS - number * DROPS_A_READER);
        return dropMany(user, count, seededDraws(draws.below(2 ** 31)));
      });
      drops.push(...(await Promise.all(pair)).flat());
    }
    await settleReplies(house);
    expect(drops).toHaveLength(DROPS);
    expect(drops.filter(({ read }) => read > 0).length).toBeGreaterThan(DROPS / 2);
    expect(await ledgerFaults(house)).toEqual([]);
    expect(await openHolds(house)).toEqual([]);
    await house.parts.background.finishAll(CONDITION_MS);
    // The client library of the tests keeps a few of its own, which are idle.
    house.app.server.closeIdleConnections();
    await expect.poll(openSockets).toBe(0);
  });
});

describe('a reader who stops what is written', () => {
  it('after leaving ends the call to the text server at once, and keeps and settles what came', async () => {
    const piece = `data: ${JSON.stringify({ choices: [{ delta: { content: 'Good evening. The sea ' } }] })}\n\n`;
    const upstream = await fakeServer((response) =>
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(piece),
    );
    const text = openaiText({ url: `${upstream.url}/v1`, model: 'm', window: 8192 });
    const user = await makeReader(house, 'Stopper');
    const storyId = idIn(await begin(house, user));
    house.parts.providers.text = text;
    try {
      const line = await openLine(house.origin);
      const input = { user_input: 'message stopped', generate_audio: true };
      line.write(requestBytes(house.origin, user, `/api/story/${storyId}`, input));
      let seen = '';
      while (!seen.includes('Good evening')) seen += await readBytes(line, 1);
      line.resetAndDestroy();
      expect((await user.ask('POST', `/api/story/${storyId}/stop`)).statusCode).toBe(200);
      await eventually(() => upstream.connections() === 0, CONDITION_MS);
      expect(await upstream.seen[0]?.hungUp).toBe(true);
      await untilIdle(storyId);
      const { composes } = await readStory(user, storyId);
      expect(composes.at(-1)).toMatchObject({ user_input: 'message stopped', state: 'stopped' });
      expect(composes.at(-1)?.ai_response).toMatch(/^Good evening\./);
      expect(await openHolds(house)).toEqual([]);
    } finally {
      house.parts.providers.text = house.writer;
      text.close();
      await upstream.close();
    }
  });
});
