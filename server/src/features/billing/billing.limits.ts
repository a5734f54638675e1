import type { RateRule } from '../../platform/security/rate-limits.ts';

/** Rate limits for calls that reach the payment provider. */
export const billingLimits = {
  checkout: { name: 'checkout', points: 20, seconds: 600 },
  activate: { name: 'activate', points: 60, seconds: 600 },
} as const satisfies Record<string, RateRule>;
