import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addControl, askRunningServer } from '../src/commands/control.ts';
import { ADMIN_USAGE, UsageError } from '../src/commands/usage.ts';
import { readManifest } from '../src/platform/backup/backup.ts';
import type { LockHolder } from '../src/platform/db/data-lock.ts';
import { makeTestApp, type TestApp } from './test-app.ts';
import { makeVariant } from './variant.ts';

let house: TestApp;
let app: FastifyInstance;
let holder: LockHolder;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sirenade-control-'));
  house = await makeTestApp();
  app = await makeVariant(house, {});
  holder = { pid: process.pid, began: '', host: 'here', key: 'k'.repeat(43) };
  addControl(app, house.parts, holder);
  await app.listen({ host: '127.0.0.1', port: 0 });
  holder.url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  await house.signUp('Operated');
});
afterAll(async () => {
  await app.close();
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

const send = (
  over: { key?: string; from?: string; headers?: Record<string, string>; payload?: object | string } = {},
) =>
  app.inject({
    method: 'POST',
    url: '/internal/command',
    remoteAddress: over.from ?? '127.0.0.1',
    headers: { authorization: `Bearer ${over.key ?? holder.key}`, 'content-type': 'application/json', ...over.headers },
    payload: over.payload ?? { words: ['end-sessions', 'Operated'] },
  });

describe('a command to the running server', () => {
  it('makes a backup that is whole, while the server goes on', async () => {
    const target = join(folder, 'backup');
    const output = await askRunningServer(holder, ['backup', target]);
    expect(output).toMatch(/^Backup written to .*: \d+ rows in \d+ tables, 0 media files\.$/);
    expect((await readManifest(target)).tables.find(({ name }) => name === 'users')?.rows).toBe(1);
    expect(readdirSync(folder)).toEqual(['backup']);
    expect((await house.visitor().ask('GET', '/api/site')).statusCode).toBe(200);
  });

  it('gives and takes a role, suspends and ends sessions', async () => {
    const user = await house.signUp('Promoted');
    expect(await askRunningServer(holder, ['grant', 'promoted', 'admin'])).toContain('now has the role admin');
    expect((await user.ask('GET', '/api/user')).json().roles).toEqual(['admin']);
    await askRunningServer(holder, ['revoke', 'Promoted', 'admin']);
    expect((await user.ask('GET', '/api/user')).json().roles).toEqual([]);
    await askRunningServer(holder, ['suspend', 'Promoted']);
    expect((await user.ask('GET', '/api/user')).statusCode).toBe(401);
    expect(await askRunningServer(holder, ['unsuspend', 'Promoted'])).toContain('no longer suspended');
  });

  it.each([
    [[], 'Usage:'],
    [['dance', 'Operated'], 'Usage:'],
    [['grant', 'Operated'], 'Usage:'],
    [['grant', 'Operated', 'admin', 'more'], 'Usage:'],
    [['grant', 'Operated', 'king'], 'There is no role called king'],
    [['grant', 'Nobody', 'admin'], 'There is no user called Nobody'],
    [['backup', 'relative/path'], 'absolute path'],
    [
      ['hide', 'siren', '999999', ...'a reason of quite a few more words than any other command has'.split(' ')],
      'no siren',
    ],
  ])('that cannot be done says why: %j', async (words, reason) => {
    await expect(askRunningServer(holder, words)).rejects.toThrow(UsageError);
    await expect(askRunningServer(holder, words)).rejects.toThrow(reason);
    expect(ADMIN_USAGE).toContain('Usage:');
  });

  it('is not there for anyone without the key', async () => {
    expect((await send()).statusCode).toBe(200);
    for (const key of ['', 'wrong', 'k'.repeat(42), 'k'.repeat(44), 'K'.repeat(43)]) {
      const answer = await send({ key });
      expect([answer.statusCode, answer.json().code], key).toEqual([404, 'not_found']);
    }
    expect((await send({ headers: { authorization: '' } })).statusCode).toBe(404);
    expect((await send({ headers: { authorization: holder.key } })).statusCode).toBe(404);
  });

  it('is not there for another machine or through a proxy, even with the key', async () => {
    for (const from of ['203.0.113.1', '10.0.0.2', '2001:db8::1']) expect((await send({ from })).statusCode).toBe(404);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip']) {
      expect((await send({ headers: { [name]: '127.0.0.1' } })).statusCode, name).toBe(404);
    }
    expect((await send({ headers: { origin: 'https://evil.example' } })).statusCode).toBe(403);
    expect((await send({ headers: { host: 'evil.example' } })).statusCode).toBe(421);
  });

  it('does not show that it is there by how it reads a body', async () => {
    for (const payload of [{}, { words: 'x' }, '{', '']) {
      expect((await send({ key: 'wrong', payload })).statusCode, JSON.stringify(payload)).toBe(404);
      expect((await send({ from: '203.0.113.1', payload })).statusCode, JSON.stringify(payload)).toBe(404);
    }
    expect((await send({ payload: { words: 'x' } })).statusCode).toBe(400);
  });

  it('says so when the server is not listening yet, or not there any more', async () => {
    const { url: _, ...silent } = holder;
    await expect(askRunningServer(silent, ['end-sessions', 'x'])).rejects.toThrow('is not listening yet');
    await expect(askRunningServer({ ...holder, url: 'http://127.0.0.1:1' }, ['end-sessions', 'x'])).rejects.toThrow();
  });
});
