/** What a statement tells of, by its words. */
export type ToldKind =
  | 'gift'
  | 'offer'
  | 'hard'
  | 'glad'
  | 'work'
  | 'pet'
  | 'kin'
  | 'origin'
  | 'plan'
  | 'first'
  | 'doubt'
  | 'wish'
  | 'dislike'
  | 'like'
  | 'made'
  | 'speech'
  | 'trouble'
  | 'memory'
  | 'opinion'
  | 'reason'
  | 'scene'
  | 'person'
  | 'self'
  | 'habit'
  | 'thing';

const KIN =
  'mum|mom|mother|dad|father|parents|sister|brother|wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|son|daughter|kids?|children|gran\\w*|grand\\w+|nan|nana|aunt\\w*|uncle|cousin|nephew|niece|family|twins?|flatmate|roommate|neighbou?r|colleague|boss|(?:best )?friends?';

const KINDS: [ToldKind, RegExp][] = [
  [
    'gift',
    /\b(?:I|we)(?:'ve| have)? (?:just |also |even )?(?:brought|got|made|bought|baked|saved|kept|wrote|knitted|picked) (?:you|this for you)\b|\bfor you\b[.! ]*$|\bthis is for you\b|\bhere(?:'s| is| are) (?:your|the|my|a|an|some|his|her)\b/i,
  ],
  [
    'offer',
    /^(?:I|we)(?:'ll| will) (?!be\b|have\b|never\b|die\b|miss\b|go\b|need\b|start\b)|(?<!\b(?:if|whether|that|so|hear) )\b(?:I|we)(?: can| could|'d| would) (?:\w+ )?(?:help|bring|come|carry|hold|pay|show|fix|make|cook|teach|drive|take|send|lend|wait|stay|call|ask|tell|request|be there|buy|give|walk|join|try)\b|\blet me\b|\byou (?:can|could|should) (?:have|come|stay|keep|use|take|borrow)\b/i,
  ],
  [
    'first',
    /\b(?:I've|I have|we've) never\b|\bI never (?:did|had|have|saw|been)\b|\bfirst time\b|\bnever (?:done|been|had|tried|seen|heard)\b/i,
  ],
  [
    'doubt',
    /\b(?:I don't know|not sure|no idea|I can't decide|can't tell|don't even know|I never know|I wonder|unsure|torn between|I don't think I)\b/i,
  ],
  [
    'plan',
    /\b(?:tomorrow|next (?:week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer)|I'm going to|I am going to|we're going to|I'll be|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the \d)|in (?:two|three|four|a few|\d+) (?:days|weeks|months|hours)|tonight|I start|my flight|my train|I have to|I've got to|I need to|we're (?:moving|getting|leaving)|I'm (?:moving|leaving|starting|flying|getting|planning|saving))\b/i,
  ],
  ['wish', /\bI (?:want|wish|hope|need|dream)\b|\bI(?:'d| would) (?:love|like|rather|give)\b|\bI've always wanted\b/i],
  [
    'dislike',
    /\bI (?:\w+ )?(?:hate|can't stand|don't (?:really )?like|dislike|detest|avoid|fear)\b|\bI'm allergic\b|\b(?:makes me sick|gives me the creeps|so boring|is awful|tastes? (?:like|of)|smells? (?:like|of))\b/i,
  ],
  [
    'work',
    /\b(?:I|we) (?:just |only |mostly |used to )?(?:work|teach|drive|repair|mend|run|sell|paint|clean|tune|fix|cook|bake|farm|build|design|nurse|manage|study|restore|groom|audit|translate|interpret|weld|sew|deliver|breed|grow|train|coach|guard|edit|write|photograph|host|program|code|weave|carve|plant|survey|inspect|catch|do (?:accounting|accounts|it|law|tax|hr|sales))\b|\b(?:I'm|I am|I was|im) (?!not\b)(?:\w+ )?an? (?:\w+[ -]){0,3}?(?:\w+(?:er|or|ist|ian|ant|ent|man|woman|eer|wife|smith|wright|monk|nun|clerk|nurse|vet|cook|chef|guide|envoy|student|judge|guard|pilot|medic|temp|intern|courier|mechanic|architect))\b|\bmy (?:job|shift|boss|office|shop|work|studio|desk|thesis|exam)\b/i,
  ],
  [
    'pet',
    /\b(?:my|our|a) (?:\w+ )?(?:dog|cat|parrot|horse|rabbit|hamster|goldfish|tortoise|snake|puppy|kitten|hens?|goats?|ferret|budgie|pony|mare|donkey)\b/i,
  ],
  [
    'origin',
    /\bI(?:'m| am| come| came| was)? (?:originally )?(?:from|born in|born at|raised in)\b|\bI (?:live|lived|grew up|moved) (?:in|on|at|near|to|above|from)\b/i,
  ],
  [
    'like',
    /\bI (?!feel )(?:\w+ )?(?:love|like|adore|enjoy|prefer|collect|fancy)\b|\bmy favou?rite\b|\bI'm (?:really )?into\b|\bI'm obsessed\b/i,
  ],
  [
    'made',
    /\b(?:I|we)(?:'ve| have)? (?:just |finally |once |even )?(?:made|wrote|written|built|baked|painted|knitted|cooked|drew|carved|planted|repaired|fixed|finished|sewed|composed|recorded|tried)\b/i,
  ],
  [
    'speech',
    /\b(?:he|she|they|\p{Lu}\p{Ll}+|mum|mom|dad|boss|doctor|wife|husband|sister|brother|friend|people|everyone|someone|nobody) (?:just |always |once |never |only )?(?:said|says|told|tells|asked|asks|thinks|thought|called|calls|texted|promised|laughed|swore|claims|reckons)\b/iu,
  ],
  [
    'trouble',
    /\b(?:broke|broken|lost|forgot|forgotten|missed|stuck|cancelled|canceled|late|leak\w*|doesn't work|won't start|rejected|stolen|ruined|spilled|spilt|dropped|burnt|burned|failed|locked out|wrong train|in trouble|mess|hurts?|ow)\b/i,
  ],
  [
    'memory',
    /\b(?:when I was|used to|years ago|as a (?:kid|child|girl|boy)|back then|growing up|in (?:19|20)\d\d|last (?:year|summer|winter|month|week)|in school|at school|remember)\b/i,
  ],
  ['kin', new RegExp(`\\b(?:my|our) (?:\\w+ )?(?:${KIN})\\b`, 'i')],
  ['reason', /^(?:because|since|so that|it's because|for the)\b/i],
  [
    'opinion',
    /\b(?:I (?:think|believe|reckon|feel like|suppose|guess|bet)|in my opinion|honestly|if you ask me|overrated|underrated|should(?:n't)?|it's (?:not )?(?:right|wrong|fair|worth)|people (?:are|never|always|don't))\b/i,
  ],
  [
    'scene',
    /^(?:there(?:'s| is| are) (?:an?|some\w*|two|three|four|five|\d+|people|blood|smoke|water|light)|look|it's (?:raining|snowing|dark|cold|hot|late|getting|coming|moving)|the (?:door|light|lights|window|wind|rain|sea|phone|bell|floor|engine|water|fire|clock|train|bus|storm))\b/i,
  ],
  [
    'person',
    /^(?:he|he's|she|she's|they|they're|his|her|their|\p{Lu}\p{Ll}+(?:'s)? (?:is|was|has|had|\w+ed|\w+s)|nobody|everybody|everyone)\b/u,
  ],
  ['self', /^(?:I|I'm|I've|I'd|I'll|my|we|we're|we've|our|me)\b/i],
];

const PAST =
  /\b(?:was|were|did|didn't|had|went|got|found|saw|took|came|made|ran|lost|left|told|said|thought|knew|felt|slept|wrote|ate|met|gave|heard|kept|fell|\p{L}+ed)\b/iu;

/** The kind of a statement; 'thing' where nothing tells. */
export function toldKind(core: string): ToldKind {
  const kind = KINDS.find(([, words]) => words.test(core))?.[0] ?? 'thing';
  return kind === 'self' && !PAST.test(core) ? 'habit' : kind;
}
