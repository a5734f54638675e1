import type { Siren } from '@sirenade/contract/sirens';

const SHORTEST_MS = 7_500;
const LONGEST_MS = 30_000;

/** How long a picture stays, by a random number from 0 to 1 [K24]. */
export function rotationDelay(random: number): number {
  return SHORTEST_MS + random * (LONGEST_MS - SHORTEST_MS);
}

/** A siren's pictures in the order they are shown, the cover first [T16]. */
export function fromCover({ images, cover_image_id }: Pick<Siren, 'images' | 'cover_image_id'>): Siren['images'] {
  const cover = images.findIndex(({ id }) => id === cover_image_id);
  return cover > 0 ? [...images.slice(cover), ...images.slice(0, cover)] : images;
}

export interface RotationInput {
  pictures: number;
  isOnScreen: boolean;
  isTabVisible: boolean;
  /** Whether reduced motion is preferred. */
  prefersReducedMotion: boolean;
}

/** Whether pictures take turns right now. */
export function mayRotate({ pictures, isOnScreen, isTabVisible, prefersReducedMotion }: RotationInput): boolean {
  return pictures > 1 && isOnScreen && isTabVisible && !prefersReducedMotion;
}
