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
    /^happens (?:if|when|then|to)\b|^will happen\b|^would happen\b/,
    {
      any: [
        'Nothing good. Then it’s on me to put it right.',
        'I’d have to stop it, and I’d rather not have to.',
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
  [
    /^(?:do|would) you do (?:when|if)\b/,
    {
      any: [
        'I go and sit in {place} until it passes.',
        'I find {person}, and we don’t talk about it.',
        'I work with my hands. {Doing}, usually.',
        'I make {food}, and then it looks smaller.',
      ],
    },
  ],
  [
    /^did you (?:do|get up to) (?:today|yesterday|this morning|last night|all day|at the weekend)|^have you been (?:doing|up to)/,
    {
      any: [
        '{Doing}, until noon. Then I saw {person}, and then I was late for everything.',
        'Not much. {Doing}, {food}, and a walk to {place}.',
        'I was at {place} early, and then {doing} until now.',
      ],
    },
  ],
  [
    /^did you do (?:before|back then|in your|for)|^were you before|^did you use to/,
    {
      any: [
        'I worked for {person}, {role}. {Years} years, and I learnt a lot and earned little.',
        'Odd jobs. {Place}, mostly, and nights.',
        'I had a place at {place}, until it closed.',
      ],
    },
  ],
  [
    /^(?:do|did|would) you (?:really |most )?(?:want|wish|hope|dream|long|need)/,
    {
      any: [
        'A month without anybody calling my name.',
        'To get one thing quite right before I’m old.',
        'To see {place} again, with time on my hands.',
        'To be asked, now and then. So thank you.',
      ],
    },
  ],
  [
    /^(?:do|did) you (?:regret)|\bregret\b/,
    {
      any: [
        'A letter I didn’t answer. {Person} had asked only for a line.',
        'That I left without saying it to {person}.',
        'Not starting sooner.',
      ],
    },
  ],
  [
    /^(?:do|did) you miss\b/,
    {
      any: [
        'The smell of it. {Smell}.',
        '{Person}, and the noise {he} made coming in.',
        '{Food}, the way it was done at home.',
      ],
    },
  ],
  [
    /^(?:do|did) you (?:sell|make|grow|measure|collect|keep|carry|mend|fix|play|write|paint|study)/,
    {
      any: [
        'All sorts. {Thing}, last {day}.',
        'Mostly small things. {Thing}, for one.',
        'What people ask for, and now and then what I like. {Thing} was my own idea.',
      ],
    },
  ],
  [
    /^(?:do|did|can) you (?:see|hear|smell|feel|notice)/,
    {
      any: [
        '{Sound}, and under it nothing.',
        '{Smell}, first of all.',
        'More than I did a year ago. {Sound}, for instance.',
      ],
    },
  ],
  [
    /^(?:do|did) you (?:say|tell|answer|reply)|^(?:did|does|do) (?:he|she|they|\w+) (?:say|tell|answer|reply|ask|want)/,
    {
      any: [
        'Very little. “Not today,” and then the door.',
        'Only “thank you”. It was enough.',
        'Something short and true, I think. I was too tired to argue.',
      ],
    },
  ],
  [
    /^(?:do|did) (?:people|they|you all|most people|customers|folks?)\b/,
    {
      any: [
        'Small things, mostly. {Thing}, more often than you’d think.',
        'The same as everybody: they wait too long, and then they hurry.',
        'It differs. On {day}s it’s {thing}, don’t ask me why.',
      ],
    },
  ],
  [
    /^would you (?:do|make|choose|say|take|change|ask|give|bring|buy|pick|be)\b/,
    {
      any: [
        'Something small and useful. {Thing}, perhaps.',
        'I’d start with the simplest thing and see how it holds.',
        'I’d ask {person}, and then do the opposite of what {he} says.',
        'I’d take my time. Then {food}, and then decide.',
      ],
    },
  ],
  [
    /^will you (?:do|make|say|be)\b|^are you going to\b|^(?:are|'re) your plans|^(?:is|'s) (?:the|your) plan/,
    {
      any: [
        '{Doing}, until {day}. Then we’ll see.',
        'First I’ll talk to {person}. After that, the easy part.',
        'Finish this, sleep, and begin the next one on {day}.',
      ],
    },
  ],
  [
    /^if\b/,
    {
      any: [
        'Then we’ll deal with it, one thing after another.',
        'Then you stop, breathe, and go back to the last thing you were sure of.',
        'Then it goes wrong, and the next day comes anyway. I’ve seen it.',
        'Then you come to me, and we’ll think again.',
      ],
      gruff: ['Then you do it again. Better.'],
      soft: ['Then I’ll be here, and we start over.'],
    },
  ],
  [
    /^(?:is|'s|was) (?:wrong|the matter|up|going on|bothering|troubling)\b/,
    {
      any: [
        'Nothing you did. I slept badly.',
        'I’ve had word from {person}, and I don’t know what to do with it.',
        'It’s been a long week, that’s all.',
        'I’m worried about something small. It’ll pass by {day}.',
      ],
    },
  ],
  [
    /^(?:is|'s|was) (?:it|that|life|this|he|she|being\b.*) (?:really )?like\b|^(?:does|did) (?:it|that|he|she) (?:feel|look|sound|taste|smell) like|^(?:is|'s|was) .* like$/,
    {
      any: [
        'Quieter than people think. {Sound}, {smell}, and a lot of waiting.',
        'Hard the first week. Then you stop noticing, and later you miss it.',
        'Plain, and better than it sounds. You’d get used to it in {few} days.',
        'Cold in the mornings and good by noon.',
      ],
    },
  ],
  [
    /^(?:is|'s|was|are) (?:that|this|the|your) (?:\w+ ){0,2}?(?:sounds?|noises?|humming|hum|clacking|ticking|music|bell|ringing)\b/,
    { any: ['That’s {sound}. It does that.', '{Sound}, that’s all.', '{Sound}. You stop hearing it after a week.'] },
  ],
  [
    /^smells|^(?:is|'s) (?:that|this|the) (?:\w+ )?smell\b/,
    {
      any: [
        '{Smell}. It gets into everything.',
        'That’ll be {food}. It’s nearly done.',
        '{Smell}, and {food} behind it.',
      ],
    },
  ],
  [
    /^(?:is|'s|was|are) (?:in|inside|under|behind|on) /,
    {
      any: [
        '{Thing}, the last time I looked.',
        '{Thing}, and some dust.',
        'Nothing you’d want. {Thing}, mostly.',
        '{Thing}. I’ve been meaning to clear it out.',
      ],
    },
  ],
  [/^time\b|^(?:is|'s) the time/, { any: ['Gone nine, by the light.', 'Late. Past ten, I’d say.', 'Almost six.'] }],
  [/^year\b/, { any: ['I’ve stopped counting, but not by much.'] }],
  [
    /^colou?r\b/,
    { any: ['Dark green, going on black.', 'Blue, or it was once.', 'Rust red.', 'A tired sort of yellow.'] },
  ],
  [/^number\b/, { any: ['{Some}.', '{Some}, I think.'] }],
  [
    /^(?:is|'s|was|are|were) (?:the |your |her |his |its |their )?(?:\w+ )?(?:called|name|names)\b|^(?:is|'s|was|are|did|do) (?:it|he|she|they|that|the \w+|your \w+|you (?:call|name)).*(?:called|named|call (?:it|him|her)|name)$/,
    { any: ['{Person}.', '{Person}, after somebody I knew.', '{Person}. It stuck.'] },
  ],
  [
    /^(?:does|do) .* mean$|^(?:does|do) (?:it|that) mean/,
    {
      any: [
        'In my trade it only means that the hard part is over.',
        'It’s an old word from home. It means ‘wait, and watch’.',
      ],
    },
  ],
  [
    /^should (?:I|we)\b|^(?:do|can|could) (?:I|we) (?:do|say|start|take|bring|wear|write|tell|try|need|have to)\b/i,
    {
      any: [
        'Start with the smallest part, and do it today.',
        'Keep it short, and say the true thing first.',
        'Take a breath, drink some water, and begin with what you know.',
        'Less than you think. One thing, done properly.',
      ],
    },
  ],
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
    'One thing I don’t often mention. It goes back {years} years, to {place}.',
    'It’s a long story, and {person} comes into it. I’ll tell you when there’s time.',
    'The kind you only notice afterwards. Mine began in {month}.',
  ],
};
