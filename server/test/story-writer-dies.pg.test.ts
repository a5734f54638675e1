import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { redisLogs } from '../src/platform/live/redis-logs.ts';
import { makeLog } from '../src/platform/log.ts';
import { packageRoot } from '../src/platform/package-root.ts';
import { openRedis } from '../src/platform/security/rate-limits.ts';
import { rowsOf } from './account-steps.ts';
import { ledgerFaults } from './billing-steps.ts';
import { bundle } from './bundle.ts';
import { type FakeServer, fakeServer } from './fake-server.ts';
import {
  attach,
  begin,
  eventsOf,
  goOn,
  idIn,
  makeReader,
  makeReplyHouse,
  openHolds,
  type ReplyHouse,
  readReply,
  replyStates,
  resetHouse,
  send,
} from './reply-steps.ts';
import { readStory } from './story-steps.ts';
import type { Visitor } from './test-app.ts';

const redisUrl = process.env.TEST_REDIS_URL;
if (!redisUrl && process.env.CI) throw new Error('TEST_REDIS_URL must be set in CI');
const log = makeLog('silent');
const redis = redisUrl ? openRedis(redisUrl, log) : undefined;

let built: Awaited<ReturnType<typeof bundle>>;
let folder: string;
let house: ReplyHouse;
/** Writes a little, and then never more. */
let upstream: FakeServer;
let beginning = '';
let user: Visitor;
let writer: ChildProcess | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sirenade-writer-'));
  built = await bundle({ main: 'src/main.ts' });
  symlinkSync(join(packageRoot(), 'migrations'), join(built.folder, 'migrations'));
  const timings = { writerCheckMs: 100, endCheckMs: 100 };
  house = await makeReplyHouse({}, redis ? { live: redisLogs(redis, log), timings } : { timings });
  upstream = await fakeServer((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    if (beginning === '') return;
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: beginning } }] })}\n\n`);
  });
});
beforeEach(async () => {
  // The app of this test goes by a clock that stands still, and the other process by the real time.
  house.clock.set(new Date());
  await resetHouse(house);
  user ??= await makeReader(house, 'Reader');
});
afterAll(async () => {
  await kill();
  expect(await ledgerFaults(house)).toEqual([]);
  expect(await openHolds(house)).toEqual([]);
  await house.parts.live.close();
  redis?.disconnect();
  await house.close();
  await upstream.close();
  built.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a process that writes on the same database; gives the same house behind its door. */
async function startWriter(): Promise<ReplyHouse> {
  writer = spawn(process.execPath, [join(built.folder, 'main.js')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: house.parts.database.pool.options.connectionString ?? '',
      ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
      TEXT_URL: `${upstream.url}/v1`,
      TEXT_MODEL: 'm',
      ENGINE_WARM: '0',
      RATE_LIMIT_SCALE: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  writer.stdout?.on('data', (bytes: Buffer) => {
    output += bytes;
  });
  const address = () => /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
  await expect.poll(address, { message: 'a second process that listens' }).toBeDefined();
  return { ...house, origin: address() ?? '' };
}

async function kill(): Promise<void> {
  if (!writer || writer.exitCode !== null || writer.signalCode !== null) return;
  const ended = new Promise((resolve) => writer?.once('exit', resolve));
  writer.kill('SIGKILL');
  await ended;
}

/** Begins a reply in the other process, and kills that once it has shown so much. */
async function die(storyId: number, words: string, watch?: (storyId: number) => Promise<void>): Promise<void> {
  beginning = words;
  const there = await startWriter();
  const input = { user_input: 'Still there?', generate_audio: false };
  const events = eventsOf(await send(there, user, `/api/story/${storyId}?media=url`, input));
  await events.next();
  if (words !== '') while (!JSON.stringify((await events.next()).value).includes('Good'));
  const runningReplies = () => rowsOf(house, `SELECT 1 FROM replies WHERE state = 'running' AND text_so_far <> ''`);
  if (words !== '') await expect.poll(runningReplies).toHaveLength(1);
  await watch?.(storyId);
  await kill();
  await events.return(undefined).catch(() => {});
  house.clock.set(new Date(Date.now() + 20_000));
}

describe('a process that dies while it writes', () => {
  it('leaves the message to be answered once more by another, and nothing is charged', async () => {
    const storyId = idIn(await begin(house, user));
    await die(storyId, '');
    expect((await attach(house, user, storyId)).status).toBe(204);
    const { composes } = await readStory(user, storyId);
    expect(composes.at(-1)).toMatchObject({ user_input: 'Still there?', ai_response: '', state: 'stopped' });
    expect(await replyStates(house, storyId)).toEqual(['done', 'failed']);
    expect((await goOn(house, user, storyId, { user_input: 'Still there?', edited: true })).end).not.toBeNull();
    expect((await readStory(user, storyId)).composes).toHaveLength(2);
  });

  it('leaves what it had shown, and who opens the story in another process finds it', async () => {
    const storyId = idIn(await begin(house, user));
    await die(storyId, 'Good evening. The sea is calm tonight, and ');
    const { composes } = await readStory(user, storyId);
    expect(composes.at(-1)).toMatchObject({ user_input: 'Still there?', state: 'stopped' });
    expect(composes.at(-1)?.ai_response).toMatch(/^Good evening\./);
  });

  it.runIf(redisUrl)('lets go whoever hears it through another process', async () => {
    const storyId = idIn(await begin(house, user));
    let joined: Promise<string> | undefined;
    await die(storyId, 'Good evening. The sea is calm tonight, and ', async () => {
      const answer = await attach(house, user, storyId);
      expect(answer.status).toBe(200);
      joined = answer.text();
    });
    const received = (await joined) ?? '';
    expect(received).toContain('Good evening.');
    expect(received).not.toContain('"end"');
    expect(await replyStates(house, storyId)).toEqual(['done', 'done']);
    // What is left of it in Redis has no end, and keeps nobody waiting.
    expect((await readReply(eventsOf(await attach(house, user, storyId)))).end).toBeNull();
  });
});
