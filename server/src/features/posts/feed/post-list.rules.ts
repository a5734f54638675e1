import type { PostDuration, SavedSort } from '@sirenade/contract/posts';
import { hotOf } from '../../../platform/hot-rank.ts';
import type { ValueKind } from '../../../platform/list-cursor.ts';
import { DAYS_PER_BLOCK, HOURS_PER_DAY, stretchesOf } from '../posts.rules.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LENGTHS: Record<PostDuration, number> = {
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
  year: 365 * DAY_MS,
  alltime: Number.POSITIVE_INFINITY,
};

/** What each order is sorted by, beside the id. */
export const valuesOf: Record<SavedSort, ValueKind[]> = {
  top: ['small'],
  hot: ['real'],
  new: ['large'],
  saved: ['large'],
};

/** Since when posts are listed; null for all of them. */
export function sinceOf(duration: PostDuration, now: Date): Date | null {
  return duration === 'alltime' ? null : new Date(now.getTime() - LENGTHS[duration]);
}

/** Whole numbers from one up to another, which is not among them. */
const between = (from: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - from) }, (_, step) => from + step);

/** The stretches that the time from a moment on consists of. */
export interface Stretches {
  /** The hour that the moment is in, of which only the rest counts. */
  edge: number;
  hour: number[];
  day: number[];
  block: number[];
}

/** Takes a time up to now apart into as few stretches as there can be. */
export function splitTime(since: Date, now: Date): Stretches {
  // The last stretches are taken whole: nothing is posted later than now, by a clock that may be a little ahead.
  const last = stretchesOf(new Date(now.getTime() + HOUR_MS));
  const first = stretchesOf(since);
  return {
    edge: first.hour,
    hour: between(first.hour + 1, Math.min((first.day + 1) * HOURS_PER_DAY, last.hour + 1)),
    day: between(first.day + 1, Math.min((first.block + 1) * DAYS_PER_BLOCK, last.day + 1)),
    block: between(first.block + 1, last.block + 1),
  };
}

/** Up to so many days are looked through one by one. */
const FEW_DAYS = 9;

/** The few stretches of one kind that a time up to now lies in. */
export function coverTime(since: Date, now: Date): { unit: 'day' | 'block'; stretches: number[] } {
  const last = stretchesOf(new Date(now.getTime() + HOUR_MS));
  const first = stretchesOf(since);
  const unit = last.day - first.day <= FEW_DAYS ? 'day' : 'block';
  return { unit, stretches: between(first[unit], last[unit] + 1) };
}

/** What no post since then is below in rank, when none has less karma than this. */
export function coldestOf(since: Date, leastKarma: number): number {
  return hotOf(Math.min(leastKarma, 0), since) - 1e-6;
}
