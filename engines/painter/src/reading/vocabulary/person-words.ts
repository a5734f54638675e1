import type { FacialHair } from '../../head/beard.ts';
import type { AncestryName } from '../../people/ancestry.ts';
import type { BuildName } from '../../people/body-plan.ts';
import type { ExpressionName } from '../../people/expressions.ts';
import type { SkinName } from '../../people/palette.ts';

/** Phrases for skin colours; single colour words are in COLOUR_WORDS. */
export const SKIN_WORDS: Partial<Record<SkinName, string>> = {
  porcelain: 'fair complexion pale|ghostly pale|pale skinned|pale complexion',
  fair: 'fair skinned|light skinned|fair complexion|light complexion|creamy skin',
  rosy: 'ruddy|ruddy skinned|rosy cheeked|rosy complexion',
  olive: 'olive skinned|olive complexion|olive toned',
  golden: 'honey skinned|golden skinned',
  tan: 'tan skinned|tanned skin|weathered skin|sunburnt|sunburned',
  bronze: 'bronze skinned|copper skinned|caramel skinned|caramel skin',
  brown: 'brown skinned|medium brown skin|light brown skin',
  umber: 'dark skinned|dark complexion|dark brown skin|deep brown skin|chocolate skin',
  ebony: 'ebony skinned|black skinned|very dark skin|deep skin|very dark skinned',
  blue: 'blue skinned',
  green: 'green skinned',
  lavender: 'purple skinned|lavender skinned',
  red: 'red skinned',
  grey: 'grey skinned',
};

export const ANCESTRY_WORDS: Record<AncestryName, string> = {
  'north european':
    'caucasian|white woman|white man|white person|european|nordic|scandinavian|norwegian|swedish|danish|finnish|icelandic|irish|scottish|welsh|english|british|german|dutch|slavic|russian|polish|ukrainian|french|celtic|viking|american woman|american man',
  mediterranean: 'mediterranean|italian|spanish|greek|portuguese|sicilian|maltese|croatian|romani',
  'middle eastern':
    'middle eastern|arab|arabic|arabian|persian|iranian|turkish|lebanese|egyptian|moroccan|syrian|iraqi|jewish|israeli|armenian|kurdish|berber|algerian|tunisian',
  'south asian':
    'south asian|indian|desi|pakistani|bengali|bangladeshi|punjabi|sri lankan|tamil|nepali|nepalese|gujarati',
  'east asian': 'east asian|asian|chinese|japanese|korean|taiwanese|mongolian|tibetan',
  'southeast asian':
    'southeast asian|south east asian|thai|vietnamese|filipino|filipina|indonesian|malay|malaysian|cambodian|burmese|balinese',
  'west african':
    'african|west african|african american|afro caribbean|caribbean|black woman|black man|black person|black british|nigerian|ghanaian|jamaican|senegalese|haitian|congolese|cameroonian',
  'east african': 'east african|ethiopian|eritrean|somali|kenyan|sudanese|ugandan|nubian|rwandan|tanzanian',
  latin:
    'latin|latina|latino|latinx|latine|hispanic|mexican|brazilian|colombian|cuban|argentinian|argentine|puerto rican|venezuelan|chilean|dominican',
  pacific: 'pacific islander|polynesian|hawaiian|maori|samoan|tongan|fijian|melanesian|aboriginal|micronesian',
  'indigenous american': 'native american|indigenous|first nations|inuit|navajo|cherokee|peruvian|quechua|andean|mayan',
  mixed: 'mixed race|mixed heritage|biracial|multiracial|mixed ethnicity|multiethnic|afro latina|afro latino|mixed',
};

export const BUILD_WORDS: Record<BuildName, string> = {
  slim: 'slim|slender|thin|skinny|lean|lithe|willowy|svelte|petite|lanky|wiry|delicate build|waifish|gaunt|bony',
  average: 'average build|average body|medium build|normal build|average',
  athletic: 'athletic|fit|toned|sporty|well built|defined muscles|swimmer|dancer build|in shape',
  curvy: 'curvy|voluptuous|hourglass|buxom|full figured|curvaceous|busty|rubenesque|shapely|thick',
  muscular:
    'muscular|buff|ripped|jacked|brawny|strapping|bodybuilder|very muscular|powerful build|powerfully built|strong build|burly|broad shouldered|broad shoulders',
  stocky: 'stocky|sturdy|solid build|thickset|barrel chested|compact build|dad bod',
  large:
    'large|plus size|plus sized|fat|chubby|heavy|heavyset|heavy set|big bodied|overweight|plump|fuller figured|fuller figure|round bodied|stout|obese|bbw',
};

