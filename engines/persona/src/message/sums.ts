import { plainMarks } from '../prose.ts';

const NUMBER = '(-?\\d{1,9}(?:\\.\\d{1,6})?)';
const SUM = new RegExp(
  `(?:^|[^\\d.])${NUMBER} ?(\\+|-|–|−|\\*|x|×|/|÷|:|plus|minus|times|multiplied by|divided by|over) ?${NUMBER}(?![\\d.]*[\\d:/-])`,
  'i',
);
const ASKED =
  /^[\s\d.+*x×/÷:=?()−–-]+$|\b(?:what(?:'s| is| are| do you get)|whats|how much is|calculate|compute|solve|work out|equals?)\b|=/i;

const SIGNS: [RegExp, (a: number, b: number) => number][] = [
  [/^(?:\+|plus)$/i, (a, b) => a + b],
  [/^(?:-|–|−|minus)$/i, (a, b) => a - b],
  [/^(?:\*|x|×|times|multiplied by)$/i, (a, b) => a * b],
  [/^(?:\/|÷|:|divided by|over)$/i, (a, b) => a / b],
];

/** What a small sum comes to, as it would be said; null where none is asked for, or it has no end. */
export function sumIn(message: string): string | null {
  const plain = plainMarks(message).trim();
  const [, one, sign = '', other] = plain.match(SUM) ?? [];
  if (one === undefined || other === undefined || !ASKED.test(plain) || plain.length > 80) return null;
  // Of a longer sum half an answer would be a wrong one.
  if ((plain.match(/\d+(?:\.\d+)?/g) ?? []).length !== 2) return null;
  const result = SIGNS.find(([form]) => form.test(sign))?.[1](Number(one), Number(other));
  if (result === undefined || !Number.isFinite(result) || Math.abs(result) > 1e15) return null;
  return String(Math.round(result * 1_000) / 1_000);
}
