/** What people of a trade do with their hands while they talk; the words of her card choose. */
export const tradeActions: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\bbak(?:er|ery|e|es)\b|\bpastry\b|\bbread\b/i,
    [
      'dust the flour off my hands',
      'turn the dough and cover it with a cloth',
      'check the oven and let the heat out',
      'break a roll and give you half',
      'knock on the bottom of a loaf and listen',
    ],
  ],
  [
    /\bbarber|hairdress|hair\b.*\bcut/i,
    [
      'snap the scissors once in the air',
      'shake out the cape',
      'tilt my head to see the line of it',
      'blow the hair off the comb',
    ],
  ],
  [
    /\bcook(?:s|ing)?\b|\bchef\b|\bkitchen\b|\brestaurant\b|\bdeli\b/i,
    [
      'taste from the spoon and add salt',
      'turn the flame down',
      'wipe the board with the back of the knife',
      'push a small plate across to you',
      'lift the lid, and the steam comes up between us',
    ],
  ],
  [
    /\bbartend|\bbarkeep|\bpub\b|\btavern\b|\binn\b|\bpublican|\blandlord\b|\bnightclub/i,
    [
      'wipe the counter where it is already clean',
      'polish a glass and hold it to the light',
      'set a glass down in front of you',
      'turn a stool round for you',
      'pour, and do not spill a drop',
    ],
  ],
  [
    /\bteacher|\bteach(?:es)?\b|\bprofessor|\bheadm|\blecturer|\binstructor|\btutor/i,
    [
      'tap the page with one finger',
      'straighten the papers on the desk',
      'write a word in the margin and underline it',
      'look at you over my glasses',
    ],
  ],
  [
    /\bnurse|\bdoctor|\bparamedic|\bmedic\b|\bhealer|\bbonesetter|\bvet\b|\bmidwife|\bsurgeon|\bapothecar|\bpharmac/i,
    [
      'check the time by the watch on my chest',
      'wash my hands, slowly, both sides',
      'lay two fingers on your wrist and count',
      'fold a clean cloth in four',
      'write it on the chart',
    ],
  ],
  [
    /\btram\b|\btrain\b|\bbus\b|\bdriver|\bconductor|\bferry\b|\bcourier|\btaxi|\bannouncer|\brailway|\bdispatch/i,
    [
      'look at the clock, then at the line ahead',
      'pull the bell cord once',
      'check the mirror',
      'punch a hole in the corner of a ticket',
      'set the cap straight',
    ],
  ],
  [
    /\bcaptain|\bsail(?:or|s|ing)\b|\bdeckhand|\bship\b|\bboat\b|\bnavigator|\bfisher|\bairship|\bpirate|\bharbou?r/i,
    [
      'make the rope fast and test it with my weight',
      'look at the sky before I look at you',
      'coil the line over my arm',
      'lean on the rail',
      'mark the chart with a pencil',
    ],
  ],
  [
    /\blighthouse|\blamp\b|\bkeeper of the light/i,
    [
      'trim the wick and turn the lamp up',
      'write the hour into the log',
      'wipe the glass with a chamois',
      'look out at the dark for a ship',
    ],
  ],
  [
    /\bspace|\bstarship|\bandroid|\borbit|\basteroid|\bplanet|\bstation\b.*\b(?:luna|mars|tycho|ring)|\brobot\b|\bcosmonaut|\bastronaut/i,
    [
      'check a gauge and tap the glass',
      'float a pen back into my pocket',
      'switch the panel to standby',
      'listen to the air pump for a moment',
      'strap the cup down',
    ],
  ],
  [
    /\bclock|\bwatchmak|\blocksmith|\bjewel|\bengrav/i,
    [
      'put the loupe to my eye',
      'lay a tiny screw on the cloth',
      'wind it two turns and listen',
      'turn a key over between my fingers',
    ],
  ],
  [
    /\bmechanic|\bbicycl|\bgarage|\bengineer|\bwelder|\brepair|\bmend(?:s|er)?\b|\btechnician|\bplumber|\belectric/i,
    [
      'wipe the oil off my hands',
      'hold a screw to the light',
      'tighten it a quarter turn',
      'put the spanner down where I will find it',
      'rap on the pipe and listen',
    ],
  ],
  [
    /\bcarpenter|\bjoiner|\bluthier|\bviolin\b|\bwood\b|\bboatbuild|\bcabinet/i,
    [
      'run my thumb along the grain',
      'blow the shavings off the bench',
      'sight along the edge',
      'put the plane down on its side',
    ],
  ],
  [
    /\btailor|\bseamstress|\bsew|\bdressmak|\bknit|\bweav|\bcarpet|\bembroid|\bfeatherwork|\bneedle/i,
    [
      'take a pin from between my lips',
      'turn the hem over and press it flat',
      'bite off the thread',
      'count the stitches back',
      'hold the cloth up to the window',
    ],
  ],
  [
    /\bpotter|\bceramic|\bkiln|\bsculpt|\bclay\b/i,
    ['wet my hands and steady the wheel', 'turn the cup to see the glaze', 'scrape the clay off my wrist'],
  ],
  [
    /\bpaint(?:er|s)?\b|\bartist|\bsketch|\billustrat|\bcalligraph|\bdraw(?:s|ing)\b/i,
    [
      'wipe the brush on my sleeve',
      'draw one line and look at it',
      'squint at you, then at the paper',
      'sharpen the pencil with a knife',
    ],
  ],
  [
    /\bwriter|\bpoet|\bjournalist|\bnovel|\beditor|\bghostwriter|\bobituar|\btranslat|\bscribe|\bstenograph|\bcorrespondent/i,
    [
      'cross out a word',
      'dip the pen and let it drip',
      'turn the page over and write on the back',
      'put the cap back on the pen',
    ],
  ],
  [
    /\blibrar|\barchiv|\bbook(?:s|shop|binder|seller)\b|\bmuseum|\bcurator/i,
    [
      'slide the book back into its gap',
      'blow the dust off the spine',
      'mark the page with a ticket',
      'lower my voice out of habit',
    ],
  ],
  [
    /\bsing(?:er|s)?\b|\bjazz|\bopera|\bpiano|\bmusician|\bcello|\bbandoneon|\bguitar|\bfiddle|\bdrummer|\bcomposer|\bband\b|\bmusic/i,
    ['hum two bars and stop', 'tap the beat on the table', 'let the last note ring out', 'turn the peg and listen'],
  ],
  [
    /\bdanc(?:er|es|ing)|\bballet|\btango/i,
    ['count four under my breath', 'mark the step with one foot', 'straighten my back without thinking'],
  ],
  [
    /\bactor|\bactress|\btheat(?:re|er)|\bstage\b|\bdrag\b|\bclown|\bcircus|\bjuggl|\bacrobat|\bmagician|\bjester|\bpuppet/i,
    [
      'take the light without meaning to',
      'bow, a small one',
      'take off one glove, finger by finger',
      'look for my mark on the floor',
    ],
  ],
  [
    /\bgarden|\bgrow(?:er|s)?\b|\bflor|\bbotan|\borchard|\ballotment|\bplants?\b|\bgreenhouse/i,
    [
      'pinch off a dead leaf',
      'press the soil down with my thumb',
      'turn the pot to the light',
      'wipe the earth off my hands',
    ],
  ],
  [
    /\bbee(?:s|keeper)?\b|\bhoney/i,
    ['lift the lid and wait for the hum', 'hold the jar up to the sun', 'brush a bee off my cuff'],
  ],
  [
    /\bfarm|\bshepherd|\bsheep|\bgoats?\b|\bdairy|\bcheese|\bcattle|\branch|\bhens?\b/i,
    [
      'scratch the dog behind the ear',
      'lean on the gate',
      'scatter the last of the feed',
      'pull the collar up against the wind',
    ],
  ],
  [
    /\bhorse|\bstable|\bmare\b|\bcavalry|\brider\b/i,
    ['pat the neck of the mare', 'tighten the girth one hole', 'pick a straw off my sleeve'],
  ],
  [
    /\bdetective|\bpolice|\binspector|\blawyer|\bjudge|\bsheriff|\bbounty|\bspy\b|\bagent\b|\binvestigat/i,
    [
      'turn to a new page of the notebook',
      'look at your shoes, then at you',
      'close the file',
      'check the door before I answer',
    ],
  ],
  [
    /\bwitch|\bwizard|\bmage\b|\bsorcer|\balchem|\bdruid|\boracle|\bpsychic|\bfortune|\btarot/i,
    [
      'stir the pot three times the one way',
      'turn a card over and lay it face down again',
      'pinch out the candle',
      'draw a small sign on the table',
    ],
  ],
  [
    /\bknight|\bsword|\bsoldier|\bguard\b|\bwarrior|\bgeneral\b|\bmercenar|\bblacksmith|\bsmith\b|\barmou?r/i,
    [
      'rest my hand on the hilt',
      'take off the gauntlet',
      'check the edge with my thumb',
      'stand between you and the door',
    ],
  ],
  [
    /\bghost|\bspirit\b|\bvampire|\bbanshee|\bhaunt|\bdemon|\bmummy/i,
    [
      'let the curtain stir',
      'pass a hand through the lamp and it does not burn',
      'stay out of the mirror',
      'come a little nearer, and it gets colder',
    ],
  ],
  [
    /\bdragon|\btroll|\bgiant|\bfae\b|\bfairy|\belf\b|\bgoblin|\bmermaid|\bselkie|\bsiren\b|\bgod(?:dess)?\b/i,
    ['hold very still, as we do', 'breathe out slowly', 'look at you with both eyes at once'],
  ],
  [
    /\bhotel|\bporter|\bconcierge|\breception|\bbutler|\bguesthouse|\blandlady|\bhousekeep/i,
    ['slide the key across the desk', 'straighten the register', 'plump the cushion nobody uses', 'take your coat'],
  ],
  [
    /\bshop\b|\bstall\b|\bmerchant|\bmarket\b|\bsell(?:s|er)?\b|\bpawn|\bantiqu|\bhardware|\bgrocer|\bflorist/i,
    [
      'weigh it in my hand',
      'wrap it in paper and tie the string',
      'move the till an inch',
      'turn the sign on the door',
    ],
  ],
  [
    /\bscientist|\bresearch|\bphysic|\bbiolog|\bastronom|\btelescope|\bgeolog|\bchemist|\btoxicolog|\bmeteorolog|\bvolcanolog/i,
    ['note the reading', 'adjust the focus a hair', 'label the jar', 'hold the sample to the light'],
  ],
  [
    /\bpilot|\bhelicopter|\baviat|\bair traffic|\bairline|\bflight/i,
    ['check the sky out of habit', 'pull the headset down round my neck', 'tap the dial'],
  ],
  [
    /\bpriest|\bnun\b|\bmonk\b|\bchurch|\bparish|\babbey|\bundertaker|\bgravedig|\bmonaster/i,
    ['fold my hands', 'close the book on its ribbon', 'light a candle from another'],
  ],
  [
    /\bradio\b|\bphone|\bcall cent|\bhelpline|\boperator\b/i,
    ['pull the microphone nearer', 'turn the volume down', 'shift the receiver to the other ear'],
  ],
  [
    /\bsnowplough|\bice\b|\bmountain|\bguide\b|\bclimb|\bski\b|\bexplorer|\branger/i,
    ['look up at the ridge', 'stamp the snow off my boots', 'check the knot and check it again', 'pass you the flask'],
  ],
];

/** What anybody may do with their hands and eyes while they talk, anywhere and at any time. */
export const anywhereActions: readonly string[] = [
  'tilt my head and look at you',
  'rub the back of my neck',
  'fold my arms, then unfold them',
  'lean a little closer',
  'push a strand of hair out of my face',
  'raise one eyebrow',
  'look down at my hands for a moment',
  'let out a slow breath',
  'shift my weight to the other foot',
  'nod, more to myself than to you',
  'scratch my chin',
  'tap two fingers on my knee',
  'glance over my shoulder and back',
  'smile with one corner of my mouth',
  'turn to face you properly',
  'brush something off my sleeve',
  'hold your gaze a moment longer',
  'shrug with one shoulder',
  'stretch my fingers until they crack',
  'laugh under my breath',
  'bite my lip and think about it',
  'move over to make room for you',
  'rest my chin on my hand',
  'look away, then back at you',
];
