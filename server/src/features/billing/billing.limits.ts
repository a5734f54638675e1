import type { RateRule } from '../../platform/security/rate-limits.ts';

/** How often one person may have the payment provider asked. */
export const billingLimits = {
  checkout: { name: 'checkout', points: 20, seconds: 600 },
  activate: { name: 'activate', points: 60, seconds: 600 },
} as const satisfies Record<string, RateRule>;
