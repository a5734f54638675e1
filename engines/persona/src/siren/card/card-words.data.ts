/** Words that show what a part of a card says of somebody, as plain lists. */

/** Verbs that begin a part in the third person ('haggles') and that the grammar does not know. */
export const MORE_VERBS = `
act ask be beat bend bite blame break breed burn call cause cheat comb copy count cover cross cry cut deal design destroy dress drop
fall feed feel fight fly fold grind guess help hit hold hope identify knock laugh leap lie lock look measure mind miss mix move notice
order pass pause pay place play point practice praise press push race raise reach refuse remind rent repair rescue return rise rob rub rule
run search serve set shave show sigh sign sink sketch skip sleep smell smoke sound spin split spread stand stare start stay stick stink
stop strike string study swear swing tear tell throw tie trade translate tread treat turn type visit wait walk wash waste watch water
wave wear win wind wish work worry slip skim scrape shrink sway sniffle stalk stash stomp strut struggle succeed suffer survive swat tackle tally tattle thrive tiptoe toil toss tote
trudge tumble twitch unravel unwind urge usher utter wade wallow warble welcome wheeze wield wrangle zip delay dart dash dissolve
converse digest embellish endure exist fetch flourish fumble glide gobble grasp hobble hover huff idolise idolize insure knead leak lick loot
migrate mislay misread nibble nudge overhear overstay pace pamper pat peel peer perfect pluck plough plow plunge poke prefer quaver recall refill
regale rely relive resist retreat revere roost rummage sample scamper scatter scour scurry shed shelter shine shrink shriek sidle skulk
slap slurp smash smear smirk smother snatch snicker snooze snuggle soak sort spray sprinkle squabble squeak squirm stack stomach store stow straighten strive stroke stroll stuff
treasure trick trot unlock vacuum vent vibrate waltz wear wed whine whip whirl wiggle winter wrap swallow taunt shift settle sponsor scare borrow lend owe earn cost fit
abhor abstain ache admire adore advise aim alphabetise alphabetize amuse announce annotate apologise apologize argue arrange ascribe
ask assume attend avoid babysit bake balance bandage barter bathe bargain battle beat befriend beg behave bellow bequeath bet bicker
bind bite blame bless blow blush boast boil bookkeep borrow bow brag braid breathe breed brew bribe bring broadcast brood browse
bury busk buy carve catalogue catch celebrate challenge chant charm chase chat cheat check chew chop chuckle churn cite clap
classify clean climb clutch coach coax collect comb commute compare compete complain compose concoct confess confiscate consult
convert cook copy correct count court craft crave croon cross cry cultivate curate cure curse cut cycle dabble dance dare darn
daydream deal debate decline decode decorate delight deliver demand deny despair despise detest detour devour dig dine disapprove
disarm dislike dismiss dispense distil distill distrust dive divine dodge doodle dote doubt doze drag draw dread drift drive drum dye
edit embalm embroider envy escort exaggerate excavate excel exhale fail faint fake falsify faint farm fast favour fear feed fence
ferry feud fiddle file fish fix flatter flinch flirt float flounder fly foal fold forage forbid forecast forge forget forgive frown fry fuss
gallop gamble garden gargle gather gaze giggle glare glow gnaw gossip grade grant greet grieve grin grind groan groom grow growl
grumble grunt guard guess guide haggle hammer hand harbour harbor hate haul haunt hawk heal herd hesitate hiccup hide hike hint hiss
hitch hoard hoist hold hope host howl hug hum hunt hurry identify ignore improvise inhale insist inspect insult interpret interrupt
invent inventory invite iron itch jest jog joke jot judge juggle jump keep kick kill kiss kneel knit knock know label lace lament laminate
laugh launder lean learn lecture lie lift limp linger lisp listen live loathe long look loom lose love lurk make marvel measure
meddle meditate melt memorise memorize mend mention meow milk mimic mine misplace miss misquote mistrust mix moan mock monologue mope
mourn move mumble murmur mutter nag nap narrate needle negotiate nod notice nurse obey object observe officiate oil operate
orbit outlive outrank overfeed overpay overcook oversleep overthink overtip owe own paddle paint pant parade pardon parry paste
patch patrol pay perch perform photograph pick pickle pilot pine pinch plait plan plant plaster plot pluck poach polish ponder pore
pose possess pounce pour pout practise practice pray preach predict preen prefer preside press pretend preserve print prowl prune puff
purr quarrel quibble quilt quip quit quote race rage raise rake ramble rank rate rattle read rearrange recite reckon recognise
recognize recommend recruit refuse regret rehearse release relish rely remember remind render repair repeat replay repaint rescue
resent respect restore restring resurrect retell ride ring roam roar roast rob roll rub rue rule run rush sail salvage save savour
scavenge scoff scold scowl scribble scrub sculpt search season see sell sense sew shave shear shelve shepherd shiver shoe shoot
shout shovel shrug shudder shuffle sigh sing sip sit skate sketch skim skip sleep sleepwalk slice smell smile smoke smuggle snack
snap sneak sneeze sniff snore snort sob solve soothe spar speak spell spend spin spit splice spoil spout squeeze squint stammer
stare steal steer stitch stockpile stoke strum stumble stutter suck sulk summon supply survey suspect swap swear sweat sweep swim
swing swoon table talk tame tap taste tattoo teach tear tease telephone tell tend test thank thatch thaw thieve think thread
threaten throw tickle tidy tinker tip toast tour tow trace track trade train translate transcribe transport trap travel tremble trim
trust try tug tune tut tutor twirl type umpire underestimate unpick vanish volunteer vote vow wager wail wait wake walk wander want
warm warn wash watch water weave weed weep weigh weld whisper whistle whittle win wince wind wink wipe wish wobble wonder work worry
worship wrestle write yawn yearn yell yodel practise scrimp squander moonlight freelance ghostwrite proofread outdrink outsing
outsleep hitchhike eavesdrop multitask crossdress people-watch bodysurf beachcomb woodcarve sunbathe skydive
`;

