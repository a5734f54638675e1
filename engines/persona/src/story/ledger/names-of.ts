import { termsOf } from '../../language/terms.ts';
import { capitalised } from '../../prose.ts';
import { moreOnes, sameOnes } from './kin.data.ts';

/** Somebody or something with a name: 'sister', 'Lena'. */
export interface Named {
  of: string;
  name: string;
  /** Whether it is the person's own, as 'my sister' is and 'the nurse' is not. */
  isTheirs: boolean;
  isPast: boolean;
}

const ONES = [...new Set([...sameOnes.flat(), ...moreOnes])].sort((a, b) => b.length - a.length);
export const knownOnes: readonly string[] = ONES;
const ONE = ONES.join('|');
const BIG = "\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?";
const ANY = "[\\p{L}][\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?";
const ADJECTIVES = '(?:[\\p{L}-]+ ){0,2}?';

const CALLED = new RegExp(
  `\\b(my|our|an?|the|his|her|this|one) ${ADJECTIVES}([\\p{L}-]+)(?:,|'s)? (?:(?:is|was|who is|who was|who's) )?(?:called|named) (${ANY})`,
  'iu',
);
const NAME_IS = new RegExp(`\\b(my|our|the|his|her) ${ADJECTIVES}([\\p{L}-]+)'s name (?:is|was) (${ANY})`, 'iu');
const OWN = new RegExp(
  `\\b([Mm]y|[Oo]ur) ${ADJECTIVES}(${ONE}),? (?:(?:is|was) )?(${BIG})(?! (?:and I|is my)\\b)`,
  'u',
);
const OWN_SMALL = new RegExp(`\\b(my|our) ${ADJECTIVES}(${ONE}) (\\p{Ll}[\\p{L}'-]+)`, 'iu');
const IS_MY = new RegExp(
  `(?:^|[.,;] |\\band |\\bwith )(${BIG})(?:,| is| was|'s| -) (?:(?:is|was) )?(my|our) ${ADJECTIVES}(${ONE})\\b`,
  'u',
);
const FIRST = new RegExp(`^(?:(?:[Aa]|[Aa]n|[Oo]ne) )?(${ONE})[,:] (${BIG})`, 'iu');
const PRONOUN = new RegExp(
  `\\b(?:(?:his|her|its|their) name(?:'s| is| was|s)|(?:he|she|it)(?:'s| is| was) called|(?:they're|they are|we're|we are|I'm) (?:calling|naming) (?:him|her|it)|(?:we|I|they) (?:called|named) (?:him|her|it)) (${ANY})`,
  'iu',
);
const MEANT = new RegExp(`\\bthe (${ONE}),? I mean\\b`, 'iu');
const MENTION = new RegExp(`\\b(?:my|our|a|an|the|your|his|her) ${ADJECTIVES}(${ONE})\\b`, 'giu');
const ASKED_NAME = new RegExp(
  `\\b(?:the|your|his|her|that) ${ADJECTIVES}([\\p{L}-]+)(?:'s name| called| named)|\\b(?:name of|call) (?:the|your) ([\\p{L}-]+)`,
  'iu',
);
const ASKED_PRONOUN =
  /\b(?:what(?:'s| is| was|s) (?:her|his|its|their|the) name|who(?:'s| is| was) (?:she|he|it)|(?:her|his|its|their) name\?|does (?:she|he|it) have a name|(?:is|was) (?:she|he|it) called|what(?:'s|s) (?:she|he|it) called|(?:^|[.!?] )name, |and the name\?|what name)/i;
const LONE = new RegExp(`^(?:(?:it's|its|she's|he's|um|uh|oh|well|yes|just|called|girl|boy)[, ]+)*(${ANY})$`, 'iu');

const NO_NAMES =
  /^(?:I|I'm|I've|I'd|I'll|He|She|It|We|They|The|And|But|So|Is|Was|Not|No|Yes|Who|What|Why|How|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|A|An|My|after|by|for|in|on|him|her|me|it|that|just|always|because|lol|again|Again|back|today|now|me)\b/;

const isFirstName = (word: string) => termsOf(capitalised(word.toLowerCase()))[0]?.tags.has('FirstName') ?? false;
/** Without what follows a name in small letters: 'Horst btw'. */
const clean = (name: string) => capitalised(name.replace(/(?<=^\S+) \p{Ll}.*$/u, '').replace(/'s?$/, ''));

/** Whether two nouns are for the same one: 'puppy' and 'dog', 'mum' and 'mother'. */
export function isSameOne(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase().replace(/s$/, ''), other.toLowerCase().replace(/s$/, '')];
  return a === b || sameOnes.some((row) => row.includes(a) && row.includes(b));
}

/** All words for the same one, it among them. */
export const sameAs = (one: string): string[] => [
  ...new Set(
    [one, ...sameOnes.filter((row) => row.includes(one)).flat()].filter((word) => word !== 'pet' && word !== 'partner'),
  ),
];

/** A noun as the list has it: 'dads' of 'my dads name' is 'dad'. */
export const oneOf = (noun: string): string => {
  const lower = noun.toLowerCase();
  return ONES.includes(lower) ? lower : ONES.includes(lower.replace(/s$/, '')) ? lower.replace(/s$/, '') : lower;
};

/** The first name in a sentence that is not one of these. */
export function nameWithin(sentence: string, others: readonly string[]): string | null {
  const terms = termsOf(sentence);
  const at = terms.findIndex(
    ({ text, tags }, n) =>
      /^\p{Lu}\p{Ll}+/u.test(text) &&
      !others.includes(text) &&
      !NO_NAMES.test(text) &&
      (tags.has('FirstName') ||
        tags.has('LastName') ||
        (n > 0 && tags.has('ProperNoun')) ||
        (n > 0 && !/[.!?]/.test(terms[n - 1]?.post ?? '') && tags.has('Noun'))) &&
      !['Date', 'Month', 'WeekDay', 'Interjection', 'Expression'].some((tag) => tags.has(tag)),
  );
  const first = terms[at];
  if (!first) return null;
  const second = terms[at + 1];
  const isTwo = second !== undefined && /^\p{Lu}\p{Ll}+$/u.test(second.text) && first.post === ' ';
  return clean(isTwo ? `${first.text} ${second.text}` : first.text);
}

/** The last that was spoken of, of those who have names. */
export function lastOneIn(text: string): string | null {
  return [...text.matchAll(MENTION)].at(-1)?.[1]?.toLowerCase() ?? null;
}

const THING =
  /\b(?:the|an?|my|this|that|your|our) (?:[\p{L}-]+ ){0,2}?([\p{L}-]{3,})(?=[,.;:!?]|$| (?:and|is|was|who|that|with|on|in|at|from)\b)/giu;

/** Names that the siren gives in one turn: 'Look at the crow. His name's Gareth.' */
export function namesByHer(sentences: readonly string[], before: string): Named[] {
  let earlier = before;
  return sentences.flatMap((sentence) => {
    const called = sentence.match(CALLED) ?? sentence.match(NAME_IS);
    const pronoun = sentence.match(PRONOUN)?.[1];
    const of =
      called?.[2] ?? (pronoun === undefined ? null : ([...earlier.matchAll(THING)].at(-1)?.[1] ?? lastOneIn(earlier)));
    const name = called?.[3] ?? pronoun;
    earlier = `${earlier} ${sentence}`;
    if (!of || name === undefined || NO_NAMES.test(name) || !/^\p{Lu}/u.test(name)) return [];
    return [
      {
        of: of.toLowerCase(),
        name: clean(name),
        isTheirs: false,
        isPast: /\bwas (?:called|named)|name was\b/i.test(sentence),
      },
    ];
  });
}

/** Names that a sentence gives to others than the person, by what she asked and whom they spoke of before. */
export function namesOf(sentence: string, { asked, before }: { asked: string; before: string }): Named[] {
  const found: Named[] = [];
  const add = (of: string | undefined | null, name: string | undefined, isTheirs: boolean, isSure = true) => {
    if (!of || name === undefined || NO_NAMES.test(name) || found.some((one) => one.name === clean(name))) return;
    if (!isSure && !/^\p{Lu}/u.test(name) && !isFirstName(name)) return;
    found.push({
      of: of.toLowerCase(),
      name: clean(name),
      isTheirs,
      isPast: /\b(?:was|were|died|late)\b/i.test(sentence),
    });
  };
  const isMine = (word = '') => /^(?:my|our)$/i.test(word);
  for (const form of [NAME_IS, CALLED]) {
    const match = sentence.match(form);
    if (match) add(match[2], match[3], isMine(match[1]));
  }
  const own = sentence.match(OWN) ?? sentence.match(OWN_SMALL);
  if (own) add(own[2], own[3], true, false);
  const isMy = sentence.match(IS_MY);
  if (isMy) add(isMy[3], isMy[1], true);
  const first = sentence.match(FIRST);
  if (first) add(first[1], first[2], true, false);
  const pronoun = sentence.match(PRONOUN);
  if (pronoun)
    add(before.match(MEANT)?.[1] ?? lastOneIn(sentence) ?? lastOneIn(before) ?? lastOneIn(asked), pronoun[1], true);
  if (found.length === 0 && (ASKED_PRONOUN.test(asked) || ASKED_NAME.test(asked))) {
    const [part = ''] = sentence.split(/[.!?,;]\s*/);
    const name = part.trim().match(LONE)?.[1];
    const spokenOf = ASKED_PRONOUN.test(asked)
      ? (lastOneIn(before) ?? lastOneIn(asked))
      : (lastOneIn(asked) ?? lastOneIn(before));
    const of = asked.match(ASKED_NAME)?.slice(1).find(Boolean) ?? spokenOf;
    const isOther = of !== null && of !== undefined && !/^(?:you|name)$/i.test(of);
    if (isOther) add(of, name, true, false);
  }
  return found;
}
