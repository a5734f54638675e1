import { limits } from '@sirenade/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../test/account-steps.ts';
import { ledgerFaults, newUser, spendableOf } from '../../../test/billing-steps.ts';
import { makeTestApp, type TestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { sweepCredits } from './billing-sweep.service.ts';
import {
  adoptVisitor,
  extendReservation,
  findCredits,
  growReservation,
  releaseReservation,
  reserveCredits,
  settleReservation,
} from './credits.service.ts';
import { grantTrial } from './grants.service.ts';

let house: TestApp;
beforeAll(async () => {
  house = await makeTestApp();
});
afterAll(async () => {
  expect(await ledgerFaults(house)).toEqual([]);
  await house.close();
});

async function onTrial(username: string): Promise<number> {
  const userId = await newUser(house, username);
  await grantTrial(house.context(), userId);
  return userId;
}
const reserve = (user: number, key: string, words: number, images = 0) =>
  reserveCredits(house.context(), { user }, { key, amounts: { words, images }, note: 'Reply by Isla' });
const settle = (key: string, words: number, images = 0) => settleReservation(house.context(), key, { words, images });
const entriesOf = (userId: number) =>
  rowsOf(house, `SELECT kind, amount, note FROM credit_entries WHERE user_id = $1 AND cause <> 'trial' ORDER BY id`, [
    userId,
  ]);

describe('a reservation', () => {
  it('reserves credits, charges what was used and releases the rest [T12]', async () => {
    const user = await onTrial('Holder');
    expect(await reserve(user, 'h1', 200, 1)).toMatchObject({ key: 'h1', state: 'open', words: 200, images: 1 });
    expect(await spendableOf(house, user)).toEqual([300, 9]);
    expect(await settle('h1', 34, 1)).toEqual({ chats: 0, words: 34, images: 1 });
    expect(await spendableOf(house, user)).toEqual([466, 9]);
    expect(await entriesOf(user)).toEqual([
      { kind: 'images', amount: -1, note: 'Reply by Isla' },
      { kind: 'words', amount: -34, note: 'Reply by Isla' },
    ]);
  });

  it('is given back whole when nothing came of it', async () => {
    const user = await onTrial('Returner');
    await reserve(user, 'r1', 500, 10);
    expect(await spendableOf(house, user)).toEqual([0, 0]);
    expect(await releaseReservation(house.context(), 'r1')).toBe(true);
    expect(await spendableOf(house, user)).toEqual([500, 10]);
    expect(await entriesOf(user)).toEqual([]);
  });

  it('takes more words while it is open, as many as there are, and says where others are', async () => {
    const user = await onTrial('Grower');
    const grow = (key: string, words: number) => growReservation(house.context(), key, words);
    await reserve(user, 'g1', 40);
    expect(await grow('g1', 60)).toEqual({ added: 60, areElsewhere: false });
    expect(await spendableOf(house, user)).toEqual([400, 10]);
    await reserve(user, 'g2', 390);
    expect(await grow('g1', 40)).toEqual({ added: 10, areElsewhere: true });
    expect(await grow('g1', 40)).toEqual({ added: 0, areElsewhere: true });
    expect(await settle('g1', 105)).toEqual({ chats: 0, words: 105, images: 0 });
    expect(await grow('g1', 40)).toEqual({ added: 0, areElsewhere: false });
    expect(await grow('g2', 40)).toEqual({ added: 5, areElsewhere: false });
    expect(await releaseReservation(house.context(), 'g2')).toBe(true);
    expect(await spendableOf(house, user)).toEqual([395, 10]);
  });

  it('of a visitor takes no more words than all of their address may use', async () => {
    const payer = { visitor: 'talker', address: '203.0.113.77' };
    await reserveCredits(house.context(), payer, { key: 'v1', amounts: { words: 40 }, note: 'Reply by Isla' });
    const { added } = await growReservation(house.context(), 'v1', 1_000);
    expect(added).toBe(limits.visitor.words - 40);
    await releaseReservation(house.context(), 'v1');
    expect((await findCredits(house.context(), payer)).words).toBe(limits.visitor.words);
  });

  it('never charges more than was set aside', async () => {
    const user = await onTrial('Capped');
    await reserve(user, 'c1', 50);
    expect(await settle('c1', 9000, 4)).toEqual({ chats: 0, words: 50, images: 0 });
    expect(await spendableOf(house, user)).toEqual([450, 10]);
  });

  it('is refused with 402 when there is too little, and takes nothing of any kind', async () => {
    const user = await onTrial('Poor');
    await expect(reserve(user, 'p1', 501)).rejects.toMatchObject({ code: 'out_of_words', status: 402 });
    await expect(reserve(user, 'p2', 10, 11)).rejects.toMatchObject({ code: 'out_of_images', status: 402 });
    await expect(reserve(user, 'p3', 501, 11)).rejects.toMatchObject({ code: 'out_of_words' });
    expect(await spendableOf(house, user)).toEqual([500, 10]);
    await reserve(user, 'p4', 500);
    await expect(reserve(user, 'p5', 1)).rejects.toMatchObject({ code: 'out_of_words' });
    // The same reservation can be tried again once there is enough.
    await releaseReservation(house.context(), 'p4');
    expect(await reserve(user, 'p5', 1)).toMatchObject({ state: 'open' });
  });

  it('leaves nothing behind when it is refused inside a transaction that goes on', async () => {
    const user = await onTrial('Catcher');
    await inTransaction(house.context(), async (ctx) => {
      const reservation = { key: 'k1', amounts: { words: 10, images: 99 }, note: 'x' };
      await expect(reserveCredits(ctx, { user }, reservation)).rejects.toMatchObject({ code: 'out_of_images' });
    });
    expect(await spendableOf(house, user)).toEqual([500, 10]);
    expect(await rowsOf(house, `SELECT key FROM credit_holds WHERE key = 'k1'`)).toEqual([]);
  });

  it('goes with the transaction it was made in', async () => {
    const user = await onTrial('Roller');
    const fails = inTransaction(house.context(), async (ctx) => {
      await reserveCredits(ctx, { user }, { key: 'x1', amounts: { words: 100 }, note: 'x' });
      throw new Error('The story could not be stored.');
    });
    await expect(fails).rejects.toThrow('could not be stored');
    expect(await spendableOf(house, user)).toEqual([500, 10]);
  });

  it('counts once, however often and at whatever time it is asked for', async () => {
    const user = await onTrial('Retrier');
    const reservations = await Promise.all(Array.from({ length: 8 }, () => reserve(user, 'd1', 100)));
    expect(new Set(reservations.map(({ createdAt }) => createdAt.getTime())).size).toBe(1);
    expect(await spendableOf(house, user)).toEqual([400, 10]);
    const charged = await Promise.all(Array.from({ length: 8 }, (_, used) => settle('d1', used + 20)));
    expect(new Set(charged.map(({ words }) => words)).size).toBe(1);
    expect(await spendableOf(house, user)).toEqual([500 - (charged[0]?.words ?? 0), 10]);
    expect(await reserve(user, 'd1', 100)).toMatchObject({ state: 'settled' });
    expect(await releaseReservation(house.context(), 'd1')).toBe(false);
    expect(await entriesOf(user)).toHaveLength(1);
  });

  it('does not answer to the key of another reservation or of another person', async () => {
    const [user, other] = [await onTrial('Keeper'), await onTrial('Stranger')];
    await reserve(user, 's1', 100);
    await expect(reserve(user, 's1', 90)).rejects.toMatchObject({ code: 'conflict' });
    await expect(reserve(other, 's1', 100)).rejects.toMatchObject({ code: 'conflict' });
    expect(await spendableOf(house, other)).toEqual([500, 10]);
  });

  it('refuses amounts that are none', async () => {
    const user = await onTrial('Oddly');
    for (const words of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      await expect(reserve(user, `o${words}`, words)).rejects.toThrow('is no amount');
      await expect(settle('h1', words)).rejects.toThrow('is no amount');
    }
    await expect(settle('nothing', 1)).rejects.toThrow('There is no reservation nothing.');
    expect(await spendableOf(house, user)).toEqual([500, 10]);
  });
});

describe('a reservation that is never settled or released', () => {
  it('is given back by the sweep, and a reply that comes after all is not charged', async () => {
    const user = await onTrial('Sleeper');
    await reserve(user, 'e1', 300);
    house.clock.move(14 * 60_000);
    await sweepCredits(house.context());
    expect(await spendableOf(house, user)).toEqual([200, 10]);
    house.clock.move(2 * 60_000);
    await sweepCredits(house.context());
    expect(await spendableOf(house, user)).toEqual([500, 10]);
    expect(await settle('e1', 40)).toEqual({ chats: 0, words: 0, images: 0 });
    expect(await spendableOf(house, user)).toEqual([500, 10]);
  });

  it('lives on as long as its reply says so', async () => {
    const user = await onTrial('Talker');
    await reserve(user, 'l1', 300);
    house.clock.move(14 * 60_000);
    expect(await extendReservation(house.context(), 'l1')).toBe(true);
    house.clock.move(14 * 60_000);
    await sweepCredits(house.context());
    expect(await settle('l1', 120)).toMatchObject({ words: 120 });
    expect(await spendableOf(house, user)).toEqual([380, 10]);
    expect(await extendReservation(house.context(), 'l1')).toBe(false);
  });
});

describe('visitors', () => {
  const chat = (
    visitor: string,
    key: string,
    amounts: { chats?: number; words?: number; images?: number },
    address = '198.51.100.7',
  ) => reserveCredits(house.context(), { visitor, address }, { key, amounts, note: 'Reply by Isla' });
  const used = async (key: string, amounts: object) => settleReservation(house.context(), key, amounts);

  it('have 20 chats, 300 words and 3 images in all [K8] [P5] [K30]', async () => {
    const ctx = house.context();
    const payer = { visitor: 'v1', address: '198.51.100.1' };
    expect(await findCredits(ctx, payer)).toEqual({ chats: 20, words: 300, images: 3 });
    for (let n = 0; n < 20; n++) {
      await chat('v1', `v1-${n}`, { chats: 1, words: 15 }, '198.51.100.1');
      await used(`v1-${n}`, { chats: 1, words: 15 });
    }
    expect(await findCredits(ctx, payer)).toEqual({ chats: 0, words: 0, images: 3 });
    await expect(chat('v1', 'v1-20', { chats: 1 }, '198.51.100.1')).rejects.toMatchObject({
      code: 'free_chats_used',
      status: 401,
      message: 'Please log in to chat.',
    });
    await expect(chat('v2', 'v2-1', { words: 301 })).rejects.toMatchObject({
      message: "You've used up your free audio credits.",
    });
    await expect(chat('v2', 'v2-2', { images: 4 })).rejects.toMatchObject({
      message: "You've used up your free image credits.",
    });
  });

  it('of one address share a budget for the day, however many they say they are', async () => {
    const most = limits.visitorAddressDay.chats;
    for (let n = 0; n < most; n++)
      await chat(`crowd${n}`, `crowd-${n}`, { chats: 1 }, `2001:db8:1:2::${n.toString(16)}`);
    await expect(chat('crowdx', 'crowd-x', { chats: 1 }, '2001:db8:1:2:ffff::1')).rejects.toMatchObject({
      code: 'free_chats_used',
    });
    expect(await chat('crowdx', 'crowd-y', { chats: 1 }, '2001:db8:1:3::1')).toMatchObject({ state: 'open' });
    house.clock.move(86_400_000);
    expect(await chat('crowdx', 'crowd-z', { chats: 1 }, '2001:db8:1:2:ffff::1')).toMatchObject({ state: 'open' });
  });

  it('bring the chats they had along when they sign up, once; an unverified account has 20 in all', async () => {
    const ctx = house.context();
    const user = await newUser(house, 'Adopter');
    for (let n = 0; n < 4; n++) {
      await chat('adopted', `adopted-${n}`, { chats: 1 }, '203.0.113.9');
      await used(`adopted-${n}`, { chats: 1 });
    }
    await Promise.all(Array.from({ length: 6 }, () => adoptVisitor(ctx, 'adopted', user)));
    await adoptVisitor(ctx, 'never seen', user);
    expect(await findCredits(ctx, { user })).toEqual({ chats: 16, words: 0, images: 0 });
    for (let n = 0; n < 16; n++) {
      await reserveCredits(ctx, { user }, { key: `unverified-${n}`, amounts: { chats: 1 }, note: 'Reply by Isla' });
    }
    const more = reserveCredits(ctx, { user }, { key: 'unverified-16', amounts: { chats: 1 }, note: 'Reply by Isla' });
    await expect(more).rejects.toMatchObject({ status: 403, message: 'Please verify your email to chat.' });
  });

  it('leave no address behind that could be read', async () => {
    await chat('private', 'private-1', { chats: 1 }, '203.0.113.77');
    const rows = await rowsOf(house, 'SELECT owner FROM credit_accounts UNION SELECT unnest(owners) FROM credit_holds');
    expect(rows.length).toBeGreaterThan(3);
    for (const { owner } of rows) expect(String(owner)).not.toContain('203.0.113.77');
  });

  it('are forgotten after a while, and their days sooner', async () => {
    const allowanceOwners = () =>
      rowsOf(
        house,
        `SELECT DISTINCT split_part(owner, ':', 1) AS sort FROM credit_accounts WHERE user_id IS NULL ORDER BY 1`,
      );
    house.clock.move(3_600_000);
    await sweepCredits(house.context());
    expect(await allowanceOwners()).toEqual([{ sort: 'address' }, { sort: 'visitor' }, { sort: 'visitors' }]);
    house.clock.move(4 * 86_400_000);
    await sweepCredits(house.context());
    expect(await allowanceOwners()).toEqual([{ sort: 'visitor' }]);
    house.clock.move(90 * 86_400_000);
    await sweepCredits(house.context());
    expect(await allowanceOwners()).toEqual([]);
  });
});
