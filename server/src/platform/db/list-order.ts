import { type SQL, sql } from 'drizzle-orm';

/** How a list is sorted: by which column, and how its values go to the client and back. */
export interface ListOrder {
  column: SQL;
  /** Turns the column's `value` into the form that goes into the cursor. */
  toClient: SQL;
  /** Turns a value of the client's cursor back into one of the column's type. */
  fromClient: (value: number | string | undefined) => SQL;
}

/** Sorted by a fraction, to its last bit. */
export const byReal = (column: SQL): ListOrder => ({
  column,
  toClient: sql`value`,
  fromClient: (value) => sql`${Number(value)}::double precision`,
});

/** Sorted by a whole number. */
export const byWhole = (column: SQL): ListOrder => ({
  column,
  toClient: sql`value`,
  fromClient: (value) => sql`${Number(value)}::integer`,
});

/** Sorted by a text. */
export const byText = (column: SQL): ListOrder => ({
  column,
  toClient: sql`value`,
  fromClient: (value) => sql`${String(value)}::text`,
});

/** Sorted by a time, which goes to the client and back in whole microseconds, as exact as it is stored. */
export const byTime = (column: SQL): ListOrder => ({
  column,
  toClient: sql`(extract(epoch FROM value) * 1000000)::bigint`,
  fromClient: (value) => sql`timestamptz 'epoch' + ${Number(value)}::bigint * interval '1 microsecond'`,
});