/** Plurals that are also a verb's form: only an object after them makes them one. */
export const ALSO_PLURALS = `
aches arms axes backs bags balls bands bars bathes beads beams bears beats bells belts bets bites blisters blooms boats bones books boots
bows bowls boxes braces braids brews bridges bruises brushes bubbles buckets buckles buttons calls cards cases catches chains
chairs chalks changes charms checks cheeks chimes circles claws clogs clouds clubs coats coils coins combs corks costs coughs counts
covers cracks crafts crates creases crosses crowds crowns crows crumbs cups curls curses cuts dances dates deals debts
dimples dishes doctors dogs doors doubts drafts dreams dresses drinks drops drums ducks ears elbows ends envies eyes faces fans farms
fathers favours feathers feeds fences fiddles fields fights figures files finances fingers fires flags flasks floods floors flowers foods
forms foxes frames freckles frowns fruits gardens gifts girls glasses gloves goats grants grins grounds grudges guests guides guns
habits halls hammers hands hats heads hearts heels herbs hides hinges hips hits holds holes hooks hoops horns horses hosts hours houses
hunts irons islands jokes judges keys kicks kids kisses knees knots labels lamps laps laughs lashes layers leads leaves lectures letters
levers lights limps lines links lips lists loads locks logs looks loops machines mails maps marks masks masters matches mates meals
medals memories metals milks mines minds minutes mirrors models monologues mothers mouths names naps needles nerves nets nights nods
noises notes numbers nurses offers oils orders ovens packs pages paints pairs papers parents parks parts paths patterns pauses paws
peels pens pets phones photographs pictures pigs pins pipes pirates places plans plants plaits plasters plates plays pockets points
poles posts pots pounds powders presents prices prints prizes problems puzzles quarrels questions quilts races radios rakes ranks rates
reasons records regrets reports rests results rewards ribs rings rips risks roads robes rocks roles rolls roofs rooms roots ropes rows
rules rumours sails samples sands sauces saves scales scars scents schools scores screams screws seals seasons seats secrets seeds
shadows shapes shares shelves ships shirts shoes shocks shops shorts shots shoulders showers shrugs sides sighs signs sins skates
sketches skills skins skirts sleeves slices slides slippers smiles smokes snacks snakes songs sounds spells spices spikes spirits splinters
spoons spots springs squints stables stains stairs stamps stands stars states steps stings stitches stocks stones stories storms
straps streams streets stretches strings stripes studies stutters suits sums supports surveys swings switches tables tacks tails
talents talks tans tapes tapers tags tattoos tears teases tempers tents terms tests thanks thieves things thoughts threads thumbs
tides ties tiles times tips toasts toes tongues tools tops touches tours towers toys traces tracks trades trains traps treats trees
tricks trips trucks trunks tubs tunes turns tusks twins twists types uniforms vans veins views visits voices vows wages waists
walks walls wards watches waters waves ways weeds weights wheels whips whiskers whistles wigs wings winks wires wishes wives woods
words works worries wounds wraps wrinkles yards years
`;

