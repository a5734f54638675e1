import { describe, expect, it } from 'vitest';
import { assertKey } from '../../providers/storage/storage.ts';
import { isImageFile, isMaker, isMediaId, keysOf } from './media.rules.ts';

describe('names of files', () => {
  it('are a few and no others', () => {
    for (const name of ['full.png', 'full.webp', 'card.webp', 'thumb.webp']) expect(isImageFile(name)).toBe(true);
    for (const name of ['', 'full.svg', 'toString', '__proto__', 'constructor', '../full.png', 'FULL.PNG'])
      expect(isImageFile(name), name).toBe(false);
  });

  it('in an address are hexadecimal ids', () => {
    expect(isMediaId('0123456789abcdef'.repeat(2))).toBe(true);
    for (const id of ['', '0123', '..', 'G'.repeat(32), 'A'.repeat(32), 'a'.repeat(33), `${'a'.repeat(32)}\n`])
      expect(isMediaId(id), id).toBe(false);
  });

  it('in the storage are such as it takes', () => {
    const hash = 'ab12'.repeat(16);
    const keys = [...keysOf({ kind: 'image', hash }), ...keysOf({ kind: 'audio', hash })];
    expect(new Set(keys).size).toBe(5);
    for (const key of keys) expect(() => assertKey(key)).not.toThrow();
  });
});

describe('who made something', () => {
  const user = { kind: 'user', username: 'Ines', sessionId: 's', verified: true, authorized: true } as const;
  it('is its user alone: not an admin, and nobody for what a visitor made', () => {
    const ines = { ...user, id: 7, roles: [], twoFactor: false };
    expect(isMaker(ines, { userId: 7 })).toBe(true);
    expect(isMaker({ ...ines, id: 8, roles: ['admin'], twoFactor: true }, { userId: 7 })).toBe(false);
    expect(isMaker(ines, { userId: null })).toBe(false);
    expect(isMaker({ kind: 'anonymous', visitor: null }, { userId: null })).toBe(false);
    expect(isMaker({ kind: 'anonymous', visitor: null }, { userId: 7 })).toBe(false);
  });
});
