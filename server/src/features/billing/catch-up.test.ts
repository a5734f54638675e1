import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, userRow } from '../../../test/account-steps.ts';
import { buy, ledgerFaults, makePaidHouse, type PaidHouse, settleBilling } from '../../../test/billing-steps.ts';
import type { Context } from '../../context.ts';
import { findActor } from '../accounts/login/session.service.ts';
import { getPayments, getSubscription, listOwnEntries } from './balance.service.ts';
import { sweepCredits, sweepSubscriptions } from './billing-sweep.service.ts';
import { catchUp } from './catch-up.service.ts';
import { checkOut } from './checkout.service.ts';
import { reserveCredits, settleReservation } from './credits.service.ts';

const DAY = 86_400_000;

let house: PaidHouse;
beforeAll(async () => {
  house = await makePaidHouse();
});
afterAll(async () => {
  expect(await ledgerFaults(house)).toEqual([]);
  await house.close();
});

async function subscriber(name: string, plan = 'creator') {
  const user = await house.signUp(name, { verified: true });
  const subscription = await buy(house, user, plan);
  const userId = Number((await userRow(house, name)).id);
  const [row] = await rowsOf(house, 'SELECT id FROM subscriptions WHERE user_id = $1 ORDER BY id DESC', [userId]);
  // Sessions expire within the months that the tests skip, so the actor is used directly.
  const found = await findActor(house.context(), user.cookie?.split('=')[1] ?? '');
  const own = house.context(found ?? { kind: 'anonymous', visitor: null });
  return { user, subscription, userId, own, look: () => catchUp(house.context(), Number(row?.id)) };
}
async function paymentsOf({ actor }: Context): Promise<[string, number, number]> {
  const userId = actor.kind === 'user' ? actor.id : 0;
  const { subscription_type, words_left, image_generations_left } = await getPayments(house.context(), userId);
  return [subscription_type, words_left, image_generations_left];
}
async function spend(user: number, words: number, images: number): Promise<void> {
  const key = `spent-${user}-${words}-${Math.random()}`;
  await reserveCredits(house.context(), { user }, { key, amounts: { words, images }, note: 'Reply by Isla' });
  await settleReservation(house.context(), key, { words, images });
}
/** Moves the clock past the end of the month that was paid last. */
function passMonth(until: Date | null, more = 0): void {
  house.clock.set(new Date((until?.getTime() ?? 0) + more));
}
async function texts(own: Context): Promise<[string, string, number][]> {
  const { entries } = await listOwnEntries(own, { limit: 100, offset: 0 });
  return entries.map(({ text, kind, amount }) => [text, kind, amount]);
}

