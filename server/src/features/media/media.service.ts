import { createHash, randomBytes } from 'node:crypto';
import type { SirenImage } from '@sirenade/contract/sirens';
import { readMp3, soundStart } from '@sirenade/voice/mp3';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { encodePicture } from '../../platform/images.ts';
import { aiMarkTag, aiMarkXmp } from './ai-mark.rules.ts';
import { audioKey, type ImageFile, imageKey } from './media.rules.ts';
import {
  deleteMedia,
  findImageByHash,
  findMediaByRequest,
  insertCopies,
  insertMedia,
  listMedia,
  lockMedia,
  updateDetached,
  updateMaker,
  upsertBlob,
} from './media.store.ts';
import type { MediaRow } from './media.tables.ts';

/** Stored media, as other features see them. */
export type Media = Omit<MediaRow, 'requestKey' | 'detachedSince'>;

export interface NewImage {
  bytes: Uint8Array;
  /** Null for media of visitors. */
  userId: number | null;
  origin: 'generated' | 'imported';
  prompt: string;
  seed: number | null;
  model: string | null;
  /** Idempotency key: a repeated request gets the picture of the first one. */
  requestKey?: string | undefined;
  /** Not attached to anything yet; deleted by the sweep if it stays so. */
  isDetached?: boolean;
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Turns a storage failure into `unavailable`, which clients may retry. */
async function withStorage<T>(operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    throw new AppError('unavailable', {}, { cause: error });
  }
}

/**
 * Stores the files, then the row, so that no crash leaves a row without files. The blob is claimed first, which keeps
 * the sweep away.
 */
async function store(
  ctx: Context,
  row: Omit<MediaRow, 'id' | 'createdAt'>,
  files: [key: string, bytes: Uint8Array][],
): Promise<Media> {
  if (ctx.afterCommit) throw new Error('Media are stored outside of transactions: their claim must be seen at once.');
  await upsertBlob(ctx.db, row, ctx.clock.now());
  await withStorage(() => Promise.all(files.map(([key, bytes]) => ctx.providers.storage.put(key, bytes))));
  const id = randomBytes(16).toString('hex');
  const inserted = await insertMedia(ctx.db, { ...row, id, createdAt: ctx.clock.now() });
  if (inserted) return inserted;
  // A concurrent request with the same key was first. If its picture differs, the sweep removes these files.
  const first = row.requestKey === null ? null : await findMediaByRequest(ctx.db, row.requestKey);
  if (!first) throw new AppError('conflict');
  return first;
}

/**
 * Re-encodes a picture in all sizes, with the AI mark if generated, and stores it. Throws ImageRefused when the bytes
 * are not a picture.
 */
export async function storeImage(ctx: Context, image: NewImage): Promise<Media> {
  const { bytes, requestKey = null, isDetached = false, ...about } = image;
  const first = requestKey === null ? null : await findMediaByRequest(ctx.db, requestKey);
  if (first) return first;
  const { width, height, png, full, card, thumb } = await encodePicture(
    bytes,
    image.origin === 'generated' ? aiMarkXmp : undefined,
  );
  const hash = digest(png);
  const detachedSince = isDetached ? ctx.clock.now() : null;
  return store(ctx, { ...about, kind: 'image', hash, width, height, seconds: null, requestKey, detachedSince }, [
    [imageKey(hash, 'full.png'), png],
    [imageKey(hash, 'full.webp'), full],
    [imageKey(hash, 'card.webp'), card],
    [imageKey(hash, 'thumb.webp'), thumb],
  ]);
}

/** Stores MP3 audio; its own tags are replaced by the AI mark. */
export async function storeAudio(
  ctx: Context,
  audio: { bytes: Uint8Array; seconds: number; userId: number | null },
): Promise<Media> {
  const sound = audio.bytes.subarray(soundStart(audio.bytes));
  if (!readMp3(sound)) throw new Error('A sound to be stored is not an MP3.');
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
    detachedSince: null,
  };
  return store(ctx, { ...nothing, kind: 'audio', origin: 'generated', hash, seconds, userId }, [
    [audioKey(hash), bytes],
  ]);
}

