import { balcony, cafe, cityNight, rooftops } from './city.ts';
import { blossomTime, lanterns, roseGarden, ruins } from './gardens.ts';
import { abstract, castleHall, cathedral, stage, starship } from './halls.ts';
import { aurora, desert, meadow, snow } from './open-land.ts';
import { home, library, tavern } from './rooms.ts';
import type { SceneMaker } from './scene.ts';
import { dusk, lagoon, moonlitSea, storm } from './sea.ts';
import { autumn, forest, waterfall } from './wild.ts';
import { laboratory, workshop } from './workrooms.ts';

/** Every place a figure can stand in. */
export const SCENES = {
  'moonlit sea': moonlitSea,
  dusk,
  lagoon,
  storm,
  forest,
  autumn,
  snow,
  desert,
  meadow,
  waterfall,
  aurora,
  'rose garden': roseGarden,
  'blossom time': blossomTime,
  lanterns,
  ruins,
  'city night': cityNight,
  rooftops,
  cafe,
  balcony,
  library,
  tavern,
  home,
  workshop,
  laboratory,
  'castle hall': castleHall,
  cathedral,
  stage,
  starship,
  abstract,
} as const satisfies Record<string, SceneMaker>;

export type SceneName = keyof typeof SCENES;
