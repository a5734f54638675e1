import { type Gender, genders, type SirenSort } from '@sirenade/contract/sirens';
import {
  type Position,
  readCursor as read,
  type ValueKind,
  writeCursor as write,
} from '../../../platform/list-cursor.ts';

/** Which list somebody reads; a cursor belongs to one of them. */
export interface ListScope {
  sort: SirenSort;
  search: string;
  gender: Gender | 'all';
  adult: boolean;
  userId: number | null;
}

/** The shelves whose sirens a list shows. */
export function shelvesOf({ gender, adult }: Pick<ListScope, 'gender' | 'adult'>): string[] {
  const chosen = gender === 'all' ? [...genders] : [gender];
  return chosen.flatMap((each) => (adult ? [each, `${each}+`] : [each]));
}

const scopeOf = (scope: ListScope) => [scope.sort, scope.search, scope.gender, scope.adult, scope.userId];

/** What each order is sorted by, beside the id. */
const VALUES: Record<SirenSort | 'rank', ValueKind[]> = {
  hot: ['real'],
  karma: ['small'],
  created_at: ['large'],
  name: ['text'],
  rank: ['small', 'small'],
};

/** A position as clients carry it. */
export function writeCursor(scope: ListScope, position: Position): string {
  return write(scopeOf(scope), position);
}

/** Reads a cursor of this list, or throws the 400 of one that is not. */
export function readCursor(scope: ListScope, order: SirenSort | 'rank', cursor: string): Position {
  return read(scopeOf(scope), VALUES[order], cursor);
}