export const EXPRESSION_WORDS: Record<ExpressionName, string> = {
  neutral: 'neutral|neutral expression|expressionless|blank expression|deadpan|calm|relaxed|composed|stoic',
  'soft smile':
    'soft smile|gentle smile|slight smile|faint smile|small smile|warm|warm smile|kind|kind smile|friendly|kindly|welcoming|gentle',
  smile: 'smile|smiling|smiles|happy|cheerful|content|pleased|bright smile|sunny smile|joy',
  grin: 'grin|grinning|broad smile|big smile|wide smile|toothy|toothy smile|beaming|joyful|excited|delighted|radiant smile|ecstatic',
  laugh: 'laugh|laughing|laughs|laughter|mirthful|giggling|amused laughter',
  smirk:
    'smirk|smirking|smug|sly|sly smile|knowing smile|crooked smile|half smile|lopsided smile|wry|wry smile|amused|mocking',
  playful: 'playful|mischievous|teasing|cheeky|impish|flirty|flirtatious|coy|coquettish|mischief',
  wink: 'wink|winking|winks',
  confident: 'confident|proud|self assured|assured|bold|regal|determined|resolute|noble|haughty|dignified|cool|brave',
  sultry:
    'sultry|seductive|sensual|alluring|smouldering|smoldering|bedroom eyes|come hither|sexy|lustful|inviting|enticing|tempting|pouting|pouty|pout',
  dreamy: 'dreamy|daydreaming|wistful|faraway look|longing|romantic|starry eyed|ethereal|enchanted',
  pensive:
    'pensive|thoughtful|contemplative|brooding|deep in thought|reflective|lost in thought|curious|introspective|mysterious|enigmatic',
  serene: 'serene|eyes closed|closed eyes|meditating|asleep|sleeping|peaceful|blissful|tranquil',
  serious:
    'serious|solemn|grave|focused|intense|intense gaze|earnest|concentrated|unsmiling|reserved|cold|icy stare|aloof|distant|bored',
  stern:
    'stern|strict|frown|frowning|disapproving|severe|grim|grumpy|scowl|scowling|annoyed|skeptical|sceptical|suspicious',
  angry: 'angry|furious|enraged|rage|raging|glaring|snarling|wrathful|mad',
  fierce: 'fierce|menacing|fearsome|threatening|defiant|dangerous|wild eyed|predatory|feral|warlike',
  sad: 'sad|sorrowful|melancholy|melancholic|mournful|tearful|crying|weeping|unhappy|downcast|gloomy|lonely|depressed|tragic',
  shy: 'shy|bashful|blushing|timid|embarrassed|demure|modest|nervous|flustered|anxious|worried',
  surprised: 'surprised|shocked|astonished|amazed|startled|wide eyed|in awe|awed|scared|afraid|frightened',
  tender: 'tender|loving|affectionate|caring|adoring|compassionate|motherly|fatherly|empathetic|sympathetic',
};

export const FACIAL_HAIR_WORDS: Record<FacialHair, string> = {
  none: 'clean shaven|cleanshaven|smooth shaven|beardless|shaved face|hairless face|clean shaved',
  stubble:
    'stubble|stubbled|stubbly|five o clock shadow|designer stubble|scruff|scruffy beard|unshaven|light beard|scruffy face',
  moustache: 'moustache|handlebar moustache|moustached|pencil moustache|moustachioed',
  goatee: 'goatee|van dyke|vandyke|soul patch|chin beard|chinstrap|chin strap',
  'short beard':
    'beard|short beard|trimmed beard|neat beard|well groomed beard|bearded|groomed beard|close beard|cropped beard|sideburns|mutton chops',
  'full beard': 'full beard|thick beard|bushy beard|lumberjack beard|heavy beard|big beard|fully bearded|wild beard',
  'long beard': 'long beard|very long beard|wizard beard|flowing beard|braided beard|dwarven beard',
};

/** Ages by word; `readAge` reads numbers. There are no words for childhood: every figure is an adult. */
export const AGE_WORDS: Record<number, string> = {
  26: 'young|youthful|young adult|twenty something|twentysomething|in her twenties|in his twenties|in their twenties|twenties|college age',
  33: 'thirties|thirty something|thirtysomething|thirtyish',
  44: 'middle aged|mature|forties|forty something|fortysomething|milf|dilf',
  54: 'fifties|fifty something|older woman|older man|older|silver fox|matronly|late middle age',
  66: 'sixties|old|elderly|aged|senior|grandmother|grandmotherly|grandfather|grandfatherly|granny|retired|grandma|grandpa',
  74: 'seventies|eighties|ancient|very old|wizened|venerable|nineties|crone|time worn',
};
