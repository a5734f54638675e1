import { holdsAnswer } from '../match/answer-kind.ts';
import type { Act } from '../message/acts.ts';
import { countWords, plainMarks } from '../prose.ts';
import type { Moment } from '../reply/moment.ts';
import type { Fact } from '../siren/facts.ts';
import { keysOf } from '../story/user-statement.ts';

/** A fact of the card beside a question. */
export interface CardMatch {
  fact: Fact;
  /** Words of the question that the fact holds, without the everyday ones. */
  shared: number;
  /** Likeness of the two as sentences, from 0 to 1. */
  near: number;
  /** How well it answers the act, and the chance that it is the fact asked for. */
  score: number;
  chance: number;
  /** The chance, less where it was told before or is not of the kind that was asked for. */
  rank: number;
}

const EVERYDAY = new Set(
  (
    'love hate name live work old year life good bad best friend meet talk come eat drink like thing people feel need want ever long time kind ' +
    'really happen start stop favorit favouri mean way big little great new first last sometim someth anyth everyth today tonigh now go'
  ).split(' '),
);

/** Words of a question that say what it is about. */
export function topicKeys(text: string): Set<string> {
  return new Set([...keysOf(text)].filter((key) => !EVERYDAY.has(key)));
}

/** What was told before is rarely asked for again. */
const TOLD_BEFORE = 0.3;
/** A 'when' is rarely answered by a sentence without a time. */
const NOT_OF_THE_KIND = 0.5;
/** A message of more words has more than one thing in it. */
const LONGEST_MESSAGE = 30;

const ASKS_BEFORE =
  /\b(?:what|where|who) (?:did|were|was) you (?:\w+ ){0,3}?(?:before|earlier)\b|\bbefore (?:you|the|this|that|all|it)\b.*\?*$/i;
const OF_BEFORE =
  /\b(?:used to|former|formerly|ex-?\w*|retired from|once|was an?|were|drove|taught|worked|left|quit|until|gave up|began as|trained as|years an?)\b/i;
const ASKS_WHO_THAT = /^(?:(?:and|so|but|hey|wait),? )*who(?:'s| is|s| are) (?:the|this|that|these|those)\b/i;
const SOMEBODY =
  /\b(?:father|mother|sister|brother|son|daughter|wife|husband|aunt|uncle|nephew|niece|cousin|grand\w+|apprentice|assistant|deckhand|cook|partner|dog|cat|parrot|horse|mule|goat|heron|toad|raven|owl|hen|bird|ghost|neighbour|boy|girl|nurse|clerk|crew|twin|lodger|friend)\b/i;

/** How much likelier a fact is than the vectors say, where the form of the question is plain: of before, or of somebody here. */
function likelier(asked: string, told: string): number {
  if (ASKS_BEFORE.test(asked)) return OF_BEFORE.test(told) ? 4 : 0.4;
  if (ASKS_WHO_THAT.test(asked)) return SOMEBODY.test(told) ? 3 : 0.4;
  return 1;
}

/** What the card says on an act, the best first. */
export function cardMatches(
  act: Act,
  { reading, heat, near, story, seen }: Pick<Moment, 'reading' | 'heat' | 'near' | 'story' | 'seen'>,
  at: number,
): CardMatch[] {
  const keys = topicKeys(act.text);
  const likeness = near.acts[at] ?? [];
  const { scores, chances } = near.card[at] ?? { scores: [], chances: [] };
  // Two halves of one thought, as in 'if you had one wish, what would it be?', are understood together.
  const isWhole =
    act.question !== null &&
    countWords(seen.spoken) <= LONGEST_MESSAGE &&
    !/[.!?\u2026;]\s+\S/.test(seen.spoken.replace(/\.{2,}/g, ''));
  return reading.facts
    .map((fact, n) => {
      const own = keysOf(fact.text);
      const shared = [...keys].filter((key) => own.has(key)).length;
      const closeness = likeness[n] ?? 0;
      const chance =
        likelier(plainMarks(act.text), plainMarks(fact.text)) *
        Math.max(chances[n] ?? 0, isWhole ? (near.cardToMessage.chances[n] ?? 0) * 0.9 : 0);
      return {
        fact,
        shared,
        near: closeness,
        score: (scores[n] ?? 0) + (fact.isPinned ? 0.2 : 0),
        chance,
        rank:
          chance *
          (story.spokenLines.holds(fact.text) ? TOLD_BEFORE : 1) *
          (act.question && !holdsAnswer(act.question, fact.text) ? NOT_OF_THE_KIND : 1),
      };
    })
    .filter(({ fact }) => fact.heat <= heat)
    .sort((a, b) => b.rank - a.rank || b.score - a.score);
}
