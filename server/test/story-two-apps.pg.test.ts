import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONDITION_MS } from '../../scripts/lib/test-limits.mjs';
import { postgresDatabase } from '../src/platform/db/database.ts';
import { type LiveLogs, memoryLogs } from '../src/platform/live/live-log.ts';
import { redisLogs } from '../src/platform/live/redis-logs.ts';
import { makeLog } from '../src/platform/log.ts';
import { openRedis } from '../src/platform/security/rate-limits.ts';
import { makeBackgroundWork } from '../src/platform/work/background-work.ts';
import { ledgerFaults } from './billing-steps.ts';
import { untilStopped } from './fake-painter.ts';
import { GREETING, makeGate } from './fake-writer.ts';
import { PATIENT } from './patient.ts';
import {
  attach,
  begin,
  eventsOf,
  idIn,
  makeReader,
  makeReplyHouse,
  openHolds,
  type ReplyHouse,
  readReply,
  resetHouse,
  send,
} from './reply-steps.ts';
import { readStory } from './story-steps.ts';
import type { Visitor } from './test-app.ts';

import { makeVariant } from './variant.ts';

const url = process.env.TEST_REDIS_URL;
if (!url && process.env.CI) throw new Error('TEST_REDIS_URL must be set in CI');
if (!url) console.warn('TEST_REDIS_URL is not set: replies read through another process are NOT tested in this run.');

const log = makeLog('silent');
const TEXT = GREETING.join('');

/** A second app on the same database, which shares no memory with the first; and how to close it. */
async function openSecondApp(first: ReplyHouse, live: LiveLogs): Promise<ReplyHouse> {
  const database = postgresDatabase(first.parts.database.pool.options.connectionString ?? '', log, PATIENT);
  const app = await makeVariant(first, {}, { database, live, background: makeBackgroundWork(log) });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const close = async () => {
    await app.close();
    await live.close();
    await database.close();
  };
  return { ...first, app, origin, close };
}

let first: ReplyHouse;
let second: ReplyHouse;
let user: Visitor;

async function open(logs: () => LiveLogs, firstEventMs: number): Promise<void> {
  first = await makeReplyHouse({}, { live: logs(), timings: { heartbeatMs: 100, firstEventMs } });
  second = await openSecondApp(first, logs());
}
async function ready(): Promise<void> {
  const isNew = first.sirenId === 0;
  await resetHouse(first);
  if (isNew) user = await makeReader(first, 'Reader');
}
async function close(): Promise<void> {
  expect(await ledgerFaults(first)).toEqual([]);
  expect(await openHolds(first)).toEqual([]);
  await second.close();
  await first.parts.live.close();
  await first.close();
}
const overRedis = (): LiveLogs => {
  const redis = openRedis(url ?? '', log);
  const logs = redisLogs(redis, log);
  return { ...logs, close: () => logs.close().then(() => redis.disconnect()) };
};
const input = { user_input: 'Hello', generate_audio: true, generate_images: true };
const textOf = async (of: ReplyHouse, storyId: number, after = 0) => (await attach(of, user, storyId, after)).text();

/** Begins a reply at the first app that waits in its middle until the gate is opened. */
async function halfWay(storyId: number) {
  const gate = makeGate();
  first.writer.pieces = async function* () {
    yield* GREETING.slice(0, 2);
    await gate.opened;
    yield* GREETING.slice(2);
  };
  const answer = await send(first, user, `/api/story/${storyId}?media=url`, input);
  return { gate, answer };
}

