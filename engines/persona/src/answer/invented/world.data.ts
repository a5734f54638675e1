import type { Setting } from '../../bank/bank.ts';

/** When she lives, as far as her card shows. */
export type Era = 'old' | 'modern' | 'space';

/** Names for people who stand nowhere: women's and men's. */
export const names: Record<Era, { she: string; he: string }> = {
  modern: {
    she: 'Ruth Marta Ines Leila Nadia Carmen Ilse Dora Hanna Noor Sofia Bridget Wanda Yasmin Elena Pilar Lotte Mina',
    he: 'Jonas Tomas Oskar Piet Amos Emil Samir Luis Felix Anton Viktor Karim Bruno Stefan Milo Hugo Pavel Ravi',
  },
  old: {
    she: 'Aldith Joan Agnes Edda Berta Isolde Marget Hilda Sabeth Rowena Ysolt Dorte',
    he: 'Wat Hob Piers Osric Tam Rolf Gerrit Aldo Corin Bertram Odo Martin',
  },
  space: {
    she: 'Juno Oduya Kesh Petra Ilo Sanna Mirela Tamsin Adaeze Lin Roza Veda',
    he: 'Tev Mirek Ansel Rao Vann Osei Jarek Sim Dov Kaito Ilan Bas',
  },
};

/** What there is around her, by setting: places, people, things, sounds, smells, what she eats and what she may be doing. */
export interface Surroundings {
  places: string[];
  people: string[];
  things: string[];
  sounds: string[];
  smells: string[];
  food: string[];
  doing: string[];
}

