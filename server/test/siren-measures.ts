import { shelvesOf } from '../src/features/sirens/list/siren-list.rules.ts';
import { findSirensInOrder, listShelves } from '../src/features/sirens/list/siren-list.store.ts';
import { searchSirens } from '../src/features/sirens/list/siren-search.service.ts';
import { type Database, embeddedDatabase, postgresDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { openPglite } from '../src/platform/db/pglite-engine.ts';
import { makeLog } from '../src/platform/log.ts';
import { fillSirens } from './siren-crowd.ts';

const LIMIT = 12;
const SEED = 20_261_115;
const [where = '', ...wanted] = process.argv.slice(2);
const sizes = wanted.length > 0 ? wanted.map(Number) : [1_000, 10_000, 100_000];
const RUNS = 101;
const WARM_UP = 10;

const everyone = shelvesOf({ gender: 'all', adult: true });
const men = shelvesOf({ gender: 'male', adult: true });

/** Queries of users, by the functions that the server runs for them. */
function pathsOf(database: Database, rare: string): Record<string, () => Promise<number>> {
  const { db } = database;
  const list = async (shelves: string[], sort: 'hot' | 'karma' | 'name') => {
    const page = await listShelves(db, shelves, { sort, after: undefined, offset: 0, limit: LIMIT + 1 });
    return (
      await findSirensInOrder(
        db,
        page.slice(0, LIMIT).map(({ id }) => id),
      )
    ).length;
  };
  const search = async (text: string, shelves = everyone) => {
    const found = await searchSirens(db, text, { shelves, after: undefined, limit: LIMIT + 1 });
    return (
      await findSirensInOrder(
        db,
        found.slice(0, LIMIT).map(({ id }) => id),
      )
    ).length;
  };
  return {
    'page 1': () => list(everyone, 'hot'),
    'page 1, men': () => list(men, 'hot'),
    'page 1 by karma': () => list(everyone, 'karma'),
    'page 1 by name': () => list(everyone, 'name'),
    'a rare word': () => search(rare),
    'a common word (woman)': () => search('woman'),
    'a common word, men': () => search('woman', men),
    'two letters (ma)': () => search('ma'),
    'three letters (lig)': () => search('lig'),
    'a name (isla)': () => search('isla'),
    'two words (isla moreau)': () => search('isla moreau'),
    'two common words (quiet sea)': () => search('quiet sea'),
    'a slip (izla)': () => search('izla'),
    'a slip (ligthouse)': () => search('ligthouse'),
    'nothing (qqxqq)': () => search('qqxqq'),
  };
}

/** Medians of each, taken in turns, so that a busy moment of the machine falls on all of them. */
async function mediansOf(works: (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[][] = works.map(() => []);
  for (let run = 0; run < RUNS + WARM_UP; run++) {
    for (const [at, work] of works.entries()) {
      const began = performance.now();
      await work();
      if (run >= WARM_UP) times[at]?.push(performance.now() - began);
    }
  }
  return times.map((each) => each.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0);
}

async function measure(database: Database) {
  const { pool } = database;
  await migrate(database);
  // The least a page can cost: the hottest twelve rows by one index, with nothing to filter.
  await pool.query('CREATE INDEX bare_hot ON sirens (hot DESC)');
  const figures: Record<number, Record<string, { ours: number; bare: number; found: number }>> = {};
  let filled = 0;
  for (const size of sizes) {
    await fillSirens(pool, filled, size, SEED);
    filled = size;
    const { rows } = await pool.query<{ word: string }>(
      `SELECT word FROM search.siren_words WHERE place = 3 AND length(word) > 6 GROUP BY word
       HAVING count(*) = 1 ORDER BY min(siren_id) LIMIT 1`,
    );
    const bare = () => pool.query('SELECT * FROM sirens ORDER BY hot DESC LIMIT 12');
    const found: (typeof figures)[number] = {};
    for (const [name, path] of Object.entries(pathsOf(database, rows[0]?.word ?? ''))) {
      const [ours = 0, least = 0] = await mediansOf([path, bare]);
      found[name] = { found: await path(), ours, bare: least };
    }
    figures[size] = found;
  }
  return figures;
}

const isAddress = /^postgres(ql)?:/.test(where);
const database = isAddress
  ? postgresDatabase(where, makeLog('silent'), { size: 1 })
  : embeddedDatabase(await openPglite(where || undefined));
console.log(JSON.stringify(await measure(database)));
await database.close();
