import { describe, expect, it } from 'vitest';
import { CANDIDATES, hashesToCheck } from './login.rules.ts';

describe('the hashes a login checks', () => {
  const accounts = ['a', 'b', 'c', 'd', 'e'].map((passwordHash) => ({ passwordHash }));

  it.each([0, 1, 2, 3, 4, 5])('are as many for %i accounts as for none, so that the time tells nothing', (known) => {
    expect(hashesToCheck(accounts.slice(0, known), 'dummy')).toHaveLength(CANDIDATES);
  });

  it('are those of the accounts first, then dummies', () => {
    expect(hashesToCheck([], 'dummy')).toEqual(['dummy', 'dummy', 'dummy']);
    expect(hashesToCheck(accounts.slice(0, 2), 'dummy')).toEqual(['a', 'b', 'dummy']);
  });
});
