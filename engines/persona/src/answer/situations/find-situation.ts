import { SITUATION_LIKE } from '../../likeness.ts';
import type { Act } from '../../message/acts.ts';
import { countWords, plainMarks } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import { keysOf } from '../../story/user-statement.ts';
import type { SituationMatch } from './rank-situations.ts';

type Who = 'i' | 'you' | 'other' | null;

const WHO: Record<string, Who> = Object.fromEntries(
  [
    ['i', "i i'm i've i'd i'll im we we're we've"],
    ['you', "you you're you've you'll you'd youre"],
    ['other', "he she they he's she's they're he'd she'd"],
  ].flatMap(([who = '', words = '']) => words.split(' ').map((word) => [word, who as Who])),
);
const OWNER: Record<string, Who> = {
  my: 'i',
  our: 'i',
  me: 'i',
  your: 'you',
  his: 'other',
  her: 'other',
  their: 'other',
};

const firstIn = (words: readonly string[], list: Record<string, Who>): Who =>
  words.map((word) => (Object.hasOwn(list, word) ? list[word] : null)).find((who) => who) ?? null;

const THOUGHT =
  /\bi (?:just |really |still )?(?:think|bet|guess|know|hope|believe|can't believe|thought|swear|heard|suppose|see|love that|like that|like how)(?: that)? (?=(?:you|he|she|they)\b)/;

/** Of whom a text tells: who does it, or whose it is where nobody does. */
export function whoIn(text: string): { who: Who; isDoing: boolean } {
  // 'I can't believe you remember' tells of her.
  const words =
    plainMarks(text)
      .toLowerCase()
      .replace(THOUGHT, '')
      .match(/[a-z']+/g) ?? [];
  const doing = firstIn(words, WHO);
  return { who: doing ?? firstIn(words, OWNER), isDoing: doing !== null };
}

const NEGATED = /\b(?:not|never|no|nobody|nothing|neither|without)\b|n't\b|\b(?:cant|dont|wont|didnt)\b/i;
const WISHED = /\b(?:almost|want|wish|hope|if|would|could|should|might|maybe|what if)\b|'d\b/i;

/** Whether a text may mean what the example of a situation means: the same people do it, and do it or do it not. */
function agrees(text: string, { situation, example, score }: SituationMatch): boolean {
  const [told, meant] = [whoIn(text), whoIn(example)];
  const plain = plainMarks(text);
  if (meant.who === 'you' && told.who !== 'you' && countWords(plain) > 3) return false;
  if (told.who === 'you' && meant.who !== 'you') {
    if (meant.who !== null || !situation.examples.some((other) => whoIn(other).who === 'you')) return false;
  }
  if (told.isDoing && meant.isDoing && told.who !== meant.who) return false;
  if (score >= SITUATION_LIKE.surely) return true;
  return NEGATED.test(plain) === NEGATED.test(example) && WISHED.test(plain) === WISHED.test(example);
}

function fits(text: string, match: SituationMatch, least: number): boolean {
  const { situation, example, score } = match;
  const plain = plainMarks(text);
  if (situation.never?.test(plain) === true) return false;
  if (situation.needs?.test(plain) === false && score < SITUATION_LIKE.surely) return false;
  if (!agrees(text, match)) return false;
  if (countWords(plain) <= 2) return score >= SITUATION_LIKE.short;
  if (score >= least) return true;
  const keys = keysOf(example);
  return score >= SITUATION_LIKE.shared && [...keysOf(plain)].some((key) => keys.has(key));
}

/** The situation that an act tells of; null where none is near enough. */
export function situationOf(act: Act, moment: Moment, acts: readonly Act[]): SituationMatch | null {
  const near = moment.near.situations[acts.indexOf(act)] ?? [];
  return near.find((match) => fits(act.text, match, SITUATION_LIKE.alone)) ?? null;
}

/** The situation of a message as a whole, where its parts alone say too little. */
export function wholeSituation(moment: Moment): SituationMatch | null {
  const near = moment.near.situations.at(-1) ?? [];
  const text = moment.seen.spoken;
  return near.find((match) => match.score >= SITUATION_LIKE.whole && fits(text, match, SITUATION_LIKE.whole)) ?? null;
}
