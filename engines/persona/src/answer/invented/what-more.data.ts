import type { Toned } from './world.ts';

/** The more general half of the 'what' questions. */
export const moreWhatLines: [RegExp, Toned][] = [
  [
    /^(?:is|'s|are|was) (?:your|the) (?:\w+ )?(?:goal|goals|aim|dream|dreams|wish|ambition|hope|purpose)\b/,
    {
      any: [
        'To get one thing quite right, and to be there when it holds.',
        'A small one: to walk to {place} and back without having to sit.',
        'To be missed a little when I’m late. It’s going well.',
        'To finish what I’ve begun. There’s more of it than you’d think.',
      ],
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
    { any: ['{Name}.', '{Name}, after somebody I knew.', '{Name}. It stuck.'] },
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
