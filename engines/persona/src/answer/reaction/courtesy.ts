import { isStop } from '../../message/intent-rules.ts';
import { countWords, plainMarks } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import type { Answer } from '../answer.ts';
import { drawOwn } from '../choose.ts';
import { type Courtesy, courtesyLines } from './courtesy.data.ts';

const GOOD_WORDS =
  'good|great|nice|lovely|beautiful|gorgeous|pretty|wonderful|amazing|brilliant|sweet|kind|funny|hilarious|perfect|clever|smart|handsome|charming|adorable|cute|delicious|fantastic|awesome|impressive|incredible|cool|magnificent|the best|a genius|an angel|a good \\w+|so good|very good|talented|brave|strong|tough|fair|true|fun|a delight|wise|generous|something else';
const BAD_WORDS =
  'stupid|an idiot|ugly|boring|pathetic|useless|a liar|a fraud|a freak|a coward|evil|cruel|disgusting|creepy|a fool|an old bag|mad|crazy|insane|rude|mean|a bitch|a bastard|worthless|fake|weird';

/** What somebody says who feels for her. */
const SYMPATHY =
  /^(?:(?:oh|ok|wow|god|but|and|no|oh no)[,.! ]+)*(?:(?:that|it|this) (?:sounds|must be|must have been|seems) (?:\w+ )?(?:hard|lonely|awful|difficult|sad|tough|painful|rough|terrible|exhausting|scary)\b|(?:I'm |I am )?(?:so |really |very )*sorry (?:about|for your|for you|to hear|that happened|you (?:had|lost|went))|poor (?:you|thing)\b|how (?:awful|sad|terrible)\b)/i;

const FORMS: [Courtesy, RegExp][] = [
  [
    'insult',
    new RegExp(
      `^(?:you're|you are|you) (?:a |an |such a |such an |just |nothing but |being |really |so |fucking |a fucking )*(?:\\w+ ){0,2}(?:${BAD_WORDS})\\b|(?:^|[,.!] )(?:just |oh )?shut up\\b|\\b(?:fuck you|screw you|hate you|piss off|you idiot|you cow|old bag|you freak|go to hell)\\b`,
      'i',
    ),
  ],
  [
    'affection',
    /\b(?:I (?:\w+ )?(?:love|adore|missed|miss|want|need|trust|like) you\b(?! to)|I(?:'ve| have) fallen for you|I'm in love with you|you mean (?:a lot|so much|everything|the world) to me|I'd have stayed|be mine|love you)\b/i,
  ],
  [
    'compliment',
    new RegExp(
      `^(?:you're|you are|you look|you sound|you smell|you have|you've got|you were|I (?:like|love|adore) (?:your|how you|that you|the way you)|your \\w+(?: \\w+)? (?:is|are|looks|smells)|you (?:sing|play|dance|cook|draw|write|bake)|you (?:did|were|are doing)|you're doing) (?:\\w+ ){0,3}(?:${GOOD_WORDS}|well|right|brilliantly|the right thing|beautifully|laugh|voice|eyes|hands|smile)\\b`,
      'i',
    ),
  ],
  ['sympathy', SYMPATHY],
  [
    'thanks',
    /^(?:(?:oh|ok|okay|aw+|wow|no|yes|well|and|but|ah|really)[,.! ]+)*(?:thanks?\b|thank you|thank u|cheers|ta\b|bless you|much appreciated|I appreciate|I owe you|grateful)/i,
  ],
  [
    'apology',
    /^(?:(?:oh|ok|okay|ah|well|no|fair|god|wow|i'm|I am|so|really|oh god|oh no|very)[,.! ]+)*(?:sorry|my bad|forgive me|I apologi[sz]e|apologies|pardon me)\b/i,
  ],
  [
    'farewell',
    /\b(?:good ?night|good ?bye|bye|see you (?:soon|later|tomorrow|then|around|next)|see ya|farewell|gotta go|have to go|need to go|got to go|I should go|I'm off|I'm leaving now|take care|until next time|off to bed|going to bed|sleep well|ciao|ttyl)\b/i,
  ],
  [
    'greeting',
    /^(?:hi+|hello+|hey+|hiya|good (?:morning|evening|afternoon|day)|howdy|greetings|hallo|ahoy|evening|morning|knock knock|namaste|salaam)\b/i,
  ],
  [
    'laugh',
    /^(?:(?:l+o+l+|lmao+|rofl|(?:a?ha){2,}h?|ha|(?:he){2,}|hihi|xd|omg|that's (?:so )?funny|hilarious|good one|stop it|I'm dying)[,.! ]*)+$/i,
  ],
  [
    'surprise',
    /^(?:(?:wow|whoa|woah|omg|oh my god|oh my|oh wow|what|no way|seriously|really|wait|wait what|holy \w+|damn|huh|oh|get out|you're (?:kidding|joking)|I can't believe (?:it|that|you))[,.!? ]*)+$/i,
  ],
  [
    'agree',
    /^(?:(?:oh|ok|okay|well|haha|lol|um+|fine|and|yes|yeah|then)[,.! ]+)*(?:yes+|yeah+|yep|yup|ya|aye|sure|of course|definitely|absolutely|deal|agreed|ok|okay|k|alright|all right|fine|exactly|true|fair|fair enough|right|gladly|please|please do|go on|go ahead|I do|I am|I will|I would|I did|I have|you're right|that's right|let's do it|let's go|promise|I promise|done|ready|got it|understood|makes sense|same|me too|good|great|cool|perfect|noted|why not|yes please|yes sir|yes ma'am|will do)(?: (?:then|please|lol|haha|sir|it is|enough|thing|i guess|i do|i am|let's))*[.! ]*$/i,
  ],
  [
    'refuse',
    /^(?:(?:oh|ok|well|haha|lol|um+)[,.! ]+)*(?:no+|nope|nah|never|not really|no thanks?|no thank you|I don't|I'm not|I won't|I can't|not at all|not yet|no way|of course not|not now|not today|maybe later|absolutely not|hard pass|I'd rather not|nothing)(?: (?:lol|haha|sorry|no|it isn't|i don't|i'm not|not really))*[.! ]*$/i,
  ],
  [
    'unsure',
    /^(?:(?:well|um+|hm+|oh|ok)[,. ]+)*(?:I don't know|idk|don't know|not sure|I'm not sure|no idea|no clue|maybe|perhaps|I guess|I suppose|hard to say|depends|it depends|possibly|sort of|kind of|kinda|dunno)(?: (?:yet|really|either|so|lol|yes|no))*[.! ]*$/i,
  ],
  ['hum', /^(?:(?:h+m+|m+h*m*|uh+|um+|er+|ah+|oh+|eh+|huh|i see|well|anyway|so|and|right)[,.… ]*)+$/i],
  [
    'praise',
    new RegExp(
      `^(?:that's|that is|that was|this is|it's|it is|it was|they're|what an?|how|this smells|this tastes|it smells|it tastes|sounds|that sounds|it looks|looks|smells|tastes) (?:\\w+ ){0,3}(?:${GOOD_WORDS}|idea|perfect|amazing|thought|story)\\b(?!.*\\bbut\\b)`,
      'i',
    ),
  ],
  [
    'wrong',
    /^(?:that's|that is|that was|this is|it's|it is|it was|they're) (?:\w+ ){0,2}(?:awful|terrible|horrible|sad|wrong|not (?:ok|okay|fair|right|funny|good|true)|weird|creepy|disgusting|unfair|cruel|rude|mean|bad|stupid|boring|rubbish|a lie|heavy|dark|insane|crazy|ridiculous|mad)\b/i,
  ],
];

/** What a statement does as a courtesy or a short response; null where it tells something. */
export function courtesyIn(core: string): Courtesy | null {
  const plain = plainMarks(core).trim();
  if (isStop(plain) || /\b(?:please don't (?:do|touch|say|call)|don't do that|not touch my)\b/i.test(plain))
    return 'stop';
  const found = FORMS.find(([, form]) => form.test(plain))?.[0] ?? null;
  // 'I'm leaving for Sofia tomorrow, bye' says more than goodbye.
  if ((found === 'farewell' || found === 'greeting') && countWords(plain) > 9) return null;
  if ((found === 'thanks' || found === 'apology') && countWords(plain) > 14) return null;
  return found;
}

/** Courtesies that bear no play. */
const GRAVE: readonly Courtesy[] = ['insult', 'stop'];

/** Meets a courtesy by her temper. */
export function courtesyAnswer(moment: Moment, kind: Courtesy): Answer {
  const { says, asks } = courtesyLines[kind];
  const line = drawOwn(moment, says);
  const ask = drawOwn(moment, asks);
  return {
    says: line === null ? [] : [line],
    ...(ask !== null && { asks: [ask] }),
    ...(GRAVE.includes(kind) && { isGrave: true }),
  };
}
