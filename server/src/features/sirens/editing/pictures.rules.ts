import type { PaintInput } from '@sirenade/contract/sirens';
import { hashToken } from '../../../platform/security/tokens.ts';

/** Random seeds are below this. */
export const SEEDS = 4_000_000_000;

/** The prompt of a picture, as stored with it. */
export function promptOf({ appearance, description }: PaintInput): string {
  return [appearance, description].filter((text) => text !== '').join('\n\n');
}

/** The keys of a repeatable request: of its reservation, and of the picture of exactly this input. */
export interface RequestNames {
  reservation: string;
  picture: string;
}

/** Derives both keys from the idempotency key of the client. */
export function requestNamesOf(userId: number, key: string, input: PaintInput): RequestNames {
  const { appearance, description, gender, personality, adult, image_seed } = input;
  const mark = hashToken(JSON.stringify([appearance, description, gender, personality, adult, image_seed]));
  const reservation = `image:${userId}:${hashToken(key)}`;
  return { reservation, picture: `${reservation}:${mark}` };
}

/** Passes on progress from 0 to 1, dropping values that do not rise. */
export function risingOnly(emit: (part: number) => void): (part: number) => void {
  let furthest = -1;
  return (part) => {
    const known = Math.min(Math.max(part, 0), 1);
    // Negated, so that NaN is dropped too.
    if (!(known > furthest)) return;
    furthest = known;
    emit(known);
  };
}
