import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { JobKind } from '../../../platform/jobs/jobs.ts';
import { authorize } from '../../accounts/permissions.service.ts';
import { findMedia, readBytes } from '../../media/media.service.ts';
import { getOwnSiren, getVisibleSiren } from '../siren.service.ts';
import { sirenLimits } from '../sirens.limits.ts';
import { findIntro, upsertIntroRequest } from './intro.store.ts';
import { type IntroJob, makeIntro as make } from './intro-making.service.ts';

export const introJob: JobKind<IntroJob> = {
  name: 'siren-intro',
  retryLimit: 3,
  retryDelaySeconds: 10,
};

/** Queues an intro in the caller's transaction; the old one stays until the new one is ready. */
export async function queueIntro(ctx: Context, sirenId: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const request = await upsertIntroRequest(ctx.db, sirenId, ctx.clock.now());
    await ctx.jobs.send(ctx, introJob, { sirenId, wish: request });
  });
}

/** Queues a new intro for an own siren. */
export async function renewIntro(ctx: Context, sirenId: number): Promise<{ message: string }> {
  const user = authorize(ctx, 'siren.renewIntro');
  const siren = await getOwnSiren(ctx, sirenId);
  await ctx.limits.take(sirenLimits.intro, `${user.id}`);
  await queueIntro(ctx, siren.id);
  return { message: 'A new intro is on its way.' };
}

/** The audio of an intro in base64. */
export async function readIntro(ctx: Context, sirenId: number): Promise<string> {
  const siren = await getVisibleSiren(ctx, sirenId);
  const audioId = (await findIntro(ctx.db, siren.id))?.audioId;
  const sound = audioId ? (await findMedia(ctx, [audioId])).get(audioId) : undefined;
  if (!sound) throw new AppError('not_found');
  return Buffer.from(await readBytes(ctx, sound)).toString('base64');
}

/** The text of a siren's intro, the first turn of her stories; null while she has none. */
export async function findIntroText(ctx: Pick<Context, 'db'>, sirenId: number): Promise<string | null> {
  return (await findIntro(ctx.db, sirenId))?.text || null;
}

/** The worker of the intro job. */
export function makeIntro(ctx: Context, job: IntroJob): Promise<void> {
  return make(ctx, job, introJob.retryLimit + 1);
}
