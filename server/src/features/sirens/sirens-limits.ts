import type { RateRule } from '../../platform/security/rate-limits.ts';

const HOUR = 3600;

/** How often one person may have sirens read, judged and kept, and vote on them. */
export const sirenLimits = {
  create: { name: 'siren-create', points: 30, seconds: HOUR },
  update: { name: 'siren-update', points: 300, seconds: HOUR },
  vote: { name: 'siren-vote', points: 300, seconds: 600 },
} as const satisfies Record<string, RateRule>;
