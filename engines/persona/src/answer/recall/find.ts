import { RECALL_LIKE } from '../../likeness.ts';
import { countWords, plainMarks } from '../../prose.ts';
import type { Clause } from '../../story/ledger/clauses.ts';
import { type Concept, conceptsOf, meets } from '../../story/ledger/concepts.ts';
import type { Ask } from './asks.ts';
import { holds, isKeyless, isStrict } from './sought.ts';

/** A clause beside what is asked for. */
export interface Found {
  clause: Clause;
  /** Words of the question that the clause itself meets, the rare ones heavier. */
  own: number;
  /** Words that what it answers or stands for meets. */
  context: number;
  isHeld: boolean;
  near: number;
  score: number;
}

const meetsAny = (asked: Concept, { concepts, text }: Clause) => meets(asked, concepts, plainMarks(text));

/** How rare a word is in the story: the rarer, the more it says. */
function weightOf(asked: Concept, clauses: readonly Clause[]): number {
  const count = clauses.filter((clause) => clause.by === 'user' && meetsAny(asked, clause) > 0).length;
  return 1 / (1 + 0.6 * Math.log(Math.max(1, count)));
}

/** Who or what is asked for is somebody else than whom the question names: 'who did my grandma cook for?' */
const isAnotherSought = ({ sought }: Ask): boolean => sought === 'person';

const withoutAsked = (plain: string, { concepts }: Ask): string =>
  plain.replace(/[\p{L}'-]+/gu, (word) => {
    const [own] = conceptsOf(word);
    const isAsked = own !== undefined && concepts.some((asked) => meets(asked, [own], '') > 0);
    return isAsked ? '' : word;
  });

/** What a common word counts beside others. */
const COMMON_WEIGHT = 0.35;

const rareOf = ({ concepts }: Ask) => concepts.filter(({ isCommon }) => !isCommon);

/** Whether a word is a name that only the person has spoken of. */
const isNamed = (word: string, clauses: readonly Clause[]): boolean => {
  const form = new RegExp(`(?<=\\S )${word}(?![\\p{L}])`, 'iu');
  const isCapital = ({ text, by }: Clause) => by === 'user' && /^\p{Lu}/u.test(text.match(form)?.[0] ?? '');
  return word.length > 2 && clauses.some(isCapital);
};

/** Whether she only gave back what the person had just said. */
function isEcho({ concepts, turn }: Clause, clauses: readonly Clause[]): boolean {
  const before = clauses.filter((clause) => clause.by === 'user' && clause.turn === turn - 1);
  const stems = new Set(before.flatMap((clause) => clause.concepts.map(({ stem }) => stem)));
  return concepts.filter(({ stem }) => stems.has(stem)).length > 0.6 * concepts.length;
}

/** 'What was the coefficient today?' may ask for what she told, without a word on that. */
const mayBeHers = ({ isSure, text, by, concepts }: Ask): boolean =>
  isSure ||
  (by === null &&
    concepts.some(({ isCommon }) => !isCommon) &&
    /^(?:\w+ )?(?:what|which|where|when|who) (?:\w+ )?(?:was|were)\b/i.test(text) &&
    !/\blike\b/i.test(text));

