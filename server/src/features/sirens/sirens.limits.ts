import type { RateRule } from '../../platform/security/rate-limits.ts';

const HOUR = 3600;

/** Rate limits per account for saving sirens, voting and using the engines. */
export const sirenLimits = {
  create: { name: 'siren-create', points: 30, seconds: HOUR },
  update: { name: 'siren-update', points: 300, seconds: HOUR },
  vote: { name: 'siren-vote', points: 300, seconds: 600 },
  /** Requests that are judged, with or without credits; `picture` counts only those that are painted. */
  pictureRequest: { name: 'picture-input', points: 600, seconds: HOUR },
  picture: { name: 'picture', points: 60, seconds: HOUR },
  intro: { name: 'intro', points: 20, seconds: HOUR },
} as const satisfies Record<string, RateRule>;
