import { createHash, randomBytes } from 'node:crypto';
import { readMp3, soundStart } from '@sirenade/voice/mp3';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { encodePicture } from '../../platform/images.ts';
import { aiMarkTag, aiMarkXmp } from './ai-mark.rules.ts';
import { audioKey, imageKey, keysOf } from './media.rules.ts';
import {
  type Blob,
  deleteMedia,
  deleteUnusedBlob,
  findImageByHash,
  findMediaByRequest,
  holdMedia,
  insertCopies,
  insertMedia,
  listMedia,
  listUnusedBlobs,
  lockLoose,
  updateLoose,
  updateMaker,
  upsertBlob,
} from './media.store.ts';
import type { Media } from './media.tables.ts';

export type { Media } from './media.tables.ts';
export { audioAddress, cardAddress, viewImage } from './media.view.ts';

/** How long a blob that nothing has is left alone: somebody may be between its files and its row. */
const UNUSED_FOR_MS = 3_600_000;
/** How long a picture that is on nothing waits for somebody to save it, or to put it back. */
const LOOSE_FOR_MS = 7 * 24 * 3_600_000;
const SWEPT_AT_ONCE = 200;

export interface NewImage {
  bytes: Uint8Array;
  /** Null for what a visitor made. */
  userId: number | null;
  origin: 'generated' | 'imported';
  prompt: string;
  seed: number | null;
  model: string | null;
  /** The request that makes it: stored once, whoever asks again gets the first one. */
  requestKey?: string | undefined;
  /** Made to be put on something later; swept when that does not happen. */
  isLoose?: boolean;
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Runs what the storage does; its fault is one that may pass. */
async function withStorage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new AppError('unavailable', {}, { cause: error });
  }
}

/**
 * Keeps files and the row that leads to them, so that no crash leaves a row without its files: the claim keeps the
 * sweep away, then come the files, then the row.
 */
async function keep(
  ctx: Context,
  row: Omit<Media, 'id' | 'createdAt'>,
  files: [key: string, bytes: Uint8Array][],
): Promise<Media> {
  if (ctx.afterCommit) throw new Error('Media are stored outside of transactions: their claim must be seen at once.');
  await upsertBlob(ctx.db, row, ctx.clock.now());
  await withStorage(() => Promise.all(files.map(([key, bytes]) => ctx.providers.storage.put(key, bytes))));
  const id = randomBytes(16).toString('hex');
  const made = await insertMedia(ctx.db, { ...row, id, createdAt: ctx.clock.now() });
  if (made) return made;
  // The same request was faster. What was written here is swept if the first one is another picture.
  const first = row.requestKey === null ? null : await findMediaByRequest(ctx.db, row.requestKey);
  if (!first) throw new AppError('conflict');
  return first;
}

/** Encodes a picture anew with its mark and its sizes, and keeps it. Throws ImageRefused for what is not a picture. */
export async function storeImage(ctx: Context, image: NewImage): Promise<Media> {
  const { bytes, requestKey = null, isLoose = false, ...about } = image;
  const first = requestKey === null ? null : await findMediaByRequest(ctx.db, requestKey);
  if (first) return first;
  const { width, height, png, full, card, thumb } = await encodePicture(
    bytes,
    image.origin === 'generated' ? aiMarkXmp : undefined,
  );
  const hash = digest(png);
  const looseSince = isLoose ? ctx.clock.now() : null;
  return keep(ctx, { ...about, kind: 'image', hash, width, height, seconds: null, requestKey, looseSince }, [
    [imageKey(hash, 'full.png'), png],
    [imageKey(hash, 'full.webp'), full],
    [imageKey(hash, 'card.webp'), card],
    [imageKey(hash, 'thumb.webp'), thumb],
  ]);
}

/** Keeps a sound as MP3, with its mark in place of the tags it came with. */
export async function storeAudio(
  ctx: Context,
  audio: { bytes: Uint8Array; seconds: number; userId: number | null },
): Promise<Media> {
  const sound = audio.bytes.subarray(soundStart(audio.bytes));
  if (!readMp3(sound)) throw new Error('A sound to be kept is not an MP3.');
  const bytes = Buffer.concat([aiMarkTag(), sound]);
  const hash = digest(bytes);
  const { seconds, userId } = audio;
  const nothing = {
    width: null,
    height: null,
    prompt: '',
    seed: null,
    model: null,
    requestKey: null,
    looseSince: null,
  };
  return keep(ctx, { ...nothing, kind: 'audio', origin: 'generated', hash, seconds, userId }, [
    [audioKey(hash), bytes],
  ]);
}