const NAMED = /(?<!^)(?<![.!?"] )\b(?!I\b)\p{Lu}\p{Ll}+|\b(?:my|our) \p{L}/u;
const NAMING = /\b(?:name is|name's|called|named|calling (?:him|her|it)) \p{L}/u;

/** What the person says of her, or bids her do. */
const OF_HER =
  /^(?:(?:now|please|ok|just|then|go),? )*(?:you|your|you're|you've|don't|do not|stop|look|tell|show|let me|trust|guess|imagine|explain|describe|teach|sing|listen|read|quick q)\b/i;

/**
 * All clauses that may answer, the best first; `near` is the likeness of the question to each clause,
 * `turn` the one from which most of the message is answered.
 */
export function findClauses(
  clauses: readonly Clause[],
  ask: Ask,
  near: readonly number[] = [],
  turn: number | null = null,
): Found[] {
  const hasRare = ask.concepts.some(({ isCommon }) => !isCommon);
  const weights = ask.concepts.map(
    (asked) => weightOf(asked, clauses) * (!asked.isCommon ? 1 : hasRare ? COMMON_WEIGHT : 0.8),
  );
  const last = clauses.at(-1)?.turn ?? 0;
  return clauses
    .map((clause, at): Found => {
      const plain = plainMarks(clause.text);
      let own = 0;
      let context = 0;
      for (const [n, asked] of ask.concepts.entries()) {
        const met = meets(asked, clause.concepts, plain);
        own += met * (weights[n] ?? 0);
        if (met === 0) context += meets(asked, clause.context, clause.contextText) * (weights[n] ?? 0);
      }
      const isHeld = holds(ask.sought, isAnotherSought(ask) ? withoutAsked(plain, ask) : plain);
      const likeness = near[at] ?? 0;
      const isTiny = countWords(plain) < 2 && !isHeld && context === 0;
      const isTheirs = clause.by === 'user';
      const score =
        own +
        0.55 * context +
        (isHeld ? 0.6 : isStrict(ask.sought) ? -0.7 : 0) +
        1.6 * Math.max(0, likeness - RECALL_LIKE.floor) +
        (ask.by === null ? (isTheirs ? 0.15 : -0.1) : clause.by === ask.by ? 0.25 : -0.4) +
        (clause.turn < 0 ? 0.25 : 0) +
        (clause.isCorrected ? -1.2 : 0) +
        (clause.isQuestion ? -0.7 : 0) +
        (isTiny ? -0.4 : 0) +
        (ask.sought === 'person' && NAMED.test(plain) ? 0.25 : 0) +
        (clause.turn === turn ? 0.3 : 0) +
        (isTheirs && OF_HER.test(plain) ? -0.8 : 0) +
        (ask.sought === 'errand' ? (clause.turn <= 3 && isTheirs ? 0.6 : -0.3) : 0) +
        (ask.sought === 'ban' ? (isTheirs ? -0.5 : 0.5) : 0) +
        0.12 * (last <= 0 ? 0 : Math.max(0, clause.turn) / last);
      return { clause, own, context, isHeld, near: likeness, score };
    })
    .filter(
      ({ clause, own, context }) =>
        (clause.by === 'user' && ask.by !== 'siren') ||
        (clause.by === 'siren' &&
          mayBeHers(ask) &&
          !clause.isQuestion &&
          own + context > 0.4 &&
          !isEcho(clause, clauses)),
    )
    .sort((a, b) => b.score - a.score);
}

/** The clauses that answer well enough, the best first. */
export function answersTo(
  clauses: readonly Clause[],
  ask: Ask,
  near: readonly number[] = [],
  turn: number | null = null,
): Found[] {
  const fitting = findClauses(clauses, ask, near, turn).filter(
    ({ clause, own, context, isHeld, near: likeness, score }) => {
      const at = clauses.indexOf(clause);
      const isBeside = [clauses[at - 1], clauses[at + 1]].some(
        (one) => one?.by === 'user' && one.turn === clause.turn && holds(ask.sought, plainMarks(one.text)),
      );
      const fits =
        (isBeside && own >= 0.75) ||
        isHeld ||
        !isStrict(ask.sought) ||
        (own + context >= 1 && (ask.sought === 'person' || clause.by === 'siren'));
      if (!fits || (clause.isQuestion && clause.by === 'user' && ask.sought !== 'order')) return false;
      const isLike = likeness >= (ask.isSure ? RECALL_LIKE.cued : RECALL_LIKE.alone);
      if (ask.concepts.length === 0 && ask.sought === null) return false;
      const isFound =
        own > 0 ||
        context > 0 ||
        isLike ||
        (ask.sought === 'name' && NAMING.test(plainMarks(clause.text)) && ask.isSure) ||
        (isHeld && isKeyless(ask.sought) && ask.isSure);
      if (!isFound) return false;
      if (clause.by === 'siren')
        return (
          score >= (ask.by === 'siren' ? 0.9 : 0.7) &&
          own + context >= 0.6 &&
          (ask.isSure || own >= 0.9 * rareOf(ask).length)
        );
      if (ask.isSure) return score >= 0.5;
      const isTypeMet = ask.sought === null || isHeld;
      const isTheirName = ask.concepts.some(({ word }) => isNamed(word, clauses));
      const met = own + (isStrict(ask.sought) && isHeld ? 0.7 * context : isTheirName ? 0.5 * context : 0);
      if (ask.by === 'user' || isTheirName)
        return (met >= 0.5 || isLike) && score >= 0.9 && (isTypeMet || own >= 1 || ask.sought === 'reason');
      const isOwed = /\byou (?:owe|promise)/i.test(ask.text) && own >= 0.9 && /\byou\b/i.test(clause.text);
      // Neither a cue nor 'my': it must be plain that it is their matter.
      const isOfOne =
        /\b(?:he|she|him|her|his|they)\b/i.test(ask.text) && isStrict(ask.sought) && own >= 0.7 && likeness >= 0.3;
      // 'When are you coming?' after 'come over at 7'.
      const isBidden =
        /\byou\b/i.test(ask.text) && /^(?:come|meet|join|bring|pick|visit)\b/i.test(clause.text) && own >= 0.7;
      const isOfUs =
        /\bwe\b/i.test(ask.text) && /\b(?:we|we're|our)\b/i.test(clause.text) && isStrict(ask.sought) && own >= 0.9;
      const isEvent = /\b(?:was|were|did|got)\b/i.test(ask.text) && own >= 0.75 && likeness >= 0.35;
      if (isEvent && isBeside) return true;
      return (
        isTypeMet &&
        (isEvent || isOwed || isOfOne || isBidden || own >= 1.8 || (own >= 1.4 && likeness >= 0.3) || isOfUs)
      );
    },
  );
  // What holds the kind of thing sought goes before what only shares its words.
  const isFirst = ({ isHeld }: Found) => !isStrict(ask.sought) || isHeld;
  return [...fitting.filter(isFirst), ...fitting.filter((one) => !isFirst(one))];
}
