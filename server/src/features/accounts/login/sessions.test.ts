import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, rowsOf, turnOnTwoFactor, userRow } from '../../../../test/account-steps.ts';
import { makeTestApp, PASSWORD, type TestApp, type Visitor } from '../../../../test/test-app.ts';
import { accountHooks } from '../../../app.ts';
import { setRole, setSuspended } from '../roles.service.ts';
import { sweepSessions } from './session.service.ts';

const DAY = 86_400_000;
let house: TestApp;
beforeAll(async () => {
  house = await makeTestApp();
});
afterAll(() => house.close());

async function logIn(username: string, userAgent = ''): Promise<Visitor> {
  const visitor = house.visitor();
  const body = { email: `${username.toLowerCase()}@example.org`, password: PASSWORD };
  const answer = await visitor.ask('POST', '/api/user/login', body, { 'user-agent': userAgent });
  expect(answer.statusCode, answer.body).toBe(200);
  return visitor;
}
const statusOf = async (visitor: Visitor) => (await visitor.ask('GET', '/api/user')).statusCode;

describe('the list of sessions', () => {
  it('shows where the user is logged in, newest first, and nothing that opens a session', async () => {
    const first = await house.signUp('Lister');
    house.clock.move(60_000);
    const second = await logIn('Lister', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
    const answer = await second.ask('GET', '/api/user/sessions');
    expect(answer.statusCode).toBe(200);
    const now = house.clock.now();
    const before = new Date(now.getTime() - 60_000).toISOString();
    expect(answer.json()).toEqual([
      {
        id: expect.any(String),
        current: true,
        device: 'Firefox on Linux',
        created_at: now.toISOString(),
        last_seen_at: now.toISOString(),
      },
      { id: expect.any(String), current: false, device: 'Unknown device', created_at: before, last_seen_at: before },
    ]);
    for (const { cookie } of [first, second]) expect(answer.body).not.toContain(cookie?.split('=')[1]);
  });

  it('tells when a session was last used, to about five minutes', async () => {
    const user = await house.signUp('Seen');
    const start = house.clock.now();
    const lastSeen = async () => (await user.ask('GET', '/api/user/sessions')).json()[0].last_seen_at;
    house.clock.move(4 * 60_000);
    expect(await lastSeen()).toBe(start.toISOString());
    house.clock.move(2 * 60_000);
    expect(await lastSeen()).toBe(house.clock.now().toISOString());
  });

  it('holds only hashes of what is in the cookies', async () => {
    const user = await house.signUp('Hashed');
    const token = user.cookie?.split('=')[1] ?? '';
    const { id } = await userRow(house, 'Hashed');
    const [row] = await rowsOf(house, 'SELECT * FROM sessions WHERE user_id = $1', [id]);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row?.token_hash).toBe(createHash('sha256').update(token).digest('base64url'));
  });

  it('is cut to the 50 newest', async () => {
    const first = await house.signUp('Collector');
    const { id } = await userRow(house, 'Collector');
    await rowsOf(
      house,
      `INSERT INTO sessions (id, token_hash, user_id, created_at, last_seen_at, expires_at)
       SELECT 'filler-' || n, 'filler-' || n, $1, $2::timestamptz + n * interval '1 second', $2, $3
       FROM generate_series(1, 49) AS n`,
      [id, house.clock.now(), new Date(house.clock.now().getTime() + DAY)],
    );
    house.clock.move(60_000);
    const newest = await logIn('Collector');
    expect((await newest.ask('GET', '/api/user/sessions')).json()).toHaveLength(50);
    expect(await statusOf(newest)).toBe(200);
    expect(await statusOf(first)).toBe(401);
  });
});

