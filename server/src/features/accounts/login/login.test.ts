import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, userRow } from '../../../../test/account-steps.ts';
import { makeTestApp, PASSWORD, type TestApp, useTestApp } from '../../../../test/test-app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await makeTestApp();
});
afterAll(() => house.close());

const login = (email: string, password = PASSWORD) =>
  house.visitor().ask('POST', '/api/user/login', { email, password });

describe('logging in', () => {
  it('answers the user object and a session cookie, verified or not [A4] [A2] [E2] [T17]', async () => {
    await house.signUp('Unsworn');
    await house.signUp('Sworn', { verified: true });
    for (const [name, verified] of [
      ['Unsworn', false],
      ['Sworn', true],
    ] as const) {
      const visitor = house.visitor();
      const answer = await visitor.ask('POST', '/api/user/login', {
        email: `${name.toLowerCase()}@example.org`,
        password: PASSWORD,
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ username: name, verified, authorized: verified, roles: [], mod_in: [] });
      expect(String(answer.headers['set-cookie'])).toMatch(/^sid=[\w-]{43}; .*HttpOnly.*SameSite=Strict/);
      expect((await visitor.ask('GET', '/api/user')).json()).toEqual(answer.json());
    }
  });

  it('does not mind case and spaces around the address [A4]', async () => {
    await house.signUp('Relaxed');
    expect((await login('  RELAXED@Example.ORG ')).statusCode).toBe(200);
  });

  it('says word for word the same to a wrong address and a wrong password, and sets no cookie [A4] [X8]', async () => {
    await house.signUp('Known', { verified: true });
    const answers = [await login('nobody@example.org'), await login('known@example.org', 'wrong-harbour-71')];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['set-cookie']).toBeUndefined();
      const { request_id, ...body } = answer.json();
      expect(request_id).toEqual(expect.any(String));
      expect(body).toEqual({ error: 'Invalid email or password.', code: 'credentials_invalid' });
    }
    const headers = answers.map((answer) => Object.keys(answer.headers).sort());
    expect(headers[0]).toEqual(headers[1]);
  });

  it('gives a new cookie each time and ends the session it was asked with', async () => {
    const visitor = await house.signUp('Rotating');
    const first = visitor.cookie;
    await visitor.ask('POST', '/api/user/login', { email: 'rotating@example.org', password: PASSWORD });
    const second = visitor.cookie;
    expect(second).not.toBe(first);
    expect((await visitor.ask('GET', '/api/user')).statusCode).toBe(200);
    visitor.cookie = first;
    expect((await visitor.ask('GET', '/api/user')).statusCode).toBe(401);
  });

  it('does not adopt a cookie that came from outside', async () => {
    await house.signUp('Fixated');
    const visitor = house.visitor();
    visitor.cookie = `sid=${'A'.repeat(43)}`;
    await visitor.ask('POST', '/api/user/login', { email: 'fixated@example.org', password: PASSWORD });
    expect(visitor.cookie).not.toBe(`sid=${'A'.repeat(43)}`);
    visitor.cookie = `sid=${'A'.repeat(43)}`;
    expect((await visitor.ask('GET', '/api/user')).statusCode).toBe(401);
  });

  it('tells accounts with one address apart by their passwords', async () => {
    const email = 'shared@example.org';
    const passwords = {
      Sharer1: 'lantern-harbour-71',
      Sharer2: 'compass-driftwood-3',
      Sharer3: 'brackish-tide-pool-8',
    };
    for (const [username, password] of Object.entries(passwords)) {
      const answer = await house.visitor().ask('POST', '/api/user/register', { username, email, password });
      expect(answer.statusCode).toBe(201);
    }
    for (const [username, password] of Object.entries(passwords)) {
      expect((await login(email, password)).json().username).toBe(username);
    }
    expect((await login(email, 'none-of-the-three')).statusCode).toBe(401);
  });

  it('always reaches the verified account, however many others claim its address', async () => {
    await house.signUp('Rightful', { verified: true });
    for (let i = 0; i < 5; i++) {
      const body = { username: `Claimant${i}`, email: 'rightful@example.org', password: 'somebody-else-entirely' };
      await house.visitor().ask('POST', '/api/user/register', body);
    }
    expect((await login('rightful@example.org')).json().username).toBe('Rightful');
  });

  it('works for a suspended account, which is then verified but not authorized [P10]', async () => {
    await house.signUp('Grounded', { verified: true });
    const { id } = await userRow(house, 'Grounded');
    await rowsOf(house, 'UPDATE users SET suspended_at = now() WHERE id = $1', [id]);
    expect((await login('grounded@example.org')).json()).toMatchObject({ verified: true, authorized: false });
  });
});

