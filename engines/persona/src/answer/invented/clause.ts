import nlp from 'compromise';
import { termsOf } from '../../language/terms.ts';
import type { Question } from '../../message/question.ts';
import { plainMarks } from '../../prose.ts';

/** A yes/no question taken apart, so that it can be said as a statement. */
export interface Clause {
  /** As asked: 'you', 'I', 'it', 'the dog'. */
  subject: string;
  person: 'siren' | 'user' | 'both' | 'other';
  /** Without a negation: 'do', 'are', 'would'. */
  auxiliary: string;
  /** 'ever', 'still', 'really'. */
  adverbs: string[];
  /** The verb as asked, and what follows it; the verb is empty after 'are' and 'is'. */
  verb: string;
  complement: string;
  /** 'Don't you', 'you never'. */
  isNegated: boolean;
  /** Put as a statement: 'You made this?' */
  isStatement: boolean;
}

const ADVERBS =
  /^(?:ever|still|really|always|never|actually|also|just|even|not|honestly|truly|maybe|now|at least|only|sometimes|often|usually|already|all|both|perhaps|possibly|at all|secretly|by any chance)\b\s*/i;
const PRONOUN =
  /^(you|i|we|he|she|it|they|this|that|these|those|there|anyone|anybody|someone|somebody|everyone|everybody|everything|people|one)\b\s*/i;
export const BE = /^(?:am|is|are|was|were|be)$/;
const PLAIN: Record<string, string> = { "can't": 'can', "won't": 'will', "shan't": 'shall', "ain't": 'are' };

const personOf = (subject: string): Clause['person'] => {
  const low = subject.toLowerCase();
  if (low === 'you') return 'siren';
  if (low === 'i') return 'user';
  return low === 'we' ? 'both' : 'other';
};

/** The noun that a clause begins with: 'the dog' of 'the dog friendly', by its parts of speech. */
function nounPhrase(text: string): string {
  const terms = termsOf(text);
  let end = 0;
  while (end < terms.length) {
    const tags = terms[end]?.tags ?? new Set<string>();
    const isPart =
      tags.has('Determiner') ||
      tags.has('Noun') ||
      tags.has('Possessive') ||
      tags.has('Value') ||
      (tags.has('Adjective') && (terms[end + 1]?.tags.has('Noun') ?? false)) ||
      terms[end]?.lower === 'of';
    if (!isPart || (end > 0 && terms[end]?.tags.has('Pronoun'))) break;
    if (/[,;:]/.test(terms[end]?.post ?? '')) {
      end++;
      break;
    }
    end++;
  }
  return terms
    .slice(0, Math.max(end, 1))
    .map((term) => term.text)
    .join(' ');
}

/** 'This seat taken' names its thing; 'that nine' and 'that your hat' do not. */
function namesThing(text: string): boolean {
  const [, second, third] = termsOf(text);
  return (
    second !== undefined &&
    third !== undefined &&
    second.tags.has('Noun') &&
    !second.tags.has('Pronoun') &&
    !second.tags.has('ProperNoun') &&
    !third.tags.has('Pronoun')
  );
}

function withoutAdverbs(text: string): { adverbs: string[]; rest: string } {
  const adverbs: string[] = [];
  let rest = text;
  for (let match = rest.match(ADVERBS); match; match = rest.match(ADVERBS)) {
    adverbs.push(match[0].trim().toLowerCase());
    rest = rest.slice(match[0].length);
  }
  return { adverbs, rest };
}

function makeClause(
  auxiliary: string,
  subject: string,
  after: string,
  isNegated: boolean,
  isStatement: boolean,
): Clause {
  const { adverbs, rest } = withoutAdverbs(after);
  const words = rest.split(' ');
  const takesVerb = !BE.test(auxiliary);
  return {
    subject,
    person: personOf(subject),
    auxiliary,
    adverbs: adverbs.filter((adverb) => adverb !== 'not'),
    verb: takesVerb ? (words[0] ?? '') : '',
    complement: (takesVerb ? words.slice(1).join(' ') : rest).trim(),
    isNegated: isNegated || adverbs.includes('not') || adverbs.includes('never'),
    isStatement,
  };
}

const SHORTENED: Record<string, string> = {
  "'re": 'are',
  "'s": 'is',
  "'m": 'am',
  "'ve": 'have',
  "'d": 'would',
  "'ll": 'will',
};