/** Those among them that hardly ever begin a part as a plural: 'Looks like', 'Works with', 'Plays chess'. */
export const VERBS_BEFORE_PREPOSITIONS = `
breaks burns cuts cooks falls feeds flies helps hits moves pays raises reaches refuses repairs returns runs serves shows sings sits
parks labels files tags grades camps smells sorts stays stops swims takes teaches tells throws visits wears wins coaches
beats bets bites blooms calls charms cheats checks counts dances deals doubts dreams drinks farms feeds fights gardens hides holds
hosts hunts jokes judges laughs leads leaves lectures limps looks monologues naps nods offers paints plans plays presents quarrels
races records regrets reports rests rules sails saves screams seals shares shrugs sighs skates sketches sleeps slides smiles smokes
snacks sounds squints stands starts steps studies stutters surveys swings talks teases tests thanks touches tours trades trains travels
treats turns visits votes vows waits walks watches winks wishes works worries
`;

/** Words in -s that are no verb and no plural either, or never a verb. */
export const NEVER_VERBS = `
as was thus plus us always perhaps besides towards afterwards sometimes upstairs downstairs indoors outdoors nowadays thermos overalls trousers pyjamas
dungarees leathers spectacles bifocals suspenders stockings trainers plimsolls galoshes wellingtons tights knickers jeans braces sundays
mondays tuesdays wednesdays thursdays fridays saturdays weekends evenings mornings afternoons bunions calluses prosthetics gallows
crosswords fireworks billiards darts cards chess ginseng christmas texas athens paris barbados brussels wales mars venus news series species
politics mathematics physics economics lens atlas chaos christmas his hers its this yes toddlers sequins antacids ulcers curlers
boyfriends escalators mermaids pilgrims priests dentists mittens metros kilos pounds quids numbers biscuits pearls bracelets
`;

/** Past forms that may stand without an object: after them anything goes on with what she did. */
export const PAST_ALONE = `
grew went came fell ran rose moved worked lived retired died sang danced slept sailed served fought studied returned escaped arrived
emigrated immigrated walked travelled traveled apprenticed started began played competed graduated deserted defected converted waited
survived resigned drowned fled froze swam rode flew drove wept cried laughed spoke stayed stood sat lay sank vanished disappeared
toured farmed busked enlisted volunteered dropped qualified transferred failed starved cheated lied wandered drifted settled crashed
proposed eloped dreamed dreamt vowed promised decided learned learnt used tried refused pretended hoped wanted forgot remembered swore
campaigned commuted hitchhiked migrated married flunked stopped quit got gave took made became kept had was were did woke began won
wrote met spent saw knew thought said told ate drank rang threw blew drew chose stole bit hid shook wore tore bought brought
taught fought caught sold held led fed read heard meant dealt built paid
`;

/** Past forms that are no participle, so that they tell what she did even before a bare thing: 'Won bronze'. */
export const PAST_ONLY = `
grew went came ran sang swam rode flew drove wept spoke stood sat froze swore wore tore threw blew stole hid shook forgot took gave
became began did got was were had met quit won wrote ate drank rang knew kept spent sold taught led fled
`;

/** Past forms that the grammar does not list, or lists as something else; with an object they tell what she did. */
export const PAST_WITH_OBJECT = `
lost left let put set cut hit hurt shut cost felt found lent sent bent burnt spilt spelt learnt dreamt lit bet bound wound ground struck
hung swung clung stuck dug spun won shot fought sought bred fed bled led read rid split spread shed bit drew fell rose saw broke
founded invented discovered patented designed composed
`;

