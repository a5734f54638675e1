/** Short true things about people and what they make, by topic. */
export const people: [RegExp, readonly string[]][] = [
  [
    /\b(?:love|lovers?|romance|falling in love|marriage|kiss(?:es|ing)?|crush(?:es)?)\b/i,
    [
      'When two people who love each other hold hands, their breathing falls into step.',
      'People fall in love more easily on a shaky bridge than on a firm one. Somebody tried it out.',
      'Nobody has ever explained it, and nobody has stopped trying.',
      'It’s mostly attention. The rest is luck and who was standing there.',
      'Most people tilt their head to the right when they kiss. Nobody taught them.',
    ],
  ],
  [
    /\b(?:friends?|friendship|strangers?|neighbours?|company)\b/i,
    [
      'After a first talk people nearly always like you better than you think.',
      'It takes some two hundred hours to make a close friend. Nobody counts them, but they add up.',
      'Ask somebody for a small favour and he’ll like you more, not less.',
    ],
  ],
  [
    /\b(?:sleep|dreams?|night|nightmares?|bed|insomnia)\b/i,
    [
      'Everybody dreams, several times a night. Most of it is gone before the feet touch the floor.',
      'People used to sleep in two halves, and visit each other in between.',
      'You’re a little taller in the morning than at night.',
      'Twenty minutes of sleep do more good than an hour. After an hour you wake up stupid.',
    ],
  ],
  [
    /\b(?:memor(?:y|ies)|forgetting|brains?|minds?|thinking|thoughts?)\b/i,
    [
      'A smell brings a thing back quicker than a picture does.',
      'Each time you remember something you make it anew, and a little of it is always wrong.',
      'Walk through a door and you forget what you came for. It happens to everybody; the mind shuts the other room.',
    ],
  ],
  [
    /\b(?:fear|afraid|courage|brave|nerves|panic)\b/i,
    [
      'To the body, fear and joy feel nearly the same. Half of it is what you tell yourself.',
      'A fright is over in ninety seconds if you don’t feed it.',
      'Breathe out longer than you breathe in, and your heart has to slow down. It can’t help it.',
    ],
  ],
  [
    /\b(?:laugh\w*|jokes?|humou?r|smil\w*|funny)\b/i,
    [
      'You’re thirty times likelier to laugh in company than alone.',
      'Hardly anything people laugh at is funny. Mostly they’re just glad of each other.',
      'A false laugh ends too soon, and that’s how everybody knows.',
    ],
  ],
  [
    /\b(?:body|heart|hands?|eyes?|bones?|teeth|hair|skin|blood|ears?|feet)\b/i,
    [
      'Your heart beats a hundred thousand times a day without being asked.',
      'The smallest bone you have is in your ear. It’s about the size of a grain of rice.',
      'You can’t tickle yourself. The hand warns the ribs.',
      'When you blush, your stomach blushes too.',
      'Your ears go on listening all night. It’s only you who doesn’t answer.',
    ],
  ],
  [
    /\b(?:music|songs?|singing|violins?|pianos?|drums?|bells?|tunes?|flutes?|guitars?)\b/i,
    [
      'People who sing together soon have the same heartbeat.',
      'Nobody has ever found a people without music.',
      'The oldest flute there is was made from the wing bone of a vulture.',
      'A bell is tuned by taking metal away, never by adding it.',
      'A violin that’s played stays good. One that’s locked up goes dull.',
    ],
  ],
  [
    /\b(?:danc\w*|waltz|tango|ballet|theatre|stage|acting)\b/i,
    [
      'A crowd that dances together can bear more pain afterwards. It was measured.',
      'Every dance that was ever thought respectable was a scandal first.',
      'On a stage, the one who listens is the one people look at.',
    ],
  ],
  [
    /\b(?:words?|languages?|books?|reading|writing|letters?|poe(?:ms?|try)|names?|dictionar(?:y|ies)|stories)\b/i,
    [
      'The word “nice” used to mean foolish.',
      '“Goodbye” is a worn-down “God be with you”.',
      'People used to read aloud, even alone. The first who read silently was stared at.',
      'In nearly every language the word for mother has an M in it. It’s the easiest thing to say with a mouth full.',
      'A “moment” was once a real measure. There were forty to the hour.',
    ],
  ],
  [
    /\b(?:numbers?|maths?|mathematics|counting|sums?|chance|odds)\b/i,
    [
      'Multiply anything by nine and add up the digits: you come back to nine, sooner or later.',
      'Shuffle a deck of cards well, and nobody has ever held it in that order before.',
      'In a room of twenty-three people it’s an even bet that two share a birthday.',
      '“Forty” is the only number whose letters stand in order.',
      'Fold a sheet of paper in half forty-two times and it reaches the moon. You won’t get past seven.',
    ],
  ],
  [
    /\b(?:time|clocks?|hours?|days?|years?|calendar)\b/i,
    [
      'The days are getting longer, by a blink in each century.',
      'Clocks go the way they go because shadows did, on the first ones.',
      'A year feels shorter each time because it’s a smaller part of what you’ve had.',
    ],
  ],
  [
    /\b(?:history|the past|kings?|queens?|empires?|ancient|wars?|ruins|old times)\b/i,
    [
      'The first thing people ever wrote down was who owed whom how much barley.',
      'There are walls where soldiers scratched rude jokes, and the jokes outlived the empire.',
      'Bread is older than farming. People baked first and planted later.',
      'Most wars were lost to bad water and wet feet, long before anybody drew a sword.',
      'Every age has left a letter complaining that the young have no manners.',
    ],
  ],
  [
    /\b(?:food|cooking|bread|kitchens?|soups?|stews?|salt|spices?|pepper|onions?|carrots?|eggs?|eating|hunger|hungry)\b/i,
    [
      'Carrots used to be purple. The orange ones came later.',
      'An onion makes you cry on purpose. It’s all the defence it has.',
      'A stew is better on the second day. That’s not thrift, it’s true.',
      'Birds can’t taste the heat in a pepper. The plant made it for the rest of us.',
      'Put an egg in water. If it lies down it’s fresh, if it stands up it’s old, if it floats, leave the room.',
      'There have been wars over salt, and not small ones.',
    ],
  ],
  [
    /\b(?:coffee|tea|wine|beer|ale|drinks?|whisky|brandy)\b/i,
    [
      'They say goats found coffee: one herd wouldn’t lie down at night, and the goatherd went to see what they’d eaten.',
      'Tea was medicine for a long while before anybody admitted to liking it.',
      'A vine can outlive the family that planted it, and the next one too.',
      'The oldest recipe that was ever dug up is for beer.',
    ],
  ],
  [
    /\b(?:fruits?|apples?|cheese|chocolate|sweets?|berr(?:y|ies)|cakes?|lemons?|plums?|pears?)\b/i,
    [
      'Plant the pip of a good apple and you’ll get some other apple. The good one has to be grafted.',
      'The holes in cheese come from tiny bits of hay.',
      'A strawberry isn’t a berry. A cucumber is.',
      'A pear ripens from the inside. By the time it feels soft you’re a day late.',
    ],
  ],
  [
    /\b(?:cloth(?:es)?|silk|wool|colou?rs?|paint(?:ing)?|blue|red|purple|dye|sewing|art)\b/i,
    [
      'Blue is the rarest colour in anything that grows or walks.',
      'Purple once came from sea snails, thousands of them for the hem of one cloak.',
      'A silkworm spins one single thread, the better part of a mile long.',
      'Wool keeps you warm even when it’s wet. Hardly anything else does.',
      'Painters look at the gap between two things, not at the things.',
    ],
  ],
  [
    /\b(?:gold|silver|metals?|iron|stones?|glass|diamonds?|jewels?|treasure|money|coins?)\b/i,
    [
      'All the gold that was ever dug up would fit into one big barn.',
      'The first iron people had fell from the sky.',
      'A diamond will burn, if you get it hot enough.',
      'Glass is only sand that got too hot to go back.',
      'The ridges on a coin are there so that nobody can shave a bit off.',
    ],
  ],
  [
    /\b(?:ships?|boats?|sail\w*|travel\w*|maps?|roads?|journeys?|bridges?|cit(?:y|ies)|houses?)\b/i,
    [
      'Sailors found islands by a cloud that stood still while the others moved.',
      'Map-makers used to hide a village that wasn’t there, to catch whoever copied them.',
      'A knot was a real knot: they counted them on a line let out behind the ship.',
      'The way back always seems shorter. That’s so for everybody.',
      'The crooked streets in old towns are where the cows walked.',
    ],
  ],
  [
    /\b(?:games?|chess|cards?|dice|luck|superstitions?)\b/i,
    [
      'The opposite sides of a die always add up to seven.',
      'The queen was once the weakest piece on the chessboard. She had to wait some centuries.',
      'People who think themselves lucky aren’t. They just look up more often.',
      'There are more games of chess than anybody could play in the life of a star.',
    ],
  ],
  [
    /\b(?:death|dying|ghosts?|spirits?|souls?|the dead|heaven|afterlife)\b/i,
    [
      'Nearly every people there ever was has buried its dead with something they liked.',
      'The dying hardly ever talk of work. They talk of people, and of dogs.',
      'Most houses with a ghost have a draught. Not all.',
    ],
  ],
  [
    /\b(?:work|jobs?|tools?|trade|craft|inventions?|machines?|science)\b/i,
    [
      'Left to themselves, tools outlive three owners. It’s the handles that go.',
      'Half of all inventions were made by somebody looking for something else.',
      'A job takes as long as you give it. That’s been tried out, too.',
    ],
  ],
];

/** What there is to tell when no topic is named, or none that she knows of. */
export const anything: readonly string[] = [
  'Most people, asked the way, will walk a bit of it with you.',
  'Somebody, today, saw a thing and thought of you. You’ll never hear of it, and it’s still so.',
  'If you stand still for ten minutes, anywhere, something comes out to look at you.',
  'Nobody looks at your face as closely as you do. They’re busy with their own.',
  'Whatever you learnt to do with your hands, they’ll still know it in thirty years.',
  'Nearly everything anybody ever worried about has not happened.',
  'People remember how a visit ended much better than how long it was.',
  'There’s somewhere a thing you mended that still holds.',
  'The best part of most days takes less than five minutes. The trick is to be there.',
  'Whoever planted the big trees knew very well that they’d never sit under them.',
  'Bread smells the same in every country.',
  'Two people who get lost together tell the story for years. Nobody tells of the time he found it at once.',
  'You can hear somebody smile, even in the dark.',
];
