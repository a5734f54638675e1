import { sign } from 'node:crypto';
import { issueCertificate, type KeyPair, makeKeys } from '@sirenade/paypal-sandbox/certificate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeAll, opened, timeouts } from '../../../test/fake-calls.ts';
import { mapMemory } from '../../../test/fake-merchant.ts';
import { type FakePaypal, startPaypal } from '../../../test/fake-paypal.ts';
import { answerBytes, answerStatus, type Behaviour } from '../../../test/fake-server.ts';
import { paypal } from './paypal.ts';
import { signedText } from './transmission.ts';

const call = { signal: new AbortController().signal };
const now = new Date('2026-11-15T12:00:00Z');
const WEBHOOK = 'WEBHOOK1';
const YEAR = 365 * 86_400_000;
const FILE = '/v1/notifications/certs/CERT-1';

let server: FakePaypal;
let mine: KeyPair;
let forgers: KeyPair;
let certificate: string;
const certificateFor = ({ publicKey, privateKey }: KeyPair, until = new Date(now.getTime() + YEAR)) =>
  issueCertificate({ name: 'notices.sandbox.invalid', publicKey, signer: { privateKey }, from: new Date(0), until });
const serve = (pem: string): Behaviour => answerBytes(Buffer.from(pem), 'application/x-pem-file');

beforeAll(async () => {
  [mine, forgers] = await Promise.all([makeKeys(), makeKeys()]);
  certificate = certificateFor(mine);
  server = await startPaypal(serve(certificate));
});
afterAll(closeAll);

const event = (over = {}) => ({
  id: 'WH-1',
  event_type: 'PAYMENT.SALE.COMPLETED',
  create_time: '2026-11-15T11:59:58Z',
  resource: { id: 'SALE1', billing_agreement_id: 'I-1', state: 'completed' },
  ...over,
});

interface Making {
  body?: unknown;
  key?: KeyPair;
  webhookId?: string;
  time?: Date;
  certUrl?: string;
}

/** A valid notice with the changes of a test. */
function make({
  body = event(),
  key = mine,
  webhookId = WEBHOOK,
  time = now,
  certUrl = server.url + FILE,
}: Making = {}) {
  const rawBody = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const id = '69cd13f0-d67a-11e5-baa3-778b53f4ae55';
  const at = time.toISOString().replace('.000', '');
  const signature = sign('sha256', signedText(id, at, webhookId, rawBody), key.privateKey).toString('base64');
  const headers: Record<string, string | string[]> = {
    'paypal-transmission-id': id,
    'paypal-transmission-time': at,
    'paypal-transmission-sig': signature,
    'paypal-cert-url': certUrl,
    'paypal-auth-algo': 'SHA256withRSA',
  };
  return { headers, rawBody };
}

const adapter = (over = {}) => {
  const account = { url: server.url, clientId: 'x', secret: 'y', webhookId: WEBHOOK, memory: mapMemory() };
  const made = paypal({ ...account, sandbox: { certificate }, ...over }, { timeouts, clock: { now: () => now } });
  opened.push(made);
  return made;
};
const read = (request: ReturnType<typeof make>, over = {}) => adapter(over).readNotice(request, call);
const without = (name: string) => {
  const { headers, rawBody } = make();
  delete headers[name];
  return { headers, rawBody };
};
const withHeader = (name: string, value: string | string[]) => {
  const { headers, rawBody } = make();
  return { headers: { ...headers, [name]: value }, rawBody };
};
const DAY = 86_400_000;

