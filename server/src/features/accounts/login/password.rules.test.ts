import { describe, expect, it } from 'vitest';
import { faultOfPassword } from './password.rules.ts';

const COMMON = 'This password is among the most common ones. Please choose another.';
const OWN = 'A password must not be your name, your address or the name of this site.';
const SIMPLE = 'This password is too simple. Please choose another.';

describe('a password that is easy to guess', () => {
  it.each(['password', 'PASSWORD', 'Pass-Word', '1234567890', 'baseball', 'trustno1', 'letmein!'])(
    'is refused when everybody has it: %s [V3]',
    (password) => {
      expect(faultOfPassword(password, [])).toBe(COMMON);
    },
  );

  it.each(['Sirenade', 'sirenade!', 'SIRENADE2026', 'marisol-1990', 'm.reyes@example.org', 'MReyes77'])(
    'is refused when it is a word of the account or the site: %s [V3]',
    (password) => {
      expect(faultOfPassword(password, ['Marisol', 'm.reyes@example.org', 'm.reyes'])).toBe(OWN);
    },
  );

  it.each(['\u2603\u2603\u2603\u2603\u2603\u2603\u2603\u2603', '~|~|~|~|~|'])(
    'is refused when it is one or two signs over and over: %s [V3]',
    (password) => {
      expect(faultOfPassword(password, [])).toBe(SIMPLE);
    },
  );

  it.each(['lantern-harbour-71', 'x7 #Kq2m', 'marisol walks the pier', 'пароль-маяк'])('is not %s', (password) => {
    expect(faultOfPassword(password, ['Marisol', 'marisol@example.org', 'marisol'])).toBeNull();
  });

  it('does not take short words of the account for the whole password', () => {
    expect(faultOfPassword('abc', ['abc'])).not.toBe(OWN);
  });
});
