import type { DemoPerson } from './demo-content.ts';
import { prose } from './prose.ts';

/** The authors of the demo's sirens, stories and comments. */
export const demoPeople: DemoPerson[] = [
  {
    username: 'saltandpaper',
    bio: prose`Thirty-one years a ship’s radio officer, now ashore with a typewriter and a bad knee. I make people who
      know weather. If a story of mine has no water in it, wait.`,
  },
  {
    username: 'mossykettle',
    bio: prose`Gardener by trade, tea drinker by conviction. I come here in the evening with earth under my nails and ask
      imaginary people how their day was. They are better at it than you would think.`,
  },
  {
    username: 'nightbus_nora',
    bio: prose`I drive the N7 from midnight to six. Everybody tells a bus driver everything, and none of it can be used,
      so I make it up from scratch. Mostly comedies. Mostly.`,
  },
  {
    username: 'halfpastmoon',
    bio: prose`Translator from three languages into a fourth, insomniac in all of them. I like slow stories, good manners
      and endings that leave the door ajar.`,
  },
  {
    username: 'brasscompass',
    bio: prose`Teaches evening classes in geography to people who have already been everywhere. Will correct your map.
      Will then get lost on the way home and tell you about it.`,
  },
  {
    username: 'oliveandink',
    bio: prose`Letterer of comics, cook of beans. I believe every character should want something small and something
      impossible, and be hungry while they are at it.`,
  },
];
