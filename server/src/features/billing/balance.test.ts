import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, userRow } from '../../../test/account-steps.ts';
import { buy, ledgerFaults, makePaidHouse, type PaidHouse, paymentsOf } from '../../../test/billing-steps.ts';
import type { Visitor } from '../../../test/test-app.ts';
import { runOperatorCommand } from '../../commands/operator.ts';
import { reserveCredits, settleReservation } from './credits.service.ts';
import { grantTrial } from './grants.service.ts';

let house: PaidHouse;
beforeAll(async () => {
  house = await makePaidHouse();
});
afterAll(async () => {
  expect(await ledgerFaults(house)).toEqual([]);
  await house.close();
});

const idOf = async (username: string) => Number((await userRow(house, username)).id);
const list = async (user: Visitor, query = '') => user.ask('GET', `/api/credits${query}`);
const operator = (...words: string[]) => runOperatorCommand(house.parts, words);

async function spend(user: number, key: string, words: number): Promise<void> {
  await reserveCredits(house.context(), { user }, { key, amounts: { words: words + 50 }, note: 'Reply by Isla' });
  await settleReservation(house.context(), key, { words });
}

describe('the trial', () => {
  it('is 500 words and 10 images, once, however often and at the same time it is asked for [E2] [T3]', async () => {
    const user = await house.signUp('Trialist');
    expect(await paymentsOf(user)).toEqual(['trial', 0, 0]);
    const id = await idOf('Trialist');
    await Promise.all(Array.from({ length: 8 }, () => grantTrial(house.context(), id)));
    expect((await user.ask('GET', '/api/user')).json().payments).toEqual({
      subscription_type: 'trial',
      words_left: 500,
      image_generations_left: 10,
      images_generations_left: 10,
    });
    expect(await rowsOf(house, 'SELECT 1 FROM credit_entries WHERE user_id = $1', [id])).toHaveLength(2);
  });

  it('does not come back once it is used up', async () => {
    const user = await house.signUp('Spender', { verified: true });
    const id = await idOf('Spender');
    await spend(id, 'all', 450);
    await grantTrial(house.context(), id);
    expect(await paymentsOf(user)).toEqual(['trial', 50, 10]);
  });
});

describe('what the user object shows', () => {
  it('counts reserved credits until they are used, so that the balance is not shown as empty too early [T3]', async () => {
    const user = await house.signUp('Lastwords', { verified: true });
    const id = await idOf('Lastwords');
    await reserveCredits(
      house.context(),
      { user: id },
      { key: 'last', amounts: { words: 500 }, note: 'Reply by Isla' },
    );
    expect(await paymentsOf(user)).toEqual(['trial', 500, 10]);
    const more = { key: 'more', amounts: { words: 1 }, note: 'Reply by Isla' };
    await expect(reserveCredits(house.context(), { user: id }, more)).rejects.toMatchObject({ code: 'out_of_words' });
    await settleReservation(house.context(), 'last', { words: 500 });
    expect(await paymentsOf(user)).toEqual(['trial', 0, 10]);
  });
});

