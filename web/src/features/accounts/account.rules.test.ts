import { emailSchema, loginBody, passwordSchema, usernameSchema } from '@sirenade/contract/accounts';
import { limits } from '@sirenade/contract/limits';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rule } from '../../ui/form/use-form.ts';
import {
  codeRule,
  emailRule,
  knownEmailRule,
  knownPasswordRule,
  newPasswordRule,
  usernameRule,
} from './account.rules.ts';

interface Schema {
  safeParse(text: string): { success: boolean; error?: { issues: { message: string }[] } | undefined };
}

/** The first thing the contract has to say about a text. */
const errorOf = (schema: Schema) => (text: string) => schema.safeParse(text).error?.issues[0]?.message;

const letters = (count: number) => 'a'.repeat(count);
const names = ['', 'abc', 'abcd', letters(15), letters(16), 'sea shell', 'sea_shell-9', 'señora', 'ab.c', 'naïve'];
const passwords = ['', '1234567', '12345678', ' '.repeat(8), letters(256), letters(257)];
const addresses = [
  '',
  ' ',
  'marina',
  'marina@',
  '@example.test',
  'marina@example',
  'marina@example.test',
  '  marina@example.test ',
  'mar ina@example.test',
  'marina+sea@mail.example.test',
  "o'hara@example.test",
  'marina@exa mple.test',
  'marina@example.t',
  'marina@example.test, nina@example.test',
  'marina@@example.test',
  `${letters(243)}@example.test`,
];

describe('the browser says what the contract says', () => {
  const pairs: [what: string, rule: Rule<string>, schema: Schema, texts: string[]][] = [
    ['usernames', usernameRule, usernameSchema, names],
    ['addresses', emailRule, emailSchema, addresses],
    ['new passwords', newPasswordRule, passwordSchema, passwords],
    ['addresses at login', knownEmailRule, loginBody.shape.email, ['', ' ', 'marina', 'marina@example.test']],
    ['passwords at login', knownPasswordRule, loginBody.shape.password, ['', '1', letters(limits.password.max)]],
  ];
  test.each(pairs)('of %s [V1] [V2] [V3] [K10] [K11]', (_what, rule, schema, texts) => {
    for (const text of texts) expect(rule(text), JSON.stringify(text)).toBe(errorOf(schema)(text));
  });

  test('and refuses no address that the contract takes [V2]', () => {
    const anyAddress = fc.oneof(fc.emailAddress(), fc.string(), fc.stringMatching(/^[\w.+'-]+@[\w.-]+\.[a-z]+$/));
    fc.assert(
      fc.property(anyAddress, (text) => !emailSchema.safeParse(text).success || emailRule(text) === undefined),
      { numRuns: 500 },
    );
  });
});

test('what is too long to be right is said before it is sent', () => {
  expect(knownPasswordRule(letters(limits.password.max + 1))).toBe('A password has at most 256 characters.');
  expect(knownEmailRule(`${letters(254)}@example.test`)).toBe('This email address is too long.');
  expect(codeRule(' ')).toBe('Please enter a code.');
  expect(codeRule(letters(21))).toBe('This code is too long.');
  expect(codeRule(' 123456 ')).toBeUndefined();
});
