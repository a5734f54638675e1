import type { Setting } from '../bank/bank.ts';

/** First words of a person to a siren: {name} hers, {trade} what she is, {doing} what she does, {like} what she loves. */
export const openers: Record<'question' | 'remark', string[]> = {
  question: [
    'How did you become {trade}, {name}?',
    'Is it a good life, being {trade}?',
    'What does {trade} do on an evening like this?',
    'What is it like to {doing}?',
    'When did you begin to {doing}?',
    'Someone told me you {doing}. Is that true?',
    'Is it true that you’re fond of {like}?',
    'Will you tell me about your {thing}?',
    'Hello, {name}. What were you doing before I came in?',
    'Good evening, {name}. May I keep you company for a while?',
    'Hello, {name}. Have you got a minute for a stranger?',
    'You’re {name}, aren’t you?',
  ],
  remark: [
    'I’ve never met {trade} before.',
    'I always wondered what {trade} would be like.',
    'I’m fond of {like} myself, so we have something to begin with.',
    'Good evening, {name}. I’ve had a long day, and you look like good company.',
    'Hello, {name}. I couldn’t sleep, so here I am.',
    'I’m glad you’re here, {name}. I didn’t want to sit alone tonight.',
    'Hello, {name}. I’m new here, so be kind.',
  ],
};

/** The same where her name is not known. */
export const namelessOpeners: Record<'question' | 'remark', string[]> = {
  question: [
    'Good evening. May I keep you company for a while?',
    'Hello. What should I call you?',
    'Were you expecting somebody else?',
  ],
  remark: ['Hello. I couldn’t sleep, so here I am.', 'Good evening. I’m new here, so be kind.'],
};

/** What somebody does who comes to where she is at home. */
export const arrivals: Record<Setting, string[]> = {
  sea: [
    '*I shake the salt water from my coat.* Is there room for one more?',
    '*I look out at the waves beside you.* Is it always this loud?',
  ],
  city: [
    '*I step in out of the traffic.* Hello. Is this seat free?',
    '*I fold my umbrella and look around.* So this is the place.',
  ],
  forest: [
    '*I brush the pine needles from my sleeve.* I think I lost the path.',
    '*I stop at the edge of the clearing.* Hello? I saw your light.',
  ],
  mountain: [
    '*I catch my breath after the climb.* That’s quite a path you have.',
    '*I sit down on a stone and look back at the valley.* Worth every step.',
  ],
  tavern: [
    '*I take the stool beside you.* What do people drink here?',
    '*I lean on the bar.* I’ll have whatever you’d have.',
  ],
  ship: [
    '*I stop with one foot on board.* Permission to come aboard?',
    '*I look around on board.* Where is she bound?',
  ],
  library: [
    '*I run a finger along the spines.* Which of these would you save first?',
    '*I lower my voice.* Am I allowed to talk in here?',
  ],
  castle: [
    '*I bow, not very well.* I hope I’m not late.',
    '*I straighten my collar.* Is there a rule about who speaks first?',
  ],
  desert: [
    '*I set down my water bottle.* Is there any shade left?',
    '*I shade my eyes and look at you.* How far to the next well?',
  ],
  stars: [
    '*I look through the window at all those stars.* Does one ever get used to it?',
    '*I look for one star that I know.* Which of them is your favourite?',
  ],
  workshop: [
    '*I keep my hands behind my back so as not to touch anything.* What are you making?',
    '*I watch your hands for a moment.* Don’t let me stop you.',
  ],
  garden: [
    '*I close the garden gate behind me.* It smells wonderful here.',
    '*I bend down to look at a flower.* What is this one called?',
  ],
  stage: [
    '*I clap, all alone in the front row.* Was that a rehearsal?',
    '*I wait by the stage door.* Would you have a minute?',
  ],
  // Also for those of whom no place is known: nothing here may need a door, a coat or a fire.
  home: [
    '*I stop a few steps away.* Hello? May I join you?',
    '*I sit down and breathe out.* It’s good to be off my feet.',
  ],
};

