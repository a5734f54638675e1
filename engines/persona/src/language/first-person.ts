import { capitalised, plainMarks, tidied } from '../prose.ts';
import { joins, surelyJoins } from './joined-verbs.ts';
import { isListed } from './lexicon.ts';
import { isAdverb, type Term, termsOf, textOf } from './terms.ts';
import { firstPersonVerb, opensWithVerb } from './verbs.ts';

/** How a text speaks of the siren, apart from her name. */
export type Pronoun = 'she' | 'he' | 'they' | 'you' | 'I';

type Case = 'I' | 'me' | 'my' | 'mine' | 'myself' | 'her';

/** 'her' may be 'me' or 'my', and 'his' 'my' or 'mine': what follows decides. */
const CASES: Record<Pronoun, Record<string, Case>> = {
  she: { she: 'I', her: 'her', hers: 'mine', herself: 'myself' },
  he: { he: 'I', him: 'me', his: 'her', himself: 'myself' },
  they: { they: 'I', them: 'me', their: 'my', theirs: 'mine', themself: 'myself', themselves: 'myself' },
  you: { you: 'I', your: 'my', yours: 'mine', yourself: 'myself' },
  I: {},
};

const RELATIVES = new Set(
  'who whom whose which that where when while because if as since until although though'.split(' '),
);
const TITLES = new Set(
  'the a of von van de captain inspector professor dr doctor mr mrs ms miss lady lord sir king queen saint st'.split(
    ' ',
  ),
);

const NEVER_OWNED = new Set(
  'everything nothing anything something everyone everybody everywhere a an the this that these those to in on at of for from with by into and or but alone apart away back out up down'.split(
    ' ',
  ),
);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const isTitle = (word: string): boolean => TITLES.has(word.toLowerCase().replace(/\.$/, ''));

/** Words before a name that are no part of it, and what bynames begin with. */
const NOT_NAMES = new Set(
  'old young big little black white red good bad wild mad lucky uncle aunt auntie brother sister mother father granny'.split(
    ' ',
  ),
);

/** Her name in full and its parts, the longest first; 'Ephesus' of 'Myrtale of Ephesus' is a place and no part. */
export function namesOf(name: string): string[] {
  const whole = plainMarks(name).trim();
  const [called = ''] = whole.split(/(?: |-)(?:of|from|the|on|upon|in|at)(?: |-)/);
  const parts = called.split(/\s+/);
  const single = parts.filter(
    (part, at) =>
      part.length > 2 && !isTitle(part) && !NOT_NAMES.has(part.toLowerCase()) && (at === 0 || !isCommonWord(part)),
  );
  const all = new Set([whole, ...single]);
  return [...all].filter((part) => part !== '').sort((a, b) => b.length - a.length);
}

/** 'Frost' of 'Bella Frost' is her name only beside the rest of it. */
const isCommonWord = (part: string) =>
  ['Singular', 'Plural', 'Adjective', 'Infinitive', 'PresentTense', 'PastTense', 'Gerund', 'Uncountable'].some((tag) =>
    isListed(part, tag),
  );

const isThirdPerson = (word: string) =>
  opensWithVerb(word) || /^(?:was|has|is)$/.test(word) || isListed(word, 'PresentTense');

