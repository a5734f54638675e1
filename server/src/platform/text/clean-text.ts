import { NOT_STORABLE } from '@sirenade/contract/sentences';
import { fieldError } from '../app-error.ts';

const BREAK_OR_TAB = /[\n\t]/;
/** Turns the writing direction of all that follows: a name could pass for another with it. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** Text that can be stored and shown: its lines kept, other control characters gone. */
export function cleanText(field: string, text: string): string {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw fieldError(field, NOT_STORABLE);
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
