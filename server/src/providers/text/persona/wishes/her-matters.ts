import { termsOf } from '../language/terms.ts';
import { toldBack } from '../language/told-back.ts';
import { articleFor, countWords, plainMarks } from '../prose.ts';
import type { Fact } from '../siren/facts.ts';
import type { Reading } from '../siren/persona-reading.ts';

/** Things of hers that a person could speak of. */
export interface Matters {
  /** What she is, without what she is like: 'lighthouse keeper'. */
  trade: string | null;
  /** What she does: 'keep the lighthouse at Skerryvore'. */
  doings: string[];
  likes: string[];
  /** Whom and what she has: 'cat', 'sisters'. */
  things: string[];
}

const MANNERS = new Set(
  'love like adore enjoy hate am have want wish hope fear think know feel believe seem look was were had do'.split(' '),
);
const VERB_BEFORE = /^I (?:(?:still|now|also|always|never|secretly|only|mostly|usually|often) )?([a-z]+)\b/;
const CUTS = /,| (?:and (?=\w+ )|since|but|because|where|who|which|that|until|while|so|as|whenever|when) ?/;
const LONGEST_DOING = 8;
/** Nothing of what one has is worth a question among these. */
const NO_THINGS = new Set(
  (
    'hair eyes eye hands hand face head mind heart voice nose skin arms arm legs leg fingers lips smile body name age life way time ' +
    'days nights day night own job work trade past youth childhood thirties forties fifties sixties twenties sleep ear ears neck ' +
    'shoulder shoulders knee knees word words turn best mouth breath back feet foot pockets pocket sleeve chair cup table part ' +
    'thoughts thought side self ex death late opinion temper finger fingertip thumb wrist palm eyebrows chin cheek hat coat'
  ).split(' '),
);

/** 'I am a shy bookbinder from Prague' makes her a bookbinder. */
function tradeIn({ text }: Fact): string | null {
  const phrase = plainMarks(text).match(/^I am (?:an?|the) ([^,.;]+)/)?.[1];
  if (phrase === undefined) return null;
  const terms = termsOf(phrase);
  const isJoint = (lower: string) => /^(?:of|from|with|in|at|on|who|which|that|for|by|under|and|to|near)$/.test(lower);
  const end = terms.findIndex(({ lower }) => isJoint(lower));
  const head = (end < 0 ? terms : terms.slice(0, end)).filter(({ tags, lower }) => {
    const isManner = tags.has('Adjective') || tags.has('PastTense') || tags.has('Value');
    return !isManner && /^[\p{L}-]+$/u.test(lower);
  });
  const words = head.slice(-2).map(({ text: word }) => word);
  if (
    words.length === 0 ||
    /^(?:person|woman|man|being|creature|girl|boy|lady|guy|soul|one|adult)$/.test(words.at(-1) ?? '')
  )
    return null;
  return words.join(' ');
}

/** 'I keep the lighthouse at Skerryvore and have done so for years' makes 'keep the lighthouse at Skerryvore'. */
function doingIn({ text }: Fact): string | null {
  const plain = plainMarks(text).replace(/\.$/, '');
  const verb = plain.match(VERB_BEFORE)?.[1];
  if (verb === undefined || MANNERS.has(verb)) return null;
  const term = termsOf(plain).find(({ lower }) => lower === verb);
  if (!term?.tags.has('Verb') || term.tags.has('PastTense') || term.tags.has('Modal') || term.tags.has('Copula'))
    return null;
  const [clause = ''] = plain.split(CUTS);
  const words = clause.split(' ').slice(1);
  if (words.length < 2 || words.length > LONGEST_DOING || /\b(?:never|not|badly|I)\b/.test(words.join(' ')))
    return null;
  const told = toldBack(`You ${words.join(' ')}`, true);
  return told === null
    ? null
    : words
        .join(' ')
        .replace(/\bmy\b/g, 'your')
        .replace(/\bmyself\b/g, 'yourself')
        .replace(/\bme\b/g, 'you');
}

function likesIn({ text }: Fact): string[] {
  const list = plainMarks(text).match(/^I (?:love|adore|like|enjoy|am fond of|collect) ([^.;]+)/)?.[1] ?? '';
  return list
    .split(/,\s*(?:and )?|\s+and\s+/)
    .map((item) => item.trim())
    .filter(
      (item) =>
        countWords(item) > 0 &&
        countWords(item) <= 4 &&
        !/\b(?:I|my|me|to|you|him|her|it|them|when|how|what|who|that)\b/i.test(item),
    );
}

/** The things after 'my' in a text of hers. */
export function thingsIn(text: string): string[] {
  const terms = termsOf(text);
  return terms.flatMap(({ lower }, at) => {
    const [next, after] = [terms[at + 1], terms[at + 2]];
    if (lower !== 'my' || !next?.tags.has('Noun') || next.tags.has('ProperNoun') || NO_THINGS.has(next.lower))
      return [];
    const isCut = after?.tags.has('Noun') === true && !/\S/.test(next.post);
    return isCut || !/^[a-z]+$/.test(next.lower) ? [] : [next.lower];
  });
}

/** Whether a sentence is a sad one, of which nobody makes small talk. */
export const isHeavy = (text: string): boolean =>
  /\b(?:dead|died|dies|drown\w*|killed|widow\w*|lost|grave|buried|murder\w*|war|grief|accident|suicide|prison|abus\w*)\b/i.test(
    text,
  );

/** What of her a person could speak of, as far as everybody may know it. */
export function mattersOf({ facts }: Pick<Reading, 'facts'>): Matters {
  const open = facts.filter(({ heat, isSecret }) => heat === 0 && !isSecret);
  const light = open.filter(({ text }) => !isHeavy(text));
  return {
    trade: open.map(tradeIn).find((trade) => trade !== null) ?? null,
    doings: open.map(doingIn).filter((doing) => doing !== null && !isHeavy(doing)) as string[],
    likes: light.flatMap(likesIn),
    things: [...new Set(light.flatMap(({ text }) => thingsIn(text)))],
  };
}

/** 'a lighthouse keeper', 'an archivist'. */
export const withArticle = (trade: string): string => `${articleFor(trade)} ${trade}`;
