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
import { runOperatorCommand } from '../../commands/operator.ts';
import { sweepSubscriptions } from './billing-sweep.service.ts';
import { catchUp } from './catch-up.service.ts';

const MINUTE = 60_000;

let house: PaidHouse;
beforeAll(async () => {
  house = await makePaidHouse();
});
afterAll(async () => {
  expect(await ledgerFaults(house)).toEqual([]);
  await house.close();
});

const cancel = (user: Visitor) => user.ask('POST', '/api/checkout/trial');
const stateOf = async (user: Visitor) => (await user.ask('GET', '/api/subscription')).json();
const rowsOfUser = async (name: string) =>
  rowsOf(house, 'SELECT * FROM subscriptions WHERE user_id = $1 ORDER BY id', [(await userRow(house, name)).id]);
const activation = (user: Visitor, token: string) =>
  user.ask('POST', '/api/activate-subscription', { ba_token: token });

describe('cancelling what was approved and not read yet', () => {
  it('ends it at the provider; the month that was paid is granted', async () => {
    const user = await house.signUp('Unread', { verified: true });
    const subscription = house.payments.byToken(await beginToBuy(user, 'creator'));
    house.payments.approve(subscription);
    expect((await cancel(user)).json()).toEqual({});
    expect(subscription.state).toBe('cancelled');
    expect(await paymentsOf(user)).toEqual(['trial', 7500, 110]);
    expect(await stateOf(user)).toMatchObject({ state: 'ending' });
  });

  it('ends it also when the provider shows the approval only later', async () => {
    const user = await house.signUp('Shownlate', { verified: true });
    const subscription = house.payments.byToken(await beginToBuy(user, 'creator'));
    await cancel(user);
    house.payments.approve(subscription);
    house.clock.move(11 * MINUTE);
    await sweepSubscriptions(house.context());
    await settleBilling(house);
    expect(subscription.state).toBe('cancelled');
    expect(await paymentsOf(user)).toEqual(['trial', 7500, 110]);
  });

  it('leaves a checkout that is begun afterwards alone', async () => {
    const user = await house.signUp('Afterwards', { verified: true });
    const old = await beginToBuy(user, 'creator');
    await cancel(user);
    const token = await beginToBuy(user, 'creator');
    expect(token).not.toBe(old);
    house.payments.approve(house.payments.byToken(token));
    expect((await activation(user, token)).statusCode).toBe(200);
    await settleBilling(house);
    expect(house.payments.byToken(token).state).toBe('active');
  });

  it('happens too when the account is deleted', async () => {
    const user = await house.signUp('Gonesoon', { verified: true });
    const subscription = house.payments.byToken(await beginToBuy(user, 'creator'));
    house.payments.approve(subscription);
    expect((await user.ask('DELETE', '/api/user')).statusCode).toBe(200);
    await sweepSubscriptions(house.context());
    await settleBilling(house);
    expect(subscription.state).toBe('cancelled');
  });
});

describe('a cancel that the provider did not confirm', () => {
  it('says so, and a job carries it out without waiting for the sweep', async () => {
    const user = await house.signUp('Unconfirmed', { verified: true });
    const subscription = await buy(house, user, 'creator');
    house.payments.failures.push({ step: 'cancel', after: false });
    const answer = await cancel(user);
    expect([answer.statusCode, answer.json()]).toEqual([200, { cancelling: true }]);
    await expect.poll(() => subscription.state).toBe('cancelled');
    await settleBilling(house);
    expect(await stateOf(user)).toMatchObject({ state: 'ending' });
  });

  it('is shown as under way, and pressing again tries again', async () => {
    const user = await house.signUp('Pressedtwice', { verified: true });
    const subscription = await buy(house, user, 'creator');
    house.payments.away = true;
    expect((await cancel(user)).json()).toEqual({ cancelling: true });
    expect(await stateOf(user)).toMatchObject({ state: 'cancelling', subscription_type: 'trial' });
    house.payments.away = false;
    expect((await cancel(user)).json()).toEqual({});
    expect(subscription.state).toBe('cancelled');
    expect(await stateOf(user)).toMatchObject({ state: 'ending' });
    await settleBilling(house);
  });

  it.each(['none', 'another'])(
    'for want of its provider (%s) is refused with advice, and carried out when it is back',
    async (which) => {
      const name = `Without${which}`;
      const user = await house.signUp(name, { verified: true });
      const subscription = await buy(house, user, 'creator');
      house.parts.providers.payments = which === 'none' ? null : { ...house.payments, kind: 'another provider' };
      const answer = await cancel(user);
      const seen = await stateOf(user);
      house.parts.providers.payments = house.payments;
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'cancel_elsewhere']);
      expect(answer.json().error).toMatch(/cancel it in your account there/);
      expect(seen).toMatchObject({ state: 'cancelling' });
      expect(subscription.state).toBe('active');
      expect((await cancel(user)).json()).toEqual({});
      expect(subscription.state).toBe('cancelled');
    },
  );
});

describe('money that was given back', () => {
  it('for the newest month ends the subscription at the provider', async () => {
    const user = await house.signUp('Givenback', { verified: true });
    const subscription = await buy(house, user, 'creator');
    house.payments.setPayment(subscription.payments[0]?.id ?? '', 'refunded');
    await catchUp(house.context(), Number((await rowsOfUser('Givenback'))[0]?.id));
    await settleBilling(house);
    expect(subscription.state).toBe('cancelled');
    expect(await paymentsOf(user)).toEqual(['trial', 500, 10]);
    expect(await rowsOfUser('Givenback')).toMatchObject([{ cancel_reason: 'The payment was given back' }]);
  });

  it('in part does not, and the provider’s next date is shown', async () => {
    const user = await house.signUp('Partback', { verified: true });
    const subscription = await buy(house, user, 'creator');
    house.payments.setPayment(subscription.payments[0]?.id ?? '', 'partially_refunded');
    await catchUp(house.context(), Number((await rowsOfUser('Partback'))[0]?.id));
    await settleBilling(house);
    expect(subscription.state).toBe('active');
    expect(await stateOf(user)).toMatchObject({
      state: 'active',
      renews_at: subscription.nextPaymentAt?.toISOString(),
    });
  });
});

describe('suspending an account', () => {
  it('ends its plan at the provider; lifting the suspension does not bring it back', async () => {
    const user = await house.signUp('Sentaway', { verified: true });
    const subscription = await buy(house, user, 'creator');
    const output = await runOperatorCommand(house.parts, ['suspend', 'Sentaway']);
    expect(output).toBe('Sentaway is suspended and logged out. A plan of theirs is being cancelled.');
    await settleBilling(house);
    expect(subscription.state).toBe('cancelled');
    await runOperatorCommand(house.parts, ['unsuspend', 'Sentaway']);
    expect(await rowsOfUser('Sentaway')).toMatchObject([
      { state: 'cancelled', cancel_reason: 'The account was suspended' },
    ]);
  });
});
