import { type Claim, claimOf } from './ages.ts';
import { coverOf, isIn, type Reader, type Reading, type WordLists } from './reading.ts';
import type { Contexts } from './sexual-context.ts';

/** Finds words for minors, and descriptions of a person as childlike. */
export function findChildlike(reading: Reading, reader: Reader): { minors: Claim[]; childlike: Claim[] } {
  const isInnocent = coverOf(reading.hits('innocent'), reading.words);
  const isPast = new Set(reading.hits('pastWords').flatMap(({ to }) => [to, to + 1]));
  const claims = (label: 'minors' | 'childlike') =>
    reading
      .hits(label)
      .filter(({ from, to }) => !isInnocent(from, to))
      .map((hit) => claimOf(hit, reading, reader, isPast.has(hit.from)));
  return { minors: claims('minors'), childlike: claims('childlike') };
}

/** Whether children are mentioned at all; a picture of them has no place here. */
export function hasChild({ words, hits }: Reading, { any }: Reader): boolean {
  const isInnocent = coverOf(hits('innocent'), words);
  return words.some((word, at) => isIn(word, any.children) && !isInnocent(at, at + 1));
}

/** How many words may stand between an act and its object. */
const REACH = 6;

/** Finds something sexual that is done with or to a child: 'with a …', 'a naked …'. */
export function findChildObject(reading: Reading, reader: Reader, contexts: Contexts): string | undefined {
  const { words } = reading;
  for (let at = 0; at < words.length; at++) {
    if (!isIn(words[at], reader.any.children)) continue;
    for (const code of reader.codes) {
      const lists = reader.lists(code);
      if (isIn(words[at], lists.children) && isObject(reading, contexts, lists, at)) return `children/${code}`;
    }
  }
  return undefined;
}

/** Walks back from an object over its determiners to the word that links it to an act. */
function isObject({ words }: Reading, contexts: Contexts, lists: WordLists, object: number): boolean {
  const sentence = words[object]?.sentence;
  let at = object - 1;
  while (at > object - REACH && words[at]?.sentence === sentence && isIn(words[at], lists.determiners)) at--;
  if (words[at]?.sentence !== sentence) return false;
  if (at === object - 1 && contexts.levels[at] === 2 && !words[at]?.stop) return true;
  if (!isIn(words[at], lists.links)) return false;
  return [0, 1, 2, 3].some((back) => words[at - back]?.sentence === sentence && contexts.levels[at - back] === 2);
}

/** Finds a sexual phrase in a sentence with a place of children, and acts (`childActs`) of a child. */
export function findAmongChildren(reading: Reading, reader: Reader, contexts: Contexts): string | undefined {
  const { words } = reading;
  const isInnocent = coverOf(reading.hits('innocent'), words);
  const place = reading
    .hits('childPlaces')
    .find(({ from, to }) => !isInnocent(from, to) && contexts.near(from, to, 0) === 2);
  if (place) return place.rule;
  const act = reading.hits('childActs').find(({ from, language }) => {
    const lists = reader.lists(language);
    for (let at = from - 1; at >= from - REACH && words[at]?.sentence === words[from]?.sentence; at--) {
      if (words[at]?.stop || isIn(words[at], lists.grownUps)) return false;
      if (isIn(words[at], lists.children)) return true;
    }
    return false;
  });
  return act?.rule;
}
