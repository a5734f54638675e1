import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, userRow } from '../../../test/account-steps.ts';
import { beginToBuy, buy, makePaidHouse, type PaidHouse, paymentsOf } from '../../../test/billing-steps.ts';
import { Visitor } from '../../../test/test-app.ts';
import { makeVariant } from '../../../test/variant.ts';
import { accountHooks } from '../../app.ts';
import { makeRateLimits } from '../../platform/security/rate-limits.ts';
import { setSuspended } from '../accounts/roles.service.ts';
import { sweepSubscriptions } from './billing-sweep.service.ts';
import { catchUp } from './catch-up.service.ts';

let house: PaidHouse;
beforeAll(async () => {
  house = await makePaidHouse();
});
afterAll(() => house.close());

const subscriptionsOf = async (username: string) =>
  rowsOf(house, 'SELECT * FROM subscriptions WHERE user_id = $1 ORDER BY id', [(await userRow(house, username)).id]);
const ask = (user: Visitor, plan: string, method: 'GET' | 'POST' = 'POST', headers = {}) =>
  user.ask(method, `/api/checkout/${plan}`, undefined, headers);

describe('beginning to pay', () => {
  it('answers with where to approve, by GET as specified and by POST [A11] [T3] [E14]', async () => {
    const user = await house.signUp('Buyer', { verified: true });
    for (const method of ['GET', 'POST'] as const) {
      const answer = await ask(user, 'creator', method);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json()).toEqual({ approvalUrl: expect.stringMatching(/^https:\/\/payments\.example\/approve\?/) });
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
    expect(await paymentsOf(user)).toEqual(['trial', 500, 10]);
  });

  it('leads a second click to the same approval, another plan to another', async () => {
    const user = await house.signUp('Doubler', { verified: true });
    const token = await beginToBuy(user, 'creator');
    expect(await beginToBuy(user, 'creator')).toBe(token);
    expect(await beginToBuy(user, 'mega_creator')).not.toBe(token);
    house.payments.byToken(token).state = 'cancelled';
    expect(await beginToBuy(user, 'creator')).not.toBe(token);
  });

  it('is for verified people only [R3]', async () => {
    const nobody = await ask(house.visitor(), 'creator');
    expect(nobody.statusCode).toBe(401);
    const unverified = await ask(await house.signUp('Newcomer'), 'creator');
    expect([unverified.statusCode, unverified.json().code]).toEqual([403, 'unverified']);
  });

  it('says that there is no such plan, and that the custom one is arranged by contact [R9] [K6]', async () => {
    const user = await house.signUp('Browser', { verified: true });
    for (const name of ['gold', 'constructor', '__proto__', 'creator%00', 'creator2', '%F0%9F%A7%9C']) {
      const answer = await ask(user, name);
      expect([answer.statusCode, answer.json().error], name).toEqual([404, 'There is no such plan.']);
    }
    for (const name of ['custom_creator', 'Custom%20Creator']) {
      const answer = await ask(user, name);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'plan_by_contact']);
    }
    expect(await subscriptionsOf('Browser')).toEqual([]);
  });

  it('is refused by GET to anything but a fetch of our own pages', async () => {
    const user = await house.signUp('Guarded', { verified: true });
    await buy(house, user, 'creator');
    const attacks = [
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty', 'sec-purpose': 'prefetch' },
      { purpose: 'prefetch' },
      { accept: 'image/avif,image/webp,*/*' },
      { accept: 'text/html' },
      { origin: 'https://evil.example' },
    ];
    for (const headers of attacks) {
      for (const path of ['/api/checkout/trial', '/api/checkout/creator', '/api/activate-subscription?token=x']) {
        const answer = await user.ask('GET', path, undefined, headers as Record<string, string>);
        expect([answer.statusCode, answer.json().code], `${path} ${JSON.stringify(headers)}`).toEqual([
          403,
          'cross_site',
        ]);
      }
    }
    expect(await paymentsOf(user)).toEqual(['creator', 7500, 110]);
  });

  it('can be tried again when the provider is away, and says so [X2]', async () => {
    const user = await house.signUp('Unlucky', { verified: true });
    house.payments.away = true;
    const answer = await ask(user, 'creator');
    house.payments.away = false;
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
    expect(answer.json().error).not.toContain('provider is away');
    await beginToBuy(user, 'creator');
  });

  it('is rate limited, so that no user floods the provider with checkouts', async () => {
    const known = await house.signUp('Limited', { verified: true });
    const strict = await makeVariant(house, {}, { limits: makeRateLimits(1) });
    const user = new Visitor(strict);
    user.cookie = known.cookie;
    const codes = [];
    for (let n = 0; n < 22; n++) codes.push((await ask(user, 'creator')).statusCode);
    await strict.close();
    expect(codes.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(codes.slice(20)).toEqual([429, 429]);
  });

  it('is not offered where no provider is configured', async () => {
    const user = await house.signUp('Plainsite', { verified: true });
    house.parts.providers.payments = null;
    const answers = [
      await ask(user, 'creator'),
      await user.ask('POST', '/api/activate-subscription', { token: 'x' }),
      await ask(user, 'trial'),
      await user.ask('GET', '/api/subscription'),
    ];
    house.parts.providers.payments = house.payments;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 200, 200]);
    expect(answers[0]?.json().error).toBe('Plans are not offered here.');
    expect(answers[3]?.json()).toMatchObject({ offered: false, browser_script: null });
  });
});