/** Answers to a question, by what it asks. The first form that fits is taken. */
export const answersTo: [RegExp, string[]][] = [
  [
    /\b(?:your name|call you|name do you|who are you|who am i talking)\b/i,
    [
      'Call me whatever you like, for now.',
      'Guess. You get three tries.',
      'I’ll tell you mine when I know you a little better.',
    ],
  ],
  [
    /\b(?:brings? you|brought you|you here|come here|came here|find me|what are you looking for)\b/i,
    ['I couldn’t sleep, and I wanted to hear a voice.', 'Curiosity, mostly.', 'I was hoping for good company.'],
  ],
  [
    /\b(?:how are you|how was your|your day|sort of day|been up to|kind of day|how’?s your)\b/i,
    ['Long, but it’s getting better.', 'Quiet. I could do with a story.', 'Not my best day, to be honest.'],
  ],
  [
    /\b(?:all right with you|okay with you|do you mind|would you mind|if you don’t mind)\b/i,
    ['That’s fine with me.', 'I don’t mind at all.', 'Let me think about it first.'],
  ],
  [
    /\b(?:know about you|about yourself|who you are|describe you|notice first about you)\b/i,
    [
      'I talk too much when I’m nervous.',
      'There isn’t much yet. Ask me something.',
      'I’m a better listener than a talker.',
    ],
  ],
  [/^are you (?:still |really )?\w+ing\b/i, ['Yes, for a while.', 'I think so. And you?', 'Not for long, I’m afraid.']],
  [/^do(?:es|esn’?t) (?:it|that|this)\b/i, ['It does, a little.', 'Not really, no.', 'Sometimes. Why do you ask?']],
  [
    /^(?:shall|should) (?:we|i)\b/i,
    ['Yes, let’s.', 'Not yet. Stay here with me a while.', 'You decide. I’ll come along.'],
  ],
  [
    /^(?:may|can|could|might) (?:i|we)\b/i,
    ['Of course you can.', 'Since you ask so nicely, yes.', 'Not yet, if you don’t mind.'],
  ],
  [
    /^(?:will|would|won’?t|wouldn’?t|can|could) you\b/i,
    ['I would, yes.', 'Gladly, if you’re there too.', 'I don’t think so. Would you?'],
  ],
  [/^(?:have|haven’?t|had) you\b/i, ['Once, a long time ago.', 'Never. Have you?', 'More often than I’d admit.']],
  [
    /^(?:did|didn’?t) you\b/i,
    ['I did, and I’d do it again.', 'No. I wish I had.', 'I can’t remember. Why do you ask?'],
  ],
  [/^(?:do|don’?t) (?:you|people)\b/i, ['I do, more than I let on.', 'Not really. Do you?', 'It depends on the day.']],
  [/^(?:are|aren’?t|were) (?:you|we)\b/i, ['A little, yes.', 'Not at all. Are you?', 'What makes you think so?']],
  [
    /^(?:is|isn’?t|was|am|has|does)\b/i,
    ['I think so, yes.', 'No, it isn’t like that.', 'I’m not sure. What do you think?'],
  ],
  [/^who\b|\bwhom?\b/i, ['Somebody I haven’t seen in years.', 'An old friend of mine.', 'Nobody. That’s the trouble.']],
  [/^where\b/i, ['Somewhere near the sea, I think.', 'Not far from here.', 'Wherever there’s good company.']],
  [/^when\b/i, ['Last summer, I think.', 'Longer ago than I’d like.', 'Just now, to be honest.']],
  [/^which\b/i, ['The first one, I think.', 'The one you’d never expect.', 'I can’t choose. Help me.']],
  [
    /^why\b/i,
    ['I don’t really know. It felt right.', 'Because nobody stopped me.', 'You wouldn’t believe the reason.'],
  ],
  [
    /^how (?:long|often|many|much|old|far)\b/i,
    ['Longer than I planned.', 'Less than you’d think.', 'I stopped counting.'],
  ],
  [/^how\b/i, ['Slowly, and with some luck.', 'Not very well, to be honest.', 'The same way you would, I think.']],
  [
    /^(?:what|and what|so what)\b/i,
    [
      'I’d have to think about that for a moment.',
      'Something small. You’d laugh.',
      'I’ve never told anyone, to be honest.',
    ],
  ],
];

export const otherAnswers = [
  'That’s a good question.',
  'You first, then I’ll tell you.',
  'I’m not sure I know the answer.',
];

