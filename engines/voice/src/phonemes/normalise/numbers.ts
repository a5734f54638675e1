import { sayCardinal, sayDigits, sayNumber, sayOrdinal, sayPlural, sayYear } from './number-words.ts';
import type { Place } from './reading.ts';

const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d*)(?:\.\d+)*$/;
/** Before these, four digits count things and name no year. */
const COUNTED = /^(?:[a-z]{2,}s|people|men|women|percent|or|to|more|other|different)$/;
const NOT_COUNTED = /^(?:was|is|has|does|as|its|this|us|his|yes|perhaps|always|besides|sometimes|across)$/;
const LONG_CODE = 7;

/** Whether a text is a number in digits, with or without separators. */
export function isNumber(text: string): boolean {
  return /\d/.test(text) && NUMBER.test(text);
}

function isYear(digits: string, place: Place): boolean {
  if (!/^(?:1[1-9]|20)\d\d$/.test(digits)) return false;
  const next = place.at(1);
  return !COUNTED.test(next) || NOT_COUNTED.test(next);
}

/** Whether the digit groups around this one form a phone number. */
function isDialled(place: Place): boolean {
  const isGroup = (text: string) => /^(?:\+?\d{1,5}|\(?\d{2,5}\)?)$/.test(text);
  let first = 0;
  while (first > -6 && isGroup(place.at(first - 1))) first--;
  let last = 0;
  while (last < 6 && isGroup(place.at(last + 1))) last++;
  const groups = Array.from({ length: last - first + 1 }, (_, n) => place.at(first + n));
  return groups.length > 1 && /^[+(0]/.test(groups[0] ?? '') && groups.join('').replace(/\D/g, '').length >= LONG_CODE;
}

function readOrdinal(core: string): string | null {
  const match = /^([\d,]+)(?:st|nd|rd|th)$/i.exec(core);
  return match ? sayOrdinal((match[1] ?? '').replaceAll(',', '')) : null;
}

/** Decades and plurals of a number: 1980s, '80s, 20s. */
function readPlural(core: string): string | null {
  const match = /^'?(\d{1,4})'?s$/.exec(core);
  if (!match) return null;
  const digits = match[1] ?? '';
  const spoken = /^(?:1[1-9]|20)\d0$/.test(digits) ? sayYear(digits) : sayCardinal(digits);
  return sayPlural(spoken);
}

/** Phone numbers: digits separated by hyphens, dots or brackets: 555-1234, (020) 7946-0958. */
function readCode(core: string): string | null {
  if (!/^\+?[\d().-]+$/.test(core) || !/[-.)]/.test(core)) return null;
  const groups = core.match(/\d+/g) ?? [];
  const isPair = groups.length === 2 && groups[0]?.length === groups[1]?.length;
  if (groups.length < 2 || isPair || groups.join('').length < LONG_CODE || isNumber(core)) return null;
  return `${core.startsWith('+') ? 'plus ' : ''}${groups.map(sayDigits).join(' , ')}`;
}

/** Millions and billions by their letter: 1.5M. */
function readScaled(core: string): string | null {
  const [, number = '', scale] = /^([\d.,]*\d)(M|B|bn|mn)$/.exec(core) ?? [];
  return isNumber(number)
    ? `${sayNumber(number)} ${scale?.toLowerCase().startsWith('m') ? 'million' : 'billion'}`
    : null;
}

function readPlain(place: Place): string | null {
  const match = /^([+-]?)(.+)$/.exec(place.core);
  const [, sign = '', number = ''] = match ?? [];
  if (!isNumber(number)) return null;
  const lead = sign === '-' ? 'minus ' : sign === '+' ? 'plus ' : '';
  if (isDialled(place)) return `${lead}${sayDigits(number.replace(/\D/g, ''))}`;
  if (!lead && isYear(number, place)) return sayYear(number);
  if (number === '007') return 'double oh seven';
  // A long number without separators is a code, unless it is round.
  if (/^\d+$/.test(number) && number.length >= LONG_CODE && !number.endsWith('000')) return lead + sayDigits(number);
  return lead + sayNumber(number);
}

/** Reads numbers: cardinals, ordinals, years, decades, decimals, codes. */
export function readNumber(place: Place): string | null {
  const { core } = place;
  return readOrdinal(core) ?? readPlural(core) ?? readCode(core) ?? readScaled(core) ?? readPlain(place);
}
