import type { SceneName } from '../../scenes/all-scenes.ts';

export type Hour = 'day' | 'dusk' | 'night' | 'storm';

/** Places by name. */
export const SCENE_WORDS: Partial<Record<SceneName, string>> = {
  'moonlit sea':
    'sea|ocean|beach|shore|seashore|seaside|coast|harbour|harbor|moonlit sea|by the sea|cliffs|cliff|on a ship|ship|boat|deck of a ship|pier|bay|island|waves|moonlit|moonlit beach|sailing ship|lighthouse|fjord|dock|docks|port|coastline|sandy beach|tide pools|lake|lakeside|river',
  lagoon:
    'underwater|lagoon|coral reef|reef|beneath the waves|deep sea|undersea|ocean floor|under the sea|under water|sunken|atlantis|aquarium|kelp forest|seabed|below the waves|grotto|sea cave|swimming pool|pool|sunken city|sunken ship',
  forest:
    'forest|woods|woodland|jungle|grove|glade|rainforest|enchanted forest|nature|trees|nature background|wilderness|bamboo forest|fairy forest|deep woods|swamp|outdoors in nature|misty forest|among the trees|wood',
  autumn:
    'autumn|autumn forest|fall leaves|autumn leaves|fall foliage|falling leaves|autumn park|golden autumn|in autumn|october',
  snow: 'snow|snowy|snowy mountain|snowy mountains|mountains|mountain|winter|alps|ski slope|glacier|ice|frozen|snowfall|mountain peak|mountain top|snowy forest|winter landscape|blizzard|himalayas|ice palace|tundra|winter wonderland|snowy landscape|mountain range',
  desert:
    'desert|dunes|sand dunes|sahara|oasis|arid|canyon|egypt|pyramids|wild west|prairie|savanna|savannah|wasteland|badlands|outback|sandstorm|mars',
  meadow:
    'meadow|field|wildflower meadow|flower field|countryside|farm|grassland|outdoor|outdoors|outside|sunny day|hills|rolling hills|park|pasture|picnic|spring meadow|highlands|moor|vineyard|orchard|field of flowers|summer day|sunny|wheat field|ranch|sunflower field|lavender field|heath',
  waterfall:
    'waterfall|waterfalls|cascade|spring pool|fern gully|stream|brook|tropical|tropical island|tropics|river bank|riverside|rapids|hot spring|onsen',
  aurora:
    'aurora|northern lights|arctic|polar|aurora borealis|night sky|starry sky|starry night|under the stars|stars above|constellations|milky way|stargazing',
  'rose garden':
    'rose garden|garden|botanical garden|greenhouse|flower garden|palace garden|conservatory|gardens|secret garden|among roses|surrounded by flowers|flower shop|roses in bloom|english garden|terrace|courtyard',
  'blossom time':
    'cherry blossom|cherry blossoms|sakura|blossoms|blooming trees|springtime|spring|cherry trees|japanese garden|petals falling|falling petals|spring blossoms|magnolia',
  lanterns:
    'lanterns|lantern festival|festival|night market|market|bazaar|carnival|fair|fairground|fairy lights|fireworks|chinatown|paper lanterns|souk|street market|circus|bonfire|campfire|diwali|string lights|christmas market|amusement park',
  ruins:
    'ruins|temple|ancient temple|ancient ruins|greek temple|columns|acropolis|colosseum|rome|greece|shrine|olympus|ancient greece|marble columns|parthenon|amphitheatre|amphitheater|mythological|pantheon|stone circle',
  'city night':
    'city|city night|city street|street|urban|downtown|neon|neon lights|cyberpunk city|cyberpunk|city lights|nightclub|night club|club|skyline|alley|alleyway|tokyo|new york|skyscrapers|cityscape|metropolis|urban background|city at night|arcade|subway|casino|party|dance floor|london|paris|bus stop|las vegas|hong kong|shanghai',
  rooftops:
    'rooftop|rooftops|roof|roof terrace|city at sunset|sunset city|city at dusk|old town|medieval town|village|town|italian town|penthouse',
  cafe: 'cafe|coffee shop|coffeehouse|coffee house|diner|bistro|restaurant|rainy window|rain on window|train window|train|bakery|tea house|tearoom|tea room|rainy day|rain|rainy|raining|window seat|bus|rainy street|rainy night|bookshop cafe|in the rain',
  balcony:
    'balcony|veranda|terrace at night|promenade|overlooking the sea|yacht|hotel balcony|seaside terrace|porch|boardwalk|bridge|overlooking the ocean|seafront',
  library:
    'library|bookshop|bookstore|book shop|study|archive|bookshelves|candlelit library|old library|reading room|university|classroom|school library|museum|books around|office full of books|candlelight|candlelit|by candlelight|lit by candles|scriptorium|academy|lecture hall|antique shop|bookshelf',
  tavern:
    'tavern|pub|bar|inn|alehouse|saloon|cellar|wine cellar|brewery|speakeasy|cabin|log cabin|by the fire|fireplace|fireside|hearth|cottage|lodge|barn|wine bar|cosy cabin|cozy cabin|kitchen|whisky bar|jazz bar',
  home: 'home|bedroom|living room|apartment|indoor|indoors|inside|house|room|sofa|couch|loft|bed|bathroom|window|flat|hotel room|lounge|interior|dining room|on a bed|boudoir|cosy room|cozy room|apartment window|parlour|parlor|armchair|in a chair|nursery',
  workshop:
    'workshop|garage|forge|smithy|studio|art studio|workbench|factory|blacksmith|atelier|engine room|steampunk workshop|shed|clockmaker|foundry|shipyard|artist s studio|tailor shop|pottery studio|junkyard|warehouse',
  laboratory:
    'laboratory|lab|hospital|clinic|science lab|operating room|research station|server room|alchemist s lab|medical bay|office|computer lab|gym|data center|data centre|spa',
  'castle hall':
    'castle|castle hall|throne room|palace|throne|great hall|ballroom|manor|mansion|royal court|fortress|dungeon|medieval castle|chateau|keep|opera house|palace hall|tower|gothic castle|grand hall|crypt',
  cathedral:
    'cathedral|church|chapel|stained glass|abbey|monastery|convent|gothic church|altar|nave|stained glass windows|mausoleum|confessional|gothic cathedral|vestry|minster',
  stage:
    'stage|concert|theatre|theater|spotlight|on stage|opera|stage lights|cabaret|runway|catwalk|jazz club|rock concert|red curtain|backstage|film set|burlesque|talk show|music hall|festival stage|karaoke',
  starship:
    'starship|spaceship|space station|space|outer space|cosmos|galaxy|nebula|planet|spacecraft|alien planet|moon base|bridge of a starship|among the stars|cosmic|universe|sci fi|stars in the background|orbit|interstellar|celestial|void|starfield|cockpit',
  abstract:
    'abstract|abstract background|plain background|simple background|gradient background|solid background|minimal background|studio backdrop|studio lighting|white background|black background|coloured background|colored background|geometric background|blank background|grey background|studio portrait|neutral background|surreal|dreamscape|psychedelic',
  storm:
    'stormy sea|storm|thunderstorm|lightning|tempest|stormy|stormy night|stormy sky|hurricane|thunder|rough sea|stormy ocean',
  dusk: 'sunset|dusk|sunrise|golden hour|evening|twilight|sundown|dawn|at sunset|setting sun|sunset beach|beach at sunset|afterglow|daybreak',
};

