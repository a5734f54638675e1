import { expect } from 'vitest';
import { findCredits } from '../src/features/billing/credits.service.ts';
import { rowsOf, userRow } from './account-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from './test-app.ts';
import { makeTestPayments, type TestPayments } from './test-payments.ts';

export interface PaidHouse extends TestApp {
  payments: TestPayments;
}

/** An app with a payment provider in memory. */
export async function makePaidHouse(): Promise<PaidHouse> {
  const house = await makeTestApp();
  const payments = makeTestPayments(house.clock);
  house.parts.providers.payments = payments;
  return { ...house, payments };
}

/** Begins to buy a plan and gives the token with which the provider sends the user back. */
export async function beginToBuy(user: Visitor, plan: string): Promise<string> {
  const answer = await user.ask('POST', `/api/checkout/${plan}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return new URL(answer.json().approvalUrl).searchParams.get('ba_token') ?? '';
}

/** Buys a plan from the first click to the activation; gives the provider's subscription. */
export async function buy(house: PaidHouse, user: Visitor, plan: string) {
  const token = await beginToBuy(user, plan);
  const subscription = house.payments.byToken(token);
  house.payments.approve(subscription);
  const activated = await user.ask('POST', '/api/activate-subscription', { ba_token: token });
  expect(activated.json(), activated.body).toEqual({ subscription_type: plan });
  return subscription;
}

/** What the user object says about plan and credits. */
export async function paymentsOf(user: Visitor): Promise<[string, number, number]> {
  const { payments } = (await user.ask('GET', '/api/user')).json();
  return [payments.subscription_type, payments.words_left, payments.image_generations_left];
}

/** Waits until the jobs of billing are done. */
export async function settleBilling(house: TestApp): Promise<void> {
  const waiting = async () => {
    const [row] = await rowsOf(
      house,
      `SELECT count(*) AS jobs FROM jobs.job WHERE name IN ('payment-notice', 'subscription-catch-up') AND state IN ('created', 'active')`,
    );
    return row?.jobs;
  };
  await expect.poll(waiting, { interval: 20, message: 'billing jobs left to do' }).toBe(0);
}

/** A registered user's id. */
export async function newUser(house: TestApp, username: string): Promise<number> {
  await house.signUp(username);
  return Number((await userRow(house, username)).id);
}

/** Words and images that a user can spend. */
export async function spendableOf(house: TestApp, userId: number): Promise<[number, number]> {
  const { words, images } = await findCredits(house.context(), { user: userId });
  return [words, images];
}

/** Queries that find broken invariants of the ledger; all must be empty. */
const FAULTS = {
  'a balance is not the sum of its entries': `
    SELECT a.owner, a.kind FROM credit_accounts a
    WHERE a.balance <> (SELECT coalesce(sum(e.amount), 0) FROM credit_entries e WHERE e.owner = a.owner AND e.kind = a.kind)`,
  'what is held is not the sum of the open holds': `
    WITH line AS (
      SELECT o.owner, k.kind, k.amount FROM credit_holds h, unnest(h.owners) AS o (owner),
        LATERAL (VALUES ('chats', h.chats), ('images', h.images), ('words', h.words)) AS k (kind, amount)
      WHERE h.state = 'open')
    SELECT a.owner, a.kind FROM credit_accounts a
    WHERE a.held <> (SELECT coalesce(sum(l.amount), 0) FROM line l WHERE l.owner = a.owner AND l.kind = a.kind)`,
  'a balance is below zero, or below what is held': `
    SELECT owner, kind FROM credit_accounts WHERE balance < 0 OR held < 0 OR held > balance OR plan_left < 0 OR plan_left > balance`,
  'a hold was charged other than its entries say': `
    SELECT h.key FROM credit_holds h,
      LATERAL (VALUES ('chats', h.chats_used), ('images', h.images_used), ('words', h.words_used)) AS k (kind, used)
    WHERE k.used <> (SELECT coalesce(-sum(e.amount), 0) FROM credit_entries e
      WHERE e.owner = h.owners[1] AND e.kind = k.kind AND e.cause = 'hold:' || h.key)`,
  'a hold is over without a time, or open with one': `
    SELECT key FROM credit_holds WHERE (state = 'open') <> (resolved_at IS NULL)`,
  'a month went while a payment covered it, and no other took its place': `
    SELECT e.id FROM credit_entries e
    JOIN credit_entries g ON g.owner = e.owner AND g.kind = e.kind AND g.id < e.id AND g.cause LIKE 'payment:%'
    JOIN subscription_payments p ON p.payment_id = substr(g.cause, 9)
    WHERE e.cause LIKE 'expiry:%' AND p.paid_at + interval '25 days' > e.created_at
      AND (p.refunded_at IS NULL OR p.refunded_at > e.created_at)
      AND NOT EXISTS (SELECT 1 FROM credit_entries n WHERE n.owner = e.owner AND n.kind = e.kind AND n.id > e.id
        AND n.created_at = e.created_at AND n.cause LIKE 'payment:%')`,
  'a granted payment has not its entry, or a second one': `
    SELECT p.payment_id FROM subscription_payments p JOIN subscriptions s ON s.id = p.subscription_id
    WHERE s.user_id IS NOT NULL AND (p.granted_at IS NOT NULL) <> EXISTS (
      SELECT 1 FROM credit_entries e WHERE e.user_id = s.user_id AND e.kind = 'words' AND e.cause = 'payment:' || p.payment_id)`,
};

/** The broken invariants of the ledger, by name. */
export async function ledgerFaults(house: TestApp): Promise<string[]> {
  const found: string[] = [];
  for (const [fault, query] of Object.entries(FAULTS)) {
    const rows = await rowsOf(house, query);
    if (rows.length > 0) found.push(`${fault}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return found;
}
