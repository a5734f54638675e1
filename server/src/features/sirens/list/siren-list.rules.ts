import { type Gender, genders, type SirenSort } from '@sirenade/contract/sirens';
import {
  type Position,
  readCursor as read,
  type ValueKind,
  writeCursor as write,
} from '../../../platform/list-cursor.ts';

/** Filter and order of a list; a cursor is valid for one scope only. */
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

/** The types of the sort values of each order, besides the id. */
const VALUES: Record<SirenSort | 'rank', ValueKind[]> = {
  hot: ['real'],
  karma: ['small'],
  created_at: ['large'],
  name: ['text'],
  rank: ['small', 'small'],
};

/** Encodes a position as the cursor of a client. */
export function writeCursor(scope: ListScope, position: Position): string {
  return write(scopeOf(scope), position);
}

/** Decodes a cursor; throws a 400 for one of another list. */
export function readCursor(scope: ListScope, order: SirenSort | 'rank', cursor: string): Position {
  return read(scopeOf(scope), VALUES[order], cursor);
}
