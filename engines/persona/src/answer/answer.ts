import type { Act } from '../message/acts.ts';
import type { Moment } from '../reply/moment.ts';

/** What is said to one act of a message. */
export interface Answer {
  /** Sentences in their order: the answer itself first. At most two, three for advice. */
  says: string[];
  /** More of the same topic, for longer replies: details, a reason, a memory, a scene. Each stands alone. */
  more?: string[];
  /** Questions back on this topic, the best first. */
  asks?: string[];
  /** Something she does that fits, in the first person, without asterisks. */
  beat?: string;
  /** No play, no flirting, no joke beside it. */
  isGrave?: boolean;
  /** It is known, not made up: of several answers it is kept. */
  isCertain?: boolean;
  /** Nothing of its own is said: another act of the message is answered with it. */
  isTakenUp?: boolean;
  /** It only admits that she has no answer; another answer to the same message comes before it. */
  isAdmission?: boolean;
}

/** One way to answer an act; null where it is not its kind. */
export type Answerer = (act: Act, moment: Moment, acts: readonly Act[]) => Answer | null;
