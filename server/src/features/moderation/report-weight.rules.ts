const DAY = 86_400_000;
const TRUSTED_AFTER = 7 * DAY;
/** How many verified new users must report the same before it counts like one trusted reporter. */
export const WITNESSES = 2;

export interface Reporter {
  /** Verified and not suspended. */
  authorized: boolean;
  joinedAt: Date | null;
}

/** Whether one report of this user is enough to hide content until a review. */
export function isTrusted({ authorized, joinedAt }: Reporter, now: Date): boolean {
  return authorized && joinedAt !== null && now.getTime() - joinedAt.getTime() >= TRUSTED_AFTER;
}
