import type { PaintWish } from '@sirenade/contract/sirens';
import { hashToken } from '../../../platform/security/tokens.ts';

/** Seeds that we choose ourselves are below this. */
export const SEEDS = 4_000_000_000;

/** What the picture is painted from, as it is kept with it. */
export function promptOf({ appearance, description }: PaintWish): string {
  return [appearance, description].filter((text) => text !== '').join('\n\n');
}

/** What a request is called: by its hold of credits, and by the picture that comes of exactly this wish. */
export interface RequestNames {
  hold: string;
  picture: string;
}

/** The names of a request that may be sent again. */
export function requestNamesOf(userId: number, key: string, wish: PaintWish): RequestNames {
  const { appearance, description, gender, personality, adult, image_seed } = wish;
  const mark = hashToken(JSON.stringify([appearance, description, gender, personality, adult, image_seed]));
  const hold = `image:${userId}:${hashToken(key)}`;
  return { hold, picture: `${hold}:${mark}` };
}

/** Hands on how far something is, from 0 to 1 and never back. */
export function risingOnly(tell: (part: number) => void): (part: number) => void {
  let furthest = -1;
  return (part) => {
    const known = Math.min(Math.max(part, 0), 1);
    // Not a number is not further either.
    if (!(known > furthest)) return;
    furthest = known;
    tell(known);
  };
}
