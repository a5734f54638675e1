/** One address may name a verified account and some unverified ones; so many are tried, always. */
export const CANDIDATES = 3;

/** Always the same number of hashes, so that the time tells nothing about the address. */
export function hashesToCheck(accounts: readonly { passwordHash: string }[], dummy: string): string[] {
  return Array.from({ length: CANDIDATES }, (_, slot) => accounts[slot]?.passwordHash ?? dummy);
}
