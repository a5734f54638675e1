import type { SirenImage } from '@sirenade/contract/sirens';
import type { ImageFile } from './media.rules.ts';
import type { Media } from './media.tables.ts';

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

/** Where a sound is heard. */
export function audioAddress(media: Pick<Media, 'id'>): string {
  return `/media/audio/${media.id}.mp3`;
}
