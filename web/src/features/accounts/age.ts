import { limits } from '@sirenade/contract/limits';

/** Oldest birth year a form takes; also prevents a half-typed year from being validated. */
export const EARLIEST_BIRTH_YEAR = 1900;

interface Day {
  year: number;
  month: number;
  day: number;
}

/** Reads `YYYY-MM-DD`; null while the date is not whole or does not exist. */
export function parseBirthday(text: string): Day | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(year, month - 1, day);
  if (year < EARLIEST_BIRTH_YEAR || date.getMonth() !== month - 1 || date.getDate() !== day) return null;
  return { year, month, day };
}

/** Whole years lived on the calendar day of `now`; 29 February counts from 1 March in common years. */
export function ageOn(birthday: Day, now: Date): number {
  const years = now.getFullYear() - birthday.year;
  const month = now.getMonth() + 1;
  const hadBirthday = month > birthday.month || (month === birthday.month && now.getDate() >= birthday.day);
  return hadBirthday ? years : years - 1;
}

/** Whether a whole, real date makes its owner too young to sign up. */
export function isTooYoung(text: string, now: Date = new Date()): boolean {
  const birthday = parseBirthday(text);
  return birthday !== null && ageOn(birthday, now) < limits.minimumAge;
}

/** Today as `YYYY-MM-DD` where the visitor is, for the bounds of a date field. */
export function todayText(now: Date = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