describe('beginning to pay many times', () => {
  const linkOf = async (answer: Promise<{ json(): { approvalUrl: string } }>) => (await answer).json().approvalUrl;

  it('at the same time is one checkout with one link', async () => {
    const user = await house.signUp('Sixfold', { verified: true });
    const links = await Promise.all(Array.from({ length: 6 }, () => linkOf(ask(user, 'creator'))));
    expect(new Set(links).size).toBe(1);
    expect(links[0]).toMatch(/^https:/);
    expect(await subscriptionsOf('Sixfold')).toHaveLength(1);
  });

  it('after a lost answer leads to what the provider made the first time', async () => {
    const user = await house.signUp('Lostanswer', { verified: true });
    house.payments.failures.push({ step: 'startCheckout', after: true });
    expect((await ask(user, 'creator')).statusCode).toBe(503);
    const token = await beginToBuy(user, 'creator');
    const rows = await subscriptionsOf('Lostanswer');
    expect(rows).toMatchObject([{ provider_id: house.payments.byToken(token).id }]);
    expect(
      [...house.payments.subscriptions.values()].filter(({ reference }) => reference === rows[0]?.reference),
    ).toHaveLength(1);
  });

  it('with the same Idempotency-Key answers the same, with another plan it is a conflict', async () => {
    const user = await house.signUp('Keyed', { verified: true });
    const key = { 'idempotency-key': 'basket-1' };
    const link = await linkOf(ask(user, 'creator', 'POST', key));
    house.clock.move(2 * 3_600_000);
    expect(await linkOf(ask(user, 'creator', 'POST', key))).toBe(link);
    const other = await ask(user, 'mega_creator', 'POST', key);
    expect([other.statusCode, other.json().code]).toEqual([409, 'conflict']);
    expect(await linkOf(ask(user, 'creator', 'POST', { 'idempotency-key': 'basket-2' }))).not.toBe(link);
    const stranger = await house.signUp('Keystranger', { verified: true });
    expect((await ask(stranger, 'mega_creator', 'POST', key)).statusCode).toBe(200);
  });
});

describe('a crash while beginning to pay', () => {
  it('before the provider was called leaves a checkout that lapses', async () => {
    const user = await house.signUp('Crashone', { verified: true });
    house.payments.failures.push({ step: 'startCheckout', after: false });
    expect((await ask(user, 'creator')).statusCode).toBe(503);
    expect(await subscriptionsOf('Crashone')).toMatchObject([{ state: 'intended', provider_id: null }]);
    house.clock.move(4 * 86_400_000);
    const [row] = await subscriptionsOf('Crashone');
    await catchUp(house.context(), Number(row?.id));
    expect(await subscriptionsOf('Crashone')).toMatchObject([{ state: 'lapsed', next_check_at: null }]);
  });

  it('after the provider made it does not keep what is approved there from being granted', async () => {
    const user = await house.signUp('Crashtwo', { verified: true });
    house.payments.failures.push({ step: 'startCheckout', after: true });
    expect((await ask(user, 'creator')).statusCode).toBe(503);
    const [row] = await subscriptionsOf('Crashtwo');
    const made = [...house.payments.subscriptions.values()].find(({ reference }) => reference === row?.reference);
    expect(made).toBeDefined();
    if (!made) return;
    house.payments.approve(made);
    const { payload, headers } = house.payments.notice({ kind: 'activated', subscriptionId: made.id });
    await house.visitor().ask('POST', '/api/webhooks/paypal', payload, headers);
    await expect.poll(() => paymentsOf(user)).toEqual(['creator', 7500, 110]);
  });
});

