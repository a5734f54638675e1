import type { PictureTime } from '@sirenade/contract/stories';
import { asksForPicture, narrationOf } from './picture-scene.rules.ts';

/** Words by which a scene is known: places, hours and weather, clothes. Words of one line mean the same. */
const MARKS: readonly RegExp[] = [
  // Places.
  /\b(?:bed(?:room)?|bedside|pillows?|mattress)\b/i,
  /\b(?:kitchen|stove|oven|countertop)\b/i,
  /\b(?:bath(?:room|tub)?|shower)\b/i,
  /\b(?:sofa|couch|living room|armchair|fireplace|hearth)\b/i,
  /\b(?:garden|greenhouse|orchard|courtyard|terrace|porch)\b/i,
  /\b(?:beach|shore|dunes?|sand)\b/i,
  /\b(?:sea|ocean|waves|harbou?r|pier|dock|quay|lighthouse)\b/i,
  /\b(?:ship|boat|deck|yacht|cabin)\b/i,
  /\b(?:forest|woods|clearing|grove|jungle)\b/i,
  /\b(?:mountains?|cliffs?|summit|valley|ridge|cave)\b/i,
  /\b(?:river|lake|stream|waterfall|pond|pool)\b/i,
  /\b(?:desert|oasis)\b/i,
  /\b(?:meadow|fields?|farm|barn|stable|vineyard)\b/i,
  /\b(?:streets?|alley|avenue|pavement|sidewalk|square|market|city|town)\b/i,
  /\b(?:roof(?:top)?|balcony|tower)\b/i,
  /\b(?:bar|tavern|pub|inn|club|saloon)\b/i,
  /\b(?:café|cafe|coffee shop|restaurant|diner|bakery)\b/i,
  /\b(?:library|bookshop|study|archive|classroom|school)\b/i,
  /\b(?:office|laboratory|lab|clinic|hospital|ward)\b/i,
  /\b(?:workshop|studio|forge|garage|atelier)\b/i,
  /\b(?:stage|theat(?:re|er)|backstage|dressing room|ballroom|dance floor)\b/i,
  /\b(?:church|temple|chapel|shrine|graveyard|cemetery|crypt)\b/i,
  /\b(?:castle|palace|throne|hall|dungeon|corridor)\b/i,
  /\b(?:train|carriage|station|platform|bus|car|taxi|aeroplane|airplane|airport)\b/i,
  /\b(?:starship|spaceship|cockpit|airlock|bridge of the|orbit|space station)\b/i,
  /\b(?:park|museum|gallery|hotel|lobby|elevator|lift|stairs|stairwell)\b/i,
  // Hours and weather.
  /\b(?:dawn|sunrise|morning|daybreak)\b/i,
  /\b(?:noon|midday|afternoon)\b/i,
  /\b(?:dusk|sunset|twilight|evening)\b/i,
  /\b(?:midnight|night|moonlight|moonlit|starlight)\b/i,
  /\b(?:rain(?:s|ing|y)?|drizzle|downpour)\b/i,
  /\b(?:snow(?:s|ing|y|fall)?|blizzard|ice)\b/i,
  /\b(?:storm|thunder|lightning)\b/i,
  /\b(?:fog|mist)\b/i,
  // Clothes.
  /\b(?:gown|dress(?:es)?|skirt)\b/i,
  /\b(?:coat|jacket|cloak|cape|raincoat)\b/i,
  /\b(?:shirt|blouse|sweater|jumper|pullover|t-shirt)\b/i,
  /\b(?:robe|nightgown|pyjamas|pajamas|towel|blanket)\b/i,
  /\b(?:swimsuit|bikini|swimwear)\b/i,
  /\b(?:suit|tuxedo|uniform|armou?r|apron|costume)\b/i,
  /\b(?:undress(?:es|ed|ing)?|naked|nude|lingerie|underwear)\b/i,
];

const marksOf = (reply: string): RegExp[] => {
  const narration = narrationOf(reply);
  return MARKS.filter((mark) => mark.test(narration));
};

/** Whether a reply shows a place, hour or clothes that the last painted one did not; null where none was painted. */
export function isSceneChanged(lastPainted: string | null, reply: string): boolean {
  if (lastPainted === null) return true;
  const before = marksOf(lastPainted);
  return marksOf(reply).some((mark) => !before.includes(mark));
}

/** Whether a reply has a picture, of those whose reader wants pictures. */
export function hasPicture(when: PictureTime, message: string, reply: string, lastPainted: string | null): boolean {
  return when === 'every reply' || asksForPicture(message) || isSceneChanged(lastPainted, reply);
}
