import type { Actor } from '../../context.ts';
import type { MediaKind, MediaRow } from './media.tables.ts';

/** The files of a picture, and the type each is served with, whatever its bytes say. */
export const imageFiles = {
  'full.png': 'image/png',
  'full.webp': 'image/webp',
  'card.webp': 'image/webp',
  'thumb.webp': 'image/webp',
} as const;
export type ImageFile = keyof typeof imageFiles;

/** Whether a picture has a file of this name. */
export const isImageFile = (name: string): name is ImageFile => Object.hasOwn(imageFiles, name);

/** Whether a text can be the id of a picture or a sound. */
export const isMediaId = (id: string): boolean => /^[0-9a-f]{32}$/.test(id);

/** Where a file of a picture lies. All in one folder, so that no empty ones are left when they go. */
export const imageKey = (hash: string, file: ImageFile): string => `images/${hash.slice(0, 2)}/${hash}-${file}`;

/** Where a sound lies. */
export const audioKey = (hash: string): string => `audio/${hash.slice(0, 2)}/${hash}.mp3`;

/** Every file of a blob. */
export function keysOf({ kind, hash }: { kind: MediaKind; hash: string }): string[] {
  if (kind === 'audio') return [audioKey(hash)];
  return (Object.keys(imageFiles) as ImageFile[]).map((file) => imageKey(hash, file));
}

/** Whether somebody made this; no role stands in for it. */
export function isMaker(actor: Actor, media: Pick<MediaRow, 'userId'>): boolean {
  return actor.kind === 'user' && media.userId === actor.id;
}
