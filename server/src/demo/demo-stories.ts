import type { DemoStory } from './demo-content.ts';
import { captainHasALeaf } from './stories/captain-has-a-leaf.ts';
import { carriageSeven } from './stories/carriage-seven.ts';
import { earlyForOnce } from './stories/early-for-once.ts';
import { flatInAMovingWay } from './stories/flat-in-a-moving-way.ts';
import { fortyBakers } from './stories/forty-bakers.ts';
import { frightenMe } from './stories/frighten-me.ts';
import { iHeldTheLadder } from './stories/i-held-the-ladder.ts';
import { innOfTheSecondThought } from './stories/inn-of-the-second-thought.ts';
import { ninetyFirstStep } from './stories/ninety-first-step.ts';
import { refusalsAtHalfPrice } from './stories/refusals-at-half-price.ts';
import { theGreyGlove } from './stories/the-grey-glove.ts';
import { twoHundredClocks } from './stories/two-hundred-clocks.ts';
import { underTheSmudge } from './stories/under-the-smudge.ts';

/** All posted stories of the demo. */
export const demoStories: DemoStory[] = [
  captainHasALeaf,
  carriageSeven,
  earlyForOnce,
  flatInAMovingWay,
  fortyBakers,
  frightenMe,
  iHeldTheLadder,
  innOfTheSecondThought,
  ninetyFirstStep,
  refusalsAtHalfPrice,
  theGreyGlove,
  twoHundredClocks,
  underTheSmudge,
];
