import { SITUATION_LIKE } from '../../likeness.ts';
import type { Act } from '../../message/acts.ts';
import { countWords, plainMarks } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import { keysOf } from '../../story/user-statement.ts';
import type { SituationMatch } from './rank-situations.ts';

type Who = 'i' | 'you' | 'other' | null;

const WHO: Record<string, Who> = Object.fromEntries(
  [
    ['i', "i i'm i've i'd i'll im my we we're we've our me"],
    ['you', "you you're you've you'll you'd your youre yourself"],
    ['other', "he she they he's she's they're his her their him"],
  ].flatMap(([who = '', words = '']) => words.split(' ').map((word) => [word, who as Who])),
);

/** Of whom a text tells, by its first word that says so. */
export function whoIn(text: string): Who {
  for (const word of plainMarks(text)
    .toLowerCase()
    .match(/[a-z']+/g) ?? []) {
    const who = Object.hasOwn(WHO, word) ? WHO[word] : undefined;
    if (who) return who;
  }
  return null;
}

const NEGATED = /\b(?:not|never|no|nobody|nothing|neither|without)\b|n't\b|\b(?:cant|dont|wont|didnt)\b/i;

/** Whether a text may mean what the example of a situation means: the same people do it, and do it or do it not. */
function agrees(text: string, { situation, example, score }: SituationMatch): boolean {
  const [told, meant] = [whoIn(text), whoIn(example)];
  if (told !== null && meant !== null && told !== meant) return false;
  if (told === 'you' && meant === null && !situation.examples.some((other) => whoIn(other) === 'you')) return false;
  if (NEGATED.test(plainMarks(text)) !== NEGATED.test(example) && score < SITUATION_LIKE.negated) return false;
  return true;
}

function fits(text: string, match: SituationMatch, least: number): boolean {
  const { situation, example, score } = match;
  const plain = plainMarks(text);
  if (situation.needs?.test(plain) === false || situation.never?.test(plain) === true) return false;
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
