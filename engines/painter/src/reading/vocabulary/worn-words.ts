import type { WornName } from '../../worn/all-worn.ts';

/** Words for accessories, carried things and bodily marks. */
export const WORN_WORDS: Record<WornName, string> = {
  'round glasses':
    'round glasses|glasses|spectacles|eyeglasses|bespectacled|wire rimmed glasses|wire rims|eyewear|specs|circular glasses|john lennon glasses|wire framed glasses',
  'square glasses':
    'square glasses|thick rimmed glasses|horn rimmed glasses|black framed glasses|rectangular glasses|geeky glasses|nerdy glasses|thick framed glasses|hipster glasses|horn rims|safety glasses|large glasses|big glasses|thick glasses',
  'cat-eye glasses': 'cat eye glasses|cat s eye glasses|retro glasses|vintage glasses|librarian glasses|cateye glasses',
  'reading glasses': 'reading glasses|half moon glasses|half moon spectacles|half rim glasses|pince nez',
  sunglasses:
    'sunglasses|shades|dark glasses|aviators|aviator sunglasses|tinted glasses|goggles|mirrored sunglasses|visor',
  monocle: 'monocle',
  eyepatch: 'eyepatch|eye patch|missing eye|one eyed',
  'wide-brimmed hat':
    'wide brimmed hat|wide brim hat|sun hat|sunhat|floppy hat|straw hat|hat|bonnet|picture hat|large hat|panama hat',
  fedora: 'fedora|trilby|detective hat|bowler hat|bowler|homburg|porkpie hat|newsboy cap|flat cap|cap|baseball cap',
  'cowboy hat': 'cowboy hat|stetson|western hat|cowgirl hat',
  'top hat': 'top hat|stovepipe hat|silk hat',
  'witch hat': 'witch hat|witch s hat|pointed hat|wizard hat|wizard s hat|pointy hat',
  beret: 'beret|french hat|artist s hat',
  beanie: 'beanie|knit cap|knitted cap|woolly hat|wool hat|bobble hat|toque|winter hat|knit hat|stocking cap',
  'captain hat':
    'captain hat|captain s hat|sailor hat|peaked cap|officer cap|officer s cap|police hat|pilot hat|navy cap|sailor cap|military cap|captain s cap',
  tricorn: 'tricorn|tricorne|pirate hat|pirate s hat|tricorn hat|bicorne',
  crown: 'crown|royal crown|golden crown|crowned|coronet',
  tiara: 'tiara|diadem|jewelled tiara|jeweled tiara|bridal tiara',
  'flower crown':
    'flower crown|floral crown|wreath|garland|laurel wreath|crown of flowers|flower wreath|laurel|crown of leaves|flower garland|flowers in her hair|flowers in his hair|flowers in their hair|flowers in hair',
  headband: 'headband|hairband|alice band|hair band|sweatband|bandeau',
  headscarf:
    'headscarf|head scarf|bandana|bandanna|turban|head wrap|headwrap|gele|kerchief|durag|do rag|hair wrap|silk scarf on head',
  hijab: 'hijab|niqab|wimple|nun s habit|habit|islamic headscarf|khimar|chador',
  hood: 'hood|hooded|hood up|raised hood',
  veil: 'veil|bridal veil|veiled|wedding veil|mourning veil|lace veil',
  headphones: 'headphones|headset|earphones|earbuds|ear defenders',
  circlet:
    'circlet|forehead jewel|bindi|maang tikka|browband|head chain|head jewellery|third eye gem|forehead gem|jewel on her forehead|headpiece|jewelled headpiece',
  flower:
    'flower|flower in hair|flower in her hair|flower in his hair|rose in hair|rose in her hair|hibiscus|orchid in hair|lily in hair|flower behind ear|flower behind her ear|flower behind his ear|hair flower|blossom in hair|hibiscus flower',
  ribbon:
    'ribbon|bow in hair|hair bow|hair ribbon|hair clip|hairclip|hairpin|barrette|hair pin|hair accessory|hair clips|scrunchie|bow in her hair',
  hoops: 'hoop earrings|hoops|hoop earring|earrings|earring|large earrings|big earrings',
  studs:
    'stud earrings|studs|ear studs|small earrings|diamond earrings|ear piercings|ear piercing|pierced ears|diamond studs|ear cuff',
  drops:
    'drop earrings|dangling earrings|dangle earrings|chandelier earrings|long earrings|tassel earrings|feather earrings|dangly earrings|crystal earrings',
  'pearl earrings': 'pearl earrings|pearl earring|pearl studs',
  pendant:
    'pendant|necklace|amulet|locket|talisman|medallion|cross necklace|crystal necklace|gem necklace|pendant necklace|jewellery|gemstone necklace|rosary|dog tags|key necklace|jewelled necklace',
  chain:
    'chain|gold chain|silver chain|thin necklace|delicate necklace|layered necklaces|chains|layered necklace|delicate chain|gold chains|necklaces',
  pearls: 'pearls|pearl necklace|string of pearls|strand of pearls',
  beads:
    'beads|beaded necklace|bead necklace|prayer beads|lei|flower lei|wooden beads|tribal necklace|beaded necklaces',
  'shell necklace': 'shell necklace|seashell necklace|shells necklace|necklace of shells|puka shells|coral necklace',
  choker:
    'choker|collar necklace|velvet choker|black choker|lace choker|leather choker|leather collar|spiked choker|spiked collar',
  scarf:
    'scarf|muffler|neckerchief|neck scarf|ascot|cravat|silk scarf|wool scarf|knitted scarf|cowl|feather boa|pashmina|neck gaiter|woolen scarf|woollen scarf',
  'nose ring':
    'nose ring|nose piercing|septum piercing|septum ring|nose stud|pierced nose|septum|bull ring|nath|piercings|facial piercings',
  'lip ring': 'lip ring|lip piercing|labret|pierced lip|snakebites|snake bites|lip stud',
  'brow piercing': 'eyebrow piercing|brow piercing|pierced eyebrow|eyebrow ring|eyebrow stud',
  freckles:
    'freckles|freckled|freckly|dusting of freckles|light freckles|freckled cheeks|freckled nose|freckled face|freckled skin',
  mole: 'mole|beauty mark|beauty spot|birthmark|birth mark|beautymark|moles',
  dimples: 'dimples|dimpled|dimple|dimpled cheeks',
  scar: 'scar|scars|scarred|facial scar|scar across|battle scar|battle scars|burn scar|scarring|scar over eye',
  vitiligo: 'vitiligo|skin patches',
  'face paint':
    'face paint|war paint|warpaint|tribal markings|face markings|painted face|facial markings|tribal paint|body paint|markings|clown makeup|face painting|glitter makeup|facepaint',
  tattoo:
    'tattoo|tattoos|tattooed|inked|neck tattoo|sleeve tattoo|face tattoo|tribal tattoo|tribal tattoos|full sleeve|ink|runes|rune tattoos|arm tattoo|glowing tattoos|floral tattoo|sleeve tattoos|back tattoo|henna|mehndi',
  'swept horns': 'horns|demon horns|horned|curved horns|dragon horns|long horns|devil horns|oni horns|black horns',
  'ram horns': 'ram horns|ram s horns|curled horns|spiral horns|goat horns|curling horns|sheep horns|satyr horns',
  'small horns': 'small horns|tiny horns|little horns|horn nubs|unicorn horn|single horn|short horns',
  antlers: 'antlers|deer antlers|stag antlers|antlered|deer horns',
  antennae: 'antennae|antenna|feelers|insect antennae',
  'cat ears':
    'cat ears|kitty ears|animal ears|cat like ears|feline ears|bear ears|wolf ears|lion ears|dog ears|bat ears|mouse ears',
  'fox ears': 'fox ears|bunny ears|rabbit ears|vulpine ears|kitsune ears',
  'ear fins': 'ear fins|fins|finned ears|fin ears|webbed ears|fish ears|fin like ears',
  'feather wings': 'wings|angel wings|feathered wings|feather wings|white wings|black wings|bird wings|winged',
  'bat wings': 'bat wings|demon wings|dragon wings|leathery wings|devil wings|bat like wings',
  'fairy wings':
    'fairy wings|butterfly wings|dragonfly wings|translucent wings|gossamer wings|insect wings|moth wings|faerie wings|iridescent wings',
  'fox tail': 'fox tail|tail|cat tail|bushy tail|fluffy tail|wolf tail|nine tails|tails|furry tail',
  'devil tail':
    'devil tail|demon tail|pointed tail|spaded tail|barbed tail|succubus tail|arrow tail|lizard tail|dragon tail',
  'fish tail': 'fish tail|mermaid tail|merfolk tail|mermaid s tail|scaled tail|fishtail',
  sword:
    'sword|blade|katana|rapier|longsword|broadsword|greatsword|weapon|dagger|sabre|saber|cutlass|axe|scimitar|weapons|swords',
  staff:
    'staff|wizard staff|magic staff|sceptre|scepter|spear|trident|halberd|walking stick|polearm|quarterstaff|shepherd s crook',
  bow: 'bow|longbow|bow and arrow|archer s bow|recurve bow|quiver|bow and arrows|crossbow|hunting bow',
  umbrella: 'umbrella|parasol|paper umbrella|sunshade',
  scales:
    'scales|scaled skin|scaly|fish scales|dragon scales|snake scales|reptilian|scaly skin|iridescent scales|shimmering scales',
  gills: 'gills|neck gills',
  luminous:
    'bioluminescent|bioluminescence|glowing skin|luminous|luminous skin|glowing markings|luminescent|glowing freckles|starry skin|glowing spots|sparkling skin|glowing runes|glowing patterns',
  cybernetic:
    'cybernetic|cyborg|robotic|android|cybernetics|mechanical parts|prosthetic|robot|cyberpunk implants|circuitry|bionic|mechanical|cybernetic implants|robotic arm|cybernetic arm|cybernetic eye|synthetic skin',
  'glowing eyes':
    'glowing eyes|luminous eyes|burning eyes|eyes that glow|shining eyes|glowing gaze|eyes glow|fiery eyes|eyes glowing',
  fangs: 'fangs|vampire teeth|sharp teeth|vampire fangs|fanged|sharp canines|tusks|pointed teeth',
  halo: 'halo|ring of light|aureole|nimbus|angelic halo',
  raven:
    'raven on shoulder|pet raven|crow|a raven|crow on shoulder|raven companion|raven familiar|raven on her shoulder|raven on his shoulder|black bird',
  owl: 'owl|owl on shoulder|pet owl|snowy owl|owl companion|hawk|falcon|eagle',
  parrot: 'parrot|parrot on shoulder|macaw|cockatoo|pet parrot|parakeet|tropical bird',
  book: 'book|books|tome|grimoire|spellbook|spell book|journal|novel|holding a book|open book|notebook|scroll|scrolls|ledger|diary',
  cup: 'cup|mug|coffee|tea|teacup|coffee cup|cup of tea|cup of coffee|hot chocolate|mug of tea|latte|teapot|coffee mug',
  wine: 'wine glass|glass of wine|red wine|goblet|champagne glass|cocktail|glass of champagne|chalice|whiskey glass|drink|martini|wineglass|beer|tankard|ale',
  lantern: 'lantern|oil lamp|torch|lamp in hand|hurricane lamp|holding a lantern',
  candles: 'candle|candles|candelabra|candle in hand|candlestick',
  bouquet:
    'bouquet|roses|rose|flowers|bunch of flowers|sunflower|sunflowers|tulips|lilies|peonies|holding flowers|single rose|wildflowers|lavender bunch|holding a rose|red rose|red roses|flower bouquet',
  potion: 'potion|potions|vial|flask|elixir|potion bottle|alchemy|alembic|poison bottle|phial|magic potion',
  microphone: 'microphone|mic|singing|holding a microphone',
  orb: 'orb|crystal ball|magic orb|crystal|glowing orb|scrying|magic|spell|casting a spell|fireball|magic spell|ball of light',
  shell: 'shell|seashell|conch|conch shell|shells|seashells|nautilus',
  camera: 'camera|photographer|vintage camera|polaroid|film camera|dslr',
  chess: 'chess|chess piece|chess pieces|chessboard|playing chess',
  lute: 'lute|guitar|violin|cello|ukulele|mandolin|harp|acoustic guitar|electric guitar|fiddle|lyre|bass guitar|musical instrument|banjo|sitar',
};

/** Words that are too ambiguous to count in a description; they are read in an appearance only. */
export const VAGUE_IN_STORIES: readonly WornName[] = [
  'ribbon',
  'cup',
  'wine',
  'orb',
  'tattoo',
  'chain',
  'book',
  'hood',
  'crown',
  'scar',
  'sword',
  'bow',
  'flower',
  'bouquet',
  'cat ears',
  'headband',
  'circlet',
  'scales',
  'shell',
  'fox tail',
  'camera',
  'mole',
  'candles',
  'lantern',
  'swept horns',
  'halo',
  'luminous',
  'glowing eyes',
  'feather wings',
  'studs',
  'beads',
  'pearls',
  'umbrella',
];
