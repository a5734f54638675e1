import type { Setting, Trait } from '../bank/bank.ts';

/** Beginnings of words that speak for a trait. */
export const traitWords: Record<Trait, string> = {
  warm:
    'warm kind gentle tender caring motherly loving affection sweet generous comfort soft-hearted nurtur healer nurse ' +
    'welcoming cosy cozy patient hug friendly compassion baker soothing nanny hospitable good-natured',
  playful:
    'playful mischiev tease teasing cheeky silly joke joking giggl prank fun funny witty sassy flirt bubbly cheerful ' +
    'trickster imp jester clown energetic bouncy laugh lively quirky sunny joyful spontan',
  bold:
    'bold brash brave confident fearless reckless daring cocky proud fierce passionate loud adventur rebel warrior ' +
    'pirate fighter swagger seduct sultry blunt headstrong gladiator thrill danger cunning ambitio outlaw',
  shy:
    'shy timid quiet bashful awkward introvert blush nervous anxious stammer stutter reserved soft-spoken modest ' +
    'hesita mumbl self-conscious wallflower meek demure fidget lonely',
  stern:
    'stern strict demanding severe cold commanding discipline dominant dominatrix cruel harsh unforgiving imperious ' +
    'no-nonsense ruthless exacting general commander bossy tough icy aloof haughty judge teacher instructor',
  wise:
    'wise sage ancient elder patient philosoph calm serene mentor thoughtful grandmother monk shaman priest ' +
    'immortal seasoned guide oracle weathered measured druid',
  melancholy:
    'melanchol sad lonely grief griev widow mourning haunted brooding wistful sorrow tragic regret gloomy ' +
    'depress exile ghost nostalg heartbroken weary drowned',
  dreamy:
    'dreamy dreamer whimsical poetic ethereal artist romantic fairy fey fae moon mermaid nymph head-in-the-clouds ' +
    'imaginati painter spirit distracted musician enchant elf elven siren',
  learned:
    'learned scholar scholarly professor librarian bookish intellectual clever genius scientist historian academic ' +
    'literate doctor researcher astronom alchem botan archaeolog curious studious detective bookbinder nerd engineer ' +
    'logical analytic inventor linguist lawyer philosoph books',
  rough:
    'gruff rugged swear foul-mouth curse mechanic soldier mercenary smuggler brawl scarred blacksmith orc dwarf ' +
    'grumpy crude coarse blunt hard-drinking docker miner trucker biker lumberjack barbarian farmer hunter ' +
    'fisherm fishwife bartender barkeep cranky grease',
  elegant:
    'elegant refined aristocrat noble lady duchess countess queen princess graceful polite courtly sophisticated ' +
    'baroness victorian gentleman lord opera ballet etiquette haughty vampire posh cultured formal impeccable silk ' +
    'courtesan diplomat prince king butler couture',
  mysterious:
    'myster enigma secret cryptic shadow witch vampire spy stranger riddle dark occult masked assassin thief ghost ' +
    'fortune oracle seer veil sorcer demon curse unknown hidden phantom detective cat-burglar medium tarot',
};

/**
 * Words that speak for a place, each with its plural; one with * stands for all that begin with it. One with ? often
 * means something else (a flat voice, a night court, a radio station): it counts only beside another word for the place.
 */
export const settingWords: Record<Setting, string> = {
  sea: 'sea ocean* coast* beach* harbour harbor shore* seashore lighthouse mermaid siren tide tidal island* wave? reef fisher* cliff seagull gull salt? seaside',
  city: 'city cities town street urban apartment flat? office subway metro london* paris parisian tokyo york rooftop taxi club? nightclub detective neon downtown skyscraper',
  forest:
    'forest* wood? woods woodland* tree elf elves elven druid* hunter? huntress wolf wolves grove fairy? fairies fae nymph ranger? cabin? moss mossy dryad lumberjack witch?',
  mountain:
    'mountain* peak? snow snowy glacier alpine alps climber climb? summit? cave? dwarf highland* monk monastery avalanche',
  tavern:
    'tavern inn bar pub barkeep* bartender barmaid alehouse saloon brewer* innkeeper whisky? whiskey? ale cafe café',
  ship: 'ship sailor pirate* captain? boat crew? deck? smuggler? navy vessel? submarine submersible sail? helm? freighter',
  library:
    'librar* bookbind* bookshop* bookstore booksell* book? scholar* archiv* professor scribe university manuscript',
  castle:
    'castle queen king princess* prince knight court? throne palace duchess countess tower? royal noble? nobleman noblewoman vampire manor dragon?',
  desert: 'desert sand? dune oasis nomad* caravan? camel bedouin canyon sun-baked cowboy outlaw?',
  stars:
    'star? starship starlight space? planet* galaxy galaxies galactic astronom* alien orbit* astronaut* spaceship spacecraft moon? comet? android station? cosmic observatory telescope',
  workshop:
    'workshop forge blacksmith* mechanic inventor carpenter* clockmak* tinker* engine engineer* garage potter? pottery bookbind* tailor alchem* watchmak* lab laboratory sculptor studio?',
  garden: 'garden* flower florist bee beekeep* herb orchard rose? greenhouse botan* farm farmer farmhouse vineyard',
  stage:
    'stage? theatre theater actor actress* singer dancer opera ballet ballerina circus* musician cabaret band? rockstar pianist jazz? performer magician burlesque',
  home: 'home house? housewife housemate kitchen neighbour* neighbor* wife husband mother? roommate cottage baker nurse family nanny maid cat?',
};
