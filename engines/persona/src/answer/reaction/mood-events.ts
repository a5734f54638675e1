import { plainMarks } from '../../prose.ts';
import type { Mood } from './mood.data.ts';

const KIN =
  '(?:mum|mom|mother|dad|father|sister|brother|wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|son|daughter|gran|granda|granddad|grandma|grandpa|grandmother|grandfather|nan|nana|aunt|auntie|uncle|cousin|friend|baby|dog|cat|horse|pet|patient|best friend|boss|ex|neighbou?r|teacher|he|she|they)';
const ANIMAL = '(?:dog|cat|horse|bird|parrot|rabbit|tortoise|ferret|puppy|kitten|hamster)';

const of = (...forms: string[]) => new RegExp(forms.join('|'), 'i');

/** What happened, by the words that say so. The first that fits counts. */
const EVENTS: [Mood, RegExp][] = [
  [
    'missing',
    of(
      '\\b(?:is|are|still|only|just|went|gone|been|reported) missing\\b(?! (?:you|the|a|my|our|him|her|them|out|home|it)\\b)',
      '^missing\\b',
      `\\b${ANIMAL}\\b[^.]{0,20}\\b(?:ran|run|wandered|got|is) (?:away|off|lost|out|gone)\\b`,
      `\\b(?:lost|can't find|cannot find) (?:my|our) (?:\\w+ )?${ANIMAL}\\b`,
      '\\bnot dead\\b(?!.*\\bmiss\\b)',
      `\\b(?:husband|wife|son|daughter|brother|sister|partner)(?: \\w+)? (?:is gone|disappeared|vanished|hasn't come home)\\b`,
      '\\blost each other\\b',
      '\\bno (?:letter|word|news) (?:from \\w+ )?(?:in|for) \\w+ (?:weeks|months|days)\\b',
    ),
  ],
  [
    'death',
    of(
      '(?<!\\b(?:phone|gps|battery|laptop|car|engine|screen|plants?|basil|starter|wifi|radio|computer|mic|lights?) (?:just |has |had )?)\\bdied\\b',
      '\\bpassed (?:away|on|in (?:spring|summer|autumn|winter|the \\w+|january|february|march|april|may|june|july|august|september|october|november|december))\\b',
      `\\b${KIN} passed\\b(?! (?:the|her|his|me|by|it|out|a)\\b)`,
      `\\b${KIN}(?:'s| is| was| are) dead\\b(?! (?:tired|serious|right))|\\b(?:of them|sheep|hens|goats|all|both) (?:are |were )?dead\\b`,
      '\\b(?:funeral|stillborn|miscarr\\w+|grief|grieving|mourning|hospice|widowed|late (?:wife|husband|mother|father))\\b',
      "\\bburied (?:him|her|them|my|our)\\b|\\bput (?:him|her) down\\b|\\b(?:her|his|their|\\w+'s) ashes\\b",
      '\\blost (?:my|our|a) (?:\\w+ )?(?:mum|mom|mother|dad|father|sister|brother|wife|husband|partner|son|daughter|gran\\w*|grand\\w+|nan|aunt|uncle|cousin|friend|baby|patient)\\b',
      '\\btook (?:his|her|their) own life\\b|\\bdrank (?:himself|herself|themselves) to death\\b',
      '\\b(?:I|we) lost (?:him|her|them) (?:in|last|this|on|two|three|four|five|\\d+|years|a year|to)\\b',
    ),
  ],
  [
    'illness',
    of(
      '\\b(?:cancer|tumou?r|diagnos\\w+|chemo\\w*|dementia|alzheimer\\w*|heart attack|biopsy|seizures?|concussion|migraines?|headache|fever|altitude sickness|pneumonia|intensive care)\\b',
      '\\b(?:had|having) a (?:small )?stroke\\b|\\bheart thing\\b',
      '\\bin (?:the )?hospital\\b|\\b(?:my|her|his|the|an) (?:surgery|operation)\\b|\\bfor a scan\\b|\\bscan results?\\b',
      '\\b(?:depressed|depression)\\b|\\bin (?:so much )?pain\\b|\\bgoing blind\\b|\\bchronic\\b',
      '\\blost (?:my|his|her) (?:legs?|arms?|hand|eye|foot|sight|hearing|fingers?)\\b',
      '\\bbroke (?:my|his|her) (?:arm|leg|hip|wrist|ankle|foot|nose)\\b',
      "\\bI (?:think I'm|feel|am|was) (?:going to be |being |so |really )?(?:sick|ill)\\b",
    ),
  ],
  [
    'parting',
    of(
      '\\b(?:he|she|wife|husband|boyfriend|girlfriend|partner|fianc[eé]e?) (?:just |has |had )?(?:dumped|ended it|moved out|walked out|ghosted|cheated)\\b',
      '\\b(?:he|she|wife|husband|boyfriend|girlfriend|partner|fianc[eé]e?) (?:just |has |had )?left(?: me)?(?=[.,!]|$| (?:in (?:spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)|this|last|yesterday|today|on the|for (?:him|her|someone|another|good))\\b)',
      "\\b(?:broke up|break-?up|broken up|dumped me|separated from|stood me up|cheated on me|called off the wedding|called it off|doesn't love me|split up|(?:got|getting) divorced|divorcing|my divorce|I'm divorced|we divorced)\\b",
      '\\bleft me(?=[.,!]|$| (?:for|last|yesterday|today|on|after|this)\\b)',
      '\\b(?:my|our) ex\\b[^.]{0,30}\\b(?:someone new|somebody new|with (?:her|him|someone))\\b',
    ),
  ],
  [
    'work',
    of(
      '\\b(?:got|been|was|just|were|being) (?:fired|sacked|laid off|let go|made redundant|suspended|evicted|demoted)\\b',
      '\\blost (?:my|the|our) (?:job|flat|house|home|contract|savings)\\b|\\bredundanc\\w+|\\bbankrupt\\w*|\\bevict\\w+',
      '\\bfail(?:ed)? (?:my|the|an?) (?:\\w+ )?(?:exam|test|course|interview|class|audition)\\b|\\brejected\\b',
      "\\b(?:can't|cannot) (?:pay|afford) (?:the|my|our) (?:rent|bills|heating)\\b",
    ),
  ],
  [
    'quarrel',
    of(
      '\\b(?:had|having) (?:a|another|this|our) (?:\\w+ )?(?:fight|row|argument|quarrel)\\b',
      "\\b(?:we|and I|me and \\w+) (?:fought|argued|had a fight|don't speak|aren't speaking|stopped talking|haven't spoken|haven't talked)\\b",
      '\\b(?:screamed|shouted|yelled) at (?:me|him|her|each other)\\b|\\bnot (?:speaking|talking) to (?:me|each other)\\b|\\bslammed the door\\b',
    ),
  ],
  [
    'fear',
    of(
      "(?<!\\b(?:when|if|because|and|makes me|get) )\\b(?:I'm|I am|I was|I feel|feeling|been) (?:\\w+ )?(?:scared|afraid(?! (?:so|not|I))|terrified|frightened|panicking|anxious|nervous|worried sick)\\b",
      '\\bpanic attacks?\\b|\\b(?:scared|terrified|frightened) (?:of|about|that|to)\\b|\\bI (?:keep )?panic\\b|\\bI go blank\\b',
    ),
  ],
  [
    'lonely',
    of(
      '\\b(?:lonely|so alone|all alone|no friends)\\b|\\b(?:nobody|no one) (?:calls|talks to|visits|cares|asks)\\b',
      "\\bhaven't spoken (?:to anyone|to anybody|out loud)\\b|\\beat(?:ing)? alone\\b|\\bby myself (?:every|all)\\b",
    ),
  ],
  [
    'shame',
    of(
      "\\b(?:I'm|I am|I feel like|I'm such|feel like) (?:\\w+ ){0,3}(?:failing|a failure|useless|worthless|pathetic|a fraud|not good enough|ashamed|a burden)\\b",
      '\\b(?:hate myself|ashamed of|my fault|I ruined (?:it|everything)|I let (?:them|her|him|everyone) down)\\b',
    ),
  ],
  [
    'anger',
    of(
      "\\b(?:I'm|I am|makes me) (?:so |really |still |absolutely )*(?:furious|angry|livid|pissed|fuming|raging|mad at)\\b",
      '\\bhow dare (?:he|she|they)\\b|\\b(?:insulted|humiliated|betrayed|lied to) me\\b',
    ),
  ],
  [
    'weary',
    of(
      "\\b(?:I'm|I am|feel|feeling) (?:\\w+ ){0,2}(?:exhausted|worn out|burnt out|burned out|shattered|overwhelmed|tired(?! of)|knackered)\\b",
      "\\bso tired\\b|\\b(?:can't|couldn't) sleep\\b|\\bhaven't slept\\b|\\b(?:rough|awful|terrible|horrible|worst|bad|long) (?:day|week|night|shift|month|year)\\b",
    ),
  ],
  [
    'sad',
    of(
      "\\b(?:I'm|I am|feel|feeling|been|made me) (?:\\w+ ){0,2}(?:sad|crying|heartbroken|devastated|miserable|broken|numb|homesick)\\b",
      '\\bit hurts\\b|\\bfeel sick about\\b|\\b(?:feel|feeling) (?:\\w+ )?(?:low|down|empty)\\b|\\bI (?:\\w+ )?cried\\b|\\bin tears\\b|\\bheartbr\\w+|\\bsobbing\\b|\\bweeping\\b',
      "\\bI (?:still |really )?miss (?:him|her|them|my|our|home)\\b|\\bI was so hurt\\b|\\bdoesn't know me\\b",
    ),
  ],
];

