import { capitalised, plainMarks, wordsOf } from '../../prose.ts';
import { BE, type Clause, pastOf } from './clause.ts';

const thirdPerson = (verb: string) =>
  verb === 'have'
    ? 'has'
    : /(?:s|sh|ch|x|o)$/.test(verb)
      ? `${verb}es`
      : /[^aeiou]y$/.test(verb)
        ? `${verb.slice(0, -1)}ies`
        : `${verb}s`;

const SWAPS: Record<string, string> = {
  you: 'me',
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  "you're": "I'm",
  "you've": "I've",
  "you'd": "I'd",
  "you'll": "I'll",
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
};
const SUBJECT_BEFORE =
  /^(?:that|if|when|what|where|how|why|who|because|while|than|as|before|after|until|and|but|or|think|know|say|said|thought|knew|believe|hope)$/i;

const DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas)$/i;

/** The words of a question turned to the one who answers: 'your king' is 'my king', 'if I fall' is 'if you fall'. */
export function turned(text: string): string {
  const words = plainMarks(text).split(' ');
  return words
    .map((word, at) => {
      const [, core = '', mark = ''] = word.match(/^(.*?)([,.;:!?]*)$/) ?? [];
      const low = core.toLowerCase();
      const next = (words[at + 1] ?? '').toLowerCase();
      if (low === 'you') {
        const isSubject =
          at === 0 ||
          SUBJECT_BEFORE.test(words[at - 1] ?? '') ||
          /^(?:are|were|have|had|can|could|will|would|did|do)$/.test(next);
        return (isSubject && next !== '' ? 'I' : 'me') + mark;
      }
      if (low === 'am' && /^i$/i.test(words[at - 1] ?? '')) return `are${mark}`;
      if (low === 'was' && /^i$/i.test(words[at - 1] ?? '')) return `were${mark}`;
      if (low === 'are' && /^you$/i.test(words[at - 1] ?? '')) return `am${mark}`;
      if (low === 'were' && /^you$/i.test(words[at - 1] ?? '')) return `was${mark}`;
      if (DAY.test(core)) return capitalised(core) + mark;
      return (SWAPS[low] ?? core) + mark;
    })
    .join(' ');
}

/** Who a clause speaks of, as the one who answers says it. */
export function subjectSaid({
  subject,
  person,
  complement,
}: Pick<Clause, 'subject' | 'person' | 'complement'>): string {
  if (person === 'siren')
    return /^(?:good |still |just |best |old )*(?:friends|enemies|close|related|together|neighbours|partners|lovers|siblings|sisters|brothers)\b/i.test(
      complement,
    )
      ? 'we'
      : 'I';
  if (person === 'user') return 'you';
  if (person === 'both') return 'we';
  const low = subject.toLowerCase();
  if (/^(?:it|this|that|one)$/.test(low)) return 'it';
  if (/^(?:he|she|they|there)$/.test(low)) return low;
  if (/^(?:these|those|people|everyone|everybody|anyone|anybody|someone|somebody)$/.test(low)) return 'they';
  if (/\b(?:mother|sister|wife|daughter|grandmother|aunt|girlfriend|mum|mom|woman|lady|queen|widow|niece)$/.test(low))
    return 'she';
  if (/\b(?:father|brother|husband|son|grandfather|uncle|boyfriend|dad|man|king|captain|nephew)$/.test(low))
    return 'he';
  const last = wordsOf(low).at(-1) ?? '';
  return /[^s]s$/.test(last) && last.length > 3 ? 'they' : 'it';
}

const isPlural = (subject: string) => /^(?:I|you|we|they)$/.test(subject);

function beFor(subject: string, isPast: boolean, asked: string): string {
  if (subject === 'there') return asked;
  if (isPast) return /^(?:you|we|they)$/.test(subject) ? 'were' : 'was';
  return subject === 'I' ? 'am' : isPlural(subject) ? 'are' : 'is';
}

/** The auxiliary as it stands after the subject that answers: 'I do', 'it is', 'she has'. */
function auxiliarySaid(auxiliary: string, subject: string): string {
  if (BE.test(auxiliary)) return beFor(subject, auxiliary === 'was' || auxiliary === 'were', auxiliary);
  if (/^(?:do|does)$/.test(auxiliary)) return isPlural(subject) ? 'do' : 'does';
  if (/^(?:have|has)$/.test(auxiliary)) return isPlural(subject) ? 'have' : 'has';
  return auxiliary === 'may' ? 'can' : auxiliary;
}

const negative = (auxiliary: string) =>
  auxiliary === 'am' ? 'am not' : auxiliary === 'can' ? "can't" : auxiliary === 'will' ? "won't" : `${auxiliary}n't`;

const ANYBODY = /^(?:any|some)(?:one|body)$/i;

/** 'Has anyone asked?' is answered by 'somebody has' or 'nobody has'. */
const whoever = (isYes: boolean) => (isYes ? 'somebody' : 'nobody');

/** The short answer: 'I do', 'it isn't'. */
export function shortSaid(clause: Clause, isYes: boolean): string {
  if (ANYBODY.test(clause.subject)) return `${whoever(isYes)} ${auxiliarySaid(clause.auxiliary, 'it')}`;
  const subject = subjectSaid(clause);
  const auxiliary = auxiliarySaid(clause.auxiliary, subject);
  return `${subject} ${isYes ? auxiliary : negative(auxiliary)}`;
}

/** The whole answer: 'I built it myself', 'I've never been to sea'; without a mark. */
export function wholeSaid(clause: Clause, asked: boolean): string {
  const isAnybody = ANYBODY.test(clause.subject);
  const isYes = asked || isAnybody;
  const subject = isAnybody ? whoever(asked) : subjectSaid(clause);
  const auxiliary = auxiliarySaid(clause.auxiliary, subject);
  const hasEver = clause.adverbs.includes('ever');
  const stored = clause.adverbs
    .filter((adverb) => /^(?:still|always|also|often|usually|already|only)$/.test(adverb))
    .join(' ');
  const complement = turned(clause.complement)
    .replace(/\bany(one|body|thing|where)\b/gi, isYes ? 'some$1' : 'any$1')
    .replace(/\bany (?=\p{L})/giu, isYes ? '' : 'any ')
    .replace(isYes ? / (?:yet|at all)$/i : /^$/, '');
  const join = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');
  const isDo = /^(?:do|does|did)$/.test(clause.auxiliary);
  if (isYes && isDo) {
    const verb =
      clause.auxiliary === 'did' ? pastOf(clause.verb) : isPlural(subject) ? clause.verb : thirdPerson(clause.verb);
    return join(subject, stored, verb.toLowerCase(), complement);
  }
  if (isYes) return join(subject, auxiliary, stored, clause.verb, complement);
  if (hasEver && /^ha(?:ve|s|d)$/.test(auxiliary)) return join(subject, auxiliary, 'never', clause.verb, complement);
  if (hasEver && isDo) {
    const verb = clause.auxiliary === 'did' ? pastOf(clause.verb) : clause.verb;
    return join(subject, 'never', verb.toLowerCase(), complement);
  }
  const off = stored.replace(/\b(?:also|already|only)\b/g, '').trim();
  return join(
    subject,
    off === 'still' ? '' : '',
    negative(auxiliary),
    off === 'still' ? '' : off,
    clause.verb,
    complement,
    off === 'still' ? 'any more' : '',
  );
}
