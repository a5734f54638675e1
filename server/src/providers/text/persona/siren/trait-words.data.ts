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

/** Beginnings of words that speak for a place. */
export const settingWords: Record<Setting, string> = {
  sea: 'sea ocean coast beach harbour harbor shore lighthouse mermaid siren tide island wave reef fisher cliff gull salt',
  city: 'city town street urban apartment flat office subway metro london paris tokyo york rooftop taxi club detective neon downtown',
  forest: 'forest wood woods tree elf elven druid hunter wolf grove fairy fae nymph ranger cabin moss dryad lumberjack',
  mountain: 'mountain peak snow glacier alpine climb summit cave dwarf highland monk monastery avalanche',
  tavern: 'tavern inn bar pub barkeep bartender barmaid alehouse saloon brewer innkeeper whisky whiskey ale cafe',
  ship: 'ship sailor pirate captain boat crew deck smuggler navy vessel submarine sail helm',
  library: 'library librar bookbinder bookshop bookseller book scholar archive professor scribe university manuscript',
  castle:
    'castle queen king princess prince knight court throne palace duchess countess tower royal noble vampire manor dragon',
  desert: 'desert sand dune oasis nomad caravan camel bedouin canyon sun-baked cowboy outlaw',
  stars: 'star starship space planet galaxy astronom alien orbit astronaut spaceship moon comet android station cosmic',
  workshop:
    'workshop forge blacksmith mechanic inventor carpenter clockmaker tinker engine engineer garage potter bookbinder tailor alchem watchmaker lab laboratory studio',
  garden: 'garden gardener flower florist bee beekeep herb orchard rose greenhouse botan farm farmer vineyard',
  stage:
    'stage theatre theater actor actress singer dancer opera ballet circus musician cabaret band rockstar pianist jazz performer magician burlesque',
  home: 'home house kitchen neighbour neighbor wife husband mother roommate cottage baker nurse family nanny housewife maid cat',
};
