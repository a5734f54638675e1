import type { RateRule } from '../../platform/security/rate-limits.ts';

const DAY = 86_400;

/** Rate limits for reports, for hiding by reports, and for stored refusals. */
export const moderationLimits = {
  reportsByUser: { name: 'reports-user', points: 400, seconds: DAY },
  reportsByAddress: { name: 'reports-address', points: 20, seconds: DAY },
  /** How many items one reporter can help to hide in a day, so that a malicious one cannot hide everything. */
  hidesByUser: { name: 'report-hides-user', points: 5, seconds: DAY },
  hidesByAddress: { name: 'report-hides-address', points: 5, seconds: DAY },
  /** Beyond this, refused input of the same user is still refused, but not stored. */
  refusalsByUser: { name: 'refusal-notes-user', points: 500, seconds: DAY },
  refusalsOfVisitors: { name: 'refusal-notes-visitors', points: 20_000, seconds: DAY },
} as const satisfies Record<string, RateRule>;
