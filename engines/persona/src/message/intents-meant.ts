import type { IntentBank } from '../bank/bank.ts';
import { INTENT_LIKE } from '../likeness.ts';
import { countWords, plainMarks } from '../prose.ts';
import { cosine } from '../sentence-model.ts';
import { readSentences } from '../story/turn-reading.ts';

/** The ways people put things, with their vectors. */
export interface IntentIndex {
  intents: IntentBank[];
  /** Of all examples, in the order of the intents. */
  vectors: Float32Array[];
}

const MOST_CLAUSES = 7;
/** Rules know these better than likeness does. */
const BY_RULE = new Set(['crisis', 'consent_no']);
const STAYS =
  /\b(?:don't|do not|never|didn't) (?:want|wanna|have|need) to (?:go|leave|sleep|say goodbye)\b|\bnot leaving\b/i;
/** Fits nearly everything a little, so anything else that fits comes first. */
export const ANYTHING = 'other';

export interface Match {
  intent: string;
  score: number;
}

/** Every intent by how near a vector comes to its examples: the nearest three, and the nearest once more. */
export function rankIntents(vector: Float32Array, { intents, vectors }: IntentIndex): Match[] {
  let from = 0;
  const matches = intents.map(({ intent, examples }) => {
    const scores = examples.map((_, n) => cosine(vector, vectors[from + n] as Float32Array)).sort((a, b) => b - a);
    from += examples.length;
    const [best = 0, second = best, third = second] = scores;
    return { intent, score: 0.3 * best + 0.7 * ((best + second + third) / 3) };
  });
  return matches.sort((a, b) => b.score - a.score);
}

/** Parts of a message that may want different things. */
export function clausesOf(message: string): string[] {
  const parts = readSentences(message).flatMap((sentence) => {
    const pieces = sentence.split(/;\s+|,?\s+but\s+|,\s+(?:and|so)\s+(?=\p{L}+ )/u);
    return pieces.every((piece) => countWords(piece) >= 3) ? pieces : [sentence];
  });
  return parts.length <= MOST_CLAUSES ? parts : [...parts.slice(0, MOST_CLAUSES - 2), ...parts.slice(-2)];
}

/** What a message wants, and how surely. */
export interface Meant {
  /** In the order in which it says so; at most two. */
  intents: string[];
  /** Of the surest of them, from 0 to 1. */
  sureness: number;
}

/** Intents that lie near, the nearest first. */
export function relatedIntents(ranked: Match[]): string[] {
  const near = ranked.filter(({ intent, score }) => score >= INTENT_LIKE.related && !BY_RULE.has(intent));
  return near.slice(0, 3).map(({ intent }) => intent);
}

/** The one or two intents of a message's clauses, and how sure the first is. */
export function pickIntents(clauses: { text: string; ranked: Match[] }[]): Meant {
  const found = clauses.flatMap(({ text, ranked }, at) => {
    // 'I don't want to go' is no farewell.
    const stays = STAYS.test(plainMarks(text));
    const best = ranked.find(({ intent }) => !BY_RULE.has(intent) && !(stays && /^(?:bye|goodnight)$/.test(intent)));
    return best && best.score >= INTENT_LIKE.least ? [{ ...best, at }] : [];
  });
  const rank = ({ intent, score }: Match) => (intent === ANYTHING ? score - 1 : score);
  const [first] = [...found].sort((a, b) => rank(b) - rank(a));
  if (!first) return { intents: [], sureness: 0 };
  const second = found
    .filter(
      ({ intent, at, score }) =>
        intent !== first.intent && intent !== ANYTHING && at !== first.at && score >= INTENT_LIKE.second,
    )
    .sort((a, b) => b.score - a.score)[0];
  const both = [first, ...(second ? [second] : [])].sort((a, b) => a.at - b.at);
  return { intents: both.map(({ intent }) => intent), sureness: first.score };
}
