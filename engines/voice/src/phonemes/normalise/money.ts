import { sayCardinal, sayNumber } from './number-words.ts';
import { isNumber } from './numbers.ts';
import type { Place } from './reading.ts';

interface Currency {
  one: string;
  many: string;
  cent: string;
  cents: string;
}

const CURRENCIES: Record<string, Currency> = {
  $: { one: 'dollar', many: 'dollars', cent: 'cent', cents: 'cents' },
  '£': { one: 'pound', many: 'pounds', cent: 'penny', cents: 'pence' },
  '€': { one: 'euro', many: 'euros', cent: 'cent', cents: 'cents' },
  '¥': { one: 'yen', many: 'yen', cent: 'sen', cents: 'sen' },
  '₹': { one: 'rupee', many: 'rupees', cent: 'paisa', cents: 'paise' },
};
const SCALES: Record<string, string> = {
  k: 'thousand',
  m: 'million',
  mn: 'million',
  b: 'billion',
  bn: 'billion',
  tn: 'trillion',
};
const SCALE_WORD = /^(?:hundred|thousand|million|billion|trillion|grand)$/;
const AMOUNT = /^(?:US|C|A|NZ|HK)?(-?)([$£€¥₹])([\d.,]*\d)(?:[–-][$£€]?([\d.,]*\d))?(k|mn?|bn?|tn)?$/i;

const RATE = /^(.+)\/(day|night|hour|hr|week|month|year|person|kg|lb|km|mile)$/;

function sayAmount(number: string, { one, many, cent, cents }: Currency): string {
  const [, whole = '', small = ''] = /^([\d,]*)\.(\d\d)$/.exec(number) ?? [];
  if (!small) return `${sayNumber(number)} ${number === '1' ? one : many}`;
  const coins = `${sayCardinal(small)} ${small === '01' ? cent : cents}`;
  const notes = `${sayNumber(whole)} ${whole === '1' ? one : many}`;
  if (small === '00') return notes;
  return whole === '' || whole === '0' ? coins : `${notes} and ${coins}`;
}

/** The currency of an amount whose scale is a word of its own: '$5 million'. */
function currencyBefore(text: string): Currency | null {
  const [, , sign = '', , , scale] = AMOUNT.exec(text) ?? [];
  return scale ? null : (CURRENCIES[sign] ?? null);
}

function readSum({ core, at }: Place): string | null {
  if (SCALE_WORD.test(core)) {
    const currency = currencyBefore(at(-1));
    return currency ? `${core} ${currency.many}` : null;
  }
  const coins = /^(\d+)([p¢])$/.exec(core);
  if (coins) return `${sayNumber(coins[1] ?? '')} ${coins[2] === 'p' ? 'pence' : coins[1] === '1' ? 'cent' : 'cents'}`;
  const behind = /^([\d.,]*\d)([$£€¥₹])$/.exec(core);
  const amount = AMOUNT.exec(behind ? `${behind[2]}${behind[1]}` : core);
  if (!amount) return null;
  const [, minus, sign = '', number = '', to, scale = ''] = amount;
  const currency = CURRENCIES[sign];
  if (!currency || !isNumber(number) || (to !== undefined && !isNumber(to))) return null;
  const lead = minus ? 'minus ' : '';
  const range = to === undefined ? '' : `${sayNumber(number)} to `;
  const last = to ?? number;
  if (scale) return `${lead}${range}${sayNumber(last)} ${SCALES[scale.toLowerCase()]} ${currency.many}`;
  if (SCALE_WORD.test(at(1))) return `${lead}${range}${sayNumber(last)}`;
  return `${lead}${range}${sayAmount(last, currency)}`;
}

/** Reads sums of money: $3.50, £1m, 20€, 50p, €5/day, and the 'million' after '$5'. */
export function readMoney(place: Place): string | null {
  const [, sum, per] = RATE.exec(place.core) ?? [];
  if (sum === undefined) return readSum(place);
  const spoken = readSum({ ...place, core: sum, at: () => '' });
  return spoken && `${spoken} per ${per === 'hr' ? 'hour' : per}`;
}
