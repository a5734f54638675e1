/** A matter that messages ask about in other words than cards tell it: how it is asked, how it is told. */
export interface Topic {
  name: string;
  asked: RegExp;
  told: RegExp;
}

/** Kin are told and asked by the same words, so one list serves both sides. */
const SPOUSE =
  /\b(?:married|marry|marriage|wed(?:ding|ded)?|husbands?|wife|wives|spouse|widow\w*|divorc\w+|ex|engaged|fianc\w+|unmarried)\b/i;
const CHILDREN =
  /\b(?:kids?|child(?:ren|less)?|sons?|daughters?|boys?|girls?|toddlers?|bab(?:y|ies)|twins?|stepson|stepdaughter)\b/i;
const PARENTS = /\b(?:parents?|mother|father|mum|mom|mam|mama|papa|dad|folks|orphan\w*|raised)\b/i;
const SIBLINGS = /\b(?:siblings?|sisters?|brothers?|twins?|bro|sis)\b/i;
const GRAND = /\b(?:grand\w+|gran|granny|nan|nana|oma|opa)\b/i;
const ANIMALS =
  /\b(?:pets?|animals?|dogs?|cats?|birds?|horses?|mares?|ponies|pony|parrots?|goldfish|fish|goats?|hens?|chickens?|ducks?|geese|rabbits?|hamsters?|tortoises?|turtles?|snakes?|lizards?|geckos?|rats?|mice|mouse|ravens?|crows?|owls?|falcons?|hawks?|pigs?|sheep|cows?|donkeys?|mules?|bees?|terriers?|collies?|hounds?|greyhounds?|dachshunds?|spaniels?|kittens?|pupp(?:y|ies)|ferrets?|spiders?|crickets?|canar(?:y|ies)|pigeons?|creatures?)\b/i;

