import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../test/account-steps.ts';
import {
  beginToBuy,
  buy,
  ledgerFaults,
  makePaidHouse,
  type PaidHouse,
  paymentsOf,
  settleBilling,
} from '../../../test/billing-steps.ts';
import { sweepCredits } from './billing-sweep.service.ts';

let house: PaidHouse;
beforeAll(async () => {
  house = await makePaidHouse();
});
afterAll(async () => {
  expect(await ledgerFaults(house)).toEqual([]);
  await house.close();
});

const send = (payload: unknown, headers: Record<string, string>) =>
  house.visitor().ask('POST', '/api/webhooks/paypal', payload, headers);
const sendNotice = (notice: Parameters<typeof house.payments.notice>[0]) => {
  const { payload, headers } = house.payments.notice(notice);
  return send(payload, headers);
};
const countNotices = async () => Number((await rowsOf(house, 'SELECT count(*) AS n FROM payment_notices'))[0]?.n);

describe('a notice of the payment provider', () => {
  it('has the subscription looked at, and is answered at once', async () => {
    const user = await house.signUp('Told', { verified: true });
    const token = await beginToBuy(user, 'creator');
    const subscription = house.payments.byToken(token);
    house.payments.approve(subscription);
    const answer = await sendNotice({ kind: 'activated', subscriptionId: subscription.id });
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    await settleBilling(house);
    expect(await paymentsOf(user)).toEqual(['creator', 7500, 110]);
  });

  it('is not trusted by itself: the state at the provider counts', async () => {
    const user = await house.signUp('Claimed', { verified: true });
    const token = await beginToBuy(user, 'ultimate_creator');
    const subscription = house.payments.byToken(token);
    for (const kind of ['activated', 'renewed', 'cancelled', 'refunded'] as const) {
      await sendNotice({ kind, subscriptionId: subscription.id, paymentId: 'S-invented' });
    }
    await settleBilling(house);
    expect(await paymentsOf(user)).toEqual(['trial', 500, 10]);
  });

  it('counts once, however often it comes', async () => {
    const user = await house.signUp('Repeated', { verified: true });
    const subscription = await buy(house, user, 'creator');
    house.payments.pay(subscription);
    const { payload, headers } = house.payments.notice({ kind: 'renewed', subscriptionId: subscription.id });
    const before = await countNotices();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(payload, headers)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    await settleBilling(house);
    expect(await countNotices()).toBe(before + 1);
    const looks = house.payments.calls.length;
    await send(payload, headers);
    await settleBilling(house);
    expect(house.payments.calls.slice(looks)).toEqual(['readNotice']);
    expect(await paymentsOf(user)).toEqual(['creator', 7500, 110]);
  });

  it('of a refund names only the payment, and is understood', async () => {
    const user = await house.signUp('Moneyback', { verified: true });
    const subscription = await buy(house, user, 'creator');
    const paymentId = subscription.payments[0]?.id ?? '';
    house.payments.setPayment(paymentId, 'refunded');
    await sendNotice({ kind: 'refunded', subscriptionId: null, paymentId });
    await settleBilling(house);
    expect(await paymentsOf(user)).toEqual(['trial', 500, 10]);
  });

  it('about an unknown subscription is accepted and does nothing', async () => {
    expect((await sendNotice({ subscriptionId: 'I-unknown' })).statusCode).toBe(200);
    expect((await sendNotice({ subscriptionId: null, paymentId: 'S-unknown' })).statusCode).toBe(200);
    expect((await sendNotice({})).statusCode).toBe(200);
    await settleBilling(house);
  });

  it('is requested again when it could not be verified or stored', async () => {
    const before = await countNotices();
    house.payments.failures.push({ step: 'readNotice', after: false });
    const answer = await sendNotice({ subscriptionId: 'I-later' });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
    expect(await countNotices()).toBe(before);
  });

  it('is followed up later when the provider is away', async () => {
    const user = await house.signUp('Retried', { verified: true });
    const token = await beginToBuy(user, 'creator');
    const subscription = house.payments.byToken(token);
    house.payments.approve(subscription);
    house.payments.failures.push({ step: 'findSubscription', after: false });
    expect((await sendNotice({ kind: 'activated', subscriptionId: subscription.id })).statusCode).toBe(200);
    const failed = () => rowsOf(house, `SELECT state FROM jobs.job WHERE name = 'payment-notice' AND state = 'retry'`);
    await expect.poll(failed).toEqual([{ state: 'retry' }]);
    expect(await paymentsOf(user)).toEqual(['trial', 500, 10]);
    await rowsOf(house, `UPDATE jobs.job SET start_after = now() WHERE name = 'payment-notice' AND state = 'retry'`);
    await expect.poll(() => paymentsOf(user)).toEqual(['creator', 7500, 110]);
  });

  it('is forgotten after some months', async () => {
    expect(await countNotices()).toBeGreaterThan(0);
    house.clock.move(91 * 86_400_000);
    await sweepCredits(house.context());
    expect(await countNotices()).toBe(0);
  });
});

describe('a forged notice', () => {
  it('is refused with 400 when its signature is wrong, missing, or of another body', async () => {
    const { payload, headers } = house.payments.notice({ kind: 'activated', subscriptionId: 'I-1' });
    const forgeries: [string, Record<string, string>][] = [
      [payload, { ...headers, 'x-signature': 'forged' }],
      [payload, { 'content-type': 'application/json' }],
      [payload.replace('I-1', 'I-2'), headers],
      [`${payload} `, headers],
      ['', headers],
      ['{', headers],
    ];
    const before = await countNotices();
    for (const [body, sentHeaders] of forgeries) {
      const answer = await send(body, sentHeaders);
      expect([answer.statusCode, answer.json().code], body).toEqual([400, 'notice_refused']);
    }
    expect(await countNotices()).toBe(before);
  });

  it('is refused when it is too large, from another site, or not a POST', async () => {
    const { headers } = house.payments.notice({});
    const large = await send(`"${'x'.repeat(2 * 1024 * 1024)}"`, headers);
    expect(large.statusCode).toBe(413);
    const foreign = await send('{}', { ...headers, origin: 'https://evil.example' });
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'cross_site']);
    expect((await house.visitor().ask('GET', '/api/webhooks/paypal')).statusCode).toBe(404);
  });

  it('is not found where plans are not offered', async () => {
    const { payload, headers } = house.payments.notice({});
    house.parts.providers.payments = null;
    const answer = await send(payload, headers);
    house.parts.providers.payments = house.payments;
    expect(answer.statusCode).toBe(404);
  });
});
