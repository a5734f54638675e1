import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, userRow } from '../../../test/account-steps.ts';
import { buy, ledgerFaults, makePaidHouse, type PaidHouse, settleBilling } from '../../../test/billing-steps.ts';
import { getPayments } from './balance.service.ts';
import { catchUp } from './catch-up.service.ts';
import { expireMonth } from './grants.service.ts';

const DAY = 86_400_000;

let house: PaidHouse;
beforeAll(async () => {
  house = await makePaidHouse();
});
afterAll(async () => {
  expect(await ledgerFaults(house)).toEqual([]);
  await house.close();
});

describe('at the same time', () => {
  it('many requests for one plan are one checkout, in every round', async () => {
    for (let round = 0; round < 5; round++) {
      const user = await house.signUp(`Crowd${round}`, { verified: true });
      const asked = await Promise.all(Array.from({ length: 10 }, () => user.ask('POST', '/api/checkout/creator')));
      expect(new Set(asked.map((answer) => answer.json().approvalUrl)).size).toBe(1);
      const { id } = await userRow(house, `Crowd${round}`);
      expect(await rowsOf(house, 'SELECT 1 FROM subscriptions WHERE user_id = $1', [id])).toHaveLength(1);
    }
  });

  it('the end of a month and the payment for the next leave that next month', async () => {
    for (let round = 0; round < 8; round++) {
      const user = await house.signUp(`Payer${round}`, { verified: true });
      const subscription = await buy(house, user, 'creator');
      const userId = Number((await userRow(house, `Payer${round}`)).id);
      const [row] = await rowsOf(house, 'SELECT id FROM subscriptions WHERE user_id = $1', [userId]);
      house.clock.move(40 * DAY);
      subscription.nextPaymentAt = house.clock.now();
      house.payments.pay(subscription);
      const ctx = house.context();
      await Promise.all([
        ...Array.from({ length: 4 }, () => expireMonth(ctx, userId)),
        catchUp(ctx, Number(row?.id)),
        ...Array.from({ length: 4 }, () => expireMonth(ctx, userId)),
      ]);
      expect((await getPayments(ctx, userId)).words_left).toBe(7500);
    }
    await settleBilling(house);
  });
});
