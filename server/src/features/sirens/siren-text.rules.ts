import { fieldError } from '../../platform/app-error.ts';

const BREAK_OR_TAB = /[\n\t]/;
/** Turns the writing direction of all that follows: a name could pass for another with it. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Text that can be stored and shown: its lines kept, other control characters gone. */
export function cleanText(field: string, text: string): string {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw fieldError(field, 'This text has characters that cannot be stored.');
  }
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cc}/gu, (sign) => (BREAK_OR_TAB.test(sign) ? sign : ''))
    .trim();
}

/** The same on one line. */
export function cleanLine(field: string, text: string): string {
  return cleanText(field, text).replace(TURNING, '').replace(/\s+/g, ' ').trim();
}

/** A name that can be read out; empty stays empty. */
export function cleanName(text: string): string {
  const name = cleanLine('name', text);
  if (name !== '' && !LETTER_OR_DIGIT.test(name)) throw fieldError('name', 'A name needs a letter or a digit.');
  return name;
}

/** Tags without repetition. */
export function cleanTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => cleanLine('tags', tag)).filter((tag) => tag !== ''))];
}

/** Attributes of the builder by their names, which are words of ours and never shown. */
export function cleanCustom(custom: Record<string, string>): Record<string, string> {
  const entries = Object.entries(custom).map(([attribute, text]) => {
    if (!/^[a-z][A-Za-z]*$/.test(attribute) || attribute === 'constructor' || attribute === 'prototype') {
      throw fieldError('appearanceCustom', 'There is no such attribute.');
    }
    return [attribute, cleanLine('appearanceCustom', text)] as const;
  });
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}
