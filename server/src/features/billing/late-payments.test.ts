import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, userRow } from '../../../test/account-steps.ts';
import { buy, ledgerFaults, makePaidHouse, type PaidHouse, settleBilling } from '../../../test/billing-steps.ts';
import { getPayments } from './balance.service.ts';
import { sweepCredits, sweepSubscriptions } from './billing-sweep.service.ts';
import { catchUp } from './catch-up.service.ts';
import { expireMonth } from './grants.service.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

let house: PaidHouse;
beforeAll(async () => {
  house = await makePaidHouse();
});
afterEach(() => {
  house.payments.listing = undefined;
});
afterAll(async () => {
  expect(await ledgerFaults(house)).toEqual([]);
  await house.close();
});

async function subscriber(name: string) {
  const user = await house.signUp(name, { verified: true });
  const subscription = await buy(house, user, 'creator');
  const userId = Number((await userRow(house, name)).id);
  const row = async () => {
    const [found] = await rowsOf(house, 'SELECT * FROM subscriptions WHERE user_id = $1', [userId]);
    return found ?? {};
  };
  const words = async () => (await getPayments(house.context(), userId)).words_left;
  const look = async () => catchUp(house.context(), Number((await row()).id));
  return { subscription, userId, row, words, look };
}

describe('the end of a month', () => {
  it('does not come for a user who paid after the sweep had listed them', async () => {
    const { subscription, userId, words, look } = await subscriber('Justpaid');
    house.clock.set(new Date((subscription.nextPaymentAt?.getTime() ?? 0) + 4 * DAY));
    subscription.nextPaymentAt = house.clock.now();
    house.payments.pay(subscription);
    await look();
    expect(await words()).toBe(7500);
    // The sweep calls this for a user whom it found overdue before the payment arrived.
    await expireMonth(house.context(), userId);
    expect(await words()).toBe(7500);
  });

  it('comes for a user who has not paid', async () => {
    const { subscription, userId, words } = await subscriber('Notpaid');
    house.clock.set(new Date((subscription.nextPaymentAt?.getTime() ?? 0) + 4 * DAY));
    await expireMonth(house.context(), userId);
    expect(await words()).toBe(500);
  });
});

describe('a list of payments', () => {
  it('that is empty takes nothing away that was paid and granted before', async () => {
    const { row, words, look } = await subscriber('Emptylist');
    const before = (await row()).paid_through;
    house.payments.listing = () => [];
    await look();
    await sweepCredits(house.context());
    expect([(await row()).paid_through, await words()]).toEqual([before, 7500]);
    house.payments.listing = undefined;
    await look();
    expect([(await row()).paid_through, await words()]).toEqual([before, 7500]);
  });

  it('that is shorter than the last one leaves the newest month', async () => {
    const { subscription, row, words, look } = await subscriber('Shortlist');
    house.clock.set(subscription.nextPaymentAt ?? house.clock.now());
    house.payments.pay(subscription);
    await look();
    const before = (await row()).paid_through;
    house.payments.listing = (payments) => payments.slice(0, 1);
    await look();
    house.clock.move(4 * DAY);
    await sweepCredits(house.context());
    expect([(await row()).paid_through, await words()]).toEqual([before, 7500]);
  });

  it('that lacks the payment the provider tells of is read again soon', async () => {
    const { subscription, row, words, look } = await subscriber('Latelist');
    house.clock.set(subscription.nextPaymentAt ?? house.clock.now());
    house.payments.pay(subscription);
    house.payments.listing = (payments) => payments.slice(0, 1);
    await look();
    expect((await row()).next_check_at).toEqual(new Date(house.clock.now().getTime() + 10 * MINUTE));
    house.payments.listing = undefined;
    house.clock.move(11 * MINUTE);
    await sweepSubscriptions(house.context());
    await settleBilling(house);
    expect(await words()).toBe(7500);
    const granted = await rowsOf(
      house,
      'SELECT 1 FROM subscription_payments WHERE granted_at IS NOT NULL AND subscription_id = $1',
      [(await row()).id],
    );
    expect(granted).toHaveLength(2);
  });

  it('that lacks the payment of a plan that has ended since is read until it is there', async () => {
    const { subscription, row, words, look } = await subscriber('Lateended');
    house.clock.set(subscription.nextPaymentAt ?? house.clock.now());
    house.payments.pay(subscription);
    subscription.state = 'cancelled';
    house.payments.listing = (payments) => payments.slice(0, 1);
    await look();
    house.clock.move(40 * DAY);
    await look();
    expect(await row()).toMatchObject({ state: 'cancelled', next_check_at: expect.any(Date) });
    house.payments.listing = undefined;
    await look();
    expect(await row()).toMatchObject({ state: 'cancelled', next_check_at: null });
    expect(await words()).toBe(7500);
  });

  it('with an unknown state of a granted month does not end it', async () => {
    const { row, words, look } = await subscriber('Oddstate');
    const before = (await row()).paid_through;
    // The adapter reports unknown states as pending.
    house.payments.listing = (payments) => payments.map((payment) => ({ ...payment, state: 'pending' as const }));
    await look();
    await sweepCredits(house.context());
    expect([(await row()).paid_through, await words()]).toEqual([before, 7500]);
  });

  it('read by an older reading that is written late still moves the end of the month', async () => {
    const { subscription, row, words, look } = await subscriber('Overtaken');
    house.clock.set(new Date((subscription.nextPaymentAt?.getTime() ?? 0) + 3 * DAY));
    let inner: Promise<unknown> | undefined;
    house.payments.meanwhile = async (step) => {
      if (step !== 'listPayments' || inner) return;
      // While this reading has the whole list, a later reading with an outdated list overtakes it.
      inner = Promise.resolve();
      house.payments.listing = (payments) => payments.slice(0, 1);
      inner = look();
      await inner;
    };
    subscription.nextPaymentAt = house.clock.now();
    house.payments.pay(subscription);
    await look();
    house.payments.meanwhile = undefined;
    house.clock.move(DAY);
    await sweepCredits(house.context());
    expect(await words()).toBe(7500);
    expect(new Date(String((await row()).paid_through)).getTime()).toBeGreaterThan(house.clock.now().getTime());
  });
});
