import type { GestureKind } from '../bank/gestures.data.ts';
import { INTENT_LIKE } from '../likeness.ts';
import { normalised, plainMarks, wordsOf } from '../prose.ts';
import type { SentenceModel } from '../sentence-model.ts';
import { answerIn, clauseIn } from '../story/answer.ts';
import type { MemoryKind } from '../story/memory.ts';
import { gestureIn, spokenPart } from '../story/person-gesture.ts';
import { lastQuestion, type Story } from '../story/story-reading.ts';
import { type Topic, topicIn } from '../story/topic.ts';
import { type Act, actsIn } from './acts.ts';
import { isCrisis } from './crisis.ts';
import { intentByRule } from './intent-rules.ts';
import {
  ANYTHING,
  clausesOf,
  type IntentIndex,
  type Meant,
  pickIntents,
  rankIntents,
  relatedIntents,
} from './intents-meant.ts';
import { type Asked, askedIn, asksHer, asksIfReal } from './self-question.ts';
import type { Tiny } from './tiny.data.ts';
import { isShouted, tinyIn } from './tiny.ts';

/** What the engine makes of the last message. */
export interface Understanding extends Meant {
  /** What is said in it, without stage directions. */
  spoken: string;
  gesture: GestureKind | null;
  tiny: Tiny | null;
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
  /** What the message does, one by one. */
  acts: Act[];
  /** Of the whole message, for finding what is near to it. */
  vector: Float32Array;
}

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

function askedByIntent({ intents, sureness }: Meant, isQuestion: boolean): Asked | null {
  return isQuestion && sureness >= INTENT_LIKE.aboutHer ? (ASKED[intents[0] ?? ''] ?? null) : null;
}

/** What a message that fits no intent is about, by what it tells. */
const TOLD: Partial<Record<MemoryKind, string>> = {
  animal: 'animals',
  person: 'family',
  plan: 'plans',
  place: 'home_place',
};

function toldIntents({ memories, theirs }: Story, { intents }: IntentIndex): string[] {
  const names = memories.filter(({ turn }) => turn === theirs.length - 1).map(({ kind }) => TOLD[kind]);
  return intents
    .map(({ intent }) => intent)
    .filter((intent) => names.includes(intent))
    .slice(0, 1);
}

/** What somebody says of themself asks nothing about her: 'I am scared of the dark'. */
function ofThem(meant: Meant, spoken: string): Meant {
  const plain = plainMarks(spoken);
  if (!/^(?:i|i'm|i've|my)\b/i.test(plain) || /\?|\b(?:you|your)\b/i.test(plain)) return meant;
  const intents = meant.intents.filter((intent) => !/^(?:your_|who_are_you|are_you_real|what_do_you_see)/.test(intent));
  return intents.length === meant.intents.length
    ? meant
    : { intents, sureness: intents.length === 0 ? 0 : meant.sureness };
}

const isDisliked = (spoken: string) =>
  /\bi (?:(?:really|just|absolutely|still) )*(?:hate|dislike|detest|loathe|can't stand|cannot stand|don't (?:really )?like|do not like)\b/i.test(
    plainMarks(spoken),
  );

/** Reads the last message of a story. */
export async function understand(
  story: Story,
  index: IntentIndex,
  model: SentenceModel,
  name = '',
): Promise<Understanding> {
  const { message } = story;
  const spoken = spokenPart(message);
  const tiny = tinyIn(spoken);
  const gesture = gestureIn(message);
  // Her own name says nothing about what is meant.
  const unnamed = (text: string) =>
    name === ''
      ? text
      : text
          .replaceAll(name, ' ')
          .replace(/\s+([,.!?])/g, '$1')
          .trim();
  const clauses = tiny === null ? clausesOf(message).map(unnamed) : [];
  const whole = unnamed(spoken.length > 300 ? (clauses[0] ?? spoken) : spoken);
  const texts = [whole, ...(clauses.length > 1 ? clauses : [])];
  const vectors = await model.embed(texts);
  const ranked = texts.map((text, n) => ({ text, ranked: rankIntents(vectors[n] as Float32Array, index) }));
  const rule = intentByRule(spoken);
  const likely =
    tiny === null ? pickIntents(ranked.length > 1 ? ranked.slice(1) : ranked) : { intents: [], sureness: 0 };
  const meant =
    rule !== null && index.intents.some(({ intent }) => intent === rule)
      ? { intents: [rule], sureness: 1 }
      : ofThem(likely, spoken);
  const isKnown = meant.intents.some((intent) => intent !== ANYTHING) || tiny !== null;
  const hinted = isKnown ? [] : toldIntents(story, index);
  const asks = asksHer(spoken);
  const wasAsked = lastQuestion(story.lastReply) !== null;
  const key = normalised(spoken);
  const crisis =
    isCrisis(message) || (ranked[0]?.ranked[0]?.intent === 'crisis' && ranked[0].ranked[0].score >= INTENT_LIKE.crisis);
  return {
    spoken,
    gesture,
    // A gesture without words is no silence.
    tiny: tiny === 'silence' && gesture !== null ? null : tiny,
    ...(hinted.length > 0 ? { intents: hinted, sureness: 0 } : meant),
    gaveName: story.user !== null && !story.knewName,
    related: relatedIntents(ranked[0]?.ranked ?? []),
    isCrisis: crisis,
    asksIfReal: asksIfReal(spoken),
    asksHer: asks,
    asked: askedIn(spoken) ?? askedByIntent(meant, asks || /\?/.test(spoken)),
    isQuestion:
      /\?/.test(spoken) ||
      /^(?:what|where|who|when|why|how|which|do|does|did|are|is|can|could|will|would|should)\b/i.test(spoken),
    // What somebody cannot bear is nothing to be glad of.
    topic: tiny === null && !isDisliked(spoken) ? topicIn(spoken.slice(0, 600)) : null,
    answer: wasAsked && tiny === null ? answerIn(spoken) : null,
    clause: wasAsked && tiny === null ? clauseIn(spoken) : null,
    isShouted: isShouted(spoken),
    repeats:
      wordsOf(spoken).length < 2
        ? 0
        : story.theirs.slice(0, -1).filter((text) => normalised(spokenPart(text)) === key).length,
    acts: actsIn(message, name),
    vector: vectors[0] as Float32Array,
  };
}
