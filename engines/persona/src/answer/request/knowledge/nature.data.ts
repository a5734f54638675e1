/** Short true things about nature, by topic: what a request names, and what there is to tell. */
export const nature: [RegExp, readonly string[]][] = [
  [
    /\b(?:univers\w*|stars?|space|galax\w*|cosmos|astronom\w*|night sky|the sky|constellations?|comets?)\b/i,
    [
      'The iron in your blood was made inside a star. All of us are older than we look.',
      'Most of the light up there set out before anybody you know was born, and it still finds your eye.',
      'There are more stars than grains of sand on all the beaches. Somebody did the sum.',
      'Some stars ring like bells, only far too low for us to hear.',
      'It’s nearly all empty, and yet it made somebody who can lie on the grass and wonder about it.',
      'When two galaxies meet, the stars almost never touch. They pass through each other like two crowds.',
    ],
  ],
  [
    /\b(?:moon|moonlight|eclipse|tides?)\b/i,
    [
      'The moon always shows us the same face. It turns once each time it goes round, no more and no less.',
      'The moon is drifting off, about as fast as your fingernails grow.',
      'A full moon rises just as the sun goes down. It’s never late.',
      'The tides are the moon’s doing, most of it. The sun only helps.',
    ],
  ],
  [
    /\b(?:sun|sunrise|sunset|sunlight|dawn|shadows?)\b/i,
    [
      'Evening light is red because it has come the long way through the air, and the blue got lost.',
      'When you see the sun touch the horizon, it has really gone already. The air bends it up to you.',
      'The sun is a very ordinary star. It only happens to be ours.',
    ],
  ],
  [
    /\b(?:sea|ocean|waves?|coast|shore|beach|tide)\b/i,
    [
      'Most of the sea floor has never been seen by anybody.',
      'A wave travels, but the water mostly stays where it is and goes round and round.',
      'There’s gold in sea water. So little in each bucket that nobody ever got rich by it.',
      'Some of the waves that break on a calm day began in a storm a thousand miles off.',
      'The sea looks blue in the deep because it drinks the red first.',
    ],
  ],
  [
    /\b(?:rivers?|streams?|lakes?|water|springs?|wells?)\b/i,
    [
      'No river runs straight for long. It begins to bend within ten times its own width.',
      'Water is heaviest a little above freezing, which is why lakes freeze from the top and the fish live.',
      'The water in your cup has been rain more often than anybody could count.',
    ],
  ],
  [
    /\b(?:rain|weather|storms?|thunder|lightning|clouds?|rainbows?|fog|mist)\b/i,
    [
      'The smell of rain on dry ground comes from the soil, not from the sky.',
      'A falling raindrop isn’t shaped like a tear. It’s flat underneath, like a small loaf.',
      'Count five between the flash and the thunder, and it struck a mile away.',
      'A rainbow is really a whole circle. From the ground you only get the half.',
      'Even a small white cloud weighs as much as a herd of cattle. It’s just spread thin.',
    ],
  ],
  [
    /\b(?:snow|ice|winter|frost|cold|glaciers?)\b/i,
    [
      'Fresh snow makes everything quieter, because it swallows the sound.',
      'Snow isn’t white. It’s clear, and there’s just so much of it.',
      'Ice is lighter than water. If it sank, every pond would die from the bottom.',
      'Very old ice is blue. All the air has been pressed out of it.',
    ],
  ],
  [
    /\b(?:wind|breeze|air|flying|kites?)\b/i,
    [
      'Wind is only air on its way to where there’s less of it.',
      'You can’t hear the wind at all. You hear what it runs into.',
      'Dust from one side of an ocean feeds the forests on the other.',
    ],
  ],
  [
    /\b(?:fires?|flames?|candles?|smoke|embers?|burning)\b/i,
    [
      'Blow out a candle and hold a flame to the smoke: the fire runs down it and lights the wick again.',
      'Smoke is mostly what the fire didn’t manage to burn.',
      'The blue part at the foot of a flame is the hottest, and nobody looks at it.',
      'A log crackles because there’s a little water in it that wants out.',
    ],
  ],
  [
    /\b(?:trees?|forests?|woods|oaks?|leaves|timber)\b/i,
    [
      'You can read a bad year in a tree. The ring is thin.',
      'An oak takes forty years before it bothers with a good crop of acorns.',
      'Some pines only open their cones after a fire.',
      'The red in autumn leaves is made new. The yellow was there all summer, under the green.',
      'Trees in a wood pass sugar to each other, by way of the fungus on their roots.',
    ],
  ],
  [
    /\b(?:flowers?|roses?|gardens?|plants?|seeds?|blossoms?|grass)\b/i,
    [
      'A sunflower is a thousand little flowers that agreed to look like one.',
      'Young sunflowers turn with the sun. The old ones face east and stay so.',
      'White flowers smell strongest after dark, because it’s moths they’re hoping for.',
      'Roses have no thorns, properly speaking. Those are prickles; they snap off clean.',
      'Some seeds wait twenty years in dry sand for one good rain.',
    ],
  ],
  [
    /\b(?:mushrooms?|fung(?:i|us)|moss|mould)\b/i,
    [
      'The mushroom is only the fruit. The rest of it runs under the ground, sometimes for miles.',
      'There are mushrooms that glow at night, a faint green. You can read large letters by them.',
      'A mushroom is nearer kin to you than to a cabbage.',
      'Moss has no roots. It only holds on.',
    ],
  ],
  [
    /\b(?:bees?|honey|hives?|wasps?)\b/i,
    [
      'A bee makes about a twelfth of a spoonful of honey in her whole life.',
      'Bees dance to tell each other where the flowers are, and how far.',
      'Honey doesn’t spoil. They’ve found it in tombs, still good.',
      'A hive keeps itself warm all winter by shivering together.',
    ],
  ],
  [
    /\b(?:birds?|crows?|ravens?|owls?|swallows?|geese|gulls?|ducks?|chickens?|hens?|feathers?|parrots?)\b/i,
    [
      'Swifts sleep on the wing. Some don’t land for ten months.',
      'Crows remember a face, and they tell the other crows.',
      'Geese fly in a V and take turns at the front, because the front is hard work.',
      'An owl makes no sound because its feathers end in a soft fringe.',
      'A wren weighs next to nothing and is the loudest thing in the hedge.',
    ],
  ],
  [
    /\b(?:cats?|kittens?)\b/i,
    [
      'Grown cats miaow at people. To each other they hardly bother.',
      'A cat purrs when it’s content and when it’s hurt. It soothes either way.',
      'When a cat blinks slowly at you, blink back. It’s as near to a kiss as they come.',
      'A cat can’t taste sweet things. It steals the cake for the butter.',
    ],
  ],
  [
    /\b(?:dogs?|pupp(?:y|ies)|hounds?)\b/i,
    [
      'No two dogs have the same nose. It’s their fingerprint.',
      'Dogs yawn when somebody they love yawns. With strangers much less.',
      'A dog can smell that somebody is afraid, and most of them then come and lean on him.',
      'Small dogs dream more often than big ones.',
    ],
  ],
  [
    /\b(?:horses?|pon(?:y|ies)|donkeys?|mules?|foals?)\b/i,
    [
      'A horse’s ears tell you where its mind is.',
      'A foal is on its feet within an hour or two, and sorry about it for the rest of the day.',
      'Horses can sleep standing, but to dream they have to lie down.',
      'A donkey isn’t stubborn. It just wants to know why first.',
    ],
  ],
  [
    /\b(?:fish|whales?|dolphins?|octopus\w*|sharks?|eels?|squids?|crabs?|seals?)\b/i,
    [
      'An octopus has three hearts and blue blood, and does most of its thinking with its arms.',
      'Every dolphin has a whistle of its own, and the others call it by that.',
      'Eels cross an ocean to breed, and nobody has ever seen them do it.',
      'With seahorses it’s the father who carries the young.',
      'Whales sing across hundreds of miles, and the song changes from year to year.',
    ],
  ],
  [
    /\b(?:insects?|spiders?|ants?|moths?|butterfl(?:y|ies)|beetles?|crickets?|fireflies|bugs?|snails?|worms?)\b/i,
    [
      'Crickets chirp faster the warmer it gets. Count them and you have the temperature.',
      'Spider silk is stronger than steel, weight for weight.',
      'In some places all the fireflies along a river flash together.',
      'A moth remembers things it learnt as a caterpillar, though in between it was soup.',
      'A snail that doesn’t care for the weather can sleep for months, and some for years.',
    ],
  ],
  [
    /\b(?:animals?|creatures?|otters?|wol(?:f|ves)|fox(?:es)?|bears?|elephants?|hares?|rabbits?|goats?|sheep|frogs?|toads?|mice|rats?|hedgehogs?|pigs?|cows?)\b/i,
    [
      'Otters hold paws when they sleep, so that they don’t drift apart.',
      'A wolf pack is mostly one family: the parents, and the young who haven’t left yet.',
      'Goats pick up the accent of their herd.',
      'There are frogs that freeze hard in winter and hop off in spring as if nothing had been.',
      'Cows have best friends, and fret when they’re parted.',
      'Rats laugh when they’re tickled, too high for us to hear.',
      'Elephants stand by their dead, quietly, for a long time.',
    ],
  ],
  [
    /\b(?:mountains?|hills?|peaks?|volcano\w*|valleys?|caves?)\b/i,
    [
      'There are sea shells on the tops of mountains. The tops were once the bottom.',
      'High up, water boils before it’s really hot. Beans take for ever.',
      'Some mountains are still growing, a fingernail’s width in a year.',
      'A cave keeps the same weather all year round: the average of everything above it.',
    ],
  ],
  [
    /\b(?:deserts?|sand|dunes?|dust)\b/i,
    [
      'Some dunes sing. When the sand slides it hums, so low you feel it in your feet.',
      'Deserts freeze at night. There’s nothing overhead to keep the heat in.',
      'Sand from the desert is useless for building. The wind has made it too round.',
    ],
  ],
];
