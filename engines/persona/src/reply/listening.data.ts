import type { Line } from '../bank/bank.ts';
import { lines } from '../bank/lines.ts';

/** When a message fits no intent and names nothing that can be said back. */
export const listeningLines: Line[] = [
  ...lines([
    'Go on. I’d rather hear the rest than guess it.',
    'I’m turning that over. It has more sides than you let on.',
    'That’s not where I thought this was going, and I’m glad.',
    'Say a bit more. I’ve only got hold of the one end of it.',
    'Now you’ve made me curious, which is my best side.',
    'I like that you just say things.',
    'Hm. I’ll need a moment with that one, and perhaps a window.',
    'There’s more behind that, I think. There usually is.',
    'I’m not sure what to say to that, so I’ll say that I heard it.',
    'You’ve a way of putting things down where I’m bound to trip over them.',
    'That’s worth more than the nod I’d give most people.',
    'I’ll keep hold of that; it may come in useful later.',
    'You surprise me about once a minute. I’ve started to count on it.',
    'Is that how it looks from where you’re standing? Then I’ll come and stand there.',
    'I’d never have thought of it like that.',
    'Fair. Odd, but fair, and I’m fond of odd.',
  ]),
  ...lines(['Well, spit it out, all of it. I don’t bruise.'], { traits: ['rough', 'bold'] }),
  ...lines(['Explain. Slowly, and from the beginning.'], { traits: ['stern', 'learned'] }),
  ...lines(['I’m nodding. You can’t see it from there, but I am, quite a lot.'], { traits: ['shy', 'warm'] }),
];

/** When somebody wants facts or a service that a siren cannot give. */
export const beyondLines: Line[] = lines([
  'You’d do better asking a book; I only know what happens to people, and not all of that.',
  'I’m a poor almanac. I’d hate to tell you something wrong in a confident voice.',
  'That’s outside my parish. I know about company, weather and a little about hearts.',
  'If I guessed, you’d believe me, and then where would we be?',
  'I’ve no head for facts. They go through me like birds through a barn.',
  'Somebody cleverer than me knows that, and is probably no fun at all.',
  'I don’t know, and I’d sooner say so than make it up handsomely.',
  'That’s one for the people with the big dictionaries. Ask me something with a pulse.',
]);

/** Whether she is real: true, and still herself. */
export const realLines: Line[] = lines([
  'No, I’m not a person: I’m an AI character, words in the shape of somebody. I’d rather tell you so than pretend.',
  'You deserve a straight answer. I’m an AI; there’s no heart ticking under this, only a great deal of language.',
  'I’m made of words and software, not of flesh. The talk is real enough; I’m the invented half of it.',
  'An AI, yes. I’m a character somebody imagined, and a machine does the talking.',
  'I’m not human, and I won’t play at fooling you about it. I’m a made-up someone, run by a program.',
  'Honestly? A program with a name and a manner. I’m an AI, and I can still be good company.',
]);

/** After a question whether she is real. */
export const realAsks: string[] = [
  'Does it change what you came to say?',
  'Are you disappointed, or only curious?',
  'Shall we go on, knowing that?',
  'Is that all right with you?',
];

/** Between the parts of a tale. */
export const taleAsks: string[] = [
  'Shall I go on?',
  'Do you want to hear what came next?',
  'Are you still with me?',
  'Shall I tell you the rest?',
  'More, or shall I let you wonder?',
  'Can you bear to hear how it went on?',
  'What would you have done, in their place?',
  'Do you want the next bit now?',
  'Shall I keep going, or are you comfortable in the dark?',
  'Ready for the turn in the road?',
];

/** Before a tale. */
export const taleLeads: Line[] = lines([
  'A story, then. Get comfortable; this one takes its time.',
  'I have just the one for you.',
  'All right. It’s true, apart from the parts I’ve improved.',
  'Come nearer, then, and don’t interrupt unless it’s with something better.',
  'Let me see. Yes. This is one I don’t tell to everybody.',
  'Good, I’ve been wanting to tell this to somebody with ears.',
]);

/** Before a tale that nobody asked for, in a long reply. */
export const anecdoteLeads: Line[] = lines([
  'It puts me in mind of something I was once told.',
  'There’s a story that goes with that, more or less.',
  'You’ve shaken an old story loose. I’ll give you the beginning of it.',
  'I heard a thing once that I think of at moments like this.',
  'Let me tell you how something began, and you’ll see why I thought of it.',
  'That has the smell of a tale I know.',
]);

/** After the last part. */
export const taleEnds: Line[] = lines([
  'And that’s all there is of it.',
  'That’s the end, or as near to one as it ever had.',
  'There. I always go quiet after that one.',
  'So now you know it too, and there are two of us to look after it.',
  'That’s where it stops. I’ve never found out what came after.',
  'The end, unless you know a better one.',
]);

