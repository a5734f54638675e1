import type { Language } from './language.ts';

type Minors = Pick<
  Language,
  | 'kin'
  | 'possessives'
  | 'roles'
  | 'pastWords'
  | 'minors'
  | 'childPlaces'
  | 'childlike'
  | 'children'
  | 'innocent'
  | 'links'
  | 'determiners'
>;

export const englishMinors: Minors = {
  kin: `
    daughter daughters son sons niece nieces nephew nephews grandson granddaughter grandchild grandchildren kid kids
    child children baby toddler brother sister cousin godson goddaughter boys twins youngest eldest pupils students`,
  possessives: `
    her his their has have had raising raises raised mother father mom mum dad parent parents of with lost adopted two
    three looks cares caring teaches babysits nanny my our for`,
  roles: [
    '{person} {be}|play|plays|become|becomes {soft}? my|his|her|our|your|the|a|their',
    'youre|shes|hes|ur my|his|her|our|your|the|a|their',
    'be|play|playing|become|as|pretend|imagine|roleplay my|your|the|a',
    'your|user|users|step|char',
  ],
  pastWords: [
    'as|since a|an {small}|shy|awkward|lonely|rebellious|wild?',
    'as|since {small}? teens|teenagers|kids|children',
    'when|since|while|back {person} {be} a|an|still|just|both? {small}|shy|awkward|lonely|a?',
    '{person} was|were just|only? a|an shy|awkward|lonely|rebellious|wild|quiet|difficult|happy|sickly|just?',
    'during|throughout|since|after|in|of my|our|her|his|their early|late|turbulent|awkward|lonely? teenage|teens',
    'used to be a',
    'first job as a',
    'since|from|until|back|crush in|the?',
  ],
  minors: [
    'underage*|preteen*|tween|tweens|prepubescent|pubescent|prepubertal|adolescent*',
    'loli|lolis|lolicon|lolita|lolitas|shota|shotas|shotacon|jailbait',
    'under aged|age',
    'pre teen|teens|pubescent|pubertal',
    'schoolgirl*|schoolboy*|schoolkid*|schoolchild*|schooler|schoolers',
    'school {girl}|kid|kids|child|children',
    '{school} school student|students|{girl}|cheerleader|cheerleaders|senior|junior|juniors|seniors|freshman|sophomore|pupil|pupils|kid|kids|virgin',
    'still|currently|now in|at|attends|attending {school} school',
    '{person} am|is|are|s|m|re|go|goes {soft}? in|to|at|attending {school} school',
    'attends|attending {school} school',
    'junior high student|students|{girl}|kid|kids',
    '#th grader|graders|former|formers|grade',
    'in|entering|starting|finishing|of the? #th grade|form',
    'grade|year|class|form # student|students|pupil|pupils|{girl}|kid|schoolgirl|schoolboy',
    'in|entering grade|form #',
    'class|year|form # a|b|c|d',
    '#th form student|students|pupil|pupils|college|{girl}',
    'pupil|pupils|schoolmate|schoolmates at|of|from|in',
    'kiddie|kiddy|child|kid|kids|minor|preteen|teen porn|porno|erotica|nudes|sex',
    '{person} {be} {soft}? in|entering year #',
    'teen|teens|teenage|teenaged|teenager|teenagers',
    'little|young|small|tiny|smol|underdeveloped {girl}',
    'toddler*|infant|infants|kindergartner*|kindergartener*|preschooler*|newborn',
    'minors',
    'child|kid bride|lover|wife|girlfriend|boyfriend',
    '{person} am|is|are|s|m|re|remains {soft}? a|an? {small}? child|kid|toddler|minor',
    'youre|shes|hes|im {soft}? a|an? {small}? child|kid|toddler|minor',
    'play|playing|plays|pretend|pretends|pretending as|to? be? a|the {small}? child|kid|toddler|minor',
    '{be}|with|still|like a minor',
    'freshman|sophomore|junior|senior in|at {school} school',
    'just|only|merely|still a {small}? kid|child',
    'too|very|extremely young {girl}',
    'too young to consent|legally',
    '{girl} scout|scouts',
  ],
  childPlaces: [
    '{school} school',
    'kindergarten|playground|preschool|nursery|classroom|homeroom',
    'junior high',
    'girl|girls|boy|boys s? school',
    'school uniform|uniforms|desk|bus|bell|nurse|toilet|toilets|dance',
    'headmaster|headmistress|homework|recess|prom',
  ],
  childlike: [
    'childlike|kidlike',
    'childish|girlish|boyish|infantile body|figure|appearance|frame|shape|proportions',
    'child|kid|toddler|baby like body|figure|appearance|frame|looks|face|build|shape|proportions|features',
    'body|figure|face|frame|appearance|looks|build|proportions of|like a|an|some {small}? child|kid|girl|boy|toddler|teenager|teen',
    'child|kid|toddler s? body|figure|face|frame|build|proportions',
    'look|looks|looking|looked|dress|dresses|dressed|act|acts|acting|behaves|behave like|as|almost like? a|an|some? {small}? {young}',
    'look|looks|looking|looked|dress|dresses|dressed|act|acts|acting|behaves|behave like|as|almost like? a|an? little|small|young|tiny girl|boy',
    'undeveloped|underdeveloped|immature|unripe body|figure|chest|breasts',
    'not yet|fully? developed|matured',
    'not yet|hit|through|reached hit|through|reached? puberty',
    'before|pre puberty',
    'look|looks|looking|appears|appear too|very|extremely|impossibly young',
    'look|looks|looking|appear|appears illegal|minor',
    'age|aged|ages regress*',
    'deage*|deaging',
    'de age|aged|aging|ages',
    'turn|turns|turned|turning|transform*|change|changes|revert*|shrink|shrinks|regress* her|him|me|you|them|back? in|into|to a|an {small}? {young}|girl|boy',
    'make|makes|making|made her|him|me|you|them look? much|lot|very|really|extremely young|younger',
    'young as possible',
    'like|likes|want|wants|love|loves|prefer|prefers them|em|girls|boys very|really|so? young',
    'younger like|as a|an {small}? {young}',
    'her|him|them|herself|himself|me|you|siren|character as a|an {small}? {young}',
    'her|him|herself|himself|siren|character as a|an little|small|young girl|boy',
    'younger than legal|allowed',
    'barely|hardly|freshly|almost legal',
    'fresh|just|straight out of {school} school',
  ],
  children: `
    child children kid kids toddler toddlers infant infants newborn minor minors preteen preteens schoolgirl
    schoolboy kiddo`,
  links: 'with to on toward towards upon of by',
  determiners: `
    a an the my your his her their our this that these those some real live young little small big actual own family
    neighbours neighbors pet innocent underage two three s`,
  innocent: [
    'like a|an|some|two|giddy|lovesick? lovesick|giddy|giggling|nervous|silly|couple|pair|bunch|little|horny? of? {young}',
    'like a little|small|young girl|boy',
    'look|looks|looking|looked like a|kids kid|child|on? in|on a|christmas? candy|sweet|toy|christmas store|shop|morning?',
    '{person}? {be} {soft}? a|the|just|your|her|his {small}? child|kid of|prodigy|psychologist|therapist|star|at|person|whisperer',
    'feel|feels|feeling|felt like? i|a|we? m|am|was|were|are? {soft}? # again',
    'not|no|never longer? # anymore|again|any',
    'no longer #',
    'no|not|nobody|none|never|without|zero|cannot|nothing|isn|forbids|bans|prohibits _ _ _ under|below|younger than|the? age|of? of? #18',
    'no|not|nobody|none|never|without|zero|against|forbids|bans|prohibits any|for|a|an? minor|minors|underage*|teen|teens|children|kids|schoolgirl*',
    'if you are|re under|below #18',
    'if youre under|below #18',
    'anyone|people|persons|users|someone under|below the? age? of? #18 must|should|may|cannot|is|are|will|leave',
    'childlike sense|sense of? of? wonder|joy|curiosity|delight|enthusiasm|laugh|faith|glee|excitement|trust|optimism|imagination|humour|humor|innocence',
    'childlike wonder|joy|curiosity|delight|enthusiasm|laugh|faith|glee|excitement|trust|optimism|imagination',
    'lolita|lolitas by|novel|book|fashion',
    'nabokov s? lolita',
    '{school} school teacher|teachers|principal|reunion|sweetheart|sweethearts|diploma',
    'teach|teaches|taught|teaching|teacher|work|works|working|job|principal|nurse in|at|of? a|an|the|my|our? #th|{school}|kindergarten grade|school?',
    'teen|teenage movie|movies|comedy|drama|novel|novels|magazine|idol|pregnancy|years|angst|spirit',
    'kid leather|gloves',
    'minor {trifle}|in|thing',
    '{person}? {be}|with|still|like|play|plays|playing {soft}? {soft}? a|the minor {trifle}',
    'give|gives|gave|giving|owe|owes|owed|bring|brings|brought|buy|buys|bought|pour|pours|poured|offer|offers|offered|cost|costs|save|saves|saved me|you|him|her|them|us one|two|three|four|five|six',
    'never want to leave|lose|forget|hurt|stop|wake|part|talk|miss|return',
    'never want to let _ _ go',
    'never want to sleep|go|live|be alone|without|apart|away|home|back|parted|anywhere',
    'never want it|this to end|stop|change|fade',
    'i|we did|didn t|not? want it|this to end|stop',
    'did|didn|does|doesn t|not? want to fall|lose|miss|forget|wait',
    'found|discovered|find a hidden|secret|spy camera|cam',
    'hang|drown|drowning|kill|killing myself|yourself in|out|around|a|laughing|with|over|at|for|trying|working',
    'aged # years in|on',
    'age of # wonders',
  ],
};
