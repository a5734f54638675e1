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
  updateLoose,
  updateMaker,
  upsertBlob,
} from './media.store.ts';
import type { MediaRow } from './media.tables.ts';

/** A stored picture or sound, as other features know it. */
export type Media = Omit<MediaRow, 'requestKey' | 'looseSince'>;

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
 * Stores files and the row that leads to them, so that no crash leaves a row without its files: the claim keeps the
 * sweep away, then come the files, then the row.
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
  const made = await insertMedia(ctx.db, { ...row, id, createdAt: ctx.clock.now() });
  if (made) return made;
  // The same request was faster. What was written here is swept if the first one is another picture.
  const first = row.requestKey === null ? null : await findMediaByRequest(ctx.db, row.requestKey);
  if (!first) throw new AppError('conflict');
  return first;
}

/** Encodes a picture anew with its mark and its sizes, and stores it. Throws ImageRefused for what is not a picture. */
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
  return store(ctx, { ...about, kind: 'image', hash, width, height, seconds: null, requestKey, looseSince }, [
    [imageKey(hash, 'full.png'), png],
    [imageKey(hash, 'full.webp'), full],
    [imageKey(hash, 'card.webp'), card],
    [imageKey(hash, 'thumb.webp'), thumb],
  ]);
}

/** Stores a sound as MP3, with its mark in place of the tags it came with. */
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
    looseSince: null,
  };
  return store(ctx, { ...nothing, kind: 'audio', origin: 'generated', hash, seconds, userId }, [
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

/** A picture of this user with exactly this content; how a client that has only the bytes names it. */
export async function findByContent(ctx: Context, userId: number, png: Uint8Array): Promise<Media | null> {
  return findImageByHash(ctx.db, userId, digest(png));
}

/** The same pictures and sounds once more, as somebody else's: their new ids by the old ones. For a transaction. */
export async function copyMedia(ctx: Context, ids: string[], userId: number | null): Promise<Map<string, string>> {
  // Held, so that what they lead to is not swept between the look and the copy.
  const rows = await lockMedia(ctx.db, ids);
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

const imageAddress = (id: string, file: ImageFile) => `/media/images/${id}/${file}`;

/** Where a picture is that is as wide as a card. */
export function cardAddress(mediaId: string): string {
  return imageAddress(mediaId, 'card.webp');
}

/** A picture as clients see it; with its PNG in base64 when it is given. */
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

/** The address of a sound. */
export function audioAddress(media: Pick<Media, 'id'>): string {
  return `/media/audio/${media.id}.mp3`;
}
