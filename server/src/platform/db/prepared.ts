import type { Db } from './database.ts';

/**
 * A query that is put together once for each handle and then only run: with short queries, putting them together takes
 * longer than anything else. Under its name, which no other query has, PostgreSQL plans it once for each connection.
 */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    let query = built.get(db);
    if (!query) {
      query = build(db);
      built.set(db, query);
    }
    return query;
  };
}
