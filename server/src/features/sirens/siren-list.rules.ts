import { createHash } from 'node:crypto';
import { type Gender, genders, type SirenSort } from '@sirenade/contract/sirens';
import { fieldError } from '../../platform/app-error.ts';

/** Which list somebody reads; a cursor belongs to one of them. */
export interface ListScope {
  sort: SirenSort;
  search: string;
  gender: Gender | 'all';
  adult: boolean;
  userId: number | null;
}

/** Where a page ended: the values it is sorted by, and the id. */
export interface Position {
  values: (number | string)[];
  id: number;
}

/** The shelves whose sirens a list shows. */
export function shelvesOf({ gender, adult }: Pick<ListScope, 'gender' | 'adult'>): string[] {
  const chosen = gender === 'all' ? [...genders] : [gender];
  return chosen.flatMap((each) => (adult ? [each, `${each}+`] : [each]));
}

const markOf = (scope: ListScope) =>
  createHash('sha256')
    .update(JSON.stringify([scope.sort, scope.search, scope.gender, scope.adult, scope.userId]))
    .digest('base64url')
    .slice(0, 8);

/** A position as clients carry it. */
export function writeCursor(scope: ListScope, { values, id }: Position): string {
  return Buffer.from(JSON.stringify([markOf(scope), ...values, id])).toString('base64url');
}

/** Kinds of values by the range the database takes. */
const FITS = {
  real: (value: unknown) => typeof value === 'number',
  small: (value: unknown) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31,
  large: (value: unknown) => Number.isSafeInteger(value),
  text: (value: unknown) => typeof value === 'string',
};

/** What each order is sorted by, beside the id. */
const VALUES: Record<SirenSort | 'rank', (keyof typeof FITS)[]> = {
  hot: ['real'],
  karma: ['small'],
  created_at: ['large'],
  name: ['text'],
  rank: ['small', 'small'],
};

function parse(cursor: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

/** Reads a cursor of this list, or throws the 400 of one that is not. */
export function readCursor(scope: ListScope, order: SirenSort | 'rank', cursor: string): Position {
  const [mark, ...rest] = parse(cursor);
  const kinds = [...VALUES[order], 'large' as const];
  const isWhole = rest.length === kinds.length && kinds.every((kind, at) => FITS[kind](rest[at]));
  if (mark !== markOf(scope) || !isWhole) throw fieldError('after', 'This cursor does not belong to this list.');
  const values = rest as Position['values'];
  return { values: values.slice(0, -1), id: Number(values.at(-1)) };
}