/** Participles of what was done to somebody, once: they take 'was'. */
export const DONE_TO = `
born raised educated killed murdered abandoned orphaned adopted found named discovered built made created hatched crowned knighted
demoted promoted fired sacked expelled betrayed jilted wounded shipwrecked freed carved assembled forged exiled banished hired elected
hanged beheaded poisoned stabbed shot arrested deported recruited drafted conscripted disowned disinherited rescued saved kidnapped
abducted cursed bitten burned burnt struck stung sent sold bought bred reared fostered baptised baptized christened ordained excommunicated
court-martialled dismissed evicted kicked thrown dropped taken given brought driven reassigned seconded transferred posted commissioned
decommissioned activated switched rebuilt rehomed resurrected summoned imprisoned jailed convicted acquitted pardoned struck-off
disbarred outlawed apprenticed schooled taught trained tutored left cheated robbed mugged sued scouted
buried drowned hidden awarded decorated invited asked offered ruined dumped divorced
`;

/** Participles and other words for how somebody is now: they take 'am'. */
export const STATES = `
obsessed married divorced widowed retired engaged separated devoted attached haunted bored baffled offended terrified scared
frightened ashamed proud fond afraid known famous feared loved respected allowed forbidden banned barred self-taught semi-retired unmarried
single estranged stationed based assigned stranded bound sworn determined convinced worried starved gifted dressed
sunburnt weathered freckled scarred tattooed armed blessed resigned committed betrothed addicted allergic prone partial immune indifferent
loyal faithful hopeless terrible excellent brilliant useless good great bad awful competent famous infamous notorious desperate jealous
homesick suspicious wary weary tired sick curious nervous anxious shy vain superstitious furious angry grateful certain sure incapable
capable unable able willing unwilling ready reluctant quick slow due owed pregnant fluent descended related torn unlucky lucky partnered
employed self-employed unemployed exhausted amused fascinated intrigued puzzled confused embarrassed delighted thrilled heartbroken
bankrupt broke homeless sober teetotal vegetarian vegan deaf blind colour-blind mute lame dead undead immortal ageless invisible
insured licensed underpaid overworked overqualified underestimated late early partly
`;

/** What people wear, and what they have about them, at the end of a few words. */
export const WEARABLE =
  /^(?:turban|jacket|coat|hat|cap|apron|shorts|trousers|boots|shoes|scarf|shawl|dress|gown|robe|cloak|glasses|spectacles|rings?|earrings?|necklace|suit|waistcoat|cardigan|jumper|sweater|shirt|tie|gloves|uniform|chainmail|armou?r|overalls|dungarees|kilt|sari|veil|monocle|hood|hoodie|tunic|leathers|braces|bracelets?|brooch|lipstick|wig|beret|bandana|slippers|sunhat|bathrobe|housecoat|pyjamas|trainers|plimsolls|clogs|stockings|corset|headscarf|raincoat|blouse|skirt|bifocals|suspenders|pearls|kimono|toga|tracksuit|turtleneck|vest|polo)$/i;
export const BODY =
  /^(?:hands?|eyes?|hair|skin|lips|legs?|arms?|thumbs?|fingers?|fingernails?|nails|freckles|tattoos?|scars?|wings?|horns?|tusks?|tail|teeth|tooth|knees?|foot|feet|bunions|beard|moustache|mustache|eyebrows?|voice|laugh|giggle|smile|grin|accent|dimples?|shoulders|curls|plaits?|braids?|nose|jaw|ears?|cheeks|cheekbones|fangs|claws|fur|scales|feathers|limp|lisp|stammer|stutter|squint|build|figure|posture|temper|humou?r|manners|wit|appetite|memory|back|hips?|handshake|face|stomach|heart|nerves|chest|tongue|mouth|calluses|forearms|wrists|whiskers|mane|hooves|gills|antlers|handwriting|eyesight|hearing|conscience|streak)$/i;

export const KIN =
  /^(?:sons?|daughters?|child|children|kids?|boys?|girls?|brothers?|sisters?|siblings?|grandchildren|grandsons?|granddaughters?|godchildren|goddaughters?|godsons?|nephews?|nieces?|cousins?|wife|wives|husbands?|ex-husbands?|ex-wives|ex-wife|exes|ex|partner|girlfriend|boyfriend|fiancée?|mother|father|mum|mom|dad|parents?|nan|gran|grandmother|grandfather|grandparents|stepsons?|stepdaughters?|twins?|aunts?|uncles?|in-laws|mother-in-law|father-in-law|lodgers?|housemates?|flatmates?|family|cats?|dogs?|hens?|goats?|greyhounds?|horses?|ponies|pony|mules?|donkeys?|parrots?|budgies?|ferrets?|rabbits?|hounds?|terriers?|collies?|dachshunds?|tortoises?|goldfish|bees|chickens|geese|ducks|cows|pigs|sheep|llamas?|ravens?|crows?|snakes?|rats?|hamsters?|pigeons?|canaries|canary|lizards?|spiders?|pets?)$/i;

