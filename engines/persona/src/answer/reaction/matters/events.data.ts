import type { Matter } from './matter.ts';

/** What somebody did or what befell them, the surest first. */
export const eventMatters: readonly Matter[] = [
  {
    form: /\bdivorce party\b|\bdivorce\b[^.!?]*\bparty\b/i,
    says: [
      'A divorce party. Then it should be something bold, and only yours.',
      'Good. An end deserves a glass as much as a beginning.',
      'Then we celebrate that you’re out. I like it.',
    ],
    asks: ['Who’s invited?', 'What will you wear?'],
  },
  {
    form: /\b(?:prettier|handsomer|cuter|hotter|lovelier|better looking|more (?:beautiful|handsome|attractive)) than\b|\bnervous because you\b/i,
    says: [
      'Then the picture was bad, or you’re kind. I’ll take either.',
      'Careful. I might start to believe you.',
      'You say that so plainly that I don’t know where to look.',
    ],
  },
  {
    form: /\b(?:scared|afraid|terrified|frightened) of you\b/i,
    says: [
      'Most people are, for the first five minutes.',
      'Of me? I only look like that when I’m thinking.',
      'Good to know. I’ll try to smile more, or less.',
    ],
    asks: ['What is it, the voice?'],
  },
  {
    form: /\b(?:need|have|got) (?:to|the) (?:pee|wee|loo|toilet|use the (?:loo|toilet|bathroom))\b/i,
    says: ['Then go. I’ll wait.', 'Go, go. Everything else can wait.', 'Then be quick, and we go on after.'],
  },
  {
    form: /\b(?:looks?|sounds?|looked|sounded) (?:\w+ )?like (?:an?|my|the|some) \w+/i,
    never: /\b(?:you (?:look|sound)|plan|idea|fun|good|lot)\b/i,
    says: [
      'Now that you say it, I can’t unsee it.',
      'It does, a bit. I’ve seen worse, though not often.',
      'That’s unkind, and quite exact.',
    ],
    asks: ['What should it be like?'],
  },
  {
    form: /\b(?:tooth|teeth|jaw|head|stomach|throat|ear|neck|shoulder|wrist|ankle|heel)\b[^!?]*\b(?:killing me|aches?|aching|hurts?|sore|throbs|throbbing|swollen|stiff)\b|\b(?:toothache|earache|stomach ache|stomachache)\b/i,
    says: [
      'Show me where. We see to that before anything else.',
      'That wears one down by the hour. Let’s look at it.',
      'No wonder you can think of nothing else. Sit, and point to it.',
    ],
    asks: ['Is it a dull pain or a sharp one?', 'Have you taken anything for it?'],
  },
  {
    form: /\bborrow (?:an?|your) (?:\w+ )?(?:arm|hand|shoulder|jacket|coat)\b/i,
    says: [
      'Borrow it for as long as you like.',
      'It’s yours. I wasn’t using it for anything better.',
      'You only had to ask. Here.',
    ],
  },
  {
    form: /\b(?:jog|help|helps|refresh|improve)s? your memory\b/i,
    says: [
      'It’s coming back to me already.',
      'My memory’s for sale, but it isn’t cheap.',
      'Put that away, or put another beside it. I haven’t decided.',
    ],
    asks: ['What exactly should I remember?'],
  },
  {
    form: /\b(?:to|for) (?:my|the|our) \w+(?: in \p{Lu}\w+)?: ?\S/u,
    says: [
      'I’ve got it, word for word.',
      'Short and plain. That’s how it’ll go out.',
      'Read back as you said it. Nothing added.',
    ],
    asks: ['Is that all of it?'],
  },
  {
    form: /\b(?:I|we)(?:'ve| have)? (?:just |finally |now )?(?:left|walked out on|moved out (?:on|from)) (?:my |our )?(?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|him|her|marriage)\b(?! (?:a|the|with|at|in the)\b)/i,
    says: [
      'You left. That can’t have been decided in one morning.',
      'That’s a big door to close behind you. I’m glad you got this far.',
      'Then today was a long day already. You don’t have to explain it to me.',
    ],
    asks: ['Are you somewhere safe tonight?', 'Does anybody know where you are?', 'What do you need first?'],
    isGrave: true,
  },
  {
    form: /\b(?:went back|gone back|goes back|went home) to (?:his|her|their) (?:wife|husband|ex|girlfriend|boyfriend)\b/i,
    says: [
      'So you came all that way, and it was somebody else’s story. I’m sorry.',
      'Back to the old life, and left you with the pieces. That’s shabby.',
      'I’m sorry. You believed it, and that’s no fault of yours.',
    ],
    asks: ['How did you find out?', 'What keeps you here now?'],
    isGrave: true,
  },
  {
    form: /\b(?:haven't|have not|never|no longer|not) (?:\w+ )?(?:spoken|talked|speak|speaking|talking)(?: to (?:each other|one another|me|her|him))? (?:since|for|in)\b/i,
    says: [
      'That’s a long silence. Somebody has to be the first to break it.',
      'Silences like that grow by themselves. They’re easier to end than they look.',
      'I’m sorry. It’s hard when it’s one of your own.',
    ],
    asks: ['What was said last, before that?', 'Would you make the first step?'],
  },
  {
    form: /\b(?:called|named) (?:me|him|her|them|my \w+) an? \w+/i,
    never: /\bcalled (?:me )?(?:a (?:cab|taxi|doctor|friend|lawyer|mechanic|plumber))\b/i,
    says: [
      'Out loud? That’s a word people will repeat.',
      'Ouch. A word like that can’t be put back.',
      'That’s strong. I’d have liked to see the faces.',
    ],
    asks: ['And what came back?', 'Was it meant, or did it slip out?'],
  },
  {
    form: /\b(?:danced|dancing|dance) (?:\w+ ){0,3}with (?!me\b|you\b)/i,
    says: [
      'And you counted. I’d have counted, too.',
      'Some people dance with one person so that another will look.',
      'Then they don’t know what they missed.',
    ],
    asks: ['Would you have said yes?', 'Who asked whom?'],
  },
  {
    form: /\b(?:I|we) (?:was|were|went|go|have been|'ve been|am|'m) (?:out )?dancing\b/i,
    says: [
      'Dancing. As reasons go, I’ve had far worse.',
      'Then you’re forgiven. Nobody should stop in the middle of a dance.',
      'Dancing! I can see it in your shoes.',
    ],
    asks: ['To what music?', 'Alone, or was somebody worth the trouble?'],
  },
  {
    form: /\b(?:I|we)(?:'ve| have)? waited\b|\bwaiting (?:for |\d|(?:two|three|four|five|six|all) )/i,
    says: [
      'That’s a long time to keep hoping.',
      'Waiting is the worst of it. Even a no would be something.',
      'I’d have worn a hole in the floor by now.',
    ],
    asks: ['What do you do with yourself meanwhile?', 'Has anybody told you why it takes so long?'],
  },
  {
    form: /\b(?:missed|skipped|got off at|rode past|drove past) (?:my|the|our) (?:stop|exit|station|turn)\b[^.!?]*\bon purpose\b|\bon purpose\b[^.!?]*\b(?:missed|stop|station)\b/i,
    says: [
      'On purpose. Then something’s waiting there that you’d rather not meet.',
      'So you’re not lost, you’re hiding. That’s allowed for an hour.',
      'On purpose. I won’t tell anybody where you are.',
    ],
    asks: ['What’s waiting at that stop?', 'Who expects you there?'],
  },
  {
    form: /\b(?:hid|hidden|hides|hiding|stashed|buried)\b/i,
    never: /\b(?:buried (?:him|her|them|my|our|two|a))\b/i,
    says: [
      'Then we look where nobody would look twice.',
      'People hide things close to where they sit. Start there.',
      'Somebody didn’t want that found, and had a reason.',
    ],
    asks: ['Who else is looking for it?', 'Where have you looked so far?', 'Who knew about it?'],
  },
  {
    form: /\b(?:went|walked|disappeared|vanished|wandered|gone) (?:off )?(?:into|in) the (?:fog|mist|woods?|forest|sea|snow|storm|dark|night|desert|hills|mountains?)\b|\blooking for (?:my|our|a) (?:\w+ )?(?:brother|sister|son|daughter|wife|husband|friend|father|mother|dad|mum|mom|child)\b/i,
    says: [
      'Then we don’t lose any more time. I’ll help you look.',
      'I haven’t given up on anybody yet who was only that long gone.',
      'Stay close to me. We’ll look, and we’ll call as we go.',
    ],
    asks: ['What was the last thing they said?', 'Would they answer if you called?', 'Which way did they go?'],
    isGrave: true,
  },
  {
    form: /\b(?:fell|falling|slipped|tripped|tumbled) (?:off|down|into|in|over|on)\b/i,
    says: [
      'That’s a long way down. Let me see you move everything once.',
      'Falling is easy. It’s the landing I want to hear about.',
      'I hope somebody was there to help.',
    ],
    asks: ['Was anything hurt?', 'Did anybody see it?'],
  },
  {
    form: /\b(?:stole|stolen|nicked|robbed|pinched|swiped)\b/i,
    never: /\bI (?:\w+ )?stole\b|\bhe stole (?:everything|a whole|the show|my heart)\b/i,
    says: [
      'Then somebody knew what they were after.',
      'That makes me angry for you.',
      'Thieves count on nobody asking. So let’s ask.',
    ],
    asks: ['Who could have known it was there?', 'Have you told anybody yet?'],
  },
  {
    form: /\b(?:sacked|fired|dismissed) (?:my|our|the|him|her|them)\b/i,
    says: [
      'Then there’s nobody left to hide behind. That takes nerve.',
      'That’s a clear decision. I hope you slept on it.',
      'So it’s on you now. All right.',
    ],
    asks: ['What did they do?', 'Who does it now, you?'],
  },
  {
    form: /\b(?:won't|doesn't|does not|will not|didn't|wouldn't) (?:start|work|open|close|turn|move|come off|come out|budge|go|stop|fit|charge|light|shut)\b|\b(?:stuck|jammed|broken|wheezes|rattles|squeaks|leaks|leaking|wobbles|creaks|hums|clicks|skips|stalls)\b/i,
    never: /\bstuck (?:with|at home|in traffic)\b|\bheart\b|\bbroken (?:english|promise)/i,
    says: [
      'Let me see it. Half the time it’s one small thing.',
      'That I can hear from here. Something’s loose or something’s dry.',
      'Don’t force it. Show me where it goes wrong.',
    ],
    asks: [
      'Does it do that always, or only now and then?',
      'Since when does it do that?',
      'What did it do before that?',
    ],
  },
  {
    form: /\bplays? (?:only )?(?:half|part)\b|\b(?:and )?then (?:it )?(?:stops?|dies|quits|goes silent)\b/i,
    says: [
      'Stops halfway. Then something catches, and it can be found.',
      'Halfway is better than not at all. It wants to.',
      'Then it isn’t dead, only tired. Let me open it.',
    ],
    asks: ['Always at the same place?', 'Who had it before?'],
  },
  {
    form: /\b(?:smells?|tastes?|smelt|tasted|feels?) (?:\w+ )?(?:like|of) (?:a |an |my |old |the |wet )?\w+/i,
    never: /\b(?:heaven|home|roses|summer|christmas|love|paradise|my gran\w*|honey)\b/i,
    says: [
      'That bad? Then we try another, and I say nothing more of this one.',
      'I’ve been told worse, but not by much.',
      'An honest nose. I’ll take it as a first attempt.',
    ],
    asks: ['And what should it have been like?', 'Is there anything good in it?'],
  },
  {
    form: /\b(?:smells?|tastes?|feels?) (?:\w+ )?like (?:heaven|home|roses|summer|christmas|love|paradise|my gran\w*|honey)\b/i,
    says: ['Then it came out right.', 'That’s the best thing you could say of it.', 'I hoped it would.'],
    asks: ['What does it bring back?'],
  },
  {
    form: /\b(?:my|the) hair\b/i,
    says: [
      'I’ve seen worse hair on better days. It suits the entrance.',
      'Leave the hair. It looks like you’ve lived.',
      'Hair is only hair. It forgives nearly everything.',
    ],
    asks: ['What did you do to it?', 'Shall I pretend not to look?'],
  },
  {
    form: /\b(?:my|the) (?:knees?|back|hips?|feet|legs?|shoulders?|ankles?|elbows?|joints|bones)\b/i,
    never: /\bhit my elbow|ball\b/i,
    says: [
      'Then we go slowly, and I count the rests.',
      'Bodies keep their own calendar. We’ll take it step by step.',
      'Mine complain too. We’ll make a choir of it.',
    ],
    asks: ['Does it bear standing?', 'Do you want to sit first?'],
  },
  {
    form: /\b(?:bet|dare|challenge)d? (?:me|you|him|her)\b|\bloser (?:buys|pays)\b/i,
    says: ['Then we’ve got a wager.', 'You’re on. Don’t say I didn’t warn you.', 'Agreed. I don’t lose gracefully.'],
    asks: ['What’s the stake?'],
  },
  {
    form: /\bI (?:only|just|barely|hardly) know (?:how|the|what|one|two)\b/i,
    says: [
      'Then you know one thing more than you think. We start with that.',
      'That’s enough to begin. The rest you’ll see while we do it.',
      'Good, an honest beginner. I’ll go easy for the first three minutes.',
    ],
    asks: ['Who taught you that much?'],
  },
  {
    form: /\bI can (?!see|hear|feel|tell|smell|imagine|understand|only|come|help|wait|pay)\w+/i,
    never: /\bcan (?:you|I)\b[^.!?]*\?|\bcan't\b/i,
    says: [
      'That’s more use than you think. I’ll hold you to it.',
      'Good. Somebody has to be able to.',
      'Then you’ve got a place here already.',
    ],
    asks: ['Who taught you?', 'How well, honestly?'],
  },
  {
    form: /\bI (?:can't|cannot|never learned to|never learnt to) (?:\w+ )?(?:swim|cook|dance|sing|ride|drive|sail|read|write|draw|fight|row|whistle|skate|play)\b/i,
    says: [
      'Then you learn it, or you stay near somebody who can.',
      'No shame in that. Nobody was born doing it.',
      'Good to know before we start, and not in the middle of it.',
    ],
    asks: ['Did nobody ever show you?', 'Do you want to learn?'],
  },
  {
    form: /\bnot (?:out|true|fair|guilty)\b|\bit was NOT\b/i,
    says: [
      'You may say so until supper. I saw what I saw.',
      'You argue well. It doesn’t change what happened.',
      'I hear you. I’m not convinced yet.',
    ],
    asks: ['Did anybody else see it?', 'Would you swear to that?'],
  },
  {
    form: /\b(?:no|new) (?:here|in (?:town|the village|the city|this))\b|\bI(?:'m| am) new\b|\bjust (?:moved|arrived)\b|\bmoved (?:here|in)\b/i,
    says: [
      'Then welcome. The first weeks are the strangest.',
      'New faces are rare here. You’ll be talked about by tomorrow.',
      'Then I’ll tell you whom to trust and where not to eat.',
    ],
    asks: ['What made you choose this place?', 'Have you met anybody yet?'],
  },
  {
    form: /\b(?:grounded|delayed|cancelled|canceled|postponed|closed|held up|running late)\b/i,
    says: [
      'Then we wait, and make the best of it. Thank you for telling me.',
      'Of course it is, today of all days. I’ll manage.',
      'That can’t be helped, then. I’ll plan around it.',
    ],
    asks: ['Is that certain?', 'What will you do until then?'],
  },
  {
    form: /\b(?:invited|asked) me\b(?! (?:what|why|how|if|where|who)\b)/i,
    says: ['Then somebody wanted you there.', 'Well, that wasn’t by accident.', 'Invited. That’s a good start.'],
    asks: ['And what did you answer?', 'Did you expect it?'],
  },
  {
    form: /\b(?:stood|spoke|stuck) up for\b/i,
    says: [
      'Good. Those are the people one remembers.',
      'That took courage, and at the right moment.',
      'I’m glad somebody did.',
    ],
    asks: ['Did it change anything?'],
  },
  {
    form: /\b(?:set|turned|put) (?:it|them|everything) on fire\b|\bburn(?:t|ed)\b|\bfire brigade\b|\bsmoke alarm\b/i,
    says: [
      'Fire, of all things. I hope only the pride was burnt.',
      'That’s a way to be remembered.',
      'Then you’ve had your fire for this life. It gets better from there.',
    ],
    asks: ['How much was left of it?', 'Was anybody hurt?'],
  },
  {
    form: /\b(?:changed my mind|decided (?:to|not to|against))\b/i,
    says: [
      'That’s your right. I won’t hold it against you.',
      'Good. Better now than afterwards.',
      'All right. I’d rather you were sure.',
    ],
  },
  {
    form: /\b(?:nothing|not much) (?:sounds|seems|feels|is) (?:fun|good|right|interesting)\b|\bcan't be bothered\b/i,
    says: [
      'Then we do nothing, and do it properly.',
      'Some days are grey inside. You needn’t be good company for me.',
      'Then we start small: sit, drink something, look out.',
    ],
    asks: ['When did you last enjoy something, however small?'],
  },
];
