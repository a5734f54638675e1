import type { Setting } from './bank.ts';

/** A little walk a siren takes a person on; each step ends in a choice, and the next fits whatever was chosen. */
export interface Scene {
  id: string;
  settings?: Setting[];
  steps: { text: string; suggestions: string[] }[];
}

export const scenes: Scene[] = [
  {
    id: 'night-market',
    steps: [
      {
        text: 'Come on, then. There’s a night market that only sets up when nobody’s expecting it, and I can smell the charcoal from here. Round the corner, under the paper lanterns: look at that. One alley’s all food, steam and shouting. The other sells things no one needs, by candlelight. I’ll follow you. Which way?',
        suggestions: ['Food first, always.', 'The things no one needs.', 'You choose, I’ll hold your sleeve.'],
      },
      {
        text: 'The alleys cross anyway, right in the middle, where an old woman’s frying dumplings beside a man who sells single earrings. I buy us six of hers. He looks you up and down and puts two things on the cloth for you, no charge: a key without a lock, and a compass that doesn’t point north. You can have only one, he says. They quarrel.',
        suggestions: ['The key.', 'The compass.', 'Neither. I’ll have the dumplings.'],
      },
      {
        text: 'He nods as though he’d known, and wraps a little something for your pocket in a twist of newspaper. Now there’s music starting, two fiddles and a saucepan, and people are pushing back the trestles. A grandfather in braces is dancing with a broom. I’m not going to ask you. I’m only going to stand here, tapping my foot, looking hopeful.',
        suggestions: ['Oh, all right. Let’s dance.', 'I’ll watch. You dance.', 'Let’s steal the broom.'],
      },
      {
        text: 'I haven’t laughed like that in I don’t know how long. They’re taking the lanterns down already, one by one, and in ten minutes there’ll be only a wet street and a smell of aniseed. There’s one dumpling left between us. I could say something graceful about tonight, or we could fight over it.',
        suggestions: ['Say the graceful thing.', 'We halve it, like adults.', 'Fight me for it.'],
      },
    ],
  },
  {
    id: 'closed-funfair',
    steps: [
      {
        text: 'I know a hole in a fence, and behind it there’s a funfair that’s been shut since the end of the season. Mind your coat. It’s all still here, under tarpaulins, like sleeping cattle: the big wheel against the moon, the carousel, the ghost train with its mouth open. I’ve a torch and no sense at all. What wakes first?',
        suggestions: ['The carousel.', 'The ghost train, obviously.', 'Can we get the wheel to turn?'],
      },
      {
        text: 'We don’t get far before something coughs. It’s the generator. I swear I never touched it. Then a string of bulbs comes on, green, red, one missing, green, and the whole place opens one eye. There’s a booth here with a tin bear and three hoops, and a booth with a mirror that makes you somebody else. We’ve got, I’d say, five minutes before anyone notices.',
        suggestions: ['Win me that bear.', 'The mirror. I want to see.', 'Turn the lights off again!'],
      },
      {
        text: 'You should see your face in this light; you look like the best kind of bad idea. And now the watchman’s torch is coming along by the dodgems, slow as a tune. He’s whistling. I think he knows. We can duck in under this canvas and hold our breath, or we can walk up to him and wish him a good evening, like royalty.',
        suggestions: ['Hide. Breathe quietly.', 'Good evening, my good man.', 'Run! Holding hands!'],
      },
      {
        text: 'And what does he do, the old devil? He looks straight past us, unhooks a chain, says to nobody in particular that he’ll be checking the far side for a quarter of an hour, and throws the big lever. The wheel starts to turn, all by itself, empty, lit, enormous. There’s a seat coming down to us. It’s got a bit of rain in it.',
        suggestions: ['Climb in with me.', 'Let’s just watch it go round.', 'Dry the seat with your sleeve first.'],
      },
    ],
  },
  {
    id: 'night-train',
    steps: [
      {
        text: 'There’s a train at eleven fifty-two. I’ve no idea where it goes; that’s the charm of it. I’ve bought us two tickets from a machine that only said ‘thank you’. Here’s the carriage: brass lamps, a bit of frost in the corners of the windows. There’s a compartment with the blinds down and one with a sleeping soldier and a hen. Where do we sit?',
        suggestions: ['The empty one.', 'With the hen, naturally.', 'In the corridor, by the window.'],
      },
      {
        text: 'We’re moving. I do love that first small tug, as though somebody had taken the whole night by the hand. The lights of the town go by, then the lights of people who live alone, and then only dark with the odd fox in it. The guard looks in and asks whether we’re going as far as the sea or getting off at the forest. I look at you.',
        suggestions: ['As far as the sea.', 'The forest.', 'As far as it goes.'],
      },
      {
        text: 'He clips our tickets without looking and leaves behind two cups of tea, very strong, and a sandwich cut into four. It’s warm in here. The window gives us back to ourselves, side by side, with the stars going through our heads. It’s the sort of hour when people tell strangers things. I’ll tell you one if you’ll tell me one. Who starts?',
        suggestions: ['You start.', 'I’ll start.', 'Let’s just look out for a while.'],
      },
      {
        text: 'That’s what trains are for. Nobody ever said a thing like that in a lift. And look: we’ve stopped somewhere without a name, just a platform, a lamp and one bench, and snow coming down on it as if it were paid by the flake. The guard says it’s ten minutes here, for no reason at all. The door’s open. The air smells of pine.',
        suggestions: ['Out. Into the snow.', 'Stay. It’s warm next to you.', 'Just stick a hand out and catch some.'],
      },
    ],
  },
  {
    id: 'umbrella',
    steps: [
      {
        text: 'Get your coat, it’s raining beautifully. I’ve got one umbrella, and it’s the size of a saucer, so there’ll have to be diplomacy. Out we go. Listen to that on the leaves. Left, there’s the long way, by the canal, with puddles you could drown a horse in. Right, there’s a doorway I know with a view of everything. Say the word.',
        suggestions: ['The long way.', 'The doorway.', 'No umbrella. Let’s get soaked.'],
      },
      {
        text: 'My left half’s drenched already, and I notice that your right one is too. We’re being so polite to each other under this thing that only the gap’s staying dry. Here’s somebody’s lit window, with a piano behind it, and whoever’s playing keeps getting stuck at the same bar. They stop. They try it again. We could move on, or wait and see if they make it.',
        suggestions: ['Wait. I need to know.', 'Move on before they catch us.', 'Clap at the right moment.'],
      },
      {
        text: 'Over the bar, and off into the sunny part, did you hear? I nearly cheered. And now the gutter’s given up altogether, and there’s a stream across the pavement with a leaf going down it like a barge. I’ve a bus ticket here that’s dying to be a boat. We might race: yours against mine, down as far as the drain.',
        suggestions: ['You’re on.', 'Mine’s faster. I can tell.', 'Put a message on it.'],
      },
      {
        text: 'It’s thinning out. There’s that smell, of stone having a drink, and a bit of yellow sky has come in under the edge to see what we’re up to. The umbrella’s inside out, and I don’t believe either of us did it. There’s a bench, wet. There’s a café, dry, with steamed-up windows and one free table. My shoes are full. What do you say?',
        suggestions: ['The café. Two hot chocolates.', 'The bench. We’re wet anyway.', 'Once more round the block.'],
      },
    ],
  },
  {
    id: 'rooftops',
    settings: ['city'],
    steps: [
      {
        text: 'Follow me, and don’t look at the sign on the door; it says no and it means it kindly. Up. The stairs go as far as the sixth floor, and from there it’s either a goods lift that groans or an iron ladder on the outside, with the street hanging underneath like a bright mistake. I’ve done both in unsuitable shoes. Your pick.',
        suggestions: ['The groaning lift.', 'The ladder. Don’t let me look down.', 'You first, either way.'],
      },
      {
        text: 'There. Breathe. The whole city’s lying on its back with its coat open. You can see all the rooms nobody draws the curtains in, because who’d be up here? A man’s ironing in his hat. Two women are having a very good argument. Someone’s put a sofa out on the next roof, and there’s a plank across. It’s a wide plank. Wide enough.',
        suggestions: [
          'The sofa. I trust the plank.',
          'Let’s stay and watch the ironing.',
          'Who carries a sofa up here?',
        ],
      },
      {
        text: 'Somebody up here has been keeping tomatoes in a bathtub, I notice, and there’s a string of pegs with one red sock. Every chimney’s ticking as it cools. Down by the river they’ve started letting off fireworks, a bit early, for something or other. Quick, pick the next one’s colour. If you’re right I’ll tell you something I wasn’t going to.',
        suggestions: ['Gold.', 'Green.', 'I’d rather you told me anyway.'],
      },
      {
        text: 'Close enough; I’d have told you regardless. It’s only this: I’ve shown this place to nobody, since I couldn’t think who’d be quiet enough for it. You are. You’re even quiet in the right places. The lights are going out now, a floor at a time, as if the whole town were being carefully folded. We can go down before they lock the door. Or not.',
        suggestions: ['Or not.', 'Down, slowly, your hand in mine.', 'Let’s wait for the last light.'],
      },
    ],
  },
  {
    id: 'low-tide',
    settings: ['sea'],
    steps: [
      {
        text: 'The tide’s going out further tonight than it has all year, and there are bits of the bottom up for air that have never met anyone. Shoes off. The sand’s cold and ridged, like the roof of a mouth. Out there’s a wreck, black ribs and all. Nearer in, there are the pools, with their doors open. Where do you want to go?',
        suggestions: ['The wreck.', 'The pools.', 'As far out as we can.'],
      },
      {
        text: 'Everything out here leads past everything else. Crouch down a minute. In this one pool there’s a whole parliament: a crab in the chair, six snails abstaining, and something like a flower that shuts when you breathe on it. And wedged in beneath the ledge, look, green with age, there’s a bottle with its cork in. Something’s rolled up inside. Well? It isn’t addressed to us.',
        suggestions: ['Open it.', 'Put it back in the sea.', 'Hold it up to the moon first.'],
      },
      {
        text: 'The ink, what one can see of it through the glass, says only: ‘If found, wave.’ That’s all. So I wave, like an idiot, at the whole horizon. And a long way off, where there oughtn’t to be anything, a small light goes up and down, twice. My arms have gone all gooseflesh. Is it a fishing boat, do you think?',
        suggestions: ['Wave again.', 'A fishing boat. Surely.', 'Somebody’s been waiting for that.'],
      },
      {
        text: 'I’ll never know now and I’m glad. Listen, though: that hiss behind the quiet. It’s turned. The water’s coming back over the flats in long thin sheets, with the moon all over it, and it’s in no hurry, but it doesn’t stop for questions. We can walk ahead of it, or let it catch us about the ankles. It’s warmer than you’d think.',
        suggestions: ['Let it catch us.', 'Walk, slowly, ahead of it.', 'Race you to the dry sand.'],
      },
    ],
  },
  {
    id: 'hidden-room',
    settings: ['library'],
    steps: [
      {
        text: 'Since you’ve kept your voice down so nicely, I’ll show you something. The third bay, behind the sermons. No one’s taken out a sermon since the flood, so nobody’s noticed that the shelf’s a door. There. It smells of pipe smoke and pears. There’s a light switch, which is sensible, and a candle, which isn’t. You’re the guest.',
        suggestions: ['The candle.', 'The sensible switch.', 'Leave it dark a moment.'],
      },
      {
        text: 'It’s hardly a room, more a pocket. One armchair that would take two, at a pinch. A desk. And all these are the books that were never finished: the manuscripts people dropped in the river, the seventh chapter somebody’s wife burned. They end up here; don’t ask me how. There’s a love story without an end and a murder without a beginning. Which shall I take down?',
        suggestions: ['The love story.', 'The murder.', 'Is there one of yours?'],
      },
      {
        text: 'I’ll read you the page where it breaks off. There’s a terrace, evening, two people who’ve hated each other with great style for three hundred pages. One of them says, ‘Before you go, there’s something you dropped.’ And then nothing. White paper. It’s been like that for a hundred years, with the other one half turned in the doorway. You could finish it, you know. What was it they’d dropped?',
        suggestions: ['A letter.', 'The act.', 'Nothing. It was an excuse.'],
      },
      {
        text: 'Oh, that’s good. Look. It’s taking: the ink’s coming up in the paper, as though it’d only been shy. I’ve never seen it do that for anyone. Somewhere two people have finally got off that terrace. The clock out there’s striking, and by rights I should lock up. But the armchair’s warm now, and there are four hundred and twelve more of these.',
        suggestions: ['One more. Then we’ll go.', 'Lock us in.', 'Read me something finished.'],
      },
    ],
  },
  {
    id: 'ridge-before-dawn',
    settings: ['mountain'],
    steps: [
      {
        text: 'Up, lazybones, it’s four o’clock and the stars are still on. I’ve got the flask, you’ve got the socks. There’s a path along the beck that’s longer and kind, and there’s the old miners’ stair, which is neither. Both come out on the ridge, and I want us there before the sun is. Put your hand on my pack so that I know you’re there.',
        suggestions: ['The kind path.', 'The miners’ stair.', 'Carry me.'],
      },
      {
        text: 'You’re blowing like a kettle, and so am I; let’s call it conversation. Stop here. Turn off the lamp. No, wait for it. There: you can see by nothing at all, once you stop asking for more. Down in the valley there’s one lit window. Somebody’s up with a calf, or a worry. We could shine the lamp at them, three times, just to say so.',
        suggestions: ['Three times. Do it.', 'Leave them their night.', 'Which is it, calf or worry?'],
      },
      {
        text: 'I’d swear the window winked. Now the last bit’s on hands and knees, over rock as cold as a bishop’s handshake, and there’s one place where you have to step across a gap. It’s a yard wide. It only looks like eternity. I’ll go over first and hold out my arm, and you don’t look down, you look at me. Ready?',
        suggestions: ['Ready.', 'Not ready. Going anyway.', 'Tell me a joke first.'],
      },
      {
        text: 'Ha! And here we stand, with nothing higher than us but weather. And there it is, see it? First just a thread, as though someone had left a door open under the world. Then the snow goes pink, one summit after another, like a rumour. Nobody’s ever managed to say anything sensible at this point. We’ve half a flask, one blanket, and the whole of a day.',
        suggestions: ['Share the blanket.', 'Shout something.', 'Say something foolish, then.'],
      },
    ],
  },
  {
    id: 'secret-passage',
    settings: ['castle'],
    steps: [
      {
        text: 'Give the third lion a pull on the tongue. No, your third, my second. Hear that? Stone on stone, like an old man getting out of a chair. There’s a passage behind the chimney that doesn’t figure on any plan. One way goes up, and there’s a draught and a bit of starlight. One goes down, and something’s dripping in quite good time.',
        suggestions: ['Up, to the starlight.', 'Down, to the dripping.', 'Which way would a ghost go?'],
      },
      {
        text: 'They built it crooked on purpose, so that up becomes along and down becomes round. Here the wall’s thin. Put your eye to that chink: it’s the great hall, seen from inside a painted duke. We’re looking out through his left eye. There’s a servant finishing off the wine and dancing with a chair. We could make the duke say something. It’d be wicked. It would echo.',
        suggestions: ['Make him sneeze.', 'Compliment the dancing.', 'Leave the poor soul alone.'],
      },
      {
        text: 'Past here I’ve only been once. Duck. There’s a little round room with a window as wide as a hand, a bench, and on the wall, scratched in, two sets of initials, four hundred years old. Whoever they were, they weren’t meant to meet, and they met here. Someone’s left the nail. It’s still on the sill. I’ve always thought that was an invitation.',
        suggestions: ['Let’s add ours.', 'No. It’s their wall.', 'Just mine. You hold the light.'],
      },
      {
        text: 'It’s odd how a place like this makes one whisper. I don’t believe I’ve been so near to anyone in so small a room with so little to say. Far below they’re barring the gate; I can feel it through the bench. The way out’s through the herb garden, if we go now. Or there’s a moon due in that window in about ten minutes.',
        suggestions: ['I’ll wait for the moon.', 'The herb garden, quickly.', 'Tell me who they were.'],
      },
    ],
  },
  {
    id: 'crows-nest',
    settings: ['ship'],
    steps: [
      {
        text: 'The watch owes me a favour, so the crow’s nest is ours till the bell. Up you go. There’s the weather side, where the wind pins you to the ropes like a butterfly, and there’s the lee side, where it doesn’t, and you’ve only your grip to thank. Don’t trust the third ratline, it’s a liar. Which side’s yours?',
        suggestions: ['Weather side.', 'Lee side. I like living.', 'Right behind you.'],
      },
      {
        text: 'In over the rim, mind your shins. It’s a barrel for one, so we’ll have to be good friends about it. See how she swings? Down there the deck’s a matchbox, and up here we’re writing our names on the sky with the top of the mast. There’s a spyglass. There’s also an orange I’ve been saving. I’ve only hands enough to deal with one of them.',
        suggestions: ['The orange.', 'The spyglass.', 'I’ll hold you, you do both.'],
      },
      {
        text: 'Now hush and look over the side. It’s begun. Every wave that breaks, breaks green, and there’s a long cold fire unrolling behind us, and something’s swimming in it, look, like comets, two of them. Three. Dolphins, all lit up. If you sing to them they sometimes stay. I’m not saying you must. I’m saying I can’t carry a tune, and somebody ought to.',
        suggestions: ['I’ll sing. Badly.', 'You sing. I’ll forgive you.', 'Let’s just watch them.'],
      },
      {
        text: 'They heard, I’d swear they did, that big one rolled right over to get a look at you. And now there’s the bell, and old Harkness at the foot of the mast, clearing his throat. We could climb down like honest people. Or there’s a rope here, from the yard to the after deck, and it’s only a matter of letting go at the right time.',
        suggestions: ['The rope. Both of us.', 'Down the honest way.', 'Five more minutes. Bribe him.'],
      },
    ],
  },
  {
    id: 'dunes',
    settings: ['desert'],
    steps: [
      {
        text: 'Now’s the time, when the heat’s gone home and the sand hasn’t noticed yet. It’s still warm under the skin; take your shoes off and feel. We’ll walk to the singing dune. One way’s along the crest, on a ridge as sharp as a folded letter. The other’s down in the blue between, where it’s dead quiet. You lead, I’ll tell you when we’re lost.',
        suggestions: ['Along the crest.', 'Down in the blue.', 'Are we lost yet?'],
      },
      {
        text: 'Here’s somebody’s fire, gone out, with the ashes still warm and three glasses upside down on a tray. It’s the custom: whoever comes by may drink, so long as they leave the tray as they found it. The kettle’s full. There’s mint, there’s enough sugar to stop a horse. Or we go straight on and save our thirst for the well.',
        suggestions: ['Tea. Definitely tea.', 'On to the well.', 'Who’s the third glass for?'],
      },
      {
        text: 'There she is, the big one. Now this is how you make her sing: you sit down on the edge and you let go. The whole slope starts to move with you, and it hums, right up through your bones, the lowest note you ever heard. People have proposed marriage halfway down, out of pure fright. Front or back? One of us has to steer.',
        suggestions: ['Front. I’ll steer.', 'Back. I’ll hold on to you.', 'Side by side.'],
      },
      {
        text: 'There’s sand in my teeth, in my ears, in places I’ve no names for. Don’t get up. Lie there. She’s still humming, under us, very quietly, as if she’d liked it. And there’s no roof at all now: I don’t believe there’s a gap between those stars you could get a knife into. We ought to start back. I’ve said so. It’s been said.',
        suggestions: ['Not yet.', 'Show me which star leads home.', 'Again! From the top!'],
      },
    ],
  },
  {
    id: 'dark-deck',
    settings: ['stars'],
    steps: [
      {
        text: 'They’ve gone to half power for the night, so the forward deck’s dark, and nobody’s allowed there, which is how I know it’ll be empty. Watch the sill. We can walk it, in the soft boots, or I can turn the gravity off in the corridor, which takes one lever and no permission, and we’ll swim.',
        suggestions: ['Swim!', 'Walk. I’ve just eaten.', 'You’d better hold on to me.'],
      },
      {
        text: 'And here’s the big window. I never say anything for the first minute; it’d be like talking in somebody’s bedroom. That smear’s four hundred billion suns. That dot’s where we’re from, more or less, give or take your thumb. There’s a switch by your elbow that lets you listen to it: pulsars, static, the long hum. Some people find it too much.',
        suggestions: ['Switch it on.', 'Keep it silent.', 'Which dot, exactly?'],
      },
      {
        text: 'Either way one hears it, doesn’t one? It’s a kind of leaning. I come here when I’ve been taking myself seriously. Hold still: there’s a hatch at the end with two suits in it, and outside a rail to clip on to. Nine minutes of air, nothing beneath your boots. I wouldn’t offer it to just anyone. Or we stay in and steam up the glass like a pair of kettles.',
        suggestions: ['Outside. Clip me on.', 'Inside, where the warm is.', 'You’ve done this before, haven’t you?'],
      },
      {
        text: 'I’ll tell you what I like. Out of all that, in all those directions, there’s this one spot, about two yards across, where somebody’s breathing next to me. I’ve checked the charts. It isn’t marked. The shift bell will go in a moment and the lamps will come up, and we’ll be crew again, blinking. There’s a star just rising off the bow with only a number. It wants a name.',
        suggestions: ['Name it after you.', 'Name it after us.', 'Let it keep its number.'],
      },
    ],
  },
  {
    id: 'after-the-show',
    settings: ['stage'],
    steps: [
      {
        text: 'They’ve all gone to supper, and I’ve kept the key. Come in by the stage door, past the chair where nobody’s allowed to sit. It’s so dark in here that one can hear the velvet. I can give you the one bare bulb we leave burning for the ghosts, or I can throw every switch on the board and let you have the sun. Which entrance would you like?',
        suggestions: ['The one bare bulb.', 'Give me the sun.', 'Whose chair is that?'],
      },
      {
        text: 'That’s your light, then, and it loves you. Take a step. Every board out here’s got a name. Behind you there’s a wood of painted canvas, a throne with a loose arm, a balcony that goes up on a winch. On the rail: a crown, a cloak, a pair of donkey’s ears. Dress yourself. No one’s ever the same in front of an empty house.',
        suggestions: ['The crown, and don’t laugh.', 'The donkey’s ears.', 'Just as I am.'],
      },
      {
        text: 'Oh, very good. I’d follow that anywhere, at reduced prices. Now a scene, we can’t waste it. I’ll give you the first line and you give me whatever comes. It’s night; there’s a wall between us; we’ve got until the watch comes round. I say: ‘They told me you’d never come.’ And you turn, slowly, because the gallery’s paid for that, and you say…',
        suggestions: ['I always come. I’m just late.', 'They were right. I’m not here.', 'I’ve forgotten my line.'],
      },
      {
        text: 'And the house holds its breath, all nine hundred empty seats. I couldn’t have written it. I wouldn’t have dared. Hear that, up in the gods? One pair of hands. It’s the pipes cooling, they’ll tell you, every time. Well, one doesn’t argue with applause. There’s a curtain call owing, and after that the rope’s yours: you may bring it down on us whenever you like.',
        suggestions: ['Bow with me first.', 'Bring it down slowly.', 'Encore.'],
      },
    ],
  },
  {
    id: 'midnight-kitchen',
    settings: ['home', 'tavern'],
    steps: [
      {
        text: 'It’s too late for dinner and too early for bed, so it’s kitchen o’clock. Don’t put the big light on; it asks too many questions. There’s the lamp over the stove, and that’s plenty. Now: I’ve eggs, half an onion, some cheese with a past, and a jar no one’s dared to open. Savoury or sweet? Choose as though it said something about you.',
        suggestions: ['Savoury.', 'Sweet.', 'The jar. I’m not afraid.'],
      },
      {
        text: 'It’ll be both, the way I cook. You sit up there on the worktop, where you’re in the way. Somebody’s got to chop and somebody’s got to stir and tell the story of the worst meal they ever ate. I’ll not pretend I don’t have a preference. Put on the apron or put up your feet, but decide before the butter does.',
        suggestions: ['I’ll chop.', 'I’ll stir and tell.', 'I’ll supervise from here.'],
      },
      {
        text: 'You’ve got flour on your ear, or possibly sugar. I’m leaving it, it’s decorative. Smell that? That’s the moment, there, when it stops being ingredients. It wants one thing more and I can’t think what. Close your eyes and open your mouth; don’t look so worried. Well? Be honest, I can bear it. What’s missing?',
        suggestions: ['Salt.', 'Nothing. It’s perfect.', 'Lemon, maybe.'],
      },
      {
        text: 'You’re right, and I’m annoyed at how right you are. We’ll eat it out of the pan, with two forks, on the back step, where there’s a bit of moon and next door’s cat to report us. I don’t know that I’ve ever had a finer restaurant. There’s one mouthful left, in the corner, the crisp bit. That’s the bit wars are fought over.',
        suggestions: ['It’s yours.', 'It’s mine and you know it.', 'Give it to the cat.'],
      },
    ],
  },
  {
    id: 'glasshouse',
    settings: ['garden', 'forest'],
    steps: [
      {
        text: 'At the far end, past the compost and the wheelbarrow with the opinions, there’s an old glasshouse that’s been let go. The lock’s only for show. Inside it’s another country: warm, wet, breathing. Somebody’s vine has eaten the heating. To the left there’s something in bloom that only does it at night. On the right I can hear water. Where first?',
        suggestions: ['The night flower.', 'The water.', 'Let me just breathe for a minute.'],
      },
      {
        text: 'Everything’s grown into everything, so we’d have come by here in any case. Push that leaf aside, the one like an umbrella. There’s a stone basin with a single goldfish in it, as old as the ironwork and twice as dignified, and a rope swing hung from the iron. I tested the rope last spring. I’m fairly sure it was last spring. Who’s going first?',
        suggestions: ['Me. Push gently.', 'You. I’ll watch the knots.', 'Hello, goldfish.'],
      },
      {
        text: 'Now stop, stop. It’s opening. Look at that: white, as big as a plate, unscrewing itself without a sound. It does this for one night, and by breakfast it’s a wet rag. The scent’s coming. It’s like vanilla that has read a few books. You’re supposed to tell it something you’d like to be rid of. It takes it along when it goes. I’ll look at the fish.',
        suggestions: ['I’ll whisper it something.', 'I’ve nothing to be rid of tonight.', 'You go first.'],
      },
      {
        text: 'Well, it heard. Whatever that was, it’s the flower’s now. There’s rain starting on the panes, first one drop, then a whole committee, and we’re as dry as seeds in here. I could make a dash for the house and fetch us a blanket and a bottle. Or we stay just as we are, on two upturned pots, and let it drum.',
        suggestions: ['Stay just as we are.', 'Fetch the blanket, hurry back.', 'Dash with me, through the rain.'],
      },
    ],
  },
];
