import type { IntentBank } from '../bank/bank.ts';
import type { GestureKind } from '../bank/gestures.data.ts';
import { countWords, normalised, wordsOf } from '../prose.ts';
import { cosine, type SentenceModel } from '../sentence-model.ts';
import { answerIn, clauseIn } from '../story/answer.ts';
import type { Kept } from '../story/memory.ts';
import { gestureIn, spokenPart } from '../story/person-gesture.ts';
import { lastQuestion, type Story } from '../story/story-reading.ts';
import { type Topic, topicIn } from '../story/topic.ts';
import { readSentences } from '../story/turn-reading.ts';
import { isCrisis } from './crisis.ts';
import { intentByRule } from './intent-rules.ts';
import { type Asked, askedIn, asksHer, asksIfReal } from './self-question.ts';
import type { Tiny } from './tiny.data.ts';
import { isShouted, tinyIn } from './tiny.ts';

/** What the engine makes of the last message. */
export interface Understanding {
  /** What is said in it, without stage directions. */
  spoken: string;
  gesture: GestureKind | null;
  tiny: Tiny | null;
  /** What it wants, in the order in which it says so; at most two. */
  intents: string[];
  /** How surely the surest of them is meant, from 0 to 1. */
  sureness: number;
  /** Intents that lie near, the nearest first, whose lines may help to go on. */
  related: string[];
  isCrisis: boolean;
  asksIfReal: boolean;
  /** Whether it puts a question to her about herself, and after what. */
  asksHer: boolean;
  asked: Asked | null;
  isQuestion: boolean;
  topic: Topic | null;
  /** A short answer to what she asked, and a whole sentence as one. */
  answer: string | null;
  clause: string | null;
  isShouted: boolean;
  /** Whether it tells the person's name for the first time, or another one. */
  gaveName: boolean;
  /** How often the person has said just this before. */
  repeats: number;
  /** Of the whole message, for finding what is near to it. */
  vector: Float32Array;
}

/** The ways people put things, with their vectors. */
export interface IntentIndex {
  intents: IntentBank[];
  /** Of all examples, in the order of the intents. */
  vectors: Float32Array[];
}

/** Below this a message fits no intent; few words must fit better, since they say less. */
const THRESHOLD = 0.6;
const SHORT_THRESHOLD = 0.72;
const SECOND_THRESHOLD = 0.66;
const RELATED = 0.58;
const MOST_CLAUSES = 7;
/** Rules know these better than likeness does. */
const BY_RULE = new Set(['crisis']);

/** What the bank's intents about herself ask for. */
const ASKED: Record<string, Asked> = {
  who_are_you: 'self',
  your_age: 'age',
  your_past: 'past',
  your_looks: 'looks',
  your_secret: 'secret',
  your_wish: 'dreams',
  your_fear: 'fears',
  your_likes: 'likes',
  your_dislikes: 'dislikes',
};

function askedByIntent(
  { intents, sureness }: Pick<Understanding, 'intents' | 'sureness'>,
  isQuestion: boolean,
): Asked | null {
  return isQuestion && sureness >= 0.74 ? (ASKED[intents[0] ?? ''] ?? null) : null;
}

interface Match {
  intent: string;
  score: number;
}

