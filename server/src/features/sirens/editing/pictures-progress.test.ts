import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { ledgerFaults, paymentsOf } from '../../../../test/billing-steps.ts';
import { makeFakePainter, untilStopped } from '../../../../test/fake-painter.ts';
import { makeGate } from '../../../../test/fake-writer.ts';
import { allOf, readEvents } from '../../../../test/read-events.ts';
import { makeTestApp, setTimings, type TestApp, type Visitor } from '../../../../test/test-app.ts';
import { AppError } from '../../../platform/app-error.ts';

const PATH = '/api/sirens/generate-image';
const input = { appearance: 'red hair, green coat', description: 'A harpist of 34.', gender: 'female' };
const painter = makeFakePainter();
let house: TestApp;
let origin: string;
beforeAll(async () => {
  house = await makeTestApp({}, { providers: { image: painter } });
  await house.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(house.app.server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  painter.before = () => {};
  painter.requests.length = 0;
  painter.calls.length = 0;
});
afterAll(async () => {
  expect(await ledgerFaults(house)).toEqual([]);
  await house.close();
});

/** A request over a real connection, which the client can close. */
const ask = (user: Visitor, path: string, signal?: AbortSignal) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: user.cookie ?? '', 'accept-encoding': 'br, gzip' },
    body: JSON.stringify(input),
    ...(signal && { signal }),
  });
const openHolds = () => rowsOf(house, `SELECT key FROM credit_holds WHERE state = 'open'`);
const pictures = () => rowsOf(house, 'SELECT id FROM media');
const imagesLeft = async (user: Visitor) => (await paymentsOf(user))[2];

describe('a picture told as it is made', () => {
  it('comes after its progress, which only grows, with its addresses and without base64 [A21]', async () => {
    const user = await house.signUp('Watcher', { verified: true });
    const parts: unknown[] = [];
    painter.before = async ({ tell }) => {
      for (const part of [0.1, 0.4, 0.3, 0.8]) {
        tell(part);
        if (part !== 0.3) await expect.poll(() => parts).toContain(part);
      }
    };
    const answer = await ask(user, `${PATH}/progress`);
    expect(answer.headers.get('content-encoding')).toBeNull();
    const events: Record<string, unknown>[] = [];
    for await (const event of readEvents(answer)) {
      events.push(event);
      if ('progress' in event) parts.push(event.progress);
    }
    expect(parts).toEqual([0.1, 0.4, 0.8]);
    expect(events).toHaveLength(4);
    const last = events.at(-1) as { image: Record<string, unknown>; image_seed: number; image_model: string };
    expect(Object.keys(last).toSorted()).toEqual(['image', 'image_model', 'image_seed']);
    expect(Object.keys(last.image)).not.toContain('b64_png');
    const file = await fetch(`${origin}${last.image.card_url}`, { headers: { cookie: user.cookie ?? '' } });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await imagesLeft(user)).toBe(9);
  });

  it('reaches the reader while it is still painted', async () => {
    const user = await house.signUp('Early', { verified: true });
    const gate = makeGate();
    painter.before = ({ tell }) => {
      tell(0.2);
      return gate.opened;
    };
    const events = readEvents(await ask(user, `${PATH}/progress`));
    expect((await events.next()).value).toEqual({ progress: 0.2 });
    gate.open();
    expect((await allOf(events)).at(-1)).toHaveProperty('image');
  });

  it('shows signs of life while the engine is silent', async () => {
    const user = await house.signUp('Waiter', { verified: true });
    setTimings(house, { paintingMs: 20 });
    const gate = makeGate();
    painter.before = () => gate.opened;
    const events = readEvents(await ask(user, `${PATH}/progress`));
    expect((await events.next()).value).toEqual({ progress: 0 });
    gate.open();
    expect((await allOf(events)).at(-1)).toHaveProperty('image');
  });

  it('ends with what went wrong, and is not charged then', async () => {
    const user = await house.signUp('Unlucky', { verified: true });
    const before = await pictures();
    for (const [error, code] of [
      [new AppError('unavailable'), 'unavailable'],
      [new Error('inner works'), 'internal'],
    ] as const) {
      const gate = makeGate();
      painter.before = async ({ tell }) => {
        tell(0.3);
        await gate.opened;
        throw error;
      };
      const events = readEvents(await ask(user, `${PATH}/progress`));
      expect((await events.next()).value).toEqual({ progress: 0.3 });
      gate.open();
      const rest = await allOf(events);
      expect(rest).toEqual([expect.objectContaining({ error: expect.any(String), code })]);
      expect(JSON.stringify(rest)).not.toContain('inner works');
    }
    expect(await imagesLeft(user)).toBe(10);
    expect(await pictures()).toEqual(before);
  });

  it('that cannot even begin is an ordinary error', async () => {
    const signedOut = await ask(house.visitor(), `${PATH}/progress`);
    expect([signedOut.status, ((await signedOut.json()) as { code: string }).code]).toEqual([401, 'paint_signed_out']);
    const user = await house.signUp('Turnedaway', { verified: true });
    painter.before = () => {
      throw new AppError('busy', { retryAfterSeconds: 9 });
    };
    const busy = await ask(user, `${PATH}/progress`);
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '9']);
    expect(await openHolds()).toEqual([]);
  });
});

describe('a client that leaves', () => {
  it.each([PATH, `${PATH}/progress`])('%s ends the painting; nothing is charged and nothing is kept', async (path) => {
    const name = path === PATH ? 'Leaver' : 'Streamer';
    const user = await house.signUp(name, { verified: true });
    const before = await pictures();
    painter.before = (call) => {
      call.tell(0.2);
      return untilStopped(call);
    };
    const client = new AbortController();
    const answer = ask(user, path, client.signal)
      .then((response) => response.text())
      .catch(() => 'left');
    await expect.poll(() => painter.calls.length).toBe(1);
    await expect.poll(async () => (await openHolds()).length).toBe(1);
    client.abort();
    expect(await answer).toBe('left');
    await expect.poll(() => painter.calls[0]?.signal.aborted).toBe(true);
    await expect.poll(openHolds).toEqual([]);
    expect(await imagesLeft(user)).toBe(10);
    expect(await pictures()).toEqual(before);
  });

  it('after the picture was stored has paid for it, and it is theirs', async () => {
    const user = await house.signUp('Toolate', { verified: true });
    const before = (await pictures()).length;
    const { storage } = house.parts.providers;
    const client = new AbortController();
    house.parts.providers.storage = {
      ...storage,
      put: async (key, bytes) => {
        client.abort();
        await expect.poll(() => painter.calls[0]?.signal.aborted).toBe(true);
        return storage.put(key, bytes);
      },
    };
    const answer = ask(user, PATH, client.signal).catch(() => 'left');
    expect(await answer).toBe('left');
    await expect.poll(async () => (await pictures()).length).toBe(before + 1);
    await expect.poll(openHolds).toEqual([]);
    house.parts.providers.storage = storage;
    expect(await imagesLeft(user)).toBe(9);
  });
});
