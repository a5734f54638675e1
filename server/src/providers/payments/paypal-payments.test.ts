import { afterEach, describe, expect, it } from 'vitest';
import { closeAll, unavailable } from '../../../test/fake-calls.ts';
import { adapterAt, asked, facts, ID, paypalWith } from '../../../test/fake-paypal.ts';
import { answerBytes, answerJson, answerStatus, type Behaviour, byPath } from '../../../test/fake-server.ts';

afterEach(closeAll);

const call = { signal: new AbortController().signal };
const payment = {
  id: 'SALE-1',
  status: 'COMPLETED',
  time: '2026-11-15T06:00:00Z',
  amount_with_breakdown: { gross_amount: { value: '15.00', currency_code: 'USD' } },
};

describe('payments', () => {
  const list = (body: unknown) => paypalWith({ [`/v1/billing/subscriptions/${ID}/transactions`]: answerJson(body) });
  const since = new Date('2026-11-01T00:00:00Z');
  const read = async (body: unknown) => adapterAt((await list(body)).url).listPayments(ID, since, call);

  it('are given oldest first, in cents, without what was given back', async () => {
    const back = {
      ...payment,
      id: 'SALE-3',
      amount_with_breakdown: { gross_amount: { value: '-15.00', currency_code: 'USD' } },
    };
    const later = { ...payment, id: 'SALE-2', time: '2026-12-15T06:00:00.123Z', status: 'PENDING' };
    const before = { ...payment, id: 'SALE-0', time: '2026-10-15T06:00:00Z' };
    expect(await read({ transactions: [later, back, payment, before], links: [] })).toEqual([
      { id: 'SALE-1', at: new Date('2026-11-15T06:00:00Z'), amountCents: 1500, currency: 'USD', state: 'completed' },
      { id: 'SALE-2', at: new Date('2026-12-15T06:00:00.123Z'), amountCents: 1500, currency: 'USD', state: 'pending' },
    ]);
  });

  it('are asked for by time', async () => {
    const fake = await list({ transactions: [] });
    const clock = { now: () => new Date('2026-11-15T06:00:00Z') };
    await adapterAt(fake.url, { clock }).listPayments(ID, since, call);
    expect(asked(fake, '/v1/billing')[0]?.path).toBe(
      `/v1/billing/subscriptions/${ID}/transactions?start_time=2026-11-01T00:00:00.000Z&end_time=2031-11-14T06:00:00.000Z`,
    );
  });

  it('may be none, with or without a list', async () => {
    expect(await read({ transactions: [], links: [] })).toEqual([]);
    expect(await read({ links: [] })).toEqual([]);
    expect(await read({})).toEqual([]);
  });

  const amount = (value: unknown, currency_code: unknown = 'USD') => ({
    ...payment,
    amount_with_breakdown: { gross_amount: { value, currency_code } },
  });
  it.each([
    ['no amount', { ...payment, amount_with_breakdown: undefined }],
    ['half a cent', amount('15.005')],
    ['an amount that is a number', amount(15)],
    ['an amount that is no number', amount('much')],
    ['no currency', amount('15.00', null)],
    ['a currency that is none', amount('15.00', 'dollars')],
    ['no id', { ...payment, id: undefined }],
    ['an id that is none', { ...payment, id: '' }],
    ['no time', { ...payment, time: '15.11.2026' }],
    ['nothing in it', null],
  ])('that cannot be read, with %s, are told of and do not keep the others from us', async (_, unreadable) => {
    const fake = await list({ transactions: [unreadable, { ...payment, id: 'SALE-2' }] });
    const messages: string[] = [];
    const onUnexpected = (what: string) => messages.push(what);
    expect(await adapterAt(fake.url, {}, { onUnexpected }).listPayments(ID, since, call)).toMatchObject([
      { id: 'SALE-2' },
    ]);
    expect(messages).toEqual(['a payment of another shape']);
  });

  it('in a state nobody knows are taken as pending, and told of', async () => {
    const fake = await list({ transactions: [{ ...payment, status: 'MAYBE' }] });
    const messages: string[] = [];
    const onUnexpected = (what: string) => messages.push(what);
    expect(await adapterAt(fake.url, {}, { onUnexpected }).listPayments(ID, since, call)).toMatchObject([
      { id: 'SALE-1', state: 'pending' },
    ]);
    expect(messages).toEqual(['a payment in an unknown state']);
  });

  it.each([
    ['nothing but null', null],
    ['a list of another kind', { transactions: 'none' }],
    ['an array', [payment]],
  ])('with %s are no answer', async (_, body) => {
    expect((await unavailable(read(body))).cause.kind).toBe('broken');
  });

  it('of another currency or amount are told as they are', async () => {
    expect(await read({ transactions: [amount('12.34', 'EUR')] })).toMatchObject([
      { amountCents: 1234, currency: 'EUR' },
    ]);
  });
});

describe('a cancel', () => {
  it('is done when PayPal says so with nothing', async () => {
    const fake = await paypalWith({ [`/v1/billing/subscriptions/${ID}/cancel`]: answerStatus(204) });
    await adapterAt(fake.url).cancel(ID, 'x'.repeat(500), call);
    expect(asked(fake, '/v1/billing')[0]?.json).toEqual({ reason: 'x'.repeat(128) });
  });

  it.each([
    ['a web page', answerBytes(Buffer.from('<html>'), 'text/html'), 'broken'],
    ['a web page as JSON', answerBytes(Buffer.from('<html>'), 'application/json'), 'broken'],
    ['400', answerStatus(400), 'rejected'],
    [
      '422 while it is active',
      byPath({
        [`/v1/billing/subscriptions/${ID}/cancel`]: answerStatus(422),
        [`/v1/billing/subscriptions/${ID}`]: answerJson(facts),
      }),
      'rejected',
    ],
  ] as [string, Behaviour, string][])('is not done when PayPal answers with %s', async (_, behaviour, kind) => {
    const fake = await paypalWith({ [`/v1/billing/subscriptions/${ID}`]: behaviour });
    expect((await unavailable(adapterAt(fake.url).cancel(ID, 'x', call))).cause.kind).toBe(kind);
  });
});
