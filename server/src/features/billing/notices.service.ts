import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { JobKind } from '../../platform/jobs/jobs.ts';
import type { NoticeRequest, PaymentNotice } from '../../providers/payments/payments.ts';
import { catchUp } from './catch-up.service.ts';
import { insertNotice } from './payments.store.ts';
import { findByPayment, findByProviderId, updateAdopted } from './subscriptions.store.ts';

/** Checks the subscription of a webhook; some name only the payment. */
export const noticeJob: JobKind<{ providerId: string | null; paymentId: string | null }> = {
  name: 'payment-notice',
  retryLimit: 8,
  retryDelaySeconds: 15,
};

/**
 * Receives a webhook: verifies it, and queues a check of its subscription. Its content is never trusted, so that a
 * forged, repeated, late or lost one can do no harm.
 */
export async function takeNotice(ctx: Context, request: NoticeRequest): Promise<void> {
  const provider = ctx.providers.payments;
  if (!provider) throw new AppError('not_found');
  let notice: PaymentNotice | null;
  try {
    notice = await provider.readNotice(request, { signal: ctx.signal });
  } catch (error) {
    // Could not be verified right now: an error makes the provider send it again.
    throw new AppError('unavailable', {}, { cause: error });
  }
  if (!notice) throw new AppError('notice_refused');
  const stored = notice;
  await inTransaction(ctx, async (ctx) => {
    if (!(await insertNotice(ctx.db, provider.kind, stored, ctx.clock.now()))) return;
    await ctx.jobs.send(ctx, noticeJob, { providerId: stored.subscriptionId, paymentId: stored.paymentId });
  });
}

/** Checks the subscription of a webhook, also if the answer to its checkout was lost. */
export async function followNotice(
  ctx: Context,
  { providerId, paymentId }: NonNullable<(typeof noticeJob)['data']>,
): Promise<void> {
  const provider = ctx.providers.payments;
  if (!provider) return;
  const known = providerId
    ? await findByProviderId(ctx.db, provider.kind, providerId)
    : paymentId && (await findByPayment(ctx.db, provider.kind, paymentId));
  if (known) {
    await catchUp(ctx, known.id);
    return;
  }
  if (!providerId) return;
  const seen = await provider.findSubscription(providerId, { signal: ctx.signal });
  if (!seen?.reference) return;
  const id = await updateAdopted(ctx.db, provider.kind, seen.reference, providerId);
  if (id !== null) await catchUp(ctx, id);
}