/** Matters of life, and how either side words them. */
export const topics: readonly Topic[] = [
  {
    name: 'spouse',
    asked: new RegExp(
      `${SPOUSE.source}|\\b(?:single|taken|mrs|missus|mister|seeing (?:any|some)one|(?:any|some)one (?:at home|waiting|special)|girlfriend|boyfriend|partner|love life|in love|heart)\\b`,
      'i',
    ),
    told: new RegExp(
      `${SPOUSE.source}|\\b(?:single|in love|lovers?|girlfriend|boyfriend|partner|courting|crush|jilted|heart)\\b`,
      'i',
    ),
  },
  { name: 'children', asked: CHILDREN, told: CHILDREN },
  { name: 'parents', asked: PARENTS, told: PARENTS },
  { name: 'siblings', asked: SIBLINGS, told: SIBLINGS },
  { name: 'grandparents', asked: GRAND, told: GRAND },
  {
    name: 'family',
    asked: /\b(?:family|relatives|relations|kin|folks|at home)\b/i,
    told: new RegExp([CHILDREN, PARENTS, SIBLINGS, GRAND, SPOUSE].map(({ source }) => source).join('|'), 'i'),
  },
  { name: 'animals', asked: ANIMALS, told: ANIMALS },
  {
    name: 'home',
    asked:
      /\b(?:live|living|lived|home|house|flat|apartment|sleep|stay(?:ing)?|place|where you from|based|neighbou?rhood|roof|bed|rent)\b/i,
    told: /\b(?:lives?|living|home|house|flat|apartment|sleeps?|cottage|cabin|rooms?|tower|boat|narrowboat|houseboat|caravan|van|attic|cellar|lodg\w+|above|upstairs|downstairs)\b/i,
  },
  {
    name: 'origin',
    asked:
      /\b(?:from|born|grow(?:n)? up|grew up|accent|originally|native|raised|come here|came here|local|childhood|as a kid|hometown|roots)\b/i,
    told: /\b(?:from|born|grew up|raised|native|half|accent|came|moved|left|childhood|village|dialect|\w+-born|orphan\w*|descend\w+)\b/i,
  },
  {
    name: 'work',
    asked:
      /\b(?:do for (?:a living|work)|job|work|profession|trade|career|occupation|earn|pays?|paid|boss|business|employ\w+|what do you do|what are you)\b/i,
    told: /\b(?:works?|worked|working|job|trade|profession|career|runs? an?|owns? an?|keeps? an?|teach(?:es)?|drives?|repairs?|mends?|sells?|cooks? (?:in|at|for)|trains?|builds?|serves?|guards?|tends?)\b|^(?:(?:I am|[\p{Lu}][\p{L}'-]*,?|she is|he is|they are|now|\d+,) )*(?:an? |the )?(?:[\p{L}-]+ ){0,3}[\p{L}-]+(?:er|or|ist|ian|smith|wright|nurse|chef|cook|guard|captain|mechanic|thief|spy|monk|pirate|clerk|witch|priest|priestess|pilot|medic|doctor|midwife|judge|agent)\b/iu,
  },
  {
    name: 'how long',
    asked:
      /\b(?:how long|since when|how many years|been (?:doing|at|here|in)|when did you (?:start|begin|come|move|arrive)|new (?:here|at|to)|years)\b/i,
    told: /\b(?:since|for (?:\w+ )?(?:years|months|weeks|decades|centuries)|years?|months?|decades?|centur(?:y|ies)|generation|ago|until|first (?:year|week|day))\b/i,
  },
  {
    name: 'before',
    asked:
      /\b(?:before|used to|former(?:ly)?|previous(?:ly)?|past|once|back then|how did you (?:end up|get|become|come|start)|how come you|ever (?:been|done|worked)|always (?:been|a|this|wanted|do|did)|earlier|first job|escaped|other life|former life|proper|real)\b/i,
    told: /\b(?:was|were|had been|used to|former|formerly|ex-?\w*|once|retired|until|before|left|quit|resigned|trained as|turned|gave up|lost|began as|started)\b/i,
  },
  {
    name: 'fear',
    asked:
      /\b(?:afraid|scared|scares?|fear\w*|frighten\w*|terrif\w+|brave|nervous|panic|nightmare|phobia|dread|worr(?:y|ies)|spook\w*|can't handle|dare)\b/i,
    told: /\b(?:afraid|scared|scares?|fears?|frighten\w*|terrif\w+|dreads?|nightmares?|phobi\w+|panics?|nervous|flinch\w*|can(?:no|')t (?:swim|bear|look|be)|never goes|will not|won't|avoids?)\b/i,
  },
  {
    name: 'dislike',
    asked:
      /\b(?:hate|hates|dislike|can't stand|annoy\w*|irritat\w*|pet peeve|drives you (?:mad|crazy)|bothers?|worst|least favou?rite|angry|mad|never do|put you off|disgust\w*|sick of|tired of)\b/i,
    told: /\b(?:hates?|dislikes?|detests?|loathes?|despises?|can(?:no|')t (?:stand|bear|abide)|no patience|irritat\w*|annoy\w*|refuses?|never|tired of|sick of|bored by|distrusts?|suspicious)\b/i,
  },
  {
    name: 'like',
    asked:
      /\b(?:like|love|enjoy|favou?rite|hobb(?:y|ies)|for fun|free time|spare time|off duty|evenings?|weekends?|passion|relax|happy|into|fan of|collect|obsess\w*|weakness|unwind|day off|treat)\b/i,
    told: /\b(?:likes?|loves?|enjoys?|adores?|fond|favou?rite|collects?|obsess\w*|passion\w*|weakness|hobby|plays?|sings?|dances?|reads?|knits?|bakes?|fan|devoted|crazy about|lives? on)\b/i,
  },
  {
    name: 'wish',
    asked:
      /\b(?:wish|wishes|dream\w*|want|hope|one (?:thing|day|wish)|if you could|if (?:the gods|somebody|someone) (?:gave|granted)|plans?|future|goal|ambition|next|saving|retire|granted|longing|miss|missing|have back)\b/i,
    told: /\b(?:wish\w*|dreams?|wants?|hopes?|longs?|would (?:like|love|give)|saving|saves|plans?|means to|intends?|one day|someday|ambition|goal|misses|hoping|waiting)\b/i,
  },
  {
    name: 'food',
    asked:
      /\b(?:eat|eats|food|hungry|dinner|lunch|breakfast|supper|snack|cook|cooking|taste|meal|dish|recipe|sweet|cake|bread|cheese|meat|vegetarian|allergic|diet|bite)\b/i,
    told: /\b(?:eats?|food|hungry|breakfasts?|lunch|dinner|supper|cooks?|bakes?|bread|cheese|cakes?|sweets?|soup|meat|vegetarian|vegan|allerg\w+|chews?|chocolate|honey|wafers?|plums?|rice|noodles?|stew|fruit|onions?|garlic|pickles?|biscuits?|lives on)\b/i,
  },
  {
    name: 'drink',
    asked:
      /\b(?:drink\w*|beer|wine|whisk(?:e)?y|rum|gin|vodka|coffee|tea|espresso|flat whites?|latte|cappuccino|booze|sober|toast|glass|bottle|pint|round|shot|thirsty|drunk|bar|pub)\b/i,
    told: /\b(?:drinks?|drunk|sober|beer|wine|whisk(?:e)?y|rum|gin|vodka|coffee|tea|alcohol|teetotal\w*|bottle|ale|cider|mead|dry since|brandy|sherry)\b/i,
  },
  {
    name: 'looks',
    asked:
      /\b(?:look like|looks?|wear\w*|clothes|dress\w*|hair|eyes|tall|height|tattoo\w*|scar\w*|hands?|face|beard|moustache|teeth|tooth|jewel\w*|ring|hat|coat|glasses|limp|what happened to your|(?:what's|whats) (?:with|wrong with) (?:your|the))\b/i,
    told: /\b(?:tall|short|small|broad|thin|heavy|bald|wears?|hair|eyes|tattoo\w*|scar\w*|hands?|fingers?|face|beard|moustache|teeth|tooth|tusks?|rings?|hat|coat|suit|dress|glasses|limp\w*|lame|missing|prosthetic|freckles?|voice|curls|braids?|plait|horns?|tail|wings?|skin|nose|lips)\b/i,
  },
  {
    name: 'price',
    asked:
      /\b(?:cost|price|how much|charge|fee|pay|paid|afford|expensive|cheap|owe|rate|coins?|money|tip|free|debt|rich|poor|broke)\b/i,
    told: /\b(?:charges?|costs?|price|fee|paid|pays?|owes?|debts?|money|coins?|rent|free|salary|wages|savings?|broke|rich|poor|tips?|gambl\w+)\b/i,
  },
  {
    name: 'time of day',
    asked:
      /\b(?:what time|when do you|early|late|morning|night|wake|get up|sleep|hours|schedule|open|close|start|finish|up at|day off|sunday|every day|due|deadline|hand it in|when is|when's)\b/i,
    told: /\b(?:morning|night|nights|dawn|dusk|noon|midnight|evening|early|late|before (?:ten|nine|eight|seven|six|noon)|until|at (?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d)|sleeps?|wakes?|every (?:day|night|morning|full moon)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|daily|insomni\w+|due|o'clock|weekly)\b/i,
  },
  {
    name: 'skill',
    asked:
      /\b(?:good at|talent|skill|can you|could you|are you able|do you know how|play|sing|dance|swim|fight|read|write|speak|languages?|instrument|trick|teach me|best at|proud|bad at|drive|ride|fly|climb|draw|paint)\b/i,
    told: /\b(?:can|cannot|can't|plays?|sings?|dances?|swims?|fights?|reads?|writes?|speaks?|languages?|knows?|able|gifted|skilled|talent\w*|self-taught|best|never (?:learned|lost|misses)|juggles?|whistles?|drives?|rides?|flies|draws?|paints?|piano|violin|fiddle|guitar|banjo|flute|accordion|harp)\b/i,
  },
  {
    name: 'money or rule',
    asked:
      /\b(?:rules?|allowed|never|always|promise|swear|vow|superstit\w*|lucky|habit|ritual|every (?:day|time|morning|night)|why don't you|won't you|refuse|ban(?:ned)?)\b/i,
    told: /\b(?:rules?|never|always|allowed|forbid\w*|vow\w*|swore|sworn|refuses?|superstit\w*|lucky|habit|ritual|every|each|only|without|insists?|except|won't|will not|banned)\b/i,
  },
  {
    name: 'faith',
    asked: /\b(?:believe|god|gods|religio\w*|pray|church|temple|faith|ghosts?|magic|afterlife|saint|spirit)\b/i,
    told: /\b(?:believes?|gods?|religio\w*|prays?|church|temple|shrine|faith|ghosts?|magic|saint|monk|nun|priest\w*|lapsed|atheist|spirits?|chapel)\b/i,
  },
  {
    name: 'death or loss',
    asked:
      /\b(?:die|died|dead|death|kill\w*|lost|lose|loss|funeral|grave|buried|gone|happened to|go\?|how did you go|accident|end)\b/i,
    told: /\b(?:died|dead|death|kill\w*|lost|late (?:husband|wife|father|mother|brother|sister)|drowned|buried|funeral|grave|murder\w*|missing|vanished|disappeared|widow\w*|accident|war)\b/i,
  },
  {
    name: 'name',
    asked: /\b(?:name|called|call you|nickname|names|alias|known as|title|who is|who's|whos)\b/i,
    told: /\b(?:named?|called|nickname\w*|known as|alias|calls?|under the name|goes by|answers to)\b/i,
  },
  {
    name: 'study',
    asked:
      /\b(?:stud(?:y|ying|ied|ent)|school|university|college|degree|learn\w*|taught|teacher|thesis|books?|exam|train(?:ed|ing)|papers?|qualified|licen[sc]e)\b/i,
    told: /\b(?:stud(?:y|ies|ied|ent|ying)|school|university|college|degree|doctora\w*|learn\w*|taught|self-taught|thesis|apprentic\w*|trained|correspondence|second year|exam|academy|professor|fails?|books?|licen[sc]e)\b/i,
  },
];

/** Where a telling stands for a number, a time, a place or a reason. */
export const reasonTold =
  /\b(?:because|since|so that|so (?:I|she|he|they) can|in order to|after|to (?:find|keep|see|be|get|make|avoid|save|pay|think|prove)|for (?:luck|love|fear|the))\b/i;
