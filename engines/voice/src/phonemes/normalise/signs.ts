/** Signs that are read the same in every context. */
const SPOKEN: Record<string, string> = {
  '&': 'and',
  '+': 'plus',
  '=': 'equals',
  '%': 'percent',
  '@': 'at',
  '°': 'degrees',
  '×': 'times',
  '÷': 'divided by',
  '§': 'section',
  '€': 'euros',
  '£': 'pounds',
  $: 'dollars',
  '¥': 'yen',
  '₹': 'rupees',
  '¢': 'cents',
  '²': 'squared',
  '³': 'cubed',
};

/** The spoken name of a sign between its neighbours; '' if it is not read aloud. */
export function saySign(sign: string, before: string, after: string): string {
  if (sign === '#') return /^\d/.test(after) ? 'number' : '';
  if (sign === '~') return /^\d/.test(after) && before === '' ? 'about' : '';
  if (sign === '/') return /^\p{L}/u.test(after) && !/^(?:and|or)$/i.test(before) && !/^or$/i.test(after) ? 'or' : '';
  if (sign === '*') return /^\d/.test(before) && /^\d/.test(after) ? 'times' : '';
  return SPOKEN[sign] ?? '';
}
