import type { Db } from '../../../platform/db/database.ts';
import { nameKeyOf } from '../siren.rules.ts';
import {
  countUpTo,
  type Found,
  type FoundPart,
  findOfRank,
  findRanked,
  findTogether,
  findWordsBeginning,
  findWordsBySlip,
  findWordsLike,
} from './siren-search.store.ts';
import { type ListKey, listsOf, listsOfWords, nearestOf, queryWords, SHORTEST_BEGINNING } from './siren-words.rules.ts';

/** The rank of matches with typing errors, after the four places of exact ones. */
const NEAR_MISS = 4;
/** Matches with typing errors are added when there are fewer exact ones. */
const FEW = 12;
/** How many sirens with the rarest word of a query are searched for its other words. */
const GATHERED = 1000;
const RARE = 300;
/** Words of this length may have two typing errors. */
const LONG = 6;

/** A word of the query, with the index lists of the words it is a prefix of. */
interface Wanted {
  word: string;
  lists: ListKey[];
  /** The words it may stand for when it has a typing error. */
  near: string[];
}

const termsIn = (lists: ListKey[]) => [...new Set(lists.map(({ term }) => term))];

async function readWords(db: Db, search: string): Promise<Wanted[]> {
  const wanted: Wanted[] = [];
  for (const word of queryWords(search)) {
    const known = Array.from(word).length < SHORTEST_BEGINNING ? [word] : await findWordsBeginning(db, word);
    wanted.push({ word, lists: listsOf(word, known), near: [] });
  }
  return wanted;
}

/** Sirens with all words of a query: gathers those with the rarest word and filters them by the others. */
async function findAll(
  db: Db,
  wanted: Wanted[],
  how: { nameKey: string | null; rank: number | null; without: number[] },
  part: FoundPart,
): Promise<Found[]> {
  const terms = wanted.map(({ lists }) => termsIn(lists));
  if (terms.some((set) => set.length === 0)) return [];
  const counts = await countUpTo(db, terms, RARE);
  const least = Math.min(...counts);
  const rarest = counts.indexOf(least);
  const lists = wanted[rarest]?.lists ?? [];
  const perList = least < RARE ? RARE : Math.max(20, Math.ceil(GATHERED / (lists.length * part.shelves.length)));
  return findTogether(db, { ...how, lists, perList, others: wanted.filter((_, at) => at !== rarest) }, part);
}

async function findExact(db: Db, search: string, wanted: Wanted[], part: FoundPart): Promise<Found[]> {
  const [only, ...more] = wanted;
  if (!only) return [];
  if (more.length > 0) return findAll(db, wanted, { nameKey: nameKeyOf(search), rank: null, without: [] }, part);
  return only.lists.length === 0 ? [] : findRanked(db, only.lists, part);
}

/** Indexed words near a word: within one typing error by an index lookup; for long words else by similarity. */
async function findMeant(db: Db, word: string): Promise<string[]> {
  const { length } = Array.from(word);
  if (length < SHORTEST_BEGINNING) return [];
  const near = nearestOf(word, await findWordsBySlip(db, word));
  return near.length > 0 || length < LONG ? near : nearestOf(word, await findWordsLike(db, word));
}

async function findNear(db: Db, wanted: Wanted[], without: number[], part: FoundPart): Promise<Found[]> {
  const meant: Wanted[] = [];
  let hasSlip = false;
  for (const { word, lists } of wanted) {
    const near = await findMeant(db, word);
    hasSlip ||= near.length > 0;
    // In a query of several words, some may be exact.
    const right = wanted.length > 1 ? lists : [];
    meant.push({ word, lists: [...right, ...listsOfWords(near)], near });
  }
  if (!hasSlip) return [];
  const [only, ...more] = meant;
  if (only && more.length === 0) return findOfRank(db, only.lists, NEAR_MISS, { ...part, without });
  return findAll(db, meant, { nameKey: null, rank: NEAR_MISS, without }, part);
}

/** The listed sirens that match a query, the best first: see docs/decisions/011-finding-sirens.md. */
export async function searchSirens(db: Db, search: string, part: FoundPart): Promise<Found[]> {
  const { after, limit } = part;
  const wanted = await readWords(db, search);
  const isPastExact = after?.rank === NEAR_MISS;
  const exact = isPastExact ? [] : await findExact(db, search, wanted, part);
  if (exact.length >= limit) return exact;
  const first = after ? await findExact(db, search, wanted, { ...part, after: undefined, limit: FEW }) : exact;
  if (first.length >= FEW) return exact;
  const without = first.map(({ id }) => id);
  const rest = { ...part, after: isPastExact ? after : undefined, limit: limit - exact.length };
  return [...exact, ...(await findNear(db, wanted, without, rest))];
}
