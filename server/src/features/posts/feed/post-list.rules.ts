import type { PostDuration, SavedSort } from '@sirenade/contract/posts';
import { hotOf } from '../../../platform/hot-rank.ts';
import type { ValueKind } from '../../../platform/list-cursor.ts';
import { DAYS_PER_BLOCK, HOURS_PER_DAY, timeBucketsOf } from '../posts.rules.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DURATION_MS: Record<PostDuration, number> = {
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
  year: 365 * DAY_MS,
  alltime: Number.POSITIVE_INFINITY,
};

/** The type of the sort value in a cursor, besides the id. */
export const valuesOf: Record<SavedSort, ValueKind[]> = {
  top: ['small'],
  hot: ['real'],
  new: ['large'],
  saved: ['large'],
};

/** The start of a duration; null for all time. */
export function sinceOf(duration: PostDuration, now: Date): Date | null {
  return duration === 'alltime' ? null : new Date(now.getTime() - DURATION_MS[duration]);
}

/** Integers from `from` up to, not including, `end`. */
const between = (from: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - from) }, (_, step) => from + step);

/** The time buckets that together cover the time since a moment. */
export interface TimeBuckets {
  /** The hour bucket of the moment itself, of which only the later part counts. */
  edge: number;
  hour: number[];
  day: number[];
  block: number[];
}

/** Splits the time up to now into as few whole buckets as possible: hours, then days, then blocks of days. */
export function splitTime(since: Date, now: Date): TimeBuckets {
  // The last buckets are used whole. An hour is added because a clock of another process may be a little ahead.
  const last = timeBucketsOf(new Date(now.getTime() + HOUR_MS));
  const first = timeBucketsOf(since);
  return {
    edge: first.hour,
    hour: between(first.hour + 1, Math.min((first.day + 1) * HOURS_PER_DAY, last.hour + 1)),
    day: between(first.day + 1, Math.min((first.block + 1) * DAYS_PER_BLOCK, last.day + 1)),
    block: between(first.block + 1, last.block + 1),
  };
}

/** Up to this many days are read by day buckets, longer durations by blocks. */
const MOST_DAY_BUCKETS = 9;

/** Few buckets of one unit that cover the time since a moment, and somewhat more at the edges. */
export function coverTime(since: Date, now: Date): { unit: 'day' | 'block'; buckets: number[] } {
  const last = timeBucketsOf(new Date(now.getTime() + HOUR_MS));
  const first = timeBucketsOf(since);
  const unit = last.day - first.day <= MOST_DAY_BUCKETS ? 'day' : 'block';
  return { unit, buckets: between(first[unit], last[unit] + 1) };
}

/** A lower bound for the hot rank of posts since a moment, if none has less karma than this. */
export function lowestRankOf(since: Date, leastKarma: number): number {
  return hotOf(Math.min(leastKarma, 0), since) - 1e-6;
}
