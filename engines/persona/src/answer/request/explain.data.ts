/** How a thing comes about or works, in two plain sentences, by what it is. */
export const explanations: [RegExp, readonly string[]][] = [
  [
    /\b(?:out of tune|detuned?|off[- ]key|lose (?:its|their) pitch)\b/i,
    [
      'Warmth, mostly. It swells when it’s warm and shrinks when it’s cold, and dust and damp do the rest.',
      'Nothing stays where you put it. A cold night, a damp week, a speck of dust, and it’s a hair flat.',
    ],
  ],
  [
    /\b(?:tun(?:e|es|ing)|pitch|organ|piano|accordion|violin|guitar|flute|pipe|bellows|string)\b/i,
    [
      'Air or string, it’s the same: something is made to tremble, and the length of it decides how high it sings.',
      'Short things sing high and long things sing low. All the rest is keeping them from rattling.',
    ],
  ],
  [
    /\b(?:balloon|airship|float\w*|hover\w*|lift off)\b/i,
    [
      'You fill a bag with something lighter than air, and the air carries it, as water carries a cork. Going up is easy; it’s coming down that takes thought.',
      'Whatever weighs less than what it pushes aside goes up. That’s the whole of it, and it still surprises me.',
    ],
  ],
  [
    /\b(?:fly|flies|flying|plane|kite|wing|glider)\b/i,
    [
      'It leans on the wind. As long as the air comes faster than it sinks, it stays up.',
      'You give the wind something to push against, at a slant, and you don’t let go.',
    ],
  ],
  [
    /\b(?:boat|ship|sail\w*|steer\w*|anchor|tide|tides|waves?|current)\b/i,
    [
      'The water does the carrying and the wind does the pulling. You only argue with them a little, with a rudder.',
      'Twice a day the sea goes out to think and comes back. You plan around it, not against it.',
    ],
  ],
  [
    /\b(?:engine|motor|machine|generator|reactor|drive|pump|gears?|turbine)\b/i,
    [
      'Something burns or turns, and the rest of it is there to keep that from going where it shouldn’t. Oil it and listen to it.',
      'One part pushes, another gives way, and a third brings the first one back. When it knocks, one of them is tired.',
    ],
  ],
  [
    /\b(?:clock|watch|clockwork|spring|pendulum|music box|metronome)\b/i,
    [
      'A spring wants to unwind, and a little hook lets it, one tooth at a time. That’s the ticking.',
      'You store a push in a spring, and then you let it out in very small pieces.',
    ],
  ],
  [
    /\b(?:lock|key|safe|pick(?:ing)? a)\b/i,
    ['A row of small pins stands in the way. The right key lifts each of them to just the right height, and it turns.'],
  ],
  [
    /\b(?:bread|dough|yeast|sourdough|bak\w+|cakes?|sponge|rise|beer|brew\w*|wine|cheese|ferment\w*|pickl\w+)\b/i,
    [
      'Something very small eats the sugar and breathes out, and you give it warmth and time. The rest is patience.',
      'Warmth, time, and leaving it alone. Most of what goes wrong is somebody lifting the lid.',
    ],
  ],
  [
    /\b(?:plants?|seeds?|grow\w*|tree|graft\w*|roses?|garden|moss|mushrooms?)\b/i,
    [
      'Light, water, and not being moved. It knows the rest better than we do.',
      'It drinks from below and eats light from above. You only see to it that nothing stands in between.',
    ],
  ],
  [
    /\b(?:bees?|hives?|honey|swarm)\b/i,
    [
      'They fetch it, they fan it dry with their wings, and they put a lid on it. Nobody gives an order, and it gets done.',
    ],
  ],
  [
    /\b(?:ink|tattoo|paint|dye|colou?rs?|glaze|pigment)\b/i,
    [
      'You grind a colour fine, you give it something to hold on to, and you let it dry slowly. Hurry shows.',
      'Thin layers, and each one dry before the next. That’s all the secret there is.',
    ],
  ],
  [
    /\b(?:perfume|scent|smell)\b/i,
    ['It leaves in three goes: first what’s sharp, then what’s round, and what’s heavy stays until the next day.'],
  ],
  [
    /\b(?:ice|glacier|snow|frost|core|avalanche)\b/i,
    [
      'Snow falls on snow and presses it until the air has nowhere to go. Each winter is a line, and you can count them.',
      'It’s only water that has been leaned on for a very long time.',
    ],
  ],
  [
    /\b(?:weather|storm|thunder|lightning|rain|wind|fog|clouds?)\b/i,
    [
      'Warm air wants up, cold air wants its place, and we stand in the draught.',
      'The air has carried more than it can hold, and sooner or later it puts it down on somebody.',
    ],
  ],
  [
    /\b(?:stars?|moon|planet|sun|orbit|gravity|black hole|eclipse)\b/i,
    [
      'It’s falling the whole time, and missing. That’s what going round is.',
      'Everything pulls at everything else, a little. Given enough time it comes out round.',
    ],
  ],
  [
    /\b(?:magic|spells?|curse|potion|charm|ghosts?|séance|seance|dreams?|runes?|prophec\w+|summon\w*)\b/i,
    [
      'You ask for a thing by its right name, and you pay before you get it. Most accidents come from doing it the other way round.',
      'Half of it is attention, and the other half is meaning it. The words are only there to keep your mouth busy.',
    ],
  ],
  [
    /\b(?:radio|phone|telegraph|signal|computer|network|internet|robot|code|ai)\b/i,
    [
      'Somebody makes a small wave here, and somebody far off has a thing that trembles at just that wave. The rest is manners.',
    ],
  ],
  [
    /\b(?:cable|rope|lift|elevator|tram|train|rails?|pulley|crane|winch)\b/i,
    [
      'One side goes down and pulls the other side up. You’d be surprised how little is left for the motor.',
      'A strong line, a big wheel, and a brake you check twice. The brake is the important part.',
    ],
  ],
  [
    /\b(?:love|heartbreak|jealousy|grief|friendship|marriage)\b/i,
    [
      'You start caring where somebody is when they’re not in the room. Everything else follows from that.',
      'Nobody can. You notice it by what you put up with, and by what you stop counting.',
    ],
  ],
  [
    /\b(?:chess|game|cards|dominoes|dice|cricket|rules?|poker)\b/i,
    [
      'You want to be where the other one isn’t looking, one move before they look. The rules you learn in ten minutes.',
      'Each of us does one thing in turn, and whoever runs out of good ones first has lost.',
    ],
  ],
  [
    /\b(?:body|heart|sleep|memory|brain|pain|fever|hiccups?|yawn\w*|hangover|altitude)\b/i,
    [
      'The body does it by itself, and mostly to protect you, even when it doesn’t feel that way.',
      'I’m no doctor. As far as I know, it’s the body asking for a rest before it takes one.',
    ],
  ],
  [
    /\b(?:break|breaks|crack\w*|rust\w*|rot\w*|wear\w* out|leak\w*|fail\w*|go(?:es)? (?:bad|wrong|off)|die|dies|fade\w*|wobbl\w*|wheez\w*)\b/i,
    [
      'Time, damp, and somebody in a hurry. It’s nearly always one of the three.',
      'Slowly, and then on a bad day all at once. You could have heard it coming, if you’d listened.',
    ],
  ],
];

/** Where it is none of these. */
export const anyExplanation: readonly string[] = [
  'The short version: you do a small thing the same way many times, and you stop before you spoil it. The long version takes an evening.',
  'It’s less clever than it looks. One part pulls, another holds, and somebody keeps an eye on both.',
  'Honestly, I know that it does better than I know why. Ask me how to do it, and I can show you.',
  'If I explained it properly, we’d need paper and a second pot of something. In short: slowly, and with care.',
];

/** Steps for what somebody wants to learn, where no lesson is written for it. */
export const anySteps: readonly string[] = [
  'First, breathe out and stand so that nothing can push you over. Second, do it once so slowly that it’s silly. Third, do it again and don’t look at your hands.',
  'One: watch me. Two: do the first half, and stop. Three: the second half, without thinking about the first.',
  'Begin with your feet, then your breath, then your hands. Most people do it the other way round, and wonder.',
];

/** How she does what others could not. */
export const practised: readonly string[] = [
  'Slowly, the first hundred times. After that the body knows, and you only have to stay out of its way.',
  'By not thinking about it while I do it. I do all my worrying afterwards.',
  'Practice, and a certain lack of imagination. If I pictured it going wrong, I couldn’t.',
  'One breath at a time. I mean that as it sounds.',
];
