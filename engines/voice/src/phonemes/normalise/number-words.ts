const SMALL = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ');
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES = ['', 'thousand', 'million', 'billion', 'trillion'];
/** More digits than trillions need are read one by one. */
const LONGEST = SCALES.length * 3;
const ORDINALS: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

const word = (n: number): string => SMALL[n] ?? '';

function belowHundred(n: number): string {
  if (n < 20) return word(n);
  const ten = TENS[Math.floor(n / 10)] ?? '';
  return n % 10 === 0 ? ten : `${ten} ${word(n % 10)}`;
}

function belowThousand(n: number): string {
  if (n < 100) return belowHundred(n);
  const hundreds = `${word(Math.floor(n / 100))} hundred`;
  return n % 100 === 0 ? hundreds : `${hundreds} and ${belowHundred(n % 100)}`;
}

/** Says digits one by one, a nought as 'oh' unless it stands alone. */
export function sayDigits(digits: string): string {
  if (digits === '0') return 'zero';
  return [...digits].map((digit) => (digit === '0' ? 'oh' : word(Number(digit)))).join(' ');
}

/** Spells out a whole number in digits; numbers beyond trillions are read digit by digit. */
export function sayCardinal(digits: string): string {
  const trimmed = digits.replace(/^0+(?=\d)/, '');
  if (trimmed.length > LONGEST) return sayDigits(trimmed);
  const groups: string[] = [];
  for (let end = trimmed.length, scale = 0; end > 0; end -= 3, scale++) {
    const group = Number(trimmed.slice(Math.max(0, end - 3), end));
    // 'two thousand and five', but 'two thousand five hundred'.
    const joint = scale === 0 && group > 0 && group < 100 && trimmed.length > 3 ? 'and ' : '';
    if (group > 0) groups.unshift(`${joint}${belowThousand(group)} ${SCALES[scale] ?? ''}`.trim());
  }
  return groups.join(' ') || 'zero';
}

const lastWord = (words: string, change: (last: string) => string): string =>
  words.replace(/[a-z]+$/, (last) => change(last));

/** Says a place in a row: 22 as 'twenty second'. */
export function sayOrdinal(digits: string): string {
  return lastWord(sayCardinal(digits), (last) => ORDINALS[last] ?? `${last.replace(/y$/, 'ie')}th`);
}

/** The plural of a number in words: 'twenty' becomes 'twenties'. */
export function sayPlural(words: string): string {
  return lastWord(words, (last) =>
    last.endsWith('y') ? `${last.slice(0, -1)}ies` : `${last}${last === 'six' ? 'es' : 's'}`,
  );
}

/** Says a year: 1987 in two halves, 2005 as a number. */
export function sayYear(digits: string): string {
  const year = Number(digits);
  const century = Math.floor(year / 100);
  const rest = year % 100;
  if (digits.length !== 4 || year < 1100 || (year >= 2000 && year < 2010)) return sayCardinal(digits);
  if (rest === 0) return `${belowHundred(century)} hundred`;
  return `${belowHundred(century)} ${rest < 10 ? `oh ${word(rest)}` : belowHundred(rest)}`;
}

/** Says a number with or without a fraction and thousands separators: '1,234.5'. */
export function sayNumber(written: string): string {
  const [whole = '', ...fractions] = written.replaceAll(',', '').split('.');
  // '007' is a name, not seven.
  const isCode = /^0\d/.test(whole);
  const start = whole === '' ? '' : isCode ? sayDigits(whole) : sayCardinal(whole);
  const [first, ...others] = fractions;
  if (first === undefined) return start;
  // A second point makes it a version: 'four point ten point two'.
  const tail = others.length > 0 ? [first, ...others].map(sayCardinal) : [sayDigits(first).replaceAll('oh', 'zero')];
  return [start, ...tail].join(' point ').trim();
}
