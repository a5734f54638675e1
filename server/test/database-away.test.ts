import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { embeddedDatabase, postgresDatabase } from '../src/platform/db/database.ts';
import { toAppError } from '../src/platform/http/error-answer.ts';
import { makeLog } from '../src/platform/log.ts';
import { makeTestApp } from './test-app.ts';
import { makeVariant } from './variant.ts';

const log = makeLog('silent');
const away = {
  'a PostgreSQL server that is not there': () => postgresDatabase('postgres://nobody@127.0.0.1:1/none', log),
  'a PostgreSQL host that has no address': () => postgresDatabase('postgres://nobody@nowhere.invalid/none', log),
  'an embedded database whose thread ended': () =>
    embeddedDatabase({
      exchange: () =>
        Promise.reject(Object.assign(new Error('The embedded database stopped.'), { code: 'ECONNRESET' })),
      close: async () => {},
    }),
};

describe('a database that is away', () => {
  it('makes requests that need it 503 with a time to come back, and nothing of the inside', async () => {
    const house = await makeTestApp();
    for (const [name, open] of Object.entries(away)) {
      const database = open();
      const app = await makeVariant(house, {}, { database });
      const headers = { cookie: `sid=${'x'.repeat(43)}` };
      for (const answer of [
        await app.inject({ url: '/api/user', headers }),
        await app.inject({ url: '/api/user/marisol' }),
        await app.inject({
          method: 'POST',
          url: '/api/user/login',
          payload: { email: 'a@example.org', password: 'x' },
        }),
      ]) {
        expect(answer.statusCode, `${name}: ${answer.body}`).toBe(503);
        expect(answer.headers['retry-after']).toBe('5');
        expect(answer.json()).toEqual({
          error: 'This is not available right now. Please try again later.',
          code: 'unavailable',
          request_id: answer.headers['x-request-id'],
        });
      }
      const ready = await app.inject({ url: '/readyz' });
      expect(ready.statusCode, name).toBe(503);
      expect(ready.json()).toMatchObject({
        status: 'unavailable',
        code: 'unavailable',
        request_id: expect.any(String),
      });
      expect((await app.inject({ url: '/healthz' })).statusCode, name).toBe(200);
      expect((await app.inject({ url: '/api/site' })).statusCode, name).toBe(200);
      await app.close();
      await database.close();
    }
    await house.close();
  });

  it('is told from a fault of our own, which stays a 500', () => {
    const failed = new Error('Failed query', { cause: new pg.DatabaseError('no such column', 1, 'error') });
    expect(toAppError(failed)).toMatchObject({ code: 'internal' });
    expect(toAppError(Object.assign(new Error('x'), { code: '57P03' }))).toMatchObject({ code: 'unavailable' });
    expect(toAppError('thrown text')).toMatchObject({ code: 'internal' });
    expect(toAppError(undefined)).toMatchObject({ code: 'internal' });
    expect(toAppError(null)).toMatchObject({ code: 'internal' });
  });
});