describe('cancelling', () => {
  it('is asking for the trial; what was paid for stays until the month is over [T3] [A11]', async () => {
    const user = await house.signUp('Leaver', { verified: true });
    const subscription = await buy(house, user, 'creator');
    const answer = await ask(user, 'trial', 'GET');
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    expect(subscription.state).toBe('cancelled');
    expect(await paymentsOf(user)).toEqual(['trial', 7500, 110]);
    const { state, paid_until } = (await user.ask('GET', '/api/subscription')).json();
    expect(state).toBe('ending');
    expect(new Date(paid_until).getTime()).toBeGreaterThan(house.clock.now().getTime() + 27 * 86_400_000);
    expect((await ask(user, 'trial')).json()).toEqual({});
  });

  it('changes nothing for a user without a plan, and needs a signed-in user [T3]', async () => {
    const user = await house.signUp('Planless', { verified: true });
    expect((await ask(user, 'trial')).json()).toEqual({});
    expect((await ask(house.visitor(), 'trial')).statusCode).toBe(401);
    expect((await user.ask('GET', '/api/subscription')).json()).toEqual({
      subscription_type: 'trial',
      state: 'none',
      paid_until: null,
      renews_at: null,
      offered: true,
      browser_script: 'https://payments.example/script.js',
    });
  });

  it('is open to a suspended account, which can buy nothing', async () => {
    const user = await house.signUp('Barred', { verified: true });
    const subscription = await buy(house, user, 'creator');
    await setSuspended(house.context(), accountHooks, 'Barred', true);
    const again = house.visitor();
    await again.ask('POST', '/api/user/login', { email: 'barred@example.org', password: 'lantern-harbour-71' });
    expect((await ask(again, 'mega_creator')).json().code).toBe('suspended');
    expect((await ask(again, 'trial')).statusCode).toBe(200);
    expect(subscription.state).toBe('cancelled');
  });

  it.each([
    ['the provider was away', { step: 'findSubscription', after: false }],
    ['the provider failed before it cancelled', { step: 'cancel', after: false }],
    ['the answer to the cancel was lost', { step: 'cancel', after: true }],
  ] as const)('is carried out by the sweep when %s', async (_, failure) => {
    const name = `Sweep${failure.step.slice(0, 3)}${failure.after}`;
    const user = await house.signUp(name, { verified: true });
    const subscription = await buy(house, user, 'creator');
    house.payments.failures.push(failure);
    expect((await ask(user, 'trial')).json()).toEqual({ cancelling: true });
    expect(await paymentsOf(user)).toEqual(['trial', 7500, 110]);
    house.clock.move(11 * 60_000);
    await sweepSubscriptions(house.context());
    await expect.poll(async () => (await subscriptionsOf(name))[0]?.state).toBe('cancelled');
    expect(subscription.state).toBe('cancelled');
    expect(await paymentsOf(user)).toEqual(['trial', 7500, 110]);
  });

  it('happens at the provider when the account is deleted', async () => {
    const user = await house.signUp('Eraser', { verified: true });
    const subscription = await buy(house, user, 'creator');
    const rows = await subscriptionsOf('Eraser');
    expect((await user.ask('DELETE', '/api/user')).statusCode).toBe(200);
    await sweepSubscriptions(house.context());
    await expect.poll(() => subscription.state).toBe('cancelled');
    const stored = () => rowsOf(house, 'SELECT user_id, state FROM subscriptions WHERE id = $1', [rows[0]?.id]);
    await expect.poll(stored).toEqual([{ user_id: null, state: 'cancelled' }]);
  });
});