/** Puts 'I', 'me' and 'my' where her name, or several parts of it in a row, stands. */
function withoutName(sentence: string, name: string): string {
  const parts = namesOf(name).map(escaped).join('|');
  if (parts === '') return sentence;
  const titles = [...TITLES].filter((title) => title.length > 3).join('|');
  const anyCase = (words: string) => words.replace(/\b([a-z])/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
  const names = `(?:(?:${anyCase(titles)}) )?(?:${parts})(?: (?:${parts}))*(?![\\p{L}])`;
  const own = new RegExp(`(?<!\\p{L})${names}'s?(?!\\p{L})`, 'gu');
  const subject = new RegExp(
    `(^|[,;:–—-] |\\b(?:${anyCase('and|but|or|so|when|whenever|while|because|if|that|where|until|as|since|before|after|though|although|than|how|what|why')}) )${names}`,
    'gu',
  );
  // 'Under the name of Mrs Holt' stays as it is; 'every spring Maren sings' is she who does it.
  const object = new RegExp(
    `(?<!\\p{L})(?<!\\b(?:name of|named|called|known as|signs as|name) (?:Mrs |Mr |Miss |Ms )?)${names}(?:(?= ([a-z]+))|(?! [a-z]))`,
    'gu',
  );
  return sentence
    .replace(new RegExp(`${own.source}(?=[.,;:]|$)`, 'gu'), 'mine')
    .replace(own, 'my')
    .replace(subject, '$1I')
    .replace(object, (_, next: string | undefined) => (next !== undefined && isThirdPerson(next) ? 'I' : 'me'));
}

/** 'she's' is 'she is' or 'she has', by what follows. */
function withoutContractions(sentence: string): string {
  return sentence.replace(
    /\b(she|he|they|you|who|it)'(s|re|ve|d|ll)\b(?=( [\w']+)?( [\w']+)?)/gi,
    (whole, who, end, one, two) => {
      if (/^(?:who|it)$/i.test(who)) return whole;
      const next = `${one ?? ''}${two ?? ''}`;
      const isPerfect =
        / (?:been|got|had|seen|known|kept|done|gone|lost|made|taken|lived|worked|spent|met|told|heard|found|written|given|become|begun|come|read|sold|sung|won|worn|left|bought|built|brought|taught|held|fallen|grown|forgotten|never|always|\w+ed)\b/.test(
          next,
        );
      const isPassive = / (?:tired|scared|bored|married|retired|obsessed|determined|gifted|wicked|sacred)\b/.test(next);
      // 'A sitter he'd painted' had been painted; 'he'd paint' is what he would do.
      const isPast = / (?:been|had|seen|known|gone|done|lost|made|taken|left|met|kept|never \w+ed|\w+ed)\b/.test(
        ` ${(one ?? '').trim()}`,
      );
      const verb = {
        s: isPerfect && !isPassive ? 'has' : 'is',
        re: 'are',
        ve: 'have',
        d: isPast ? 'had' : 'would',
        ll: 'will',
      }[end as string];
      return `${who} ${verb}`;
    },
  );
}

/** 'A spirit gave her one favour': what comes after is given. */
const GIVES =
  /^(?:gives?|gave|bets?|offers?|offered|pays?|paid|lends?|lent|sends?|sent|owes?|owed|costs?|teach|taught|brought|brings?|buys?|bought|hands?|handed)$/;

/** 'Letting her win', 'makes her laugh': what comes after is done by her. */
const CAUSES =
  /^(?:lets?|letting|makes?|making|made|helps?|helping|helped|hears?|heard|sees?|saw|watch|watches|watched)$/;
const isBareVerb = (next: Term | undefined, after: Term | undefined) =>
  next !== undefined &&
  (next.tags.has('Infinitive') ||
    /^(?:win|laugh|cry|sleep|go|smile|blush|work|dance|sing|walk|swim|weep|whistle|play|talk|sleep)$/.test(
      next.lower,
    )) &&
  !after?.tags.has('Noun');

/** Whether 'her' before these words owns something. */
function owns([next, after]: (Term | undefined)[], post: string): boolean {
  if (!next || /[,.;:!?)—–-]/.test(post)) return false;
  if (/^(?:own|only|very|late|last|first)$/.test(next.lower) || (next.lower === 'will' && !after)) return true;
  if (NEVER_OWNED.has(next.lower) || after?.lower === 'enough') return false;
  if (isAdverb(next))
    return !!after && !/\S/.test(next.post) && (after.tags.has('Noun') || after.tags.has('Adjective'));
  if (next.tags.has('Pronoun') || next.tags.has('Determiner') || next.tags.has('Preposition')) return false;
  if (next.tags.has('Conjunction') || next.tags.has('QuestionWord')) return false;
  // 'She finances her travels': a form in -s after 'her' is a thing.
  if (/[^su]s$/.test(next.lower) && (next.tags.has('Verb') || next.tags.has('Plural'))) return true;
  // 'Her left arm', 'her broken heart': a verb's form before a thing.
  if (next.tags.has('PastTense') && after && /^\s*$/.test(next.post) && after.tags.has('Noun')) {
    return !after.tags.has('Pronoun') && !after.tags.has('Possessive');
  }
  return next.tags.has('Noun') || next.tags.has('Adjective') || next.tags.has('Gerund') || next.tags.has('Value');
}