/** Times of day and weather: they pick a variant of the named scene, and a scene of their own only if none is named. */
export const HOUR_WORDS: Record<Hour, string> = {
  day: 'day|daytime|daylight|morning|noon|midday|afternoon|bright day|sunlight|sunshine|sunlit|by day|broad daylight|bright light',
  dusk: 'sunset|dusk|sunrise|golden hour|evening|twilight|sundown|dawn|at sunset|setting sun|afterglow|daybreak',
  night:
    'night|at night|midnight|moonlight|moonlit|moon|nighttime|night time|by night|full moon|starlight|after dark|dark night|late night|stars|under the moon',
  storm: 'storm|thunderstorm|lightning|tempest|stormy|thunder',
};

/** The variant of a scene at another time of day. */
export const AT_HOUR: Partial<Record<SceneName, Partial<Record<Hour, SceneName>>>> = {
  'moonlit sea': { day: 'dusk', dusk: 'dusk', storm: 'storm' },
  'city night': { day: 'rooftops', dusk: 'rooftops' },
  rooftops: { night: 'city night' },
  snow: { night: 'aurora' },
  meadow: { night: 'aurora', dusk: 'dusk' },
  balcony: { day: 'rooftops', dusk: 'rooftops' },
};

/** The scene when the text names only a time of day. */
export const HOUR_ALONE: Record<Hour, SceneName> = {
  day: 'meadow',
  dusk: 'dusk',
  night: 'moonlit sea',
  storm: 'storm',
};
