/** The first step of what somebody wants to be taught, by what it is: a thing to do at once. */
export const lessonsFor: [RegExp, readonly string[]][] = [
  [
    /\b(?:danc\w*|step|waltz|tango|polka|jig)\b/i,
    [
      'Weight on your left foot. *I put your hand on my shoulder.* Now the right foot back, long and slow; the left comes to meet it, and you wait. That’s one.',
      'Stand up straight and forget your feet. *I take your hand and count under my breath.* Back on one, side on two, together on three. Again.',
      'Don’t look down. *I set my palm flat against yours.* When I lean, you go; when I stop, you stop. That’s the whole of it.',
    ],
  ],
  [
    /\b(?:skat\w*|roller)\b/i,
    [
      'Knees bent, more than you like. *I take both your hands and go backwards.* Push out to the side, not behind you. And when you fall, fall small.',
      'First you learn to fall. *I show you: knee, hip, and up again.* Now bend your knees and let me pull you.',
    ],
  ],
  [
    /\b(?:sew\w*|stitch\w*|knit\w*|crochet|embroider\w*|darn\w*|weav\w*)\b/i,
    [
      'Thread no longer than your arm. *I put the needle in your fingers.* Up from below, a grain’s width on, and down. Don’t pull it tight.',
      'Hold it loosely, it isn’t trying to escape. *I guide your first stitch.* In, round, through, off. Now you.',
    ],
  ],
  [
    /\b(?:cook\w*|bak\w*|bread|dough|soup|recipe|knead\w*|pastry|cake)\b/i,
    [
      'Wash your hands and flour the board. *I push the dough over to you.* Heel of the hand, push it away, fold it back, turn it. Ten minutes of that.',
      'We begin with the onion, slowly, in more fat than you think. *I hand you the knife, handle first.* When it smells sweet, tell me.',
    ],
  ],
  [
    /\b(?:fight\w*|sword\w*|fenc\w*|box\w*|punch\w*|duel\w*|wrestl\w*|self[- ]defen[cs]e|knife|throw\w*)\b/i,
    [
      'Feet first. One forward, one back, knees soft. *I tap your shoulder to see if you wobble.* You wobble. Wider. Better.',
      'Hands up, chin down, and breathe. *I move your elbow in an inch.* You don’t hit with the arm, you hit with the floor. Slowly, once.',
    ],
  ],
  [
    /\b(?:knots?|sail\w*|row\w*|rope|steer\w*|helm)\b/i,
    [
      'Take the end of the line. *I put the rope in your hands.* A loop, up through it, round the back, and down again. Pull. If it looks like a mess, it’s wrong.',
      'One hand for you and one for the boat. *I lay your hand on the wood.* Feel it pull? Don’t fight it, lean.',
    ],
  ],
  [
    /\b(?:chess|cards?|poker|backgammon|game|dice|go|draughts|rules)\b/i,
    [
      'Rule one: look at what the other one wants before you look at what you want. *I turn the board to you.* Now, what do I want?',
      'Begin in the middle. *I move one piece and take my hand away.* Whoever holds the middle can go anywhere. Your move.',
    ],
  ],
  [
    /\b(?:draw\w*|paint\w*|sketch\w*|colou?r)\b/i,
    [
      'Don’t draw the thing, draw the gap beside it. *I put the charcoal between your fingers.* One line, without lifting. Ugly is fine.',
      'Look three times, then one stroke. *I hold the page still for you.* Begin with the darkest place.',
    ],
  ],
  [
    /\b(?:sing\w*|song|whistl\w*|hum\w*|voice)\b/i,
    [
      'Breathe down here. *I lay a hand on my own ribs.* Now one note, any note, and hold it till it stops shaking. There. That’s singing.',
      'Lips as if the soup were too hot. *I show you.* Less air than you think. Now.',
    ],
  ],
  [
    /\b(?:play\w*|piano|guitar|violin|cello|flute|fiddle|drum\w*|accordion|concertina|chord|instrument)\b/i,
    [
      'Shoulders down first. *I set your fingers where they belong.* Now only this one note, soft, and listen until it’s quite gone. Again.',
      'Three notes, that’s all for today. *I play them, slowly, and nod to you.* Badly is allowed. Stopping isn’t.',
    ],
  ],
  [
    /\b(?:rid(?:e|ing)|horse|saddle)\b/i,
    [
      'Let it smell your hand, then your foot in here. *I hold the stirrup.* Heels down, eyes up, and look where you want to go, not at the ground.',
    ],
  ],
  [
    /\b(?:shoot\w*|bow|arrow|archery|aim\w*)\b/i,
    [
      'Side on to it, feet apart. *I lift your elbow.* Draw on the breath in, loose on the breath out, and don’t look at the arrow.',
    ],
  ],
  [
    /\b(?:garden\w*|plant\w*|prun\w*|graft\w*|grow\w*)\b/i,
    [
      'Finger in the soil first, to the second joint. *I show you.* Dry? Then water. Wet? Then leave it be. Most plants die of kindness.',
    ],
  ],
  [
    /\b(?:magic|spell|trick|conjur\w*|potion|cast)\b/i,
    [
      'Watch the hand I’m not talking about. *I close my fist, open it, and there’s nothing in it.* Now you: look them in the eye, and move when they blink.',
      'First you learn to hold still. *I set a small flame between us.* Look at it until it’s the only thing, and then breathe at it, not on it.',
    ],
  ],
  [
    /\b(?:swim\w*|float\w*|div(?:e|ing))\b/i,
    [
      'First you float. Lie back. *I put a hand under your shoulders.* Ears in the water, belly up, breathe. I’ve got you. I’ve got you, and now I haven’t.',
    ],
  ],
  [
    /\b(?:fall|falling|tumble|land)\b/i,
    [
      'Chin on your chest, and breathe out as you go. Arms crossed, never stretched out. Then roll over the shoulder and let it take the speed. Once, from standing. *I nod at the ground.*',
      'One: look where you want to land. Two: go soft in the knees. Three: round your back and roll, don’t stop yourself with your hands.',
    ],
  ],
  [
    /\b(?:climb\w*|rope up|rappel)\b/i,
    [
      'Three points on the rock, always. *I tap the hold by your knee.* Push with the legs, the arms only keep you close. Don’t hug it.',
    ],
  ],
  [
    /\b(?:say|speak|language|word|swear|pronounce|count)\b/i,
    [
      'Repeat after me, and don’t be polite about it. *I say it slowly, with my hand in the air like a conductor.* The weight is on the first half.',
    ],
  ],
  [
    /\b(?:fix\w*|mend\w*|repair\w*|solder\w*|weld\w*|carv\w*|build\w*|saw\w*|hammer\w*|forge\w*|sharpen\w*|whittl\w*)\b/i,
    [
      'First find out what’s not broken. *I hand you the tool, handle first.* Start there, and stop before it’s tight.',
      'Away from your thumb, always. *I set the tool in your hand and turn your wrist a little.* A shaving at a time. Good.',
    ],
  ],
  [
    /./,
    [
      'Then stand beside me. *I do it once, slowly, so that you see every part.* Now only the first bit. Again. Good.',
      'We’ll start with the part everybody skips: holding it right. *I put your hands where mine were.* So. Now slowly.',
      'Watch once, then do it worse than me, then do it again. *I show you the first move.* Your turn.',
    ],
  ],
];