describe('logging out', () => {
  it.each(['GET', 'POST'] as const)('by %s ends the session for good and clears the cookie [A3]', async (method) => {
    const visitor = await house.signUp(`Leaver${method}`);
    const { cookie } = visitor;
    const answer = await visitor.ask(method, '/api/user/logout');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'You are logged out.' });
    expect(String(answer.headers['set-cookie'])).toMatch(/^sid=; .*Expires=Thu, 01 Jan 1970/);
    expect(visitor.cookie).toBeUndefined();
    visitor.cookie = cookie;
    const replay = await visitor.ask('GET', '/api/user');
    expect(replay.statusCode).toBe(401);
    expect(replay.json().code).toBe('signed_out');
  });

  it('is fine for somebody who is not logged in [A3]', async () => {
    expect((await house.visitor().ask('GET', '/api/user/logout')).statusCode).toBe(200);
    expect((await house.visitor().ask('POST', '/api/user/logout')).statusCode).toBe(200);
  });

  it('does not happen by a picture, a link, a prefetch or another site [A3]', async () => {
    const visitor = await house.signUp('Stayer');
    const traps: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty', 'sec-purpose': 'prefetch' },
      { accept: 'image/avif,image/webp,*/*' },
      { accept: 'text/html' },
    ];
    for (const headers of traps) {
      const answer = await visitor.ask('GET', '/api/user/logout', undefined, headers);
      expect(answer.statusCode, JSON.stringify(headers)).toBe(403);
      expect(answer.json().code).toBe('cross_site');
    }
    expect((await visitor.ask('GET', '/api/user')).statusCode).toBe(200);
  });
});

describe('guessing passwords', () => {
  it('is over after 25 tries from one address in five minutes, with the time to wait', async () => {
    const strict = await useTestApp({ RATE_LIMIT_SCALE: '1' });
    await strict.signUp('Target', { address: '198.51.100.1' });
    const guesser = strict.visitor('198.51.100.2');
    for (let i = 0; i < 25; i++) {
      const answer = await guesser.ask('POST', '/api/user/login', { email: `t${i}@example.org`, password: 'guess' });
      expect(answer.statusCode).toBe(401);
    }
    const last = { email: 'target@example.org', password: PASSWORD };
    const refused = await guesser.ask('POST', '/api/user/login', last);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      error: 'Too many attempts. Please wait a moment.',
      code: 'too_many_requests',
    });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(300);
    expect((await strict.visitor('198.51.100.3').ask('POST', '/api/user/login', last)).statusCode).toBe(200);
  });

  it('counts an IPv6 customer once, whatever address of theirs they use', async () => {
    const strict = await useTestApp({ RATE_LIMIT_SCALE: '1' });
    const body = { email: 'nobody@example.org', password: 'guess' };
    const ask = (address: string) => strict.visitor(address).ask('POST', '/api/user/login', body);
    const codes: number[] = [];
    for (let i = 0; i < 26; i++) codes.push((await ask(`2001:db8:1:2::${i.toString(16)}`)).statusCode);
    expect(codes.at(-1)).toBe(429);
    expect((await ask('2001:db8:1:3::1')).statusCode).toBe(401);
  });

  it('is over for one account after 25 tries an hour from anywhere, but never locks its owner out', async () => {
    const strict = await useTestApp({ RATE_LIMIT_SCALE: '1' });
    await strict.signUp('Besieged', { address: '198.51.100.1' });
    const ask = (address: string, password: string) =>
      strict.visitor(address).ask('POST', '/api/user/login', { email: 'besieged@example.org', password });
    const tries: number[] = [];
    for (let i = 0; i < 13; i++) {
      tries.push((await ask(`203.0.113.${i}`, 'guess')).statusCode, (await ask(`203.0.113.${i}`, 'guess')).statusCode);
    }
    expect(tries.slice(0, 25)).toEqual(Array(25).fill(401));
    expect(tries[25]).toBe(429);
    const refused = await ask('203.0.113.0', PASSWORD);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('192.0.2.44', PASSWORD)).statusCode).toBe(200);
    expect((await ask('192.0.2.45', 'guess')).statusCode).toBe(401);
    expect((await ask('192.0.2.45', 'guess')).statusCode).toBe(429);
  });
});
