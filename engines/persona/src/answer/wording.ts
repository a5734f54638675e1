import { makeRng } from '../rng.ts';
import type { Reading } from '../siren/persona-reading.ts';
import { wordings } from './wording.data.ts';

const plain = (text: string) => text.toLowerCase().replaceAll("'", '’');
const escaped = (text: string) =>
  plain(text)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('’', "[’']");
const longestFirst = wordings.map(([first = '']) => first).sort((a, b) => b.length - a.length);
const FORM = new RegExp(`(?<![\\p{L}’'{-])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}’'}-])`, 'giu');

/** Each siren's own words, as long as she is among the last that spoke. */
const known = new Map<string, Map<string, string>>();
const KEPT = 200;

function wordsOf(name: string): Map<string, string> {
  const found = known.get(name);
  if (found) return found;
  const own = new Map(
    wordings.map((row) => [plain(row[0] ?? ''), makeRng('wording', name, row[0] ?? '').pick(row) ?? '']),
  );
  known.set(name, own);
  if (known.size > KEPT) known.delete(known.keys().next().value ?? '');
  return own;
}

/** A line of the bank in a siren's own words: two of them seldom say a thing alike. Its slots stay as they are. */
export function inHerWords(line: string, { name }: Pick<Reading, 'name'>): string {
  const own = wordsOf(name);
  return line.replace(FORM, (was: string, at: number) => {
    const now = own.get(plain(was)) ?? was;
    // What follows something done between asterisks begins a sentence too.
    const isFirst = at === 0 || /[.!?…]\*?\s+$/.test(line.slice(0, at));
    return isFirst ? `${now[0]?.toUpperCase() ?? ''}${now.slice(1)}` : now;
  });
}
