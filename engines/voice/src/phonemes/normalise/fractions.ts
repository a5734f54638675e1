import { sayCardinal, sayNumber, sayOrdinal, sayYear } from './number-words.ts';
import { isNumber } from './numbers.ts';
import type { Place } from './reading.ts';

const SIGNS: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅐': '1/7',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅑': '1/9',
  '⅒': '1/10',
};
/** Written like fractions, said as two numbers. */
const PAIRS = new Set(['24/7', '9/11', '50/50', '20/20', '60/40', '7/11']);

function sayFraction(over: string, under: string, isAfterNumber: boolean): string {
  const single = over === '1';
  if (under === '2') return isAfterNumber ? 'and a half' : single ? 'half' : `${sayCardinal(over)} halves`;
  const part = under === '4' ? 'quarter' : sayOrdinal(under);
  const spoken = single ? `${isAfterNumber ? 'a' : 'one'} ${part}` : `${sayCardinal(over)} ${part}s`;
  return isAfterNumber ? `and ${spoken}` : spoken;
}

/** Reads fractions, as signs or with a slash: ½, 2½, 3/4. */
export function readFraction({ core, at }: Place): string | null {
  const sign = /^(\d*)([¼-¾⅐-⅞])$/u.exec(core);
  if (sign) {
    const [over = '', under = ''] = (SIGNS[sign[2] ?? ''] ?? '1/1').split('/');
    const whole = sign[1] ?? '';
    const isAfter = whole !== '' || /^\d+$/.test(at(-1));
    return `${whole && sayCardinal(whole)} ${sayFraction(over, under, isAfter)}`.trim();
  }
  const match = /^(\d{1,3})[/⁄](\d{1,3})$/.exec(core);
  if (!match) return null;
  const [, over = '', under = ''] = match;
  const joint = PAIRS.has(core) ? ' ' : under === '10' || over === under ? ' out of ' : ' over ';
  const isPart = Number(over) < Number(under) && (Number(under) <= 9 || /^(?:12|16|20|32|64|100)$/.test(under));
  if (isPart && joint === ' over ' && over !== '0') return sayFraction(over, under, /^\d+$/.test(at(-1)));
  return `${sayCardinal(over)}${joint}${sayCardinal(under)}`;
}

/** Reads ranges, scores and sizes: 3–5, 1914–18, 4x4. */
export function readRange({ core }: Place): string | null {
  const match = /^([\d.,]+)([–—:x×-])([\d.,]+)$/.exec(core);
  if (!match) return null;
  const [, from = '', sign = '', to = ''] = match;
  if (!isNumber(from) || !isNumber(to)) return null;
  const isYear = /^(?:1[1-9]|20)\d\d$/.test(from) && /^(?:\d\d|(?:1[1-9]|20)\d\d)$/.test(to);
  const say = isYear ? sayYear : sayNumber;
  // A chance of 50-50.
  if (from === to && sign === '-') return `${say(from)} ${say(to)}`;
  return `${say(from)} ${/[x×]/.test(sign) ? 'by' : 'to'} ${say(to)}`;
}
