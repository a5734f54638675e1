import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, userRow } from '../../../test/account-steps.ts';
import {
  beginToBuy,
  buy,
  ledgerFaults,
  makePaidHouse,
  type PaidHouse,
  paymentsOf,
  settleBilling,
} from '../../../test/billing-steps.ts';
import type { Visitor } from '../../../test/test-app.ts';
import { sweepSubscriptions } from './billing-sweep.service.ts';
import { catchUp } from './catch-up.service.ts';

const DAY = 86_400_000;

let house: PaidHouse;
beforeAll(async () => {
  house = await makePaidHouse();
});
afterAll(async () => {
  expect(await ledgerFaults(house)).toEqual([]);
  await house.close();
});

const activation = (user: Visitor, token: string) =>
  user.ask('POST', '/api/activate-subscription', { ba_token: token });
const rowsOfUser = async (name: string) =>
  rowsOf(house, 'SELECT * FROM subscriptions WHERE user_id = $1 ORDER BY id', [(await userRow(house, name)).id]);

/** Approves a first plan, then a second one; only the second is activated. */
async function twoPlans(user: Visitor) {
  const [first, second] = [await beginToBuy(user, 'creator'), await beginToBuy(user, 'mega_creator')];
  house.payments.approve(house.payments.byToken(first));
  house.clock.move(60_000);
  house.payments.approve(house.payments.byToken(second));
  expect((await activation(user, second)).statusCode).toBe(200);
  return { first, second };
}

describe('a plan that is seen for the first time', () => {
  it('stays when the one that began later is unknown at the provider by now', async () => {
    const user = await house.signUp('Deadrival', { verified: true });
    const { first, second } = await twoPlans(user);
    house.payments.subscriptions.delete(house.payments.byToken(second).id);
    await catchUp(house.context(), Number((await rowsOfUser('Deadrival'))[1]?.id));
    expect((await activation(user, first)).statusCode).toBe(200);
    await settleBilling(house);
    expect(house.payments.byToken(first).state).toBe('active');
  });

  it('stays when the one that began later was cancelled', async () => {
    const user = await house.signUp('Cancelledrival', { verified: true });
    const { first } = await twoPlans(user);
    await rowsOf(
      house,
      `UPDATE subscriptions SET cancel_wanted_at = now() WHERE plan = 'mega_creator' AND user_id = $1`,
      [(await userRow(house, 'Cancelledrival')).id],
    );
    expect((await activation(user, first)).statusCode).toBe(200);
    await settleBilling(house);
    expect(house.payments.byToken(first).state).toBe('active');
  });

  it('stays when the one that began later is with another provider', async () => {
    const user = await house.signUp('Otherrival', { verified: true });
    const { first } = await twoPlans(user);
    await rowsOf(house, `UPDATE subscriptions SET provider = 'bygone' WHERE plan = 'mega_creator' AND user_id = $1`, [
      (await userRow(house, 'Otherrival')).id,
    ]);
    expect((await activation(user, first)).statusCode).toBe(200);
    await settleBilling(house);
    expect(house.payments.byToken(first).state).toBe('active');
  });
});

describe('coming back from a plan that another one has replaced', () => {
  it('is told as a success once, because it was paid and granted', async () => {
    const user = await house.signUp('Replaced', { verified: true });
    const { first } = await twoPlans(user);
    const [row] = await rowsOfUser('Replaced');
    await catchUp(house.context(), Number(row?.id));
    await settleBilling(house);
    expect(house.payments.byToken(first).state).toBe('cancelled');
    const answers = [await activation(user, first), await activation(user, first)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
    expect(answers[0]?.json()).toEqual({ subscription_type: 'creator' });
    expect(answers[1]?.json().code).toBe('subscription_over');
    expect(await paymentsOf(user)).toEqual(['mega_creator', 27_500, 330]);
  });
});

describe('a plan whose provider can no longer be asked', () => {
  it.each(['of another provider', 'unknown at the provider'])('ends when its month is past: %s', async (which) => {
    const name = which.startsWith('of') ? 'Bygone' : 'Unknownplan';
    const user = await house.signUp(name, { verified: true });
    const subscription = await buy(house, user, 'creator');
    const until = subscription.nextPaymentAt?.getTime() ?? 0;
    if (name === 'Bygone') {
      await rowsOf(house, `UPDATE subscriptions SET provider = 'bygone' WHERE provider_id = $1`, [subscription.id]);
    } else house.payments.subscriptions.delete(subscription.id);
    const look = async () => catchUp(house.context(), Number((await rowsOfUser(name))[0]?.id));
    await look();
    const [during] = await rowsOfUser(name);
    expect(during?.state).toBe('active');
    // The next check is not within minutes, since nothing can change so soon.
    expect(new Date(String(during?.next_check_at)).getTime()).toBeGreaterThan(house.clock.now().getTime() + DAY / 2);
    house.clock.set(new Date(until + 4 * DAY));
    await sweepSubscriptions(house.context());
    await settleBilling(house);
    expect(await rowsOfUser(name)).toMatchObject([{ state: 'expired', next_check_at: null }]);
  });
});
