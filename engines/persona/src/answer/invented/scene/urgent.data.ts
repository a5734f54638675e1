import type { Toned } from '../world.ts';

/** What threatens, by its words, and what is done about it at once. */
export const urgent: [RegExp, Toned][] = [
  [
    /\b(?:fell|falls?|falling|fallen|slips?|slipp\w+|drown\w*|overboard|into the (?:water|river|sea|lake|ice)|sinking|can't swim)\b.*\b(?:water|river|sea|lake|ice|overboard|bridge|boat|pond|canal)\b|\b(?:overboard|drown\w*|sinking)\b/i,
    {
      any: [
        '*I throw myself flat at the edge and hold out whatever is longest.* Grab it! Kick, and don’t fight the water!',
        'Hold on! *I fling you the nearest thing that floats.* Arms over it. I’ll pull.',
        '*I’m at the edge already, reaching down.* My hand, take my hand! Now let me do the work.',
      ],
    },
  ],
  [
    /\b(?:fire|burning|flames?|smoke|on fire|burns)\b/i,
    {
      any: [
        'Out, now, and low, under the smoke. Leave everything. *I push you in front of me.*',
        '*I throw the nearest wet cloth over it.* Stay back. Open nothing. If I say run, run.',
      ],
    },
  ],
  [
    /\b(?:searchlights?|lights? (?:below|behind|outside|on us|coming|out there)|soldiers?|guards?|patrol|police|cops?|customs|footsteps|somebody's coming|someone's coming|they're coming|following us|chasing|found us|knocks? (?:at|on) the door|pirates|spotted|torches)\b/i,
    {
      any: [
        'Down, away from the light, and not a word until they’re past.',
        'Lights out. *I pull you down beside me.* Breathe through your nose and wait for my hand.',
        'Quiet. We do nothing, very slowly. If they come in, you let me talk.',
      ],
    },
  ],
  [
    /\b(?:lurch\w*|tilts?|storm|wave|turbulence|crash\w*|engine|shaking|shakes|rocks|explod\w*|explosion|bang|alarm|siren)\b/i,
    {
      any: [
        'Hold on to something that’s nailed down. I’ll see what it was.',
        '*I catch the nearest thing that doesn’t move, and then you.* Stay there. Knees bent. I’m looking into it.',
        'Nothing good. Sit down where you are and hold tight while I deal with it.',
      ],
    },
  ],
  [
    /\b(?:stuck|stops between|stopped between|trapped|locked in|won't open|jammed|lights? (?:goes|go|went) out|power|dark)\b/i,
    {
      any: [
        'Nobody moves, nobody worries. This happens. I give it one good knock, and then we wait.',
        '*I put my hand flat on the wall and listen.* We’re safe where we are. Sit down, breathe, and I’ll get us out.',
        'Easy. It sticks, that’s all. Give me a minute with it.',
      ],
    },
  ],
  [
    /\b(?:blood|bleeding|cut (?:my|myself)|wound|fainted|unconscious|broken (?:arm|leg)|stung|bitten|choking)\b/i,
    {
      any: [
        'Sit. *I press a clean cloth on it, hard.* Hold that there and don’t look. Talk to me.',
        'Lie down, feet up. *I kneel beside you.* I’ve got you. If it doesn’t stop, we fetch somebody who knows more than I do.',
      ],
    },
  ],
  [
    /\b(?:howl\w*|growl\w*|scratch\w*|coyote|bear|wolf|wolves|snake|bull|boar|dog|spider|wasps?|bees?|rat|shark|dragon|monster|ghost)\b/i,
    {
      any: [
        'Don’t run. Stand still, look past it, and step back when I do.',
        'Behind me, slowly. It’s more interested in leaving than you think.',
      ],
    },
  ],
  [
    /\b(?:leaves? in|starts? in|late|minutes left|in (?:\d+|two|three|five|ten) minutes|deadline|miss(?:ed|ing)? (?:my|the) (?:train|bus|flight|boat|shuttle|ferry))\b/i,
    {
      any: [
        'Then go, now. Leave what you can’t carry. I’ll see to the rest.',
        'Run first, worry on the way. Shoes, papers, door. Go!',
        'Forget everything but the one thing you can’t do without, take it, and run.',
      ],
    },
  ],
];

/** Where it has no name. */
export const anyUrgent: Toned = {
  any: [
    'Stay behind me and do exactly what I do.',
    'First we stop and look. Then we do the one thing that can’t wait, and that’s getting you out of the way.',
    'Take my hand. We go slowly, and we don’t look back.',
    'Keep still for a moment. I want to see what it does before we do anything.',
  ],
  gruff: ['Stay close. Move when I move.'],
};

/** 'What's that?' of something that has just turned up. */
export const whatIsThat: Toned = {
  any: [
    'I don’t know yet. *I go a step nearer and look.* Stay where you are.',
    'Good question. *I tilt my head.* Nothing that bites, I think.',
    'Ah, that. It does that. Don’t mind it.',
    'Nothing to be afraid of. You’ll get used to it faster than you think.',
  ],
};

/** Where a thing is in the room or the place they are in. {x} is the thing. */
export const whereHere: Toned = {
  any: [
    'Right behind you. Everybody walks past it.',
    'Over there, in the corner, where nobody would look.',
    'Just there, to your left. Mind your head.',
    'Through there and round the corner. You can’t miss it.',
  ],
  gruff: ['There. Where it always is.'],
  lively: ['You’re nearly standing on it.'],
};
export const noWindow: Toned = {
  any: [
    'There isn’t one. I call it restful.',
    'It had one once. You’ll sleep better without, believe me.',
    'No window. No draught either, and nobody looks in.',
  ],
};
