import { plainText } from './clauses.ts';

/** The minimum age of every figure, also if the text names a lower one. */
const YOUNGEST = 25;
const OLDEST = 88;

const TENS: Record<string, number> = { twent: 20, thirt: 30, fort: 40, fift: 50, sixt: 60, sevent: 70, eight: 80 };
const PART: Record<string, number> = { early: 2, mid: 5, middle: 5, late: 8 };

const PATTERNS: readonly RegExp[] = [
  /\b(\d{2}) ?(?:years?|yrs?|y o|yo)\b/g,
  /\b(?:age|aged|age:|years old:) ?:? ?(\d{2})\b/g,
  /(?:^|[,.;|\n] ?)(?:a |an )?(\d{2}) ?(?=$|[,.;|\n]|(?:woman|man|person|female|male)\b)/g,
];

/** The last age that a text names in digits or decades ('late thirties'), clamped to YOUNGEST–OLDEST. */
export function readAge(text: string): number | undefined {
  const plain = plainText(text);
  const ages: number[] = [];
  for (const pattern of PATTERNS) for (const [, years] of plain.matchAll(pattern)) ages.push(Number(years));
  for (const [, part, tens] of plain.matchAll(
    /\b(?:(early|mid|middle|late) )?(\d0|twent|thirt|fort|fift|sixt|sevent|eight)(?:s|ies)\b/g,
  )) {
    const base = TENS[tens ?? ''] ?? Number(tens);
    if (base >= 20) ages.push(base + (PART[part ?? ''] ?? 4));
  }
  const last = ages.at(-1);
  return last === undefined ? undefined : Math.min(OLDEST, Math.max(YOUNGEST, last));
}
