import { swapped } from '../../language/swap.ts';
import { toldBack } from '../../language/told-back.ts';
import { capitalised, countWords, plainMarks, tidied } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import { type Clause, leansBack } from '../../story/ledger/clauses.ts';
import { isOfBoth } from '../../story/user-statement.ts';
import { shortened, spoken } from '../speech.ts';

const NAMED_TIMES =
  /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|christmas|easter)(?=s?\b)/g;
const BIDDING =
  /^(?:please )?(come|meet|join|bring|pick|wait|call|ring|write|take|help|visit|be)\b(?! (?:from|to an?)\b)/i;
const ORDERED =
  /^(?:can|could|may|might) (?:I|we) (?:please |just )?(?:get|have|order|buy|try|borrow|rent|book) (.+)$|^(?:give|bring|get|make|pour) me ((?:an?|the|some|two|three|four|one|another|your|\d+) .+)$/i;

/** Days and months with their capitals, and a possessive where one was meant. */
const spelled = (text: string): string =>
  text
    .replace(
      /\b(in|since|last|next|until|till|by|this|of) (march|may)\b/g,
      (_, before: string, month: string) => `${before} ${capitalised(month)}`,
    )
    // 'At 9 am' is no 'am' of theirs.
    .replace(/(\d) (am|pm)\b/gi, '$1$2')
    .replace(NAMED_TIMES, (word) => capitalised(word))
    .replace(
      /\b(is|was|'s) (my|our) ((?:grand)?(?:father|mother|dad|mum|mom|pa|ma)|uncle|aunt|sister|brother|wife|husband|friend|boss)s\b/gi,
      "$1 $2 $3's",
    )
    .replace(/\bin (\p{Ll}+) (?:i|I) think\b/gu, 'in $1');

/** A clause of the person as she says it to them, without a mark at its end. */
export function restated({ text, turn }: Pick<Clause, 'text' | 'turn'>): string {
  const plain = spelled(plainMarks(text).replace(/["*]/g, '').trim());
  const ordered = plain.match(ORDERED)?.slice(1).find(Boolean);
  if (ordered !== undefined) return `you asked for ${swapped(ordered.replace(/,? please\b/i, ''))}`;
  const isBidding = BIDDING.test(plain) && countWords(plain) > 1;
  const whole = isBidding ? `you are to ${plain.replace(/^please /i, '')}` : plain;
  const short = countWords(whole) > 24 ? shortened(whole, 22).replace(/\.$/, '') : whole;
  const back = toldBack(short.replace(/\?/g, ''), isOfBoth(short) || turn < 0);
  // '14B' stays as it was written.
  const [first = ''] = short.split(' ');
  return back === null ? swapped(short) : /\d/.test(first) ? back.replace(/^\S+/, first) : back;
}

/** Adds to the clauses what they need to be understood, and nothing twice. */
function completed(chosen: readonly Clause[], all: readonly Clause[]): Clause[] {
  const wanted = new Set<Clause>();
  for (const clause of chosen) {
    const at = all.indexOf(clause);
    const before = all[at - 1];
    const isJoined = before !== undefined && before.by === 'user' && before.turn === clause.turn && !before.isQuestion;
    if ((leansBack(clause) || /^(?:that's|that is|this is) (?:why|how)\b/i.test(clause.text)) && isJoined) {
      const earlier = all[at - 2];
      // 'He collects spoons. Spoons!! four hundred of them'
      if (countWords(before.text) < 2 && earlier?.turn === clause.turn && earlier.by === 'user') wanted.add(earlier);
      else wanted.add(before);
    }
    wanted.add(clause);
  }
  return [...wanted];
}

/** The person's clauses told back, in the order given; those that stood together in a sentence stay together. */
export function tellBack(
  moment: Pick<Moment, 'reading' | 'story'>,
  chosen: readonly Clause[],
  all: readonly Clause[],
): string[] {
  const sentences: { text: string; last: Clause }[] = [];
  for (const clause of completed(chosen, all)) {
    const text = restated(clause);
    const before = sentences.at(-1);
    const isNext = before !== undefined && all.indexOf(before.last) === all.indexOf(clause) - 1;
    const isSame = isNext && before.last.sentence === clause.sentence;
    const isLeaning = isNext && leansBack(clause) && before.last.turn === clause.turn;
    if (before && (isSame || isLeaning) && countWords(`${before.text} ${text}`) < 30) {
      before.text += `, ${clause.joint === '' || isLeaning ? '' : `${clause.joint} `}${text}`;
      before.last = clause;
    } else sentences.push({ text, last: clause });
  }
  return sentences.map(({ text }) => spoken(tidied(`${capitalised(text)}.`), moment.reading));
}
