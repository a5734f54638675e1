import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { codeOf, mailsTo, rowsOf, settleMail, tokenTo, turnOnTwoFactor, userRow } from '../../../test/account-steps.ts';
import { makeTestApp, PASSWORD, type TestApp } from '../../../test/test-app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await makeTestApp();
});
afterAll(() => house.close());

const times = <T>(count: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)));
const statuses = (answers: { statusCode: number }[]) => answers.map((answer) => answer.statusCode).sort();
const verify = (token: string) => house.visitor().ask('POST', `/api/user/verify/${token}`);
const reset = (token: string, new_password: string) =>
  house.visitor().ask('POST', `/api/user/reset-password/${token}`, { new_password });
const login = (email: string, password = PASSWORD, code?: string) =>
  house.visitor().ask('POST', '/api/user/login', { email, password, ...(code ? { code } : {}) });

async function linksOf(username: string, ask: () => Promise<unknown>, count: number): Promise<string[]> {
  const email = `${username.toLowerCase()}@example.org`;
  const tokens: string[] = [];
  for (let i = 0; i < count; i++) {
    await ask();
    tokens.push(await tokenTo(house, email));
  }
  expect(new Set(tokens).size).toBe(count);
  return tokens;
}

/** Locks a user's row on a second connection; `waitForBlocked` waits until another transaction waits for a lock. */
async function lockUserRow(username: string) {
  const client = new pg.Client(house.parts.database.pool.options);
  await client.connect();
  onTestFinished(() => client.end());
  const { id } = await userRow(house, username);
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [id]);
  const waitForBlocked = () =>
    expect
      .poll(
        async () =>
          (
            await rowsOf(
              house,
              `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
            )
          ).length,
      )
      .toBeGreaterThan(0);
  return { id, client, waitForBlocked };
}

describe('at the same moment', () => {
  it('six accounts confirm one address: one gets it, the others are told', async () => {
    const email = 'prize@example.org';
    const tokens: string[] = [];
    for (let i = 0; i < 6; i++) {
      await house.signUp(`Prize${i}`, { email });
      tokens.push(await tokenTo(house, email));
    }
    const answers = await Promise.all(tokens.map(verify));
    expect(statuses(answers)).toEqual([200, 409, 409, 409, 409, 409]);
    expect(
      await rowsOf(house, `SELECT id FROM users WHERE email_key = $1 AND verified_at IS NOT NULL`, [email]),
    ).toHaveLength(1);
    expect(await mailsTo(house, email, /Welcome/)).toHaveLength(1);
  });

  it('two users move to one address: one gets it, the other stays', async () => {
    const tokens: string[] = [];
    for (const name of ['Mover1', 'Mover2']) {
      const user = await house.signUp(name, { verified: true });
      await user.ask('POST', '/api/user/change-email', { current_password: PASSWORD, email: 'villa@example.org' });
      tokens.push(await tokenTo(house, 'villa@example.org'));
    }
    expect(statuses(await Promise.all(tokens.map(verify)))).toEqual([200, 409]);
  });

  it('one verification link is used ten times: once it works, with one trial and one welcome', async () => {
    await house.signUp('Doubler');
    const token = await tokenTo(house, 'doubler@example.org');
    const answers = await times(10, () => verify(token));
    expect(statuses(answers)).toEqual([200, ...Array(9).fill(400)]);
    const { id } = await userRow(house, 'Doubler');
    expect(await rowsOf(house, 'SELECT id FROM credit_entries WHERE user_id = $1', [id])).toHaveLength(2);
    expect(await mailsTo(house, 'doubler@example.org', /Welcome/)).toHaveLength(1);
  });

  it('several links of one user are used: one works, the others are over, none waits for another for ever', async () => {
    for (let round = 0; round < 4; round++) {
      const name = `Clicker${round}`;
      await house.signUp(name);
      const email = `${name.toLowerCase()}@example.org`;
      const ask = () => house.visitor().ask('POST', '/api/user/forgot-password', { email });
      const tokens = await linksOf(name, ask, 4);
      const answers = await Promise.all(tokens.map((token, i) => reset(token, `compass-driftwood-${i}`)));
      expect(statuses(answers)).toEqual([200, 400, 400, 400]);
      const winner = answers.findIndex((answer) => answer.statusCode === 200);
      expect((await login(email, `compass-driftwood-${winner}`)).statusCode).toBe(200);
      expect((await login(email, `compass-driftwood-${(winner + 1) % 4}`)).statusCode).toBe(401);
    }
  });

  it('an account is deleted while its link is used: neither fails', async () => {
    for (let round = 0; round < 5; round++) {
      const name = `Fleeting${round}`;
      const user = await house.signUp(name);
      const token = await tokenTo(house, `${name.toLowerCase()}@example.org`);
      const [deleted, verified] = await Promise.all([user.ask('DELETE', '/api/user'), verify(token)]);
      expect(deleted.statusCode).toBe(200);
      expect([200, 400]).toContain(verified.statusCode);
      expect(await rowsOf(house, 'SELECT id FROM users WHERE username = $1', [name])).toEqual([]);
    }
  });

  it('one code of the app is used eight times: once it works', async () => {
    const { secret, recovery } = await turnOnTwoFactor(house, await house.signUp('Echo'));
    const code = codeOf(house, secret);
    expect(statuses(await times(8, () => login('echo@example.org', PASSWORD, code)))).toEqual([
      200,
      ...Array(7).fill(400),
    ]);
    const again = await times(8, () => login('echo@example.org', PASSWORD, recovery[0]));
    expect(statuses(again)).toEqual([200, ...Array(7).fill(400)]);
    expect((await userRow(house, 'Echo')).recovery_code_hashes).toHaveLength(9);
  });

  it('twenty people want one name: one gets it', async () => {
    const answers = await times(20, (i) =>
      house
        .visitor()
        .ask('POST', '/api/user/register', { username: 'Coveted', email: `c${i}@example.org`, password: PASSWORD }),
    );
    expect(statuses(answers)).toEqual([201, ...Array(19).fill(400)]);
    await settleMail(house);
    expect(house.mail.sent.filter((mail) => /^c\d+@/.test(mail.to))).toHaveLength(1);
  });
});

describe('a login that is under way', () => {
  it('opens no session once the password it used is changed', async () => {
    await house.signUp('Chased', { verified: true });
    const { id, client, waitForBlocked } = await lockUserRow('Chased');
    const pending = login('chased@example.org');
    await waitForBlocked();
    await client.query(`UPDATE users SET password_hash = 'another' WHERE id = $1`, [id]);
    await client.query('DELETE FROM sessions WHERE user_id = $1', [id]);
    await client.query('COMMIT');
    const answer = await pending;
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe('credentials_invalid');
    expect(await rowsOf(house, 'SELECT id FROM sessions WHERE user_id = $1', [id])).toEqual([]);
  });

  it('is refused, and does not fail, when the account goes meanwhile', async () => {
    await house.signUp('Outrun');
    const { id, client, waitForBlocked } = await lockUserRow('Outrun');
    const pending = login('outrun@example.org');
    await waitForBlocked();
    await client.query('DELETE FROM users WHERE id = $1', [id]);
    await client.query('COMMIT');
    expect((await pending).json().code).toBe('credentials_invalid');
  });
});

describe('a change of password that is under way', () => {
  it('does not undo a reset that came in between', async () => {
    const thief = await house.signUp('Contested');
    const { id, client, waitForBlocked } = await lockUserRow('Contested');
    const body = { current_password: PASSWORD, new_password: 'thieves-own-harbour-1' };
    const pending = thief.ask('POST', '/api/user/change-password', body);
    await waitForBlocked();
    await client.query(`UPDATE users SET password_hash = 'another' WHERE id = $1`, [id]);
    await client.query('DELETE FROM sessions WHERE user_id = $1', [id]);
    await client.query('COMMIT');
    expect((await pending).json().code).toBe('wrong_password');
    expect((await userRow(house, 'Contested')).password_hash).toBe('another');
  });

  it('is refused, and does not fail, when the account goes meanwhile', async () => {
    const user = await house.signUp('Abandoned');
    const { id, client, waitForBlocked } = await lockUserRow('Abandoned');
    const pending = user.ask('POST', '/api/user/change-password', {
      current_password: PASSWORD,
      new_password: 'compass-driftwood-3',
    });
    await waitForBlocked();
    await client.query('DELETE FROM users WHERE id = $1', [id]);
    await client.query('COMMIT');
    expect((await pending).json().code).toBe('signed_out');
  });
});
