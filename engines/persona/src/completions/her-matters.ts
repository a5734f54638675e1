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

/** Feelings, states and ways of speaking: nobody asks when such a thing began. */
const MANNERS = new Set(
  (
    'love like adore enjoy hate am have want wish hope fear think know feel believe seem look was were had do need mean ' +
    'mind owe belong remain become stay expect remember forget understand prefer wonder lack sound smell deserve carry wear charge ' +
    'say claim insist swear promise admit explain mention reply ask'
  ).split(' '),
);
/** With a single word after them these say too little to ask about: 'give change'. */
const LIGHT = new Set('give get take put let go come bring move'.split(' '));
/** Somebody who was named before, or the reader: without the sentence before it such a habit means nothing. */
const SOMEBODY =
  /\b(?:them|they|their|it|its|him|he|his|her|she|you|yours?|yourself|us|our|we|this|that|these|those)\b/i;
/** What follows 'I am the …' and is no trade: places in a row, parts, and what one is to others. */
const NO_TRADES = new Set(
  (
    'person woman man being creature girl boy lady guy soul one adult last first second third next only best worst rest end ' +
    'half part kind sort type opposite toast heart pride talk life love light star face voice reason result product child ' +
    'daughter son sister brother mother father aunt uncle cousin twin wife husband widow widower orphan friend neighbour ' +
    'neighbor stranger fan lover native resident member mystery mess disaster delight pleasure legend beauty joy treasure'
  ).split(' '),
);
const VERB_BEFORE = /^I (?:(?:still|now|also|always|never|secretly|only|mostly|usually|often) )?([a-z]+)\b/;
const CUTS = /,| (?:and (?=\w+ )|since|but|because|until|while|so|whenever|when) ?/;
/** What may go with the rest where it is short enough: 'make gates for people who cannot decide'. */
const SIDE_CUTS = / (?:where|who|which|that|as) ?/;
const LONGEST_DOING = 8;
/** Nothing of what one has is worth a question among these. */
const NO_THINGS = new Set(
  (
    'hair eyes eye hands hand face head mind heart voice nose skin arms arm legs leg fingers lips smile body name age life way time ' +
    'days nights day night own job work trade past youth childhood thirties forties fifties sixties twenties sleep ear ears neck ' +
    'shoulder shoulders knee knees word words turn best mouth breath back feet foot pockets pocket sleeve chair cup table part ' +
    'thoughts thought side self ex death late opinion temper finger fingertip thumb wrist palm eyebrows chin cheek hat coat fee price rent bill'
  ).split(' '),
);

/** 'I am a shy bookbinder from Prague' makes her a bookbinder. */
function tradeIn({ text }: Fact): string | null {
  const phrase = plainMarks(text).match(/^I (?:am|have been) (?:an?|the) ([^,.;]+)/)?.[1];
  if (phrase === undefined) return null;
  const terms = termsOf(phrase);
  const isJoint = (lower: string) => /^(?:of|from|with|in|at|on|who|which|that|for|by|under|and|to|near)$/.test(lower);
  const end = terms.findIndex(({ lower }) => isJoint(lower));
  const head = (end < 0 ? terms : terms.slice(0, end)).filter(({ tags, lower }) => {
    const isManner = ['Adjective', 'PastTense', 'Value', 'Adverb'].some((tag) => tags.has(tag));
    return !isManner && /^[\p{L}-]+$/u.test(lower);
  });
  const [last] = head.slice(-1);
  const isLast = last !== undefined && last === terms[(end < 0 ? terms.length : end) - 1];
  if (!isLast || NO_TRADES.has(last.lower)) return null;
  const words = head.slice(-2).filter((term) => term === last || !NO_TRADES.has(term.lower));
  return words.map(({ text: word }) => word).join(' ');
}

/** Whether words after 'I' name something that can be asked about as it stands. */
function isHabit(words: string[], verb: string): boolean {
  const text = words.join(' ');
  if (words.length < 2 || words.length > LONGEST_DOING || /\b(?:never|not|badly|I)\b/.test(text)) return false;
  return !SOMEBODY.test(text) && !(LIGHT.has(verb) && words.length === 2);
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
  const [short = ''] = clause.split(SIDE_CUTS);
  // Of 'tell everyone that …' nothing is left without what is told.
  const forms = verb === 'tell' ? [clause] : [clause, short];
  const words = forms.map((form) => form.split(' ').slice(1)).find((form) => isHabit(form, verb));
  const restated = words === undefined ? null : toldBack(`You ${words.join(' ')}`, true);
  return restated === null || words === undefined
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
