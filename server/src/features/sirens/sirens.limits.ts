import type { RateRule } from '../../platform/security/rate-limits.ts';

const HOUR = 3600;

/** How often one person may save sirens, vote on them, and use the engines to make their parts. */
export const sirenLimits = {
  create: { name: 'siren-create', points: 30, seconds: HOUR },
  update: { name: 'siren-update', points: 300, seconds: HOUR },
  vote: { name: 'siren-vote', points: 300, seconds: 600 },
  /** Requests that are read and judged, whether or not there are credits for them. */
  pictureRequest: { name: 'picture-input', points: 600, seconds: HOUR },
  picture: { name: 'picture', points: 60, seconds: HOUR },
  intro: { name: 'intro', points: 20, seconds: HOUR },
} as const satisfies Record<string, RateRule>;
