import { describe, expect, it } from 'vitest';
import { dummyHash, hashPassword, verifyPassword } from './password-hash.ts';

const cheap = { memoryKib: 64, passes: 1 };

describe('a stored password', () => {
  it('is argon2id at the cost we ask for, with a salt of its own [K11]', async () => {
    const stored = await hashPassword('lantern-harbour-71', { memoryKib: 19_456, passes: 2 });
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hashPassword('lantern-harbour-71', cheap)).not.toBe(await hashPassword('lantern-harbour-71', cheap));
  });

  it('is proved by the same characters only, all of them counted', async () => {
    for (const password of ['12345678', 'ü'.repeat(128), 'x'.repeat(256), ' leading', 'a\u{1F9DC}b', 'pass\tword']) {
      const stored = await hashPassword(password, cheap);
      expect(await verifyPassword(stored, password)).toBe(true);
      expect(await verifyPassword(stored, `${password} `)).toBe(false);
      expect(await verifyPassword(stored, password.slice(0, -1))).toBe(false);
      expect(await verifyPassword(stored, password.toUpperCase())).toBe(password.toUpperCase() === password);
    }
  });

  it('is the same however a keyboard composes its letters', async () => {
    const stored = await hashPassword('Größe\u0065\u0301', cheap);
    expect(await verifyPassword(stored, 'Größe\u00e9')).toBe(true);
  });

  it('has a stand-in that no password opens, of the same cost and made once', async () => {
    const dummy = await dummyHash(cheap);
    expect(dummy).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    expect(await dummyHash(cheap)).toBe(dummy);
    expect(await verifyPassword(dummy, '')).toBe(false);
  });
});
