import { PRODUCT_NAME } from '@sirenade/contract/product';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The 49,000 passwords that leak most often. */
const leaked = new Set<string>(dictionary['passwords-common']);

const squash = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const withoutTail = (text: string) => text.replace(/\d+$/, '');

/** Why a password is too easy to guess, or null. `own` are the username and the email address of the account. */
export function faultOfPassword(password: string, own: readonly string[]): string | null {
  const squashed = squash(password);
  if (leaked.has(password.toLowerCase()) || leaked.has(squashed)) {
    return 'This password is among the most common ones. Please choose another.';
  }
  const words = [PRODUCT_NAME, ...own].map(squash).filter((word) => word.length >= 4);
  if (words.some((word) => withoutTail(squashed) === word || squashed === word)) {
    return 'A password must not be your name, your address or the name of this site.';
  }
  return new Set(password).size < 3 ? 'This password is too simple. Please choose another.' : null;
}
