import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { startAnalytics, track } from './analytics.ts';
import { site } from './site.ts';

let add: MockInstance<ParentNode['append']>;
const containers = () => add.mock.calls.flat().map((script) => (script as HTMLScriptElement).src);
const at = (path: string) => new URL(path, 'https://sirenade.test');

beforeEach(() => {
  delete window.dataLayer;
  add = vi.spyOn(document.head, 'append').mockImplementation(() => {});
});
afterEach(() => {
  site.analytics_id = '';
});

test('events wait in the data layer, with currency and value beside what is sold [A14]', () => {
  track('view_cart');
  const creator = { item_id: 'creator', item_name: 'Creator', price: 15 };
  track('begin_checkout', { items: [creator] });
  expect(window.dataLayer).toEqual([
    { ecommerce: null },
    { event: 'view_cart' },
    { ecommerce: null },
    {
      event: 'begin_checkout',
      ecommerce: { currency: 'USD', value: 15, items: [{ ...creator, quantity: 1 }] },
    },
  ]);
});

test('nothing is loaded from elsewhere unless the operator named a container', () => {
  startAnalytics(at('/'));
  track('view_promotion', { promotion_id: 'out_of_words' });
  expect(containers()).toEqual([]);
});

test('the container of the operator is loaded after what was noted before it', () => {
  track('view_cart');
  site.analytics_id = 'GTM-ABC1234';
  startAnalytics(at('/all?sortBy=top'));
  expect(containers()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234']);
  expect(window.dataLayer?.at(-1)).toMatchObject({ event: 'gtm.js' });
  expect(window.dataLayer).toContainEqual({ event: 'view_cart' });
});

test.each([
  '/reset-password/Zm9v',
  '/verify-email/Zm9v',
  '/mail/opt-out/Zm9v',
  '/?token=EC-1&PayerID=P1',
  '/all?ba_token=BA-1',
  '/?subscription_id=I-1',
])('no container sees the address %s, which is private', (path) => {
  site.analytics_id = 'GTM-ABC1234';
  startAnalytics(at(path));
  expect(containers()).toEqual([]);
});
