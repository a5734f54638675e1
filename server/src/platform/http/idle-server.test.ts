import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeIdleWait } from './idle-server.ts';

let server: Server;
let url: string;
/** Responses that are not sent yet. */
let open: ServerResponse[];
beforeEach(async () => {
  open = [];
  server = createServer((_request, answer) => {
    open.push(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Whether something has come to its end by now. */
function watch(work: Promise<void>): () => boolean {
  let isOver = false;
  void work.then(() => {
    isOver = true;
  });
  return () => isOver;
}

it('does not wait while nobody is answered', async () => {
  await makeIdleWait(server, { idleMs: 0, longestMs: 60_000 })();
});

it('waits until everybody has their answer', async () => {
  const rest = makeIdleWait(server, { idleMs: 0, longestMs: 60_000 });
  const asked = [fetch(url), fetch(url)];
  await expect.poll(() => open.length).toBe(2);
  const waiting = rest();
  const isOver = watch(waiting);
  open[0]?.end();
  await Promise.race(asked);
  expect(isOver()).toBe(false);
  open[1]?.end();
  await waiting;
});

it('waits for somebody who left as for somebody who was answered', async () => {
  const rest = makeIdleWait(server, { idleMs: 0, longestMs: 60_000 });
  const leaving = new AbortController();
  const asked = fetch(url, { signal: leaving.signal }).catch(() => 'left');
  await expect.poll(() => open.length).toBe(1);
  const waiting = rest();
  leaving.abort();
  expect(await asked).toBe('left');
  await waiting;
});

it('does not wait for ever for an answer that never ends', async () => {
  const rest = makeIdleWait(server, { idleMs: 0, longestMs: 100 });
  void fetch(url).catch(() => undefined);
  await expect.poll(() => open.length).toBe(1);
  await rest();
  expect(open[0]?.writableEnded).toBe(false);
});
