import { sayOrdinal, sayYear } from './number-words.ts';
import type { Place } from './reading.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const SHORT = new Map(MONTHS.map((month) => [month.slice(0, 3), month]));
const DAYS = new Map(
  Object.entries({
    Mon: 'Monday',
    Tue: 'Tuesday',
    Tues: 'Tuesday',
    Wed: 'Wednesday',
    Thu: 'Thursday',
    Thur: 'Thursday',
    Thurs: 'Thursday',
    Fri: 'Friday',
    Sat: 'Saturday',
    Sun: 'Sunday',
  }),
);
/** Nouns after 'May 3 …' that make the number a count and not a day. */
const COUNTED = /^(?:(?!was$|is$|has$|as$|this$)[a-z]+s|people|men|women|children)$/;
const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/;
/** Abbreviations of days and months that are also ordinary words. */
const ALSO_WORDS = new Set(['Mar', 'May', 'Mon', 'Sat', 'Sun', 'Jan', 'Wed']);

function monthOf(text: string): string | null {
  if (MONTHS.includes(text)) return text;
  return text === 'Sept' ? 'September' : (SHORT.get(text) ?? null);
}

const isDay = (text: string): boolean => DAY.test(text.replace(/(?:st|nd|rd|th)$/, ''));
const isYear = (text: string): boolean => /^(?:1\d|20)\d\d$/.test(text);

function sayDate(year: string, month: number, day: string): string | null {
  const name = MONTHS[month - 1];
  if (!name || !DAY.test(day)) return null;
  const full = year.length === 2 ? `20${year}` : year;
  return `${name.toLowerCase()} ${sayOrdinal(day)} ${sayYear(full)}`;
}

/** 'Mon-Fri' and, where a date is expected, '4/7'. */
function readSpan(core: string, before: string): string | null {
  const [from = '', to = ''] = core.split(/[-–]/, 2).map((name) => DAYS.get(name) ?? '');
  if (from && to) return `${from} to ${to}`.toLowerCase();
  const [, month = '', day = ''] = /^(\d{1,2})\/(\d{1,2})$/.exec(core) ?? [];
  const name = /^(?:on|by|since|until|before|after|from)$/i.test(before) ? MONTHS[Number(month) - 1] : undefined;
  return name && DAY.test(day) ? `${name.toLowerCase()} ${sayOrdinal(day)}` : null;
}

function readWholeDate(core: string): string | null {
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(core);
  if (iso) return sayDate(iso[1] ?? '', Number(iso[2]), iso[3] ?? '');
  const [, first = '', second = '', year = ''] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d\d)$/.exec(core) ?? [];
  if (!year) return null;
  // The month comes first, as American voices say it, unless it cannot be one.
  return Number(first) > 12 ? sayDate(year, Number(second), first) : sayDate(year, Number(first), second);
}

/** Reads months, days of the week, and the numbers beside them: 3 May, Nov. 15, 2026-11-15. */
export function readDate({ core, dotted, at }: Place): string | null {
  const [before, after] = [at(-1), at(1)];
  const whole = readWholeDate(core) ?? readSpan(core, before);
  if (whole) return whole;
  if (DAY.test(core)) {
    // 'On the 3 May' has its article; 'in May 3 people' is no date.
    if (monthOf(after) && !isDay(at(2))) return `${/^the$/i.test(before) ? '' : 'the '}${sayOrdinal(core)} of`;
    if (monthOf(before) && !COUNTED.test(after)) return sayOrdinal(core);
    return null;
  }
  const month = MONTHS.includes(core) ? null : monthOf(core);
  const isNextToDate = isDay(before) || isDay(after) || isYear(after);
  if (month && (isNextToDate || (dotted && !ALSO_WORDS.has(core)))) return month.toLowerCase();
  const day = DAYS.get(core);
  if (day && (monthOf(after) || isDay(after) || (dotted && !ALSO_WORDS.has(core)))) return day.toLowerCase();
  return null;
}

/** Whether a word abbreviates a day or a month, so that its full stop does not end the sentence. */
export function isShortDate(core: string): boolean {
  return DAYS.has(core) || (SHORT.has(core) && core !== 'May') || core === 'Sept';
}
