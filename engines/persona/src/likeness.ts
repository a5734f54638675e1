/**
 * How near two texts must come, as the cosine of their vectors by all-MiniLM-L6-v2: strangers have about 0.1, two ways to
 * say the same 0.6 and more. Another model needs other numbers, so all of them stand here.
 */

/** Of a message to the examples of an intent. */
export const INTENT_LIKE = {
  /** Below this a message fits no intent. */
  least: 0.5,
  /** A second thing that a message wants. */
  second: 0.54,
  /** Near enough that its lines may help to go on. */
  related: 0.45,
  /** A question put to her must surely be meant so before it is answered as something else … */
  asked: 0.54,
  /** … one of yes or no more surely, or its answer would be none … */
  whether: 0.58,
  /** … and one that asks why still more. */
  why: 0.65,
  /** A question about herself, by its intent alone. */
  aboutHer: 0.6,
  /** Her likes, where one kind of thing is asked for. */
  kindOfThing: 0.56,
  /** Surely something else than the answer to her question. */
  noAnswer: 0.61,
  /** Likeness alone begins a scene, or speaks of danger, only when it is great. */
  scene: 0.65,
  crisis: 0.62,
} as const;

/** Of a question to a fact about her. */
export const FACT_LIKE = {
  /** Beside what is asked, at least. */
  beside: 0.21,
  /** Named by the question ('Tell me about Lisbon'). */
  named: 0.06,
  /** With a word in common, and without. */
  shared: 0.3,
  alone: 0.55,
  /** Answers a question of which nothing else is known. */
  answers: 0.36,
  /** Another fact of the same kind. */
  another: 0.4,
} as const;

/** Of one question of several to a sentence of her card. */
export const CARD_LIKE = {
  /** Answers it: with words in common, and without. */
  shared: 0.18,
  alone: 0.45,
  /** Is said in place of an invention, where it holds what is asked for. */
  held: 0.38,
  /** Of a statement to a fact without a word in common, where the fact is told unasked. */
  unasked: 0.34,
  /** Follows as a detail: an answer from the card, and one that stands nowhere. */
  detail: 0.36,
  beside: 0.33,
  /** Follows by its chance alone. */
  detailChance: 0.3,
  /** Is said, with a word in common and as near as what is held, before she admits that she does not know. */
  lastChance: 0.1,
} as const;

/** Of a question to what she hides: with words in common, and without. */
export const SECRET_LIKE = { shared: 0.22, alone: 0.52 } as const;

/** Of a question to what the person told, with an everyday word in common and without any. */
export const TELLING_LIKE = { shared: 0.07, alone: 0.52 } as const;

/** Of a message to what an example of hers answers, and to the question she asked. */
export const EXAMPLE_LIKE = 0.66;
export const ANSWER_LIKE = 0.13;

/** Of an act to an example of a situation: with words in common and without, and for an act of one or two words. */
export const SITUATION_LIKE = {
  shared: 0.6,
  alone: 0.65,
  short: 0.68,
  whole: 0.66,
  beside: 0.66,
  surely: 0.75,
  asked: 0.72,
} as const;

/** Of what is asked of her to a sentence that says she does not do it: with a word in common, with one in the message, with none. */
export const REFUSAL_LIKE = { shared: 0.15, beside: 0.3, alone: 0.42 } as const;

/** Of a question to a clause of what was told: what counts at all, what suffices beside a cue, and what suffices alone. */
export const RECALL_LIKE = { floor: 0.15, cued: 0.26, alone: 0.52 } as const;

/** Chance that a fact of the card is meant, from which on it answers: by how plainly the act is about her. */
export const CARD_CHANCE = {
  /** Of what somebody does to a fact that speaks against it. */
  against: 0.5,
  /** Of food or drink that is offered. */
  treat: 0.1,
  sure: { ask: 0.45, other: 0.55, suppose: 0.42, fragment: 0.75, shared: 0.7, mention: 0.88 },
  likely: { ask: 0.22, other: 0.45, suppose: 0.36, fragment: 0.65, shared: 0.55, mention: 0.75 },
} as const;

/** Chance that a sentence of the person is what they ask for, where the question is of them and otherwise. */
export const TOLD_CHANCE = {
  missing: { theirs: 0.25, other: 0.25 },
  likely: { theirs: 0.4, other: 0.6 },
  sure: { theirs: 0.6, other: 0.8 },
  /** The matcher's best against the sentences that a rule chose. */
  overRules: { best: 0.6, rule: 0.1 },
} as const;
