import { randomInt, randomUUID } from 'node:crypto';
import type { PaintEvent, PaintedReply, PaintInput } from '@sirenade/contract/sirens';
import type { Context, UserActor } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { withHeartbeat } from '../../../platform/live/heartbeat.ts';
import { workEvents } from '../../../platform/live/work-events.ts';
import { authorize } from '../../accounts/permissions.service.ts';
import { releaseReservation, reserveCredits, settleReservation } from '../../billing/credits.service.ts';
import { findByRequest, type Media, readBytes, removeMedia, storeImage, viewImage } from '../../media/media.service.ts';
import { judgeFields, judgePicture } from '../../moderation/moderation.service.ts';
import { sirenLimits } from '../sirens.limits.ts';
import { promptOf, type RequestNames, requestNamesOf, risingOnly, SEEDS } from './pictures.rules.ts';

/** A picture whose credit is reserved, not yet painted. */
interface Order {
  user: UserActor;
  input: PaintInput;
  reservation: string;
  names: RequestNames | undefined;
}

const REPORTS_APART_MS = 200;
const STILL_MADE = 'This picture is still being made.';
const KEY_REUSED = 'This request was used for another picture.';

const judgeInput = (ctx: Context, input: PaintInput) =>
  judgeFields(
    ctx,
    'picture',
    (['appearance', 'description', 'personality'] as const).map((field) => ({
      field,
      kind: 'image_prompt',
      text: input[field],
    })),
  );

/** Reserves a credit. After a released attempt the same key is retried with a numbered reservation. */
async function reserveCredit(ctx: Context, user: number, name: string): Promise<{ key: string; isSettled: boolean }> {
  for (let attempt = 1; ; attempt++) {
    const key = attempt === 1 ? name : `${name}:${attempt}`;
    const reservation = await reserveCredits(ctx, { user }, { key, amounts: { images: 1 }, note: 'Picture' });
    if (reservation.isNew || reservation.state === 'settled') return { key, isSettled: !reservation.isNew };
    if (reservation.state === 'open') throw new AppError('conflict', { sentence: STILL_MADE });
  }
}

/** Releases the credit of a picture and removes the stored picture. */
async function undo(ctx: Context, reservation: string, picture: Media | undefined): Promise<void> {
  try {
    await inTransaction(ctx, async (ctx) => {
      if ((await releaseReservation(ctx, reservation)) && picture) await removeMedia(ctx, [picture.id]);
    });
  } catch (error) {
    ctx.log.error(
      { event: 'reservation_release_failed', err: error },
      'an image credit could not be given back; its reservation expires by itself',
    );
  }
}

/** Checks, judges and reserves a credit; or returns the picture that the same request made before. */
async function begin(ctx: Context, input: PaintInput, key: string | undefined): Promise<Order | { made: Media }> {
  const user = authorize(ctx, 'picture.paint');
  if (input.appearance === '' && input.description === '') throw new AppError('picture_needs_words');
  const names = key === undefined ? undefined : requestNamesOf(user.id, key, input);
  const findMade = async () => (names ? findByRequest(ctx, names.picture) : null);
  const before = await findMade();
  if (before) return { made: before };
  await ctx.limits.take(sirenLimits.pictureRequest, `${user.id}`);
  await judgeInput(ctx, input);
  const reservation = await reserveCredit(ctx, user.id, names?.reservation ?? `image:${user.id}:${randomUUID()}`);
  if (reservation.isSettled) {
    const made = await findMade();
    if (!made) throw new AppError('conflict', { sentence: KEY_REUSED });
    return { made };
  }
  try {
    // After the reservation: without credits the answer stays `no credits`, never the rate limit.
    await ctx.limits.take(sirenLimits.picture, `${user.id}`);
  } catch (error) {
    await undo(ctx, reservation.key, undefined);
    throw error;
  }
  return { user, input, reservation: reservation.key, names };
}

function viewPainted(picture: Media, png: Uint8Array | undefined): PaintedReply {
  return { image: viewImage(picture, png), image_seed: picture.seed ?? 0, image_model: picture.model ?? '' };
}

/** Paints, stores and charges; on an error the credit is released and the picture removed. */
async function make(
  ctx: Context,
  { user, input, reservation, names }: Order,
  options: { onProgress?: (part: number) => void; base64: boolean },
): Promise<PaintedReply> {
  const { appearance, description, gender, image_seed: seed = randomInt(SEEDS) } = input;
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
      prompt: promptOf(input),
      seed: painted.seed,
      model: painted.model,
      requestKey: names?.picture,
      isDetached: true,
    });
    const png = options.base64 ? await readBytes(ctx, picture) : undefined;
    await settleReservation(ctx, reservation, { images: 1 });
    return viewPainted(picture, png);
  } catch (error) {
    await undo(ctx, reservation, picture);
    // Engines throw errors of their own when aborted; callers expect the reason of the signal.
    throw ctx.signal.aborted ? ctx.signal.reason : error;
  }
}

/** Makes a picture for one image credit; the same idempotency key returns the same picture. */
export async function paint(ctx: Context, input: PaintInput, key: string | undefined): Promise<PaintedReply> {
  const order = await begin(ctx, input, key);
  if ('made' in order) return viewPainted(order.made, await readBytes(ctx, order.made));
  return make(ctx, order, { base64: true });
}

async function* only<T>(event: T): AsyncGenerator<T> {
  yield event;
}

/** The same as a stream of progress events. */
export async function paintWithProgress(
  ctx: Context,
  input: PaintInput,
  key: string | undefined,
): Promise<AsyncIterable<PaintEvent>> {
  const order = await begin(ctx, input, key);
  if ('made' in order) return only(viewPainted(order.made, undefined));
  const events = workEvents<PaintEvent>(ctx.signal, REPORTS_APART_MS, (report, signal) => {
    const onProgress = risingOnly((progress) => report({ progress }));
    return make({ ...ctx, signal }, order, { onProgress, base64: false });
  });
  return withHeartbeat(events, ctx.timings.paintingMs, (last) => last ?? { progress: 0 });
}
