import type { RateRule } from '../../platform/security/rate-limits.ts';

const DAY = 86_400;

/** How often one person may report, what their word can hide, and how much of what is refused is written down. */
export const moderationLimits = {
  reportsByUser: { name: 'reports-user', points: 400, seconds: DAY },
  reportsByAddress: { name: 'reports-address', points: 20, seconds: DAY },
  /** What one person can take out of sight in a day, alone or with others: a malicious one cannot empty the place. */
  hidesByUser: { name: 'report-hides-user', points: 5, seconds: DAY },
  hidesByAddress: { name: 'report-hides-address', points: 5, seconds: DAY },
  /** Past this the same person's refusals stay refusals, but fill no table. */
  refusalsByUser: { name: 'refusal-notes-user', points: 500, seconds: DAY },
  refusalsOfVisitors: { name: 'refusal-notes-visitors', points: 20_000, seconds: DAY },
} as const satisfies Record<string, RateRule>;
