import { afterEach, describe, expect, it } from 'vitest';
import { type Merchant, openMerchant, press, RETURN_URL, requestOf } from '../../../test/fake-merchant.ts';

const call = { signal: new AbortController().signal };
const EVER = new Date(0);
let merchant: Merchant;
afterEach(() => merchant.close());

/** Subscribes and approves. */
async function subscribe(over = {}) {
  const started = await merchant.provider.startCheckout(requestOf(over), call);
  await press(started.approvalUrl, 'approve');
  return started;
}
const read = (id: string) => merchant.provider.findSubscription(id, call);
const payments = (id: string, since = EVER) => merchant.provider.listPayments(id, since, call);
/** The received notices, as the provider reads them. */
const readNotices = async () => {
  await merchant.sandbox.settled();
  return Promise.all(merchant.notices.map((notice) => merchant.provider.readNotice(notice, call)));
};

describe('a list of payments', () => {
  it('can be empty, late or odd, and is whole again afterwards', async () => {
    merchant = await openMerchant();
    const { subscriptionId: id } = await subscribe();
    merchant.sandbox.advance({ months: 1 });
    const whole = await payments(id);
    expect(whole).toHaveLength(2);
    merchant.sandbox.setFaults({ emptyLists: 1 });
    expect(await payments(id)).toEqual([]);
    merchant.sandbox.setFaults({ emptyLists: 0, lateLists: 1 });
    expect(await payments(id)).toEqual(whole.slice(0, 1));
    expect((await read(id))?.lastPaymentAt).toEqual(whole[1]?.at);
    merchant.sandbox.setFaults({ lateLists: 0, oddLists: 1 });
    const messages: string[] = [];
    const provider = merchant.connect({ onUnexpected: (what) => messages.push(what) });
    expect(await provider.listPayments(id, EVER, call)).toEqual([whole[0], { ...whole[1], state: 'pending' }]);
    expect(messages).toEqual(['a payment of another shape', 'a payment in an unknown state']);
    merchant.sandbox.setFaults({ oddLists: 0 });
    expect(await payments(id)).toEqual(whole);
  });
});

