import { swapped } from '../../language/swap.ts';
import { type Term, termsOf } from '../../language/terms.ts';
import { capitalised, countWords, plainMarks, tidied } from '../../prose.ts';
import { coreOf } from '../mirror.ts';

const VAGUE =
  /^(?:lots?|bit|way|ways|times?|things?|kind|sort|days?|ones?|moment|minutes?|while|few|same|rest|end|point|something|anything|nothing|everything|someone|anyone|nobody|people|person|man|woman|guy|guys|years?|months?|weeks?|hours?|seconds?|side|part|fact|idea|mind|life|name|god|hell|morning|evening|night|tonight|today|tomorrow|yesterday|it|that|this|you|me|i|him|her|them|us|we|they|he|she|lol|haha|fault|reason|problem|damn|shit|fuck\w*|place|home|work|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/i;
const OPENS = /^(?:a|an|my|our|your|one|two|three|four|five|six|seven|eight|nine|ten|twenty|\d[\d,.]*|half|only)$/i;

/** Those are asked about by name. */
const KIN =
  /^(?:mum|mom|mother|dad|father|sister|brother|wife|husband|partner|girlfriend|boyfriend|son|daughter|grand\w+|gran|nan|aunt|uncle|cousin|friend|boss|parents|kids|children)$/;
/** What may follow such a phrase, so that it surely ends there. */
const AFTER =
  /^(?:and|or|but|so|because|when|while|if|then|on|under|over|at|from|by|to|in|into|with|for|about|like|is|was|are|were|has|had|i|i'm|he|she|it|we|they|you|today|tonight|yesterday|tomorrow|again|here|there|last|every|since|until|before|after|behind|beside|out|off|up|down|lol|haha|actually|once|instead|too|now)$/;

const isThing = ({ tags, lower }: Term) =>
  tags.has('Noun') &&
  !tags.has('Pronoun') &&
  !tags.has('Verb') &&
  !tags.has('Date') &&
  lower.length > 2 &&
  !VAGUE.test(lower);
const isBetween = ({ tags }: Term) =>
  (tags.has('Adjective') || tags.has('Noun') || tags.has('Value') || tags.has('Gerund')) && !tags.has('Pronoun');

/** The last thing that a statement names with 'a', 'my' or a number, as it may be said back: 'a whole fish'; null where none stands out. */
export function fragmentIn(text: string): string | null {
  const plain = plainMarks(coreOf(text));
  if (/\b(?:not|never|no)\b|n't\b/i.test(plain)) return null;
  const terms = termsOf(plain);
  for (let start = terms.length - 1; start >= 0; start--) {
    const first = terms[start];
    // The 'two' of 'forty-two' is no number of its own.
    if (/-$/.test(terms[start - 1]?.post ?? '')) continue;
    if (!first || !OPENS.test(first.lower) || /[,.;:!?]/.test(first.post)) continue;
    let end = start + 1;
    while (end < terms.length && isBetween(terms[end] as Term)) {
      if (/[,.;:!?]/.test(terms[end]?.post ?? '')) {
        end++;
        break;
      }
      end++;
    }
    const words = terms.slice(start, end);
    const last = words.at(-1);
    if (KIN.test(last?.lower ?? '') || words.length < 2 || words.length > 5 || !last || !isThing(last)) continue;
    const next = terms[end];
    // 'A friend of', 'a dog who': the rest belongs to it.
    if (next && /^(?:of|who|that|which|whose|for|to|with|in)$/.test(next.lower) && end - start < 3) continue;
    if (next && !/[,.;:!?]/.test(last.post) && !AFTER.test(next.lower)) continue;
    const phrase = words.map(({ text: word }) => word).join(' ');
    return countWords(phrase) > 5 ? null : tidied(swapped(phrase));
  }
  return null;
}

/** The same, asked or called out. */
export function fragmentEcho(text: string): string | null {
  const fragment = fragmentIn(text);
  return fragment === null ? null : `${capitalised(fragment)}${/!/.test(text) ? '!' : '?'}`;
}
