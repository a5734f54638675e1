import type { IntentBank } from '../bank.ts';
import { moreExamples } from './examples.data.ts';
import { careIntents } from './feelings/intents-care.data.ts';
import { flirtIntents } from './feelings/intents-flirt.data.ts';
import { heartIntents } from './feelings/intents-heart.data.ts';
import { joyIntents } from './feelings/intents-joy.data.ts';
import { kindnessIntents } from './feelings/intents-kindness.data.ts';
import { longingIntents } from './feelings/intents-longing.data.ts';
import { loveIntents } from './feelings/intents-love.data.ts';
import { secretIntents } from './feelings/intents-secret.data.ts';
import { selfIntents } from './feelings/intents-self.data.ts';
import { sorrowIntents } from './feelings/intents-sorrow.data.ts';
import { thoughtIntents } from './feelings/intents-thought.data.ts';
import { troubleIntents } from './feelings/intents-trouble.data.ts';
import { truthIntents } from './feelings/intents-truth.data.ts';
import { wearyIntents } from './feelings/intents-weary.data.ts';
import { askingIntents } from './talk/intents-asking.data.ts';
import { listeningIntents } from './talk/intents-listening.data.ts';
import { mannersIntents } from './talk/intents-manners.data.ts';
import { meetingIntents } from './talk/intents-meeting.data.ts';
import { otherIntents } from './talk/intents-other.data.ts';
import { pagesIntents } from './talk/intents-pages.data.ts';
import { partingIntents } from './talk/intents-parting.data.ts';
import { playIntents } from './talk/intents-play.data.ts';
import { taleIntents } from './talk/intents-tale.data.ts';
import { wishIntents } from './talk/intents-wish.data.ts';
import { yesIntents } from './talk/intents-yes.data.ts';
import { dayIntents } from './world/intents-day.data.ts';
import { doingIntents } from './world/intents-doing.data.ts';
import { feastIntents } from './world/intents-feast.data.ts';
import { nightIntents } from './world/intents-night.data.ts';
import { peopleIntents } from './world/intents-people.data.ts';
import { placesIntents } from './world/intents-places.data.ts';
import { sceneIntents } from './world/intents-scene.data.ts';
import { tableIntents } from './world/intents-table.data.ts';

const withLines: IntentBank[] = [
  ...meetingIntents,
  ...partingIntents,
  ...flirtIntents,
  ...loveIntents,
  ...longingIntents,
  ...kindnessIntents,
  ...sorrowIntents,
  ...troubleIntents,
  ...wearyIntents,
  ...joyIntents,
  ...feastIntents,
  ...peopleIntents,
  ...doingIntents,
  ...nightIntents,
  ...tableIntents,
  ...pagesIntents,
  ...placesIntents,
  ...selfIntents,
  ...dayIntents,
  ...heartIntents,
  ...secretIntents,
  ...truthIntents,
  ...wishIntents,
  ...thoughtIntents,
  ...taleIntents,
  ...playIntents,
  ...sceneIntents,
  ...yesIntents,
  ...listeningIntents,
  ...askingIntents,
  ...mannersIntents,
  ...careIntents,
  ...otherIntents,
];

/** Every intent the bank knows, each name once, with all its examples. */
export const intents: IntentBank[] = withLines.map((bank) => ({
  ...bank,
  examples: [...bank.examples, ...(moreExamples[bank.intent] ?? [])],
}));