/** Every intent by how near a vector comes to its examples: half its best, half how many come near. */
export function rankIntents(vector: Float32Array, { intents, vectors }: IntentIndex): Match[] {
  let from = 0;
  const matches = intents.map(({ intent, examples }) => {
    const scores = examples.map((_, n) => cosine(vector, vectors[from + n] as Float32Array)).sort((a, b) => b - a);
    from += examples.length;
    const [best = 0, second = best, third = second] = scores;
    return { intent, score: 0.6 * best + 0.4 * ((best + second + third) / 3) };
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

/** The one or two intents of a message's clauses, and how sure the first is. */
function pickIntents(clauses: { text: string; ranked: Match[] }[]): Pick<Understanding, 'intents' | 'sureness'> {
  const found = clauses.flatMap(({ text, ranked }, at) => {
    const best = ranked.find(({ intent }) => !BY_RULE.has(intent));
    const least = countWords(text) <= 2 ? SHORT_THRESHOLD : THRESHOLD;
    return best && best.score >= least ? [{ ...best, at }] : [];
  });
  const [first] = [...found].sort((a, b) => b.score - a.score);
  if (!first) return { intents: [], sureness: 0 };
  const second = found
    .filter(({ intent, at, score }) => intent !== first.intent && at !== first.at && score >= SECOND_THRESHOLD)
    .sort((a, b) => b.score - a.score)[0];
  const both = [first, ...(second ? [second] : [])].sort((a, b) => a.at - b.at);
  return { intents: both.map(({ intent }) => intent), sureness: first.score };
}

/** What a message that fits no intent is about, by what it tells. */
const TOLD: Partial<Record<Kept, string>> = { animal: 'animals', person: 'family', plan: 'plans', place: 'home_place' };

function toldIntents({ memories, theirs }: Story, { intents }: IntentIndex): string[] {
  const names = memories.filter(({ turn }) => turn === theirs.length - 1).map(({ kind }) => TOLD[kind]);
  return intents
    .map(({ intent }) => intent)
    .filter((intent) => names.includes(intent))
    .slice(0, 1);
}

/** Reads the last message of a story. */
export async function understand(story: Story, index: IntentIndex, model: SentenceModel): Promise<Understanding> {
  const { message } = story;
  const spoken = spokenPart(message);
  const tiny = tinyIn(spoken);
  const gesture = gestureIn(message);
  const clauses = tiny === null ? clausesOf(message) : [];
  const whole = spoken.length > 300 ? (clauses[0] ?? spoken) : spoken;
  const [vector = new Float32Array(0), ...vectors] = await model.embed([whole, ...clauses]);
  const ranked = [whole, ...clauses].map((text, n) => ({
    text,
    ranked: rankIntents([vector, ...vectors][n] as Float32Array, index),
  }));
  const rule = intentByRule(spoken);
  const likely =
    tiny === null
      ? pickIntents(clauses.length > 1 ? ranked.slice(1) : ranked.slice(0, 1))
      : { intents: [], sureness: 0 };
  const meant =
    rule !== null && index.intents.some(({ intent }) => intent === rule) ? { intents: [rule], sureness: 1 } : likely;
  const isKnown = meant.intents.some((intent) => intent !== 'other') || tiny !== null;
  const hinted = isKnown ? [] : toldIntents(story, index);
  const asks = asksHer(spoken);
  const wasAsked = lastQuestion(story.lastReply) !== null;
  const key = normalised(spoken);
  const crisis = isCrisis(message) || (ranked[0]?.ranked[0]?.intent === 'crisis' && ranked[0].ranked[0].score >= 0.8);
  return {
    spoken,
    gesture,
    // A gesture without words is no silence.
    tiny: tiny === 'silence' && gesture !== null ? null : tiny,
    ...(hinted.length > 0 ? { intents: hinted, sureness: 0 } : meant),
    gaveName: story.user !== null && !story.knewName,
    related: (ranked[0]?.ranked ?? [])
      .filter(({ intent, score }) => score >= RELATED && !BY_RULE.has(intent))
      .slice(0, 3)
      .map(({ intent }) => intent),
    isCrisis: crisis,
    asksIfReal: asksIfReal(spoken),
    asksHer: asks,
    asked: askedIn(spoken) ?? askedByIntent(meant, asks || /\?/.test(spoken)),
    isQuestion:
      /\?/.test(spoken) ||
      /^(?:what|where|who|when|why|how|which|do|does|did|are|is|can|could|will|would|should)\b/i.test(spoken),
    topic: tiny === null ? topicIn(spoken.slice(0, 600)) : null,
    answer: wasAsked && tiny === null ? answerIn(spoken) : null,
    clause: wasAsked && tiny === null ? clauseIn(spoken) : null,
    isShouted: isShouted(spoken),
    repeats:
      wordsOf(spoken).length < 2
        ? 0
        : story.theirs.slice(0, -1).filter((text) => normalised(spokenPart(text)) === key).length,
    vector,
  };
}
