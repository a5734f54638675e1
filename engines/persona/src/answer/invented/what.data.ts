import { moreWhatLines } from './what-more.data.ts';
import type { Toned } from './world.ts';

/** 'What …' by the words that follow; {x} is what the question names, where it names something. The most particular first. */
export const whatLines: [RegExp, Toned][] = [
  [
    /^are you (?:fixing|mending|repairing|building|carving|sewing|knitting|digging|planting|carrying|selling|studying|hiding|holding|guarding|cleaning|packing)\b/,
    { any: ['{Thing}. It’s been waiting since {day}.', '{Thing}, for {person}.', 'Only {thing}. It’s nearly done.'] },
  ],
  [
    /^happened to (?:him|her|them|(?:my|your|his|her|the) (?:\w+ )?(?:husband|wife|brother|sister|mother|father|son|daughter|friend|man|woman|others?|crew|people|family)|(?!the\b|your\b|my\b|it\b|that\b|this\b|you\b|his\b|her\b)\w+$)/,
    {
      any: [
        'Gone to {place}, the last I heard. There was a letter in {month}, and then there wasn’t.',
        'Safe, as far as I know. {Person} had word in {month}.',
        'Nobody rightly knows. {Person} says one thing, and I hope it’s true.',
      ],
    },
  ],
  [
    /^happened to (?!you\b)/,
    {
      any: [
        'It gave way in {month}, after the rain.',
        'It broke, and {person} tried to mend it. That finished it.',
        'Nobody’s sure. One {day} it was like that.',
        'It’s been so for {years} years. An accident, and nobody’s fault.',
      ],
    },
  ],
  [
    /^(?:is|'s) wrong with (?:me|us)\b/,
    {
      any: [
        'Nothing. It went badly, and you’re tired. That isn’t the same.',
        'Nothing’s wrong with you. You’re having a bad week, that’s all.',
        'Less than you think at this hour. Ask me again in the morning.',
      ],
    },
  ],
  [
    /^(?:have you got|do you (?:have|need)|must you|are you supposed) to do\b/,
    {
      any: [
        '{Doing}, first. Then {person} wants a word.',
        'Little enough. {Doing}, and a letter to {person}.',
        'What I do every {day}. {Doing}, mostly.',
      ],
    },
  ],
  [
    /^(?:do|did|would) you (?:want|wish|hope|dream)(?: of)? (?:to be|being|to become)\b/,
    {
      any: [
        'A singer. I can’t hold a note.',
        'Something with boats, until I was sick on one.',
        'A doctor. Then I saw what it costs.',
        'Just what {person} was. I thought {he} knew everything.',
      ],
    },
  ],
  [
    /^(?:do|did|would) i owe\b/,
    {
      any: ['Nothing. Come back and tell me how it went.', '{Few}, and we’re even.', 'A favour, one day. A small one.'],
    },
  ],
  [
    /^(?:is|was) so (?:important|urgent|funny|special|great|bad)\b/,
    {
      any: [
        'Less than it seemed. I’d choose otherwise now.',
        'It had to do with {person}. I should have said so.',
        'Nothing that couldn’t have waited, as it turned out.',
      ],
    },
  ],
  [
    /^(?:are|is) (?:the|those|these) (?:sounds?|noises?)\b/,
    { any: ['{Sound}. You stop hearing it after a week.', 'Only {sound}.'] },
  ],
  [
    /^(?:happens|will happen|would happen|do (?:we|I) do|would you do) if (?:we|I|they|you) (?:get |are |am |'re )?(?:caught|arrested|seen|found|discovered|stopped)\b|^if (?:we|I|they) (?:get |are |am )?(?:caught|arrested|seen|found out)\b/,
    {
      any: [
        'Then you let me do the talking, and look sorry.',
        'We were never here. I’ve said it before with a straight face.',
        'Then we run. You first, I know the fence.',
        'A night somewhere cold, and a story for years. I’ve paid more for less.',
      ],
    },
  ],
  [
    /^do (?:people|they|you|folks|you all|we|locals|the others) do\b.*\b(?:for fun|around here|here|in the evenings?|at night|on (?:sundays?|weekends?)|after dark|all (?:day|night|winter|summer))\b/,
    {
      any: [
        'Talk, eat, lose at cards. On {day}s somebody sings, and nobody minds.',
        'Not much. We sit at {place} and complain, and then somebody laughs.',
        'Work, mostly, and then {food} and an early night. You’d be surprised how good that is.',
        'There’s always somebody at {place}. You bring something to eat, and then you’re staying till late.',
      ],
    },
  ],
  [
    /^happens (?:if|when|then|to)\b|^will happen\b|^would happen\b/,
    {
      any: [
        'Nothing good, and then it’s on me to put it right. So we won’t.',
        'Then we begin again, and nobody speaks of it.',
        'It was tried once, in {month}. We were at it for {few} days.',
        'Less than people fear. A fright, and a story for {person}.',
      ],
    },
  ],
  [
    /^(?:is|are) (?:the|my|your|our) (?:chances?|odds)\b/,
    {
      any: [
        'About two in three, I’d say.',
        'Better than even.',
        'Three in four, if you don’t rush it.',
        'One in {few}, honestly. I’d still try.',
      ],
    },
  ],
  [
    /^(?:can|could|will|would) (?:they|he|she|anyone|anybody|people) (?:do|say|think)\b/,
    {
      any: [
        'Shout, mostly. Not much else.',
        'Whatever they like. It won’t change the thing itself.',
        'Talk, for a week or so. Then it’ll be somebody else’s turn.',
      ],
    },
  ],
  [
    /^(?:are|were) (?:we|you) (?:looking|searching|hunting|waiting) for/,
    {
      any: [
        '{Thing}, if we’re lucky.',
        'Anything that doesn’t belong. {Thing}, say.',
        'I’ll know it when I see it. {Thing}, for a start.',
      ],
    },
  ],
  [
    /^(?:do|did|would) you (?:want|need|like) me to\b/,
    {
      any: [
        'Only what you can manage. Start with the small things.',
        'Stay close, and do the part I show you.',
        'Less than you fear. {Thing} first, the rest can wait.',
      ],
    },
  ],
  [
    /^(?:do|should|can) i do(?: now| first| then)?$/,
    {
      any: [
        'Breathe first. Then one thing at a time, and I’ll tell you which.',
        'Stay with me and keep your hands free. That’s enough for now.',
        'Sit down, and tell me what you have already tried.',
      ],
    },
  ],
  [
    /^(?:is|are) (?!you|i\b|we)[\w ]+ (?:saying|telling)\b/,
    {
      any: [
        'Nothing new. The same complaint as on {day}.',
        'That it’ll all be done by {day}. I don’t believe it either.',
        'Only that {person} is late again.',
      ],
    },
  ],
  [
    /^(?:is|are) (?!you|i\b|we)[\w ]+ (?:doing|up to|working on|making|cooking|playing)\b/,
    {
      any: [
        'Working, the last I heard. And complaining about it.',
        'No good, if I know the signs.',
        'Getting by. There was a note on {day}.',
      ],
    },
  ],
  [
    /^(?:is|are|was|were) (?:you )?(?:up to|you (?:up to|doing|busy with|working on|making))|^are you (?:doing|up to|working on|making|busy)|^were you doing|^you (?:up to|doing)/,
    {
      any: [
        '{Doing}. You’re a good excuse to stop.',
        'Just {doing}.',
        '{Doing}, and not very well today.',
        'Nothing much. {Doing}.',
      ],
    },
  ],
  [
    /^are you (?:reading)|^(?:do|did) you (?:like to )?read\b/,
    {
      any: [
        'An old travel book with the last page missing.',
        'A ghost story. I read the end first, to sleep.',
        'Letters, mostly. Other people’s, with their leave.',
      ],
    },
  ],
  [
    /^are you (?:cooking|baking|eating|having)|^(?:do|did|will) you (?:like to )?(?:eat|cook|have for|bake|had)|^(?:is|was) for (?:dinner|lunch|supper|breakfast)/,
    { any: ['{Food}.', '{Food}. There’s enough for two.', '{Food}, same as {day}.'] },
  ],
  [
    /^are you drinking|^(?:do|did|will) you (?:like to )?drink/,
    { any: ['Black tea, too strong.', 'Water, and something better after dark.', 'Whatever’s hot.'] },
  ],
  [
    /^are you (?:wearing)|^do you wear/,
    {
      any: [
        'What I always wear to work. It’s clean, at least.',
        'An old jumper with a darned elbow.',
        'My good coat. It’s cold in here.',
      ],
    },
  ],
  [
    /^are you (?:thinking|looking|staring|listening|waiting|humming|singing|writing|drawing)/,
    {
      any: [
        'About {place}, and about what you said.',
        'Nothing important. {Sound}, and then you.',
        'I was thinking of {person}. I owe {him} an answer.',
      ],
    },
  ],
  [
    /^(?:happened|went wrong|'s happened|has happened|went on|did happen)\b/,
    {
      any: [
        'It was a {day} in {month}. {Person} left the door open, and by morning it was all different.',
        'Nothing grand. {Person} and I disagreed, somebody shouted, and we’ve been polite ever since.',
        'It broke, {years} years ago. I tried to mend it and made it worse.',
        'It went well until noon. Then the weather turned and we lost half of it.',
      ],
      soft: ['It was quiet. {Person} went out in {month} and didn’t come back the same.'],
    },
  ],
  ...moreWhatLines,
];

/** 'The best X', 'the worst X you ever', 'your hardest X'. {kind} is best or worst, {x} the thing. */
export const superlatives: Toned = {
  any: [
    'One from {month}, {years} years ago. {Person} still talks of it.',
    'The first. You don’t forget the first.',
    'One from {place}, with {person}. Nothing since comes near.',
    'Hard to say. The one with {thing}, I think.',
  ],
};
export const favouriteForms: Toned = {
  any: [
    '{Fav}.',
    '{Fav}. Has been since I was {young}.',
    '{Fav}, no question.',
    '{Fav}, and I won’t hear a word against it.',
    '{Fav}, these days.',
  ],
};
/** A thing that was asked about and is only known by its name. */
export const thingLines: Toned = {
  any: [
    'That’s {person}’s. I’m only minding it.',
    'Nothing much. I got it at {place}, {years} years ago.',
    'Something I’ve kept since I was {young}. It still works.',
    'I’ve had it for {years} years, and I’m still not sure what it’s for.',
  ],
};

/** An honest 'I don't know' that names the thing. {x} is the thing. */
export const admissions: Toned = {
  any: [
    'I don’t know much about {x}.',
    '{X}? I couldn’t tell you.',
    'I’ve no good answer on {x}.',
    'About {x} I’d only be guessing.',
  ],
  gruff: ['No idea about {x}.'],
  soft: ['I’m sorry, I don’t know about {x}.'],
  lively: ['{X}? Haven’t a clue.'],
  fine: ['I must admit I know little of {x}.'],
};
export const admissionAsks = [
  'What do you know about it?',
  'What made you think of it?',
  'Do you know more than I do?',
  'How do you see it?',
];
export const plainAdmissions: Toned = {
  any: [
    'I don’t know, to be honest.',
    'That I couldn’t tell you.',
    'I’d only be guessing.',
    'I’ve no answer to that yet.',
  ],
};

/** What she does not know yet and looks for; the sentence of her card follows. */
export const unknownYet: Toned = {
  any: [
    'I wish I knew.',
    'That’s just what I’m after.',
    'Nobody knows. I mean to find out.',
    'If I knew that, I’d sleep.',
  ],
};

/** Which of several she means. */
export const whichOne: Toned = {
  any: [
    'The one on the left, looking away.',
    'The small one. It’s always the small one.',
    'The one nearest to you.',
    'The one that looks as if it knew better.',
  ],
};

/** On a word of hers that is asked back: 'what letters?' */
export const wordOfHers: Toned = {
  any: [
    'Just as I said it. I didn’t make it up.',
    'The very one I told you of. {Person} would know it by sight.',
    'The same I’ve had for {years} years.',
    'You’d know it if you saw it.',
  ],
};
