import { api } from '@sirenade/contract/api';
import { limits } from '@sirenade/contract/limits';
import { isReservedName } from '@sirenade/contract/reserved-names';
import { birthdaySentences } from '@sirenade/contract/sentences';

/** Usernames are unique without regard to case. They are ASCII, so lower case is all the folding needed. */
export function foldUsername(username: string): string {
  return username.toLowerCase();
}

/** Mail hosts treat addresses without regard to case. */
export function foldEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/** The fixed paths next to `/api/user/:username`: a user with such a name could never be looked up. */
const routeWords = Object.keys(api).flatMap((key) => key.match(/ \/api\/user\/([a-z-]+)/)?.[1] ?? []);

/** Whether a username would collide with a route or pass for staff of this site. */
export function isReservedUsername(username: string): boolean {
  return isReservedName(username, routeWords);
}

/** Whole years between a date of birth (`YYYY-MM-DD`) and a day. */
export function ageOn(birthday: string, day: Date): number {
  const today = day.toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Why a birthday is not accepted, or null. */
export function faultOfBirthday(birthday: string, day: Date): string | null {
  const age = ageOn(birthday, day);
  if (age < limits.minimumAge) return birthdaySentences.tooYoung;
  return age > 125 ? birthdaySentences.missing : null;
}

const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** A short name for the browser and its system, so that the whole user agent need not be stored. */
export function describeDevice(userAgent: string): string {
  const find = (list: readonly (readonly [RegExp, string])[]) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const parts = [find(BROWSERS), find(SYSTEMS)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(' on ') : 'Unknown device';
}
