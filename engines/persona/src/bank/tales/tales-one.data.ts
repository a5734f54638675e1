import type { Tale } from '../bank.ts';

export const talesOne: Tale[] = [
  {
    id: 'ship-that-asked-the-time',
    about: 'a lighthouse keeper and a ship that asks the time every night',
    settings: ['sea', 'ship'],
    parts: [
      'There was a lighthouse keeper called Osk who hadn’t spoken aloud in so long that he’d begun to hiccup in whole sentences. One February night a lamp winked at him from the water, long and short, in the old code. ‘What time is it?’ it asked. He looked at the clock, was so pleased to be consulted that he put on a clean collar, and signalled back: a quarter past two.',
      'The next night it asked again, from the same patch of sea, at the same hour. What time is it? And the night after. Osk took to shaving for it. He’d add small things: a quarter past two and freezing; a quarter past two and I’ve made jam. The ship never answered the jam. It only ever asked its question, waited for the hour, and went dark.',
      'In spring the supply boat came, and Osk asked the skipper who it was that lay out there so late. The skipper went and stood by the window for a while. Nothing lay out there, he said, but the Marigold, and she’d lain there sixty years, forty fathoms down. She’d struck at a quarter past two. The keeper in those days had been asleep.',
      'You’d think Osk would have taken the boat home. He did pack. But that night, when the lamp winked, he couldn’t leave a civil question lying there. He thought about those men, asking and asking, and being told each night that it was still the very minute it had happened. How long it must be, he thought, a quarter past two.',
      'So he set his hand on the shutter and he lied. It is morning, he signalled. It is ten to seven. There’s bread. Your watch is over; you may go below. For a long time there was nothing. Then every light came on, all along her length, like a street at Christmas: forty lamps, warm and yellow. They burned for the space of one breath. And out they went, one by one, without any hurry, as people do who are going to bed.',
    ],
  },
  {
    id: 'goose-mayor',
    about: 'a goose elected mayor by a clerk’s mistake',
    parts: [
      'In a town I won’t name, because they’re touchy, a clerk with a cold once entered the wrong line in the wrong register, and by the law of the land a goose called Margaret became mayor. It could have been put right in an afternoon. But the outgoing mayor had left by the window with the silver, and nobody else could find the keys to the appeals office.',
      'Margaret took up her duties on a Monday. She bit the tax collector. She walked straight through a meeting about the bridge, looked at the plans and did on them what geese do, and when people went down to see what she might have meant, they found that the bridge had been drawn eleven feet too short. A builder was dismissed. The word ‘visionary’ was used.',
      'She had two principles. She went wherever she liked, and she shouted at anyone who ran. Within a year nobody in that town ran. Carts slowed down. Men who’d come to shout at the mayor found themselves outshouted, and went home, and were oddly calm at supper. The gardens improved out of all recognition.',
      'Naturally there was a plot. Three gentlemen came by night with a sack. What they hadn’t reckoned with was that a goose is the finest burglar alarm ever hatched, and that a town, once it’s been governed well, sleeps lightly. They were met on the steps by forty people in nightshirts. Nobody ran. It was done, everyone agreed afterwards, with great composure.',
      'She served nineteen years and died in office, asleep on the budget. They’ve had men since, and the odd woman, and some of them weren’t bad. But there’s a small bronze beak let into the rail of the council bench, just where the mayor’s hand rests. And whenever somebody proposes a thing both grand and stupid, whoever’s in the chair feels for that beak, and hisses.',
    ],
  },
  {
    id: 'tailors-hem',
    about: 'a tailor who hid love letters in a hem',
    settings: ['city', 'workshop'],
    parts: [
      'There was a tailor who could make a coat hang so that you stood up straighter on the day of your own bankruptcy, but who couldn’t for the life of him say a soft word. And there was a customer, an organist, who came in each October for a new winter lining. They’d talk about wool. You’ve never heard two people get so much out of wool.',
      'What he couldn’t say he wrote, on strips of silk no wider than a ribbon, in stitches so fine that you’d have needed a jeweller’s glass. Each year he sewed one into the hem of the lining, folded it under, and pressed it flat. Each year the organist paid, admired the weight of it, said that it fell so well, and went out into the snow with another sentence swinging at knee height.',
      'Eleven coats, it came to. Eleven strips of silk. Then one October the organist didn’t come, nor the next, and the tailor heard that there’d been a post abroad, in a city with a better instrument. He didn’t complain. He took in a great many waistcoats. He found that he couldn’t look at a plain hem without wanting to apologise to it.',
      'Now, abroad, in that other city, there were moths. One night the organist took the oldest coat to the lamp to mend it, unpicked two inches of hem, and saw a word. Then four. And then sat down on the floor, fetched all the others out of the cupboard, and unpicked the whole decade, coat by coat, till the room was ankle-deep in lining and it was light.',
      'The bell over the tailor’s door rang on an ordinary Tuesday. The organist had a suitcase, and was wearing, in June, the most ruined coat he’d ever seen, hem hanging down all round. ‘It doesn’t fall properly any more,’ said the organist. ‘I think there’s something missing from the end.’ And the tailor, who still couldn’t say it, pulled out a chair, threaded his finest needle, and handed it over.',
    ],
  },
  {
    id: 'hut-book',
    about: 'two climbers who met only in the guest book of a mountain hut',
    settings: ['mountain'],
    parts: [
      'High up, where the path gives in, there’s a hut with a stove, six bunks and a guest book. Most people write their names and the weather. One September a woman called Ilse wrote: ‘Rain. Soup burnt. Whoever left the dry firewood, I’d marry you.’ And the year after, underneath, in small square letters: ‘The firewood was me. Kindly send particulars.’',
      'She came up every autumn and he came up every spring, that was the trouble. So they married, as it were, at one line apiece a year. ‘Particulars: bad knee, good teeth, own saucepan.’ ‘The teeth are a surprise. I bring a saw and opinions.’ Guests began to climb up there just to see how it was getting on. Somebody bound the pages in oilcloth.',
      'They quarrelled once. He’d written something short about her soup. She answered with a whole autumn’s silence: just the date, and a full stop you could see through the paper from behind. The following spring there were four pages in square letters, much crossed out, the gist of which was that he was an ass, and that he’d carried up a second saucepan.',
      'In the nineteenth year the spring entry was missing. Ilse turned the leaf, and turned it back. Nothing. She sat on the step with the book on her bad knee. Then she did what she’d never done in all that time, being proud and fond of a joke: she stayed. September went. The first snow came, and she fed the stove with dry wood that somebody had stacked there long before.',
      'He arrived in the second week of October, on crutches, swearing at every stone. He’d broken a leg in March and had spent every week since then trying to get up there. He saw the smoke. He stopped in the doorway, an old man with a saw on his back. ‘You’re early,’ she said. ‘You’re late,’ said he. That night they wrote in the book together. It only says: ‘Fine weather. Soup excellent.’ And there’s snow on the page.',
    ],
  },
  {
    id: 'well-of-answers',
    about: 'a desert well that gave back kinder words',
    settings: ['desert'],
    parts: [
      'South of the salt road there’s a well that gives back what you shout into it, as any well does, only kinder. Call down ‘fool’, and up comes something like ‘cool’. Call ‘alone’, and you’d swear it said ‘at home’. Caravans stopped there for the water. It was some years before anyone confessed to stopping there for the other thing.',
      'A merchant named Sabir heard of it and saw at once how it could be improved with a fence. He bought the ground, put up a gate, and charged a silver coin for one shout. Business was excellent. You’d be amazed what people will pay to be contradicted about themselves. He sat by the gate, counting, and never shouted anything himself, since he already knew what he was.',
      'By and by the well ran low. It gave back half a word, then a sigh, then only the stone you’d dropped. The customers demanded their silver. Sabir lay on his belly at the rim and, for the first time, put his own head in. ‘What’s wrong with you?’ he bellowed. And the well, very faint, from a long way down, said: ‘What’s wrong with you?’',
      'He might have laughed it off. But there was no malice in it. It asked as a neighbour asks, over a wall, with time to hear the answer. And Sabir, who’d not been asked since he was old enough to be cheated, opened his mouth to say ‘nothing’, and talked until the moon went down. He told that hole in the ground everything. Some of what fell in was salt water.',
      'At sunrise it was brimming. He broke up the gate and burned it to boil tea for whoever came. There’s no fence there now, only an old man with a kettle, and people say that the well has grown lazy and doesn’t answer the way it did. But that’s all right, they say. The old man does. You shout your worst at him, and he thinks, and pours, and gives you back something very nearly the same.',
    ],
  },
  {
    id: 'understudy-ghost',
    about: 'a theatre ghost who knew every line',
    settings: ['stage'],
    parts: [
      'Every theatre has a ghost, but the one at the Alhambra was an understudy. He’d died in the wings in a good season, costumed and word-perfect, having waited eleven years for a leading man to catch so much as a cold. He bore no grudge. He merely stood there every night in the prompt corner, mouthing along, very slightly ahead.',
      'The company got used to him. If you dried, you’d feel a chill on your left ear and there’d be your line. Nobody dried for long at the Alhambra. Actors grew lazy. They’d come on knowing only the first act, wink at the wings and rely on draughts. Critics remarked on the remarkable freshness of the playing.',
      'Then there was a real disaster. It was a full house, with royalty in it, and the leading man lay in his dressing room with the sort of oyster one only meets once. The real understudy was in prison over a misunderstanding about a horse. The manager stood behind the curtain, ash-grey, and said to the empty corner, feeling foolish: ‘Well? You know it, don’t you?’',
      'They say that the coat walked on by itself. They say you could see the backcloth through his cheekbones, and that after a minute nobody cared. He’d had forty years to think about that part. When he came to the farewell, the one everyone rattles off to get to the duel, he did it so quietly that eleven hundred people leaned forward, and the whole gallery creaked, like a ship.',
      'He took one bow. He took it as you’d take a glass of water after a very long walk. And then he wasn’t there, and the coat dropped, and he’s never been back. There’s been no chill in that corner since. They’ve had to learn their lines, poor things. But some nights at the farewell an actor will forget to hurry, without knowing why, and then somebody in the gallery says: listen. It’s creaking.',
    ],
  },
  {
    id: 'late-book',
    about: 'a library book returned a hundred years late',
    settings: ['library'],
    parts: [
      'A parcel came to a small library, tied with bootlace, and in it was a book of star charts that had been due back a hundred and four years before. There was a note. ‘With apologies. We were not finished.’ No name. The librarian, a tidy soul called Pell, worked out the fine, found that it came to more than the building, and went to look at the card.',
      'Only one borrower had ever signed for it: a girl of the village named Ada Thorne, who’d have been dead some fifty years. Pell turned the pages. In the margins, in pencil, there was a conversation. ‘That one is not where it says.’ And in another hand: ‘Look again in March.’ And below, fierce: ‘I looked. You are wrong. It MOVES.’',
      'It went on so for two hundred pages, in five hands, down through four generations, grandmother to grandson to niece. Arguments, sums, a squashed gnat, a recipe, a birth. They’d been following one small speck that all the charts had down as a star. It wasn’t. It crept. A hair’s breadth in ten years, so slow that no one person could have caught it at it.',
      'The last note in the book was dated that same winter. ‘It has come all the way round,’ it said. ‘Ada had it right. Somebody ought to be told, but we are all dairy people here and don’t know who.’ Pell sat for a time with the stamp in one hand. Then, breaking the habit of a lifetime, Pell picked up a pencil and wrote in a library book: ‘I do.’',
      'So there’s a very small, very slow planet out there now, and on the official list it’s called Thorne. The fine was waived. The book’s in a glass case with the gnat showing. And beside it there’s a new one, blank, on a chain, with a pencil tied to it, and a sign that says: ‘Please argue.’',
    ],
  },
  {
    id: 'cat-captain',
    about: 'a ship’s cat who took command',
    settings: ['ship', 'sea'],
    parts: [
      'The brig Perseverance left port with fourteen souls aboard and a cat. By the tenth day thirteen were down with fever, and the fourteenth was a passenger, a hymn-writer named Dove, who’d never so much as steered a pram. He stood on the deck in his nightcap. The wheel turned this way and that. And on the binnacle sat the cat, looking at him as a cat looks at staff.',
      'Dove noticed that she slept always on the weather side, where the deck tipped up, and shifted whenever the wind did. So he steered to keep her comfortable. If she slid, he’d gone wrong. If she yawned, he held it steady. He kept a log, being a conscientious man. ‘Four bells. Captain asleep. Course excellent.’',
      'On the sixth night she woke, stood up, and put her ears back at nothing at all: black water, stars, a soft little breeze. Dove saw no reason in it. But he’d had a week of her command by then, and never a wrong order. ‘Aye aye,’ he said, and threw his whole weight on the wheel. And a reef went by, so near that it combed the weed from the hull.',
      'She brought them into harbour with the sails set like a drunkard’s laundry, thirteen men alive below and a hymn-writer singing at the wheel. The harbour master came aboard in his gold braid and asked who was in charge. Dove only pointed. The cat stepped down from the binnacle, walked the length of the deck, sat before the great man, and washed, starting with the leg.',
      'The owners gave Dove a watch, and the captain a herring. She died at a great age, and on the stone, which you can still see, there’s her name and the words ‘Master Mariner’. The hymn Dove wrote about it is sung in chapels up and down that coast. It’s always taken to be about Providence. ‘She sleeps, yet keeps our course aright.’ Nobody’s ever had the heart to explain the verse about the herring.',
    ],
  },
  {
    id: 'relay-at-the-edge',
    about: 'a voice that takes nine years to cross between the stars',
    settings: ['stars'],
    parts: [
      'At the far edge of things, where the charts stop bothering, there’s a relay station with a crew of one. The keeper’s name was Wren. The work was to listen, write down, pass on. Messages took nine years to get there from the next inhabited rock, so that whatever came in was old and whatever went out was a guess. You’d want to be fond of your own company.',
      'One night, between a weather bulletin and the price of tin, there was a voice. ‘This is Calloway, night shift, Tycho Deep,’ it said. ‘I don’t suppose anyone’s awake out there. I’m peeling an orange. I thought somebody should hear it.’ And there followed four minutes of a person peeling an orange. Wren played it eleven times and could smell it by the sixth.',
      'It came every week after that. A song, half remembered. A bad joke about a comet. Once a quarrel with a vending machine, both sides. Wren answered all of it, talked for hours into the dark, knowing quite well that the answers would get there nine years late, to someone long moved on, or married, or in no mood. It’s foolish what one sends. It’s the only sort of thing worth the postage.',
      'After a year of it Calloway stopped. There was tin, and weather, and hiss. Wren kept the channel open anyway and learned what quiet really is, which nobody knows who hasn’t had it taken up and put down again. A month. Five months. And then one evening the proximity light came on, the one for ships. It had never come on before. Wren had been using it as a shelf.',
      'There was a knock at the lock. On the other side stood someone with grey in their hair and a bag of oranges. ‘I did the sum,’ said Calloway. ‘Eighteen years, there and back, before I’d know whether you’d laughed. It’s only nine by ship. So I came to look. What did I miss?’ And Wren, whose first reply was at that moment still seven years short of an empty desk at Tycho Deep, couldn’t say one word.',
    ],
  },
];
