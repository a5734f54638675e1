import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, userRow } from '../../../test/account-steps.ts';
import {
  beginToBuy,
  ledgerFaults,
  makePaidHouse,
  type PaidHouse,
  paymentsOf,
  settleBilling,
} from '../../../test/billing-steps.ts';
import type { Visitor } from '../../../test/test-app.ts';
import { sweepSubscriptions } from './billing-sweep.service.ts';
import { catchUp } from './catch-up.service.ts';

let house: PaidHouse;
beforeAll(async () => {
  house = await makePaidHouse();
});
afterAll(async () => {
  expect(await ledgerFaults(house)).toEqual([]);
  await house.close();
});

const stateOf = async (user: Visitor) => (await user.ask('GET', '/api/subscription')).json();

/** Active at the provider, its payment not in the list yet. */
async function unpaid(name: string) {
  const user = await house.signUp(name, { verified: true });
  const token = await beginToBuy(user, 'creator');
  const subscription = house.payments.byToken(token);
  subscription.state = 'active';
  const [row] = await rowsOf(house, 'SELECT id FROM subscriptions WHERE user_id = $1', [
    (await userRow(house, name)).id,
  ]);
  const look = () => catchUp(house.context(), Number(row?.id));
  await look();
  return { user, token, subscription, look };
}

describe('a plan that is active at the provider before its payment is listed', () => {
  it('is shown as being confirmed, without credits, and is read again within minutes', async () => {
    const { user, subscription } = await unpaid('Confirming');
    expect(await stateOf(user)).toMatchObject({ state: 'confirming', subscription_type: 'trial', paid_until: null });
    expect(await paymentsOf(user)).toEqual(['trial', 500, 10]);
    house.payments.pay(subscription);
    house.clock.move(11 * 60_000);
    await sweepSubscriptions(house.context());
    await settleBilling(house);
    expect(await stateOf(user)).toMatchObject({ state: 'active' });
    expect(await paymentsOf(user)).toEqual(['creator', 7500, 110]);
  });

  it('can be cancelled', async () => {
    const { user, subscription } = await unpaid('Confirmcancel');
    expect((await user.ask('POST', '/api/checkout/trial')).json()).toEqual({});
    expect(subscription.state).toBe('cancelled');
    expect(await stateOf(user)).toMatchObject({ state: 'none' });
  });

  it('cannot be bought a second time meanwhile', async () => {
    const { user } = await unpaid('Confirmtwice');
    for (const plan of ['creator', 'mega_creator']) {
      const answer = await user.ask('POST', `/api/checkout/${plan}`);
      expect([answer.statusCode, answer.json().code], plan).toEqual([409, 'payment_pending']);
    }
    expect((await user.ask('POST', '/api/checkout/trial')).statusCode).toBe(200);
    expect((await user.ask('POST', '/api/checkout/creator')).statusCode).toBe(200);
  });

  it('is over when its only payment was given back before it was ever seen', async () => {
    const { user, token, subscription } = await unpaid('Confirmback');
    house.payments.pay(subscription).state = 'refunded';
    const answer = await user.ask('POST', '/api/activate-subscription', { ba_token: token });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'subscription_over']);
    await settleBilling(house);
    expect(subscription.state).toBe('cancelled');
    expect(await stateOf(user)).toMatchObject({ state: 'none' });
    expect(await paymentsOf(user)).toEqual(['trial', 500, 10]);
  });
});

describe('a plan that was approved in another tab and not read yet', () => {
  it('is not sold a second time: the first is granted and the page is to be loaded anew', async () => {
    const user = await house.signUp('Othertab', { verified: true });
    house.payments.approve(house.payments.byToken(await beginToBuy(user, 'creator')));
    const answer = await user.ask('POST', '/api/checkout/creator');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
    expect(await paymentsOf(user)).toEqual(['creator', 7500, 110]);
    expect((await user.ask('POST', '/api/checkout/creator')).statusCode).toBe(200);
  });
});
