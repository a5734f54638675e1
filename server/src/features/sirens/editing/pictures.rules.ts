import type { PaintInput } from '@sirenade/contract/sirens';
import { hashToken } from '../../../platform/security/tokens.ts';

/** Seeds that we choose ourselves are below this. */
export const SEEDS = 4_000_000_000;

/** What the picture is painted from, as it is stored with it. */
export function promptOf({ appearance, description }: PaintInput): string {
  return [appearance, description].filter((text) => text !== '').join('\n\n');
}

/** What a request is called: by its reservation of credits, and by the picture that comes of exactly this input. */
export interface RequestNames {
  reservation: string;
  picture: string;
}

/** The names of a request that may be sent again. */
export function requestNamesOf(userId: number, key: string, input: PaintInput): RequestNames {
  const { appearance, description, gender, personality, adult, image_seed } = input;
  const mark = hashToken(JSON.stringify([appearance, description, gender, personality, adult, image_seed]));
  const reservation = `image:${userId}:${hashToken(key)}`;
  return { reservation, picture: `${reservation}:${mark}` };
}

/** Hands on how far something is, from 0 to 1 and never back. */
export function risingOnly(emit: (part: number) => void): (part: number) => void {
  let furthest = -1;
  return (part) => {
    const known = Math.min(Math.max(part, 0), 1);
    // Not a number is not further either.
    if (!(known > furthest)) return;
    furthest = known;
    emit(known);
  };
}
