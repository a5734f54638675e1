import { limits } from '@sirenade/contract/limits';
import { call } from '../../../lib/api.ts';
import { stored } from '../../../lib/storage.ts';

/** Whether the last mail is recent enough that another would only be noise [K20]. */
export function sentRecently(now: number): boolean {
  const ago = now - stored.lastVerificationResend.read();
  return ago >= 0 && ago < limits.resendVerificationSeconds * 1000;
}

/** Sends the verification mail again, at most once per minute in this browser [T4] [V17]. */
export async function resendVerification(now: number = Date.now()): Promise<void> {
  if (sentRecently(now)) return;
  await call('POST /api/user/resend-verification');
  stored.lastVerificationResend.write(now);
}
