import { sayNumber } from './number-words.ts';
import { isNumber } from './numbers.ts';
import type { Place } from './reading.ts';

/** Singular, and the plural if it is not made with an s. */
const UNITS: Record<string, string> = {
  km: 'kilometer',
  cm: 'centimeter',
  mm: 'millimeter',
  m: 'meter',
  mi: 'mile',
  ft: 'foot feet',
  in: 'inch inches',
  yd: 'yard',
  yds: 'yard',
  kg: 'kilogram',
  kgs: 'kilogram',
  g: 'gram',
  mg: 'milligram',
  lb: 'pound',
  lbs: 'pound',
  oz: 'ounce',
  l: 'liter',
  L: 'liter',
  ml: 'milliliter',
  mL: 'milliliter',
  h: 'hour',
  hr: 'hour',
  hrs: 'hour',
  min: 'minute',
  mins: 'minute',
  sec: 'second',
  secs: 'second',
  ms: 'millisecond',
  Hz: 'hertz hertz',
  kHz: 'kilohertz kilohertz',
  MHz: 'megahertz megahertz',
  GHz: 'gigahertz gigahertz',
  KB: 'kilobyte',
  kB: 'kilobyte',
  MB: 'megabyte',
  GB: 'gigabyte',
  TB: 'terabyte',
  W: 'watt',
  kW: 'kilowatt',
  V: 'volt',
  '°': 'degree',
};
const PHRASES: Record<string, string> = {
  mph: 'miles per hour',
  kph: 'kilometers per hour',
  kmh: 'kilometers per hour',
  'km/h': 'kilometers per hour',
  'm/s': 'meters per second',
  'mi/h': 'miles per hour',
  '°C': 'degrees celsius',
  '°F': 'degrees fahrenheit',
  º: 'degrees',
  'm²': 'square meters',
  'km²': 'square kilometers',
  'ft²': 'square feet',
  'm³': 'cubic meters',
  'cm³': 'cubic centimeters',
  '%': 'percent',
};
/** Ordinary words too: units only when written together with the number. */
const ONLY_JOINED = new Set(['in', 'h', 'l', 'L', 'g', 'W', 'V', 'ms', 'm', 'min', 'sec', 'yd', 'mi']);
/** Units even after a number in words. */
const UNMISTAKABLE = new Set(['lb', 'lbs', 'km', 'kg', 'cm', 'mph', 'kph', 'oz']);
const MEASURE = /^(-?)([\d.,]*\d[¼-¾]?)(?:(?:[–-])([\d.,]*\d))?-?([\p{L}°º%²³/]+)$/u;

function sayUnit(unit: string, isOne: boolean): string | null {
  if (Object.hasOwn(PHRASES, unit)) return PHRASES[unit] ?? null;
  if (!Object.hasOwn(UNITS, unit)) return null;
  const [one = '', many = `${one}s`] = (UNITS[unit] ?? '').split(' ');
  return isOne ? one : many;
}

function sayValue(number: string): string | null {
  const half = /^([\d.,]*\d)([¼-¾])$/u.exec(number);
  if (half && isNumber(half[1] ?? '')) {
    return `${sayNumber(half[1] ?? '')} and ${half[2] === '½' ? 'a half' : half[2] === '¼' ? 'a quarter' : 'three quarters'}`;
  }
  return isNumber(number) ? sayNumber(number) : null;
}

/** Reads measures: 5km, 20°C, 60mph, 50%, 5'10, and a unit on its own after a number. */
export function readMeasure({ core, at }: Place): string | null {
  const before = at(-1);
  if (UNMISTAKABLE.has(core) || (isNumber(before.replace(/^-/, '')) && !ONLY_JOINED.has(core))) {
    const unit = sayUnit(core, before === '1');
    if (unit) return unit;
  }
  const height = /^(\d)'(\d{1,2})$/.exec(core);
  if (height) return `${sayNumber(height[1] ?? '')} foot ${sayNumber(height[2] ?? '')}`;
  const match = MEASURE.exec(core);
  if (!match) return null;
  const [, minus, number = '', to, unit = ''] = match;
  const unitName = sayUnit(unit, number === '1' && to === undefined);
  const [value, end] = [sayValue(number), to === undefined ? '' : sayValue(to)];
  if (!unitName || value === null || end === null) return null;
  return `${minus ? 'minus ' : ''}${value}${end ? ` to ${end}` : ''} ${unitName}`;
}