describe('a renewal', () => {
  it('sets the month’s quota: unused words do not carry over, the trial’s rest stays', async () => {
    const { own, subscription, userId, look } = await subscriber('Renewer');
    await spend(userId, 1000, 20);
    expect(await paymentsOf(own)).toEqual(['creator', 6500, 90]);
    passMonth(subscription.nextPaymentAt);
    house.payments.pay(subscription);
    await look();
    await look();
    expect(await paymentsOf(own)).toEqual(['creator', 7500, 110]);
    const list = await texts(own);
    expect(list).toContainEqual(['Unused at the end of the month', 'words', -6000]);
    expect(list.filter(([, kind, amount]) => kind === 'words' && amount === 7000)).toHaveLength(2);
  });

  it('takes the plan’s words before the trial’s', async () => {
    const { own, subscription, userId, look } = await subscriber('Orderly', 'mini_creator');
    await spend(userId, 2100, 35);
    passMonth(subscription.nextPaymentAt);
    house.payments.pay(subscription);
    await look();
    expect(await paymentsOf(own)).toEqual(['mini_creator', 2400, 35]);
  });

  it('leaves a reply that is under way its words', async () => {
    const { own, subscription, userId, look } = await subscriber('Midreply', 'mini_creator');
    await spend(userId, 500, 10);
    const reservation = { key: 'midreply', amounts: { words: 1900 }, note: 'Reply by Isla' };
    await reserveCredits(house.context(), { user: userId }, reservation);
    passMonth(subscription.nextPaymentAt);
    house.payments.pay(subscription);
    await look();
    expect(await settleReservation(house.context(), 'midreply', { words: 1900 })).toMatchObject({ words: 1900 });
    expect(await paymentsOf(own)).toEqual(['mini_creator', 2100, 40]);
  });

  it('whose notice was lost is found by the sweep, also when several were missed: each is granted once', async () => {
    const { own, subscription } = await subscriber('Overlooked');
    for (let month = 0; month < 3; month++) {
      passMonth(subscription.nextPaymentAt);
      house.payments.pay(subscription);
    }
    house.clock.move(2 * 3_600_000);
    await sweepSubscriptions(house.context());
    await settleBilling(house);
    expect(await paymentsOf(own)).toEqual(['creator', 7500, 110]);
    const granted = (await texts(own)).filter(([, kind, amount]) => kind === 'words' && amount === 7000);
    expect(granted).toHaveLength(4);
    expect(new Set(granted.map(([text]) => text)).size).toBe(4);
  });

  it('that shows up after a later one is granted too and ends nothing', async () => {
    const { own, subscription, look } = await subscriber('Latecomer');
    passMonth(subscription.nextPaymentAt);
    const hidden = house.payments.pay(subscription);
    hidden.state = 'pending';
    passMonth(subscription.nextPaymentAt);
    house.payments.pay(subscription);
    await look();
    expect(await paymentsOf(own)).toEqual(['creator', 7500, 110]);
    hidden.state = 'completed';
    await look();
    expect(await paymentsOf(own)).toEqual(['creator', 14_500, 210]);
  });
});

describe('a payment that fails', () => {
  it('suspends the plan; the paid month goes at its end, and comes back with the money', async () => {
    const { own, subscription, look } = await subscriber('Declined');
    passMonth(subscription.nextPaymentAt, DAY);
    subscription.state = 'suspended';
    await look();
    expect(await paymentsOf(own)).toEqual(['trial', 7500, 110]);
    expect(await getSubscription(own)).toMatchObject({ state: 'suspended', paid_until: null });
    await sweepCredits(house.context());
    expect(await paymentsOf(own)).toEqual(['trial', 500, 10]);
    house.clock.move(3 * DAY);
    subscription.state = 'active';
    subscription.nextPaymentAt = house.clock.now();
    house.payments.pay(subscription);
    await look();
    expect(await paymentsOf(own)).toEqual(['creator', 7500, 110]);
  });

  it('gives an active plan some days before the month goes', async () => {
    const { own, subscription } = await subscriber('Graced');
    passMonth(subscription.nextPaymentAt, 2 * DAY);
    await sweepCredits(house.context());
    expect(await paymentsOf(own)).toEqual(['creator', 7500, 110]);
    house.clock.move(2 * DAY);
    await sweepCredits(house.context());
    expect(await paymentsOf(own)).toEqual(['creator', 500, 10]);
  });
});

describe('the end of a cancelled plan', () => {
  it('takes what is left of the month, not before and not twice', async () => {
    const { own, subscription, userId } = await subscriber('Finished');
    const until = subscription.nextPaymentAt;
    await checkOut(own, 'trial');
    await spend(userId, 100, 0);
    passMonth(until, -60_000);
    await sweepCredits(house.context());
    expect(await paymentsOf(own)).toEqual(['trial', 7400, 110]);
    passMonth(until, 60_000);
    await sweepCredits(house.context());
    await sweepCredits(house.context());
    expect(await paymentsOf(own)).toEqual(['trial', 500, 10]);
    expect(await getSubscription(own)).toMatchObject({ state: 'none', paid_until: null });
  });

  it('made at the provider itself is noticed', async () => {
    const { own, subscription, look } = await subscriber('Outsider');
    subscription.state = 'cancelled';
    await look();
    expect(await paymentsOf(own)).toEqual(['trial', 7500, 110]);
  });
});