/** 'one of them', 'pigeons and their politics': with somebody who goes by 'they', others may be meant. */
function isOfOthers(terms: Term[], at: number): boolean {
  const [two, one] = [terms[at - 2], terms[at - 1]];
  if (terms[at]?.lower === 'them')
    return one?.lower === 'of' && /^(?:one|two|three|each|some|all|both|most|none|many|half)$/.test(two?.lower ?? '');
  return terms[at]?.lower === 'their' && one?.lower === 'and' && two?.tags.has('Plural') === true;
}

/** 'Her' is 'my' before what she owns, else 'me'; 'his' is 'my', or 'mine' where nothing follows. */
function ownedCase(terms: Term[], at: number): 'my' | 'me' | 'mine' {
  const [before, term, next, after] = [terms[at - 1], terms[at] as Term, terms[at + 1], terms[at + 2]];
  const isHis = term.lower === 'his';
  if (isHis && next?.lower === 'back' && !/\S/.test(term.post)) return 'my';
  const verb = before?.lower ?? '';
  const isGiven = GIVES.test(verb) && next?.tags.has('Value') === true;
  const isCaused = CAUSES.test(verb) && isBareVerb(next, after);
  const isNobodyBut = /^(?:but|than|except)$/.test(verb) && next?.tags.has('Verb') === true;
  if (!isHis && (isGiven || isCaused || isNobodyBut)) return 'me';
  return owns([next, after], term.post) ? 'my' : isHis ? 'mine' : 'me';
}

/** 'She hears her whistle', 'he writes to him': whom somebody acts on by a plain pronoun is another. */
function isSomebodyElse(terms: Term[], at: number, cases: Record<string, Case>): boolean {
  const verb = terms[at - 1];
  let before = at - 2;
  const isBetween = (term: Term) => isAdverb(term) || /^(?:has|have|had|will|would|can|could)$/.test(term.lower);
  while (before > 0 && isBetween(terms[before] as Term)) before--;
  const subject = terms[before]?.lower ?? '';
  const isHers = subject === 'i' || (Object.hasOwn(cases, subject) && cases[subject] === 'I');
  const isObject = terms[at]?.lower === 'him' || ownedCase(terms, at) === 'me';
  return isHers && isObject && verb?.tags.has('Verb') === true && !/\S/.test(verb.post);
}

/** The nearest word before a place that may be its subject. */
const lastSubject = (terms: Term[], at: number) =>
  terms
    .slice(0, at)
    .reverse()
    .find(({ lower }) => /^(?:who|she|he|they|i|you|it)$/.test(lower))?.lower;

