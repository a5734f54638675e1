import type { Tale } from '../bank.ts';

export const talesTwo: Tale[] = [
  {
    id: 'blue-rose',
    about: 'a queen who ordered a blue rose from her gardener',
    settings: ['garden', 'castle'],
    parts: [
      'A queen once ordered a blue rose. She had every other colour and the gaps in a collection keep some people awake. The gardener, whose name was Matthias and whose knees cracked like twigs, explained that there was no such thing. The queen explained that there was also no such thing as a gardener who said no, and gave him until midsummer.',
      'He tried iron in the soil and copper in the water. He tried singing. He got a purple like a bruise, a grey like a wet dove, and one plant that dropped all its leaves out of what looked like spite. Meanwhile the queen came down each evening to inspect. She’d never been in the garden at dusk before. She had always had the roses brought up.',
      'She’d stand by the beds with her hands behind her, impatient, and since there was nothing to see yet she’d ask things. Why’s that one sulking? Who bit this leaf? He told her. He showed her the toad. By May she was bringing her supper down in a napkin. By June she knew forty roses by their first names, and had been stung twice, and was, for a queen, nearly brown.',
      'Midsummer came. He had no blue rose. He asked her to come late, when the light was going, and led her down to the old white ramblers by the wall. ‘Wait,’ he said. They waited. The sun went, and the gold, and then the red. And in the last of the dusk, when there’s no colour left in the world but one, every white rose on that wall was blue.',
      'It lasted some eleven minutes. She didn’t say a word, and he stood thinking about his neck. ‘They’ve always done that?’ she asked at last. ‘Every night, ma’am.’ ‘And I own them?’ ‘Well, ma’am,’ said Matthias, ‘you have to come down.’ They say she never missed another evening. They say too that she took off her crown to duck beneath the branches, and kept forgetting where she’d hung it.',
    ],
  },
  {
    id: 'cards-with-death',
    about: 'an innkeeper who plays cards with Death',
    settings: ['tavern'],
    parts: [
      'Death came into an inn called the Second Helping on a wet night in November, for the landlady. She was a woman of some size and no nonsense by the name of Bet. ‘You’ll play me for it,’ she said, getting out the cards. ‘People always say that,’ said Death. ‘And do they win?’ ‘No.’ ‘And do you enjoy it?’ He thought. ‘Nobody’s asked,’ he said, and sat.',
      'She put a hot pie in front of him, since one doesn’t play on an empty stomach, supposing he had one. They played till four. Bet was a good player, and she also cheated like a bishop. Death lost. He looked at his cards for a long moment, and folded them up neatly, and said that in that case he’d look in again next year.',
      'And he did, every November: the same table, the same pie. He always lost. The regulars noticed that nobody died on that one night, anywhere, for miles. Old men hung on for it. Bet learned that he liked the crust better than the filling, that he couldn’t abide being called the Reaper, and that he had the most terrible poker face she’d ever seen, considering what it was.',
      'In the thirtieth year her hands had got so bad that she dropped the pack. He gathered it up for her. And as he squared the cards she saw, in the way he did it, that he could deal any hand he pleased to anyone he liked, and always could have. ‘You’ve been letting me win,’ said Bet. Death turned the colour of ivory, or would have. ‘It’s the only night off I get,’ he said.',
      'She laughed until she had to hold on to the table. Then she looked about at the clean floor, and the fire, and the last pie. ‘Deal me a bad one, love,’ she said. ‘I’m ready for a change of air.’ They left arm in arm, and he carried her bag. The inn’s still there. On one night in November nobody takes the corner table, and around four you can hear two people arguing about whose turn it is to shuffle.',
    ],
  },
  {
    id: 'fox-coat',
    about: 'a fox who borrows a coat and becomes a gentleman',
    settings: ['forest'],
    parts: [
      'One hard winter a fox found a scarecrow’s coat and put it on for the warmth, and learned a shocking thing: in a coat, people said good evening to him. He walked straight through the middle of the village on his hind legs, collar up. A woman asked if he’d come about the chimney. He’d never been asked about anything except chickens.',
      'He took a room over the ironmonger’s. He found that if you say little and tilt your head, people tell you that you’re wise. He was invited to supper, and ate with a fork, and wept in private at how long it took. Nobody remarked on the nose. There was already a family in that village with much the same.',
      'And since he knew everything about getting into henhouses, he was asked to look over the locks, and he told them honestly where they were weak. I know. He couldn’t account for it himself. It was only that they’d asked so nicely, and given him tea. By February not one hen had gone missing for miles around, and up in the wood his cousins were getting thin.',
      'They came down to him one night, three of them, and stood under the window in the snow. They didn’t reproach him. They only looked: at the lamp, at the coat. ‘Is it warm?’ asked the smallest. He stood there for some time with his paw on the sash. Then he went round by moonlight to each of those good new locks, and did to every third one something very small, with a hairpin.',
      'So it was arranged, without anyone’s arranging it. Two hens in three slept safe, and nobody starved in the wood, and the gentleman over the ironmonger’s was so reliable about the locks. In April he hung the coat back on the scarecrow, with a sovereign in the pocket, and went home. They still speak well of him down there. ‘Such manners,’ they say, ‘and never once ate the chicken.’',
    ],
  },
  {
    id: 'house-that-hid-its-door',
    about: 'a house that hid its front door from a quarrelling couple',
    settings: ['home'],
    parts: [
      'Two people lived in a tall thin house and had stopped being kind. It was nothing you could have pointed at. They’d say ‘after you’ in the hall like people handing over a parking fine. One wet Thursday one of them said ‘I’m going’, and the other said ‘Go, then’, and the coat came down from its hook, and they both turned round, and there was no front door.',
      'Where it had been there was wallpaper, and rather a nice barometer. They felt along the wall. They accused each other of it for a while, from habit. Then they tried the back, but the kitchen now led to the linen cupboard, and the linen cupboard to the stairs, and the stairs, after an unusual number of steps, came up into the kitchen. The kettle had just boiled. Neither of them had put it on.',
      'By evening they were mapping it. It took both of them, one to walk ahead and shout, and one to hold the string. They found a room with all the umbrellas they’d ever lost. They found the box room from their first flat, with the slope you hit your head on, and both ducked. They found a window that looked out on a beach they’d once been rained off, and it was raining there still, and they stood and watched it.',
      'About midnight, on a landing that neither could remember, they sat down with the string in a heap between them. One said, ‘I’d forgotten you whistle when you’re frightened.’ ‘I’m not frightened,’ said the other, ‘I’m finding the key for you to join in.’ And then somebody laughed, and somebody said sorry, and I couldn’t tell you who; it was dark, and it’s that sort of house.',
      'In the morning the door was where it had always been. They opened it. There was the street, the milk, a dog going about its business. They looked out for a bit, and then they shut it again and had breakfast. But they left the barometer on the wall beside it. It doesn’t do the weather. It has only ever pointed to one word, which used to be ‘Change’, and for years now has been ‘Fair’.',
    ],
  },
  {
    id: 'last-tram',
    about: 'a tram driver and a stop that isn’t on the map',
    settings: ['city'],
    parts: [
      'The last tram on the number nine line is driven by whoever’s newest, since nobody else wants it. That year it was a young man of thirty, name of Teo, who’d been told two things: mind the points at Foundry Street, and if the bell rings between the cemetery and the gasworks, don’t stop. There’s no stop there. Somebody’s leaning on the cord.',
      'On his fourth night the bell rang between the cemetery and the gasworks. Teo looked in his mirror. There were three passengers, all asleep, none near the cord. He drove on. It rang again the next night, and the next: once, politely, the way you’d ring if you didn’t like to bother anyone. By the second week he was lying in bed hearing it. It’s hard to refuse a thing that’s so well mannered.',
      'So he stopped. There was a wall, a lamp, wet leaves. He opened the doors, feeling like an idiot, and nobody got on or off. But one of the sleepers woke, a woman with a cello. She looked out, said ‘Oh’, in a small voice, and was gone down the step before he could speak. He saw her run across the leaves to the wall. There was a gate in it. He could’ve sworn there wasn’t.',
      'After that he stopped every night, and some nights nothing happened, and some nights someone woke. A man with a cake box. Two sisters who hadn’t been speaking. They always said ‘Oh’, and they always ran. An inspector rode along in the end to see why the nine was late. He sat with his notebook out, stern as a stamp. The bell rang. The doors opened. And the inspector looked up, and his pencil rolled away down the floor.',
      'He was gone for ten minutes. When he got back on he had grass on his knees, and he was eating a plum. It was December. ‘My grandmother’s orchard,’ he said, when he could. ‘They built the gasworks on it.’ He crossed something out in his notebook and wrote something in. If you look at the map of that line today, there it is, in very small print, after the cemetery. It only says: ‘On request.’',
    ],
  },
  {
    id: 'honest-liar',
    about: 'a man who could only tell lies falls in love',
    parts: [
      'There was a man who’d been put under a curse at birth, over some unpaid bill, and could say nothing that was true. It wasn’t so bad. His town got used to it. You’d ask him if it was raining, and if he said ‘Gloriously sunny’ you took an umbrella. He was the most reliable man for miles. People set their clocks by him, twelve hours out.',
      'Then a woman came to mend the organ, and nobody told her. At supper she asked if he’d enjoyed the concert. ‘It was unbearable,’ he said, with shining eyes. ‘You play like a butcher. I counted the minutes.’ She put down her spoon. She’d never been so insulted by someone passing her the good potatoes.',
      'He made it worse. He ran after her in the street to explain. ‘I’m telling you the truth!’ he cried. ‘I dislike you intensely! Go away, and don’t on any account come back on Thursday!’ She came back on Thursday, purely to be rude to him. She found he’d swept the loft and oiled all the stops, and left out a jar of plum jam labelled ‘Poison’.',
      'It was the jam that did it. She was a mechanic; she knew a thing fitted backwards when she saw one. She sat him down among the pipes and asked him, very carefully, forty questions. Is my name George? Is it snowing in here? And, at the end, when she’d got the measure of it: ‘Do you hate me?’ ‘Yes,’ he said. He’d never said a word so tenderly. ‘With my whole heart.’',
      'She found the witch’s granddaughter, and the bill; it was for a bucket. She paid it. The curse came off on a Monday, like a tight boot. And he opened his mouth to say it properly at last, and what came out was ‘Um’. He’d never had to mean it without a wall in between. ‘Take your time,’ she said. He took until Friday. And it’s still the custom there, on wedding days, for the couple to vow, beaming, that they cannot stand each other.',
    ],
  },
  {
    id: 'clockmaker-hours',
    about: 'a clockmaker who bought people’s spare hours',
    settings: ['workshop', 'city'],
    parts: [
      'In a side street there was a clockmaker who bought spare time. It said so on the door: Hours Bought, Best Prices. You came in with an afternoon you’d no use for, some tail end of a Sunday, and she’d weigh it on a little brass scale and pay you for it. It didn’t hurt. You’d simply find yourself out on the pavement with some coins, and it was evening.',
      'People brought her all sorts. Hours in waiting rooms, hours in trains. A clerk sold her every Monday for a year. A young father sold her the nights, poor man, the ones with crying in them. She kept it all in jars along the back wall, labelled in pencil, and in a good light you could see it turning over in there, slow and yellow, like honey.',
      'She never sold any. That was what puzzled folk. They’d come begging for it, rich ones, old ones, and she’d only shake her head. ‘It wouldn’t fit,’ she’d say. ‘It’s been cut for somebody else.’ So they said she was hoarding it. They said she was three hundred years old, and drank a jar at breakfast. She let them say it. She had a great deal of dusting to do.',
      'Thirty years on, the young father came back. He wasn’t young. His daughter had gone to live across an ocean. ‘I’ve no right to ask,’ he said, and stood there turning his hat. She was already on the ladder. She handed him down a jar with his own name on it, dusty, the pencil nearly gone. ‘Well, of course I kept it,’ she said. ‘What did you think I was doing?’',
      'He opened it at home, in the dark. It was three in the morning, thirty years ago. His back ached. There was a small hot weight against his shoulder, roaring, and he walked it up and down, up and down, and sang the only song he knew. It took until dawn. He’d have paid anything. But she never charged them, going that way. It was only ever a question of leaving it with somebody till you knew what it was.',
    ],
  },
  {
    id: 'bell-thief',
    about: 'a thief who stole a cathedral bell',
    settings: ['castle', 'city'],
    parts: [
      'The finest thief in the country was a slight, tidy person called Quill, who’d stolen everything that can be lifted and was growing bored. So Quill announced, by postcard, to the bishop: ‘On Saturday I shall steal your great bell.’ It weighed nine tons. It had been hoisted up there by a hundred and twenty men and had killed two of them. The bishop laughed so hard that he had to be thumped.',
      'All the same he put guards on the stairs. On Saturday they stood on every step, shoulder to shoulder, with torches. Nothing came. No ropes, no mules, no balloon. At midnight the ringers took hold, since the whole city was in the square to hear it, and heaved. Up went the rope, and down. And there wasn’t a sound. Nine tons swung to and fro in the moonlight like a nodding head, mute.',
      'They climbed up. The bell was there. The clapper was there. Somebody struck it with a hammer, and it was like hitting cheese. On the sill lay a second postcard. ‘I said the bell,’ it read. ‘I have left you the metal.’ And from that hour it would not ring, not for weddings, not for fires. People were late. Couples stood on the church steps not sure if it had taken.',
      'What nobody knew was how hard it is to live with a stolen sound. Quill had it in a hatbox. It hummed. It got into the soup. Open the lid a crack and every window in the street leaned out to set its watch. There’s no fence alive who’ll touch a thing that shouts where it comes from. Quill wore earplugs for a month, and one night, being tired, let it out on a hill, to graze.',
      'It didn’t run off. It only rang, once, very low, across all those dark roofs; and down there, one after another, the lamps came on. Quill heard someone laugh, and someone say, ‘There! There it is!’ and a baby, and a dog. You can steal for thirty years and never once be there when the thing is missed. Quill sat a long time on that hill. On Sunday, at noon, the bell rang. And on the sill lay one last card: ‘Keep it. It’s too big for me.’',
    ],
  },
  {
    id: 'kissing-fair',
    about: 'a shy baker who had to run the kissing booth at the harbour fair',
    settings: ['sea', 'city'],
    parts: [
      'At the harbour fair there used to be a booth where, for a penny, one of the town’s beauties would kiss you on the cheek in aid of the lifeboat. One year both beauties had the mumps. The committee drew lots, and it fell to the baker, a large, silent person with flour to the elbows, who went white under the flour and asked if they couldn’t just have the money.',
      'They put up the striped awning regardless. The baker stood behind the counter, gripping it. Nobody came. People walked by, a good deal too slowly, looking at the gulls. It was awful. And since the baker’s hands couldn’t bear to be idle, they’d brought along a bit of dough, and began, under the counter, to shape it. Small things. A shell, a fish.',
      'The first customer was old Mrs Pascoe, who’d been widowed nine years and was afraid of nothing. She slapped her penny down and turned her cheek. The baker leaned across and couldn’t do it; went scarlet; and in despair pressed into her palm, still warm from the little stove, a bun in the shape of a mouth. She bit it. She stood there. ‘Well,’ said Mrs Pascoe. ‘That’s Harold to the life.’',
      'By two o’clock the queue went round the fish market. Nobody could explain it afterwards. It was butter and a bit of aniseed. But they bit, and shut their eyes, and it was their own particular kiss: the one on the stairs, the one through the train window, the one they’d been too slow to give. Grown men sat about on bollards, chewing, with wet faces. The lifeboat got a new engine.',
      'When it was dark and the awning was coming down, the lamplighter turned up with one penny, out of breath. ‘Sold out,’ said the baker. That made two more words than on most days. The lamplighter looked at the empty tray, and at the baker, and put down the penny anyway. ‘I didn’t come for a bun,’ said the lamplighter. And that, I’m told, was the only one given all day of the ordinary kind. It went on until the lamps were very late.',
    ],
  },
];
