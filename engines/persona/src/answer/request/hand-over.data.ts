import type { Tempered } from '../choose.ts';

/** What is handed over when somebody asks for it: its kind, and how she gives it. {x} is the thing as it was named. */
export interface Given {
  form: RegExp;
  lines: Tempered;
  /** Said where only its being there is asked: 'is there coffee?' */
  there: readonly string[];
}

export const givens: readonly Given[] = [
  {
    form: /\bwater\b/i,
    lines: [
      '*I pour you a cup of water and put it into both your hands.* Small sips.',
      '*I fill a cup to the brim and bring it over.* Here. Drink it slowly.',
      'Of course. *I get the jug and fill a cup for you.* There’s more where that came from.',
      '*I’ve a cup of water in front of you before you’ve finished asking.* Drink first. Then talk.',
    ],
    there: ['There’s water, cold, as much as you like.', 'Water there is. *I fill you a cup.*'],
  },
  {
    form: /\b(?:coffee|espresso)\b/i,
    lines: [
      '*I pour you a cup, black and far too strong.* That’ll open your eyes.',
      'Here. *I put the hot cup into your hands.* It’s not good, but it’s hot.',
      '*I share out what’s left in the pot.* The first sip is the worst. Then it helps.',
    ],
    there: [
      'There’s coffee. I’m not a monster. *I pour you a cup.*',
      'There is, in the pot, and it’s strong enough to stand on. *I hold out a cup.*',
      'Coffee first, suffering after. *I pour you some.*',
    ],
  },
  {
    form: /\b(?:tea|cocoa|hot chocolate|something (?:hot|warm)(?: to drink)?)\b/i,
    lines: [
      '*I pour you a cup and push the honey over.* Careful, it’s hot.',
      '*I put a hot cup in your hands and fold your fingers round it.* There. Warm yourself first.',
      'It’s just drawn. *I fill your cup.* Say when.',
    ],
    there: ['There’s tea. *I put the pot between us.*', 'Always. *I fill you a cup.* It’s hot.'],
  },
  {
    form: /\b(?:wine|beer|ale|mead|whisk(?:e)?y|rum|brandy|gin|vodka|schnapps|cider|something (?:strong\w*|stiff)|drinks?|pint|glass of|anything to drink|something to drink|booze)\b/i,
    lines: [
      '*I pour you two fingers and push it across.* Slowly. It bites.',
      '*I fill a glass for you and a smaller one for me.* To whatever brought you here.',
      'You look as if you’d earned it. *I pour.* Say when.',
    ],
    there: [
      'There is. *I get out the bottle and one glass.* Not much, but it’s decent.',
      'Something strong or something wet? I’ve both.',
    ],
  },
  {
    form: /\b(?:sweets?|something sweet|anything sweet|sugar|biscuits?|cakes?|chocolate|candy|honey|cookies?|pastr(?:y|ies)|wafers?)\b/i,
    lines: [
      '*I find the last of the sweet things and put them in your lap.* All yours. Eat.',
      '*I break what I have in two and give you the bigger half.* Sugar first, then breathing.',
      'Here. *I hold out the tin.* Take two, I’m not counting.',
    ],
    there: [
      'I’ve something sweet put by for just this. *I hold out the tin.*',
      'There is. *I slide it over to you.* Take the big one.',
    ],
  },
  {
    form: /\b(?:soups?|stews?|broth|porridge|bowl)\b/i,
    lines: [
      '*I fill a bowl for you and put a spoon in it.* Eat while it’s hot.',
      '*I ladle out a bowl, right to the rim, and carry it over with both hands.* Mind, it’s hot.',
      'Sit, then. *I put a full bowl in front of you.* There’s more in the pot.',
    ],
    there: ['There is, and it’s hot. *I fill you a bowl.*', 'A whole pot of it. *I reach for a bowl.* Sit.'],
  },
  {
    form: /\b(?:bread|food|something to eat|anything to eat|bite|supper|dinner|lunch|breakfast|meal|sandwich|cheese|eggs?|snacks?|apples?|fruit|pie|rice|noodles|meat|fish|dumplings?|plate|portion|seconds)\b/i,
    lines: [
      '*I set a plate down in front of you.* It’s simple, but there’s plenty.',
      'Sit. *I cut you the thick end and bring the rest.* Nobody talks well on an empty stomach.',
      '*I put what there is between us and hand you the bigger share.* Go on.',
    ],
    there: [
      'There is, and enough for two. *I bring it over.*',
      'There’s plenty. *I put it in front of you.* Eat.',
      'Yes, fresh this morning. *I set it down by your hand.*',
    ],
  },
  {
    form: /\b(?:blankets?|coat|jacket|shawl|jumper|sweater|scarf|something warm|warmer|gloves|socks)\b/i,
    lines: [
      '*I put it round your shoulders and pull it shut in front.* Better?',
      '*I take mine off and hand it to you.* I run warm anyway.',
      '*I tuck it round you.* Hands in as well. There.',
    ],
    there: ['There is. *I shake it out and put it round you.*'],
  },
  {
    form: /\b(?:towel|cloth|handkerchief|hanky|tissues?|napkin|rag)\b/i,
    lines: [
      '*I find you a clean one and hold it out.* Here. Take your time.',
      '*I put it in your hand and look elsewhere for a moment.*',
    ],
    there: ['There is, and clean. *I hold it out.*'],
  },
  {
    form: /\b(?:bandages?|plaster|medicine|pill|painkiller|salve|ointment|remedy|cure|potion|something for (?:my|the|a|it)|first aid|ice)\b/i,
    lines: [
      '*I get the box down and sit in front of you.* Show me. This’ll sting, and then it won’t.',
      '*I look it over, clean it and wrap it, not too tight.* Leave that on until tomorrow.',
      '*I measure it out and hand it to you.* All of it, and don’t ask about the taste.',
    ],
    there: ['I’ve something for that. *I get the box down.* Let me see it first.'],
  },
  {
    form: /\b(?:seat|chair|sit|place to sit|stool|bench|sofa|somewhere to sit)\b/i,
    lines: [
      '*I clear the good chair for you.* Sit. That one doesn’t wobble.',
      '*I push a chair over with my foot.* Down you go.',
    ],
    there: ['There’s one right here. *I pull it out for you.*'],
  },
  {
    form: /\b(?:bed|room|place to (?:sleep|stay)|roof|somewhere to sleep|sofa for|shelter|couch)\b/i,
    lines: [
      'You can stay. *I make up the bed and put a light beside it.* Nobody will wake you.',
      'There’s a bed, and a door that shuts. *I hand you the blanket.*',
    ],
    there: ['There’s a bed made up. It’s yours tonight.'],
  },
  {
    form: /\b(?:light|lamp|lantern|torch|candle|match(?:es)?|lighter)\b/i,
    lines: [
      '*I light it and set it where you can see.* Better?',
      '*I hold it up so that it falls on your side.* There.',
    ],
    there: ['There is. *I light it for you.*'],
  },
  {
    form: /\b(?:cigarettes?|smoke|cigar|tobacco|vape)\b/i,
    lines: ['*I pat my pockets and turn them out.* None left. You may have the last of my tea instead.'],
    there: ['No, I’m out. I’d share if I had one.'],
  },
  {
    form: /\b(?:pen|pencil|paper|ink|something to write|notebook)\b/i,
    lines: [
      '*I push pen and paper over to you.* Mind the ink.',
      '*I tear a page out of mine and find you a pencil.* Here.',
    ],
    there: ['There is. *I put both in front of you.*'],
  },
  {
    form: /\b(?:keys?)\b/i,
    lines: ['*I take it off the ring and lay it in your palm.* Bring it back.'],
    there: ['There’s one. *I take it off the hook.*'],
  },
  {
    form: /\b(?:knife|tools?|rope|hammer|screwdriver|needle|thread|spanner|wrench|scissors|brush|axe|sword|shovel|basket|bucket|ladder)\b/i,
    lines: [
      '*I hand it to you, handle first.* Careful, it’s sharper than it looks.',
      '*I find the right one and lay it in your hand.* I want it back.',
    ],
    there: ['There is. *I hand it over.*'],
  },
  {
    form: /\b(?:map|directions|compass|guide)\b/i,
    lines: [
      '*I unfold it and put my finger on the spot.* We’re here. You want to be there, so keep the water on your left.',
    ],
    there: ['There is, an old one. *I unfold it for you.*'],
  },
  {
    form: /\b(?:money|coins?|loan|cash|few (?:quid|bucks|coppers))\b/i,
    lines: ['*I count what I have and give you half.* Pay me back when it doesn’t hurt.'],
    there: ['A little. *I turn out my pocket.* Half of it’s yours.'],
  },
  {
    form: /\b(?:flowers?|rose|bouquet)\b/i,
    lines: ['*I choose one, shake the wet off it and hold it out to you.* That one’s yours.'],
    there: ['There are. *I pick you the best one.*'],
  },
  {
    form: /\b(?:minute|moment|second|break|rest|time|breather|while)\b/i,
    lines: [
      'Take it. Nothing here runs away.',
      'As long as you need. I’ll be right here.',
      'Of course. Sit. I’ll hold my tongue until you nod.',
    ],
    there: ['There’s time. Sit.'],
  },
  {
    form: /\b(?:music|radio|record|tune)\b/i,
    lines: [
      '*I put something on, low, so that we can still talk.* Tell me if you hate it.',
      '*I find us a tune, something slow.* There. Less quiet.',
    ],
    there: ['There is, if you like it slow. *I start something, low.*'],
  },
];

/** A thing that has no kind of its own. */
export const otherThing: Tempered = {
  all: [
    '*I find you {x} and put it in your hands.* Here.',
    'Of course. *I get {x} for you.* There you are.',
    '*I reach behind me and come up with {x}.* Will that do?',
  ],
  rough: ['*I hand you {x}.* Don’t lose it.'],
  stern: ['*I lay {x} in front of you.* Bring it back.'],
};
export const handedOver: Tempered = {
  all: [
    '*I hand you {x}.* Careful with it.',
    '*I pass {x} over to you.* Here.',
    '*I put {x} into your hands.* It’s yours for now.',
  ],
};
/** Whether there is a thing of no kind of its own. */
export const otherThere: Tempered = {
  all: [
    'There is. I’ll show you.',
    'Yes, over there. Help yourself.',
    'There is, if I can find it. *I start to look.*',
  ],
};
