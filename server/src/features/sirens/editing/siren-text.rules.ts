import { fieldError } from '../../../platform/app-error.ts';
import { cleanLine } from '../../../platform/text/clean-text.ts';

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

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