describe('a notice', () => {
  it('is read when its seal is right', async () => {
    expect(await read(make())).toEqual({
      id: 'WH-1',
      kind: 'renewed',
      subscriptionId: 'I-1',
      paymentId: 'SALE1',
      at: new Date('2026-11-15T11:59:58Z'),
    });
  });

  it('is signed over its bytes by their CRC-32 as a decimal number', () => {
    const body = Buffer.from('The quick brown fox jumps over the lazy dog');
    expect(signedText('id', 'time', 'hook', body).toString()).toBe('id|time|hook|1095738169');
  });

  it('that comes again is read again, with the same id for whoever keeps count', async () => {
    const same = make();
    const one = adapter();
    expect(await one.readNotice(same, call)).toEqual(await one.readNotice(same, call));
  });

  it.each<[string, () => ReturnType<typeof make>]>([
    ['an altered body', () => ({ ...make(), rawBody: Buffer.from(JSON.stringify(event({ id: 'WH-2' }))) })],
    ['a body with one space more', () => ({ ...make(), rawBody: Buffer.concat([make().rawBody, Buffer.from(' ')]) })],
    ['an altered transmission id', () => withHeader('paypal-transmission-id', '69cd13f0-d67a-11e5-baa3-778b53f4ae56')],
    ['an altered time', () => withHeader('paypal-transmission-time', '2026-11-15T12:00:01Z')],
    ['an altered seal', () => withHeader('paypal-transmission-sig', Buffer.alloc(256, 7).toString('base64'))],
    ['a short seal', () => withHeader('paypal-transmission-sig', 'AAAA')],
    ['a seal that is none', () => withHeader('paypal-transmission-sig', '<html>')],
    ['another algorithm', () => withHeader('paypal-auth-algo', 'SHA1withRSA')],
    ['no algorithm', () => without('paypal-auth-algo')],
    ['no seal', () => without('paypal-transmission-sig')],
    ['no id', () => without('paypal-transmission-id')],
    ['no time', () => without('paypal-transmission-time')],
    ['no certificate', () => without('paypal-cert-url')],
    ['a header twice', () => withHeader('paypal-transmission-id', ['a', 'b'])],
    ['the id of another webhook', () => make({ webhookId: 'WEBHOOK2' })],
    ['the id of the simulator', () => make({ webhookId: 'WEBHOOK_ID' })],
    ['the seal of a forger', () => make({ key: forgers })],
    ['a time four days ago', () => make({ time: new Date(now.getTime() - 4 * DAY - 1_000) })],
    ['a time to come', () => make({ time: new Date(now.getTime() + 11 * 60_000) })],
    ['no body', () => make({ body: '' })],
    ['a body of two megabytes', () => make({ body: `"${'x'.repeat(2_000_000)}"` })],
    ['nothing at all', () => ({ headers: {}, rawBody: Buffer.alloc(0) })],
  ])('with %s is nobody’s [check 61]', async (_, request) => {
    expect(await read(request())).toBeNull();
  });

  it.each([
    ['three days', -3 * DAY],
    ['five minutes ahead', 5 * 60_000],
  ])('that is %s old is taken: PayPal tries so long, and clocks differ', async (_, age) => {
    expect(await read(make({ time: new Date(now.getTime() + age) }))).not.toBeNull();
  });

  it.each([
    ['another host', () => 'https://evil.example/v1/notifications/certs/CERT-1'],
    ['a host that begins like ours', () => `${server.url}.evil.example${FILE}`],
    ['a host behind a name', () => `${server.url}@evil.example${FILE}`],
    ['another path', () => `${server.url}/certs/CERT-1`],
    ['a path that climbs', () => `${server.url}/v1/notifications/certs/../../../CERT-1`],
    ['a query', () => `${server.url}${FILE}?x=1`],
    ['a file', () => 'file:///etc/passwd'],
    ['a local address', () => 'http://169.254.169.254/v1/notifications/certs/CERT-1'],
    ['no address', () => 'CERT-1'],
    ['an endless address', () => `${server.url}/v1/notifications/certs/${'x'.repeat(5_000)}`],
    ['PayPal itself', () => 'https://api.paypal.com/v1/notifications/certs/CERT-1'],
  ])('whose certificate lies at %s is nobody’s, and nothing is fetched [check 55] [check 61]', async (_, address) => {
    const before = server.seen.length;
    expect(await read(make({ certUrl: address() }))).toBeNull();
    expect(server.seen.length).toBe(before);
  });

  it.each([
    ['http', 'http://api.paypal.com'],
    ['another host', 'https://www.paypal.com'],
    ['another port', 'https://api.paypal.com:8443'],
    ['the sandbox', 'https://api.sandbox.paypal.com'],
    ['a host of a like name', 'https://api.paypal.com.evil.example'],
  ])('for the real PayPal is not believed with a certificate of %s [check 61]', async (_, origin) => {
    const request = make({ certUrl: origin + FILE });
    expect(await read(request, { url: 'https://api-m.paypal.com', sandbox: undefined })).toBeNull();
  });

  it('is refused with a certificate that is not the sandbox’s, or has expired', async () => {
    for (const pem of [certificateFor(forgers), certificateFor(mine), '<html>', '']) {
      const other = await startPaypal(serve(pem));
      const settings = { url: other.url };
      expect(await read(make({ certUrl: other.url + FILE, key: mine }), settings)).toBeNull();
    }
    const old = certificateFor(mine, new Date(now.getTime() - 1_000));
    const late = await startPaypal(serve(old));
    const pinned = { url: late.url, sandbox: { certificate: old } };
    expect(await read(make({ certUrl: late.url + FILE }), pinned)).toBeNull();
  });

  it.each([
    ['away', answerStatus(503), 'busy'],
    ['broken', answerStatus(500), 'broken'],
    ['too large', answerBytes(Buffer.alloc(100_000, 65), 'text/plain'), 'too_large'],
  ] as [string, Behaviour, string][])(
    'cannot be judged while its certificate is %s: it shall come again',
    async (_, behaviour, kind) => {
      const other = await startPaypal(behaviour);
      const one = adapter({ url: other.url });
      const request = make({ certUrl: other.url + FILE });
      await expect(one.readNotice(request, call)).rejects.toMatchObject({ code: 'unavailable', cause: { kind } });
      other.behave(serve(certificate));
      expect(await one.readNotice(request, call)).not.toBeNull();
    },
  );

  it('makes us fetch its certificate once for all, and not follow it elsewhere', async () => {
    const other = await startPaypal(serve(certificate));
    const one = adapter({ url: other.url });
    const request = make({ certUrl: other.url + FILE });
    const all = await Promise.all(Array.from({ length: 20 }, () => one.readNotice(request, call)));
    expect(all.every((notice) => notice?.id === 'WH-1')).toBe(true);
    expect(other.seen).toHaveLength(1);
    const moved = await startPaypal(answerStatus(302, { location: other.url + FILE }));
    expect(await read(make({ certUrl: moved.url + FILE }), { url: moved.url })).toBeNull();
    expect(other.seen).toHaveLength(1);
  });

  it('cannot make us flood PayPal with invented certificates', async () => {
    const other = await startPaypal(answerStatus(404));
    const one = adapter({ url: other.url });
    const answers = [];
    for (let n = 0; n < 30; n++) {
      const request = make({ certUrl: `${other.url}/v1/notifications/certs/CERT-${n}` });
      answers.push(await one.readNotice(request, call).catch((error: { code: string }) => error.code));
    }
    expect(other.seen).toHaveLength(20);
    expect(answers.slice(0, 20)).toEqual(Array(20).fill(null));
    expect(answers.slice(20)).toEqual(Array(10).fill('unavailable'));
  });
});