/** Puts first-person pronouns in; in a 'who' clause of 'I am a woman who …' hers stay as they are. */
function withPronouns(terms: Term[], pronoun: Pronoun, isNounPhrase: boolean): Term[] {
  const cases = CASES[pronoun];
  let isRelative = false;
  // 'I am a woman who lost her husband': of what 'who' does, whose it is stays in the third person.
  const isBeing = /^i am (?:an?|the) [^,]*?\bwho\b/i.test(textOf(terms));
  let isOfWho = false;
  return terms.map((term, at) => {
    if (RELATIVES.has(term.lower)) {
      isRelative = true;
      isOfWho = isBeing && term.lower === 'who' && !terms.slice(0, at).some(({ post }) => post.includes(','));
    }
    if (isOfWho && /^(?:his|her|their|himself|herself|themself|themselves)$/.test(term.lower)) return term;
    if (pronoun === 'they' && isOfOthers(terms, at)) return term;
    // 'A guest who locks herself out' is not the siren.
    if (/sel(?:f|ves)$/.test(term.lower) && lastSubject(terms, at) === 'who') return term;
    const wanted = Object.hasOwn(cases, term.lower) ? cases[term.lower] : undefined;
    if (wanted === undefined || (isNounPhrase && isRelative)) return term;
    if ((wanted === 'me' || wanted === 'her') && isSomebodyElse(terms, at, cases)) return term;
    const text = wanted === 'her' ? ownedCase(terms, at) : wanted;
    // 'Beside you' stays true of the person; after a verb of hers 'you' is the siren too rarely to guess.
    return { ...term, text, lower: text.toLowerCase() };
  });
}

/** 'As a hyena', 'as spoken', 'since yesterday' begin no clause. */
function isPreposition(terms: Term[], at: number): boolean {
  const next = terms[at + 1];
  if (terms[at]?.lower === 'as')
    return next !== undefined && (/^(?:an?|the|usual|well)$/.test(next.lower) || next.tags.has('PastTense'));
  return (
    terms[at]?.lower === 'since' &&
    next !== undefined &&
    (/^(?:yesterday|then|birth|midsummer|dawn|last)$/.test(next.lower) ||
      next.tags.has('Date') ||
      next.tags.has('Value'))
  );
}

/** What she alone can have told or dared, whatever clause stands between: '…, and has told nobody'. */
const OWN_DEED = /^(?:told|said|mentioned|dared|admitted|confessed|shown|spoken|forgiven|chased|regretted)$/;