describe('a subscription', () => {
  it('is begun, approved on a page, paid for and told of [P6] [A11]', async () => {
    merchant = await openMerchant();
    const started = await merchant.provider.startCheckout(requestOf(), call);
    expect(started.approvalUrl).toBe(`${merchant.url}/webapps/billing/subscriptions?ba_token=${started.returnToken}`);
    expect(await read(started.subscriptionId)).toEqual({
      id: started.subscriptionId,
      state: 'pending',
      plan: 'creator',
      reference: 'user-7',
      nextPaymentAt: null,
      lastPaymentAt: null,
    });
    expect(await payments(started.subscriptionId)).toEqual([]);

    const back = await press(started.approvalUrl, 'approve');
    expect(back.status).toBe(303);
    const location = new URL(back.headers.get('location') ?? '');
    expect(location.href.startsWith(`${RETURN_URL}&`)).toBe(true);
    expect(Object.fromEntries(location.searchParams)).toEqual({
      payments: 'true',
      subscription_id: started.subscriptionId,
      ba_token: started.returnToken,
      token: expect.stringMatching(/^EC-\w{17}$/),
      PayerID: expect.stringMatching(/^\w{13}$/),
    });

    const [payment] = await payments(started.subscriptionId);
    expect(payment).toMatchObject({ amountCents: 1500, currency: 'USD', state: 'completed' });
    expect(await read(started.subscriptionId)).toMatchObject({ state: 'active', lastPaymentAt: payment?.at });
    expect((await readNotices()).map((notice) => [notice?.kind, notice?.subscriptionId, notice?.paymentId])).toEqual([
      ['other', started.subscriptionId, null],
      ['activated', started.subscriptionId, null],
      ['renewed', started.subscriptionId, payment?.id],
    ]);
  });

  it('is the same one again when the same request is repeated', async () => {
    merchant = await openMerchant();
    const requests = [requestOf(), requestOf(), requestOf({ requestId: 'checkout-2' })];
    const [first, again, other] = await Promise.all(
      requests.map((request) => merchant.provider.startCheckout(request, call)),
    );
    expect(again).toEqual(first);
    expect(other?.subscriptionId).not.toBe(first?.subscriptionId);
    expect(merchant.sandbox.subscriptions()).toHaveLength(2);
  });

  it('is the same one again when the answer to the first request was lost', async () => {
    merchant = await openMerchant();
    await merchant.provider.startCheckout(requestOf({ requestId: 'before' }), call);
    merchant.sandbox.setFaults({ failsAfter: 1 });
    await expect(merchant.provider.startCheckout(requestOf(), call)).rejects.toMatchObject({ code: 'unavailable' });
    merchant.sandbox.setFaults({ failsAfter: 0, cutsAfter: 1 });
    await expect(merchant.provider.startCheckout(requestOf(), call)).rejects.toMatchObject({ code: 'unavailable' });
    merchant.sandbox.setFaults({ cutsAfter: 0 });
    await merchant.provider.startCheckout(requestOf(), call);
    expect(merchant.sandbox.subscriptions()).toHaveLength(2);
  });

  it('renews each month, on the day it began or the last of a shorter month', async () => {
    const time = { now: new Date('2027-01-31T12:00:00Z') };
    merchant = await openMerchant({ clock: { now: () => time.now } });
    const { subscriptionId } = await subscribe();
    merchant.sandbox.advance({ months: 3 });
    expect((await payments(subscriptionId)).map(({ at }) => at.toISOString().slice(0, 10))).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
    expect((await read(subscriptionId))?.nextPaymentAt).toEqual(new Date('2027-05-31T12:00:00Z'));
    const since = new Date('2027-03-31T00:00:00Z');
    expect(await payments(subscriptionId, since)).toHaveLength(2);
    expect((await readNotices()).filter((notice) => notice?.kind === 'renewed')).toHaveLength(4);
  });

  it('renews by itself as time passes', async () => {
    const time = { now: new Date('2027-01-15T12:00:00Z') };
    merchant = await openMerchant({ clock: { now: () => time.now } });
    const { subscriptionId } = await merchant.provider.startCheckout(requestOf(), call);
    merchant.sandbox.act(subscriptionId, 'approve');
    const counts = [];
    for (const now of ['2027-02-15T11:59:59Z', '2027-02-15T12:00:00Z', '2027-04-20T00:00:00Z']) {
      time.now = new Date(now);
      counts.push((await payments(subscriptionId)).length);
    }
    expect(counts).toEqual([1, 2, 4]);
  });

  it('is suspended when a payment fails, and goes on without the months in between', async () => {
    const time = { now: new Date('2027-01-15T12:00:00Z') };
    merchant = await openMerchant({ clock: { now: () => time.now } });
    const { subscriptionId } = await subscribe();
    merchant.sandbox.act(subscriptionId, 'decline-next');
    merchant.sandbox.advance({ months: 1 });
    expect(await read(subscriptionId)).toMatchObject({ state: 'suspended', nextPaymentAt: null });
    expect((await payments(subscriptionId)).map(({ state }) => state)).toEqual(['completed', 'declined']);
    merchant.sandbox.advance({ months: 2 });
    expect(await payments(subscriptionId)).toHaveLength(2);
    expect(merchant.sandbox.act(subscriptionId, 'activate')).toBeNull();
    expect((await read(subscriptionId))?.nextPaymentAt).toEqual(new Date('2027-05-15T12:00:00Z'));
    merchant.sandbox.advance({ months: 1 });
    expect((await payments(subscriptionId)).map(({ state }) => state)).toEqual(['completed', 'declined', 'completed']);
    expect((await readNotices()).map((notice) => notice?.kind)).toEqual([
      'other',
      'activated',
      'renewed',
      'payment_failed',
      'suspended',
      'activated',
      'renewed',
    ]);
  });

  it('does not begin when its first payment is declined, and can be tried again', async () => {
    merchant = await openMerchant();
    const { approvalUrl, subscriptionId } = await merchant.provider.startCheckout(requestOf(), call);
    merchant.sandbox.act(subscriptionId, 'decline-next');
    const declined = await press(approvalUrl, 'approve');
    expect([declined.status, await declined.text()]).toEqual([422, expect.stringContaining('was declined')]);
    expect((await read(subscriptionId))?.state).toBe('pending');
    expect((await press(approvalUrl, 'approve')).status).toBe(303);
    expect((await read(subscriptionId))?.state).toBe('active');
    expect((await payments(subscriptionId)).map(({ state }) => state)).toEqual(['declined', 'completed']);
  });

  it('is cancelled once, however often it is asked for, and pays no more', async () => {
    merchant = await openMerchant();
    const { subscriptionId } = await subscribe();
    await merchant.provider.cancel(subscriptionId, 'No longer wanted', call);
    await merchant.provider.cancel(subscriptionId, 'No longer wanted', call);
    merchant.sandbox.advance({ months: 2 });
    expect(await read(subscriptionId)).toMatchObject({ state: 'cancelled', nextPaymentAt: null });
    expect(await payments(subscriptionId)).toHaveLength(1);
    expect((await readNotices()).filter((notice) => notice?.kind === 'cancelled')).toHaveLength(1);
  });

  it('is cancelled by asking again when the answer was lost', async () => {
    merchant = await openMerchant();
    const { subscriptionId } = await subscribe();
    merchant.sandbox.setFaults({ cutsAfter: 1 });
    await expect(merchant.provider.cancel(subscriptionId, 'x', call)).rejects.toMatchObject({ code: 'unavailable' });
    merchant.sandbox.setFaults({ cutsAfter: 0 });
    await merchant.provider.cancel(subscriptionId, 'x', call);
    expect((await read(subscriptionId))?.state).toBe('cancelled');
  });

  it('that nobody approved yet cannot be cancelled, which is said', async () => {
    merchant = await openMerchant();
    const { subscriptionId } = await merchant.provider.startCheckout(requestOf(), call);
    await expect(merchant.provider.cancel(subscriptionId, 'x', call)).rejects.toMatchObject({
      code: 'unavailable',
      cause: { kind: 'rejected', status: 422 },
    });
  });

  it('that is unknown is nothing, has no payments and needs no cancelling', async () => {
    merchant = await openMerchant();
    for (const id of ['I-UNKNOWN', '../../oauth2/token', '..', '', 'I-1/cancel', 'a'.repeat(51), 'I-1?x=1']) {
      expect(await read(id)).toBeNull();
      expect(await payments(id)).toEqual([]);
      await merchant.provider.cancel(id, 'x', call);
    }
  });

  it.each([
    ['refund', undefined, 'refunded', 'refunded'],
    ['refund', 500, 'partially_refunded', 'refunded'],
    ['reverse', undefined, 'refunded', 'reversed'],
  ] as const)('shows what was given back: %s %s', async (action, cents, state, kind) => {
    merchant = await openMerchant();
    const { subscriptionId } = await subscribe();
    expect(merchant.sandbox.act(subscriptionId, action, cents)).toBeNull();
    const [payment] = await payments(subscriptionId);
    expect(payment).toMatchObject({ state, amountCents: 1500 });
    expect((await readNotices()).at(-1)).toMatchObject({ kind, paymentId: payment?.id });
  });

  it('may be shown as pending for a while after it was approved', async () => {
    merchant = await openMerchant();
    merchant.sandbox.setFaults({ pendingReads: 2 });
    const { subscriptionId } = await subscribe();
    const states = [];
    for (let n = 0; n < 4; n++) states.push((await read(subscriptionId))?.state);
    expect(states).toEqual(['pending', 'pending', 'active', 'active']);
    expect(await payments(subscriptionId)).toHaveLength(1);
  });
});