describe('a refund', () => {
  it('takes back what is left of its month, once, and never what was used', async () => {
    const { own, subscription, userId, look } = await subscriber('Refunded');
    await spend(userId, 6900, 0);
    house.payments.setPayment(subscription.payments[0]?.id ?? '', 'refunded');
    await look();
    await look();
    expect(await paymentsOf(own)).toEqual(['trial', 500, 10]);
    expect((await getSubscription(own)).paid_until).toBeNull();
    expect(await texts(own)).toEqual(
      expect.arrayContaining([
        [expect.stringMatching(/^Refund of Creator plan, /), 'words', -100],
        [expect.stringMatching(/^Refund of Creator plan, /), 'images', -100],
      ]),
    );
  });

  it('of an older month leaves this month alone', async () => {
    const { own, subscription, look } = await subscriber('Oldrefund');
    passMonth(subscription.nextPaymentAt);
    house.payments.pay(subscription);
    await look();
    house.payments.setPayment(subscription.payments[0]?.id ?? '', 'refunded');
    await look();
    expect(await paymentsOf(own)).toEqual(['creator', 7500, 110]);
  });

  it('of a plan that was replaced takes that plan’s share', async () => {
    const { user, own, subscription, look } = await subscriber('Swaprefund', 'mini_creator');
    await buy(house, user, 'creator');
    await settleBilling(house);
    house.payments.setPayment(subscription.payments[0]?.id ?? '', 'refunded');
    await look();
    expect(await paymentsOf(own)).toEqual(['creator', 7500, 110]);
  });

  it('that is seen before the payment grants nothing', async () => {
    const { own, subscription, look } = await subscriber('Neverpaid');
    passMonth(subscription.nextPaymentAt);
    house.payments.pay(subscription).state = 'refunded';
    await look();
    const words = (await texts(own)).filter(([, kind]) => kind === 'words');
    expect(words).toHaveLength(2);
  });

  it('of a part is left to the operator', async () => {
    const { own, subscription, look } = await subscriber('Partly');
    house.payments.setPayment(subscription.payments[0]?.id ?? '', 'partially_refunded');
    await look();
    expect(await paymentsOf(own)).toEqual(['creator', 7500, 110]);
    house.payments.setPayment(subscription.payments[0]?.id ?? '', 'refunded');
    await look();
    expect(await paymentsOf(own)).toEqual(['trial', 500, 10]);
  });
});

describe('readings that overlap', () => {
  it('leave the state of the later one, whichever is written last', async () => {
    const { own, subscription, look } = await subscriber('Overlapper');
    let inner: Promise<unknown> | undefined;
    house.payments.meanwhile = async (step) => {
      if (step !== 'findSubscription' || inner) return;
      // The first reading has seen an active plan; before it is written, the plan ends and is read again.
      inner = Promise.resolve();
      subscription.state = 'cancelled';
      inner = look();
      await inner;
    };
    await look();
    house.payments.meanwhile = undefined;
    expect(inner).toBeDefined();
    expect(await rowsOf(house, 'SELECT state FROM subscriptions WHERE provider_id = $1', [subscription.id])).toEqual([
      { state: 'cancelled' },
    ]);
    expect(await paymentsOf(own)).toEqual(['trial', 7500, 110]);
  });

  it('grant a payment once when many see it at the same time', async () => {
    const { own, subscription, look } = await subscriber('Crowdseen');
    passMonth(subscription.nextPaymentAt);
    house.payments.pay(subscription);
    await Promise.all(Array.from({ length: 12 }, look));
    expect(await paymentsOf(own)).toEqual(['creator', 7500, 110]);
    expect(
      await rowsOf(
        house,
        `SELECT count(*) AS n FROM credit_entries WHERE cause = 'payment:${subscription.payments[1]?.id}'`,
      ),
    ).toEqual([{ n: 2 }]);
  });

  it('do not forget a plan that the provider no longer knows', async () => {
    const { own, subscription, look } = await subscriber('Forgotten');
    house.payments.subscriptions.delete(subscription.id);
    await look();
    expect(await paymentsOf(own)).toEqual(['creator', 7500, 110]);
  });
});
