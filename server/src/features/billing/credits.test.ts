import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, userRow } from '../../../test/account-steps.ts';
import { makeTestApp, type TestApp } from '../../../test/test-app.ts';
import { exportCredits, getPayments, grantTrial } from './credits.service.ts';
import { insertEntries } from './credits.store.ts';

let house: TestApp;
beforeAll(async () => {
  house = await makeTestApp();
});
afterAll(() => house.close());

async function newUser(username: string): Promise<number> {
  await house.signUp(username);
  return Number((await userRow(house, username)).id);
}
const balanceOf = async (userId: number) => {
  const { words_left, image_generations_left } = await getPayments(house.context(), userId);
  return [words_left, image_generations_left];
};

describe('the trial', () => {
  it('is 500 words and 10 images [E2]', async () => {
    const userId = await newUser('Trialist');
    expect(await balanceOf(userId)).toEqual([0, 0]);
    await grantTrial(house.context(), userId);
    expect(await getPayments(house.context(), userId)).toEqual({
      subscription_type: 'trial',
      words_left: 500,
      image_generations_left: 10,
      images_generations_left: 10,
    });
  });

  it('is given once, however often it is asked for, also at the same time', async () => {
    const userId = await newUser('Repeater');
    await grantTrial(house.context(), userId);
    await grantTrial(house.context(), userId);
    await Promise.all(Array.from({ length: 8 }, () => grantTrial(house.context(), userId)));
    expect(await balanceOf(userId)).toEqual([500, 10]);
    expect(await rowsOf(house, 'SELECT id FROM credit_entries WHERE user_id = $1', [userId])).toHaveLength(2);
  });

  it('does not come back once it is used up', async () => {
    const userId = await newUser('Spender');
    await grantTrial(house.context(), userId);
    const spent = { userId, cause: 'reply:1', createdAt: house.clock.now() };
    await insertEntries(house.context().db, [{ ...spent, kind: 'words', amount: -500 }]);
    await grantTrial(house.context(), userId);
    expect(await balanceOf(userId)).toEqual([0, 10]);
  });
});

describe('a balance', () => {
  it('is the sum of its entries, and of nobody else’s', async () => {
    const [mine, theirs] = [await newUser('Saver'), await newUser('Other')];
    const amounts = [500, -37, -1, 2000, -463, 12];
    for (const userId of [mine, theirs]) {
      await insertEntries(
        house.context().db,
        amounts.flatMap((amount, i) => [
          {
            userId,
            kind: 'words' as const,
            amount: userId === mine ? amount : amount * 2,
            cause: `c${i}`,
            createdAt: new Date(),
          },
          { userId, kind: 'images' as const, amount: i, cause: `c${i}`, createdAt: new Date() },
        ]),
      );
    }
    expect(await balanceOf(mine)).toEqual([2011, 15]);
    expect(await balanceOf(theirs)).toEqual([4022, 15]);
    const [sum] = await rowsOf(
      house,
      `SELECT sum(amount)::int AS n FROM credit_entries WHERE user_id = $1 AND kind = 'words'`,
      [mine],
    );
    expect(sum?.n).toBe(2011);
  });

  it('counts one cause once', async () => {
    const userId = await newUser('Retrier');
    const entry = { userId, kind: 'words' as const, amount: 70, cause: 'payment:9', createdAt: house.clock.now() };
    await insertEntries(house.context().db, [entry]);
    await insertEntries(house.context().db, [{ ...entry, amount: 90 }]);
    expect(await balanceOf(userId)).toEqual([70, 0]);
  });

  it('knows words and images only', async () => {
    const userId = await newUser('Stranger');
    const entry = { userId, kind: 'gold' as 'words', amount: 70, cause: 'x', createdAt: house.clock.now() };
    await expect(insertEntries(house.context().db, [entry])).rejects.toThrow();
    expect(await balanceOf(userId)).toEqual([0, 0]);
  });

  it('is explained entry by entry in the export', async () => {
    const userId = await newUser('Auditor');
    await grantTrial(house.context(), userId);
    const at = house.clock.now().toISOString();
    expect(await exportCredits(house.context(), userId)).toEqual({
      credits: [
        { kind: 'words', amount: 500, cause: 'trial', at },
        { kind: 'images', amount: 10, cause: 'trial', at },
      ],
    });
  });
});