describe('the list of credits', () => {
  it('says in plain words where they came from and went to, newest first', async () => {
    const user = await house.signUp('Reader', { verified: true });
    await buy(house, user, 'creator');
    await spend(await idOf('Reader'), 'read-1', 34);
    await operator('credit', 'Reader', 'images', '+5', 'Sorry for the outage');
    const month = house.clock.now().toLocaleString('en', { month: 'long', timeZone: 'UTC' });
    const answer = await list(user);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-next-cursor']).toBeUndefined();
    const at = house.clock.now().toISOString();
    expect(answer.json()).toEqual([
      { id: expect.any(Number), at, kind: 'images', amount: 5, text: 'Correction: Sorry for the outage' },
      { id: expect.any(Number), at, kind: 'words', amount: -34, text: 'Reply by Isla' },
      { id: expect.any(Number), at, kind: 'words', amount: 7000, text: `Creator plan, ${month}` },
      { id: expect.any(Number), at, kind: 'images', amount: 100, text: `Creator plan, ${month}` },
      { id: expect.any(Number), at, kind: 'images', amount: 10, text: 'Trial' },
      { id: expect.any(Number), at, kind: 'words', amount: 500, text: 'Trial' },
    ]);
  });

  it('comes in pages, by offset and by cursor, without gaps or doubles', async () => {
    const user = await house.signUp('Pager', { verified: true });
    const id = await idOf('Pager');
    for (let n = 1; n <= 23; n++) await spend(id, `page-${n}`, n);
    const all = (await list(user, '?limit=100')).json();
    expect(all).toHaveLength(25);
    const byOffset = [];
    for (let offset = 0; offset < 30; offset += 10)
      byOffset.push(...(await list(user, `?limit=10&offset=${offset}`)).json());
    expect(byOffset).toEqual(all);
    const byCursor = [];
    let after = '';
    for (let page = 0; page < 5; page++) {
      const answer = await list(user, `?limit=10&offset=${page * 10}${after}`);
      byCursor.push(...answer.json());
      const cursor = answer.headers['x-next-cursor'];
      if (!cursor) break;
      after = `&after=${cursor}`;
      // A new entry between two pages: pages by cursor do not shift.
      await spend(id, `between-${page}`, 1);
    }
    expect(byCursor).toEqual(all);
  });

  it('is the own one only, and takes no nonsense', async () => {
    expect((await list(house.visitor())).statusCode).toBe(401);
    const user = await house.signUp('Lonely', { verified: true });
    expect((await list(user)).json()).toHaveLength(2);
    for (const query of [
      '?limit=0',
      '?limit=101',
      '?limit=x',
      '?offset=-1',
      '?offset=10001',
      '?after=0',
      '?after=1.5',
      '?after=9e99',
    ]) {
      const answer = await list(user, query);
      expect([answer.statusCode, answer.json().code], query).toEqual([400, 'invalid']);
    }
  });

  it('is in the export, with subscriptions and payments', async () => {
    const user = await house.signUp('Exporter', { verified: true });
    await buy(house, user, 'mini_creator');
    const data = (await user.ask('GET', '/api/user/export')).json();
    expect(data.credits).toHaveLength(4);
    expect(data.credits[0]).toEqual({
      kind: 'words',
      amount: 500,
      cause: 'trial',
      text: 'Trial',
      at: expect.any(String),
    });
    expect(data.subscriptions).toEqual([
      {
        plan: 'mini_creator',
        state: 'active',
        created_at: expect.any(String),
        paid_until: expect.any(String),
        payments: [{ at: expect.any(String), amount: 5, currency: 'USD', state: 'completed' }],
      },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/BA-|"I-|"reference/);
  });
});

describe('the operator’s correction', () => {
  it('adds and takes, with its reason, and says what is left', async () => {
    const user = await house.signUp('Corrected', { verified: true });
    expect(await operator('credit', 'corrected', 'words', '+250', 'Prize')).toBe('Corrected now has 750 words.');
    expect(await operator('credit', 'Corrected', 'words', '-50', 'Sent', 'twice')).toBe('Corrected now has 700 words.');
    expect(await paymentsOf(user)).toEqual(['trial', 700, 10]);
    expect((await list(user, '?limit=1')).json()).toMatchObject([{ amount: -50, text: 'Correction: Sent twice' }]);
    expect(await rowsOf(house, `SELECT DISTINCT made_by FROM credit_entries WHERE note LIKE 'Correction: %'`)).toEqual([
      { made_by: 'operator' },
    ]);
  });

  it('never takes more than there is, nor reserved credits', async () => {
    const user = await house.signUp('Guardedly', { verified: true });
    const reservation = { key: 'guarded', amounts: { words: 400 }, note: 'Reply' };
    await reserveCredits(house.context(), { user: await idOf('Guardedly') }, reservation);
    await expect(operator('credit', 'Guardedly', 'words', '-101', 'x')).rejects.toThrow(
      'Guardedly has only 100 words.',
    );
    expect(await paymentsOf(user)).toEqual(['trial', 500, 10]);
  });

  it.each([
    ['credit', 'Corrected', 'words', '+5'],
    ['credit', 'Corrected', 'gold', '+5', 'x'],
    ['credit', 'Corrected', 'words', 'five', 'x'],
    ['credit', 'Corrected', 'words', '0', 'x'],
    ['credit', 'Corrected', 'words', '1.5', 'x'],
    ['credit', 'Corrected', 'words', '1000001', 'x'],
    ['credit', 'Corrected', 'words', '5', ' '],
    ['credit', 'Nobodyhere', 'words', '5', 'x'],
    ['credit'],
  ])('is refused when it is not one: %s %s %s %s %s', async (...words) => {
    await expect(operator(...words)).rejects.toThrow();
  });
});
