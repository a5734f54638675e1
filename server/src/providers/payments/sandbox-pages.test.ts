import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CANCEL_URL, type Merchant, openMerchant, press, requestOf } from '../../../test/fake-merchant.ts';

const call = { signal: new AbortController().signal };
let merchant: Merchant;
let count = 0;
beforeAll(async () => {
  merchant = await openMerchant();
});
afterAll(() => merchant.close());

const begin = (over = {}) =>
  merchant.provider.startCheckout(requestOf({ requestId: `page-${++count}`, ...over }), call);
const standing = (id: string) => merchant.sandbox.subscriptions().find((one) => one.id === id);
const post = (path: string, body: Record<string, string> | string, headers: Record<string, string> = {}) =>
  fetch(`${merchant.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    body: typeof body === 'string' ? body : new URLSearchParams(body),
    headers: typeof body === 'string' ? { 'content-type': 'application/json', ...headers } : headers,
  });

/** A page must do without scripts, frames and anything from elsewhere. */
function expectSafe(page: Response): void {
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('no-store');
}

describe('the approval page', () => {
  it('says what is asked for, by whom, and that no money moves', async () => {
    const { approvalUrl, subscriptionId } = await begin({ plan: 'ultra_creator' });
    const page = await fetch(approvalUrl);
    const text = await page.text();
    expect(page.status).toBe(200);
    expectSafe(page);
    for (const fact of [
      'No money moves',
      'Sirenade Ultra Creator',
      '$50.00 a month',
      'Sirenade asks',
      subscriptionId,
    ]) {
      expect(text).toContain(fact);
    }
    expect(text).toMatch(
      /<form method="post".*value="approve">Approve<\/button>\s*<button name="choice" value="cancel">Cancel/,
    );
    expect(text).not.toContain('<script');
    // Browsers take the policy for the way back, too.
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://127.0.0.1:3000;");
    // Without it a browser would call the form's origin null.
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
  });

  it('leads back without a payer when cancelled, and changes nothing', async () => {
    const { approvalUrl, subscriptionId, returnToken } = await begin();
    const back = await press(approvalUrl, 'cancel');
    expect(back.status).toBe(303);
    const location = new URL(back.headers.get('location') ?? '');
    expect(
      location.href.startsWith(`${CANCEL_URL}&subscription_id=${subscriptionId}&ba_token=${returnToken}&token=EC-`),
    ).toBe(true);
    expect(location.searchParams.has('PayerID')).toBe(false);
    expect(standing(subscriptionId)?.status).toBe('APPROVAL_PENDING');
    expect((await press(approvalUrl, 'approve')).status).toBe(303);
    expect(standing(subscriptionId)?.status).toBe('ACTIVE');
  });

  it('approves once however often it is pressed, and leads back each time', async () => {
    const { approvalUrl, subscriptionId } = await begin();
    const answers = await Promise.all(Array.from({ length: 5 }, () => press(approvalUrl, 'approve')));
    const locations = new Set(answers.map((answer) => answer.headers.get('location')));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(303));
    expect(locations.size).toBe(1);
    expect(standing(subscriptionId)?.transactions).toHaveLength(1);
    const revisited = await fetch(approvalUrl, { redirect: 'manual' });
    expect(revisited.headers.get('location')).toBe([...locations][0]);
  });

  it.each(['', 'yes', '__proto__'])('does nothing for the choice "%s"', async (choice) => {
    const { approvalUrl, subscriptionId } = await begin();
    const answer = await press(approvalUrl, choice);
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('choose one')]);
    expect(standing(subscriptionId)?.status).toBe('APPROVAL_PENDING');
  });

  it.each(['', '?ba_token=', '?ba_token=BA-INVENTED', '?ba_token=<script>alert(1)</script>'])(
    'is not there for "%s"',
    async (query) => {
      const page = await fetch(`${merchant.url}/webapps/billing/subscriptions${query}`);
      expect(page.status).toBe(404);
      expectSafe(page);
      expect(await page.text()).not.toContain('<script');
    },
  );

  it('is not pressed by another site', async () => {
    const { approvalUrl, subscriptionId } = await begin();
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const body = new URLSearchParams({ choice: 'approve' });
      expect(
        (await fetch(approvalUrl, { method: 'POST', body, headers: headers as Record<string, string> })).status,
      ).toBe(403);
    }
    expect(standing(subscriptionId)?.status).toBe('APPROVAL_PENDING');
  });

  it('shows names as text, whatever is in them', async () => {
    const { clientId, secret } = merchant.sandbox;
    const authorization = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;
    const asked = await post('/v1/oauth2/token', { grant_type: 'client_credentials' }, { authorization });
    const { access_token: token } = (await asked.json()) as { access_token: string };
    const [planId] = merchant.sandbox.subscriptions().map((one) => one.planId);
    const context = {
      brand_name: '"><img src=x onerror=alert(1)>',
      return_url: 'https://a.example/',
      cancel_url: 'https://b.example/',
    };
    const body = JSON.stringify({ plan_id: planId, custom_id: "<b>'&", application_context: context });
    const made = await post('/v1/billing/subscriptions', body, { authorization: `Bearer ${token}` });
    const { links } = (await made.json()) as { links: { href: string }[] };
    const page = await fetch(links[0]?.href ?? '');
    const text = await page.text();
    expect(text).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;');
    expect(text).not.toContain('<img');
    expect(page.headers.get('content-security-policy')).toContain(
      "form-action 'self' https://a.example https://b.example;",
    );
    const overview = await (await fetch(`${merchant.url}/`)).text();
    expect(overview).toContain('&lt;b&gt;&#39;&amp;');
    expect(overview).not.toContain('<b>');
  });
});

describe('the overview', () => {
  it('lists subscriptions with what can be done to them', async () => {
    const { approvalUrl, subscriptionId } = await begin({ plan: 'mini_creator', reference: 'user-of-note' });
    await press(approvalUrl, 'approve');
    const page = await fetch(`${merchant.url}/`);
    expectSafe(page);
    const text = await page.text();
    const row = text.split('<tr>').find((part) => part.includes(subscriptionId)) ?? '';
    for (const fact of ['user-of-note', 'Sirenade Mini Creator', 'ACTIVE', '5.00 USD, completed']) {
      expect(row).toContain(fact);
    }
    for (const label of ['Fail next payment', 'Refund last payment', 'Suspend', 'Cancel']) expect(row).toContain(label);
    expect(row).not.toContain('>Activate<');
    expect(text).toContain('Advance a month');
    expect(text).not.toContain('<script');
    const bare = await fetch(merchant.url, { redirect: 'manual' });
    expect([bare.status, bare.headers.get('location')]).toEqual([303, '/sandbox/paypal/']);
  });

  it('does what its buttons say, and shows itself again', async () => {
    const { approvalUrl, subscriptionId } = await begin();
    await press(approvalUrl, 'approve');
    const control = (action: string, body = {}) => post(`/_control/subscriptions/${subscriptionId}/${action}`, body);
    const pressed = await control('decline-next');
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/sandbox/paypal/']);
    const before = merchant.sandbox.now();
    await post('/_control/advance', { months: '1' });
    expect(merchant.sandbox.now().getTime() - before.getTime()).toBeGreaterThanOrEqual(28 * 86_400_000);
    expect(standing(subscriptionId)?.status).toBe('SUSPENDED');
    await control('activate');
    await control('refund');
    expect(standing(subscriptionId)).toMatchObject({
      status: 'ACTIVE',
      transactions: [{ status: 'REFUNDED' }, { status: 'DECLINED' }],
    });
    await control('suspend');
    await control('cancel');
    expect(standing(subscriptionId)?.status).toBe('CANCELLED');
  });

  it('sets what goes wrong by its form, and by JSON', async () => {
    const form = await post('/_control/faults', { lostNotices: '0.25', slowMs: '0', unknownPlans: 'true' });
    expect(form.status).toBe(303);
    expect(merchant.sandbox.faults()).toMatchObject({ lostNotices: 0.25, unknownPlans: true });
    const json = await post('/_control/faults', JSON.stringify({ unknownPlans: false }));
    expect(json.status).toBe(200);
    expect(merchant.sandbox.faults()).toMatchObject({ lostNotices: 0.25, unknownPlans: false });
    for (const wrong of ['{"lostNotices":2}', '{"invented":1}', '{', '[]', '{"lostNotices":"1"}']) {
      expect((await post('/_control/faults', wrong)).status).toBe(400);
    }
    await post('/_control/faults', JSON.stringify({ lostNotices: 0 }));
  });

  it.each([
    ['/_control/advance', '{"months":-1}', 400],
    ['/_control/advance', '{"days":1.5}', 400],
    ['/_control/advance', '{"days":1e9}', 400],
    ['/_control/nothing', '{}', 404],
    ['/_control/subscriptions/I-NOBODY/cancel', '{}', 404],
  ])('refuses %s with %s', async (path, body, status) => {
    expect((await post(path, body)).status).toBe(status);
  });

  it('refuses what cannot be done, and a subscription nobody knows', async () => {
    const { subscriptionId } = await begin();
    const answer = await post(`/_control/subscriptions/${subscriptionId}/cancel`, '{}');
    expect([answer.status, await answer.json()]).toEqual([422, { error: 'SUBSCRIPTION_STATUS_INVALID' }]);
    expect((await post(`/_control/subscriptions/${subscriptionId}/explode`, '{}')).status).toBe(404);
  });

  it('is not pressed by another site', async () => {
    const answer = await post('/_control/advance', { days: '1' }, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  });

  it('gives the whole state as JSON', async () => {
    const { subscriptionId } = await begin();
    const state = (await (await fetch(`${merchant.url}/_control/state`)).json()) as { subscriptions: { id: string }[] };
    expect(state.subscriptions.some(({ id }) => id === subscriptionId)).toBe(true);
  });
});