export const surroundings: Record<Setting, Surroundings> = {
  sea: {
    places: [
      'the harbour wall',
      'the cove behind the point',
      'the fish market',
      'the boat shed',
      'the far end of the beach',
    ],
    people: ['the harbourmaster', 'a net mender', 'the ferryman', 'an old fisherman', 'the woman from the smokehouse'],
    things: ['a length of tarred rope', 'a dented brass bell', 'a box of hooks', 'a green glass float'],
    sounds: ['the halyards knocking', 'the water under the boards', 'gulls on the roof'],
    smells: ['salt and tar', 'wet rope', 'smoked fish'],
    food: ['fish soup with too much pepper', 'fried sardines and bread', 'mussels out of the pot'],
    doing: ['coiling rope', 'watching the weather come in', 'mending a net'],
  },
  ship: {
    places: ['the galley', 'the foredeck', 'the hold', 'the chart table', 'the last port we called at'],
    people: ['the mate', 'the cook', 'our bosun', 'a deckhand', 'the pilot of our first trip'],
    things: ['a chart with a coffee ring on it', 'a coil of rope', 'a tin lamp', 'a spare compass'],
    sounds: ['the hull working', 'the rigging', 'the pump'],
    smells: ['tar and lamp oil', 'wet canvas', 'coffee from the galley'],
    food: ['beans and hard bread', 'stew from the big pot', 'rice with whatever was caught'],
    doing: ['checking the lines', 'going over the chart', 'standing my watch'],
  },
  city: {
    places: [
      'the corner café',
      'the market hall',
      'the station',
      'the bench by the canal',
      'the yard behind the house',
    ],
    people: [
      'my neighbour upstairs',
      'the man from the kiosk',
      'a colleague of mine',
      'the woman at the bakery',
      'an old teacher of mine',
    ],
    things: ['a chipped mug', 'a stack of receipts', 'a bicycle lamp', 'a key I never labelled'],
    sounds: ['the pipes', 'the last tram', 'the neighbour’s radio'],
    smells: ['coffee and rain on the street', 'the bakery downstairs', 'somebody’s frying onions'],
    food: ['noodles from the corner', 'bread, cheese and a tomato', 'lentil soup'],
    doing: ['making coffee', 'sorting the post', 'looking out at the street'],
  },
  forest: {
    places: ['the clearing by the two oaks', 'the old mill path', 'the stream', 'the woodshed', 'the edge of the wood'],
    people: ['the forester', 'a charcoal burner', 'the midwife from the village', 'the miller', 'a hunter I trust'],
    things: ['a basket of mushrooms', 'a bent knife', 'a fox skull', 'a bundle of dried yarrow'],
    sounds: ['a woodpecker', 'the wind in the firs', 'something small under the floor'],
    smells: ['pine sap', 'wet leaves', 'wood smoke'],
    food: ['mushrooms in butter', 'barley soup', 'bread with honey'],
    doing: ['splitting kindling', 'sorting herbs', 'listening to the wood'],
  },
  mountain: {
    places: ['the hut below the pass', 'the north ridge', 'the last farm', 'the spring', 'the col'],
    people: [
      'the hut keeper',
      'a shepherd',
      'my old rope partner',
      'the postman of the valley',
      'the baker down in the valley',
    ],
    things: ['a worn rope', 'a tin cup', 'a cowbell', 'a map taped at the folds'],
    sounds: ['stones coming down somewhere', 'the stove', 'bells from the pasture'],
    smells: ['snow on the way', 'wood smoke and wet wool', 'hay'],
    food: ['cheese melted on bread', 'dumplings in broth', 'porridge with salt'],
    doing: ['drying my boots', 'watching the clouds over the ridge', 'waxing leather'],
  },
  tavern: {
    places: [
      'the cellar',
      'the table by the stove',
      'the back yard',
      'the end of the bar',
      'the brewery down the road',
    ],
    people: [
      'the brewer',
      'one of my regulars',
      'the girl who does the glasses on Fridays',
      'the old landlord',
      'a carter who drinks here',
    ],
    things: ['a slate of unpaid tabs', 'a cracked jug', 'a deck of cards short of one', 'a bottle without a label'],
    sounds: ['glasses', 'the door that sticks', 'somebody singing in the yard'],
    smells: ['beer and wood smoke', 'onions in the pan', 'wet coats'],
    food: ['bread and dripping', 'stew from noon', 'pickled eggs'],
    doing: ['wiping the counter', 'counting the till', 'changing a barrel'],
  },
  library: {
    places: ['the reading room', 'the stacks in the basement', 'the window seat', 'the binder’s shop', 'the archive'],
    people: ['the head archivist', 'a bookbinder', 'my old professor', 'the porter', 'a reader who comes each Tuesday'],
    things: ['a pencil stub', 'a torn index card', 'a box of unsorted letters', 'a magnifying glass'],
    sounds: ['pages', 'the clock over the door', 'the heating'],
    smells: ['old paper and glue', 'dust and floor polish', 'ink'],
    food: ['a cheese sandwich over the sink', 'soup from a flask', 'biscuits from the drawer'],
    doing: ['cataloguing', 'reading the same page twice', 'mending a spine'],
  },
  castle: {
    places: ['the kitchens', 'the north tower', 'the stable yard', 'the chapel', 'the village below'],
    people: ['the steward', 'the cook', 'a groom from the stables', 'the old armourer', 'a lady of the court'],
    things: ['a rusted key', 'a sealed letter', 'a chipped goblet', 'a torn banner'],
    sounds: ['the guard changing', 'wind in the arrow slits', 'dogs in the yard'],
    smells: ['candle wax and stone', 'horse and leather', 'bread from the kitchens'],
    food: ['roast fowl and apples', 'bread and hard cheese', 'pottage'],
    doing: ['walking the walls', 'writing letters', 'listening at the window'],
  },
  desert: {
    places: [
      'the well at the third dune',
      'the salt market',
      'the shade of the acacia',
      'the old fort',
      'the edge of the oasis',
    ],
    people: ['a camel driver', 'the well keeper', 'a salt trader', 'my aunt in the oasis', 'a potter from the market'],
    things: ['a goatskin of water', 'a tea glass', 'a saddle strap', 'a bag of dates'],
    sounds: ['the sand moving', 'a bell on one of the animals', 'wind on the tent'],
    smells: ['mint and hot dust', 'leather', 'rain a day off'],
    food: ['dates and flat bread', 'millet with butter', 'goat, when there is a guest'],
    doing: ['brewing tea', 'mending a strap', 'watching the sky'],
  },
  stars: {
    places: ['the lower deck', 'the docking ring', 'the hydroponics bay', 'the canteen', 'the observation port'],
    people: [
      'the engineer on the other shift',
      'our medic',
      'the dock officer',
      'a pilot I flew with',
      'the quartermaster',
    ],
    things: ['a cracked visor', 'a roll of sealing tape', 'a spare filter', 'a tin of real coffee'],
    sounds: ['the air pumps', 'the hull cooling', 'a loose panel'],
    smells: ['hot circuits', 'recycled air and soap', 'algae from the tanks'],
    food: ['noodles from the printer', 'algae soup', 'one real tomato, once a month'],
    doing: ['checking the readings', 'running the filter test', 'watching the dark go by'],
  },
  workshop: {
    places: ['the bench', 'the back room', 'the scrapyard', 'the yard', 'the supplier across town'],
    people: [
      'my old master',
      'the apprentice',
      'the man who sells me timber',
      'a customer of ten years',
      'the smith next door',
    ],
    things: ['a jar of odd screws', 'a clamp with a bent handle', 'a half-finished hinge', 'a tin of wax'],
    sounds: ['the lathe', 'the vent', 'rain on the tin roof'],
    smells: ['sawdust and oil', 'hot metal', 'glue'],
    food: ['bread and sausage at the bench', 'soup from a flask', 'an apple and some cheese'],
    doing: ['sharpening chisels', 'sanding an edge', 'clearing the bench'],
  },
  garden: {
    places: [
      'the greenhouse',
      'the bench under the pear tree',
      'the compost',
      'the seed shed',
      'the wall with the figs',
    ],
    people: [
      'the neighbour over the hedge',
      'a beekeeper',
      'the man from the nursery',
      'my grandmother’s old friend',
      'the woman with the roses',
    ],
    things: ['a cracked pot', 'a tin of seeds', 'a pair of stiff gloves', 'a ball of twine'],
    sounds: ['the bees', 'the water butt dripping', 'a blackbird'],
    smells: ['tomato leaves', 'cut grass', 'damp earth'],
    food: ['tomatoes with salt', 'bean soup', 'bread with chives'],
    doing: ['pulling weeds', 'tying up the beans', 'watering'],
  },
  stage: {
    places: ['the wings', 'the dressing room', 'the bar across from the theatre', 'the back row', 'the rehearsal room'],
    people: ['the prompter', 'our wardrobe mistress', 'the lighting man', 'a dancer I toured with', 'my first teacher'],
    things: ['a broken tambourine', 'a pot of powder', 'a script full of pencil', 'one odd glove'],
    sounds: ['somebody doing scales', 'the curtain motor', 'chairs being set out'],
    smells: ['hairspray and dust', 'face powder', 'hot lamps'],
    food: ['cold noodles after the show', 'toast at midnight', 'an omelette standing up'],
    doing: ['going over my lines', 'taking off the make-up', 'stretching'],
  },
  home: {
    places: ['the kitchen', 'the corner shop', 'the back step', 'the park down the road', 'the market on Saturdays'],
    people: ['my neighbour', 'an old friend', 'my aunt', 'a colleague', 'the woman from the corner shop'],
    things: ['a chipped cup', 'a box of photographs', 'a tin of buttons', 'an old torch'],
    sounds: ['the kettle', 'the fridge', 'the neighbour’s door'],
    smells: ['coffee', 'something in the oven', 'clean washing'],
    food: ['eggs on toast', 'lentil soup', 'rice and whatever is left'],
    doing: ['making tea', 'tidying the table', 'looking for my glasses'],
  },
};

