import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresDatabase } from '../src/platform/db/database.ts';
import { makeLog } from '../src/platform/log.ts';
import { PATIENT } from './patient.ts';
import { makeTestApp, setTimings, type TestApp } from './test-app.ts';
import { makeVariant } from './variant.ts';

/** The network between the app and its database: it can be cut, mended, and fall silent. */
class Cable {
  frozen = false;
  #port = 0;
  readonly #to: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;

  constructor(to: URL) {
    this.#to = to;
  }

  async plugIn(): Promise<string> {
    this.#server = createServer((near) => {
      const far = connect(Number(this.#to.port), this.#to.hostname);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from);
        from.on('data', (bytes) => this.frozen || to.write(bytes));
        from.on('error', () => undefined);
        from.on('close', () => to.destroy());
      }
    });
    await new Promise<void>((opened) => this.#server?.listen(this.#port, '127.0.0.1', opened));
    this.#port = (this.#server.address() as AddressInfo).port;
    const url = new URL(this.#to);
    url.port = `${this.#port}`;
    return url.href;
  }

  async cut(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
    await new Promise((closed) => this.#server?.close(closed));
  }
}

let house: TestApp;
beforeAll(async () => {
  house = await makeTestApp();
});
afterAll(() => house.close());

async function behindCable() {
  const cable = new Cable(new URL(house.parts.database.pool.options.connectionString ?? ''));
  const database = postgresDatabase(await cable.plugIn(), makeLog('silent'), PATIENT);
  const app = await makeVariant(house, {}, { database });
  return { cable, database, app };
}

describe('a PostgreSQL server that goes away and comes back', () => {
  it('makes the app unready and its requests 503, and all is well again without a restart', async () => {
    const { cable, database, app } = await behindCable();
    await house.signUp('Steadfast');
    const profile = () => app.inject({ url: '/api/user/steadfast' });
    expect((await profile()).statusCode).toBe(200);
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);

    for (let round = 0; round < 3; round++) {
      await cable.cut();
      for (let n = 0; n < 3; n++) {
        const answer = await profile();
        expect([answer.statusCode, answer.headers['retry-after']], answer.body).toEqual([503, '5']);
        expect(answer.json()).toMatchObject({ code: 'unavailable', request_id: expect.any(String) });
      }
      expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
      expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);

      await cable.plugIn();
      expect((await profile()).statusCode).toBe(200);
      expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
    }
    await app.close();
    await database.close();
    await cable.cut();
  });

  it('lets a write that was cut off be either whole or absent', async () => {
    const { cable, database, app } = await behindCable();
    const register = (n: number) =>
      app.inject({
        method: 'POST',
        url: '/api/user/register',
        payload: { username: `Cutoff${n}`, email: `cutoff${n}@example.org`, password: 'lantern-harbour-71' },
      });
    const asked = Array.from({ length: 20 }, (_, n) => register(n));
    // Some are whole by then, and others in the middle.
    await Promise.any(asked);
    await cable.cut();
    const answers = await Promise.all(asked);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(201);
    for (const answer of answers) expect([201, 503], answer.body).toContain(answer.statusCode);
    const { rows } = await house.parts.database.pool.query(
      `SELECT u.id, count(s.id) AS sessions FROM users u LEFT JOIN sessions s ON s.user_id = u.id
       WHERE username LIKE 'Cutoff%' GROUP BY u.id`,
    );
    for (const row of rows) expect(row.sessions).toBe(1);
    expect(rows.length).toBeGreaterThanOrEqual(answers.filter((answer) => answer.statusCode === 201).length);
    await app.close();
    await database.close();
  });

  it('is called unready when it falls silent', async () => {
    const { cable, database, app } = await behindCable();
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
    setTimings(house, { readyMs: 50 });
    cable.frozen = true;
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
    await cable.cut();
    await app.close();
    await database.close();
  });
});
