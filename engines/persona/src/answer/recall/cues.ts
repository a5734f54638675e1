const anyOf = (forms: readonly string[]): RegExp => new RegExp(forms.join('|'), 'iu');

const QUESTION_WORD = "(?:what|which|where|when|who|whom|whose|how|why|what's|who's|where's|when's)";
const EVEN = '(?:still |even |really |actually |at least |ever )*';
/** What somebody writes in, where a question 'for' it asks what to write. */
const BOOK =
  '(?:record|records|label|ledger|order|orders|order book|book|books|form|file|files|list|log|logbook|invoice|receipt|register|report|paperwork|ticket|notebook|notes|chart|minutes|manifest|statement|diary|journal|tag|contract|envelope|plaque|certificate)';
const BACK =
  '(?:that |it |this |me |the \\w+ |the full \\w+ |all of it |all that |everything |what I (?:said|told you) )+back\\b';
const DOWN = '(?:it |that |this |all |everything |all of it |these |them |the details )*down\\b';

/** A part of a message that says itself that it asks for something said before. */
export const PART_CUE = anyOf([
  `\\b(?:${QUESTION_WORD}|tell me|say)\\b[^.]*\\bagain\\b`,
  '\\b(?:did|have|had) I (?:already |just |ever |even |not )*(?:say|said|tell|told|mention|mentioned|promise|promised|order|ordered|call|called|ask|asked|describe|give)\\b',
  "\\b(?:what|which|where|who|the \\w+|everything|all) (?:\\w+ )?(?:I|we)(?:'ve| have|'d| had)? (?:just )?(?:said|told you|mentioned|promised|agreed|ordered|asked for|gave you)\\b",
  `(?<!\\b(?:how|why) )\\b(?:did|do|can|could) (?:you|we) ${EVEN}(?:remember|recall)\\b`,
  `(?<!\\b(?:how|why) )\\b(?:do|did) you ${EVEN}(?:know|catch|get|hear) (?:(?:what|where|who|when|which|how|why) (?:\\w+ ){0,2}(?:I|my|I'm|I've)|my)\\b`,
  '\\bremind me\\b(?! of (?:a|an|some|my|the|him|her|home))',
  '\\b(?:who|what|which|where|when) (?:was|were) (?:(?:it|that) (?:that|who|I|my|again)|I (?!thinking)|my)\\b',
  '\\bwhat did I (?:do|drink|have|eat|want|wear|bring|lose|forget|leave|break|buy|order|pick|choose)\\b(?! (?:for|to) you\\b)',
  '\\bspell (?:it|that|my|his|her|the)\\b',
  "\\b(?:say|speak|pronounce|whisper) (?:me )?(?:(?:my|the|his|her|their|our) )(?:[\\p{L}'-]+ ){0,3}names?\\b",
]);

/** A word anywhere in the message by which its questions ask for what was said. */
export const WHOLE_CUE = anyOf([
  "\\b(?:see|check|know|prove|show me|wonder|find out) (?:if|whether|that) you(?:'re|'ve|'d| were| are| really| even| actually)* ?(?:listen\\w*|pa(?:id|y|ying) attention|remember\\w*|heard|got|understood|noted|took notes|forgot)",
  '\\b(?:were|are) you (?:even |really )?(?:listening|paying attention)',
  `\\b(?:did|do) you ${EVEN}(?:listen|pay attention)`,
  "\\byou(?:'ve| have)? (?:already |probably |totally )?forgot(?:ten)?\\b",
  "\\bbet you (?:don't|can't) (?:even )?remember",
  '\\b(?:quick|little|memory|pop) (?:test|quiz)',
  '\\btest(?:ing)? (?:you|me|lol|for|time|your)\\b|\\btest[:,]|(?<=, )test\\b|\\bquiz\\b',
  '\\bremind me\\b(?! of (?:a|an|some|my|the|him|her|home))',
  `(?:^|[,.?!] )(?:do|did) you ${EVEN}(?:remember|recall|know)(?=[.,!?]|$)`,
  '(?:^|[,.?!] )(?:did|have) I (?:even )?(?:say|said|tell you|told you|mention|mentioned)(?: it| that)?(?=[.,!?]|$)',
  '\\b(?:did|do) you (?:catch|get|hear|have) (?:that|it)\\b|\\bonce more\\b|\\bhave it straight\\b|\\bget (?:it|this|that) straight\\b',
  '\\b(?:refresh|jog) my memory',
  "\\bmy (?:head|brain|memory|mind)(?:'s| is| was|s)? (?:all |a |like |total |just |such a )*(?:mush|mist|fog|foggy|sieve|blank|soup|gone|porridge|fried|empty|elsewhere|swiss cheese|terrible|awful|useless|bad)\\b",
  "\\bI(?:'ve| have|'m)? (?:already |just |totally |completely |always |keep )?(?:forgot|forgotten|forget|forgetting|blanking|blanked|lost track)(?=[.,!?]|$| (?:what|where|who|when|how|already|again|everything|it|that|the name|lol)\\b)",
  "\\bslipped my mind|\\b(?:can't|cannot|don't) remember|\\blost my train",
  `\\b(?:read|say|repeat|play) ${BACK}|\\bread back\\b|\\btell it back\\b`,
  `\\b(?:write|put|note|jot|take|mark) ${DOWN}`,
  '\\bfill (?:in|out|it in)\\b',
  `\\bfor (?:the|your|that|my|this) (?:[\\p{L}-]+ ){0,2}${BOOK}\\b`,
  `\\bgot (?:in|on|into) (?:the|your|that|this) (?:[\\p{L}-]+ ){0,1}${BOOK}\\b`,
  '\\bsumm?(?:arise|arize)\\b|\\bsum (?:it|that|this|everything|all) up|\\bsum up\\b|\\brecap\\b|\\bfor the record\\b',
  '\\brepeat (?:it|that|after|what|my|the|everything)\\b',
  '\\bdouble[- ]check',
  "\\bwhat (?:have|'ve|do) you (?:got|have) (?:so far|written|down|noted|on me)",
  "\\bwhat you(?:'ve| have) (?:got|written|noted)",
]);

