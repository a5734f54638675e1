import { type Term, termsOf } from '../language/terms.ts';
import { wordsOf } from '../prose.ts';

/** What a message is about, worded as the siren would: 'your sister', 'the rain'. */
export interface Topic {
  text: string;
  isPlural: boolean;
}

/** Nouns that say nothing on their own, or would sound wrong said back. */
const VAGUE = new Set(
  (
    'thing things stuff something anything everything nothing lot lots kind sort bit way ways time times day days night nights ' +
    'week weeks month months year years today tomorrow yesterday tonight morning evening afternoon moment minute minutes hour hours ' +
    'second seconds one ones people person someone somebody anyone everyone guy guys man men woman women question questions answer ' +
    'answers story stories tale name names end rest part parts reason fact idea ideas point place places feeling feelings mood hell ' +
    'god shit fuck crap damn word words hi hello hey please thanks ok okay lol haha yes no yeah yep nope sorry wow oh um uh case adventure ' +
    'matter kidding joke course example half couple number top side front back middle while age weather life world mind heart ' +
    'head body face hand hands eye eyes self everything advice help fun luck sense use turn chance favour favor sex death thought thoughts ' +
    'self-harm suicide ass butt dick cock pussy boobs tits bed ai bot robot human chat message text reply model language love ' +
    'boy girl kid kids child children baby teen teenager student school others other anything else line bye goodbye evening okay ' +
    'first last next riddle song secret secrets hobby hobbies colour color food yourself myself gonna wanna'
  ).split(' '),
);

const BEFORE_BARE = new Set('about of love like hate miss enjoy adore prefer into play playing with from'.split(' '));
/** After these a bare noun means the thing as such: 'I love rain'. */
const BEFORE_ANY = new Set('about love like hate miss enjoy adore prefer play playing'.split(' '));
/** 'I need a drink' is not about the drink. */
const BEFORE_PASSING = new Set(
  "need want have had got get take took give gave make made is was be been such quite am i'm im as like".split(' '),
);
const isThing = ({ tags, lower }: Term) =>
  tags.has('Noun') && !tags.has('Pronoun') && !tags.has('Date') && !tags.has('Value') && !VAGUE.has(lower);
const endsHere = ({ post }: Term) => /[^\s'-]/.test(post);

/** The words of a noun phrase from its beginning on: qualities, then things; null where anything else is in it. */
function phraseFrom(terms: Term[], from: number): Term[] | null {
  const words: Term[] = [];
  let at = from;
  for (; at < terms.length && words.length < 4; at++) {
    const term = terms[at] as Term;
    const isQuality = term.tags.has('Adjective') && !words.some(isThing) && !VAGUE.has(term.lower);
    const owner = /'s$/.test(term.lower) && term.tags.has('Noun');
    if (!isThing(term) && !isQuality && !owner) break;
    if (term.tags.has('Verb') && !term.tags.has('Gerund')) break;
    words.push(term);
    if (endsHere(term)) {
      at++;
      break;
    }
  }
  const last = words.at(-1);
  if (!last || !isThing(last) || /'s?$/.test(last.lower) || words.length > 3) return null;
  const next = terms[at];
  const isCut =
    next &&
    !endsHere(last) &&
    (VAGUE.has(next.lower)
      ? next.tags.has('Noun')
      : next.tags.has('Noun') && !next.tags.has('Pronoun') && !next.tags.has('Possessive'));
  return isCut ? null : words;
}

interface Found extends Topic {
  weight: number;
}

function foundAt(terms: Term[], at: number): Found | null {
  const term = terms[at] as Term;
  const before = terms[at - 1];
  const make = (words: Term[] | null, prefix: string, weight: number): Found | null => {
    const last = words?.at(-1);
    if (!words || !last) return null;
    const text = `${prefix}${words.map((word) => (word.tags.has('ProperNoun') ? word.text : word.lower)).join(' ')}`;
    return { text, isPlural: last.tags.has('Plural') && !last.tags.has('ProperNoun'), weight };
  };
  if (term.lower === 'my') return make(phraseFrom(terms, at + 1), 'your ', 4);
  if (term.lower === 'the') return make(phraseFrom(terms, at + 1), 'the ', 2);
  if (term.lower === 'a' || term.lower === 'an') {
    return before && (BEFORE_PASSING.has(before.lower) || /'(?:s|re|m)$/.test(before.lower))
      ? null
      : make(phraseFrom(terms, at + 1), 'the ', 2);
  }
  if (before && BEFORE_BARE.has(before.lower) && !/\S/.test(before.post)) {
    const words = phraseFrom(terms, at);
    const last = words?.at(-1);
    const isWhole = last && ['Plural', 'Uncountable', 'ProperNoun'].some((tag) => last.tags.has(tag));
    if (isWhole || BEFORE_ANY.has(before.lower)) return make(words, '', 3);
  }
  return null;
}

/** What a message is about; null wherever that is not plain, since a wrong topic is worse than none. */
export function topicIn(message: string): Topic | null {
  const found = message
    .split(/(?<=[.!?;\n])\s+/)
    .slice(0, 6)
    .flatMap((sentence) => {
      if (wordsOf(sentence).length < 3) return [];
      const terms = termsOf(sentence);
      return terms.map((_, at) => foundAt(terms, at)).filter((topic) => topic !== null);
    })
    .filter(({ text }) => /^[\p{L}' -]{3,40}$/u.test(text) && !/\b(?:my|me|mine)\b/.test(text));
  const [best] = found.sort((a, b) => b.weight - a.weight);
  return best ? { text: best.text, isPlural: best.isPlural } : null;
}
