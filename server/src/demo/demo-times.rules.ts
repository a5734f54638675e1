import { createHash } from 'node:crypto';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Votes come within so long after a thing was made, most of them early. */
const TALKED_ABOUT_MS = 12 * DAY;
/** The latest that anything of the past happened, before the place was filled. */
const LATEST_MS = 10 * MINUTE;

/** A number from 0 to 1 that is always the same for a text. */
export function shareOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}

/** A whole number that is always the same for a text, as painters take it. */
export function seedOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(4);
}

const notAfter = (since: Date, time: number) => new Date(Math.min(time, since.getTime() - LATEST_MS));

/** When something was made that is so many days old, at a minute of its own: hours would level hot and new. */
export function madeAt(since: Date, daysAgo: number, key: string): Date {
  return notAfter(since, since.getTime() - daysAgo * DAY - shareOf(key) * 20 * MINUTE);
}

/** When an account was opened: before the oldest content, each at another time. */
export function joinedAt(since: Date, oldestDays: number, place: number): Date {
  return new Date(since.getTime() - (oldestDays + 4 + place * 3) * DAY - shareOf(`joined ${place}`) * 18 * HOUR);
}

/** The time of a vote: more of them in the first days. */
export function votedAt(since: Date, made: Date, key: string): Date {
  const room = Math.max(0, Math.min(since.getTime() - LATEST_MS - made.getTime(), TALKED_ABOUT_MS));
  return new Date(made.getTime() + shareOf(key) ** 2 * room);
}

/** The time of a comment so many hours after its post. */
export function commentedAt(since: Date, posted: Date, hoursAfter: number): Date {
  return notAfter(since, posted.getTime() + hoursAfter * HOUR);
}