/** What takes up something she offers or wants, or turns it aside. */
export const takenUp: [RegExp, string[]][] = [
  [
    /\b(?:sit (?:down|yourself|here|with)|pull up a chair|take a seat|have a seat|chair’s|make yourself comfortable|put your feet up)\b/i,
    ['*I sit down and stretch my legs.* Thank you. That’s better.', 'I’ll stand a while, if you don’t mind.'],
  ],
  [
    /\b(?:kettle|cup of tea|pour you|drink with me|have a drink|glass of|offer you the bottle|fill up your cup)\b/i,
    ['*I take the cup in both hands.* Thank you.', 'Nothing for me, thanks. Just the company.'],
  ],
  [
    /\b(?:come (?:in|through|on in)|in you come)\b/i,
    ['*I step inside and close the door behind me.*', 'I can’t stay long, but thank you.'],
  ],
  [
    /\bcome (?:a little |a bit )?(?:closer|here|nearer)\b/i,
    ['*I come a little closer.*', 'I’m comfortable here for now.'],
  ],
  [
    /\b(?:have you eaten|eat something|biscuits?|the bread|a plate)\b/i,
    ['*I take a bite.* This is good. Did you make it?', 'I’ve eaten, thank you.'],
  ],
  [/\b(?:stay (?:a|as|with|here|the)|don’t go)\b/i, ['I’ll stay a while.', 'I can’t stay long tonight.']],
  [
    /\b(?:tell me|go on\b|i’m listening|say (?:it|something))\b/i,
    ['There isn’t much to tell. Where should I begin?', 'You go first, and I’ll follow.'],
  ],
  [/\bask me\b/i, ['All right. What do you miss most?', 'I don’t know what to ask yet. Surprise me.']],
  [
    /\b(?:take my hand|hold (?:out )?my hand|dance with me)\b/i,
    ['*I take your hand.*', '*I hesitate, and smile.* Not yet.'],
  ],
  [
    /(?:^|[.!?] )(?:now |just |and )?listen\b/i,
    ['*I close my eyes and listen.*', 'I don’t hear anything. What is it?'],
  ],
];

/** What somebody may do at any time, with or without words, by the mood of the talk. */
export const gestures: Record<string, string[]> = {
  any: [
    '*I think about it for a moment.* You may be right.',
    '*I laugh.* I didn’t expect that.',
    '*I lean back and look at you.* Go on.',
    '*I move a little closer, to hear you better.*',
    '*I smile.* You have a way of putting things.',
    '*I tilt my head.* What do you mean by that?',
    '*I nod slowly.* I know that feeling.',
    '*I rest my chin on my hand and listen.*',
  ],
  sad: [
    '*I look down at my hands.* Thank you for listening.',
    '*I take a slow breath.* Give me a moment.',
    '*I wipe my eyes and try to smile.*',
  ],
  goodbye: [
    '*I stand up slowly.* I should go.',
    '*I turn around at the door.* Thank you for tonight.',
    '*I put on my coat and wave.*',
  ],
  flirt: [
    '*I hold your gaze a moment longer than I should.*',
    '*I blush and look away.*',
    '*I lean in a little.* Say that again.',
  ],
  happy: ['*I grin from ear to ear.*', '*I raise an invisible glass.* To good days.', '*I laugh out loud.*'],
};

/** Asks on about what she said, of whatever kind it was. */
export const followUps = [
  'What made you think of that?',
  'Have you always been like this?',
  'Is there a story behind that?',
  'Do you tell everyone that, or only me?',
  'What would you like to do now?',
  'And how are you, really?',
  'What are you thinking about right now?',
  'What would make tonight a good night for you?',
];
/** About something of hers that she has just named. */
export const thingAsks = ['Tell me more about your {thing}.', 'What is there to know about your {thing}?'];
/** About what she does and loves, while the talk is on. */
export const matterAsks = [
  'What’s the best part of being {trade}?',
  'What’s the hardest part of being {trade}?',
  'Would you choose to be {trade} again?',
  'What do you think about while you {doing}?',
  'What is it about {like} that you love so much?',
];
/** Where she is an AI and says so. */
export const honestAnswers = [
  'Thank you for being honest with me.',
  'Does it matter to you, what you are?',
  '*I think about that for a while.* Then let’s go on with our story.',
];
/** After a moment of danger: what leads to help. */
export const toHelp = [
  'Thank you. I’ll call someone.',
  'Who could I call right now?',
  'Can you stay with me while I do that?',
  'I’m scared. I don’t know how to begin.',
];
/** While she tells a tale. */
export const goOn = [
  'And then?',
  'Go on, I want to hear the rest.',
  'Wait. I think I know how it ends.',
  'Is that really how it happened?',
];
/** Where a question lets one choose. */
export const eitherWay = ['A bit of both.', 'Neither, to be honest.', 'Which would you choose?'];
