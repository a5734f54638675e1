import type { RateRule } from '../../platform/security/rate-limits.ts';

const HOUR = 3600;

/** Rate limits per user. */
export const postLimits = {
  create: { name: 'post-create', points: 60, seconds: HOUR },
  update: { name: 'post-update', points: 60, seconds: HOUR },
  comment: { name: 'post-comment', points: 60, seconds: 600 },
  vote: { name: 'post-vote', points: 600, seconds: 600 },
  save: { name: 'post-save', points: 300, seconds: 600 },
} as const satisfies Record<string, RateRule>;
