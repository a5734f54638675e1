import type { Compose } from '@sirenade/contract/stories';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { authorize } from '../../accounts/permissions.service.ts';
import { type Payer, releaseReservation, reserveCredits, settleReservation } from '../../billing/credits.service.ts';
import { type Media, removeMedia } from '../../media/media.service.ts';
import { getVisibleSiren } from '../../sirens/siren.service.ts';
import { getOwnStory, isClosed, lockOwnStory } from '../access.service.ts';
import { paintScene } from '../reply/picture.service.ts';
import { nameOf } from '../reply/reply.rules.ts';
import { storyLimits } from '../stories.limits.ts';
import type { AnswerRow, ComposeRow, StoryRow } from '../stories.tables.ts';
import { ownerOfStory, personOf } from '../story.rules.ts';
import { addPicture, findCompose, findRunning } from './composes.store.ts';
import { presentComposes } from './story-view.service.ts';

const LONGEST_MS = 240_000;
const STILL_MADE = 'This picture is still being made.';

/** The shown answer of a compose, once it is written; throws where there is nothing to paint. */
async function getAnswer(ctx: Context, storyId: number, composeId: number) {
  const found = await findCompose(ctx.db, storyId, composeId);
  if (!found) throw new AppError('not_found');
  if ((await findRunning(ctx.db, storyId)) !== null) throw new AppError('reply_running');
  if (!found.answer || found.answer.text === '') throw new AppError('conflict');
  return { compose: found.compose, answer: found.answer };
}

/** Reserves a credit for the picture of an answer. After a released attempt the next one has another number. */
async function reserveCredit(ctx: Context, payer: Payer, name: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const key = `${name}:${attempt}`;
    const reservation = await reserveCredits(ctx, payer, { key, amounts: { images: 1 }, note: 'Picture' });
    if (reservation.isNew) return key;
    if (reservation.state === 'open') throw new AppError('conflict', { sentence: STILL_MADE });
  }
}

/** Releases the credit of a picture and removes the stored picture. */
async function undo(ctx: Context, key: string, picture: Media | undefined): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    if ((await releaseReservation(ctx, key)) && picture) await removeMedia(ctx, [picture.id]);
  });
}

/** Paints, stores and charges; on an error the credit is released and the picture removed. */
async function paintAnswer(
  ctx: Context,
  story: StoryRow & { sirenId: number },
  { compose, answer }: { compose: ComposeRow; answer: AnswerRow },
  address: string,
): Promise<void> {
  const siren = await getVisibleSiren(ctx, story.sirenId);
  const owner = ownerOfStory(story);
  const payer: Payer = 'user' in owner ? owner : { ...owner, address };
  const key = await reserveCredit(ctx, payer, `picture:${nameOf(owner)}:${answer.id}`);
  const signal = AbortSignal.any([ctx.signal, AbortSignal.timeout(LONGEST_MS)]);
  let picture: Media | undefined;
  try {
    const painted = await paintScene(
      { ...ctx, signal },
      { siren, owner, message: compose.userInput, text: answer.text },
    );
    picture = painted;
    await inTransaction(ctx, async (ctx) => {
      await lockOwnStory(ctx, story.id);
      // An edit may have removed the answer meanwhile.
      if (!(await addPicture(ctx.db, answer.id, painted.id))) throw new AppError('conflict');
      await settleReservation(ctx, key, { images: 1 });
    });
  } catch (error) {
    await undo(ctx, key, picture);
    throw ctx.signal.aborted ? ctx.signal.reason : error;
  }
}

/** Adds a picture to an answer of an own story for one image credit; one that has a picture stays as it is. */
export async function paintCompose(
  ctx: Context,
  input: { storyId: number; composeId: number; address: string },
  options: { base64: boolean },
): Promise<Compose> {
  const { storyId, composeId, address } = input;
  authorize(ctx, 'story.sendForPicture');
  const story = await getOwnStory(ctx, storyId);
  const { sirenId } = story;
  if (sirenId === null || (await isClosed(ctx, story))) throw new AppError('siren_gone');
  const found = await getAnswer(ctx, storyId, composeId);
  if (found.answer.imageId === null) {
    await ctx.limits.take(storyLimits.picture, personOf(ctx.actor, address));
    await paintAnswer(ctx, { ...story, sirenId }, found, address);
  }
  const painted = await findCompose(ctx.db, storyId, composeId);
  const [compose] = painted ? await presentComposes(ctx, story, [painted], options) : [];
  if (!compose) throw new AppError('conflict');
  return compose;
}
