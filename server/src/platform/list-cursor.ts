import { createHash } from 'node:crypto';
import { fieldError } from './app-error.ts';

/** Where a page of a list ended: the values it is sorted by, and the id. */
export interface Position {
  values: (number | string)[];
  id: number;
}

/** Kinds of values by the range the database takes. */
const FITS = {
  real: (value: unknown) => typeof value === 'number',
  small: (value: unknown) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31,
  large: (value: unknown) => Number.isSafeInteger(value),
  text: (value: unknown) => typeof value === 'string',
};
export type ValueKind = keyof typeof FITS;

/** Identifies a list: every filter and the order, so that a cursor is refused by another list. */
type Scope = readonly unknown[];

const markOf = (scope: Scope) => createHash('sha256').update(JSON.stringify(scope)).digest('base64url').slice(0, 8);

/** A position in a list as clients carry it. */
export function writeCursor(scope: Scope, { values, id }: Position): string {
  return Buffer.from(JSON.stringify([markOf(scope), ...values, id])).toString('base64url');
}

function parse(cursor: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

/** Reads a cursor of this list, or throws the 400 of one that is not. */
export function readCursor(scope: Scope, kinds: readonly ValueKind[], cursor: string): Position {
  const [mark, ...rest] = parse(cursor);
  const all = [...kinds, 'large' as const];
  const isWhole = rest.length === all.length && all.every((kind, at) => FITS[kind](rest[at]));
  if (mark !== markOf(scope) || !isWhole) throw fieldError('after', 'This cursor does not belong to this list.');
  const values = rest as Position['values'];
  return { values: values.slice(0, -1), id: Number(values.at(-1)) };
}
