import { sayCardinal, sayNumber } from './number-words.ts';
import type { Place } from './reading.ts';

const HALVES: Record<string, string> = { a: 'a.m.', p: 'p.m.' };
const TIME = /^(\d{1,2})[:.h](\d\d)(?::(\d\d))?([ap]\.?m\.?)?$/i;

const sayMinutes = (minutes: string): string =>
  minutes.startsWith('0') ? `oh ${sayCardinal(minutes)}` : sayCardinal(minutes);

/** Whether a text is a time of day or an hour, so that 'am' after it is no verb. */
export function isHour(text: string): boolean {
  return /^(?:1?\d|2[0-4])(?:[:.][0-5]\d)?$/.test(text);
}

function readHalf(text: string): string | null {
  const half = /^([ap])\.?m\.?$/i.exec(text)?.[1];
  return half ? (HALVES[half.toLowerCase()] ?? null) : null;
}

function sayTime(hour: string, minutes: string, seconds: string | undefined, half: string | null): string {
  const late = Number(hour) > 12 || hour === '00';
  let spoken = `${sayCardinal(hour)} ${sayMinutes(minutes)}`;
  if (minutes === '00')
    spoken = late ? `${sayCardinal(hour)} hundred` : `${sayCardinal(hour)}${half ? '' : " o'clock"}`;
  if (seconds !== undefined) spoken = `${sayCardinal(hour)} ${sayMinutes(minutes)} and ${sayCardinal(seconds)} seconds`;
  return half ? `${spoken} ${half}` : spoken;
}

/** Reads times of day: 5:30, 17:05, 7pm, and 'am' or 'pm' on its own after one. */
export function readTime({ core, at }: Place): string | null {
  if (/^[ap]m$/i.test(core)) return isHour(at(-1)) ? readHalf(core) : null;
  if (/^[ap]\.m$/i.test(core)) return readHalf(core);
  const short = /^(\d{1,2})([ap])\.?m\.?$/i.exec(core);
  if (short) return `${sayNumber(short[1] ?? '')} ${readHalf(`${short[2]}m`) ?? ''}`;
  const [, hour = '', minutes = '', seconds, half = ''] = TIME.exec(core) ?? [];
  const next = half || (/^[ap]\.?m$/i.test(at(1)) ? at(1) : '');
  // With a dot it is a time only beside 'am' or 'pm': 5.30 alone is a number.
  if (!hour || Number(hour) > 24 || Number(minutes) > 59 || (core.includes('.') && !next)) return null;
  if (seconds !== undefined && Number(seconds) > 59) return null;
  const spoken = sayTime(hour, minutes, seconds, readHalf(half));
  return next && !half ? spoken.replace(/ o'clock$/, '') : spoken;
}