describe('plans at PayPal', () => {
  it('are made once, whoever asks, and remembered', async () => {
    merchant = await openMerchant();
    const requests = Array.from({ length: 8 }, (_, n) =>
      requestOf({ requestId: `request-${n}`, plan: n % 2 ? 'creator' : 'mega_creator' }),
    );
    await Promise.all(requests.map((request) => merchant.provider.startCheckout(request, call)));
    expect([...new Set(merchant.sandbox.subscriptions().map(({ planId }) => planId))]).toHaveLength(2);
    expect([...merchant.memory.facts.keys()].filter((key) => key.includes(':plan:'))).toHaveLength(2);
  });

  it('are found again by listing when the memory is lost', async () => {
    merchant = await openMerchant();
    const { subscriptionId } = await subscribe();
    merchant.memory.facts.clear();
    const other = merchant.connect();
    expect((await other.findSubscription(subscriptionId, call))?.plan).toBe('creator');
    await other.startCheckout(requestOf({ requestId: 'later' }), call);
    expect(new Set(merchant.sandbox.subscriptions().map(({ planId }) => planId)).size).toBe(1);
  });

  it('are made anew when PayPal does not know them any more', async () => {
    merchant = await openMerchant();
    await subscribe();
    merchant.sandbox.setFaults({ unknownPlans: true });
    await expect(merchant.provider.startCheckout(requestOf({ requestId: 'second' }), call)).rejects.toMatchObject({
      cause: { kind: 'rejected', status: 404 },
    });
    merchant.sandbox.setFaults({ unknownPlans: false });
    for (const key of merchant.memory.facts.keys()) {
      if (!key.includes('plan-of')) merchant.memory.facts.set(key, `${key.includes(':plan:') ? 'P' : 'PROD'}-GONE`);
    }
    const { subscriptionId } = await merchant.provider.startCheckout(requestOf({ requestId: 'third' }), call);
    expect((await read(subscriptionId))?.plan).toBe('creator');
  });
});

describe('a token', () => {
  it('that ended early is renewed, and the call made again', async () => {
    merchant = await openMerchant();
    const { subscriptionId } = await subscribe();
    // Tokens of the sandbox end by its own clock.
    merchant.sandbox.advance({ days: 2 });
    expect((await read(subscriptionId))?.state).toBe('active');
    merchant.sandbox.setFaults({ endedTokens: 1 });
    await expect(read(subscriptionId)).rejects.toMatchObject({ cause: { kind: 'rejected', status: 401 } });
  });

  it('is not given for a wrong secret', async () => {
    merchant = await openMerchant();
    const stranger = merchant.connect({ secret: 'wrong' });
    await expect(stranger.startCheckout(requestOf(), call)).rejects.toMatchObject({
      cause: { kind: 'rejected', status: 401 },
    });
  });
});
