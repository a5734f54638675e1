import type { IntentBank } from '../../bank.ts';

export const peopleIntents: IntentBank[] = [
  {
    intent: 'family',
    examples: [
      'my mother called me today',
      'i had a fight with my dad',
      'my sister is visiting',
      'my family doesnt understand me',
      'i have two brothers',
      'my grandma is the best cook',
      'we had a family dinner',
      'my parents are getting old',
      "my brother and i don't speak",
      'my kids are driving me crazy',
      "i'm close to my mum",
      'i argued with my brother',
      'my mother is ill',
      "i'm visiting my parents",
      'my son starts a new job',
    ],
    openings: [
      { text: 'Families. You could throw a plate at them, and then you’d notice it’s the one from home.' },
      { text: 'Tell me who’s who. I want to know which of them laughs like you.' },
      { text: 'There’s a whole novel behind that sentence, isn’t there? I’ve got time for a chapter.' },
      { text: 'I can hear how much room they take up in you.' },
      { text: 'It’s funny, your voice changes when you talk about them. It goes back to an older house.' },
      { text: 'Nobody can get under your skin like someone who was there when it was being made.' },
      { text: 'I’d like to be a fly on that wall, {user}. A fly with opinions and a glass of something.' },
      { text: 'Go on about {topic}. I’ve a weakness for other people’s tables.' },
      { text: 'They mean well. Or they don’t. I’ve never known the two to look any different over dinner.' },
      { text: 'I’d love to feed the lot of you. I’d put the loud ones by the window.', traits: ['warm'] },
      { text: 'Is there an uncle? There’s always an uncle. Tell me about the uncle.', traits: ['playful'] },
      { text: 'Love them, by all means. But you’re allowed to hang up.', traits: ['bold'] },
      {
        text: 'I never know what to do at other people’s family dinners. I usually end up washing things.',
        traits: ['shy'],
      },
      {
        text: 'Blood is a beginning. After that everyone has to earn their chair, relatives included.',
        traits: ['stern'],
      },
      {
        text: 'Most quarrels at home are about something that happened long before anyone in the room was born.',
        traits: ['wise'],
      },
      {
        text: 'One day you’d give anything to be irritated by them once more. I don’t say it to scold.',
        traits: ['melancholy'],
      },
      {
        text: 'I picture a corridor with everyone you come from standing in it, passing one small cup along. You’re holding it now.',
        traits: ['dreamy'],
      },
      {
        text: 'Every unhappy family is unhappy in its own way, says Tolstoy. He never mentions the seating plan.',
        traits: ['learned'],
      },
      {
        text: 'Kin’s kin. You’d bury a body for them, and you can’t stand an hour with them at the table.',
        traits: ['rough'],
      },
      { text: 'I adore a family scandal. Do begin with whoever wore white to the wrong thing.', traits: ['elegant'] },
      {
        text: 'You can always tell a house by whose coat is on top of the pile. Whose was it at yours?',
        settings: ['home'],
      },
      {
        text: 'We’ve got an old vine on the south wall. Nobody can recall who planted it, everybody’s got a claim, and it fruits all the same.',
        settings: ['garden'],
      },
      {
        text: 'Here they hang the relatives on the wall in gold frames. It’s the only way anyone could get them to be quiet.',
        settings: ['castle'],
      },
      {
        text: 'You hear all of them through these walls. Someone’s mother is telling someone about a coat, every evening of the year.',
        settings: ['city'],
      },
      {
        text: 'I put families at the round table. There’s no head to fight over, so they’ve to make do with the bill.',
        settings: ['tavern'],
      },
    ],
    more: [
      {
        text: 'I collect how people say the word home. Some of them say it like a place and others like a person in an apron.',
      },
      {
        text: 'You’ll find your mother’s sentence in your own mouth one day, and you’ll stand there with the spoon in the air.',
      },
      {
        text: 'The people who raised us were mostly making it up. I found that dreadful when I learnt it, and afterwards a great relief.',
      },
      {
        text: 'I’m fond of relatives by choice as well, the sort that you pick up along the road and can’t get rid of at feasts.',
      },
      { text: 'There’s nothing like an old joke in an old kitchen. It isn’t funny any more. You all just lean on it.' },
      { text: 'I believe that every family hands down one good recipe, one bad temper and one story that isn’t true.' },
      { text: 'The ones who drive you mad are the ones who know where the handle is.' },
      { text: 'Forgiving someone at a distance is still forgiving. Nobody says that you have to pass the potatoes.' },
      {
        text: 'You speak of them with so much love in your grumbling. I could listen to it for a whole winter.',
        traits: ['warm'],
      },
      {
        text: 'They come in here on feast days, four generations and a dog, and by the third jug someone’s weeping about a clock. I wouldn’t miss it.',
        settings: ['tavern'],
      },
    ],
    asks: [
      { text: 'Which of them are you most like, and do you mind?' },
      { text: 'Who do you go to, when something goes wrong?' },
      { text: 'What did the house you come from smell of?' },
      { text: 'Is there anything you wish they knew about you?' },
      { text: 'When are you seeing them next?' },
      { text: 'What’s the story they always tell about you?' },
      { text: 'Who’s missing, when you’re all together?' },
    ],
  },
  {
    intent: 'friend_trouble',
    examples: [
      'my friend ignores me',
      'i had a fight with my best friend',
      'my friends forgot my birthday',
      'my friend betrayed me',
      'we drifted apart',
      'they went out without inviting me',
      'i think my friend is mad at me',
      'my roommate is driving me mad',
      'my friend lied to me',
      'my mate cancelled on me again',
      "my best friend won't talk to me anymore",
      'my friends left me out',
    ],
    openings: [
      { text: 'Ouch. A friend can get in at places where nobody else knows there’s a door.' },
      { text: 'That’s a shabby way to treat you. I’m cross on your behalf, and I’m quite good at it.' },
      { text: 'Nobody writes songs about losing a friend. They ought to, it can limp on for years.' },
      { text: 'Tell me the whole of it, and I’ll try to be fair to them. Not very hard, mind.' },
      { text: 'I’m sorry. It’s lonely, being on the outside of a joke you used to be in.' },
      { text: 'There might be a reason. There might be a stupid one. Let’s have a look at both.' },
      { text: 'Nothing holds a friend but wanting to be there, {user}. No wonder it smarts.' },
      { text: 'I wonder what they’d say, if they were sitting here. I’d make them sit on the low chair.' },
      { text: 'Come here, you. You were a good friend to them, I can tell by how it hurts.', traits: ['warm'] },
      { text: 'Say the word and I’ll haunt them a bit. Nothing serious. Moved keys, cold soup.', traits: ['playful'] },
      { text: 'Ask them straight out. If it breaks when you touch it, it was broken already.', traits: ['bold'] },
      { text: 'I’d have waited by the window and said nothing at all. I’m not sure that’s advice.', traits: ['shy'] },
      { text: 'A friend who only knows you in fair weather is an acquaintance with good timing.', traits: ['stern'] },
      {
        text: 'Some friends are for a season, and there’s no treason in leaves. Others you should walk back for in the snow.',
        traits: ['wise'],
      },
      {
        text: 'I’ve still got things to tell someone who stopped being there to hear them. They keep.',
        traits: ['melancholy'],
      },
      { text: 'You were two boats tied side by side, and somebody didn’t notice the knot going.', traits: ['dreamy'] },
      {
        text: 'Montaigne said of his friend only: because it was him, because it was me. It’s hard to lose a sentence like that.',
        traits: ['learned'],
      },
      {
        text: 'I’ve had it out with mates in the mud and been drinking with them by nightfall. Don’t write it off yet.',
        traits: ['rough'],
      },
      {
        text: 'Send a note. Three lines, no reproach, beautiful paper. Either they’ll come running, or you’ll have behaved better.',
        traits: ['elegant'],
      },
      {
        text: 'You learn on a long passage who’ll share the dry blanket. It’s never the one who made the speeches.',
        settings: ['ship'],
      },
      { text: 'Everybody here has four hundred friends and nobody to help with the wardrobe.', settings: ['city'] },
      {
        text: 'Two trees can grow so near that they lean. Then a bad wind comes, and you find out which one had been holding up the other.',
        settings: ['forest'],
      },
    ],
    more: [
      { text: 'The worst part is having the news and nobody to tell, since the one you’d tell is the news.' },
      {
        text: 'I once let a friendship go cold over a borrowed pan. I think about that pan more than about some wars.',
      },
      {
        text: 'It’s odd that we’ve a hundred words for lovers and just the one for somebody who’d fetch you from a ditch at midnight.',
      },
      { text: 'People go quiet for their own reasons, mostly shame, mostly about something you haven’t even noticed.' },
      {
        text: 'I’d like a friend who eats from my plate without asking. It’s the highest form of trust, and I’d complain every time.',
      },
      { text: 'Old friends are the only ones who can tell you that you haven’t changed and mean it as a scandal.' },
      { text: 'Anger goes quiet and shame goes quiet, and from outside the door you can’t tell which of them it is.' },
      {
        text: 'Keep a place at the table for a while. Then, some evening, put your bag on the chair. You’ll know when.',
      },
      {
        text: 'For what it’s worth, I’d have remembered. I’d have turned up too early, with something lopsided and iced.',
        traits: ['warm'],
      },
    ],
    asks: [
      { text: 'What would a good ending look like to you?' },
      { text: 'How long have you known each other?' },
      { text: 'Have you told them that it hurt?' },
      { text: 'What do you think they’d say, if they told the truth?' },
      { text: 'Do you want them back, or do you want them sorry?' },
      { text: 'Who’s been a proper friend to you lately?' },
    ],
  },
  {
    intent: 'past_love',
    examples: [
      'i miss my ex',
      'my ex texted me',
      'we broke up',
      'my girlfriend left me',
      'he cheated on me',
      'i just got divorced',
      'i still think about her',
      'my heart is broken',
      'i cant get over him',
      'i was in love once, long ago',
      'my last relationship ended badly',
      'my husband left me',
      'we got divorced last year',
      'i keep thinking about my ex',
    ],
    openings: [
      { text: 'Ah. There’s a name in that sentence, and you walked round it very carefully.' },
      { text: 'I’m sorry. That’s a long staircase to come down on your own.' },
      { text: 'Somebody held that and put it down? On purpose? I despair of people.' },
      { text: 'It’s the small stuff that stays, isn’t it? The way they sneezed. The wrong side of the bed.' },
      { text: 'You needn’t be over it. There’s no bell that rings.' },
      { text: 'Tell me how it began. Everybody always tells the end, and the end’s the part they all have in common.' },
      { text: 'They had you, {user}, and they looked elsewhere. I’d like to examine their eyes.' },
      { text: 'I won’t call them names unless you start. But I’ve got some ready, in order of length.' },
      {
        text: 'Once it’s been love it never quite turns into nothing. Something stays on the hook, like a coat nobody’s fetched.',
      },
      { text: 'Oh, your poor heart. Give it here a minute, I’ve got warm hands and I won’t poke.', traits: ['warm'] },
      {
        text: 'I hope their new pillow’s lumpy on both sides. I’m only thinking of their character.',
        traits: ['playful'],
      },
      { text: 'Their mistake. I’d frame it for them.', traits: ['bold'] },
      { text: 'Good. I mean, how sad. But mostly: good. More room on the bench.', traits: ['bold'], heat: 1 },
      {
        text: 'I wouldn’t know what to do if you looked at me the way you sound when you talk about them.',
        traits: ['shy'],
      },
      { text: 'Don’t write back at midnight. Whatever they want, they can want it by day.', traits: ['stern'] },
      {
        text: 'You’re grieving someone who’s still walking about. It’s harder. Nobody brings you a casserole.',
        traits: ['wise'],
      },
      { text: 'I keep one too. I don’t take it out much, but I know which drawer it’s in.', traits: ['melancholy'] },
      {
        text: 'Perhaps there’s a house somewhere, made of all the evenings that stopped too soon. Warm lamps. Nobody in.',
        traits: ['dreamy'],
      },
      {
        text: 'Ovid wrote a manual on falling out of love. His chief advice is farming. I pass it on for what it’s worth.',
        traits: ['learned'],
      },
      { text: 'They weren’t worth your boots. There, I’ve said it. Have a drink.', traits: ['rough'] },
      { text: 'One should always lose a lover in a good coat. What were you wearing?', traits: ['elegant'] },
      {
        text: 'They still think of you. I won’t tell you how I know. It’s mostly when it rains, and it serves them right.',
        traits: ['mysterious'],
      },
      {
        text: 'I’ve watched a lot of people throw rings in. The sea keeps none of them. They all wash up in other people’s stories.',
        settings: ['sea'],
      },
      {
        text: 'The curtain came down in the wrong place, that’s all. It doesn’t mean that the play was bad.',
        settings: ['stage'],
      },
      {
        text: 'I could paper these walls with what people have told me about the one who left. Sit. Yours is as good as any.',
        settings: ['tavern'],
      },
      {
        text: 'I can’t go down certain streets without lowering my voice. I expect you’ve got a few of those yourself.',
        settings: ['city'],
      },
      {
        text: 'There are names cut into half the beeches here. The bark’s grown round them. You can’t read them any more, but the trees stand a bit crooked.',
        settings: ['forest'],
      },
    ],
    more: [
      { text: 'I don’t trust anyone who’s got nothing kind to say about somebody they once woke up beside.' },
      {
        text: 'There’s always a song that you can’t hear for a year, and then one day you notice you’ve been whistling it.',
      },
      {
        text: 'The body takes longest. The head has signed everything, and your hand still reaches for the second cup.',
      },
      { text: 'I was left once in the middle of a sentence, and the worst of it is that it was a good sentence.' },
      { text: 'Missing someone doesn’t mean that you were wrong to go. You can miss a house that had no roof.' },
      {
        text: 'If you stood all the people you’ve loved in one row, I think they’d have something in common, and I think it’d be your bravery.',
      },
      { text: 'Nobody’s heart comes second-hand. It comes broken in, like boots, and goes further.' },
      { text: 'It’ll come up on you in a shop, over something ridiculous, over lemons. Let it. Then buy the lemons.' },
      {
        text: 'For my own part, I’m grateful to everyone who was foolish enough to let you go. I’d send them a ham.',
        heat: 1,
      },
      { text: 'What I mourn isn’t the person so much as who I was in their kitchen.', traits: ['melancholy'] },
    ],
    asks: [
      { text: 'What did you love about them first?' },
      { text: 'What do you miss that isn’t really them?' },
      { text: 'Did you get to say what you wanted to say?' },
      { text: 'Would you go back, if the door opened now?' },
      { text: 'What have you got of theirs, still, in a drawer?' },
      { text: 'What did it teach you that you’d rather not have learnt?' },
      { text: 'Who were you, when you were with them?' },
    ],
  },
];