/** Takes a yes/no question apart; null where it is too loose for that. */
export function clauseOf({ text, auxiliary, rest }: Pick<Question, 'text' | 'auxiliary' | 'rest'>): Clause | null {
  const plain = plainMarks(text)
    .replace(/\s*\p{Extended_Pictographic}.*$/u, '')
    .replace(/^[.…\s]+/, '')
    .replace(/^(?:(?:maybe|perhaps|so|then|but|and|wait|oh|surely),? )+/i, '')
    .replace(
      /,? (?:right|no|then|though|too|or what|or something|please|exactly|yes|eh|huh|lol|haha+|lmao|tho|btw|tbh)$/i,
      '',
    );
  const claim = plain.match(/^is it (?:really )?true(?:,? though| then)?(?: that)? (.+)$/i)?.[1];
  if (claim !== undefined) return clauseOf({ text: claim, auxiliary: null, rest: claim });
  const tag = plain.match(
    /^(.+), (?:is|are|do|does|did|have|has|was|were|can|will|would|should|is|are)(?:n't)? (?:you|it|he|she|they|I|we|that|there)$/i,
  );
  if (tag?.[1] !== undefined) return clauseOf({ text: tag[1], auxiliary: null, rest: tag[1] });
  if (auxiliary !== null && plain.toLowerCase().startsWith(auxiliary)) {
    const isNegated = auxiliary.endsWith("n't");
    const base = PLAIN[auxiliary] ?? auxiliary.replace(/n't$/, '');
    const after = plain.slice(auxiliary.length).trim() || rest;
    const pronoun = after.match(PRONOUN)?.[1];
    const isNamed = pronoun !== undefined && /^th(?:is|at|ese|ose)$/i.test(pronoun) && namesThing(after);
    const subject = pronoun === undefined || isNamed ? nounPhrase(after) : pronoun;
    if (subject === '' || after.length <= subject.length) return null;
    return makeClause(base, subject, after.slice(subject.length).trim(), isNegated, false);
  }
  const ever = plain.match(/^(?:you )?ever (.+)$/i);
  if (ever?.[1] !== undefined) {
    const isPerfect = /^(?:been|seen|had|done|gone|tried|met|heard|read|\w+ed)\b/i.test(ever[1]);
    return makeClause(isPerfect ? 'have' : 'do', 'you', `ever ${ever[1]}`, false, false);
  }
  const got = plain.match(/^(?:got|any) (.+)$/i);
  if (got?.[1] !== undefined) return makeClause('do', 'you', `have ${got[1]}`, false, false);
  const short = plain.match(/^(you|it|that|he|she|they|we|I|this|there|what)('re|'s|'m|'ve|'d|'ll) (.+)$/i);
  if (short) {
    const [, subject = '', end = '', after = ''] = short;
    return makeClause(SHORTENED[end.toLowerCase()] ?? 'is', subject, after, false, true);
  }
  const subject = plain.match(PRONOUN)?.[1] ?? plain.match(/^(?:your|my|the|his|her|a|an) [\p{L}'-]+/iu)?.[0];
  if (subject === undefined) return null;
  const { adverbs, rest: after } = withoutAdverbs(plain.slice(subject.length).trim());
  const [first = '', ...more] = after.split(' ');
  const low = PLAIN[first.toLowerCase()] ?? first.toLowerCase().replace(/n't$/, '');
  const lead = adverbs.join(' ');
  if (
    /^(?:am|is|are|was|were|have|has|had|can|could|will|would|should|must|may|might|do|does|did)$/.test(low) &&
    more.length > 0
  ) {
    const isOwning =
      /^ha(?:ve|s|d)$/.test(low) &&
      !/(?:ed|en|been|done|gone|had|seen|made|lost|kept|left|met|told)$/i.test(more[0] ?? '');
    // 'You did that for me?': to do is the verb itself.
    const isDoing =
      /^d(?:o|oes|id)$/.test(low) &&
      /^(?:that|this|it|all|so|everything|nothing|something|anything|the|an?|my|your)$/i.test(more[0] ?? '');
    if (!isOwning)
      return makeClause(
        low,
        subject,
        `${lead} ${isDoing ? 'do ' : ''}${more.join(' ')}`.trim(),
        /n't$/i.test(first),
        true,
      );
  }
  if (first === '') return null;
  const isPast = pastOf(infinitiveOf(first)) === first.toLowerCase() && infinitiveOf(first) !== first.toLowerCase();
  return makeClause(
    isPast ? 'did' : 'do',
    subject,
    `${lead} ${infinitiveOf(first)} ${more.join(' ')}`.trim(),
    false,
    true,
  );
}

const verbs = new Map<string, string>();
const cached = (key: string, make: () => string): string => {
  const known = verbs.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (verbs.size < 2_000) verbs.set(key, made);
  return made;
};

/** 'built' of 'build'. */
export function pastOf(verb: string): string {
  const low = verb.toLowerCase();
  return cached(`past ${low}`, () => {
    const past = nlp(`I ${low}`).verbs().toPastTense().text();
    return past === '' || past.includes(' ') ? `${low.replace(/e$/, '')}ed` : past;
  });
}

/** 'build' of 'built', 'builds' and 'building'. */
export function infinitiveOf(verb: string): string {
  const low = verb.toLowerCase();
  return cached(`base ${low}`, () => {
    const base = nlp(`they ${low} it`).verbs().toInfinitive().text();
    return base === '' || base.includes(' ') ? low : base;
  });
}
