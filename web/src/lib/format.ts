import { madeOnce } from './made-once.ts';

// Making all of these before anything is shown would cost a slow phone a tenth of a second.
const day = madeOnce(() => new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' }));
const moment = madeOnce(() => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }));
const plain = madeOnce(() => new Intl.NumberFormat('en'));
const compact = madeOnce(() => new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }));
const relative = madeOnce(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }));
/** Most counts need no formatter at all. */
const isShort = (value: number) => Number.isInteger(value) && Math.abs(value) < 1000;

type Time = string | number | Date;

/** 6 August 2024, in the order of the reader's English. */
export function formatDate(time: Time): string {
  return day().format(new Date(time));
}

export function formatDateTime(time: Time): string {
  return moment().format(new Date(time));
}

/** 12,345 */
export function formatNumber(value: number): string {
  return isShort(value) ? String(value) : plain().format(value);
}

/** 12.3K: for places where the exact number does not matter. */
export function formatCompact(value: number): string {
  return isShort(value) ? String(value) : compact().format(value);
}

const steps = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** 'just now', '3 hours ago', 'yesterday'. */
export function formatRelative(time: Time, now: number = Date.now()): string {
  const seconds = Math.round((new Date(time).getTime() - now) / 1000);
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return relative().format(Math.trunc(seconds / size), unit);
  }
  return 'just now';
}

const shortUnits = { year: 'y', month: 'mo', week: 'w', day: 'd', hour: 'h', minute: 'm' } as const;

/** '3h', '5mo' or 'now': for narrow places, next to a longer form for screen readers. */
export function formatAge(time: Time, now: number = Date.now()): string {
  const seconds = Math.round((now - new Date(time).getTime()) / 1000);
  const step = steps.find(([, size]) => seconds >= size);
  return step ? `${Math.trunc(seconds / step[1])}${shortUnits[step[0]]}` : 'now';
}
