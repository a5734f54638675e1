import { fieldError } from '../../../platform/app-error.ts';
import { cleanLine } from '../../../platform/text/clean-text.ts';

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** A name with a letter or a digit, so that it can be read aloud; empty stays empty. */
export function cleanName(text: string): string {
  const name = cleanLine('name', text);
  if (name !== '' && !LETTER_OR_DIGIT.test(name)) throw fieldError('name', 'A name needs a letter or a digit.');
  return name;
}

/** Tags without repetition. */
export function cleanTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => cleanLine('tags', tag)).filter((tag) => tag !== ''))];
}

/** The attributes of the appearance builder; their names are identifiers, not shown. */
export function cleanCustom(custom: Record<string, string>): Record<string, string> {
  const entries = Object.entries(custom).map(([attribute, text]) => {
    if (!/^[a-z][A-Za-z]*$/.test(attribute) || attribute === 'constructor' || attribute === 'prototype') {
      throw fieldError('appearanceCustom', 'There is no such attribute.');
    }
    return [attribute, cleanLine('appearanceCustom', text)] as const;
  });
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}
