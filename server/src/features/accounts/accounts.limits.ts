import type { RateRule } from '../../platform/security/rate-limits.ts';

const MINUTE = 60;
const HOUR = 3600;

/** Rate limits against password guessing and spam. */
export const accountLimits = {
  loginByAddress: { name: 'login-address', points: 25, seconds: 5 * MINUTE },
  loginByEmail: { name: 'login-email', points: 25, seconds: HOUR },
  /**
   * When the budget of an email is used up, each network address that has not tried it yet still gets this much, so
   * that an attacker cannot lock the owner out.
   */
  loginFirstTry: { name: 'login-first-try', points: 1, seconds: HOUR },
  twoFactor: { name: 'two-factor', points: 10, seconds: 15 * MINUTE },
  register: { name: 'register', points: 5, seconds: 30 * MINUTE },
  forgotByAddress: { name: 'forgot-address', points: 25, seconds: 30 * MINUTE },
  mailByRecipient: { name: 'mail-recipient', points: 5, seconds: 30 * MINUTE },
  tokenByAddress: { name: 'token-address', points: 60, seconds: 15 * MINUTE },
  passwordCheck: { name: 'password-check', points: 10, seconds: 15 * MINUTE },
  resend: { name: 'resend', points: 1, seconds: MINUTE, fixed: true },
} as const satisfies Record<string, RateRule>;
