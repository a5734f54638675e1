import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeLog } from '../log.ts';
import { addDisconnectSignal } from './disconnect-signal.ts';
import { makeHttpServer } from './http-server.ts';

let app: FastifyInstance;
let url: string;
/** The signal of the newest request. */
let seen: AbortSignal | undefined;
beforeAll(async () => {
  const publicUrl = new URL('http://127.0.0.1');
  app = await makeHttpServer({ log: makeLog('silent'), publicUrl, trustProxy: undefined, scriptHashes: [] });
  const leftOf = addDisconnectSignal(app);
  app.route({
    method: ['GET', 'POST'],
    url: '/healthz',
    handler: async (request) => {
      const signal = leftOf(request);
      seen = signal;
      await sleep(Number((request.query as { ms: string }).ms), undefined, { signal });
      return { left: signal.aborted };
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/healthz`;
});
afterAll(() => app.close());

it.each([
  ['a request without a body', {}],
  ['a request whose body was read', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }],
])('%s is not taken for one whose client has left', async (_what, init) => {
  expect(await (await fetch(`${url}?ms=100`, init)).json()).toEqual({ left: false });
});

it('a client that leaves before its answer is noticed', async () => {
  seen = undefined;
  const client = new AbortController();
  const answer = fetch(`${url}?ms=60000`, { signal: client.signal }).catch(() => 'left');
  await expect.poll(() => seen?.aborted).toBe(false);
  client.abort();
  await expect.poll(() => seen?.aborted).toBe(true);
  expect(await answer).toBe('left');
});
