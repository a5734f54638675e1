import { afterEach, describe, expect, it } from 'vitest';
import { closeAll, failing, inTheLog, unavailable } from '../../../test/fake-calls.ts';
import { faultsOf } from '../../../test/fake-faults.ts';
import { adapterAt, asked, cycle, facts, ID, paypalWith, planFacts, startPaypal } from '../../../test/fake-paypal.ts';
import { answerJson, answerStatus, type Behaviour, deadAddress, eventually, stall } from '../../../test/fake-server.ts';

afterEach(closeAll);

const call = { signal: new AbortController().signal };
const subscription = (behaviour: Behaviour) => paypalWith({ [`/v1/billing/subscriptions/${ID}`]: behaviour });

describe('a subscription', () => {
  it('is read with a token that is asked for once', async () => {
    const fake = await subscription(answerJson(facts));
    const adapter = adapterAt(fake.url);
    const all = await Promise.all(Array.from({ length: 5 }, () => adapter.findSubscription(ID, call)));
    expect(all.map((found) => found?.state)).toEqual(Array(5).fill('active'));
    const [tokenCall, ...more] = asked(fake, '/v1/oauth2/token');
    expect(more).toEqual([]);
    expect(tokenCall?.text).toBe('grant_type=client_credentials');
    expect(tokenCall?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(tokenCall?.headers.authorization).toBe(`Basic ${Buffer.from('client:secret-secret').toString('base64')}`);
    expect(asked(fake, '/v1/billing/subscriptions')[0]?.headers.authorization).toBe('Bearer secret-token');
  });

  it('is read with a new token shortly before the old one ends', async () => {
    const time = { now: new Date('2026-11-15T06:00:00Z') };
    const fake = await subscription(answerJson(facts));
    const adapter = adapterAt(fake.url, { clock: { now: () => time.now } });
    const tokens = async (seconds: number) => {
      time.now = new Date(time.now.getTime() + seconds * 1000);
      await adapter.findSubscription(ID, call);
      return asked(fake, '/v1/oauth2/token').length;
    };
    expect([await tokens(0), await tokens(32_339), await tokens(2), await tokens(1)]).toEqual([1, 1, 2, 2]);
  });

  it.each(
    faultsOf({
      type: 'application/json',
      beginning: JSON.stringify(facts),
      piece: '{"id":"secret" ',
      huge: `{"id":"${'x'.repeat(2_000_000)}`,
    }),
  )('of a server that %s ends in a typed error, and the next is fine', async (_, behaviour, kind) => {
    let isWell = false;
    const fake = await subscription((response, seen) => (isWell ? answerJson(facts) : behaviour)(response, seen));
    const adapter = adapterAt(fake.url);
    const error = await failing(
      kind,
      () => unavailable(adapter.findSubscription(ID, call)),
      () => asked(fake, `/v1/billing/subscriptions/${ID}`).length === 1,
    );
    expect(error.cause.kind).toBe(kind);
    expect(inTheLog(error)).not.toMatch(/secret/);
    await eventually(() => fake.connections() <= 1);
    isWell = true;
    expect((await adapter.findSubscription(ID, call))?.plan).toBe('creator');
  });

  it.each([
    ['an unknown state', { ...facts, status: 'PAUSED' }],
    ['no state', { ...facts, status: undefined }],
    ['no plan', { ...facts, plan_id: undefined }],
    ['the id of another', { ...facts, id: 'I-ANOTHER' }],
    ['a time that is none', { ...facts, billing_info: { next_billing_time: 'soon' } }],
    ['nothing but null', null],
    ['a list', [facts]],
  ])('with %s is no answer', async (_, body) => {
    const fake = await subscription(answerJson(body));
    expect((await unavailable(adapterAt(fake.url).findSubscription(ID, call))).cause.kind).toBe('broken');
  });

  it.each([
    ['of another product', answerJson({ ...planFacts, product_id: 'PROD-2' })],
    ['of another name', answerJson({ ...planFacts, name: 'Somebody else' })],
    ['that is unknown', answerStatus(404)],
  ])('to a plan %s has none of our plans', async (_, behaviour) => {
    const fake = await paypalWith({
      [`/v1/billing/subscriptions/${ID}`]: answerJson(facts),
      '/v1/billing/plans/P-1': behaviour,
    });
    expect(await adapterAt(fake.url).findSubscription(ID, call)).toMatchObject({ plan: null, reference: 'user-7' });
    expect(asked(fake, '/v1/catalogs/products').every(({ method }) => method === 'GET')).toBe(true);
  });

  it('keeps its plan when the price has changed since', async () => {
    const old = { ...cycle, pricing_scheme: { fixed_price: { value: '12.00', currency_code: 'USD' } } };
    const fake = await paypalWith({
      [`/v1/billing/subscriptions/${ID}`]: answerJson(facts),
      '/v1/billing/plans/P-1': answerJson({ ...planFacts, billing_cycles: [old] }),
    });
    expect((await adapterAt(fake.url).findSubscription(ID, call))?.plan).toBe('creator');
  });

  it('is asked for again after a passing failure, and not too soon after five', async () => {
    const fake = await paypalWith({ [`/v1/billing/subscriptions/${ID}`]: answerStatus(500) });
    const adapter = adapterAt(fake.url, { retries: 1, pause: async () => {} });
    expect((await unavailable(adapter.findSubscription(ID, call))).cause.kind).toBe('broken');
    expect(asked(fake, '/v1/billing')).toHaveLength(2);
    for (let n = 0; n < 2; n++) await unavailable(adapter.findSubscription(ID, call));
    const error = await unavailable(adapter.findSubscription(ID, call));
    expect([error.cause.kind, error.retryAfterSeconds]).toEqual(['open_circuit', 5]);
    expect(asked(fake, '/v1/billing')).toHaveLength(5);
  });

  it('of a server that is not there ends in a typed error', async () => {
    const adapter = adapterAt(await deadAddress());
    expect((await unavailable(adapter.findSubscription(ID, call))).cause.kind).toBe('refused');
  });

  it('need not be waited for: whoever leaves does not take the token from the others', async () => {
    const fake = await startPaypal(stall);
    const adapter = adapterAt(fake.url);
    const stop = new AbortController();
    const left = unavailable(adapter.findSubscription(ID, { signal: stop.signal }));
    const stayed = adapter.findSubscription(ID, call).catch((error: unknown) => error);
    await eventually(() => fake.seen.length === 1);
    stop.abort();
    expect((await left).cause.kind).toBe('cancelled');
    expect(await Promise.race([stayed, 'waits'])).toBe('waits');
  });
});
