const DAY = 86_400_000;
const TRUSTED_AFTER = 7 * DAY;
/** How many verified newcomers must say the same before it counts like the word of one who is known. */
export const WITNESSES = 2;

export interface Reporter {
  /** Verified and not suspended. */
  authorized: boolean;
  joinedAt: Date | null;
}

/** Whether one person's word is enough to take something out of sight until it is looked at. */
export function isTrusted({ authorized, joinedAt }: Reporter, now: Date): boolean {
  return authorized && joinedAt !== null && now.getTime() - joinedAt.getTime() >= TRUSTED_AFTER;
}
