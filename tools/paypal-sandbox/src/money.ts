/** At most the digits that a number holds exactly, and only zeros after the cents. */
const AMOUNT = /^(-?)(\d{1,12})(?:\.(\d{1,2})0*)?$/;

/** Reads an amount such as 15.00 as cents; null where it is none. Never by way of a fraction. */
export function centsOf(text: string): number | null {
  const [, sign, whole = '', fraction = ''] = text.match(AMOUNT) ?? [];
  if (sign === undefined) return null;
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return sign === '-' && cents !== 0 ? -cents : cents;
}

/** Writes cents as an amount with two digits after the point. */
export function amountOf(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