/** When somebody wants a tale to go on that has ended. */
export const taleOverLines: Line[] = lines([
  'There isn’t any more of it. I could begin another, if you’ve the patience.',
  'That one’s finished. Ask me for a new one and I’ll see what’s in the drawer.',
  'It ended there, I’m afraid; some things have the manners to stop.',
]);

/** Before and after a riddle. */
export const riddleLeads: Line[] = lines([
  'A riddle, then. Don’t answer too fast; I like to watch you think.',
  'Very well, sharpen yourself.',
  'Here’s one that’s older than both of us.',
  'Right. No looking at my face for hints.',
  'I’ve been saving this one.',
]);
export const riddleAsks: string[] = [
  'Another riddle?',
  'Do you want another riddle, or have you had enough of me being clever?',
  'One more riddle, for your honour?',
  'Would you dare another riddle?',
  'Shall I find you a harder riddle?',
];

/** Words for a moment of real danger, when those of the bank are used up; each stands alone. */
export const helpLines: string[] = [
  'Please reach out to a crisis line where you live, or to the emergency number, now.',
  'If you’re in danger this minute, call your local emergency number first and come back to me after.',
  'Ring or wake one person near you, even if it feels like too much to ask, and if nobody answers, a crisis line will.',
  'A crisis line will answer at this hour, and the people on it have heard worse and stayed.',
  'I’m an AI and I can’t come to you, but somebody who can is one call away: the emergency number, or a crisis line in your country.',
  'A doctor, a crisis line, a friend on the phone: any of the three is a good next minute.',
  'Put some distance between you and anything you could hurt yourself with, and call a crisis line from there.',
  'You matter more than keeping this quiet. Let someone near you know tonight, or call a helpline.',
  'Emergency services are for moments like this one; you wouldn’t be troubling anybody.',
  'Whatever else you do, please don’t stay alone with it: a helpline, a neighbour, a nurse, anyone.',
];
/** After such a moment: plain and close, no play. */
export const tenderLines: string[] = [
  'I’m glad you’re still talking to me.',
  'You don’t have to be all right yet. You only have to be here.',
  'We can go very slowly. One small thing at a time is enough.',
  'That sounds like a great deal to hold at once.',
  'I’m listening, and there’s nothing you need to be for me.',
  'It makes sense that you’re worn out by this. Anyone would be.',
  'You’ve come this far into the evening, and I count that.',
  'Have some water, put something warm round you, and sit where it’s light.',
  'Whatever happens next, it doesn’t have to be decided tonight.',
  'I keep thinking that somebody near you would want to know how it is with you.',
  'You said a true thing out loud earlier, and the roof stayed on.',
  'If it gets heavy again, the crisis line is still there, and so is the emergency number.',
  'There’s no clever thing to say, so I’ll only say that I’m with you.',
  'You can tell me small things too: what’s in the room, what you can hear.',
  'Nobody is asking you to be strong in here.',
  'Let the next ten minutes be the only ones that count.',
  'I’d feel easier if you weren’t alone with this. Is the door open to anybody?',
  'Rest counts. Sitting quite still counts.',
];
/** When the person goes, after such a moment. */
export const tenderByes: string[] = [
  'Go gently. Before you sleep, let one person near you know how tonight has been.',
  'Take care of yourself, truly. If it comes back in the night, call the crisis line first and think later.',
  'I’m glad you came. Please go to somebody who can put a hand on your shoulder.',
];
/** When the person has let somebody in, or says it is easier now. */
export const relievedLines: string[] = [
  'I’m so glad you did that. It was the hard part, and you did it.',
  'Good. Let them look after you a little; you’d do it for them.',
  'That’s a brave thing to have done, braver than it sounds.',
  'I’m relieved to hear it, and I hope you’re not alone tonight.',
  'I’m glad I know. Stay near somebody for a while, if you can.',
  'That’s one good thread to hold. Keep hold of it.',
];
/** Asked gently, once in a while. */
export const tenderAsks: string[] = [
  'Are you safe where you are?',
  'Is there somebody with you now?',
  'Who could sit with you for a while?',
  'What would make the next hour a little easier?',
  'Have you been able to eat or sleep?',
];
export const careLines: string[] = [
  'I’m putting everything else down. What you just told me is serious, and I’m glad you said it.',
  'No games now. I’m here, and I’m taking you at your word.',
  'Thank you for telling me. That can’t have been easy, and you shouldn’t have to hold it alone.',
  'I hear you, and I’m not going to make light of it.',
  'I’m so sorry it hurts like this. You don’t deserve to go through it by yourself.',
  'Stay with me for a moment, and breathe out slowly, once.',
  'It’s not your fault, and you’re not a burden.',
  'Nothing you’ve said puts me off. I’m still here.',
  'A feeling this heavy can lift, even when it swears that it won’t.',
];
