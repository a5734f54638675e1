import type { Actor } from '../../context.ts';
import type { MediaKind, MediaRow } from './media.tables.ts';

/** The files of a picture and the content type of each; the type is never guessed from the bytes. */
export const imageFiles = {
  'full.png': 'image/png',
  'full.webp': 'image/webp',
  'card.webp': 'image/webp',
  'thumb.webp': 'image/webp',
} as const;
export type ImageFile = keyof typeof imageFiles;

/** Whether a picture has a file of this name. */
export const isImageFile = (name: string): name is ImageFile => Object.hasOwn(imageFiles, name);

/** Whether a text has the form of a media id. */
export const isMediaId = (id: string): boolean => /^[0-9a-f]{32}$/.test(id);

/**
 * The storage key of a picture file. The files share one folder per hash prefix, so that removals leave no empty
 * folders.
 */
export const imageKey = (hash: string, file: ImageFile): string => `images/${hash.slice(0, 2)}/${hash}-${file}`;

/** The storage key of audio. */
export const audioKey = (hash: string): string => `audio/${hash.slice(0, 2)}/${hash}.mp3`;

/** Every file of a blob. */
export function keysOf({ kind, hash }: { kind: MediaKind; hash: string }): string[] {
  if (kind === 'audio') return [audioKey(hash)];
  return (Object.keys(imageFiles) as ImageFile[]).map((file) => imageKey(hash, file));
}

/** Whether the actor made this; roles do not count. */
export function isMaker(actor: Actor, media: Pick<MediaRow, 'userId'>): boolean {
  return actor.kind === 'user' && media.userId === actor.id;
}
