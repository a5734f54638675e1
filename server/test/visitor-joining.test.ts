import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCredits, reserveCredits, settleReservation } from '../src/features/billing/credits.service.ts';
import { makeLog } from '../src/platform/log.ts';
import { newToken } from '../src/platform/security/tokens.ts';
import { codeOf, rowsOf, turnOnTwoFactor, userRow } from './account-steps.ts';
import { makeTestApp, PASSWORD, type TestApp, type Visitor } from './test-app.ts';
import { addVisitorDoor } from './visitor-door.ts';

let house: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  house = await makeTestApp({}, { log: makeLog('error', { write: (line) => lines.push(line) }) });
  addVisitorDoor(house.app, house.config.publicUrl);
});
afterAll(() => house.close());

let addresses = 0;
/** A browser with so many chats of a visitor without an account. */
async function browserWith(chats: number): Promise<{ browser: Visitor; id: string }> {
  const browser = house.visitor(`198.51.100.${++addresses}`);
  const { id } = (await browser.ask('POST', '/api/test/visitor')).json();
  for (let n = 0; n < chats; n++) {
    const payer = { visitor: id, address: browser.address };
    const key = newToken();
    await reserveCredits(house.context(), payer, { key, amounts: { chats: 1 }, note: 'Reply by Isla' });
    await settleReservation(house.context(), key, { chats: 1 });
  }
  return { browser, id };
}

const bodyOf = (username: string) => ({ username, email: `${username.toLowerCase()}@example.org`, password: PASSWORD });

function logIn(browser: Visitor, username: string, changes: object = {}) {
  const { email, password } = bodyOf(username);
  return browser.ask('POST', '/api/user/login', { email, password, ...changes });
}

const idOf = async (username: string) => Number((await userRow(house, username)).id);
const chatsLeft = async (username: string) =>
  (await findCredits(house.context(), { user: await idOf(username) })).chats;
const timesJoined = async (id: string) =>
  (await rowsOf(house, 'SELECT owner FROM credit_entries WHERE cause = $1', [`visitor:${id}`])).length;

describe('what somebody had as a visitor', () => {
  it('comes along when they sign up: chats are counted once, and the cookie goes', async () => {
    const { browser, id } = await browserWith(4);
    const answer = await browser.ask('POST', '/api/user/register', bodyOf('Newcomer'));
    expect(answer.statusCode, answer.body).toBe(201);
    expect(browser.visitorCookie).toBeUndefined();
    expect(browser.cookie).toMatch(/^sid=/);
    expect(await chatsLeft('Newcomer')).toBe(16);
    expect(await timesJoined(id)).toBe(1);
    expect((await browser.ask('GET', '/api/user')).json().username).toBe('Newcomer');
    expect((await browser.ask('GET', '/api/test/visitor')).json().before).toBeNull();
  });

  it('comes along when they log in to the account they have, each browser of theirs once', async () => {
    await house.signUp('Returner');
    for (const [chats, left] of [
      [3, 17],
      [5, 12],
    ] as const) {
      const { browser, id } = await browserWith(chats);
      expect((await logIn(browser, 'Returner')).statusCode).toBe(200);
      expect(browser.visitorCookie).toBeUndefined();
      expect(await chatsLeft('Returner')).toBe(left);
      expect(await timesJoined(id)).toBe(1);
      await logIn(browser, 'Returner');
      expect(await chatsLeft('Returner')).toBe(left);
    }
  });

  it('comes along with a cookie that was kept, but is not counted again', async () => {
    await house.signUp('Keeper');
    const { browser, id } = await browserWith(2);
    const cookie = browser.visitorCookie;
    await logIn(browser, 'Keeper');
    browser.visitorCookie = cookie;
    await logIn(browser, 'Keeper');
    expect(await chatsLeft('Keeper')).toBe(18);
    expect(await timesJoined(id)).toBe(1);
  });

  it('comes along with the second factor, and not before it', async () => {
    const user = await house.signUp('Twofold', { verified: true });
    const { secret } = await turnOnTwoFactor(house, user);
    const { browser, id } = await browserWith(1);
    expect((await logIn(browser, 'Twofold')).statusCode).toBe(401);
    expect(await timesJoined(id)).toBe(0);
    expect(browser.visitorCookie).toBeDefined();
    expect((await logIn(browser, 'Twofold', { code: codeOf(house, secret) })).statusCode).toBe(200);
    expect(await timesJoined(id)).toBe(1);
    expect(browser.visitorCookie).toBeUndefined();
  });

  it('stays where it is when the login or the sign-up is refused', async () => {
    await house.signUp('Refused');
    const { browser, id } = await browserWith(2);
    const cookie = browser.visitorCookie;
    expect((await logIn(browser, 'Refused', { password: 'wrong-harbour-71' })).statusCode).toBe(401);
    expect((await browser.ask('POST', '/api/user/register', bodyOf('Refused'))).statusCode).toBe(400);
    expect(browser.visitorCookie).toBe(cookie);
    expect(await timesJoined(id)).toBe(0);
    expect(await chatsLeft('Refused')).toBe(20);
  });

  it('is nothing for a browser that never chatted: it gets no cookie, and none is cleared', async () => {
    const browser = house.visitor();
    const answer = await browser.ask('POST', '/api/user/register', bodyOf('Fresh'));
    expect([answer.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split('=')[0])).toEqual(['sid']);
    const again = await logIn(house.visitor(), 'Fresh');
    expect([again.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split('=')[0])).toEqual(['sid']);
  });

  it('takes no part in a login that carries an odd cookie', async () => {
    await house.signUp('Oddly');
    const browser = house.visitor();
    browser.visitorCookie = 'vid=%00';
    expect((await logIn(browser, 'Oddly')).statusCode).toBe(200);
    expect(await chatsLeft('Oddly')).toBe(20);
  });

  it('does not keep anybody out when it cannot be carried over, and is tried again at the next login', async () => {
    await rowsOf(
      house,
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'no joining today'; END $$`,
    );
    await rowsOf(
      house,
      `CREATE TRIGGER refuse_joining BEFORE INSERT ON credit_entries FOR EACH ROW
      WHEN (NEW.cause LIKE 'visitor:%') EXECUTE FUNCTION refuse()`,
    );
    const { browser, id } = await browserWith(6);
    const cookie = browser.visitorCookie;
    const answer = await browser.ask('POST', '/api/user/register', bodyOf('Patient'));
    expect(answer.statusCode, answer.body).toBe(201);
    expect((await logIn(browser, 'Patient')).statusCode).toBe(200);
    expect(browser.visitorCookie).toBe(cookie);
    expect((await browser.ask('GET', '/api/user')).json().username).toBe('Patient');
    expect(await timesJoined(id)).toBe(0);
    const logLines = lines.filter((line) => line.includes('visitor_adoption_failed'));
    expect(logLines).toHaveLength(2);
    expect(logLines.join()).not.toContain(cookie?.split('=')[1]);

    await rowsOf(house, 'DROP TRIGGER refuse_joining ON credit_entries');
    await logIn(browser, 'Patient');
    expect(browser.visitorCookie).toBeUndefined();
    expect(await chatsLeft('Patient')).toBe(14);
    expect(await timesJoined(id)).toBe(1);
  });
});