/** What people have as favourites, by the kind of thing asked for. */
export const favourites: [RegExp, string[]][] = [
  [/\bcolou?rs?\b/, ['dark green', 'a washed-out blue', 'rust red', 'mustard yellow', 'grey, the warm kind', 'plum']],
  [
    /\b(?:drinks?|wine|beer|tea)\b/,
    [
      'black tea, too strong',
      'cold water out of a jug',
      'red wine, the rough kind',
      'ginger tea with honey',
      'dark beer',
    ],
  ],
  [
    /\b(?:season|time of (?:the )?year|month)\b/,
    ['October', 'early spring, before anything is out', 'the last week of August', 'deep winter', 'late May'],
  ],
  [
    /\b(?:time of (?:the )?day|hour)\b/,
    ['the hour before anybody is up', 'dusk', 'about four in the afternoon', 'just after midnight'],
  ],
  [/\b(?:animals?|birds?|creatures?)\b/, ['crows', 'goats', 'otters', 'an old dog, any old dog', 'hares', 'herons']],
  [/\b(?:flowers?|plants?|trees?)\b/, ['foxgloves', 'pear trees', 'thyme', 'poppies', 'a plain birch']],
  [
    /\b(?:songs?|music|tunes?|notes?|pieces?)\b/,
    [
      'an old waltz my mother hummed',
      'anything with a cello in it',
      'one slow song I only know half of',
      'dance music, played badly',
    ],
  ],
  [
    /\b(?:books?|poems?|poets?|writers?|authors?|stor(?:y|ies))\b/,
    [
      'a book of ghost stories without its cover',
      'one with a map in the front',
      'an old travel book, for the complaints',
      'poems, short ones',
    ],
  ],
  [
    /\b(?:films?|movies?|shows?)\b/,
    [
      'a black-and-white one with a train in it',
      'an old comedy where nobody gets what they want',
      'anything with a heist',
    ],
  ],
  [/\b(?:smells?|scents?)\b/, ['rain on warm stone', 'bread', 'wood smoke in a coat', 'oranges being peeled']],
  [/\b(?:sounds?|noises?)\b/, ['a key in the right door', 'rain on a roof', 'somebody laughing in the next room']],
  [/\b(?:words?)\b/, ['dusk', 'thaw', 'nevertheless', 'supper']],
  [/\b(?:days?)\b/, ['Thursday', 'Sunday, before noon', 'Tuesday; nobody expects anything of it']],
  [/\b(?:numbers?)\b/, ['seven', 'eleven', 'forty-one', 'three']],
  [/\b(?:games?)\b/, ['draughts', 'a card game my uncle made up', 'dominoes', 'chess, though I lose']],
  [
    /\b(?:memor(?:y|ies)|moments?)\b/,
    [
      'a whole day with my grandfather and no hurry',
      'the first money I earned, counted twice',
      'one summer evening when everybody stayed',
    ],
  ],
];

/** What she eats anywhere, by kind of food asked for. */
export const dishes: [RegExp, string[]][] = [
  [/\b(?:flavou?rs?|ice cream)\b/, ['pistachio', 'burnt sugar', 'plain vanilla, done properly', 'blackcurrant']],
  [/\b(?:cheese)\b/, ['a hard sheep’s cheese', 'blue, the runny sort', 'plain goat’s cheese on toast']],
  [
    /\b(?:pie|cake|dessert|sweets?|biscuits?|pastry)\b/,
    ['plum cake', 'apple, with too much cinnamon', 'lemon, the sour kind', 'almond'],
  ],
  [/\b(?:soup|stew)\b/, ['bean soup with a bone in it', 'leek and potato', 'fish soup']],
  [/\b(?:fruit|berr(?:y|ies))\b/, ['pears', 'blackberries off the hedge', 'figs']],
];

export const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
export const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
