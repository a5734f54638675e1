import { limits } from '@sirenade/contract/limits';
import { birthdaySentences, emailSentences, passwordSentences, usernameSentences } from '@sirenade/contract/sentences';
import type { Rule } from '../../ui/form/use-form.ts';
import { isTooYoung, parseBirthday } from './age.ts';

// The contract's rules for these fields, without loading the validation library.
const { username: name, password: secret, email: address } = limits;
const CODE_LENGTH = 20;

export const MUST_AGREE = 'You must agree to the Terms of Service and Privacy Policy.';

export const usernameRule: Rule<string> = (text) => {
  if (text.length < name.min || text.length > name.max) return usernameSentences.length;
  return /^[\w-]*$/.test(text) ? undefined : usernameSentences.letters;
};

/** Accepts every address that the server accepts; the server may still refuse some of them. */
export const emailRule: Rule<string> = (text) => {
  const typed = text.trim();
  if (typed.length > address.max) return emailSentences.tooLong;
  return /^[^\s@]+@([a-z\d-]+\.)+[a-z]{2,}$/i.test(typed) ? undefined : emailSentences.invalid;
};

/** At login any address will do: rules for new ones may change. */
export const knownEmailRule: Rule<string> = (text) => {
  if (!text.trim()) return emailSentences.missing;
  return text.trim().length > address.max ? emailSentences.tooLong : undefined;
};

const tooLongSecret: Rule<string> = (text) => (text.length > secret.max ? passwordSentences.tooLong : undefined);

export const newPasswordRule: Rule<string> = (text) =>
  text.length < secret.min ? passwordSentences.tooShort : tooLongSecret(text);

/** A password that exists already: only its size is limited. */
export const knownPasswordRule: Rule<string> = (text) => (text ? tooLongSecret(text) : passwordSentences.missing);

export const birthdayRule: Rule<string> = (text) => {
  if (!parseBirthday(text)) return birthdaySentences.missing;
  return isTooYoung(text) ? birthdaySentences.tooYoung : undefined;
};

export const agreedRule: Rule<boolean> = (agreed) => (agreed ? undefined : MUST_AGREE);

/** A six-digit code of the authenticator app, or a recovery code. */
export const codeRule: Rule<string> = (text) => {
  if (!text.trim()) return 'Please enter a code.';
  return text.trim().length > CODE_LENGTH ? 'This code is too long.' : undefined;
};