/** By a name: 'I lost my Nora in the spring.' */
const NAMED_LOST =
  /\b(?:I|we) lost (?:my|our) \p{Lu}\p{Ll}+(?=[.,!]|$| (?:in|last|this|on|two|three|four|five|\d+|years|a year|to)\b)/u;
/** By a name: 'Sam left.' */
const NAMED_LEFT =
  /(?:^|[.!,] )\p{Lu}\p{Ll}+(?:'s)? (?:has |just )?(?:left|gone|moved out|walked out|dumped me|left me)(?=[.,!]|$)/u;
/** 'I'm nervous because you're prettier than I thought' flirts, and a divorce party is none to mourn. */
const NOT_HEAVY =
  /\b(?:scared|afraid|terrified|frightened|nervous|anxious) (?:of|because|cause|cos|around|about) (?:of )?you\b|\bdivorce party\b|\bnot (?:scared|afraid|sad|nervous|angry|lonely)\b/i;
const IN_PLAY = /\b(?:kidding|joking|jk|lol|haha+|lmao|laugh(?:ing|ed)?|laughter|happy tears)\b/i;
const CRYING = /\b(?:cr(?:y|ies|ying)|sobs?|sobbing|weeps?|tears? up|in tears|breaks? down)\b/i;

/** What weighs on the person in these words; null where nothing does. */
export function moodIn(text: string): Mood | null {
  const plain = plainMarks(text);
  if (NOT_HEAVY.test(plain)) return null;
  const event =
    EVENTS.find(([, words]) => words.test(plain))?.[0] ??
    (NAMED_LOST.test(plain) ? 'death' : NAMED_LEFT.test(plain) ? 'parting' : null);
  if (event !== null && IN_PLAY.test(plain) && event !== 'death') return null;
  if (event !== null) return event;
  const done = plain.match(/\*[^*]+\*/g)?.join(' ') ?? '';
  return CRYING.test(done) && !/\b(?:laugh|happy|joy)\w*\b/i.test(done) ? 'sad' : null;
}

const GOOD =
  /\b(?:(?:got|landed|won|passed) (?:the|my|a|an|it|in|into)\b|got (?:engaged|married|promoted|accepted|hired)|getting married|said yes|I'm pregnant|pregnant|I was (?:accepted|hired|promoted)|promotion|had a baby|new baby|all clear|in remission|first (?:prize|place)|it worked|I did it|we did it|I stood up|finished (?:it|my|the)|found (?:him|her|them)\b|got through to|came back|sold (?:my|the|our)|best day|good news|graduated|going to be (?:an? )?(?:aunt|uncle|mum|dad|father|mother|gran\w+)|got the part|got the job)/i;
const GLAD =
  /!|\b(?:yay|finally|amazing|so happy|happiest|thrilled|can't believe|said yes|pregnant|promoted|hired|engaged|passed|won|got the job|got in|all clear)\b|[🎉😍🥳]/iu;

/** Whether it tells something that went well for the person. */
export const isGoodNews = (text: string): boolean => {
  const plain = plainMarks(text);
  return (
    GOOD.test(plain) &&
    GLAD.test(plain) &&
    !/\b(?:you|you've) (?:got|won|passed|did|found)\b|"|\b(?:say|says)\b/i.test(plain) &&
    // 'I got engaged and haven't told anyone' stays good.
    !/\bnot\b|n't\b/i.test(plain.slice(0, plain.search(GOOD) + 12)) &&
    moodIn(text) === null
  );
};
