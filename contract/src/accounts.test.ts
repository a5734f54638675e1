import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { emailSchema, loginBody, passwordSchema, plainText, registerBody, usernameSchema } from './accounts.ts';
import { limits } from './limits.ts';

/** The messages of a form for this value. */
function faultsOf(schema: z.ZodType, value: unknown): string[] {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
}

describe('limits of accounts', () => {
  it('are those of the specification [K9] [K10] [K11] [K20]', () => {
    expect(limits.minimumAge).toBe(18);
    expect(limits.username).toEqual({ min: 4, max: 15 });
    expect(limits.password.min).toBe(8);
    expect(limits.resendVerificationSeconds).toBe(60);
    expect(limits.trial).toEqual({ words: 500, images: 10 });
  });
});

describe('a username', () => {
  const length = 'A username has 4 to 15 characters.';
  const letters = 'Use letters, digits, hyphens and underscores only.';

  it.each(['abcd', 'Nerissa_of-1985', 'a'.repeat(15), '0000'])('may be %s [V1] [K10]', (name) => {
    expect(faultsOf(usernameSchema, name)).toEqual([]);
  });

  it.each([
    ['abc', [length]],
    ['a'.repeat(16), [length]],
    ['', [length]],
    ['a b', [length, letters]],
    ['Zoë Quinn', [letters]],
    ['marisol\n', [letters]],
    ['mari\0sol', [letters]],
    ['marisol\r\nBcc:x', [letters]],
    ['мarisol', [letters]],
    [undefined, ['A username is required.']],
    [null, ['A username is required.']],
    [1234567, ['A username is required.']],
  ])('may not be %j [V1] [K10]', (name, faults) => {
    expect(faultsOf(usernameSchema, name)).toEqual(faults);
  });
});

describe('an email address', () => {
  const invalid = 'Please enter a valid email address.';

  it.each(['a@b.co', 'Marisol.Reyes+sea@mail.example.org', "o'hara@example.org", `${'a'.repeat(64)}@example.org`])(
    'may be %s [V2]',
    (email) => {
      expect(faultsOf(emailSchema, email)).toEqual([]);
    },
  );

  it('is read without the spaces around it [V2]', () => {
    expect(emailSchema.parse('  marisol@example.org\n')).toBe('marisol@example.org');
  });

  it.each([
    ['', [invalid]],
    ['marisol', [invalid]],
    ['marisol@', [invalid]],
    ['@example.org', [invalid]],
    ['marisol@example', [invalid]],
    ['mari sol@example.org', [invalid]],
    ['marisol@example.org, eve@example.org', [invalid]],
    ['marisol@example.org\r\nBcc: eve@example.org', [invalid]],
    ['mari\0sol@example.org', [invalid]],
    [`marisol@${'a'.repeat(250)}.org`, ['This email address is too long.']],
    [undefined, ['An email address is required.']],
    [['a@b.co'], ['An email address is required.']],
  ])('may not be %j [V2]', (email, faults) => {
    expect(faultsOf(emailSchema, email)).toEqual(faults);
  });
});

describe('a password', () => {
  const short = 'A password has at least 8 characters.';

  it.each([
    ['8 characters', 'x7#Kq!2m'],
    ['8 spaces and signs', ' ~`"\'\\ |'],
    ['128 characters', 'ab3-'.repeat(32)],
    ['256 characters', 'ab3-'.repeat(64)],
    ['letters of any script', 'маяк海の灯台'],
    ['8 pictures', '🐚🌊🦑🐙🦀🐬🌙🚢'],
  ])('may be %s [V3] [K11]', (_what, password) => {
    expect(faultsOf(passwordSchema, password)).toEqual([]);
  });

  it.each([
    ['7 characters', 'x7#Kq!2', [short]],
    ['nothing', '', [short]],
    ['4 pictures, which only a computer counts as 8', '🐚🌊🦑🐙', [short]],
    ['257 characters', 'x'.repeat(257), ['A password has at most 256 characters.']],
    ['text with NUL', 'lantern\0harbour', ['This password has characters that cannot be used.']],
    ['half a character', 'lantern-\ud83d', ['This password has characters that cannot be used.']],
    ['absent', undefined, ['A password is required.']],
    ['a number', 12345678, ['A password is required.']],
  ])('may not be %s [V3] [K11]', (_what, password, faults) => {
    expect(faultsOf(passwordSchema, password)).toEqual(faults);
  });
});

describe('the registration payload', () => {
  const body = { username: 'Marisol', email: 'marisol@example.org', password: 'lantern-harbour-71' };

  it('is complete with username, email and password [E13]', () => {
    expect(registerBody.parse(body)).toEqual(body);
  });

  it('takes skip_validation and a birthday, and drops everything else [E13]', () => {
    const more = { ...body, skip_validation: true, birthday: '1990-04-12' };
    expect(registerBody.parse({ ...more, roles: ['admin'], karma: 5, id: 1 })).toEqual(more);
  });

  it.each(['2001-02-30', '12.04.1990', '1990-4-12', '', 'yesterday', '1990-04-12T00:00:00Z', 5, null])(
    'does not take %j for a birthday',
    (birthday) => {
      expect(faultsOf(registerBody, { ...body, birthday })).toEqual(['Please enter a date.']);
    },
  );
});

describe('what is typed at login', () => {
  it('need not keep the rules of a new password', () => {
    expect(faultsOf(loginBody, { email: 'a@b.co', password: 'x' })).toEqual([]);
  });

  it.each([
    [{ email: '', password: 'x' }, ['An email address is required.']],
    [{ email: 'a@b.co', password: '' }, ['A password is required.']],
    [{ email: 'a@b.co' }, ['A password is required.']],
    [{ password: 'x' }, ['An email address is required.']],
  ])('is asked for when %j misses it [V2] [V3]', (body, faults) => {
    expect(faultsOf(loginBody, body)).toEqual(faults);
  });

  it('may not hold what a database cannot look for', () => {
    const faults = ['Please enter a valid email address.'];
    expect(faultsOf(loginBody, { email: 'a\0@b.co', password: 'x' })).toEqual(faults);
    expect(faultsOf(loginBody, { email: 'a\ud800@b.co', password: 'x' })).toEqual(faults);
  });
});

describe('plain text', () => {
  it('is measured, and free of what cannot be stored', () => {
    const schema = plainText(5);
    expect(faultsOf(schema, 'a\nb 🐚'.slice(0, 5))).toEqual(['This text has characters that cannot be stored.']);
    expect(faultsOf(schema, 'a\nb c')).toEqual([]);
    expect(faultsOf(schema, 'abcdef')).toEqual(['At most 5 characters.']);
    expect(faultsOf(plainText(10_000), 'a'.repeat(10_001))).toEqual(['At most 10,000 characters.']);
    expect(faultsOf(schema, 'a\0b')).toEqual(['This text has characters that cannot be stored.']);
  });
});
