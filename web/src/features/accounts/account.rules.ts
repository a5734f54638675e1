import { limits } from '@sirenade/contract/limits';
import type { Rule } from '../../ui/form/use-form.ts';
import { isTooYoung, parseBirthday, TOO_YOUNG } from './age.ts';

// The browser's own words for what the contract asks of these fields, without the library that checks it there.
const { username: name, password: secret, email: address } = limits;
const NAME_LENGTH = `A username has ${name.min} to ${name.max} characters.`;
const CODE_LENGTH = 20;

export const MUST_AGREE = 'You must agree to the Terms of Service and Privacy Policy.';

export const usernameRule: Rule<string> = (text) => {
  if (text.length < name.min || text.length > name.max) return NAME_LENGTH;
  return /^[\w-]*$/.test(text) ? undefined : 'Use letters, digits, hyphens and underscores only.';
};

/** Refuses nothing that the server takes; what it lets through, the server may still refuse. */
export const emailRule: Rule<string> = (text) => {
  const typed = text.trim();
  if (typed.length > address.max) return 'This email address is too long.';
  return /^[^\s@]+@([a-z\d-]+\.)+[a-z]{2,}$/i.test(typed) ? undefined : 'Please enter a valid email address.';
};

/** At login any address will do: rules for new ones may change. */
export const knownEmailRule: Rule<string> = (text) => {
  if (!text.trim()) return 'An email address is required.';
  return text.trim().length > address.max ? 'This email address is too long.' : undefined;
};

const tooLongSecret: Rule<string> = (text) =>
  text.length > secret.max ? `A password has at most ${secret.max} characters.` : undefined;

export const newPasswordRule: Rule<string> = (text) =>
  text.length < secret.min ? `A password has at least ${secret.min} characters.` : tooLongSecret(text);

/** A password that exists already: only its size is limited. */
export const knownPasswordRule: Rule<string> = (text) => (text ? tooLongSecret(text) : 'A password is required.');

export const birthdayRule: Rule<string> = (text) => {
  if (!parseBirthday(text)) return 'Please enter your date of birth.';
  return isTooYoung(text) ? TOO_YOUNG : undefined;
};

export const agreedRule: Rule<boolean> = (agreed) => (agreed ? undefined : MUST_AGREE);

/** A six-digit code of the authenticator app, or a recovery code. */
export const codeRule: Rule<string> = (text) => {
  if (!text.trim()) return 'Please enter a code.';
  return text.trim().length > CODE_LENGTH ? 'This code is too long.' : undefined;
};