describe('ending sessions', () => {
  it('ends one of the own, by its id', async () => {
    const here = await house.signUp('Ender');
    const there = await logIn('Ender');
    const sessions: { id: string; current: boolean }[] = (await here.ask('GET', '/api/user/sessions')).json();
    const other = sessions.find((session) => !session.current);
    expect((await here.ask('DELETE', `/api/user/sessions/${other?.id}`)).statusCode).toBe(200);
    expect(await statusOf(there)).toBe(401);
    expect(await statusOf(here)).toBe(200);
    expect((await here.ask('DELETE', `/api/user/sessions/${other?.id}`)).statusCode).toBe(404);
  });

  it('does not reach the sessions of others', async () => {
    const mine = await house.signUp('Meddler');
    const theirs = await house.signUp('Private');
    const [session] = (await theirs.ask('GET', '/api/user/sessions')).json();
    const answer = await mine.ask('DELETE', `/api/user/sessions/${session.id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('not_found');
    expect(await statusOf(theirs)).toBe(200);
  });

  it('ends all others of the user at once, and nobody else’s', async () => {
    const here = await house.signUp('Sweeper');
    const others = [await logIn('Sweeper'), await logIn('Sweeper')];
    const stranger = await house.signUp('Bystander');
    expect((await here.ask('DELETE', '/api/user/sessions')).statusCode).toBe(200);
    for (const other of others) expect(await statusOf(other)).toBe(401);
    expect(await statusOf(here)).toBe(200);
    expect(await statusOf(stranger)).toBe(200);
  });
});

describe('an admin', () => {
  const endAll = (by: Visitor, username: string) => by.ask('DELETE', `/api/admin/users/${username}/sessions`);

  it('ends the sessions of anybody, having the role and two-factor login', async () => {
    const target = await house.signUp('Rowdy');
    const admin = await house.signUp('Harbourer', { verified: true });
    const refused = await endAll(admin, 'Rowdy');
    expect(refused.statusCode).toBe(403);
    expect(refused.json().code).toBe('forbidden');

    await setRole(house.context(), 'harbourer', 'admin', true);
    expect((await admin.ask('GET', '/api/user')).json().roles).toEqual(['admin']);
    const unsafe = await endAll(admin, 'Rowdy');
    expect(unsafe.statusCode).toBe(403);
    expect(unsafe.json().code).toBe('two_factor_needed');
    expect(await statusOf(target)).toBe(200);

    await turnOnTwoFactor(house, admin);
    expect((await endAll(admin, 'ROWDY')).statusCode).toBe(200);
    expect(await statusOf(target)).toBe(401);
    expect(await statusOf(admin)).toBe(200);
    expect((await endAll(admin, 'Nobody-here')).statusCode).toBe(404);

    await setRole(house.context(), 'Harbourer', 'admin', false);
    expect((await endAll(admin, 'Rowdy')).json().code).toBe('forbidden');
  });

  it('who is suspended or not verified is none', async () => {
    const admin = await house.signUp('Fallen', { verified: true });
    await setRole(house.context(), 'Fallen', 'admin', true);
    await turnOnTwoFactor(house, admin);
    const { id } = await userRow(house, 'Fallen');
    await rowsOf(house, 'UPDATE users SET suspended_at = now() WHERE id = $1', [id]);
    const suspended = await endAll(admin, 'Fallen');
    expect(suspended.statusCode).toBe(403);
    expect(suspended.json().code).toBe('suspended');
    await rowsOf(house, 'UPDATE users SET suspended_at = NULL, verified_at = NULL WHERE id = $1', [id]);
    expect((await endAll(admin, 'Fallen')).json().code).toBe('unverified');
    expect(await statusOf(admin)).toBe(200);
  });

  it('is not made by anybody but the operator', async () => {
    const user = await house.signUp('Climber', { verified: true });
    const actor = {
      kind: 'user',
      id: 1,
      username: 'Climber',
      sessionId: '',
      verified: true,
      authorized: true,
    } as const;
    const ctx = house.context({ ...actor, roles: ['admin'], twoFactor: true });
    await expect(setRole(ctx, 'Climber', 'admin', true)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(setSuspended(ctx, accountHooks, 'Climber', true)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(setRole(house.context(), 'Climber', 'emperor', true)).rejects.toMatchObject({ code: 'invalid' });
    await expect(setRole(house.context(), 'Nobody-here', 'admin', true)).rejects.toMatchObject({ code: 'not_found' });
    expect((await user.ask('GET', '/api/user')).json().roles).toEqual([]);
  });
});

describe('a suspension', () => {
  it('ends every session at once, and can be lifted', async () => {
    const user = await house.signUp('Stormy', { verified: true });
    const other = await logIn('Stormy');
    await setSuspended(house.context(), accountHooks, 'stormy', true);
    expect(await statusOf(user)).toBe(401);
    expect(await statusOf(other)).toBe(401);
    const back = await logIn('Stormy');
    expect((await back.ask('GET', '/api/user')).json()).toMatchObject({ verified: true, authorized: false });
    await setSuspended(house.context(), accountHooks, 'stormy', false);
    expect((await back.ask('GET', '/api/user')).json()).toMatchObject({ verified: true, authorized: true });
  });
});

describe('the end of a session by itself', () => {
  it('comes after 30 days without use', async () => {
    const user = await house.signUp('Sleeper');
    house.clock.move(30 * DAY - 1000);
    expect(await statusOf(user)).toBe(200);
    house.clock.move(30 * DAY);
    const answer = await user.ask('GET', '/api/user');
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe('signed_out');
  });

  it('comes after 90 days however much it is used', async () => {
    const user = await house.signUp('Regular');
    for (const days of [29, 29, 29]) {
      house.clock.move(days * DAY);
      expect(await statusOf(user)).toBe(200);
    }
    house.clock.move(3 * DAY - 1000);
    expect(await statusOf(user)).toBe(200);
    house.clock.move(1000);
    expect(await statusOf(user)).toBe(401);
  });

  it('is followed by its removal, and that of dead links, and of nothing else', async () => {
    const stale = await house.signUp('Stale');
    await mailsTo(house, 'stale@example.org');
    house.clock.move(30 * DAY + 1);
    const live = await house.signUp('Lively');
    await mailsTo(house, 'lively@example.org');
    await sweepSessions(house.context());
    const left = async (table: string) =>
      (await rowsOf(house, `SELECT u.username FROM ${table} t JOIN users u ON u.id = t.user_id`)).map(
        (row) => row.username,
      );
    expect(await left('sessions')).toEqual(['Lively']);
    expect(await left('account_tokens')).toEqual(['Lively']);
    expect(await statusOf(stale)).toBe(401);
    expect(await statusOf(live)).toBe(200);
  });
});
