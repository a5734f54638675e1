import { randomInt, randomUUID } from 'node:crypto';
import type { PaintEvent, PaintedReply, PaintWish } from '@sirenade/contract/sirens';
import type { Context, UserActor } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { withHeartbeat } from '../../../platform/live/heartbeat.ts';
import { workEvents } from '../../../platform/live/work-events.ts';
import { authorize } from '../../accounts/permissions.service.ts';
import { holdCredits, releaseHold, settleHold } from '../../billing/credits.service.ts';
import { findByRequest, type Media, readBytes, removeMedia, storeImage, viewImage } from '../../media/media.service.ts';
import { judgeFields, judgePicture } from '../../moderation/moderation.service.ts';
import { sirenLimits } from '../sirens.limits.ts';
import { promptOf, type RequestNames, requestNamesOf, risingOnly, SEEDS } from './pictures.rules.ts';

/** A picture that is paid for as far as can be, and not begun yet. */
interface Order {
  user: UserActor;
  wish: PaintWish;
  hold: string;
  names: RequestNames | undefined;
}

const REPORTS_APART_MS = 200;
const STILL_MADE = 'This picture is still being made.';
const OTHER_WISH = 'This request was used for another picture.';

const judgeWish = (ctx: Context, wish: PaintWish) =>
  judgeFields(
    ctx,
    'picture',
    (['appearance', 'description', 'personality'] as const).map((field) => ({
      field,
      kind: 'image_prompt',
      text: wish[field],
    })),
  );

/** Sets a credit aside. A key whose last try came to nothing may be tried again, under a name of its own. */
async function holdCredit(ctx: Context, user: number, name: string): Promise<{ key: string; isSettled: boolean }> {
  for (let attempt = 1; ; attempt++) {
    const key = attempt === 1 ? name : `${name}:${attempt}`;
    const hold = await holdCredits(ctx, { user }, { key, amounts: { images: 1 }, note: 'Picture' });
    if (hold.isNew || hold.state === 'settled') return { key, isSettled: !hold.isNew };
    if (hold.state === 'open') throw new AppError('conflict', { sentence: STILL_MADE });
  }
}

/** Gives the credit of a picture back; what was stored of it goes too. */
async function undo(ctx: Context, hold: string, picture: Media | undefined): Promise<void> {
  try {
    await inTransaction(ctx, async (ctx) => {
      if ((await releaseHold(ctx, hold)) && picture) await removeMedia(ctx, [picture.id]);
    });
  } catch (error) {
    ctx.log.error({ err: error }, 'a credit could not be given back; its hold runs out by itself');
  }
}

/** Everything before the painting; or the picture that the same request brought before. */
async function begin(ctx: Context, wish: PaintWish, key: string | undefined): Promise<Order | { made: Media }> {
  const user = authorize(ctx, 'picture.paint');
  if (wish.appearance === '' && wish.description === '') throw new AppError('picture_needs_words');
  const names = key === undefined ? undefined : requestNamesOf(user.id, key, wish);
  const findMade = async () => (names ? findByRequest(ctx, names.picture) : null);
  const before = await findMade();
  if (before) return { made: before };
  await ctx.limits.take(sirenLimits.pictureRequest, `${user.id}`);
  await judgeWish(ctx, wish);
  const hold = await holdCredit(ctx, user.id, names?.hold ?? `image:${user.id}:${randomUUID()}`);
  if (hold.isSettled) {
    const made = await findMade();
    if (!made) throw new AppError('conflict', { sentence: OTHER_WISH });
    return { made };
  }
  try {
    // Counted only now: who has no credit is told that, however often they ask.
    await ctx.limits.take(sirenLimits.picture, `${user.id}`);
  } catch (error) {
    await undo(ctx, hold.key, undefined);
    throw error;
  }
  return { user, wish, hold: hold.key, names };
}

function viewPainted(picture: Media, png: Uint8Array | undefined): PaintedReply {
  return { image: viewImage(picture, png), image_seed: picture.seed ?? 0, image_model: picture.model ?? '' };
}

/** Paints, stores and charges; whatever goes wrong before the end leaves nothing of it. */
async function make(
  ctx: Context,
  { user, wish, hold, names }: Order,
  options: { onProgress?: (part: number) => void; base64: boolean },
): Promise<PaintedReply> {
  const { appearance, description, gender, image_seed: seed = randomInt(SEEDS) } = wish;
  let picture: Media | undefined;
  try {
    ctx.signal.throwIfAborted();
    const painted = await ctx.providers.image.paint(
      { appearance, description, gender, seed },
      { signal: ctx.signal, who: `user:${user.id}`, onProgress: options.onProgress },
    );
    await judgePicture(ctx, 'picture', painted.image);
    ctx.signal.throwIfAborted();
    picture = await storeImage(ctx, {
      bytes: painted.image,
      userId: user.id,
      origin: 'generated',
      prompt: promptOf(wish),
      seed: painted.seed,
      model: painted.model,
      requestKey: names?.picture,
      isLoose: true,
    });
    const png = options.base64 ? await readBytes(ctx, picture) : undefined;
    await settleHold(ctx, hold, { images: 1 });
    return viewPainted(picture, png);
  } catch (error) {
    await undo(ctx, hold, picture);
    // Engines say in words of their own that they were told to stop.
    throw ctx.signal.aborted ? ctx.signal.reason : error;
  }
}

/** Makes a picture for one image credit; the same key again gives the same picture. */
export async function paint(ctx: Context, wish: PaintWish, key: string | undefined): Promise<PaintedReply> {
  const order = await begin(ctx, wish, key);
  if ('made' in order) return viewPainted(order.made, await readBytes(ctx, order.made));
  return make(ctx, order, { base64: true });
}

async function* only<T>(event: T): AsyncGenerator<T> {
  yield event;
}

/** The same, telling how far it is. */
export async function paintWithProgress(
  ctx: Context,
  wish: PaintWish,
  key: string | undefined,
): Promise<AsyncIterable<PaintEvent>> {
  const order = await begin(ctx, wish, key);
  if ('made' in order) return only(viewPainted(order.made, undefined));
  const events = workEvents<PaintEvent>(ctx.signal, REPORTS_APART_MS, (report, signal) => {
    const onProgress = risingOnly((progress) => report({ progress }));
    return make({ ...ctx, signal }, order, { onProgress, base64: false });
  });
  return withHeartbeat(events, ctx.paces.paintingMs, (last) => last ?? { progress: 0 });
}
