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
import { findActor } from '../accounts/login/session.service.ts';
import { activate } from './activation.service.ts';
import { sweepSubscriptions } from './billing-sweep.service.ts';

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
/** The same use case without waiting for a slow provider. */
async function activateAtOnce(user: Visitor, token: string) {
  const actor = await findActor(house.context(), user.cookie?.split('=')[1] ?? '');
  return activate(house.context(actor ?? { kind: 'anonymous', visitor: null }), { ba_token: token }, []);
}

describe('activating', () => {
  it('gives the plan and its month by what the provider sends back, also without a PayerID [A12] [E14] [K2] [P6]', async () => {
    const user = await house.signUp('Activator', { verified: true });
    const token = await beginToBuy(user, 'creator');
    const { id } = house.payments.byToken(token);
    house.payments.approve(house.payments.byToken(token));
    const answer = await user.ask(
      'GET',
      `/api/activate-subscription?token=${id}&ba_token=${token}&subscription_id=${id}`,
    );
    expect([answer.statusCode, answer.json()]).toEqual([200, { subscription_type: 'creator' }]);
    expect(await paymentsOf(user)).toEqual(['creator', 7500, 110]);
    const { state, paid_until } = (await user.ask('GET', '/api/subscription')).json();
    expect([state, new Date(paid_until)]).toEqual(['active', house.payments.byToken(token).nextPaymentAt]);
  });

  it('finds the checkout by the token alone, as the specified client sends it [A12]', async () => {
    const user = await house.signUp('Specified', { verified: true });
    const token = await beginToBuy(user, 'mini_creator');
    house.payments.approve(house.payments.byToken(token));
    const answer = await user.ask('GET', `/api/activate-subscription?token=${token}&PayerID=PAYER7&ba_token=`);
    expect(answer.json()).toEqual({ subscription_type: 'mini_creator' });
  });

  it('says the second time that it is active already, and grants nothing more [T3] [X2]', async () => {
    const user = await house.signUp('Twice', { verified: true });
    const token = await beginToBuy(user, 'creator');
    house.payments.approve(house.payments.byToken(token));
    const answers = await Promise.all(Array.from({ length: 6 }, () => activation(user, token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const again = await activation(user, token);
    expect([again.statusCode, again.json().error]).toEqual([409, 'Subscription is already active']);
    expect(await paymentsOf(user)).toEqual(['creator', 7500, 110]);
  });

  it('tells the user that it worked also when a notice was faster', async () => {
    const user = await house.signUp('Slower', { verified: true });
    const token = await beginToBuy(user, 'creator');
    const subscription = house.payments.byToken(token);
    house.payments.approve(subscription);
    const { payload, headers } = house.payments.notice({ kind: 'activated', subscriptionId: subscription.id });
    await house.visitor().ask('POST', '/api/webhooks/paypal', payload, headers);
    await settleBilling(house);
    expect(await paymentsOf(user)).toEqual(['creator', 7500, 110]);
    expect((await activation(user, token)).statusCode).toBe(200);
    expect((await activation(user, token)).statusCode).toBe(409);
    expect(await paymentsOf(user)).toEqual(['creator', 7500, 110]);
  });

  it('is not possible with the token of somebody else, with none, or with an invented one', async () => {
    const [owner, thief] = [
      await house.signUp('Payer', { verified: true }),
      await house.signUp('Thief', { verified: true }),
    ];
    const token = await beginToBuy(owner, 'ultimate_creator');
    const { id } = house.payments.byToken(token);
    house.payments.approve(house.payments.byToken(token));
    for (const body of [{ ba_token: token }, { token }, { subscription_id: id }, { ba_token: 'BA-invented' }]) {
      const answer = await thief.ask('POST', '/api/activate-subscription', body);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'checkout_unknown']);
    }
    const none = await thief.ask('POST', '/api/activate-subscription', { PayerID: 'x' });
    expect([none.statusCode, none.json().errors]).toEqual([400, { token: ['A token is required.'] }]);
    expect((await house.visitor().ask('POST', '/api/activate-subscription', { token })).statusCode).toBe(401);
    expect(await paymentsOf(thief)).toEqual(['trial', 500, 10]);
    expect((await activation(owner, token)).statusCode).toBe(200);
  });

  it('grants nothing for a subscription that the provider holds for another checkout', async () => {
    const user = await house.signUp('Swapper', { verified: true });
    const token = await beginToBuy(user, 'creator');
    const subscription = house.payments.byToken(token);
    house.payments.approve(subscription);
    subscription.reference = 'somebody-else';
    await expect(activateAtOnce(user, token)).rejects.toMatchObject({ code: 'payment_pending' });
    expect(await paymentsOf(user)).toEqual(['trial', 500, 10]);
  });
});

describe('activating while the provider is not done', () => {
  it('waits some seconds for it', async () => {
    const user = await house.signUp('Patient', { verified: true });
    const token = await beginToBuy(user, 'creator');
    const answer = activation(user, token);
    await expect.poll(() => house.payments.calls.at(-1), { interval: 5 }).toBe('listPayments');
    house.payments.approve(house.payments.byToken(token));
    expect((await answer).json()).toEqual({ subscription_type: 'creator' });
  });

  it('is refused while it is pending and grants nothing; later it works [X2]', async () => {
    const user = await house.signUp('Pending', { verified: true });
    const token = await beginToBuy(user, 'creator');
    await expect(activateAtOnce(user, token)).rejects.toMatchObject({ code: 'payment_pending', status: 409 });
    const subscription = house.payments.byToken(token);
    subscription.state = 'active';
    // Active, but the payment is still pending.
    await expect(activateAtOnce(user, token)).rejects.toMatchObject({ code: 'payment_pending' });
    expect(await paymentsOf(user)).toEqual(['trial', 500, 10]);
    const payment = house.payments.pay(subscription);
    payment.state = 'pending';
    await expect(activateAtOnce(user, token)).rejects.toMatchObject({ code: 'payment_pending' });
    expect(await paymentsOf(user)).toEqual(['trial', 500, 10]);
    payment.state = 'completed';
    expect(await activateAtOnce(user, token)).toEqual({ subscription_type: 'creator' });
    expect(await paymentsOf(user)).toEqual(['creator', 7500, 110]);
  });

  it('says that it is over when it was cancelled there', async () => {
    const user = await house.signUp('Aborter', { verified: true });
    const token = await beginToBuy(user, 'creator');
    house.payments.byToken(token).state = 'cancelled';
    const answer = await activation(user, token);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'subscription_over']);
  });

  it.each([
    { step: 'findSubscription', after: false },
    { step: 'findSubscription', after: true },
    { step: 'listPayments', after: false },
    { step: 'listPayments', after: true },
  ] as const)('survives a failure at $step (after: $after): 503 now, granted once later', async (failure) => {
    const name = `Fail${failure.step.slice(0, 4)}${failure.after}`;
    const user = await house.signUp(name, { verified: true });
    const token = await beginToBuy(user, 'creator');
    house.payments.approve(house.payments.byToken(token));
    house.payments.failures.push(failure);
    const answer = await activation(user, token);
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
    expect(await paymentsOf(user)).toEqual(['trial', 500, 10]);
    // No retry and no webhook: the sweep finds it.
    house.clock.move(11 * 60_000);
    await sweepSubscriptions(house.context());
    await settleBilling(house);
    expect(await paymentsOf(user)).toEqual(['creator', 7500, 110]);
    expect((await activation(user, token)).statusCode).toBe(200);
    expect(await paymentsOf(user)).toEqual(['creator', 7500, 110]);
  });

  it('survives the loss of the process just before its commit', async () => {
    const user = await house.signUp('Interrupted', { verified: true });
    const token = await beginToBuy(user, 'creator');
    house.payments.approve(house.payments.byToken(token));
    const { id } = await userRow(house, 'Interrupted');
    // The insert of the payment succeeds and a later statement fails: the transaction must roll back completely.
    await rowsOf(
      house,
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN IF NEW.owner = 'user:${id}' AND NEW.kind = 'words' THEN RAISE 'lost'; END IF; RETURN NEW; END $$`,
    );
    await rowsOf(house, 'CREATE TRIGGER refuse BEFORE INSERT ON credit_entries FOR EACH ROW EXECUTE FUNCTION refuse()');
    expect((await activation(user, token)).statusCode).toBe(503);
    expect(await rowsOf(house, `SELECT state, started_at FROM subscriptions WHERE user_id = ${id}`)).toEqual([
      { state: 'pending', started_at: null },
    ]);
    await rowsOf(house, 'DROP TRIGGER refuse ON credit_entries');
    expect((await activation(user, token)).statusCode).toBe(200);
    expect(await paymentsOf(user)).toEqual(['creator', 7500, 110]);
  });
});

describe('buying beside a plan', () => {
  it('replaces the old plan, adds its month to what is left, and ends the old one at the provider [T3]', async () => {
    const user = await house.signUp('Switcher', { verified: true });
    const old = await buy(house, user, 'mini_creator');
    expect(await paymentsOf(user)).toEqual(['mini_creator', 2500, 40]);
    house.clock.move(3 * 86_400_000);
    await buy(house, user, 'mega_creator');
    await settleBilling(house);
    expect(old.state).toBe('cancelled');
    expect(await paymentsOf(user)).toEqual(['mega_creator', 22_500, 260]);
  });

  it('of the same plan is how words are bought again before the month is over [X2]', async () => {
    const user = await house.signUp('Rebuyer', { verified: true });
    const old = await buy(house, user, 'creator');
    house.clock.move(2 * 3_600_000);
    const other = await buy(house, user, 'creator');
    await settleBilling(house);
    expect([old.state, other.state]).toEqual(['cancelled', 'active']);
    expect(await paymentsOf(user)).toEqual(['creator', 14_500, 210]);
  });

  it('keeps the one that began last, in whatever order they are seen', async () => {
    const user = await house.signUp('Reordered', { verified: true });
    const [first, second] = [await beginToBuy(user, 'creator'), await beginToBuy(user, 'mega_creator')];
    house.payments.approve(house.payments.byToken(first));
    house.clock.move(60_000);
    house.payments.approve(house.payments.byToken(second));
    expect((await activation(user, second)).statusCode).toBe(200);
    expect((await activation(user, first)).statusCode).toBe(200);
    await settleBilling(house);
    expect(house.payments.byToken(first).state).toBe('cancelled');
    expect(house.payments.byToken(second).state).toBe('active');
    expect(await paymentsOf(user)).toEqual(['mega_creator', 27_500, 330]);
  });
});
