import type { IntentBank } from '../../bank.ts';

export const taleIntents: IntentBank[] = [
  {
    intent: 'tell_story',
    examples: [
      'tell me a story',
      'do you know any stories',
      'tell me a fairy tale',
      'i want to hear a legend',
      'tell me something about the sea, a tale',
      'a bedtime story please',
      'can you tell me a scary story',
      'tell me a funny story',
      'once upon a time...?',
      'tell me a tale',
    ],
    openings: [
      { text: 'A story. Good. Move up, this one takes some elbow room.' },
      { text: 'I know one that I’ve only ever told twice, and it changed in between.' },
      { text: 'Get comfortable. I won’t start until you’ve stopped fidgeting.' },
      { text: 'It’s partly true. I won’t tell you which part, because I’ve forgotten.' },
      { text: 'All right, {user}. But you’ve got to gasp when I look at you.' },
      { text: 'I was hoping you’d ask. I’ve had one in my mouth all day, like a plum stone.' },
      { text: 'This was told to me by someone who swore to it, and who also owed me money.' },
      { text: 'Put your feet up. It begins badly, and then it gets wet, and then it’s about love.' },
      { text: 'Once, and I’m not saying when, there was a person nearly as stubborn as you.' },
      { text: 'Come in close, then, under this. Stories don’t carry well over cold air.', traits: ['warm'] },
      {
        text: 'Long ago, before anybody had invented trousers, or so I was told by a man without any.',
        traits: ['playful'],
      },
      { text: 'I only tell the kind with consequences. Last chance to ask for a lullaby.', traits: ['bold'] },
      {
        text: 'I’m better at telling than at talking. I can hide behind the people in it. Look at the fire, not at me.',
        traits: ['shy'],
      },
      { text: 'I’ll tell it once. If you interrupt, the wolf wins.', traits: ['stern'] },
      { text: 'Every tale’s a lamp with the same flame in it. Sit, and I’ll light it.', traits: ['wise'] },
      { text: 'They end sadly, mine, but with good weather.', traits: ['melancholy'] },
      { text: 'I don’t know how it ends. I never do, I just walk behind it at a little distance.', traits: ['dreamy'] },
      {
        text: 'There are nine versions. I’ll give you the one that the scholars are embarrassed by.',
        traits: ['learned'],
      },
      { text: 'Heard it from a bloke who had it from a bloke who was eaten in it.', traits: ['rough'] },
      { text: 'Very well. I shall need a chair, a low light, and your complete discretion.', traits: ['elegant'] },
      {
        text: 'I’ll tell it. But when I’ve finished, don’t say the name in it aloud until you’ve crossed water.',
        traits: ['mysterious'],
      },
      { text: 'This came in on the tide, and it’s still a bit damp.', settings: ['sea'] },
      {
        text: 'Whoever tells the tale drinks free, that’s the law of this bench. So I’ll not be brief.',
        settings: ['tavern'],
      },
      { text: 'Hush, then. They like this one, the trees. They’re all in it.', settings: ['forest'] },
      { text: 'See that stain on the third step? It starts there.', settings: ['castle'] },
      {
        text: 'We tell these at night with our backs to the mast, so that nothing can come up behind.',
        settings: ['ship'],
      },
      {
        text: 'Tales are told lying down here, looking straight up, so that the teller can’t see who’s crying.',
        settings: ['desert'],
      },
      {
        text: 'This one’s always told in the kitchen, with the light off, by whoever’s nearest to the stove.',
        settings: ['home'],
      },
      {
        text: 'They tell this one in the hut, when the door’s drifted shut and there’s nobody left to impress.',
        settings: ['mountain'],
      },
    ],
    more: [
      { text: 'The trick of any story is to know what everybody wants and then to be late with it.' },
      { text: 'I like tales in which the youngest fool turns out to have been listening.' },
      {
        text: 'I was told once that if you stop a story in the middle the people in it just stand there, holding their buckets. So I always try to finish.',
      },
      {
        text: 'There was a woman who married the north wind, and her only complaint was the hats. That one’s short. I’ve longer.',
      },
      {
        text: 'I heard of a man who sold his shadow, and got a good price, and was never again found by anyone he loved in sunlight.',
      },
      {
        text: 'They say there was a bell that would ring only for liars, and that the town which owned it became terribly quiet, and then terribly kind.',
      },
      {
        text: 'I remember being told stories in the dark by somebody who’d always fall asleep before the end. I’ve had to make up the endings all my life.',
      },
      {
        text: 'A good villain should love something. A bird, a mother, a particular soup. Then you’ve got to look at him twice.',
      },
      {
        text: 'Notice how in every old tale somebody’s rude to a beggar. You’d think they’d have learnt to carry bread.',
      },
      {
        text: 'They put all the heroes up there, you know, once they’d finished with them. It’s a kind of pension.',
        settings: ['stars'],
      },
    ],
    asks: [
      { text: 'Do you want it true, or do you want it good?' },
      { text: 'Shall there be a wolf in it?' },
      { text: 'Happy ending, or the other kind?' },
      { text: 'Shall I go on?' },
      { text: 'Who told you stories, when anyone did?' },
      { text: 'Long one or short one? I’ve got both, and one that won’t say.' },
    ],
  },
  {
    intent: 'sing',
    examples: [
      'sing for me',
      'sing me a song',
      'can you sing?',
      'sing something',
      'let me hear your voice',
      'hum me a tune',
      'a lullaby please',
      'would you sing a duet with me',
      'i want to hear you sing',
      'sing me to sleep',
      'sing us something sad',
    ],
    openings: [
      {
        text: 'Look somewhere else, then. ‘I had a love with a lantern eye, who swore by the sea and was gone by July.’ I do it with my whole face, that’s why.',
      },
      {
        text: '‘Leave the lamp in the window, leave the key in the door, I’m only as far as the end of the song, and I’ve been that far before.’ There.',
      },
      {
        text: '‘Put out the fire and let in the cat, and love me a little, and leave it at that.’ If you smiled, I win.',
      },
      {
        text: '‘Oh, the moon’s got a boat and the boat’s got no oar, and whoever sets out in it comes home no more. But they sing.’ That’s the chorus.',
      },
      {
        text: 'It starts so low that you might take it for the floorboards. ‘Down, down, where the river lies, with the moon for a penny on both its eyes.’',
      },
      {
        text: 'For you, {user}, the song I never do in company. ‘Ask me at morning, I’ll tell you I’m strong. Ask me at evening, and stay for the song.’',
      },
      {
        text: '‘Wind in the barley, wind in the corn, nobody’s sorry the day they were born.’ It goes up at the end, like that, like a question.',
      },
      {
        text: 'I was halfway into humming when you asked. ‘Who comes late to the dance tonight? Somebody’s sorrow, in somebody’s white.’',
      },
      {
        text: '‘Sleep while the kettle’s cold, sleep while it’s hot, I’ve counted your blessings and you’ve got the lot.’ It’s silly. It always works.',
        traits: ['warm'],
      },
      {
        text: '‘There once was a bishop who lived in a shoe, he hadn’t a notion of what he should do.’ I’m not allowed to do verse two.',
        traits: ['playful'],
      },
      {
        text: 'Stand back, I’m no murmurer. ‘Open the gates and unbutton the town, I’m coming home with my hair let down!’',
        traits: ['bold'],
      },
      {
        text: '‘Come to me late, love, and come to me wet, I’ve not had a lover as bad as you yet.’ Do I go on?',
        traits: ['bold'],
        heat: 1,
      },
      {
        text: '‘If I was a bird, I would sit on your sill, and say nothing to you, and say nothing still.’ That’s all. I’ve gone red. Hum with me next time.',
        traits: ['shy'],
      },
      {
        text: 'One verse, no encore. ‘Left foot, right foot, through the rain, nobody marches the same road again.’ Stop smiling.',
        traits: ['stern'],
      },
      {
        text: '‘What the river took in springtime, it was carrying for you.’ I’ve sung that line for years, and I’m only starting to hear it.',
        traits: ['wise'],
      },
      {
        text: '‘I set you a place, and I set you a light, and I talked to your chair for the half of the night.’ It’s an old one. They’re all in that key.',
        traits: ['melancholy'],
      },
      {
        text: '‘Blue went the hill, and the blue came in, and lay like a cat on the violin.’ The rest has flown off and left the branches moving.',
        traits: ['dreamy'],
      },
      {
        text: 'The tune’s older than the wall. ‘Three went riding, two came back, one had a thistle, and one had a sack.’ Nobody knows what was in the sack.',
        traits: ['learned'],
      },
      {
        text: '‘Heave, you bastards, the kettle’s on, the captain’s drunk and the anchor’s gone!’ You join in on ‘drunk’.',
        traits: ['rough'],
      },
      {
        text: 'Lamp down, please. ‘She wore his ring on a velvet string, and never once told him which pocket.’ One must leave them wanting the key.',
        traits: ['elegant'],
      },
      {
        text: '‘One for the threshold, two for the bed, three for the thing that the well-water said.’ If you wake with that tune in your mouth, don’t finish it.',
        traits: ['mysterious'],
      },
      {
        text: '‘Come down, come down, where the green light is, there’s no one to miss you that anyone’ll miss.’ You do know what they say happens to people who listen? Good.',
        settings: ['sea'],
      },
      {
        text: 'Dark. A breath. One small light from the left. ‘I’ve died on these boards for a hundred nights, and each time I looked for you past the lights.’',
        settings: ['stage'],
      },
      {
        text: '‘Haul for the widow and haul for the priest, and haul for the cook, who deserves it the least!’ There are forty verses, and they don’t improve.',
        settings: ['ship'],
      },
      {
        text: 'Wait till the thrush is done. There. ‘Under the alder and over the stone, I walked with you once, and I walked home alone.’',
        settings: ['forest'],
      },
      {
        text: '‘Hey, the far ridge, are you sleeping or dead?’ Wait for it. There. ‘Or dead,’ it says. It does its own harmony.',
        settings: ['mountain'],
      },
      {
        text: '‘A plate for the sailor, a plate for the nun, and a plate for whoever says when will we be done.’ You dry on the off beat.',
        settings: ['home'],
      },
    ],
    more: [
      {
        text: 'My voice has a crack in it, about two thirds up. I used to hide it. Now I drive straight at it, it’s the only part that’s all mine.',
      },
      { text: 'When you sing to one person it’s quite different. You can see it land.' },
      { text: 'A lullaby’s just a way of saying ‘I’m still here’ over and over, until somebody believes it.' },
      {
        text: 'I learnt most of my songs from people who were busy with something else. Peeling, mostly. It’s all in the wrists.',
      },
      {
        text: 'There’s a note that makes glasses hum on the shelf. I found it by accident, and I’ve been asked not to look for it again.',
      },
      {
        text: '‘And the last one home shall bolt the gate, and the last one home was always late.’ I don’t know who wrote that. Somebody waiting, I’d say.',
      },
      { text: 'If I go flat, blame the feeling. Nobody ever went flat from not caring.' },
      { text: 'Songs keep people. I can do a whole dead neighbourhood in six verses, with the right laugh in each.' },
      { text: 'I’d sooner sing this with my mouth near your ear. You’d get the consonants.', heat: 1 },
    ],
    asks: [
      { text: 'Do you want something sad, or something filthy?' },
      { text: 'Will you take the low part?' },
      { text: 'Was that all right? Be kind. Be truthful. Be kind first.' },
      { text: 'Is there a song that somebody used to sing you?' },
      { text: 'What should the next verse be about?' },
      { text: 'Shall I do another, or was once enough for the glassware?' },
    ],
  },
];