/** Whether a verb after 'and' goes back to her: after a comma, or by what it says. */
function goesBack(terms: Term[], at: number): boolean {
  if (terms[0]?.lower !== 'i' || terms[1]?.lower === 'and') return false;
  let before = at - 1;
  while (before > 0 && isAdverb(terms[before] as Term)) before--;
  if (!/^(?:and|but)$/.test(terms[before]?.lower ?? '')) return false;
  if (/,\s*$/.test(terms[before - 1]?.post ?? '')) return true;
  // 'When you fly and has hidden it': the form is not that of 'you'.
  if (lastSubject(terms, at) === 'you') return true;
  const said = terms.slice(at + 1, at + 4).find((term) => !isAdverb(term));
  return /^(?:has|hasn't)$/.test(terms[at]?.lower ?? '') && said !== undefined && OWN_DEED.test(said.lower);
}

/** Makes verbs agree with 'I' where 'I' is what acts. */
function withAgreement(terms: Term[]): Term[] {
  let acts = false;
  let isOpen = false;
  return terms.map((term, at) => {
    if (term.lower === 'i') {
      // 'I and my brother run' is said of both.
      acts = terms[at + 1]?.lower !== 'and';
      isOpen = acts;
      return term;
    }
    if (term.lower === 'myself' && isOpen) return term;
    // 'As a hyena' begins no clause.
    const isRelative = RELATIVES.has(term.lower) && !isPreposition(terms, at);
    // What follows a colon is told of something else, or has its own subject.
    if (isRelative || /[:;]/.test(terms[at - 1]?.post ?? '')) {
      acts = false;
      return term;
    }
    const isVerb = term.tags.has('Verb') && !term.tags.has('Gerund');
    if (acts && isOpen) {
      if (isAdverb(term) && !isVerb) return term;
      const isCommaPart = /,\s*$/.test(terms[at - 1]?.post ?? '');
      if (isCommaPart && !isVerb) return term;
      isOpen = false;
      // Right after 'I' even a word taken for a noun is the verb: 'I works nights'.
      const isFirst = terms[at - 1]?.lower === 'i' || isAdverb(terms[at - 1] as Term) || isCommaPart;
      return isVerb || (isFirst && /s$/.test(term.lower)) ? { ...term, text: firstPersonVerb(term.text) } : term;
    }
    const isThird =
      (term.tags.has('PresentTense') || isListed(term.lower, 'PresentTense')) &&
      /s$/.test(term.lower) &&
      !term.tags.has('Infinitive');
    const isRead = isThird || /^(?:is|are|has|does|isn't|hasn't|doesn't)$/.test(term.lower);
    if (!acts && (isRead || opensWithVerb(term.lower)) && goesBack(terms, at)) {
      acts = true;
      return { ...term, text: firstPersonVerb(term.text) };
    }
    // 'The truth, which she half knows, is that …' is no deed of hers.
    const isOfThing =
      /^(?:is|are|has)$/.test(term.lower) &&
      /,\s*$/.test(terms[at - 1]?.post ?? '') &&
      terms.slice(0, at).some(({ lower }) => /^(?:which|who|whom)$/.test(lower));
    if (isOfThing) return term;
    return acts && ((isRead && joins(terms, at)) || surelyJoins(terms, at))
      ? { ...term, text: firstPersonVerb(term.text) }
      : term;
  });
}

/** What a conversion must not leave behind. */
function isClean(text: string, pronoun: Pronoun, isNounPhrase: boolean): boolean {
  if (
    /\b(?:I (?:is|are|has|does|were)|(?:me|my) (?:is|are|was|has|am)|(?:my|me) (?:my|me|I)\b|I (?:I|me|my))\b/.test(
      text,
    )
  )
    return false;
  if (/[{}<>[\]|_*#]/.test(text)) return false;
  if (isNounPhrase) return true;
  // Whom she acts on is another: 'I hear him whistle'.
  const others = text.replace(
    /\bI (?:(?:\w+ly|never|still|once|have|had|will|would|can|could) )*[\w']+ (?:him|her)\b/g,
    '',
  );
  const left = Object.keys(CASES[pronoun])
    .filter((word) => word !== 'them' && word !== 'their' && !/sel(?:f|ves)$/.test(word))
    .join('|');
  if (/^I am (?:an?|the) [^,]*?\bwho\b/.test(text)) return true;
  return left === '' || !new RegExp(`\\b(?:${left})\\b`, 'i').test(others);
}

/** Whether a text is fit to be said by her: nothing of the description's manner is left in it. */
export const isOwnSpeech = (text: string, pronoun: Pronoun): boolean => isClean(plainMarks(text), pronoun, false);

/** Turns the pronouns of a text about the siren, and the verbs that go with them, into hers; its marks stay as they are. */
export function withOwnPronouns(
  text: string,
  { name, pronoun, isNounPhrase = false }: { name: string; pronoun: Pronoun; isNounPhrase?: boolean },
): string {
  const named = withoutContractions(withoutName(plainMarks(text), name));
  const terms = withAgreement(withPronouns(termsOf(named), pronoun, isNounPhrase));
  return tidied(textOf(terms))
    .replace(/\bi\b/g, 'I')
    .replace(/^I, (?:(?:aged|now) )?\d{2,3}(?: years old)?,/, 'I')
    .replace(
      /(^|\b(?:where|that|because|when|since|until|before|after|and|but) )I and (my \w+|you|we|\p{Lu}\p{L}+) /gu,
      (_, before: string, who: string) => `${before}${who} and I `,
    )
    .replace(/^I and (you, [^,]+,) /i, (_, who: string) => `${who} and I `);
}

/** Says a sentence about the siren as she would say it herself; null where that cannot be done cleanly. */
export function toFirstPerson(
  sentence: string,
  { name, pronoun, isNounPhrase = false }: { name: string; pronoun: Pronoun; isNounPhrase?: boolean },
): string | null {
  const plain = plainMarks(sentence)
    .trim()
    .replace(/[.\s]+$/, '');
  const spoken = capitalised(withOwnPronouns(plain, { name, pronoun, isNounPhrase }));
  if (!isClean(plainMarks(spoken), pronoun, isNounPhrase)) return null;
  return /[.!?…]$/.test(spoken) ? spoken : `${spoken}.`;
}