/** The media of these ids, by id; what is not there is left out. */
export async function findMedia(ctx: Context, ids: string[]): Promise<Map<string, Media>> {
  return new Map((await listMedia(ctx.db, ids)).map((media) => [media.id, media]));
}

/** What an earlier request of this key made. */
export async function findByRequest(ctx: Context, requestKey: string): Promise<Media | null> {
  return findMediaByRequest(ctx.db, requestKey);
}

/** A picture of this user with exactly this content; how a client that kept only the bytes names it. */
export async function findByContent(ctx: Context, userId: number, png: Uint8Array): Promise<Media | null> {
  return findImageByHash(ctx.db, userId, digest(png));
}

/** The same pictures and sounds once more, as somebody else's: their new ids by the old ones. For a transaction. */
export async function copyMedia(ctx: Context, ids: string[], userId: number | null): Promise<Map<string, string>> {
  // Held, so that what they lead to is not swept between the look and the copy.
  const rows = await holdMedia(ctx.db, ids);
  const copies = new Map(rows.map(({ id }) => [id, randomBytes(16).toString('hex')]));
  if (copies.size > 0) await insertCopies(ctx.db, copies, { userId, at: ctx.clock.now() });
  return copies;
}

/** Makes an account the maker of what a visitor made, in the caller's transaction. */
export async function adoptMedia(ctx: Context, ids: string[], userId: number): Promise<void> {
  await updateMaker(ctx.db, ids, userId);
}

/** Says that pictures are on something now, in the caller's transaction. */
export async function tieMedia(ctx: Context, ids: string[]): Promise<void> {
  await updateLoose(ctx.db, ids, null);
}

/** Says that pictures were taken off what they were on: they stay for a while, so that it can be undone. */
export async function loosenMedia(ctx: Context, ids: string[]): Promise<void> {
  await updateLoose(ctx.db, ids, ctx.clock.now());
}

/** Takes media away, in the caller's transaction; the files follow when nothing else has them. */
export async function removeMedia(ctx: Context, ids: string[]): Promise<void> {
  await deleteMedia(ctx.db, ids);
}

/** What the storage has under a key that a row of ours leads to. */
export async function readFile(ctx: Context, key: string): Promise<Uint8Array> {
  const bytes = await withStorage(() => ctx.providers.storage.get(key));
  if (!bytes) throw new AppError('unavailable', {}, { cause: new Error(`The storage has lost ${key}.`) });
  return bytes;
}

/** The PNG of a picture, or the MP3 of a sound. */
export async function readBytes(ctx: Context, media: Media): Promise<Uint8Array> {
  return readFile(ctx, media.kind === 'image' ? imageKey(media.hash, 'full.png') : audioKey(media.hash));
}

async function sweepBlob(ctx: Context, blob: Blob, touchedBefore: Date): Promise<void> {
  try {
    // The one place where files go within a transaction: whoever stores the same content at this moment waits at the
    // locked row, and so writes its files after these were removed and never before.
    await inTransaction(ctx, async (ctx) => {
      if (!(await deleteUnusedBlob(ctx.db, blob.hash, touchedBefore))) return;
      for (const key of keysOf(blob)) await ctx.providers.storage.remove(key);
    });
  } catch (error) {
    // Its turn comes again later, so that it does not hold up the others for ever.
    await upsertBlob(ctx.db, blob, ctx.clock.now());
    throw error;
  }
}

/** Which of these media something still has. */
export type FindUsed = (ctx: Context, mediaIds: string[]) => Promise<Iterable<string>>;

/** Removes pictures that were made long ago and saved on nothing; their files follow. */
export async function sweepLoose(ctx: Context, findUsed: FindUsed): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - LOOSE_FOR_MS);
  for (let found = SWEPT_AT_ONCE; found === SWEPT_AT_ONCE; ) {
    found = await inTransaction(ctx, async (ctx) => {
      const ids = await lockLoose(ctx.db, since, SWEPT_AT_ONCE);
      const used = new Set(await findUsed(ctx, ids));
      await updateLoose(ctx.db, [...used], null);
      await deleteMedia(
        ctx.db,
        ids.filter((id) => !used.has(id)),
      );
      return ids.length;
    });
  }
}

/** Removes files that nothing has any more. */
export async function sweepBlobs(ctx: Context): Promise<void> {
  const touchedBefore = new Date(ctx.clock.now().getTime() - UNUSED_FOR_MS);
  for (let after: string | null = ''; after !== null; ) {
    const { unused, end } = await listUnusedBlobs(ctx.db, touchedBefore, after);
    for (const blob of unused) await sweepBlob(ctx, blob, touchedBefore);
    after = end;
  }
}
