import { afterEach, describe, expect, it } from 'vitest';
import { whileTimePasses } from '../../../test/fake-calls.ts';
import { type Merchant, openMerchant, requestOf } from '../../../test/fake-merchant.ts';

const call = { signal: new AbortController().signal };
let merchants: Merchant[] = [];
afterEach(async () => {
  await Promise.all(merchants.map((merchant) => merchant.close()));
  merchants = [];
});
const open = async (...options: Parameters<typeof openMerchant>) => {
  const merchant = await openMerchant(...options);
  merchants.push(merchant);
  return merchant;
};

/** So many people subscribe and approve. */
async function fill({ provider, sandbox }: Merchant, people: number): Promise<void> {
  for (let n = 0; n < people; n++) {
    const { subscriptionId } = await provider.startCheckout(requestOf({ requestId: `person-${n}` }), call);
    sandbox.act(subscriptionId, 'approve');
  }
}

interface NoticeBody {
  id: string;
  event_type: string;
}
const bodiesOf = ({ notices }: Merchant) => notices.map(({ rawBody }) => rawBody.toString());
const noticesOf = (merchant: Merchant) =>
  bodiesOf(merchant).flatMap((text) => {
    try {
      return [JSON.parse(text) as NoticeBody];
    } catch {
      return [];
    }
  });
/** How many of the notices that came are believed. */
async function believed({ notices, provider }: Merchant): Promise<number> {
  const read = await Promise.all(notices.map((notice) => provider.readNotice(notice, call)));
  return read.filter((notice) => notice !== null).length;
}

describe('notices', () => {
  it('all come once, in order and genuine, while nothing goes wrong', async () => {
    const merchant = await open();
    await fill(merchant, 3);
    merchant.sandbox.advance({ months: 1 });
    await merchant.sandbox.settled();
    expect(merchant.notices).toHaveLength(3 * 4);
    expect(new Set(noticesOf(merchant).map(({ id }) => id)).size).toBe(12);
    expect(await believed(merchant)).toBe(12);
  });

  it('are sent again until they are taken', async () => {
    const merchant = await open();
    merchant.answerWith((count) => (count <= 3 ? 503 : 200));
    await merchant.provider.startCheckout(requestOf(), call);
    await merchant.sandbox.settled();
    expect(merchant.notices).toHaveLength(4);
    expect(new Set(bodiesOf(merchant)).size).toBe(1);
    expect(merchant.sandbox.notices().map(({ status }) => status)).toEqual([503, 503, 503, 200]);
  });

  it('are given up after as many tries as PayPal makes', async () => {
    const merchant = await open({ retryWait: () => 0 });
    merchant.answerWith(500);
    await merchant.provider.startCheckout(requestOf(), call);
    await merchant.sandbox.settled();
    expect(merchant.notices).toHaveLength(26);
  });

  it('to nobody are dropped, and hold nothing up', async () => {
    const merchant = await open({ webhookUrl: null });
    await fill(merchant, 1);
    await merchant.sandbox.settled();
    expect(merchant.sandbox.notices().map(({ how }) => how)).toEqual(['lost', 'lost', 'lost']);
  });

  it('are lost as often as set', async () => {
    const merchant = await open();
    merchant.sandbox.setFaults({ lostNotices: 0.2 });
    await fill(merchant, 40);
    await merchant.sandbox.settled();
    expect(merchant.notices.length).toBeGreaterThan(120 * 0.65);
    expect(merchant.notices.length).toBeLessThan(120 * 0.95);
  });

  it('come up to five times, and are the same each time', async () => {
    const merchant = await open();
    merchant.sandbox.setFaults({ duplicatedNotices: 1 });
    await fill(merchant, 4);
    await merchant.sandbox.settled();
    const ids = noticesOf(merchant).map(({ id }) => id);
    const counts = [...new Set(ids)].map((id) => ids.filter((other) => other === id).length);
    expect(counts).toHaveLength(12);
    expect(counts.every((count) => count >= 2 && count <= 5)).toBe(true);
    expect(await believed(merchant)).toBe(merchant.notices.length);
  });

  it('are held back until they are released or the clock moves', async () => {
    const merchant = await open();
    merchant.sandbox.setFaults({ delayedNotices: 1 });
    await fill(merchant, 1);
    await merchant.sandbox.settled();
    expect(merchant.notices).toHaveLength(0);
    merchant.sandbox.release();
    await merchant.sandbox.settled();
    expect(merchant.notices).toHaveLength(3);
    merchant.sandbox.advance({ months: 1 });
    await merchant.sandbox.settled();
    expect(merchant.notices).toHaveLength(4);
  });

  it('overtake each other', async () => {
    const merchant = await open();
    merchant.sandbox.setFaults({ reorderedNotices: 1 });
    await fill(merchant, 1);
    merchant.sandbox.advance({ months: 10 });
    await merchant.sandbox.settled();
    const times = noticesOf(merchant).map((notice) => (notice as NoticeBody & { create_time: string }).create_time);
    expect(times).toHaveLength(13);
    expect(times).not.toEqual(times.toSorted());
  });

  it('that are forged come beside the genuine ones, in every way there is, and none is believed', async () => {
    const merchant = await open();
    merchant.sandbox.setFaults({ forgedNotices: 1 });
    merchant.answerWith(400);
    await fill(merchant, 12);
    merchant.answerWith(200);
    await merchant.sandbox.settled();
    const forged = merchant.sandbox.notices().filter(({ how }) => how === 'forged');
    expect(forged.length).toBeGreaterThan(0);
    expect(await believed(merchant)).toBe(merchant.notices.length - 36);
  });

  it('go wrong the same way again for the same seed', async () => {
    const faults = { lostNotices: 0.3, duplicatedNotices: 0.3, forgedNotices: 0.3, reorderedNotices: 0.5 };
    const run = async (seed: string) => {
      const merchant = await open({ seed, clock: { now: () => new Date('2027-01-01T00:00:00Z') } });
      merchant.sandbox.setFaults(faults);
      await fill(merchant, 5);
      merchant.sandbox.advance({ months: 3 });
      await merchant.sandbox.settled();
      return bodiesOf(merchant).toSorted();
    };
    const [one, same, other] = [await run('one'), await run('one'), await run('other')];
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
  });
});

