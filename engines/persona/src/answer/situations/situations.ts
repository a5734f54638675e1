import { aboutHerOneSituations } from './bank/about-her-one.data.ts';
import { aboutHerThreeSituations } from './bank/about-her-three.data.ts';
import { aboutHerTwoSituations } from './bank/about-her-two.data.ts';
import { adventureOneSituations } from './bank/adventure-one.data.ts';
import { adventureTwoSituations } from './bank/adventure-two.data.ts';
import { bodyOneSituations } from './bank/body-one.data.ts';
import { bodyTwoSituations } from './bank/body-two.data.ts';
import { everydayOneSituations } from './bank/everyday-one.data.ts';
import { everydayTwoSituations } from './bank/everyday-two.data.ts';
import { familyOneSituations } from './bank/family-one.data.ts';
import { familyTwoSituations } from './bank/family-two.data.ts';
import { griefOneSituations } from './bank/grief-one.data.ts';
import { griefTwoSituations } from './bank/grief-two.data.ts';
import { loveOneSituations } from './bank/love-one.data.ts';
import { loveTwoSituations } from './bank/love-two.data.ts';
import { moreFourSituations } from './bank/more-four.data.ts';
import { moreOneSituations } from './bank/more-one.data.ts';
import { moreThreeSituations } from './bank/more-three.data.ts';
import { moreTwoSituations } from './bank/more-two.data.ts';
import { talkOneSituations } from './bank/talk-one.data.ts';
import { talkTwoSituations } from './bank/talk-two.data.ts';
import { visitOneSituations } from './bank/visit-one.data.ts';
import { visitTwoSituations } from './bank/visit-two.data.ts';
import { workOneSituations } from './bank/work-one.data.ts';
import { workTwoSituations } from './bank/work-two.data.ts';
import { banter } from './banter/banter.ts';
import { feelings } from './feelings/feelings.ts';
import { life } from './life/life.ts';
import { scenes } from './scenes/scenes.ts';
import type { Situation } from './situation.ts';

/** Every situation that is known. */
export const situations: readonly Situation[] = [
  ...aboutHerOneSituations,
  ...aboutHerThreeSituations,
  ...aboutHerTwoSituations,
  ...adventureOneSituations,
  ...adventureTwoSituations,
  ...bodyOneSituations,
  ...bodyTwoSituations,
  ...everydayOneSituations,
  ...everydayTwoSituations,
  ...familyOneSituations,
  ...familyTwoSituations,
  ...griefOneSituations,
  ...griefTwoSituations,
  ...loveOneSituations,
  ...loveTwoSituations,
  ...moreFourSituations,
  ...moreOneSituations,
  ...moreThreeSituations,
  ...moreTwoSituations,
  ...talkOneSituations,
  ...talkTwoSituations,
  ...visitOneSituations,
  ...visitTwoSituations,
  ...workOneSituations,
  ...workTwoSituations,
  ...scenes,
  ...life,
  ...banter,
  ...feelings,
];