/** Nouns for what somebody is, beside those in -er, -ist and the like. */
export const PERSONS = `
widow widower spirit ghost witch hedge-witch wizard knight nun monk nurse cook chef guide thief spy judge king queen prince princess lord lady
pilot captain boss champion nerd fan native regular mechanic virtuoso diva goddess god demon angel vampire werewolf elf fairy troll giant
orc android robot ai twin orphan bachelor spinster veteran convert scribe host clerk duke earl baron count bard druid mage scout vet
creature human person loser geek genius snob flirt rebel barista nomad hermit duchess empress siren mermaid merman selkie dragon
pirate medic paramedic cleric critic mystic psychic academic apothecary chemist seamstress governess hostess actress waitress priestess sorceress
smith blacksmith goldsmith locksmith gunsmith silversmith tinsmith wordsmith playwright shipwright wheelwright cartwright millwright
intern apprentice deputy secretary dancer deckhand farmhand stagehand shepherd goatherd swineherd cowboy bellboy busboy
fishmonger ironmonger cheesemonger warmonger goblin gnome dwarf halfling centaur satyr nymph dryad naiad banshee kelpie djinn genie
gargoyle golem sphinx minotaur harpy phoenix unicorn oracle prophet saint sage shaman seer alchemist amateur entrepreneur connoisseur
raconteur chauffeur masseur restaurateur dj mc mp ceo surgeon matron architect sergeant major colonel general admiral corporal private
cadet recruit marine ranger mayor councillor diplomat attorney solicitor barrister notary coroner sexton verger vicar rector
bishop cardinal pope imam rabbi guru yogi sensei samurai ninja geisha gladiator senator consul scholar student undergraduate postgraduate
dropout graduate alumnus volunteer refugee migrant expat exile fugitive convict ex-convict outlaw smuggler bandit hacker coder
stuntman stuntwoman clown acrobat mime juggler busker roadie groupie model muse poet bookworm insomniac hypochondriac perfectionist
workaholic romantic cynic sceptic skeptic stoic introvert extrovert vegetarian vegan teetotaller hoarder daredevil polymath polyglot
luthier sommelier hotelier chocolatier croupier courier cashier financier brigadier gondolier hairdresser au-pair concierge valet
butler maid housemaid nanny midwife housewife househusband divorcee divorcé divorcée retiree trustee trainee referee employee
au pair cop detective inspector constable warden curator herald envoy emissary regent consort heir heiress bastard
shapeshifter changeling familiar mascot muse sidekick henchman barmaid milkmaid landlady landlord
comic poacher cellist flautist oboist soloist artist hand matriarch patriarch monarch
`;

/** Nouns that end as those do and are things. */
export const NOT_PERSONS = `
lavender camphor rosewater clover fodder blister poker bumper banter temper paper leather silver water butter ginger pepper supper dinner summer winter number letter finger shoulder hammer flower tower
power river copper amber feather laughter slaughter thunder timber lumber rubber fibre fever liver cover corner counter border order
answer danger anger hunger wonder matter platter chapter quarter poster toaster coaster sweater jumper slipper trainer blazer locker
drawer cooker freezer printer computer scooter helicopter lighter lantern boiler trailer container ladder powder cider beer
folder binder cutter holder sticker charter shelter cluster disaster oyster lobster hamster monster thriller chatter glitter whisker whiskers
odour odor door floor mirror motor colour color humor humour tumor error terror horror harbor harbour tractor favor favour flavor
honor honour labor labour labour rumour vapour armour reactor projector calculator refrigerator elevator
elephant pendant restaurant plant croissant infant variant accent tent talent scent temperament moment argument apartment department
document monument instrument ornament content silent agreement basement pavement garment tournament parent percent event present
dent vent rent cent wrist mist fist twist list waist cyst gist dress fortress mattress address stress business fitness illness
happiness princess-dress wardrobe library dictionary diary salary January February canary
music magic fabric panic clinic traffic logic topic picnic plastic arctic attic
coffee knee tree committee toffee frisbee bee dagger banner manner career beer deer cheer gear ear year tear
sister brother mother father daughter temper character laughter
`;