describe('what a notice says', () => {
  const sale = (type: string, resource: object) => ({ event_type: `PAYMENT.SALE.${type}`, resource });
  const state = (name: string) => ({
    event_type: `BILLING.SUBSCRIPTION.${name}`,
    resource: { id: 'I-1', status: 'X' },
  });
  it.each<[object, object]>([
    [state('ACTIVATED'), { kind: 'activated', subscriptionId: 'I-1', paymentId: null }],
    [state('SUSPENDED'), { kind: 'suspended', subscriptionId: 'I-1', paymentId: null }],
    [state('CANCELLED'), { kind: 'cancelled', subscriptionId: 'I-1', paymentId: null }],
    [state('EXPIRED'), { kind: 'expired', subscriptionId: 'I-1', paymentId: null }],
    [state('PAYMENT.FAILED'), { kind: 'payment_failed', subscriptionId: 'I-1', paymentId: null }],
    [state('CREATED'), { kind: 'other', subscriptionId: 'I-1', paymentId: null }],
    [state('UPDATED'), { kind: 'other', subscriptionId: 'I-1', paymentId: null }],
    [state('INVENTED'), { kind: 'other', subscriptionId: 'I-1', paymentId: null }],
    [sale('COMPLETED', { id: 'S1' }), { kind: 'renewed', subscriptionId: null, paymentId: 'S1' }],
    [sale('REFUNDED', { id: 'R1', sale_id: 'S1' }), { kind: 'refunded', subscriptionId: null, paymentId: 'S1' }],
    [sale('REVERSED', { id: 'S1' }), { kind: 'reversed', subscriptionId: null, paymentId: 'S1' }],
    [
      sale('COMPLETED', { id: '../x', billing_agreement_id: 7 }),
      { kind: 'renewed', subscriptionId: null, paymentId: null },
    ],
    [
      { event_type: 'CUSTOMER.DISPUTE.CREATED', resource: null },
      { kind: 'other', subscriptionId: null, paymentId: null },
    ],
    [
      { event_type: '__proto__', resource: {} },
      { kind: 'other', subscriptionId: null, paymentId: null },
    ],
  ])('%j is %j', async (over, expected) => {
    expect(await read(make({ body: event(over) }))).toMatchObject(expected);
  });

  it.each([
    ['no JSON', '{"id":"WH-1"'],
    ['no id', JSON.stringify({ ...event(), id: undefined })],
    ['no time', JSON.stringify({ ...event(), create_time: 'now' })],
    ['nothing', 'null'],
  ])('cannot be told when a genuine one holds %s: that is a fault, not a forgery', async (_, body) => {
    await expect(read(make({ body }))).rejects.toMatchObject({ code: 'unavailable', cause: { kind: 'broken' } });
  });
});
