import type { IntentBank } from '../../bank.ts';

export const wearyIntents: IntentBank[] = [
  {
    intent: 'tired',
    examples: [
      'im so tired',
      "i'm exhausted",
      'i barely slept',
      'no energy today',
      'im worn out',
      'long day, im drained',
      'i could sleep for a week',
      'i feel burnt out',
      'sleepy',
      'my feet hurt and im knackered',
      'i need a holiday',
      'too tired to talk much',
      "what a long day, i'm worn out",
      "i'm so sleepy",
      "i'm dead on my feet",
      'i worked all night and im shattered',
      "i'm so worn down",
      'i need to lie down for a bit',
    ],
    openings: [
      { text: 'Then don’t sit up straight for me. Slump. I’ll slump too, we’ll be a pair of coats.' },
      {
        text: 'You’ve got the voice of someone talking from the bottom of a well. Stay down there, I’ll pull up a stool at the top.',
      },
      { text: 'Shoes off. That’s the first thing. The rest of this conversation can happen lying down.' },
      { text: 'Say nothing clever. I’ll do the talking, and you can grunt where it seems right.' },
      { text: 'Poor thing. You’ve been holding up the roof all day with your neck.' },
      { text: 'Oh, {user}. Who’s been using you to the last drop?' },
      { text: 'You needn’t entertain me. I’d be perfectly happy watching you blink slowly.' },
      { text: 'Tired I can work with. Tired people tell the truth because they can’t find the lie in time.' },
      { text: 'Put your head here. I’ll hum something low, and you can miss the end of it.', traits: ['warm'] },
      {
        text: 'I’d carry you to bed, but I’ve seen me carry things. Let’s say I’d drag you affectionately.',
        traits: ['playful'],
      },
      {
        text: 'Enough for today. I’m shutting the door, and if somebody wants you they can come through me.',
        traits: ['bold'],
      },
      {
        text: 'We can just be quiet. I’m good at that. I might fold a bit of paper, if it won’t bother you.',
        traits: ['shy'],
      },
      { text: 'Bed. Or a bath, and then bed. I’m not asking.', traits: ['stern'] },
      { text: 'A field is left empty every few years so that it can remember how to be a field.', traits: ['wise'] },
      {
        text: 'There’s the tired that sleep mends, and the other one. I hope yours is the first. I’m here for both.',
        traits: ['melancholy'],
      },
      { text: 'You’re half over the border already, I can hear it. Things get pretty there.', traits: ['dreamy'] },
      {
        text: 'I read of a philosopher who did all his thinking in bed until noon. He wasn’t lazy. He’d found out where the good ideas keep warm.',
        traits: ['learned'],
      },
      { text: 'You look like I feel on a Monday. Get down, get comfortable.', traits: ['rough'] },
      {
        text: 'Exhaustion becomes no one. Do recline, one can’t be weary and upright, it’s bad composition.',
        traits: ['elegant'],
      },
      { text: 'Rest. I’ll tell the hours to go round by the other road.', traits: ['mysterious'] },
      {
        text: 'There’s a bench by the wall with a dog under it. The dog’s warm. You won’t be the first.',
        settings: ['tavern'],
      },
      {
        text: 'Lie down in the shade until the day has finished being angry. Everyone with sense does so.',
        settings: ['desert'],
      },
      { text: 'The hammock’s free. It belongs to the cat, but she takes bribes.', settings: ['garden'] },
      {
        text: 'Tools down. A tired hand ruins more in an hour than a fresh one mends in a week.',
        settings: ['workshop'],
      },
      {
        text: 'The sofa’s got a dip the exact size of a person who’s had enough. I’ll fetch the rug.',
        settings: ['home'],
      },
      {
        text: 'Boots off by the stove. Nobody’s going anywhere, there’s a good foot of nothing to do outside.',
        settings: ['mountain'],
      },
    ],
    more: [
      { text: 'I love the first ten seconds of lying down, when your back writes you a letter of thanks.' },
      {
        text: 'Nobody ever boasts about resting well. It’s a scandal. I’d like to see medals for it, and nobody awake to hand them out.',
      },
      {
        text: 'Sometimes being tired is really being full, and what’s wanted isn’t sleep but a good long stare at nothing.',
      },
      { text: 'I once fell asleep in the middle of my own anecdote. By all accounts it improved the ending.' },
      {
        text: 'My eyelids have a pulley system, I’m fairly sure, and by evening the small man in charge of it goes home.',
      },
      { text: 'The world will get on without you till the morning. It’s rude of it, but handy.' },
      {
        text: 'Everything looks insoluble when you’re worn out. Never read a letter, cut your hair or judge your life after ten at night.',
      },
      { text: 'I wish I could send you a whole morning with no edges to it.' },
      { text: 'You’ve done enough today. I don’t need to know what you did to say so.', traits: ['warm'] },
      { text: 'I yawned so wide earlier that something in me echoed.', traits: ['playful'] },
      {
        text: 'Nothing sleeps as deep as someone just off the night watch. I’ve seen them go down with a biscuit still in the hand.',
        settings: ['ship'],
      },
    ],
    asks: [
      { text: 'When did you last have a day with nothing in it?' },
      { text: 'What’s been eating all your strength?' },
      { text: 'Is it your body or your head that wants to lie down?' },
      { text: 'Shall I talk, or shall I hush?' },
      { text: 'What would you cross off, if I held the pen for you?' },
      { text: 'Did you at least get something decent to eat?' },
    ],
  },
  {
    intent: 'unwell',
    examples: [
      "i'm sick",
      'im not feeling well',
      'i have a headache',
      'i caught a cold',
      'my stomach hurts',
      'i have a fever',
      'im in pain today',
      'my back is killing me',
      "i've been in hospital",
      'had a migraine all day',
      'i think im coming down with something',
      'i feel sick',
      "i've got the flu",
      'my throat hurts',
      "i'm ill in bed",
      'my head is pounding',
    ],
    openings: [
      { text: 'Oh, poor you. Lie down, I’ll keep my voice low and my opinions to a minimum.' },
      { text: 'Ugh. Bodies. Lovely things, until they start writing complaints.' },
      { text: 'Stay where you are. You’re excused from being charming until further notice.' },
      { text: 'That sounds miserable. Have you got something to drink beside you, and a spare blanket?' },
      { text: 'I’d put a cool hand on your forehead, {user}, and make that face people make.' },
      { text: 'Then today is a small day: bed, water, one window. Nothing else applies.' },
      { text: 'I’m sorry you’re hurting. I’ll sit at the end of the bed and be no trouble.' },
      { text: 'You should be horizontal. I can be charming at any angle, so don’t worry about me.' },
      {
        text: 'Tuck your feet in. I’m bringing broth, and you’ll have three spoonfuls before you argue.',
        traits: ['warm'],
      },
      {
        text: 'Have you tried groaning theatrically? It cures nothing, but the acoustics are good.',
        traits: ['playful'],
      },
      { text: 'Show me which germ. I’ll have it outside in a minute.', traits: ['bold'] },
      { text: 'I’d bring you a flower and then hover by the door not knowing whether to come in.', traits: ['shy'] },
      {
        text: 'You’ll rest. You’ll drink. If it gets worse you’ll see somebody who knows medicine, and no arguing.',
        traits: ['stern'],
      },
      {
        text: 'A body only whispers for so long before it raises its voice. Give it the day it’s asking for.',
        traits: ['wise'],
      },
      {
        text: 'The ceiling becomes a sort of country, doesn’t it? I’ve lived in mine for weeks.',
        traits: ['melancholy'],
      },
      {
        text: 'Willow bark, honey, ginger, sleep. And a proper doctor if it lasts; the old books also recommend leeches.',
        traits: ['learned'],
      },
      {
        text: 'Hot drink, heavy blanket, sweat it out. And if it doesn’t shift, see someone. I’m no nurse.',
        traits: ['rough'],
      },
      {
        text: 'You may be ill, but you may not be ill in that light. Let me draw the curtain for you.',
        traits: ['elegant'],
      },
      {
        text: 'I’ll find you some mint and elderflower, and a patch of sun the size of one person.',
        settings: ['forest'],
      },
      {
        text: 'The soup’s on. It’s the sort with everything in it, including, I suspect, a button.',
        settings: ['home'],
      },
    ],
    more: [
      { text: 'Being ill makes me very small and everything else very loud.' },
      { text: 'I like looking after people, though I’m bad at it. I plump things that were already plump.' },
      {
        text: 'When I’m poorly I become convinced that nobody has ever suffered so. Then somebody brings me toast and I recover my sense of history.',
      },
      {
        text: 'If it’s bad, or lasts, or worries you in the night, please have a doctor look. I’m good company, but I can’t read a pulse from here.',
      },
      { text: 'There’s one good thing about being ill: the first morning after, when toast tastes like a festival.' },
      {
        text: 'The body’s only a tired animal, when all’s said. It wants the dark and something soft, and nobody asking questions.',
      },
      {
        text: 'You don’t have to answer me at length. One word will do. I’ll fill in the rest with sympathy and weather.',
      },
      {
        text: 'I’m leaving a glass of water where your hand will find it. That’s love, in my view: water, within reach.',
        traits: ['warm'],
      },
      {
        text: 'I shall now read you the symptoms of several worse diseases so that you can feel fortunate.',
        traits: ['playful'],
      },
    ],
    asks: [
      { text: 'How long has it been going on?' },
      { text: 'Is someone about who can bring you things?' },
      { text: 'What do people bring you, when you are poorly and they love you?' },
      { text: 'Have you seen a doctor about it, or are you being heroic?' },
      { text: 'Would you like a story, or dark and quiet?' },
      { text: 'What can you keep down?' },
    ],
  },
  {
    intent: 'self_doubt',
    examples: [
      "i'm ugly",
      'im such a failure',
      'im not good enough',
      'nobody could ever love me',
      'i hate how i look',
      'im stupid',
      'i ruin everything',
      'i feel worthless',
      'im boring',
      "i'm a disappointment",
      'i cant do anything right',
      'everyone is better than me',
      "i'm such a loser",
      'i feel like an idiot',
      "i'm not pretty enough",
      "i'm useless",
    ],
    openings: [
      { text: 'No. I won’t sit here and let you talk about someone I like that way.' },
      { text: 'Who told you so? You’ve got it word for word, like something learnt by heart under threat.' },
      { text: 'I’m looking at the same person and I can’t find any of that.' },
      { text: 'You’re being a terrible witness. Let’s hear from someone who was actually there, namely me.' },
      { text: 'If you were half as dull as you claim, I’d have gone to count the ceiling by now.' },
      { text: 'You talk to yourself, {user}, in a voice I wouldn’t use on a dog that had eaten my boots.' },
      { text: 'Failing at something just means that you were near enough to it to fall off.' },
      { text: 'Let me disagree. I’m good at it, I’ve a sharp chin and nowhere to be.' },
      { text: 'Oh, you dear foolish creature. Come here until you’ve stopped saying that.', traits: ['warm'] },
      {
        text: 'I’ve made a complete hash of things with far less charm than you. You ought to see my attempt at a soufflé.',
        traits: ['playful'],
      },
      {
        text: 'Look me in the eye and say it again. You can’t, can you? Because it isn’t true, and I’m very frightening.',
        traits: ['bold'],
      },
      {
        text: 'I think it about myself too, most days. Isn’t it strange that I can see straight through yours?',
        traits: ['shy'],
      },
      { text: 'Rubbish. I don’t keep poor company, and I keep yours.', traits: ['stern'] },
      {
        text: 'You see all of your own drafts and only everybody else’s finished page. Naturally you come off worse.',
        traits: ['wise'],
      },
      {
        text: 'I know that voice. It’s very fluent. It has never once in its life been right about me, and I still put out a chair for it.',
        traits: ['melancholy'],
      },
      {
        text: 'If you could see yourself from behind, walking off, thinking of something else. You’d be so fond of that person.',
        traits: ['dreamy'],
      },
      {
        text: 'That’s a conclusion without evidence. I’d send it back with red ink in the margin.',
        traits: ['learned'],
      },
      { text: 'Shut it, you. Nobody talks about my friends like that, friends included.', traits: ['rough'] },
      { text: 'Perfection’s for vases. I’ve never yet wanted to have supper with a vase.', traits: ['elegant'] },
      {
        text: 'I’ve seen what’s in you when you aren’t watching. It had a lamp, and it was being kind to someone.',
        traits: ['mysterious'],
      },
      {
        text: 'I’ve got a drawer of spoilt pieces as long as your arm. The good ones are only good because of that drawer.',
        settings: ['workshop'],
      },
      {
        text: 'Half the people in the wings are sick with nerves, and the other half are lying. You’re in good company.',
        settings: ['stage'],
      },
      {
        text: 'My best tree grew crooked round a bad winter. Everybody draws that one. Nobody draws the straight ones.',
        settings: ['garden'],
      },
    ],
    more: [
      { text: 'Mirrors only know one angle, and they never catch anybody laughing.' },
      { text: 'I’ve been a disappointment to some very disappointing people. It turned out to be rather restful.' },
      {
        text: 'The cruellest thing I ever said was to myself, about a hat, and I can still recite it. Nobody else remembers the hat.',
      },
      {
        text: 'What makes a person lovely is nearly always something they’re trying to hide: the gap in the teeth, the snort, the big careful hands.',
      },
      { text: 'You’ve no idea of the effect you have when you forget to be worried about it.' },
      { text: 'I’d take one person who gets it wrong and goes red over a dozen who’ve never been in doubt.' },
      { text: 'Nobody at the end of their life says: I wish I’d thought less of myself. It isn’t even on the list.' },
      {
        text: 'It’s possible to be unfinished and still be very good company. So is bread, an hour before it’s done, with that smell going through the house.',
      },
      { text: 'I’ll hold the good opinion of you till you can lift it yourself. It isn’t heavy.', traits: ['warm'] },
      {
        text: 'Next time that voice starts up, interrupt it. It isn’t used to that. It goes all to pieces.',
        traits: ['bold'],
      },
    ],
    asks: [
      { text: 'Whose voice is that, when you say it? It doesn’t sound like yours.' },
      { text: 'What happened today, to bring that up?' },
      { text: 'What would you say to a friend who told you the same about themselves?' },
      { text: 'What’s a thing you do well that you never count?' },
      { text: 'When did you last like yourself, even for a minute?' },
      { text: 'Shall I tell you what I see? You won’t like it, it’s nice.' },
    ],
  },
];
