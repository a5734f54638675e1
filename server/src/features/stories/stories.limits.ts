import type { RateRule } from '../../platform/security/rate-limits.ts';

const HOUR = 3600;

/** Rate limits per account, or per address for visitors. */
export const storyLimits = {
  message: { name: 'story-message', points: 60, seconds: 300 },
  picture: { name: 'story-picture', points: 30, seconds: 300 },
  copy: { name: 'story-copy', points: 30, seconds: HOUR },
  memory: { name: 'story-memory', points: 300, seconds: HOUR },
  suggestions: { name: 'story-suggestions', points: 60, seconds: 600 },
} as const satisfies Record<string, RateRule>;