describe('calls', () => {
  it('fail, are cut off or stall as often as set, with their work done or not', async () => {
    const merchant = await open();
    const { provider, sandbox } = merchant;
    await provider.startCheckout(requestOf(), call);
    const kindOf = async (requestId: string) => {
      const error = await provider
        .startCheckout(requestOf({ requestId }), call)
        .catch((thrown: { cause: unknown }) => thrown.cause);
      return [(error as { kind?: string }).kind, sandbox.subscriptions().length];
    };
    sandbox.setFaults({ failsBefore: 1 });
    expect(await kindOf('second')).toEqual(['broken', 1]);
    sandbox.setFaults({ failsBefore: 0, failsAfter: 1 });
    expect(await kindOf('second')).toEqual(['broken', 2]);
    sandbox.setFaults({ failsAfter: 0, cutsAfter: 1 });
    expect(await kindOf('third')).toEqual(['broken', 3]);
    sandbox.setFaults({ cutsAfter: 0, stalls: 1 });
    const stalled = whileTimePasses(
      () => kindOf('fourth'),
      () => sandbox.subscriptions().length === 4,
    );
    expect(await stalled).toEqual(['timeout', 4]);
    sandbox.setFaults({ stalls: 0, slowMs: 10 });
    expect(await kindOf('fifth')).toEqual([undefined, 5]);
  });

  it('take payments or not, as often as set', async () => {
    const merchant = await open();
    merchant.sandbox.setFaults({ declinedPayments: 1 });
    const { subscriptionId } = await merchant.provider.startCheckout(requestOf(), call);
    expect(merchant.sandbox.act(subscriptionId, 'approve')).toBe('PAYMENT_DECLINED');
    merchant.sandbox.setFaults({ declinedPayments: 0 });
    expect(merchant.sandbox.act(subscriptionId, 'approve')).toBeNull();
  });
});
