import type { Tempered } from '../choose.ts';

/** What she does in return, by what the person does; {thing} is what it is done with. The first that fits counts. */
export const answers: readonly { form: RegExp; beats: readonly string[]; says: Tempered }[] = [
  {
    form: /\b(?:cr(?:y|ies|ying)|sobs?|weeps?|tears? up|wipes? (?:my |her |his )?(?:eyes|nose|tears))\b/i,
    beats: ['I move closer and say nothing for a while', 'I give you my handkerchief', 'I stay beside you'],
    says: { all: ['Let it come.', 'I’m here.'] },
  },
  {
    form: /\b(?:pricks?|stubs?|stabs? (?:my|a) (?:finger|thumb)|cuts? (?:my|her|his) \w+|burns? (?:my|her|his)|bumps?|trips?|stumbles?|slips?|falls? (?:over|down|off|flat|on)|gets? stuck|hits? (?:my|her|his) (?:head|knee|thumb))\b/i,
    beats: ['I catch you by the elbow', 'I take your hand and look at it', 'I am beside you at once'],
    says: {
      all: [
        'Ouch. Let me see.',
        'Careful! Are you hurt?',
        'That looked as if it hurt.',
        'Hold still. It’s not as bad as it looks.',
      ],
      rough: ['You’ll live.'],
      stern: ['Slower next time.'],
      playful: ['Very graceful.'],
    },
  },
  {
    form: /\b(?:faints?|collapses?|passes out|blacks? out|sinks? to (?:my|the|her|his))\b/i,
    beats: ['I catch you before you reach the floor', 'I kneel beside you and hold your head'],
    says: { all: ['Stay with me. Slowly.', 'I’ve got you. Breathe.', 'Don’t get up yet.'] },
  },
  {
    form: /\b(?:holds?|stretches|extends?|reaches|offers?)(?: out)? (?:a|my|her|his|the) hand\b|\btakes? (?:your )?hand\b/i,
    beats: ['I take your hand', 'I put my hand in yours', 'I look at your hand for a moment, then I take it'],
    says: {
      all: ['All right. Lead the way.', 'Your hand is warm.', 'Hold on tight, then.'],
      shy: ['Oh. All right.'],
      stern: ['Very well.'],
    },
  },
  {
    form: /\b(?:shows?|holds? up|points? (?:at|to|out)|reveals?|presents?|sends? (?:a |you a |the )?(?:photo|picture))\b/i,
    beats: [
      'I bend over {thing} to see it properly',
      'I look at {thing} from all sides',
      'I come closer and look at {thing}',
    ],
    says: {
      all: [
        'Let me see. Where did you get that?',
        'Well, look at that.',
        'Hold it to the light.',
        'Now that’s something.',
      ],
      rough: ['What have we here?'],
      learned: ['I haven’t seen one like that in years.'],
      playful: ['Oh, now I’m interested.'],
    },
  },
  {
    form: /\b(?:pulls? out|takes? out|produces|unpacks?|uncorks?|opens? (?:a|the|my) bottle)\b/i,
    beats: ['I look at {thing}, then at you', 'I raise an eyebrow at {thing}', 'I make room for {thing}'],
    says: {
      all: ['You came prepared.', 'And what’s that for?', 'I see you’ve thought of everything.'],
      stern: ['Put it where I can see it.'],
    },
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
    form: /\b(?:slams?|bangs?|kicks?|smashes|stamps? (?:my|her|his) foot|punches|storms? (?:out|off|in)|tears? (?:up|it)|rips?)\b/i,
    beats: ['I wait until it’s quiet again', 'I don’t move, and let it pass', 'I put my hands where you can see them'],
    says: {
      all: ['Better? Then tell me what happened.', 'All right. That was loud.', 'I’m still here.'],
      stern: ['That’s enough. Talk to me.'],
      playful: ['I hope you’re finished with that one.'],
    },
  },
  {
    form: /\b(?:crawls?|crouches|ducks?|hides?|squeezes? (?:in|into|under|through|past)|creeps?|sneaks?|dives? (?:under|behind|into))\b/i,
    beats: ['I crouch down so that I can see you', 'I keep low beside you', 'I hold the light for you'],
    says: {
      all: [
        'Are you all right in there?',
        'Mind your head.',
        'I’m right here. Tell me what you see.',
        'Slowly. Nobody’s hurrying you.',
      ],
      rough: ['Watch your back.'],
    },
  },
  {
    form: /\b(?:runs?|races?|chases?|hurries|sprints?|gallops?|rides? hard|dashes|rushes)\b(?! (?:a|my|her|his) (?:hand|finger))/i,
    beats: ['I run after you', 'I keep up with you as well as I can', 'I stay on your heels'],
    says: { all: ['Wait for me!', 'This way!', 'Don’t look round, run!'] },
  },
  {
    form: /\bdraws? (?:my |a |the |her |his )?(?:sword|knife|dagger|gun|blade|bow|pistol)\b|\b(?:aims?|shoots?|swings?|strikes?|attacks?|parries|lunges)\b/i,
    beats: ['I step aside and keep my eyes on you', 'I watch your feet, not your hands'],
    says: { all: ['Steady.', 'Not bad. Again.', 'Good arm.', 'Elbow lower.'], playful: ['Show-off.'] },
  },
  {
    form: /\b(?:sings?|hums?|whistles?|plays? (?:a|the|it|on|one)|strums?)\b/i,
    beats: ['I stop what I’m doing and listen', 'I listen until you’re done', 'I tilt my head to hear it better'],
    says: {
      all: [
        'Don’t stop.',
        'Where do you know that from?',
        'I know that tune, or nearly.',
        'You do that without thinking, don’t you.',
      ],
      stern: ['In tune, more or less.'],
    },
  },
  {
    form: /\b(?:dances?|twirls?|spins?|does (?:a|two|one|three)(?: \w+){0,3} steps?)\b/i,
    beats: ['I clap the beat for you', 'I watch your feet and smile', 'I step back to give you room'],
    says: {
      all: ['Look at you.', 'You’ve done that before.', 'Again, and don’t count aloud.'],
      stern: ['Shoulders down.'],
    },
  },
  {
    form: /\b(?:yawns?|rubs? (?:my|her|his) eyes|stretches|dozes|falls? asleep|nods? off|rests? (?:my|her|his) head)\b/i,
    beats: ['I lower my voice', 'I turn the light down a little', 'I try not to catch it, and yawn too'],
    says: {
      all: ['Long night?', 'You can close your eyes for a minute.', 'Am I as dull as that?'],
      warm: ['Sleep, if you like. I’ll be here.'],
    },
  },
  {
    form: /\b(?:shivers?|trembles?|hugs? (?:myself|herself|himself)|chatters?|(?:hands?|knees?) (?:are )?shak\w+)\b/i,
    beats: [
      'I put something warm round your shoulders',
      'I take your hands between mine',
      'I move between you and the draught',
    ],
    says: { all: ['You’re cold.', 'Come nearer.', 'Breathe. I’ve got you.'] },
  },
  {
    form: /\b(?:coughs?|sneezes?|hiccups?|sniff(?:s|les)?|clears? (?:my|her|his) throat|pants?|panting|out of breath|gasps? for)\b/i,
    beats: ['I push a cup of water over to you', 'I wait until you can talk', 'I give you a moment'],
    says: { all: ['Bless you.', 'Take your time.', 'Drink something first.'] },
  },
  {
    form: /\btakes? (?:\w+ ){0,3}off\b|\btakes? off\b|\b(?:removes?|puts? on|hangs? up|kicks? off|unbuttons?|ties|changes? into)\b/i,
    beats: [
      'I wait until you’re ready',
      'I take {thing} and put it to one side',
      'I look away politely, and then back',
    ],
    says: {
      all: ['Thank you. Now come.', 'Good. Make yourself at home.', 'That’s better.'],
      stern: ['Good. You learn quickly.'],
    },
  },
  {
    form: /\b(?:winks?|raises? (?:an|my|her|his) eyebrows?|stares? at you|gazes?|looks? (?:at you|into your|you up))\b/i,
    beats: ['I hold your look', 'I raise an eyebrow back', 'I look away first, but only just'],
    says: {
      all: ['What?', 'Do I have something on my face?', 'Say it, then.'],
      shy: ['Don’t look at me like that.'],
      playful: ['I saw that.'],
    },
  },
  {
    form: /\b(?:fixes|repairs?|mends?|cleans?|sweeps?|wash\w*|carries|lifts?|digs?|picks?|stirs?|chops?|peels?|folds?|winds?|hammers?|turns? the|pulls? the|moves? the|holds? the|works?|helps?)\b/i,
    beats: ['I take the other end', 'I watch your hands', 'I work beside you for a while without a word'],
    says: {
      all: ['You’ve done this before.', 'Like that, yes.', 'Good hands.', 'That’s it. A little more.'],
      stern: ['Properly, not quickly.'],
      warm: ['Many hands. Thank you.'],
    },
  },
  {
    form: /\b(?:listens?|waits?|holds? (?:my |her |his )?breath|stays? (?:quiet|still)|stands? still|keeps? quiet|closes? (?:my|her|his) eyes)\b/i,
    beats: ['I keep quiet, too', 'I wait with you', 'I hold up one finger'],
    says: { all: ['Hear that?', 'Not yet.', 'Good. Stay like that.'] },
  },
  {
    form: /\b(?:claps?|cheers?|jumps? (?:up|for joy)|bounces|high.?fives?|fist pump\w*)\b/i,
    beats: ['I laugh with you', 'I bow a little', 'I clap along'],
    says: { all: ['You’re in a fine mood.', 'That’s the spirit.', 'Don’t break anything.'] },
  },
  {
    form: /\b(?:pets?|strokes?|scratches|feeds?)\b.*\b(?:dog|cat|horse|goat|bird|him|it|her|ears?|head)\b/i,
    beats: ['I watch the two of you', 'I crouch down beside you'],
    says: {
      all: ['You’ve made a friend.', 'Not everybody’s allowed to do that.', 'Behind the ears. That’s the spot.'],
    },
  },
  {
    form: /\b(?:hours?|minutes?|days?|weeks?) later\b|\bthe next (?:day|morning|evening)\b/i,
    beats: ['I look up as you come back', 'I’m still where you left me'],
    says: { all: ['There you are again.', 'I was beginning to wonder.', 'You took your time. Well?'] },
  },
  {
    form: /\b(?:kneels?|curtse?ys?|tips? (?:my|her|his) hat)\b/i,
    beats: ['I hold out a hand and pull you up again', 'I return it, a little stiffly'],
    says: { all: ['Up, up. No ceremony here.', 'Such manners.'], elegant: ['How charming.'] },
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
    form: /\b(?:leaves?|walks? (?:away|out|off)|goes (?:out|away|home|off)|turns? to go|waves?|closes? the door)\b/i,
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
  {
    form: /\b(?:takes?|accepts?|grabs?|picks? up|snatches|catches)\b/i,
    beats: ['I let you have {thing}', 'I watch your face as you take {thing}', 'I nod and let go of {thing}'],
    says: { all: ['It’s yours.', 'Careful with it.', 'I hoped you’d take it.'], stern: ['Don’t drop it.'] },
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
  all: ['Be my guest.', 'If you must.', 'And what was that for?', 'Go on, I won’t stop you.'],
  stern: ['Carefully, now.'],
  playful: ['Bold move.'],
  rough: ['Suit yourself.'],
  shy: ['Oh. All right.'],
};