/** Bids her say back what she was told. */
export const REQUEST_CUE = anyOf([
  `\\b(?:read|say|repeat|play) ${BACK}|^read back\\b`,
  `\\b(?:write|put|note|jot|take) ${DOWN}`,
  '\\bfill (?:in|out|it in)\\b',
  '\\bremind me\\b(?! of (?:a|an|some|my|the|him|her|home))',
  `\\bfor the record\\b|\\bfor (?:the|your|that|my|this) (?:[\\p{L}-]+ ){0,2}${BOOK}\\b`,
  '\\bread (?:me )?(?:my|the|our) (?:full )?(?:statement|order|list|notes?|form|file|report)\\b',
  '\\brepeat (?:it|that|what|my|the|everything)\\b',
  "\\bdescribe (?:the|my) [^.]*\\bI(?:'m|'ve| was| told| said| lost| want)|\\btell me who I am\\b",
  '\\bspell (?:it|my|his|her|the)\\b',
  "\\b(?:say|tell me|whisper|pronounce) (?:my|his|her|their|the|our) (?:[\\p{L}'-]+ ){0,3}name\\b",
  '\\btell me (?:again )?(?:what|where|who|when|how|which|why) (?:I|my)\\b',
  '\\b(?:list|name) (?:my|what I|the things I|everything I)\\b',
  '\\brecap\\b|\\bsum (?:it|that|this|everything) up\\b|\\b(?:refresh|jog) my memory\\b',
]);

/** Asks for something that she said. */
export const QUOTED_HER =
  /\b(?:you(?:'ve)? (?:just |once |also )?(?:said|told me|promised|mentioned|offered|were saying|gave me|poured me|showed me|recommended|suggested)|did you (?:just )?(?:say|tell me|promise|mention|offer|recommend|suggest)|have you told me)\b/i;

/** Asks for all that was said. */
export const SUMMARY = anyOf([
  '\\bsum(?:marise|marize)? (?:it |that |this |everything |all |things )?(?:up|for|so far|what)|\\bsumm?ari[sz]e\\b|\\brecap\\b',
  '\\bwhat (?:did|have) we (?:agree|settle|decide)\\w*',
  `(?:^|\\b(?:please|can you|could you|now|then|ok|okay|just),? )(?:read|say|repeat|play) ${BACK}|^read back`,
  '\\bwhat do you (?:actually |even |really )?(?:know|remember) (?:about|of) me\\b|\\bdo you (?:still )?remember me\\b',
  '\\bwhat (?:have|did) I (?:told|tell) you (?:about (?:me|myself)|so far)|\\bwhat did I (?:just )?(?:tell|say to) you\\W*$',
  "\\bwhat (?:have|'ve) you got (?:so far|written|down|noted|on me|in (?:the|your|that))",
  '\\bwhat do you have (?:so far|written|down|noted|on me)',
  '\\bgo over (?:it|that|everything) again|\\brepeat (?:it all|everything|all of (?:it|that)|what I (?:said|told you)\\W*$)|\\blist everything',
]);
