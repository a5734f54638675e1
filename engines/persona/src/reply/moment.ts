import type { ResponseSize } from '@sirenade/server/ports/text';
import type { SituationMatch } from '../answer/situations/rank-situations.ts';
import type { IntentBank, Line } from '../bank/bank.ts';
import type { Match } from '../match/matcher.ts';
import type { Understanding } from '../message/understanding.ts';
import { normalised } from '../prose.ts';
import type { Rng } from '../rng.ts';
import type { Reading } from '../siren/persona-reading.ts';
import type { Story } from '../story/story-reading.ts';
import type { Bank } from '../whole-bank.ts';
import type { Chooser } from './chooser.ts';

/** How near the message comes to things that could be said, in the order of their lists. */
export interface Nearness {
  facts: number[];
  phrases: number[];
  pairs: number[];
  tales: number[];
  questions: number[];
  /** Empty where the message asks nothing of what was told. */
  tellings: number[];
  /** Of each act to each clause of the story; empty where the message asks for nothing of before. */
  clauses: number[][];
  /** Of each act of the message to each fact. */
  acts: number[][];
  /** How well each fact answers each act. */
  card: Match[];
  /** How well each of the person's sentences answers each act, and the message as a whole; empty where nothing is asked. */
  told: Match[];
  toldToMessage: Match | null;
  /** How well each fact answers the message as a whole. */
  cardToMessage: Match;
  /** Of each act to each sentence of her Secrets. */
  secrets: number[][];
  /** The situations nearest to each act, and last those nearest to the whole message. */
  situations: SituationMatch[][];
}

/** How many words a reply of a size has. */
export interface Budget {
  least: number;
  most: number;
  /** What this reply tries for. */
  aim: number;
}

/** Everything a reply is made from. */
export interface Moment {
  bank: Bank;
  reading: Reading;
  story: Story;
  seen: Understanding;
  near: Nearness;
  size: ResponseSize;
  budget: Budget;
  heat: 0 | 1 | 2;
  chooser: Chooser;
  rng: Rng;
}

/** How a reply begins, and what may follow. */
export interface Lead {
  says: string[];
  /** In earnest there is no play: no gestures, no flirting, nothing that was written to amuse. */
  isEarnest?: boolean;
  /** Whose further lines and questions fit. */
  intent?: IntentBank | null;
  /** Whether lines of other intents near the message may help to fill the reply. */
  isOpen?: boolean;
  /** A tale or scene fills the reply by itself, in paragraphs of its own. */
  isTold?: boolean;
  /** The question at its end: one of these, none at all, or whatever fits. */
  asks?: readonly string[] | 'none';
  /** A move in a game stands alone, and may be shorter than other replies. */
  isBrief?: boolean;
  /** Whether the question is part of the game. */
  mustAsk?: boolean;
  /** It answers by itself: no line of the bank follows it, only more of the same topic. */
  isAnswer?: boolean;
  more?: readonly string[];
  /** What she does beside it. */
  beat?: string;
  /** Which fact it told, so that the rest does not press more upon the person. */
  toldFact?: boolean;
}

export const BUDGETS: Record<ResponseSize, Omit<Budget, 'aim'>> = {
  short: { least: 15, most: 35 },
  medium: { least: 45, most: 85 },
  long: { least: 110, most: 170 },
  'extra long': { least: 210, most: 320 },
};

/** Makes lines of plain texts. */
export const asLines = (texts: readonly string[]): Line[] => texts.map((text) => ({ text }));

export function intentNamed({ bank }: Pick<Moment, 'bank'>, name: string): IntentBank | null {
  return bank.intents.find(({ intent }) => intent === name) ?? null;
}

/** Whether the story's last reply holds these words in a row. */
export function wasJustSaid({ lastWords }: Pick<Story, 'lastWords'>, text: string): boolean {
  return lastWords !== '' && lastWords.includes(` ${keyOf(text)} `);
}

/** Texts of the bank only, so it grows no further than that. */
const keys = new Map<string, string>();

function keyOf(text: string): string {
  const known = keys.get(text);
  if (known !== undefined) return known;
  const key = normalised(text);
  keys.set(text, key);
  return key;
}
