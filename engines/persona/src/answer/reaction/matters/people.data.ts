import type { Matter } from './matter.ts';

/** Somebody told of, or the person themself, by what is told of them. */
export const peopleMatters: readonly Matter[] = [
  {
    form: /\bmy (?:\w+ )?(?:daughter|son|kid|kids|child|children|baby|boy|girl)\b[^.!?]*\b(?:cough\w*|fever|sick|ill|poorly|sleep\w*|cr(?:y|ies|ying))\b/i,
    says: [
      'Poor thing. That’s hard on a child, and harder on whoever sits beside the bed.',
      'Then we see to that first. Everything else can wait.',
      'I’m sorry. One listens to every breath, doesn’t one.',
    ],
    asks: ['Is it worse at night?', 'Does she eat and drink?', 'Has anybody looked at it yet?'],
    isGrave: true,
  },
  {
    form: /\bfor (?:my|our) (?:\w+ )?(?:mum|mom|mother|dad|father|sister|brother|wife|husband|partner|girlfriend|boyfriend|son|daughter|kids?|child|gran\w*|aunt|uncle|cousin|nephew|niece|boss|friend|neighbou?r|teacher)\b/i,
    says: [
      'For {who}. Then it should be right, and not just any.',
      'For {who}. I’ll take trouble over it, then.',
      'For {who}. That tells me more than a wish list would.',
    ],
    asks: ['What does {who} like best?', 'Does {who} know anything of it?'],
  },
  {
    form: /\b(?:from|by) (?:my|our) (?:\w+ )?(?:mum|mom|mother|dad|father|sister|brother|gran\w*|aunt|uncle|cousin|friend|teacher)\b|\bmy (?:\w+ )?(?:mum|mom|mother|dad|father|sister|brother|gran\w*|aunt|uncle)(?: \p{L}+)?(?:'s|s')\b(?! (?:in|not|got|a|been|dead|gone|home|here|sick|ill|\d))/iu,
    says: [
      'From {who}. Then it mustn’t get lost, and it won’t.',
      'Then it comes with somebody’s hands on it already. I’ll be careful.',
      'Things that come down in a family weigh more than they look.',
    ],
    asks: ['What do you think of, when you hold it?', 'Did {who} tell you anything about it?'],
  },
  {
    form: /\bmy (?:\w+ )?(?:sister|brother|cousin|aunt|uncle|mum|mom|mother|dad|father|friend|neighbou?r|flatmate|roommate|nephew|niece|wife|husband|gran\w*|boss|teacher)\b[^.!?]*\b(?:has an? (?:\w+ )?(?:shop|bar|farm|business|stall|café|restaurant|boat)|sings|writes|paints|cooks|bakes|knits|sells?|runs?|works?|makes?|owns?|builds?|teaches|drives?|keeps?|grows?|repairs?|collects?|plays?)\b/i,
    says: [
      '{Who}. Every family has one with an idea like that.',
      '{Who} sounds like somebody who gets things done.',
      '{Who}. I’d like to see that once.',
    ],
    asks: ['And you help out?', 'Does it pay?', 'How did that begin?'],
  },
  {
    form: /\bmy (?:\w+ )?(?:sister|brother|cousin|aunt|uncle|mum|mom|mother|dad|father|friend|neighbou?r|flatmate|roommate|nephew|niece|wife|husband|gran\w*|boss|teacher|mother-in-law|mother in law|ex)\b[^.!?]*\b(?:hates?|judg\w+|shout\w*|yell\w*|laugh\w* at|refus\w+|won't|doesn't|never|furious|angry|monster|awful|mean|horrible)\b/i,
    says: [
      'That can’t be easy to live with.',
      'I’d have something to say to {who}.',
      'One chooses one’s friends. The rest just turn up for supper.',
    ],
    asks: ['What would happen if you said so?', 'Was it ever different?'],
  },
  {
    form: /\bmy (?:\w+ )?(?:sister|brother|cousin|aunt|uncle|mum|mom|mother|dad|father|friend|nephew|niece|wife|husband|girlfriend|boyfriend|partner|son|daughter|gran\w*|kid|kids|baby)\b[^.!?]*\b(?:can't|cannot|couldn't|lost|stopped|quit|left|moved out|not (?:eating|talking|sleeping|well)|kept nothing down|struggling|alone)\b/i,
    says: [
      'That can’t be easy for {who}, or for you.',
      'And you stand beside it and can’t do much. I know that feeling.',
      'I’m sorry. You carry a part of it, too.',
    ],
    asks: ['What would help most?', 'Is there anybody else who looks in?'],
    isGrave: true,
  },
  {
    form: /\b(?:teacher|coach|professor|instructor|headmaster|sergeant)\b/i,
    says: [
      'One never gets rid of those. They stand at the top of the stairs for life.',
      'There’s one like that in everybody’s past.',
      'And one still stands up straighter at the thought.',
    ],
    asks: ['What would you say to them today?', 'Were they right, at least once?'],
  },
  {
    form: /\bI(?:'m| am) (?:originally )?from \p{Lu}|\bI (?:come|came) from \p{Lu}|\bgrew up in \p{Lu}|\bborn in \p{Lu}/u,
    says: [
      '{place}. I know it by name only, so you’ll have to tell me.',
      'From {place}. That’s not round the corner.',
      '{place}. One hears it a little when you talk.',
    ],
    asks: ['What do you miss of it?', 'What brought you from there to here?'],
  },
  {
    form: /\b(?:I(?:'m| am) (?:off|going|heading|flying|moving|travelling|on my way) to|(?:carrying|taking|bringing|delivering)\b[^.!?]*\bto) \p{Lu}/u,
    says: [
      '{place}. Then you’ve still a way to go.',
      'To {place}. I hope somebody’s waiting there.',
      '{place}. I’ve never got that far.',
    ],
    asks: ['Who’s waiting for you there?', 'How long until you’re there?'],
  },
];

/** What is only looked at where no thing is named. */
export const generalMatters: readonly Matter[] = [
  {
    form: /\b(?:I|we) (?:used to|was|were)\b[^.!?]*\b(?:when I was|years ago|as a (?:kid|child|boy|girl)|back then)\b|\bused to\b/i,
    says: [
      'That’s the kind of thing one thinks is gone until one says it.',
      'And then it stopped, one day, without anybody deciding it.',
      'I can see it, the way you tell it.',
    ],
    asks: ['When was the last time?', 'Do you miss it?'],
  },
  {
    form: /\b(?:he|she|they)(?:'s| is| are|'re)? (?:obviously |clearly |definitely |probably )?(?:knows?|knew|lying|lies|hiding|pretending|suspects?)\b/i,
    says: [
      'Then there’s no use pretending any longer.',
      'I’d have thought the same. One feels such things.',
      'Knowing and saying it are two things.',
    ],
    asks: ['What makes you sure?', 'What will you do about it?'],
  },
];
