import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../src/platform/security/tokens.ts';
import { makeTestApp, type TestApp, Visitor } from './test-app.ts';
import { makeVariant } from './variant.ts';
import { addVisitorDoor } from './visitor-door.ts';

let house: TestApp;
let secure: FastifyInstance;
beforeAll(async () => {
  house = await makeTestApp();
  addVisitorDoor(house.app, house.config.publicUrl);
  const publicUrl = new URL('https://sirenade.test');
  secure = await makeVariant(house, { publicUrl });
  addVisitorDoor(secure, publicUrl);
});
afterAll(async () => {
  await secure.close();
  await house.close();
});

const DOOR = '/api/test/visitor';
const partsOf = (cookie: unknown) => String(cookie).split('; ').sort();

describe("a visitor's cookie", () => {
  it('is given only when it is needed, and is out of reach of scripts and other sites', async () => {
    const visitor = house.visitor();
    expect((await visitor.ask('GET', DOOR)).headers['set-cookie']).toBeUndefined();
    expect((await visitor.ask('GET', '/api/site')).headers['set-cookie']).toBeUndefined();
    const answer = await visitor.ask('POST', DOOR);
    expect(partsOf(answer.headers['set-cookie'])).toEqual(
      [visitor.visitorCookie, 'Max-Age=31536000', 'Path=/', 'HttpOnly', 'SameSite=Strict'].sort(),
    );
    expect(visitor.visitorCookie).toMatch(/^vid=[\w-]{43}$/);
  });

  it('is pinned to this very host on https', async () => {
    const visitor = new Visitor(secure);
    const answer = await visitor.ask('POST', DOOR, undefined, { host: 'sirenade.test' });
    expect(partsOf(answer.headers['set-cookie'])).toEqual(
      [visitor.visitorCookie, 'Max-Age=31536000', 'Path=/', 'HttpOnly', 'SameSite=Strict', 'Secure'].sort(),
    );
    expect(visitor.visitorCookie).toMatch(/^__Host-vid=[\w-]{43}$/);
    const again = await visitor.ask('GET', DOOR, undefined, { host: 'sirenade.test' });
    expect(again.json().before).toBe(answer.json().id);
    visitor.visitorCookie = visitor.visitorCookie?.replace('__Host-', '');
    expect((await visitor.ask('GET', DOOR, undefined, { host: 'sirenade.test' })).json().before).toBeNull();
  });

  it('stands for an id that does not give it away', async () => {
    const visitor = house.visitor();
    const { id } = (await visitor.ask('POST', DOOR)).json();
    const token = visitor.visitorCookie?.split('=')[1] ?? '';
    expect(id).toBe(hashToken(token));
    expect(id).not.toBe(token);
  });

  it('makes the same visitor over requests, and is given once', async () => {
    const visitor = house.visitor();
    const first = (await visitor.ask('POST', DOOR)).json();
    expect(first).toEqual({ before: null, id: first.id, after: first.id });
    const second = await visitor.ask('POST', DOOR);
    expect(second.json()).toEqual({ before: first.id, id: first.id, after: first.id });
    expect(second.headers['set-cookie']).toBeUndefined();
  });

  it('is another in every browser', async () => {
    const ids = new Set<string>();
    for (let n = 0; n < 5; n++) ids.add((await house.visitor().ask('POST', DOOR)).json().id);
    expect(ids.size).toBe(5);
  });

  it('is given with an answer that streams too', async () => {
    const visitor = house.visitor();
    const answer = await visitor.ask('POST', `${DOOR}/stream`);
    const { id } = JSON.parse(answer.body.trim());
    expect((await visitor.ask('GET', DOOR)).json().before).toBe(id);
  });

  it.each([
    ['nothing', ''],
    ['too little', 'A'.repeat(42)],
    ['too much', 'A'.repeat(44)],
    ['very much', 'A'.repeat(4000)],
    ['other signs', `${'A'.repeat(42)}.`],
    ['a line break', `${'A'.repeat(43)}%0A`],
    ['broken escapes', '%zz%'],
    ['an object', '%7B%7D'],
  ])('is ignored when it holds %s, and another is given', async (_, value) => {
    const visitor = house.visitor();
    visitor.visitorCookie = `vid=${value}`;
    expect((await visitor.ask('GET', DOOR)).json().before).toBeNull();
    const answer = await visitor.ask('POST', DOOR);
    expect(answer.json()).toMatchObject({ before: null, id: expect.stringMatching(/^[\w-]{43}$/) });
    expect(visitor.visitorCookie).toMatch(/^vid=[\w-]{43}$/);
  });

  it('does not open an account, nor does a session make a visitor', async () => {
    const user = await house.signUp('Doorkeeper');
    const stranger = house.visitor();
    stranger.visitorCookie = user.cookie?.replace('sid=', 'vid=');
    expect((await stranger.ask('GET', '/api/user')).statusCode).toBe(401);
    expect((await user.ask('GET', DOOR)).json().before).toBeNull();
  });

  it('may be carried beside a session', async () => {
    const user = await house.signUp('Carrier');
    const { id } = (await user.ask('POST', DOOR)).json();
    expect((await user.ask('GET', '/api/user')).json().username).toBe('Carrier');
    expect((await user.ask('GET', DOOR)).json().before).toBe(id);
  });

  it('is taken back by the name and place it was given', async () => {
    const visitor = house.visitor();
    const { id } = (await visitor.ask('POST', DOOR)).json();
    const answer = await visitor.ask('DELETE', DOOR);
    expect(answer.json()).toEqual({ id: null, before: id, after: null });
    expect(partsOf(answer.headers['set-cookie'])).toEqual(
      ['vid=', 'Path=/', 'Max-Age=0', 'Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'HttpOnly', 'SameSite=Strict'].sort(),
    );
    expect(visitor.visitorCookie).toBeUndefined();
  });
});
