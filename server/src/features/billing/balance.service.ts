import type { CurrentUser } from '@sirenade/contract/accounts';
import type { CreditEntry, SubscriptionInfo } from '@sirenade/contract/billing';
import { TRIAL_PLAN } from '@sirenade/contract/limits';
import type { Context } from '../../context.ts';
import { authorize } from '../accounts/permissions.service.ts';
import { userOwner } from './credits.rules.ts';
import { listAccounts, listAllEntries, listEntries } from './credits.store.ts';
import { viewEntry, viewSubscription } from './credits.view.ts';
import { listPaymentsOf } from './payments.store.ts';
import { listSubscriptions } from './subscriptions.store.ts';

/** The state of the user's own subscription. */
export async function getSubscription(ctx: Context): Promise<SubscriptionInfo> {
  const rows = await listSubscriptions(ctx.db, authorize(ctx, 'billing.read').id);
  const { payments } = ctx.providers;
  return {
    ...viewSubscription(rows, ctx.clock.now()),
    offered: payments !== null,
    browser_script: payments?.browserScript ?? null,
  };
}

/** Plan and credits of a user, as the user object shows them. */
export async function getPayments(ctx: Context, userId: number): Promise<CurrentUser['payments']> {
  const accounts = await listAccounts(ctx.db, userOwner(userId));
  // Reserved credits still count: a user who has only those left has not run out.
  const left = (kind: string) => accounts.find((account) => account.kind === kind)?.balance ?? 0;
  const rows = await listSubscriptions(ctx.db, userId);
  return {
    subscription_type: rows.length > 0 ? viewSubscription(rows, ctx.clock.now()).subscription_type : TRIAL_PLAN,
    words_left: left('words'),
    image_generations_left: left('images'),
    images_generations_left: left('images'),
  };
}

/** A page of the user's credit entries, and the cursor of the next one. */
export async function listOwnEntries(
  ctx: Context,
  page: { limit: number; offset: number; after?: number | undefined },
): Promise<{ entries: CreditEntry[]; next: string | undefined }> {
  const { id } = authorize(ctx, 'billing.read');
  const rows = await listEntries(ctx.db, id, { ...page, limit: page.limit + 1, before: page.after });
  const pageRows = rows.slice(0, page.limit);
  const next = rows.length > pageRows.length ? String(pageRows.at(-1)?.id) : undefined;
  return { entries: pageRows.map(viewEntry), next };
}

/** A user's credit entries, subscriptions and payments, for their export. */
export async function exportCredits(ctx: Context, userId: number): Promise<Record<string, unknown>> {
  const [entries, rows, payments] = [
    await listAllEntries(ctx.db, userId),
    await listSubscriptions(ctx.db, userId),
    await listPaymentsOf(ctx.db, userId),
  ];
  return {
    credits: entries.map((entry) => {
      const { kind, amount, text, at } = viewEntry(entry);
      return { kind, amount, cause: entry.cause, text, at };
    }),
    subscriptions: rows.map((row) => ({
      plan: row.plan,
      state: row.state,
      created_at: row.createdAt.toISOString(),
      paid_until: row.paidThrough?.toISOString() ?? null,
      payments: payments
        .filter((payment) => payment.subscriptionId === row.id)
        .map(({ paidAt, amountCents, currency, state }) => ({
          at: paidAt.toISOString(),
          amount: amountCents / 100,
          currency,
          state,
        })),
    })),
  };
}
