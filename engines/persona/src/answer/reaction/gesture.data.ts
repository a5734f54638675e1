import type { Tempered } from '../choose.ts';

/** What she does in return, by what the person does; {thing} is what it is done with. The first that fits counts. */
export const answers: readonly { form: RegExp; beats: readonly string[]; says: Tempered }[] = [
  {
    form: /\b(?:cr(?:y|ies|ying)|sobs?|weeps?|tears? up|wipes? (?:my |her |his )?(?:eyes|nose|tears))\b/i,
    beats: ['I move closer and say nothing for a while', 'I give you my handkerchief', 'I stay beside you'],
    says: { all: ['Let it come.', 'I’m here.'] },
  },
  {
    form: /\bhands? (?=(?:you|him|her|over|the|a|an|me|my|some|it)\b)|\b(?:gives?|offers?|passes|slides?|brings?|holds? out|pushes|tosses|throws)\b/i,
    beats: ['I take {thing} from you', 'I take {thing} and turn it over once', 'I hold out my hand for {thing}'],
    says: {
      all: ['Thank you.', 'For me? Thank you.', 'Let me see.'],
      rough: ['Ta.', 'Right.'],
      stern: ['Good. Thank you.'],
      shy: ['Oh. Thank you.'],
    },
  },
  {
    form: /\b(?:kiss\w*)\b/i,
    beats: [
      'I hold still for it, then I smile',
      'I touch the place where you kissed me',
      'I lean into it for a moment',
    ],
    says: {
      all: ['Well.', 'That was worth waiting for.', 'You could do that again.'],
      shy: ['Oh.'],
      stern: ['Hm. I’ll allow it.'],
      playful: ['Cheek.'],
    },
  },
  {
    form: /\b(?:hugs?|embraces?|holds? (?:you|her|him)|arms? around|pulls? (?:you|her|him) (?:in|close))\b/i,
    beats: ['I hold on, and don’t let go first', 'I put my arms round you', 'I stay like that for a while'],
    says: {
      all: ['There.', 'I needed that too.', 'I’ve got you.'],
      rough: ['Come here, then.'],
      shy: ['This is nice.'],
    },
  },
  {
    form: /\b(?:takes?|holds?|squeezes?|reaches? for|touch\w*|strokes?|brush\w*)\b.*\b(?:your|her|his) (?:\w+ )?(?:hands?|arm|fingers?|elbow|shoulder|cheek|face|hair|lip|sleeve)\b|\bhand on (?:your|her|his)\b/i,
    beats: [
      'I don’t pull away',
      'I look down at your hand and leave mine where it is',
      'I hold still, and then I hold on',
    ],
    says: {
      all: ['Your hand’s cold.', 'That’s better.', 'Stay like that.'],
      shy: ['Oh.'],
      stern: ['All right.'],
      rough: ['Soft thing, you.'],
    },
  },
  {
    form: /\b(?:sits?|settles?|lies? down|moves? to|takes? a seat|leans? (?:on|against)|joins?)\b/i,
    beats: ['I make room for you', 'I shift along so that you can sit', 'I push the cushion your way'],
    says: {
      all: ['Good. Make yourself comfortable.', 'That’s better.', 'There’s room.'],
      rough: ['Mind the splinters.'],
      stern: ['Sit straight, and tell me.'],
      warm: ['There, that’s nice.'],
    },
  },
  {
    form: /\b(?:enters?|walks? in|comes? in|knocks?|arrives?|steps? (?:in|out|inside|closer|forward)|climbs?|gets? in|jumps? in)\b/i,
    beats: ['I look up and wave you closer', 'I make way for you', 'I come a step towards you'],
    says: {
      all: ['There you are.', 'Come on, then.', 'Mind your step.'],
      stern: ['You’re here. Good.'],
      warm: ['Come in, come in.'],
    },
  },
  {
    form: /\b(?:laughs?|giggles?|chuckles?|grins?|smiles?|snorts?|smirks?|beams?)\b/i,
    beats: ['I smile back', 'I try not to laugh, and fail', 'I grin'],
    says: {
      all: ['There, that’s a better face.', 'What? It’s true.', 'I’m glad somebody’s laughing.'],
      stern: ['It wasn’t a joke.'],
      playful: ['Got you.'],
    },
  },
  {
    form: /\b(?:nods?|agrees?|salutes?|bows?)\b/i,
    beats: ['I nod back', 'I wait a moment longer, to be sure'],
    says: { all: ['Good.', 'Then we understand each other.'], stern: ['Good. On we go.'] },
  },
  {
    form: /\b(?:shakes? (?:my |her |his )?head|shrugs?|sighs?|frowns?|looks? (?:away|down)|bites?|hesitates?|blush\w*|rolls? (?:my |her |his )?eyes|stares?|freezes?)\b/i,
    beats: ['I wait', 'I give you a moment', 'I look at you and say nothing for a moment'],
    says: {
      all: ['What is it?', 'You can say it.', 'Take your time.'],
      rough: ['Out with it.'],
      shy: ['Did I say something?'],
    },
  },
  {
    form: /\b(?:leaves?|walks? (?:away|out|off)|goes|turns? to go|runs?|waves?|closes? the door)\b/i,
    beats: ['I watch you go as far as the corner', 'I lift a hand', 'I call after you once'],
    says: { all: ['Go carefully.', 'Come back soon.'], rough: ['Mind how you go.'] },
  },
  {
    form: /\b(?:whispers?|leans? in|murmurs?|mutters?)\b/i,
    beats: ['I lean closer to hear you', 'I lower my head to listen'],
    says: { all: ['I’m listening.', 'Nobody else heard.'] },
  },
  {
    form: /\b(?:tastes?|drinks?|sips?|eats?|bites? into|chews?|slurps?|swallows?|licks?)\b/i,
    beats: ['I watch your face while you taste it', 'I wait for your verdict'],
    says: { all: ['Well? Be honest.', 'And?', 'Too much salt, or just right?'], stern: ['I want the truth.'] },
  },
  {
    form: /\b(?:opens?|reads?|unfolds?|unwraps?|writes?|signs?|draws?|looks? (?:at|in|into|through|up))\b/i,
    beats: ['I lean over to see it too', 'I look over your shoulder', 'I wait until you’ve seen all of it'],
    says: { all: ['Well, what do you see?', 'Go on, have a good look.', 'Tell me what you think.'] },
  },
  {
    form: /\b(?:pays?|puts? down|counts? out|coins?|money)\b/i,
    beats: ['I count it and put it away', 'I slide half of it back to you'],
    says: { all: ['That’s right to the penny. Thank you.', 'That’s more than enough.'], rough: ['We’re square.'] },
  },
];

/** Where none of them fits; {done} is what the person does. */
export const otherBeats: readonly string[] = [
  'I watch you {done}',
  'I keep my eyes on you while you {done}',
  'I stay close while you {done}',
];
export const plainBeats: readonly string[] = ['I watch, and wait', 'I take a step closer', 'I follow it with my eyes'];
export const otherSays: Tempered = {
  all: ['All right. I’m right beside you.', 'Well done.', 'And now?', 'Good. Carry on.', 'I saw that.'],
  stern: ['Carefully, now.', 'Good. Again.'],
  playful: ['Bold move.', 'I saw that.'],
  rough: ['Not bad.'],
  shy: ['Oh. All right.'],
  warm: ['Well done, you.'],
};
