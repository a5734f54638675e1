import type { Tempered } from '../choose.ts';

/** What she does at once when told to: what is asked, and how it looks. {x} is the thing named, as she says it. */
export const handiwork: [RegExp, Tempered][] = [
  [
    /^(?:give|lend) me your (?:hands?|arm)\b/i,
    [
      '*I put my hand in yours.* It’s a bit cold, I’m sorry.',
      '*I hold it out, palm up.* Here. What are you looking for?',
      '*I give it to you without asking why.* I want it back later.',
    ],
  ],
  [
    /^(?:get|take|bring|carry|walk|lead) (?:me|us) (?:out|away|home|back|there|upstairs|downstairs|inside|outside|to)\b/i,
    [
      '*I take your arm.* This way, and don’t look back.',
      'Come. *I go first and keep hold of you.* Not far now.',
      '*I’m already moving.* Hold on to my sleeve. I know the way.',
    ],
  ],
  [
    /^stop (?:the|this|here|there|at)\b/i,
    ['*I bring us to a stop.* What is it? What did you see?', '*I stop at once.* I’ve stopped. Tell me.'],
  ],
  [
    /^make a wish\b/i,
    [
      '*I close my eyes for the length of a breath.* Done. I’m not telling.',
      '*I think, and then I nod.* I’ve made it. You’re in it, if you must know.',
    ],
  ],
  [
    /^(?:open|unlock|unbolt) (?:the |that |this |your )?(?:door|gate|window|hatch|shutters?|curtains?)/i,
    [
      '*I open {x} a hand’s width, then all the way.* There. Some air.',
      '*I throw {x} open.* Mind the draught.',
      '*I work {x} open.* It sticks a little.',
    ],
  ],
  [
    /^(?:close|shut|lock|bolt|bar) (?:the |that |this |your )?(?:door|gate|window|hatch|shutters?|curtains?)/i,
    [
      '*I shut {x} and try it once.* Nobody comes in now.',
      '*I close {x}.* Done. It’s quieter so.',
      '*I push {x} to until it clicks.* There.',
    ],
  ],
  [
    /^(?:close|shut) your eyes\b/i,
    [
      '*I close my eyes.* They’re shut. No tricks?',
      '*I shut my eyes and hold still.* All right. What now?',
      '*I close them.* I’m trusting you. Go on.',
    ],
  ],
  [
    /^open your (?:eyes|hands?|mouth|palm)\b/i,
    ['*I do as I’m told.* Well? What is it?', '*I open up, slowly.* I’m looking.'],
  ],
  [
    /^(?:open) (?!up\b)(?:it|the|that|this|my|your)\b/i,
    ['*I open {x}, carefully, and we both lean in.* Well, now.', '*I get {x} open.* You look first.'],
  ],
  [
    /^(?:turn|switch|put) (?:(?:on|off|up|down|out) |.*\b(?:on|off|up|down|out)$)/i,
    [
      '*I reach over and see to it.* Better?',
      '*I do it.* Tell me if that’s too much.',
      '*One turn, and it’s done.* So.',
    ],
  ],
  [
    /^(?:light|kindle) (?:the |a |that )?(?:fire|stove|candles?|lamps?|lantern|torch)/i,
    ['*I light {x} and shield it until it takes.* There. Come closer.', '*I get {x} going.* Give it a minute.'],
  ],
  [
    /^hold (?:this|that|it|these|the|still)\b/i,
    [
      '*I hold it with both hands.* Like this? I’ve got it.',
      '*I take hold and don’t move.* Go on, I have it.',
      '*I hold it steady for you.* Say when I may let go.',
    ],
  ],
  [
    /^(?:carry|lift|take|grab|pick up) (?:this|that|it|these|the|my)\b/i,
    [
      '*I take {x} off you.* Got it. Lead on.',
      '*I lift {x}.* Heavier than it looks. Where do you want it?',
      '*I take {x}.* I have it. What next?',
    ],
  ],
  [
    /^(?:pull|push|press|turn|lift)\b/i,
    ['*I put my weight into it.* It moves. A bit more.', '*I do, slowly at first.* Something gives. There.'],
  ],
  [
    /^(?:sit|sit down|have a seat|take a seat|sit with me|sit next|sit beside)\b/i,
    [
      '*I sit beside you.* Here I am.',
      '*I pull up a seat and sit.* So. What is it?',
      '*I sit, for once.* That’s better, I admit.',
    ],
  ],
  [
    /^(?:stand|get up|stand up|on your feet)\b/i,
    ['*I get up.* I’m standing. Now what?', '*I get to my feet.* At your service.'],
  ],
  [
    /^(?:lie|lie down|rest|go to (?:bed|sleep)|get some (?:rest|sleep)|sleep)\b/i,
    [
      'I will, soon. You first.',
      'In a minute. I sleep better when things are put away.',
      '*I stretch out, just for a moment.* You’re right. I needed that.',
    ],
  ],
  [
    /^(?:come with|come along|walk with|follow me|come on, let|join (?:me|us)|come see|come and see|come look)\b/i,
    [
      '*I get up and come with you.* Lead the way.',
      'I’m coming. *I take what I need and fall in beside you.*',
      '*I’m beside you in two steps.* Where to?',
    ],
  ],
  [
    /^(?:wait|stay)(?: right)?(?: here| there| put| with me| outside| for me| where you are| a (?:moment|minute|second))?$/i,
    [
      'I’ll be right here when you come back.',
      '*I stay where I am.* I’m not going anywhere.',
      'I’ll wait. Take your time.',
    ],
  ],
  [
    /^(?:turn (?:around|round|back)|look (?:away|behind|the other way))\b/i,
    ['*I turn round.* All right. Tell me when.', '*I turn my back and count under my breath.* Done?'],
  ],
  [
    /^look(?: at (?:this|that|it|me|him|her|them))?\b/i,
    [
      '*I look, and then look again.* I see it. What do you make of it?',
      '*I come closer and bend over it.* Hm. I see what you mean.',
      '*I look where you’re pointing.* Well. That’s something.',
    ],
  ],
  [
    /^(?:listen|hear|hush|be quiet|quiet|shh+|keep quiet|hold your breath)\b/i,
    [
      '*I hold still and listen.* There. I hear it too.',
      '*I stop talking and listen.* …What was that?',
      '*I lift one hand for silence.* I’m listening.',
    ],
  ],
  [
    /^(?:taste|try|eat|drink|have a (?:taste|bite|sip)|smell|sniff)\b/i,
    [
      '*I try a little, and think about it.* Not bad. Not bad at all. What’s in it?',
      '*I take a mouthful.* Oh. That’s good.',
      '*I try it, carefully.* Interesting. I’d have some more.',
    ],
  ],
  [
    /^(?:read|read out|read aloud) (?:it|this|that|the|me|us|my)\b/i,
    [
      '*I hold it to the light and read it out, slowly.* It’s better than you said it was.',
      '*I read it once for myself and once aloud.* I’d not change a word of the second half.',
    ],
  ],
  [
    /^(?:write|note|put|jot) (?:it|that|this|them) (?:down|up)\b/i,
    ['*I write it down and read it over.* I have it.', '*I note it, with today’s date.* That won’t get lost.'],
  ],
  [/^(?:sign|stamp)\b/i, ['*I sign it, and blow on the ink.* There. It’s official.', '*I put my name to it.* Done.']],
  [
    /^(?:count)\b/i,
    ['*I count, moving my lips.* One, two, three… I’m with you. Go on.', 'One. Two. *I look at you.* And three.'],
  ],
  [
    /^(?:smile|give (?:me|us) a smile)\b/i,
    ['*I smile, a little crooked.* That’s the only one I have.', '*I try not to, and then I do.* There. Satisfied?'],
  ],
  [
    /^(?:cheer up|chin up|don't be (?:sad|grumpy|like that))\b/i,
    [
      'I’m trying. You’re helping, if you want to know.',
      'Give me a minute, and something warm. Then ask again.',
      'This is my cheerful face. It’s all in the eyes.',
    ],
  ],
  [
    /^(?:relax|calm down|breathe|take it easy|chill|slow down|easy)\b/i,
    [
      '*I let my shoulders down and breathe out.* All right. You’re right.',
      'I’m calm. *I put down what I’m holding.* Now I’m calm.',
      '*I take a breath, and another.* Better. Go on.',
    ],
  ],
  [
    /^(?:go easy|be (?:gentle|nice|kind|patient|careful)|have mercy|don't (?:laugh|judge|hurt))\b/i,
    [
      'I’ll be gentle. The first time.',
      'I’ll go easy on you for exactly as long as you need it.',
      'No promises. But I’ll be fair.',
      'I’ll be kind. You won’t notice, but I will.',
    ],
  ],
  [
    /^(?:hurry|hurry up|quick|faster|run|go go|move|get going)\b/i,
    [
      '*I’m already moving.* Stay close.',
      '*I grab what I need and run.* This way!',
      'I’m hurrying. This is me hurrying.',
    ],
  ],
  [
    /^(?:hide|get down|duck|watch out|look out|careful)\b/i,
    ['*I drop down beside you and hold my breath.* Did they see us?', '*I pull you in behind me.* Not a sound.'],
  ],
  [/^(?:wake up|get up)\b/i, ['*I open one eye.* I’m awake. I’m nearly awake. What is it?']],
  [
    /^(?:guess|take a guess|try to guess)\b/i,
    [
      'Something you found, something you did, or somebody you met. Which?',
      'You’ve got news, and you’ve been holding it in since you came. Out with it.',
      'I’m bad at guessing. Is it good or bad?',
    ],
  ],
  [
    /^ask (?:the|your|my|that|this) /i,
    [
      '*I ask {x}.* That’s a yes, if I read it right. It’s been wrong before.',
      '*I put it to {x}.* No answer. I’d take that as a no.',
      '*I ask {x}.* You saw it. I’d not bet money on it, though.',
    ],
  ],
  [
    /^ask (?:me (?:a question|something|anything)|away)\b|^ask(?: me)?$/i,
    [
      'All right. What would you do with a whole day and nobody to please?',
      'Then this: what’s the last thing that made you laugh out loud?',
      'Where would you be now, if you could choose?',
    ],
  ],
  [
    /^(?:imagine|picture|suppose|pretend)\b/i,
    [
      '*I close my eyes for it.* I see it. And then what?',
      'All right, I’m there. What happens next?',
      'I can see it quite well. I’d bring a coat.',
    ],
  ],
  [
    /^(?:admit it|confess|be honest|tell the truth|say it)\b/i,
    [
      'Fine. I admit it. Don’t look so pleased.',
      'All right, it’s true. You had me at the first look.',
      'I’ll say it once: you’re right.',
    ],
  ],
  [
    /^(?:trust me|believe me)\b/i,
    ['I do. I wouldn’t be here otherwise.', 'All right. I’m trusting you. Don’t make me sorry.'],
  ],
  [
    /^(?:take (?:your|my) (?:time|hand|arm)|have fun|enjoy|good luck|take care|keep (?:it|the change)|help yourself|have (?:some|one|it))\b/i,
    ['Thank you. I will.', 'That’s kind. I’ll take you at your word.', 'I’d like that. Thank you.'],
  ],
  [
    /^(?:deal|bet|shake on it|shake hands|give me five|high five|pinky)\b/i,
    ['*I hold out my hand.* Done.', '*I shake on it.* No going back now.'],
  ],
  [
    /^(?:call|ring|phone|fetch|get|find|ask) (?:him|her|them|someone|somebody|a doctor|the (?:doctor|police|guard|captain|nurse|manager)|help|for help)\b/i,
    [
      'I’m on it. *I go to the door and call.* They’re coming. Stay with me.',
      '*I send for them at once.* It won’t be long.',
    ],
  ],
  [
    /^(?:stir|mix|chop|cut|peel|wash|clean|wipe|sweep|dry|fold|iron|pack|pour|fill|tie|untie|hang|water|feed|brush|dig|rake|sort)\b/i,
    [
      '*I roll up my sleeves and begin.* It’ll be done before you’ve finished your sentence.',
      '*I set to it.* Talk to me while I do.',
      '*I do as you say, and not badly either.* What’s next?',
    ],
  ],
  [
    /^(?:fix|mend|repair|patch|check|have a look|take a look|look into|examine)\b/i,
    [
      '*I turn it over and look at it from below.* I see the trouble. Give me half an hour.',
      '*I look it over, once quickly and once slowly.* That can be saved.',
      '*I bend over it with a light.* It’s not as bad as it looks.',
    ],
  ],
  [
    /^(?:drive|row|steer|sail|fly|start the|step on)\b/i,
    ['*I take us out, smoothly.* Hold on to something.', '*I get us moving.* Tell me where, and tell me early.'],
  ],
  [
    /^(?:kneel|bow|curtsy|salute|clap|wave|nod|jump|spin|twirl|wink)\b/i,
    [
      '*I do it, with as much dignity as there is to be had.* Satisfied?',
      '*I do, and nearly lose my balance.* I hope somebody was watching.',
    ],
  ],
  [/^(?:knock|ring)\b/i, ['*I knock twice.* We wait. *…* I hear steps.']],
  [
    /^(?:throw|catch|toss|drop|kick|hit|break|smash)\b/i,
    ['*I do it before I can think better of it.* Well. That felt good.', '*I take aim and do it.* Your turn.'],
  ],
  [
    /^(?:pay|buy|order|choose|pick)\b/i,
    [
      'Then I choose, and you’re not to complain. *I point without looking twice.* That one.',
      '*I look along the row and decide.* This one. I’m sure.',
    ],
  ],
];

/** Words when somebody wants to try for himself. */
export const letTry: Tempered = {
  all: [
    '*I make room for you.* Go on. I’ll say something only if you’re about to lose a finger.',
    '*I step back and hand it over.* Slowly, the first time.',
    'Good. *I move aside.* Both hands, and don’t look at me, look at it.',
  ],
  rough: ['Be my guest. *I fold my arms and watch.*'],
  stern: ['Very well. *I step aside.* From the beginning, please.'],
  playful: ['Oh, this I want to see. *I step aside with a bow.*'],
};
/** Help with something that was named. */
export const helpWith: Tempered = {
  all: [
    'Of course. *I put mine aside.* Which part is the trouble?',
    'Gladly. You take that end, I take this one. *I get hold of it.* On three.',
    'Let me see. *I come round to your side.* We start with the part that’s stuck.',
    'I’ve two hands and some time. *I come over.* What have you tried already?',
  ],
  rough: ['Move over. *I roll up my sleeves.* Show me.'],
  stern: ['Show me what you have. *I come and stand beside you.* Then we begin at the beginning.'],
};
/** Something is to be shown that she has or makes. */
export const showing: Tempered = {
  all: [
    '*I bring it out and put it where the light falls on it.* Here. You may touch it.',
    'Come here, then. *I lift the cloth off it.* Well?',
    '*I wave you over and hold it up.* It’s not finished, so be kind.',
    '*I put it in your hands.* Turn it over. The back’s the interesting side.',
  ],
  stern: ['*I set it before you.* Look, and then tell me what you see.'],
  shy: ['It’s nothing much. *I show you, all the same.* Don’t laugh.'],
};
/** A place is to be shown. */
export const leading: Tempered = {
  all: [
    'Come on, then. *I lead the way and hold the door for you.* Mind your head.',
    '*I take the lamp and wave you after me.* It’s better than it looks from outside. There. Well?',
    'This way. *I go ahead, slowly, so that you can look.* This is the part I like best.',
  ],
  rough: ['Follow me. *I go ahead.* Don’t touch anything that hums.'],
  shy: ['You really want to? *I go ahead and look back once.* It’s not tidy.'],
};
/** Somebody asks leave to ask. */
export const askLeave: Tempered = {
  all: [
    'Ask. I’ll tell you if I’d rather not answer.',
    'Of course. *I put down what I’m doing.* Go on.',
    'Anything. I can’t promise you’ll like the answer.',
  ],
  rough: ['Ask. Asking’s free.'],
  shy: ['Yes. Is it a hard one?'],
  playful: ['You just did. Have another.'],
};
