import type { IntentBank } from './bank.ts';
import { askingIntents } from './intents-asking.data.ts';
import { careIntents } from './intents-care.data.ts';
import { dayIntents } from './intents-day.data.ts';
import { doingIntents } from './intents-doing.data.ts';
import { feastIntents } from './intents-feast.data.ts';
import { flirtIntents } from './intents-flirt.data.ts';
import { heartIntents } from './intents-heart.data.ts';
import { joyIntents } from './intents-joy.data.ts';
import { kindnessIntents } from './intents-kindness.data.ts';
import { listeningIntents } from './intents-listening.data.ts';
import { longingIntents } from './intents-longing.data.ts';
import { loveIntents } from './intents-love.data.ts';
import { mannersIntents } from './intents-manners.data.ts';
import { meetingIntents } from './intents-meeting.data.ts';
import { nightIntents } from './intents-night.data.ts';
import { otherIntents } from './intents-other.data.ts';
import { pagesIntents } from './intents-pages.data.ts';
import { partingIntents } from './intents-parting.data.ts';
import { peopleIntents } from './intents-people.data.ts';
import { placesIntents } from './intents-places.data.ts';
import { playIntents } from './intents-play.data.ts';
import { sceneIntents } from './intents-scene.data.ts';
import { secretIntents } from './intents-secret.data.ts';
import { selfIntents } from './intents-self.data.ts';
import { sorrowIntents } from './intents-sorrow.data.ts';
import { tableIntents } from './intents-table.data.ts';
import { taleIntents } from './intents-tale.data.ts';
import { thoughtIntents } from './intents-thought.data.ts';
import { troubleIntents } from './intents-trouble.data.ts';
import { truthIntents } from './intents-truth.data.ts';
import { wearyIntents } from './intents-weary.data.ts';
import { wishIntents } from './intents-wish.data.ts';
import { yesIntents } from './intents-yes.data.ts';

/** Every intent the bank knows, each name once. */
export const intents: IntentBank[] = [
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
