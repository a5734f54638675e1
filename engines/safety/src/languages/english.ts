import { englishHarms } from './english-harms.ts';
import { englishIntimacy } from './english-intimacy.ts';
import { englishMinors } from './english-minors.ts';
import { counted, type Language } from './language.ts';

export const english: Language = {
  code: 'en',
  numbers: {
    ...counted(
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ),
    fivteen: 15,
    fiveteen: 15,
    forteen: 14,
  },
  ordinals: counted(
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth',
  ),
  tens: 'twenty thirty forty fourty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million dozen',
  joiners: 'and',
  names: {
    person: 'i|you|u|she|he|they|who|shes|hes|im|youre|theyre|whos|ur',
    be: 'is|am|are|was|were|s|m|re|r|im|shes|hes|youre|theyre|whos|ur|being|be|been',
    soft: 'only|just|still|both|barely|merely|nearly|almost|about|around|roughly|now|even|exactly|already|actually|really|like|maybe|probably|secretly|supposedly|technically|but|freshly|newly',
    year: 'year|years|yr|yrs|y',
    girl: 'girl|girls|boy|boys|girlie|girly|lad|lass',
    human:
      'someone|somebody|person|partner|girlfriend|boyfriend|lover|virgin|maid|maiden|princess|prince|character|woman|man|female|male|people|cousin|student|pupil|child|kid|teen|daughter|son|sister|brother|stepsister|stepdaughter|stepson|stepbrother|niece|nephew|schoolgirl|schoolboy',
    school: 'high|middle|elementary|primary|grade|grammar|secondary|junior|prep|nursery|boarding',
    young:
      'teen|teens|teenager|teenagers|teenage|teenaged|schoolgirl|schoolgirls|schoolboy|schoolboys|kid|kids|child|children|toddler|baby',
    small: 'little|small|young|tiny|mere|real|teenage',
    trifle:
      'detail|details|scratch|injury|injuries|wound|wounds|problem|problems|issue|issues|change|changes|key|inconvenience|setback|role|roles|part|character|characters|celebrity|noble|poet|miracle|surgery|bug|fix|edit|delay|distraction|point|league|chord|scale|deity|goddess|god|crime|offence|offense|accident|disaster|correction|quibble|note|update|flaw',
    victim:
      'her|him|them|someone|somebody|woman|women|man|girl|girls|boys|stranger|strangers|people|victim|guest|neighbour|neighbor|colleague|coworker|employee|secretary|migrants|runaways|humans|hostage|prisoner',
    method:
      'how|ways|way|methods|method|best|easiest|quickest|painlessly|steps|instructions|guide|tips|manual|tutorial',
    want: 'write|make|create|generate|do|want|need|build|show|describe|continue|post|upload|share|play|give',
    act: 'sex|sexual|intercourse|love|erotic|intimate|mate|mates|mating|copulat*|fornicat*|sexually',
    animal:
      'dog|dogs|puppy|horse|horses|stallion|mare|pony|animal|animals|goat|goats|sheep|pig|pigs|cow|cows|donkey|dolphin|dolphins|monkey|hound|labrador',
    sell: 'sell|selling|sells|sold|rent|renting|trade|trading|auction|auctioning',
    lure: 'traffic|trafficking|traffick|smuggle|smuggling|kidnap|kidnapping|abduct|abducting|lure|luring|recruit|recruiting',
  },
  certainAges: [
    '# {year} old|olds|young|o',
    '# {year} of age',
    '# yo|yearold|yearsold|yrold|yrsold|yold|yro|yos|yearolds',
    '# and a? half|quarter|three {year} old',
    '# month|months old',
    'aged|age|ages {soft}? {soft}? #',
    'age|ages is|was|of|being|equals|at {soft}? #',
    'age|ages between|from #',
    'born {soft}? # {year} ago',
    'born|dob|birth|birthday|birthdate _ _ #year',
    'seen|lived|of {soft}? # summers|winters|springs',
    'sweet sixteen|16',
    '# is|s|was old|young|mature|grown enough',
    'age down|up? to|as|at {soft}? #',
    'my|her|his|their|your|s|the #th birthday',
  ],
  likelyAges: [
    '{person} {be} {soft}? {soft}? #',
    '{person} {be} not even #',
    'im|shes|hes|youre|theyre|whos|ur {soft}? {soft}? #',
    'we are|re|were both|all {soft}? #',
    '{person} turn|turns|turned|turning|look|looks|looked {soft}? #',
    '{person} {be} turning {soft}? #',
    '{girl} of {soft}? #',
  ],
  bareAges: [
    'is|s|was|am|m|be|being|been {soft}? {soft}? #',
    '{person}|me|her|him #',
    '{person} {be} {soft}? # {year}',
    'turn|turns|turned|turning|hit|hits|reached|reaches {soft}? #',
    'look|looks|looking|looked like|as? if|though? {person}? {be}? {soft}? #',
    'appear|appears|appearing|appeared|seem|seems|pass|passes|passing|passed|posing to|for|as? be? {soft}? #',
    'act|acts|acting|dressed|dress|dresses|behaves like|as? {person}? {be}? #',
    'only|just|barely|still|merely|nearly|almost|even {soft}? #',
    '{girl}|{human} who? {be}|of|about? {soft}? {soft}? #',
    'as if|though? {person} were|was {soft}? #',
    'will|ll|gonna|would be {soft}? #',
    '# f|m|female|male|{girl}',
    'f|female|male #',
    'says|said|claims|claimed|admits|admitted|confesses|reveals|revealed {person}? {be}? {soft}? #',
    'mature|experienced|tall|developed|innocent|small|big for {soft}? #',
    'young as #',
    'down|back to age|being? #',
    'make|makes|made|making her|him|me|you|them look? {soft}? #',
  ],
  pastAges: [
    'when|while|since|until|till|before|after|whenever {person} {be}|turned|hit|reached|got {soft}? #',
    'at|by|from|since|around|before|until|after|till the? tender|young? age|ages of? {soft}? #',
    '{person} was|were {soft}? # {year}? old? when|before|until',
    'at|by|around 13|14|15|16|17 i|she|he|you|we',
    'orphaned|abandoned|adopted|started|learned|learnt|began|ran|left|moved|lost|sold|taken|joined|enlisted|married|job|away|home|school|died|arrived|emigrated|debut at|by {soft}? #',
    'on|for|since|before|after|at|until my|her|his|their|our #th birthday',
    'at|by thirteen|fourteen|fifteen|sixteen|seventeen',
    'has|have|had|raising|raises a|an # {year} old',
  ],
  almostAdult: [
    'not|isnt|wasnt|hasnt|havent|arent|aint|t|never yet|even|quite|over|above|turned|reached|legally|hit? #18',
    'almost|nearly|practically|close to? #18',
    'turn|turns|turning|becomes|be #18 next|tomorrow|soon|in|this',
    'until|till|before {person} {be}|turn|turns|turned|hit|hits|become|becomes #18',
    'under|below|beneath|sub the? age? of? #18',
    'younger|less than #18',
    'day|days|week|weeks|month|months|year|years short|shy|away|before|until|till|under|from|to of|from|till? turning|being|her|his|my|your|the? #18|#18th',
    'before|until my|her|his|their|your #18th birthday',
    'under|below|beneath the? legal? age of? consent|majority',
    'not yet|quite? legal yet?',
    'not of legal? age',
    'pretends|pretending|pretend|claims|claiming to be #18',
  ],
  units: `
    o oclock pm am minute minutes min mins hour hours hr hrs h second seconds sec secs day days night nights week weeks
    month months foot feet ft inch inches cm mm km metre metres meter meters mile miles yard yards stone pound pounds
    lb lbs kg kilo kilos g gram grams percent times point points goal goals dollar dollars euro euros bucks cents
    degrees degree gb mb tb kb mhz ghz watt watts volts page pages chapters steps floors levels people persons men women
    friends guests players girls boys kids children cats dogs drinks beers roses tattoos rings candles stars thousand
    hundred million billion dozen x units blocks stops messages comments votes likes replies down up ahead behind left
    late early away short deep tall long wide high ago sizes different things words languages rooms songs books ships
    cards years year`,
  afterAge: `
    and but or so with who when because if today now next this already too tomorrow in on at though although yet going
    only then since wearing dressed again she he i you we they the soon right old last yesterday recently
    named called living from here just not well still barely while where as like that is was has looking to`,
  agedThings: `
    whisky whiskey scotch malt wine rum cognac brandy port bourbon cheese car truck van bike boat ship yacht house
    home flat building cottage castle church tree oak forest dog cat horse mare stallion pony parrot tortoise company
    business firm marriage relationship friendship tradition mystery feud song album film movie book novel laptop
    computer phone sofa couch mattress shirt jeans jacket coat shoes boots camera guitar violin piano recipe law rule
    bottle barrel cask lagavulin laphroaig macallan bread joke grudge debt mortgage mercedes volvo toyota honda ford bmw
    game series band club habit secret scar tattoo startup website blog photo photograph picture painting project
    contract case rivalry curse legend prophecy ring server engine kettle`,
  things: `
    it its that this there we time score price which total answer number temperature page chapter room bus level size
    rent result limit bill distance speed track seat table gate platform line verse rule step version episode season
    part day week month hour date count rank what odds population channel volume unit dose cost fare balance`,
  childActs: [
    'have|has|having|had sex|intercourse',
    'make|makes|making|made love',
    'undress*',
    'are|get|naked naked|undressed|horny',
  ],
  grownUps: 'i we you us me my our adults parents couples couple people she he husband wife partner',
  ...englishMinors,
  ...englishIntimacy,
  ...englishHarms,
};
