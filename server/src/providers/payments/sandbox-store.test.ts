import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Merchant, openMerchant, press, requestOf } from '../../../test/fake-merchant.ts';

const call = { signal: new AbortController().signal };
let folder: string;
let merchant: Merchant | undefined;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'sirenade-sandbox-')), 'sandbox');
});
afterEach(async () => {
  await stop();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});
const file = () => join(folder, 'payments.json');

async function stop(): Promise<void> {
  await merchant?.close();
  merchant = undefined;
}

/** Ends the sandbox and begins another in the same folder. */
async function restart(options: Parameters<typeof openMerchant>[0] = {}): Promise<Merchant> {
  await stop();
  merchant = await openMerchant({ folder, seed: undefined, ...options });
  return merchant;
}

describe('a sandbox with a folder', () => {
  it('knows after a restart what it knew before, and is the same sandbox', async () => {
    const before = await restart({ keys: undefined });
    const { subscriptionId, approvalUrl } = await before.provider.startCheckout(requestOf(), call);
    await press(approvalUrl, 'approve');
    const subscriptions = before.sandbox.subscriptions();
    const { certificate, secret, webhookId } = before.sandbox;

    const after = await restart();
    expect(after.sandbox.subscriptions()).toEqual(subscriptions);
    expect(after.sandbox).toMatchObject({ certificate, secret, webhookId });
    expect(await after.provider.startCheckout(requestOf(), call)).toMatchObject({ subscriptionId });
    after.sandbox.advance({ months: 2 });
    const notice = await after.sandbox.settled().then(() => after.notices[0]);
    expect(notice && (await after.provider.readNotice(notice, call))).toMatchObject({
      kind: 'renewed',
      subscriptionId,
    });

    const last = await restart();
    expect(last.sandbox.now().getTime()).toBeGreaterThan(Date.now() + 50 * 86_400_000);
    last.sandbox.advance({ months: 1 });
    expect(await last.provider.listPayments(subscriptionId, new Date(0), call)).toHaveLength(4);
  });

  it('has on disk what it answered, readable by its owner only, and leaves no drafts', async () => {
    const { provider } = await restart();
    const started = await Promise.all(
      Array.from({ length: 20 }, (_, n) => provider.startCheckout(requestOf({ requestId: `request-${n}` }), call)),
    );
    const text = readFileSync(file(), 'utf8');
    for (const { subscriptionId } of started) expect(text).toContain(subscriptionId);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['payments.json']);
  });

  it.each(['', '{', 'null', '{"version":2}'])('begins anew beside a file it cannot read: %j', async (text) => {
    await restart();
    await stop();
    writeFileSync(file(), text);
    const { sandbox } = await restart();
    expect(sandbox.subscriptions()).toEqual([]);
    expect(readFileSync(`${file()}.unreadable`, 'utf8')).toBe(text);
  });

  it('writes nothing without one', async () => {
    merchant = await openMerchant();
    await merchant.provider.startCheckout(requestOf(), call);
    expect(existsSync(folder)).toBe(false);
  });
});

describe('a sandbox with a random seed', () => {
  it('has ids and secrets that no other has', async () => {
    const one = await restart();
    const other = await openMerchant({ seed: undefined });
    const [mine, its] = await Promise.all(
      [one, other].map(({ provider }) => provider.startCheckout(requestOf(), call)),
    );
    expect(mine?.returnToken).not.toBe(its?.returnToken);
    expect(one.sandbox.secret).not.toBe(other.sandbox.secret);
    await other.close();
  });
});
