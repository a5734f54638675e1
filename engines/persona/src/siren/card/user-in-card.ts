import { isPresentVerb } from './deeds.ts';

const BASE_VERBS: Record<string, string> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
};

/** The form of a verb after 'you'. */
function afterYou(verb: string): string {
  const irregular = Object.hasOwn(BASE_VERBS, verb) ? BASE_VERBS[verb] : undefined;
  if (irregular !== undefined || !/[^su]s$/.test(verb)) return irregular ?? verb;
  return verb
    .replace(/(?:ie)s$/, 'y')
    .replace(/(?<=ss|sh|ch|x|o)es$/, '')
    .replace(/s$/, '');
}

const isThirdPerson = (verb: string) => Object.hasOwn(BASE_VERBS, verb) || isPresentVerb(verb, 'the');

const USER = '(?:the |\\{\\{)?user(?:\\}\\})?';
const ADVERBS = '((?: (?:just|now|still|always|never|often|also|recently|only|once|already))*)';
const AFTER_JOINT = new RegExp(
  `(^|[,;:] |\\b(?:and|but|when|while|because|if|that|where|as|since|who|whom|before|after|until|so) )${USER}${ADVERBS} ([a-z']+)`,
  'gi',
);

/** 'The user has just walked in' as it is said to the person: 'you have just walked in'. */
export function withYou(sentence: string): string {
  return (
    sentence
      .replace(/\bof (?:the )?user's(?=[,.;]|$)/gi, 'of yours')
      .replace(/\b(?:the |\{\{)?user(?:\}\})?'s\b/gi, 'your')
      // 'with his partner, the user, for two years'
      .replace(/\b((?:her|his|their) [\p{L}-]+(?: [\p{L}-]+)?), the user(?=,|$)/giu, 'you, $1')
      .replace(
        /^the user(, (?:her|his|their) [^,]+,) ([a-z']+)/i,
        (_, whose: string, verb: string) => `you${whose} ${afterYou(verb)}`,
      )
      .replace(
        AFTER_JOINT,
        (_, before: string, adverbs: string, verb: string) => `${before}you${adverbs} ${afterYou(verb)}`,
      )
      .replace(/\b(?:the |\{\{)user(?:\}\})?(?!\p{L})/giu, 'you')
      .replace(/^you(, [^,]+,) (is|was|has)\b/i, (_, age: string, verb: string) => `you${age} ${afterYou(verb)}`)
      // 'You lost a wife and rings her'
      .replace(
        /(^you\b[^,;:]*? and )([a-z]+s)(?= (?:her|him|them|it|the|a|an|to|at|in|on|for|every)\b)/i,
        (whole, before: string, verb: string) => (isThirdPerson(verb) ? before + afterYou(verb) : whole),
      )
      // 'how often you laughs', and not 'the flat with you is small'
      .replace(
        /(?<!\b(?:with|to|for|from|of|by|about|at|on|near|like|than|beside|between|and|without|toward|towards) )(?<![-\p{L}])you ((?:just |never |always |still |often )?)([a-z']+s|isn't|hasn't|doesn't|wasn't)\b/giu,
        (whole, adverb: string, verb: string) => (isThirdPerson(verb) ? `you ${adverb}${afterYou(verb)}` : whole),
      )
  );
}

/** Whether a text speaks of the person she talks with. */
export const namesUser = (text: string): boolean => /\b(?:the |\{\{)user\b|\byour?\b/i.test(text);

/** 'She and the user met; they lost touch': with the person, 'they' are the two of them. */
export function withUs(sentence: string, isSame: boolean): string {
  const first = sentence.replace(/^they(?=[ '])/i, 'we').replace(/^neither (?=has|of them)/i, 'neither of us ');
  if (!isSame) return first;
  return first
    .split(/(; |: |, )/)
    .map((clause) =>
      // 'Obsessed with sequins; they turn up everywhere': after several of something, they are meant.
      /\b[a-z]{3,}s\b.*\b(?:they|their|them)\b/.test(clause)
        ? clause
        : clause
            .replace(
              /(^|\b(?:and|but|now|because|when|since|until|before|after|that|then|night|day|week|year|evening|time|morning) )they(?=[ '])/gi,
              '$1we',
            )
            .replace(/^((?:[a-z]+ )?(?:is|was) )their\b/i, '$1our'),
    )
    .join('')
    .replace(/\bthe two of them\b/gi, 'the two of us')
    .replace(/\bbetween them\b/gi, 'between us');
}
