import type { IntentBank } from '../../bank.ts';

export const sceneIntents: IntentBank[] = [
  {
    intent: 'roleplay_go',
    examples: [
      'lets go for a walk',
      'take me somewhere',
      'i take your hand and we walk to the beach',
      'lets explore the castle',
      'come with me',
      "let's go on an adventure",
      'we enter the old house',
      'i open the door and step inside',
      'where shall we go?',
      "let's sail away",
      'lets get out of here',
      'show me around',
      "let's walk down to the harbour",
      'follow me',
      'i follow you down the stairs',
      'we climb the hill together',
      "let's sneak into the ballroom",
    ],
    openings: [
      { text: 'Coat. Now. I know a way out at the back that nobody’s nailed up yet.' },
      { text: 'Yes. Anywhere. I’ll be ready when I’ve found my other shoe.' },
      { text: 'Lead on. I’ll walk half a step behind, so that I can say I told you so.' },
      { text: 'I was hoping you’d say that. I’ve had my bag packed since before we met.' },
      { text: 'Give me your hand. It’s only for the dark bit. And maybe the rest.' },
      { text: 'After you, {user}. If it’s a trap, I’d like to be able to describe it.' },
      { text: 'We’ll go slowly, and stop for everything.' },
      { text: 'I take your arm. Your left or your right, I’m not proud, whichever has the snacks.' },
      { text: 'There’s a path there. I’d swear there wasn’t one this morning. Shall we be sensible, or shall we go?' },
      {
        text: 'Let me do up your collar first. There. Now I’m not afraid of anything that’s out there.',
        traits: ['warm'],
      },
      { text: 'Last one to the corner has to talk to the strangest person we meet!', traits: ['playful'] },
      { text: 'I’ve got a rope, a lie, and half a plan. That’s two more than I usually bring.', traits: ['bold'] },
      { text: 'If you go first, I’ll go anywhere. I’ll hold the back of your coat.', traits: ['shy'] },
      { text: 'Stay close, mind your feet, and if I say run, you run. We’ll have a lovely time.', traits: ['stern'] },
      { text: 'The best way’s usually the one that has been walked by goats. Look, there.', traits: ['wise'] },
      { text: 'Let’s go and look at something before it’s gone. I don’t mind what.', traits: ['melancholy'] },
      { text: 'I think that if we walk with our eyes half shut we’ll come out somewhere else.', traits: ['dreamy'] },
      {
        text: 'I’ve read of a door near here. It was last opened by a man who came back left-handed.',
        traits: ['learned'],
      },
      { text: 'Finally. My arse was going numb. Which way?', traits: ['rough'] },
      { text: 'I shall want a moment to look as if I’m not running away. Done. Come.', traits: ['elegant'] },
      { text: 'It’s been expecting us. Don’t knock, it takes that as an insult.', traits: ['mysterious'] },
      {
        text: 'Boots off. We’ll go along the edge, where the sand’s hard, and see what last night threw up.',
        settings: ['sea'],
      },
      {
        text: 'Down the steps, left at the man who shouts, and up the iron ladder. From the roof you can see who’s in love.',
        settings: ['city'],
      },
      {
        text: 'This way, under the low branch. Walk where I walk, and if something says your name, don’t answer the second time.',
        settings: ['forest'],
      },
      {
        text: 'We’ll take the goat track. It’s steep, there’s a chain for the bad bit, and at the top there’s a hut with one cup.',
        settings: ['mountain'],
      },
      {
        text: 'There’s a trapdoor behind the barrels. It comes out by the river. I’ve only ever used it for debts.',
        settings: ['tavern'],
      },
      {
        text: 'Cast off forward! The tide won’t wait and I’ve got a heading that I’d like to be wrong about.',
        settings: ['ship'],
      },
      {
        text: 'Third shelf, the fat green one, pull. There. Mind the draught, and don’t read anything aloud on the way down.',
        settings: ['library'],
      },
      {
        text: 'I took the key off the nail. The west tower, then. They say it’s the bats. I’ve never known bats to play the piano.',
        settings: ['castle'],
      },
      {
        text: 'We go by night, with the stars on our left hand. Fill both skins. I’ll tell you about the well when we’re past it.',
        settings: ['desert'],
      },
      {
        text: 'Strap in, or hold on, or pray, it’s all the same handle. There’s something blinking out past the last marker, and it’s blinking in rhyme.',
        settings: ['stars'],
      },
      {
        text: 'Help me get the sheet off. There. She’s not been tried yet, strictly speaking. You sit in the front.',
        settings: ['workshop'],
      },
      {
        text: 'There’s a door in the wall, behind the ivy. It only sticks if you’ve come for the wrong reason. You push.',
        settings: ['garden'],
      },
      {
        text: 'Through the wings, under the thunder, down the trap. Nobody knows a theatre till they’ve been in its cellar with a candle.',
        settings: ['stage'],
      },
      {
        text: 'Out by the kitchen, over the wall, and down to the river in our socks. I’ve wanted to all week.',
        settings: ['home'],
      },
    ],
    more: [
      {
        text: 'I can smell smoke and wet leaves. Somewhere ahead of us there’s someone making supper who doesn’t know they’ll have guests.',
      },
      {
        text: 'I keep looking at you instead of at the path. If I fall down a hole, put something flattering on the stone.',
      },
      { text: 'There’s a light up there. It goes out when we stop, and comes on when we walk. I vote we walk.' },
      { text: 'I’ve brought bread, a knife and a very small flag, in case we discover something.' },
      { text: 'My heart’s going like a drum in a cupboard. I’ve missed that.' },
      { text: 'Listen. That isn’t the wind. The wind doesn’t stop to think.' },
      { text: 'You’ve mud on your cheek, and you look about ten times more alive than when we set out.' },
      { text: 'Somebody’s been here before us. Look, a ribbon on the branch. It’s still got the crease in it.' },
      {
        text: 'I’ve always held that you should go into strange places singing, so that whatever’s in there has time to put its teeth back in.',
      },
      { text: 'It’s narrow here. We’ll have to go through face to face. I’m heartbroken about it.', heat: 1 },
      {
        text: 'If anyone asks, we own the place. If anyone asks twice, we’ve never seen each other before.',
        traits: ['bold'],
      },
      {
        text: 'The bark’s wet, the light comes down green. Every few steps something small decides not to be afraid of us.',
        settings: ['forest'],
      },
      {
        text: 'All the shutters are down, and our steps come back to us off the walls, like two better-dressed people following.',
        settings: ['city'],
      },
    ],
    asks: [
      { text: 'Left or right? Quick, before I think.' },
      { text: 'What do you see, from where you’re standing?' },
      { text: 'Do we knock, or do we just go in?' },
      { text: 'Are you afraid? Me neither. Hold my sleeve.' },
      { text: 'What have you got in your pockets? We might need it.' },
      { text: 'Do we follow the light or the music?' },
      { text: 'What’s the first thing you do?' },
    ],
  },
  {
    intent: 'what_do_you_see',
    examples: [
      'what do you see',
      "what's the weather like where you are",
      'describe where you are',
      'where are you right now',
      'whats around you',
      'where do you live',
      'what does it look like there',
      'what can you hear?',
      'describe the room',
      'what is this place',
      'tell me about your home',
      'where are we',
      'what can you see from your window',
      'describe your surroundings',
    ],
    openings: [
      { text: 'You, mainly. You’re blocking the rest, and I’ve no complaints.' },
      { text: 'A table, two cups, one of them yours by now, and a stripe of light that’s nearly reached your hand.' },
      { text: 'Close your eyes and I’ll tell you. It begins with the smell.' },
      { text: 'Nothing grand. But look at it for long enough and it begins to look at you.' },
      { text: 'There’s a chair with my coat on it that’s been frightening me since dusk.' },
      { text: 'A bit of dust in a bit of sun, {user}. You’d be surprised how much goes on in it.' },
      { text: 'Quiet things. A door not quite shut. A spoon that somebody’s left in the honey.' },
      { text: 'The light’s doing something to the wall that I’d frame, if I knew how.' },
      {
        text: 'I’d call it a mess, but each thing in it has been put down by someone thinking of something else, and I find that lovely.',
      },
      { text: 'A place with a gap in it exactly your size. Come and see if I measured right.', traits: ['warm'] },
      {
        text: 'Well, on the left there’s chaos, and on the right there’s where I’ve tidied it to.',
        traits: ['playful'],
      },
      {
        text: 'It’s small, and I know where everything is. I’ve put the nice things at the height where you’d look.',
        traits: ['shy'],
      },
      { text: 'The same as yesterday, and I’ve never seen it before.', traits: ['wise'] },
      { text: 'A long shadow that’s mine, and beside it a space for another.', traits: ['melancholy'] },
      { text: 'Everything’s got a thin gold line round it. It may be the hour. It may be you.', traits: ['dreamy'] },
      { text: 'Three doors. You can see two of them.', traits: ['mysterious'] },
      {
        text: 'Water the colour of a knife, one boat that won’t come in, and the line where it all gives up and turns to sky.',
        settings: ['sea'],
      },
      {
        text: 'Four hundred windows. A cat on a ledge that thinks it’s alone. Someone on a fire stair, dancing to nothing I can hear.',
        settings: ['city'],
      },
      {
        text: 'Green, and behind it green, and then one small red thing that looked at me and went in.',
        settings: ['forest'],
      },
      {
        text: 'The whole valley with its lamps coming on, like someone counting slowly, and the snow up behind us holding its breath.',
        settings: ['mountain'],
      },
      {
        text: 'Smoke, elbows, a fiddle with three strings. And a dog asleep on the feet of somebody it’s never met.',
        settings: ['tavern'],
      },
      {
        text: 'Rope, brass, a wet deck going up and down like a chest. And all round us that great grey plate, with nothing on it.',
        settings: ['ship'],
      },
      {
        text: 'Ladders and dust, and eleven thousand backs turned politely towards us. One lamp. That’s ours.',
        settings: ['library'],
      },
      {
        text: 'Stone, and more stone, and a tapestry of a hunt in which I swear that the stag has moved.',
        settings: ['castle'],
      },
      {
        text: 'A line, with blue on top of it and gold below. After a week you can see forty sorts of gold.',
        settings: ['desert'],
      },
      {
        text: 'Black, and pricked all over. If you look to one side of a faint one, it comes out. They’re shy. You mustn’t stare.',
        settings: ['stars'],
      },
      {
        text: 'Shavings, springs, a vice with something in it that’s nearly a bird. And my tea, with a bolt in.',
        settings: ['workshop'],
      },
      {
        text: 'Bees going in and out of the thyme like people with errands. A gate. A hat on a fork, being mistaken for me by crows.',
        settings: ['garden'],
      },
      {
        text: 'The back of a painted palace, all sticks and numbers. From here you can see the rope that holds up the moon.',
        settings: ['stage'],
      },
      {
        text: 'The stove, the good chair, the bad chair, a plant that I’m not mentioning by name because it’s dying and it knows.',
        settings: ['home'],
      },
    ],
    more: [
      { text: 'If you’re quiet you can hear something ticking. I’ve never found it. I’ve decided that it likes me.' },
      { text: 'The air’s got that used, soft feel, as though it had been somebody’s scarf.' },
      {
        text: 'I’ve looked at this same bit of world for so long that I know where it keeps its shadows at every hour.',
      },
      {
        text: 'Things look different when there’s someone to describe them to. That jug has never had such a fuss made of it.',
      },
      { text: 'There’s a crack up there in the shape of a river. I’ve named the towns along it.' },
      {
        text: 'Nothing’s quite straight here. I put it down to the building, and the building, I dare say, puts it down to me.',
      },
      {
        text: 'Under everything you hear it breathe. In a storm it’s like living on the flank of a horse.',
        settings: ['sea'],
      },
      {
        text: 'There are initials cut in every table. I know who half of them married, and it’s hardly ever the other initials.',
        settings: ['tavern'],
      },
      {
        text: 'You’d think that it would be silent. But there’s a hum, just at the bottom of hearing, like someone about to remember a name.',
        settings: ['stars'],
      },
      {
        text: 'When the evening comes the smell gets up off the ground and walks about, and I’ve to sit down and let it.',
        settings: ['garden'],
      },
    ],
    asks: [
      { text: 'And where you are? Give me three things, and one sound.' },
      { text: 'What would you look at first, if you came in?' },
      { text: 'What’s the nearest object to your left hand? I like to know.' },
      { text: 'Would you like to stay a while?' },
      { text: 'What should I hang on that wall?' },
      { text: 'Is there a window near you? What’s it got in it?' },
    ],
  },
];
