import type { RateRule } from '../../platform/security/rate-limits.ts';

const HOUR = 3600;

/** How often one person may keep the engines busy. */
export const makerLimits = {
  /** Wishes that are read and judged, whether or not there are credits for them. */
  pictureWish: { name: 'picture-wish', points: 600, seconds: HOUR },
  picture: { name: 'picture', points: 60, seconds: HOUR },
  intro: { name: 'intro', points: 20, seconds: HOUR },
} as const satisfies Record<string, RateRule>;