/** The media of these ids, by id; missing ones are left out. */
export async function findMedia(ctx: Context, ids: string[]): Promise<Map<string, Media>> {
  return new Map((await listMedia(ctx.db, ids)).map((media) => [media.id, media]));
}

/** The media that an earlier request with this key stored. */
export async function findByRequest(ctx: Context, requestKey: string): Promise<Media | null> {
  return findMediaByRequest(ctx.db, requestKey);
}

/** The user's picture with exactly these bytes; for clients that have only the bytes. */
export async function findByContent(ctx: Context, userId: number, png: Uint8Array): Promise<Media | null> {
  return findImageByHash(ctx.db, userId, digest(png));
}

/** Copies media rows for another owner, in the caller's transaction; returns the new ids by the old ones. */
export async function copyMedia(ctx: Context, ids: string[], userId: number | null): Promise<Map<string, string>> {
  // Locked, so that the blobs cannot be swept before the copies are inserted.
  const rows = await lockMedia(ctx.db, ids);
  const copies = new Map(rows.map(({ id }) => [id, randomBytes(16).toString('hex')]));
  if (copies.size > 0) await insertCopies(ctx.db, copies, { userId, at: ctx.clock.now() });
  return copies;
}

/** Makes a user the owner of a visitor's media, in the caller's transaction. */
export async function adoptMedia(ctx: Context, ids: string[], userId: number): Promise<void> {
  await updateMaker(ctx.db, ids, userId);
}

/** Marks pictures as attached, in the caller's transaction. */
export async function attachMedia(ctx: Context, ids: string[]): Promise<void> {
  await updateDetached(ctx.db, ids, null);
}

/** Marks pictures as detached; they are kept for a while, so that the removal can be undone. */
export async function detachMedia(ctx: Context, ids: string[]): Promise<void> {
  await updateDetached(ctx.db, ids, ctx.clock.now());
}

/** Deletes media rows, in the caller's transaction; the sweep removes files without rows. */
export async function removeMedia(ctx: Context, ids: string[]): Promise<void> {
  await deleteMedia(ctx.db, ids);
}

/** Reads a file that a media row refers to. */
export async function readFile(ctx: Context, key: string): Promise<Uint8Array> {
  const bytes = await withStorage(() => ctx.providers.storage.get(key));
  if (!bytes) throw new AppError('unavailable', {}, { cause: new Error(`The storage has lost ${key}.`) });
  return bytes;
}

/** The PNG of a picture, or the MP3 of audio. */
export async function readBytes(ctx: Context, media: Media): Promise<Uint8Array> {
  return readFile(ctx, media.kind === 'image' ? imageKey(media.hash, 'full.png') : audioKey(media.hash));
}

const imageAddress = (id: string, file: ImageFile) => `/media/images/${id}/${file}`;

/** The address of a picture in card size. */
export function cardAddress(mediaId: string): string {
  return imageAddress(mediaId, 'card.webp');
}

/** A picture as clients see it; with its PNG in base64 if passed. */
export function viewImage(media: Media, png?: Uint8Array): SirenImage {
  return {
    id: media.id,
    url: imageAddress(media.id, 'full.webp'),
    card_url: cardAddress(media.id),
    thumb_url: imageAddress(media.id, 'thumb.webp'),
    width: media.width ?? 0,
    height: media.height ?? 0,
    ...(png ? { b64_png: Buffer.from(png.buffer, png.byteOffset, png.byteLength).toString('base64') } : {}),
  };
}

/** The address of audio. */
export function audioAddress(media: Pick<Media, 'id'>): string {
  return `/media/audio/${media.id}.mp3`;
}
