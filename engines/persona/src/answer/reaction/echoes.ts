import { swapped } from '../../language/swap.ts';
import { type Term, termsOf } from '../../language/terms.ts';
import { capitalised, countWords, plainMarks, tidied } from '../../prose.ts';
import { coreOf } from '../mirror.ts';

const SUBJECT = /^(I|we|he|she|they|it|that|there|this)(?:('m|'s|'re|'ve|'d|'ll))? (.+)$/i;
const AGAIN: Record<string, string> = { i: 'you', we: 'you', that: 'it', this: 'it' };
const SHORT: Record<string, string> = { "'m": 'am', "'re": 'are', "'ve": 'have', "'ll": 'will' };
const AUXILIARY = /^(?:am|is|are|was|were|have|has|had|will|would|can|could|should|might|must|do|does|did)$/;
const ADVERB =
  /^(?:just|only|always|really|still|also|even|once|never|actually|probably|finally|already|now|so|then|literally|obviously)$/;
const IS: Record<string, string> = { you: 'are', they: 'are', he: 'is', she: 'is', it: 'is', there: 'is' };
const WAS: Record<string, string> = { you: 'were', they: 'were' };

function auxiliary(who: string, short: string, words: readonly Term[]): string | null {
  const [first, second] = words.filter(({ lower }) => !ADVERB.test(lower));
  if (!first) return null;
  if (short === "'s")
    return first.tags.has('PastTense') && /^(?:been|got|gone|had|done)$/.test(first.lower) ? 'has' : 'is';
  if (short === "'d") return first.tags.has('PastTense') ? 'had' : 'would';
  if (short !== '') return SHORT[short] ?? null;
  // 'I have a cold' and 'I had to' have a verb of their own.
  if (/^(?:have|has|had|do|does|did)$/.test(first.lower) && !second?.tags.has('Verb'))
    return first.lower.startsWith('ha') && first.lower !== 'had' ? 'do' : 'did';
  if (AUXILIARY.test(first.lower)) return first.lower;
  if (!first.tags.has('Verb')) return null;
  return first.tags.has('PastTense') ? 'did' : /^(?:you|they)$/.test(who) ? 'do' : 'does';
}

/** The short question back: 'Did they?' to 'They did it over email'; null where it would come out wrong. */
export function shortEcho(text: string): string | null {
  const core = plainMarks(coreOf(text));
  const [, subject, short = '', rest = ''] = core.match(SUBJECT) ?? [];
  // Nobody is asked whether they are who they say.
  if (/^I(?:'m| am) \p{Lu}/u.test(core)) return null;
  if (subject === undefined || /\b(?:not|never|no|nobody|nothing)\b|n't\b|["?]/i.test(core)) return null;
  const who = AGAIN[subject.toLowerCase()] ?? subject.toLowerCase();
  const verb = auxiliary(who, short.toLowerCase(), termsOf(`${subject} ${rest}`).slice(1));
  if (verb === null) return null;
  const fitted = /^(?:am|is|are)$/.test(verb)
    ? IS[who]
    : /^(?:was|were)$/.test(verb)
      ? (WAS[who] ?? 'was')
      : verb === 'do' && !/^(?:you|they)$/.test(who)
        ? 'does'
        : verb;
  return fitted === undefined ? null : `${capitalised(fitted)} ${who}?`;
}

const TAIL =
  /\b((?:over|by|with|in|at|under|behind|through|into|without|beside|next to|in front of|on top of|from|above|across|for) (?:[\p{L}\p{N}'-]+ ?){1,5})$/iu;
const LOOSE =
  /\b(?:it|me|you|him|them|us|this|that|now|once|fact|all|least|first|last|work|home|way|time|times|life|years?|months?|weeks?|days?|hours?|minutes?|fun|real|general|who|which|what|when|if|and|or|but|is|are|was|were|to)\b/i;

/** Where or how it happened, wondered at: 'Over email?', 'Under the neighbours porch?'; null where nothing such stands at the end. */
export function tailEcho(text: string): string | null {
  const core = plainMarks(coreOf(text));
  if (/\b(?:not|never|no)\b|n't\b|["?]/i.test(core)) return null;
  // The last such phrase counts.
  let tail = core.match(TAIL)?.[1];
  for (
    let next = tail?.slice(3).match(TAIL)?.[1];
    tail !== undefined && next !== undefined;
    next = tail.slice(3).match(TAIL)?.[1]
  )
    tail = next;
  if (tail === undefined || countWords(tail) < 2 || LOOSE.test(tail)) return null;
  const last = termsOf(core).at(-1);
  return last?.tags.has('Noun') && !last.tags.has('Pronoun') && !last.tags.has('Date')
    ? `${capitalised(tidied(swapped(tail)))}?`
    : null;
}

/** 'It's staying still', 'they're early': something that both can see. */
const SEEN =
  /^(it|they|that|there)(?:'s|'re| is| are) (?!(?:my|your|a|an|for|not|because|just|the|from|like|over|about)\b)/i;

/** Grants what both can see: 'So it is.' */
export function granted(text: string): string | null {
  const core = plainMarks(coreOf(text));
  const who = core.match(SEEN)?.[1]?.toLowerCase();
  if (who === undefined || countWords(core) > 5 || /n't\b|\bnot\b/i.test(core)) return null;
  return who === 'they' ? 'So they are.' : who === 'there' ? 'So there is.' : 'So it is.';
}
