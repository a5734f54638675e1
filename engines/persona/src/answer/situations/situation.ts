/** How a thing told is met: without play, kindly, lightly, or evenly. */
export type Tone = 'grave' | 'warm' | 'playful' | 'neutral';

/** Something that people tell, do or say in such talks, and what fits it whoever answers. */
export interface Situation {
  id: string;
  tone: Tone;
  /** As people type it. */
  examples: readonly string[];
  /** Replies that stand alone; each fits every example. */
  says: readonly string[];
  /** Questions that belong to it. */
  asks?: readonly string[];
  /** Words without which it is not meant, where likeness alone confuses. */
  needs?: RegExp;
  /** Words with which it is not meant. */
  never?: RegExp;
}