describe.runIf(url)('a reply begun in one process, with Redis', () => {
  beforeAll(() => open(overRedis, CONDITION_MS));
  beforeEach(ready);
  afterAll(close);

  it('is read through another from every event on, in the same bytes', async () => {
    const storyId = idIn(await begin(first, user));
    const whole = await (await send(first, user, `/api/story/${storyId}?media=url`, input)).text();
    const events = whole.split(/(?<=\n\n)/);
    expect(whole).toMatch(/"audio":.*"image":|"image":.*"audio":/s);
    await expect.poll(() => textOf(second, storyId)).toBe(whole);
    for (let after = 0; after <= events.length; after++) {
      expect(await textOf(second, storyId, after)).toBe(events.slice(after).join(''));
    }
  });

  it('is heard to its end in both, and by a tab that comes later', async () => {
    const storyId = idIn(await begin(first, user));
    const { gate, answer } = await halfWay(storyId);
    const early = attach(second, user, storyId).then((joined) => joined.text());
    gate.open();
    const whole = await answer.text();
    expect(await early).toBe(whole);
    expect(await textOf(second, storyId)).toBe(whole);
    expect((await readStory(user, storyId)).composes.at(-1)).toMatchObject({ ai_response: TEXT, state: 'whole' });
  });

  it('is stopped through another, and the reader there hears its end', async () => {
    const storyId = idIn(await begin(first, user));
    let stopped = false;
    first.writer.pieces = async function* (_prompt, { signal }) {
      yield 'Good evening. The sea ';
      await untilStopped({ signal }).finally(() => {
        stopped = true;
      });
    };
    const answer = await send(first, user, `/api/story/${storyId}?media=url`, { user_input: 'Hello' });
    const joined = eventsOf(await attach(second, user, storyId));
    while (!JSON.stringify((await joined.next()).value).includes('Good evening'));
    const asked = await fetch(`${second.origin}/api/story/${storyId}/stop`, {
      method: 'POST',
      headers: { cookie: user.cookie ?? '' },
    });
    expect(await asked.json()).toEqual({ message: 'Stopped.' });
    expect((await readReply(joined)).end).toMatchObject({ stopped: true });
    expect(stopped).toBe(true);
    await answer.text();
    expect((await readStory(user, storyId)).composes.at(-1)).toMatchObject({ state: 'stopped' });
  });

  it('is found under its key through another, and stands in the way of a second one', async () => {
    const storyId = idIn(await begin(first, user));
    const gate = makeGate();
    first.writer.pieces = async function* () {
      yield* GREETING.slice(0, 2);
      await gate.opened;
      yield* GREETING.slice(2);
    };
    const path = `/api/story/${storyId}?media=url`;
    const answer = await send(first, user, path, input, { key: 'same' });
    const same = send(second, user, path, input, { key: 'same' }).then((again) => again.text());
    expect((await send(second, user, path, { user_input: 'Another' })).status).toBe(409);
    gate.open();
    expect(await same).toBe(await answer.text());
    expect((await readStory(user, storyId)).composes).toHaveLength(2);
  });

  it('is nobody else’s through any of them', async () => {
    const storyId = idIn(await begin(first, user));
    const { gate, answer } = await halfWay(storyId);
    const other = await makeReader(first, 'Other');
    for (const of of [first, second]) {
      for (const who of [other, first.visitor()]) expect((await attach(of, who, storyId)).status).toBe(404);
    }
    gate.open();
    await answer.text();
    for (const of of [first, second]) expect((await attach(of, other, storyId)).status).toBe(404);
  });
});

describe('a reply begun in one process, without Redis', () => {
  // What the other process writes does not come here, however long it is waited for.
  beforeAll(() => open(memoryLogs, 20));
  beforeEach(ready);
  afterAll(close);

  it('is not to be heard through another, but is said to be on its way, and then is there whole', async () => {
    const storyId = idIn(await begin(first, user));
    const { gate, answer } = await halfWay(storyId);
    expect((await attach(second, user, storyId)).status).toBe(204);
    const seen = async () => {
      const found = await fetch(`${second.origin}/api/story/${storyId}?media=url`, {
        headers: { cookie: user.cookie ?? '' },
      });
      const { composes } = (await found.json()) as { composes: { state: string; ai_response: string }[] };
      return [composes.at(-1)?.state, composes.at(-1)?.ai_response];
    };
    expect(await seen()).toEqual(['writing', '']);
    gate.open();
    await answer.text();
    expect(await seen()).toEqual(['whole', TEXT]);
    expect((await attach(second, user, storyId)).status).toBe(204);
  });

  it('is stopped through another, and its request is told there from what is stored', async () => {
    const storyId = idIn(await begin(first, user));
    first.writer.pieces = async function* (_prompt, { signal }) {
      yield 'Good evening. The sea ';
      await untilStopped({ signal });
    };
    const path = `/api/story/${storyId}?media=url`;
    const answer = await send(first, user, path, { user_input: 'Hello' }, { key: 'stopped' });
    expect((await send(second, user, path, { user_input: 'Hello' }, { key: 'stopped' })).status).toBe(409);
    await fetch(`${second.origin}/api/story/${storyId}/stop`, {
      method: 'POST',
      headers: { cookie: user.cookie ?? '' },
    });
    const received = await readReply(eventsOf(answer));
    expect(received.end).toMatchObject({ stopped: true });
    const again = await send(second, user, path, { user_input: 'Hello' }, { key: 'stopped' });
    expect((await readReply(eventsOf(again))).text).toBe(received.text);
  });
});
