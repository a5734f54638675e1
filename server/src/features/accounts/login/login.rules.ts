/** One address may belong to a verified account and to several unverified ones; a login always checks this many. */
export const CANDIDATES = 3;

/** Always the same number of hashes, so that the response time does not reveal whether the address is known. */
export function hashesToCheck(accounts: readonly { passwordHash: string }[], dummy: string): string[] {
  return Array.from({ length: CANDIDATES }, (_, slot) => accounts[slot]?.passwordHash ?? dummy);
}
