/** Words that say nothing of a topic. */
export const PLAIN_WORDS = new Set(
  (
    'a about above after again all almost also always am an and another any anybody anyone anything anyway are aren as at away back ' +
    'be because been before being best better between big bit both but by call can cannot come could course day did didn do does ' +
    'doesn doing don done down each either else enough even ever every everybody everyone everything far feel few find fine first ' +
    'for from get gets getting give go goes going gone good got great had hadn has hasn have haven having he hear hello her here ' +
    'hers herself hey hi him himself his how i if in into is isn it its itself just keep kind knew know known last least less let ' +
    'like little ll long look lot made make makes many may maybe me mean might mine more most much must my myself near need never ' +
    'new nice no nobody none nor not nothing now of off oh ok okay old on once one only or other our ours out over own part people ' +
    'perhaps person please put quite rather re really right said same saw say says see seem seen shall she should side since so ' +
    'some somebody someone something sometimes soon sorry still stop such sure take takes talk tell than thank thanks that the their ' +
    'theirs them then there these they thing things think this those though thought through time to today together told tonight ' +
    'too took toward try turn two under until up upon us use used user ve very want wants was wasn way we well went were weren what ' +
    'whatever when where whether which while who whole whom whose why will with within without won word words would wouldn wow yeah ' +
    'year years yes yet you your yours yourself'
  ).split(' '),
);

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth ' +
  'sixteenth seventeenth eighteenth nineteenth';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';

/** The numbers that are said in one word, by that word. */
export const NUMBER_WORDS = new Map([
  ...ONES.split(' ').map((word, n) => /** @type {const} */ ([word, n])),
  ...ORDINALS.split(' ').map((word, n) => /** @type {const} */ ([word, n])),
  ...TENS.split(' ').map((word, n) => /** @type {const} */ ([word, (n + 2) * 10])),
  ...TENS.split(' ').map((word, n) => /** @type {const} */ ([word.replace(/y$/, 'ieth'), (n + 2) * 10])),
]);

/** A message that tells of distress, grief, fear or anger of the user's. */
export const DISTRESS = new RegExp(
  [
    String.raw`\b(died|passed away|has passed|she passed|he passed|funeral|suicid\w*|kill myself|hurt myself|miscarr\w*|grie(f|ving))\b`,
    String.raw`\b(is|was|he's|she's|they're) (dead|dying)\b`,
    String.raw`\b(i'?m|i am|i feel|i felt|feeling|i was|i'?ve been) (so |really |very |just |kind of |a bit )?(scared|afraid|terrified|lonely|alone|hopeless|worthless|ashamed|heartbroken|devastated|anxious|panicking|depressed|furious|miserable|overwhelmed|numb|exhausted|broken)\b`,
    String.raw`\b(panic attack|can'?t (breathe|stop crying|go on|cope)|i hate myself|i'?m a failure|i want to scream|i wanted to scream)\b`,
    String.raw`\b(i(?:'m| am)? (?:was |just |been )*(?:cry|crying|cried|sobbing)(?! laughing)|\*[^*]*\b(?:cries|crying|sobs|weeps)\b[^*]*\*)`,
    String.raw`\b(broke up with me|left me(?! an? )|dumped me|cheated on me|moved out|i got fired|got fired|lost my job|laid off)\b`,
    String.raw`\bmy (mum|mom|mother|dad|father|brother|sister|wife|husband|son|daughter|gran|grandma|grandpa|grandfather|grandmother|dog|cat|friend|partner|girlfriend|boyfriend)('s| is| was| has)? (dead|dying|died|gone|missing|in hospital|in the hospital|ill|sick|cancer|left)\b`,
    String.raw`\b(diagnos\w+|cancer|chemo|hospice|custody hearing|the divorce|my divorce)\b`,
  ].join('|'),
  'i',
);

/** Flirting, joking and questions for a party: what does not belong beside distress. */
export const FRIVOLOUS = new RegExp(
  [
    String.raw`\b(kiss\w*|flirt\w*|wink\w*|seduc\w*|sexy|gorgeous|handsome|naughty|tempt\w*|blush\w*|undress\w*|smitten|swoon\w*)\b`,
    String.raw`\byour (lips|mouth|neck|throat|collarbone|wrist|eyes|smile|skin|hips|face)\b`,
    String.raw`\b(lose your train of thought|do you dance|shall we dance|dare you|i dare|tease|teasing|bet you|i'd bet)\b`,
    String.raw`\b(haha|hehe|lol|joke|joking|punchline|riddle|parade|time machine|would you rather)\b`,
    String.raw`\bif (you|i|we) (could|had|were|was|opened|sent|got|moved|found|won)\b[^.?!]*\?`,
    String.raw`\b(what|who|which|where) (could you teach|would you (sell|take|bring|invite|be|steal|save)|should i smell)\b[^.?!]*\?`,
    String.raw`\b(two doors|invisible until|desert island|a smell that can|you'?ve got to choose a new name)\b`,
  ].join('|'),
  'i',
);

/** Saying openly that one does not know, or will not say. */
export const ADMISSION =
  /\b((i )?(don'?t|do not|didn'?t|never|couldn'?t|can'?t|cannot|won'?t) (really |rightly |quite |honestly )?(know|knew|remember|recall|tell you|say|learnt?|learned|asked?|found out|decided?|got that)|no idea|not sure|hard to say|who knows|no clue|couldn'?t say|(that|it)'?s (slipped|gone)|slipped my mind|(i'?ve|have) forgotten|i forget|you (haven'?t|never|didn'?t) (said|told|mention\w*|tell|say)|rather not say|not telling)\b/i;

/** Words that settle a question which asks for yes or no. */
export const YES_OR_NO =
  /(^|[.!?…*\n"“”—–-]\s*|,\s*)(yes|yeah|yep|aye|aye aye|no|nope|nah|never|always|often|sometimes|of course|sure|certainly|absolutely|definitely|indeed|not really|not yet|not at all|not any ?more|i do|i don'?t|i am|i'?m not|i did|i didn'?t|i have|i haven'?t|i was|i wasn'?t|i can|i can'?t|i could|i would|i'?d love to|i will|i won'?t|it is|it isn'?t|it does|it was|it'?s not|they do|they are|he did|he is|she did|she is|you may|you can|you are|gladly|with pleasure|once|twice|every (day|night|morning))\b/i;
