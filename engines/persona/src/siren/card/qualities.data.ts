/** Adjectives for people, beside those the grammar lists. */
export const QUALITIES = `
absent-minded abrupt abrasive affable affectionate aggrieved agile alert aloof amiable amused ancient animated antisocial anxious approachable argumentative
aristocratic arrogant articulate ascetic assertive astute athletic attentive austere authoritative awkward baffled bald balding barefoot bashful
bearded belligerent bespectacled bewildered bisexual bitter bleary blistered blond blonde blunt blushing boastful boisterous bold bony bookish
bored bossy bouncy bow-legged brainy brash brave brawny brazen breezy bright brilliant brisk broad broke broken brooding brusque bubbly bulky burly
businesslike busy calculating callous calm candid canny capricious careful careless careworn catty cautious celibate charismatic charming
chatty cheeky cheerful cheery chipper chivalrous chubby churlish civil clairvoyant classy clever clingy clumsy coarse cocky cold combative comic
comfortable compact compassionate competent competitive composed compulsive conceited concise confident conscientious conservative considerate
contemplative content contented contrary cool cordial corpulent cosmopolitan courageous courteous courtly cowardly coy crabby crafty cranky
creaky creative creepy crisp crooked cross cruel cryptic cuddly cultured cunning curious curly curt curvy cynical dainty dapper daring dashing
dead deadpan decadent decent decisive deferential defiant delicate delighted demanding demure dependable deranged determined devious devout
dexterous dignified diligent diplomatic direct discreet dishevelled disillusioned disorganised dogged dogmatic domineering dour dramatic dreamy
driven droll dry dull dutiful dyslexic eager earnest earthy easily-bored easygoing easy-going eccentric ecstatic educated eerie effeminate
efficient effusive elderly elegant eloquent elusive emotional empathetic encouraging energetic enigmatic enormous enterprising enthusiastic
epileptic erratic erudite esoteric ethereal euphoric evasive even-tempered exacting exact exasperated excitable exhausted expansive experienced
expressive extravagant exuberant fair faithful fashionable fast fastidious fat fatalistic fatherly fearless fearsome feisty feral ferocious
fervent festive fey fickle fidgety fierce fiery fine finicky firm fit flamboyant flashy flexible flighty flippant flirtatious flirty fluent
folksy fond forgetful forgiving formal formidable forthright fragile frail frank frantic frayed freckled frenetic friendly frosty frugal
frumpy fun funny furious furry furtive fussy gallant gangly garrulous gaunt gawky gay generous genial gentle gentlemanly genuine ghostly giddy
giggly gifted glacial glamorous gleeful gloomy glum good-humoured good-natured gossipy graceful gracious grand grandfatherly grandmotherly
grave gravelly greedy gregarious grey grim grizzled gruff grumpy guarded guileless gullible handsome handy happy hard hard-headed hardworking
hard-working hardy harmless harried harsh hasty haughty headstrong heartbroken hearty heavy hefty heroic hesitant high-strung hirsute hoarse
honest honourable honorable hopeful hospitable hot-headed huge hulking humane humble hungry husky idealistic idle idiosyncratic illiterate
imaginative immaculate immense immodest impassive impatient impeccable imperious impertinent impish imposing impractical impressionable
impudent impulsive incorrigible incorruptible incurious indecisive independent indifferent indiscreet indolent industrious inept
inexhaustible informal ingenious inquisitive insatiable inscrutable insecure insincere insolent insomniac intellectual intelligent intense
intrepid introspective introverted intuitive invisible irascible ironic irresistible irresponsible irreverent irritable itchy jaded jaunty
jealous jittery jocular jolly jovial joyful judgmental judgemental jumpy just keen kind kind-hearted kindly laconic lanky languid large lazy lean
learned left-handed lenient lethal level-headed liberal light light-hearted lighthearted likeable likable limber lithe literal literal-minded
little lively logical lonely long-suffering long-winded lordly loud lovable lovely lovesick loving low-key loyal luckless lucky lyrical mad
magnanimous magnetic majestic maladjusted mannerly masked massive maternal matronly mature maudlin mean measured meddlesome medieval
meek melancholic melancholy mellow melodramatic memorable menacing merciful merciless mercurial merry messy methodical meticulous mild
militant mischievous miserable miserly mistrustful mocking modest monkish monosyllabic moody moral morbid morose mortal motherly moustached muddy
mumbling muscular musical mute muted myopic mysterious mystical naive nearsighted neat needy nervous neurotic neutral nimble nocturnal noisy nonbinary
nonchalant nosy nosey nostalgic oblivious observant obsessive obstinate obtuse odd offbeat old old-fashioned omniscient open open-minded
opinionated opportunistic optimistic orderly organised organized ornery outdoorsy outgoing outspoken overbearing overcautious overdressed
overprotective overworked pale paranoid particular passionate paternal patient patrician patriotic peaceful pedantic peevish penniless pensive
perceptive perky persistent persnickety persuasive pert pessimistic petite petty petulant philosophical phlegmatic pious placid plain playful
pleasant plodding plucky plump poetic poised polished polite pompous ponderous poor popular portly posh possessive practical pragmatic
precise prematurely-grey prickly prim principled private private-minded prodigal professional profane professorial prolific proper protective
proud prudent prudish prying psychic pudgy puckish pugnacious punctual pungent puritanical purposeful pushy queer querulous quick quick-witted
quiet quirky quixotic radiant ragged rakish rangy rapacious rash rational raucous ravenous reasonable rebellious reckless reclusive refined
regal relaxed relentless reliable religious reluctant remorseless reserved resigned resilient resolute resourceful respectable respectful
restless restrained reticent reverent righteous right-handed rigid risk-averse robust roguish romantic rotund rough round rowdy rude rueful rugged
rumpled rural rusty ruthless sad sage saintly salty sanctimonious sane sanguine sarcastic sardonic sassy saucy savvy scarred scathing sceptical
skeptical scheming scholarly scornful scrappy scrawny scrupulous secretive sedate self-assured self-conscious self-deprecating self-sufficient
selfish selfless senile sensible sensitive sensual sentimental serene serious severe shabby shaggy shameless sharp sharp-tongued shifty short
shrewd shrill shy sickly silent silly silver-tongued simple sincere single-minded sinewy skilful skilled skinny skittish sleek sleepless sleepy
slender slim slippery sloppy slovenly slow sluggish sly small small-boned smart smooth smug snarky sneaky snide snobbish snobby snooty sober sociable
soft soft-hearted soft-spoken soft-voiced solemn solid solitary somber sombre soothing sophisticated sorry sour spartan spirited spiritual
spiteful spontaneous spooky sporty spotless sprightly spry square squat squeamish stalwart stately statuesque staunch steadfast steady stealthy
steely stern stiff stocky stoic stoical stoop-shouldered stooped stout straight straightforward strapping strict striking strong stubborn studious stuffy
sturdy stylish suave subdued sublime submissive subtle suggestible sulky sullen sunburned sunny superb superior superstitious supple sure surly
suspicious svelte swaggering swarthy sweaty sweet sweet-natured sweet-tempered swift sympathetic taciturn tactful tactile tactless talkative tall
tanned tardy tart taut teasing temperamental tenacious tender tense terrifying terse tetchy theatrical thickset thin thin-skinned thirsty
thorough thoughtful thoughtless thrifty tidy timid tiny tired tireless tolerant tough touchy toothless tragic tranquil transparent treacherous trim
troubled troublesome truculent truthful trusting trustworthy twitchy tyrannical ugly unapologetic unarmed unassuming unbearable unblinking
uncanny uncertain uncomplaining unconventional undaunted understanding unflappable unforgiving unfriendly ungainly unhappy unhurried unimpressed
unkempt unlucky unmarried unobtrusive unpredictable unpretentious unreliable unruffled unsentimental unshaven unsmiling unsociable unstoppable
unyielding upbeat upright urbane vague vain valiant vengeful verbose versatile vibrant vigilant vigorous vindictive virtuous vivacious vivid
vocal volatile voluble voluptuous vulgar vulnerable wan warm warm-hearted wary watchful weary weather-beaten weathered weedy weird well-read
well-mannered whimsical wicked wide-eyed widowed wild wilful willowy wily wiry wise wise-cracking wistful witty woebegone wordy worldly
world-weary worried wounded wrinkled wry young youthful zany zealous
`;
