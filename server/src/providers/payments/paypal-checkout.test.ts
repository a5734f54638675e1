import { afterEach, describe, expect, it } from 'vitest';
import { closeAll, unavailable } from '../../../test/fake-calls.ts';
import { requestOf } from '../../../test/fake-merchant.ts';
import { adapterAt, asked, cycle, ID, paypalWith, planFacts } from '../../../test/fake-paypal.ts';
import { answerJson, type Behaviour, byPath } from '../../../test/fake-server.ts';

afterEach(closeAll);

const call = { signal: new AbortController().signal };
const plan = answerJson(planFacts);
const approve = 'https://www.paypal.com/webapps/billing/subscriptions?ba_token=BA-1X';

describe('a checkout', () => {
  const started = { id: ID, status: 'APPROVAL_PENDING', links: [{ rel: 'approve', href: approve, method: 'GET' }] };
  const plans = byPath({
    '/v1/billing/plans/P-1': plan,
    '/v1/billing/plans': answerJson({ plans: [planFacts], total_pages: 1 }),
  });
  const shop = (over: Record<string, Behaviour> = {}) =>
    paypalWith({ '/v1/billing/plans': plans, '/v1/billing/subscriptions': answerJson(started, 201), ...over });

  it('can begin on a page that has loaded the script of PayPal, which knows the merchant [A13]', () => {
    const script = new URL(adapterAt('https://api-m.paypal.com').browserScript ?? '');
    expect(script.origin + script.pathname).toBe('https://www.paypal.com/sdk/js');
    expect(script.searchParams.get('client-id')).toBe('client');
  });

  it('asks for a subscription at once, with our reference and the request id', async () => {
    const fake = await shop();
    expect(await adapterAt(fake.url).startCheckout(requestOf(), call)).toEqual({
      subscriptionId: ID,
      approvalUrl: approve,
      returnToken: 'BA-1X',
    });
    const [sent] = asked(fake, '/v1/billing/subscriptions');
    expect(sent?.headers['paypal-request-id']).toBe('checkout-1');
    expect(sent?.json).toMatchObject({
      plan_id: 'P-1',
      custom_id: 'user-7',
      application_context: {
        brand_name: 'Sirenade',
        shipping_preference: 'NO_SHIPPING',
        user_action: 'SUBSCRIBE_NOW',
        return_url: requestOf().returnUrl,
        cancel_url: requestOf().cancelUrl,
      },
    });
  });

  it.each([
    ['no links', { ...started, links: [] }],
    ['no list of links', { ...started, links: undefined }],
    [
      'a link to somewhere else',
      { ...started, links: [{ rel: 'approve', href: 'https://paypal.com.evil.example/?ba_token=BA-1' }] },
    ],
    [
      'a link without security',
      { ...started, links: [{ rel: 'approve', href: 'http://www.paypal.com/?ba_token=BA-1' }] },
    ],
    ['a link that is a script', { ...started, links: [{ rel: 'approve', href: 'javascript:alert(1)' }] }],
    ['a link without its token', { ...started, links: [{ rel: 'approve', href: 'https://www.paypal.com/' }] }],
    ['no id', { ...started, id: undefined }],
    ['an id that is a path', { ...started, id: '../..' }],
  ])('with %s sends nobody anywhere', async (_, body) => {
    const fake = await shop({ '/v1/billing/subscriptions': answerJson(body, 201) });
    expect((await unavailable(adapterAt(fake.url).startCheckout(requestOf(), call))).cause.kind).toBe('broken');
  });

  it.each([
    [
      'another price',
      {
        ...planFacts,
        billing_cycles: [{ ...cycle, pricing_scheme: { fixed_price: { value: '5.00', currency_code: 'USD' } } }],
      },
    ],
    [
      'another currency',
      {
        ...planFacts,
        billing_cycles: [{ ...cycle, pricing_scheme: { fixed_price: { value: '15.00', currency_code: 'EUR' } } }],
      },
    ],
    ['an end', { ...planFacts, billing_cycles: [{ ...cycle, total_cycles: 1 }] }],
    ['a year', { ...planFacts, billing_cycles: [{ ...cycle, frequency: { interval_unit: 'YEAR' } }] }],
    ['a trial before it', { ...planFacts, billing_cycles: [{ ...cycle, tenure_type: 'TRIAL' }, cycle] }],
    ['no subscribers any more', { ...planFacts, status: 'INACTIVE' }],
  ])('never uses a plan of our name with %s: it makes the right one', async (_, found) => {
    const made = { ...planFacts, id: 'P-2' };
    const fake = await shop({
      '/v1/billing/plans': (response, seen) =>
        byPath({
          '/v1/billing/plans/P-1': answerJson(found),
          '/v1/billing/plans': answerJson(seen.method === 'POST' ? made : { plans: [found], total_pages: 1 }),
        })(response, seen),
      '/v1/billing/plans/P-1': answerJson(found),
    });
    await adapterAt(fake.url).startCheckout(requestOf(), call);
    const creating = asked(fake, '/v1/billing/plans').filter(({ method }) => method === 'POST');
    expect(creating).toHaveLength(1);
    expect(creating[0]?.headers['paypal-request-id']).toMatch(/^plan-[0-9a-f]{24}$/);
    expect(creating[0]?.json).toMatchObject({
      product_id: 'PROD-1',
      billing_cycles: [{ total_cycles: 0, pricing_scheme: { fixed_price: { value: '15.00', currency_code: 'USD' } } }],
      payment_preferences: { payment_failure_threshold: 1 },
    });
    expect(asked(fake, '/v1/billing/subscriptions')[0]?.json.plan_id).toBe('P-2');
  });

  it('looks for the product through all pages, but not without end', async () => {
    const fake = await shop({
      '/v1/catalogs/products': answerJson({ products: [{ id: 'PROD-9', name: 'Other' }], total_pages: 1e9 }),
    });
    await unavailable(adapterAt(fake.url).startCheckout(requestOf(), call));
    expect(asked(fake, '/v1/catalogs/products').filter(({ method }) => method === 'GET')).toHaveLength(50);
  });

  it('that PayPal forbids ends in a typed error', async () => {
    const fake = await shop({ '/v1/billing/subscriptions': answerJson({ name: 'NOT_AUTHORIZED' }, 403) });
    expect((await unavailable(adapterAt(fake.url).startCheckout(requestOf(), call))).cause).toMatchObject({
      kind: 'rejected',
      status: 403,
    });
  });
});
