import { describe, expect, test } from 'vitest';
import { identityOf } from './identity.ts';

describe('who somebody is', () => {
  const siren = {
    appearance: 'auburn hair, green eyes',
    description: 'She sings to ships.',
    gender: 'female',
  } as const;

  test('stays the same whatever they wear, wherever they are and however they feel', () => {
    const change = 'long red coat, laughing, in a library at night, half body, green eyes and auburn hair';
    expect(identityOf({ ...siren, appearance: change })).toBe(identityOf(siren));
  });

  test('does not hang on a name', () => {
    const named = (name: string) =>
      identityOf({ ...siren, description: `A keeper called ${name}. ${name} sings to ships.` });
    expect(named('Mairi')).toBe(named('Thessaly'));
  });

  test('changes with face, story and gender', () => {
    const others = [
      { ...siren, appearance: 'auburn hair, blue eyes' },
      { ...siren, description: 'She mends nets.' },
      { ...siren, gender: 'male' as const },
    ];
    expect(new Set([siren, ...others].map(identityOf)).size).toBe(4);
  });

  test('follows the whole text where nothing in it can be read', () => {
    expect(identityOf({ ...siren, appearance: 'florble' })).not.toBe(identityOf({ ...siren, appearance: 'grumph' }));
  });
});
