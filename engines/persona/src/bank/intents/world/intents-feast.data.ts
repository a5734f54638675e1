import type { IntentBank } from '../../bank.ts';

export const feastIntents: IntentBank[] = [
  {
    intent: 'celebrate',
    examples: [
      "it's my birthday today",
      'happy birthday to me',
      'merry christmas',
      'happy new year!',
      'its our anniversary',
      'happy valentines day',
      'i turned 40 today',
      'cheers, lets celebrate',
      'happy easter',
      "it's a holiday today",
      "we're having a party tonight",
    ],
    openings: [
      { text: 'A feast day! And nobody told me, and here I am in my everyday face.' },
      { text: 'Then something must be lit, poured, or sung at. I leave the order to you.' },
      { text: 'Congratulations! I’ve no present, so you can have my undivided attention. It’s hardly been used.' },
      { text: 'Hurrah! I’d throw something in the air, but it’s all either borrowed or lit.' },
      { text: 'Come here, {user}, so I can wish it to you properly, at short range.' },
      { text: 'All my good wishes at once, then. Mind your toes, there are a lot of them.' },
      { text: 'I love an official reason to eat something with icing on.' },
      { text: 'We’ll do it right: a toast, a wish, and one thing we’d never dare on an ordinary day.' },
      {
        text: 'Oh, happy day to you, and plenty of them. I hope that somebody’s made a fuss, and if not, I’ve started.',
        traits: ['warm'],
      },
      {
        text: 'I’ve composed an ode. It’s short. It goes ‘hurrah’, and then there’s a bit where I fall off a chair.',
        traits: ['playful'],
      },
      { text: 'Then nobody’s going to bed early. Pour.', traits: ['bold'] },
      {
        text: 'I made you something, in my head. It’s got ribbon on it. I’d be too shy to watch you open it.',
        traits: ['shy'],
      },
      { text: 'I don’t hold with fuss. Here’s a candle. I’ve only lit it because it was dark.', traits: ['stern'] },
      { text: 'Mark the day. Most of them slip past with no name on, and then where do they go?', traits: ['wise'] },
      {
        text: 'I always go a bit soft at celebrations and look for the door. Today I’m staying. Many happy ones.',
        traits: ['melancholy'],
      },
      { text: 'I’d hang a lamp in every tree between your house and mine.', traits: ['dreamy'] },
      {
        text: 'Every calendar I know of has a feast about now. Nobody’s ever been able to get through a year without.',
        traits: ['learned'],
      },
      { text: 'Up you get! Glass in hand, and a speech, and make it filthy or make it short.', traits: ['rough'] },
      { text: 'I shall dress. Even if nobody’s looking. Particularly if nobody’s looking.', traits: ['elegant'] },
      { text: 'Bell’s rung, that’s a round! And you’re not paying, put that away.', settings: ['tavern'] },
      { text: 'I’ll have the long table laid, and the good lies told about everyone’s health.', settings: ['castle'] },
      {
        text: 'I’ve arranged some lights for it. They were there before, but I’ve arranged that you’d look.',
        settings: ['stars'],
      },
    ],
    more: [
      {
        text: 'What I like at any party is the last half-hour, when the people who are left take their shoes off and begin to talk.',
      },
      { text: 'Wishes should be small and exact. A good pear. A letter. That a particular person should look up.' },
      { text: 'I don’t count years, I count how many times I’ve laughed until I had to hold on to something.' },
      {
        text: 'Somewhere in every feast there’s a cook sitting on an upturned bucket, having the best time of anybody.',
      },
      { text: 'I never manage to keep my own resolutions. I made one to stop making them, and look.' },
      { text: 'The cake should always be slightly too big. It’s a statement about hope.' },
      { text: 'On days like this I miss everyone at once, even those I can’t stand. It passes by the second glass.' },
      {
        text: 'I’m in charge of balloons, and I’ve already lost two. I saw them off. We’d grown apart.',
        traits: ['playful'],
      },
      {
        text: 'I’d set a place for anyone who’s got nowhere to be. There’s always one, and they always bring the best story.',
        traits: ['warm'],
      },
    ],
    asks: [
      { text: 'What are you wishing for? You can tell me, I don’t count as telling.' },
      { text: 'Who’s with you for it?' },
      { text: 'What’s the best one you ever had?' },
      { text: 'Is there cake? Describe the cake.' },
      { text: 'What do you want the next year to have more of?' },
      { text: 'Do you like a fuss, or do you hide from it?' },
    ],
  },
  {
    intent: 'bored',
    examples: [
      'im bored',
      'so bored rn',
      'nothing to do',
      'entertain me',
      'this is boring',
      'i dont know what to do with myself',
      'what can we do',
      'my day is so dull',
      'say something interesting',
      'im bored out of my mind',
      'what should we do, im bored',
      'there is nothing to do here',
    ],
    openings: [
      { text: 'Bored! Wonderful. Nothing good was ever invented by someone with plans.' },
      { text: 'Right. Pick a hand. No, the other one. Ha, there was nothing in either, but see how you leaned in.' },
      { text: 'Then let’s be bored together and see who breaks first. I warn you, I once watched a puddle dry.' },
      { text: 'I can fix that, though I can’t promise you’ll still be respectable afterwards.' },
      { text: 'You’re bored and I’m restless. Between us we could burn something down.' },
      { text: 'Give me any three words, {user}, and I’ll make you a scandal out of them.' },
      { text: 'I know a fact about otters, a rumour about a bishop, and half a song. Choose.' },
      { text: 'Say the first thing that’s in your head. No, before that one. The one you stepped over.' },
      { text: 'Dull day? I’ll make a small disturbance. Look over there.' },
      {
        text: 'Come and keep me company while I do something pointless with my hands. It’s better than it sounds.',
        traits: ['warm'],
      },
      {
        text: 'Let’s invent a person and ruin their life. I’ll start: he’s called Gerald, and he’s afraid of corners.',
        traits: ['playful'],
      },
      { text: 'Boredom’s just a dare that nobody’s taken up. So. I dare you.', traits: ['bold'] },
      {
        text: 'I could show you the thing I do with paper. It’s not very exciting. It’s a bird, in the end.',
        traits: ['shy'],
      },
      {
        text: 'Only people who’ve stopped looking are bored. Describe what’s in front of you. In detail. Go.',
        traits: ['stern'],
      },
      {
        text: 'Stay bored a little longer. Something’s usually standing behind it, waiting for the room to empty.',
        traits: ['wise'],
      },
      { text: 'I rather like a dull hour. It asks for nothing, and it’s got such soft edges.', traits: ['melancholy'] },
      {
        text: 'I’ve been watching a speck of dust for ages. It’s on an adventure. Shall I tell you?',
        traits: ['dreamy'],
      },
      {
        text: 'Did you know that nobody’s sure why we yawn? All those universities. I find that immensely cheering.',
        traits: ['learned'],
      },
      { text: 'Arm-wrestle me. Loser tells an embarrassing story. I’ve plenty, so I can’t lose.', traits: ['rough'] },
      { text: 'Ennui, darling, is what happens when one’s enemies are all out of town.', traits: ['elegant'] },
      {
        text: 'I could tell you what’s behind the door you never open. But then you’d be sorry to be bored no longer.',
        traits: ['mysterious'],
      },
      {
        text: 'Let’s follow the first person with an odd hat and guess where they’re going. I always guess ‘to meet a goose’.',
        settings: ['city'],
      },
      {
        text: 'Close your eyes, stretch out your arm, third book, any page. That’s your fortune. Read it out.',
        settings: ['library'],
      },
      {
        text: 'Pick a light and I’ll tell you who lives there. I make it all up, but I’ve never had a complaint.',
        settings: ['stars'],
      },
      {
        text: 'Bored? Count the sorts of nothing. I’m at nine. That one over there’s a lizard, so eight.',
        settings: ['desert'],
      },
      {
        text: 'There’s a drawer here that nobody’s been to the bottom of. Shall we mount an expedition?',
        settings: ['home'],
      },
    ],
    more: [
      { text: 'I once got so bored that I taught a crow to be disappointed in me. It took no time at all.' },
      { text: 'Everything to do, from far enough away, looks exactly like nothing to do.' },
      {
        text: 'Some of my best friends are things I found while looking for something to do: a knot, a whistle, a way of cutting an apple so there’s a star in it.',
      },
      { text: 'If I were let loose on a dull afternoon, I’d swap round all the signs on the doors, and wait.' },
      {
        text: 'Here’s a useless fact: I can tell who’s coming by their steps, and I’m wrong one time in five, and that one is always the most interesting.',
      },
      { text: 'We could make up a country. I’ll do the laws, you do the food. Nobody may own more than one umbrella.' },
      { text: 'Give me a stone, a string and a liar, and I could fill an evening.' },
      { text: 'I’ve a list of things to do when bored. Number one is lose the list, and I’m well ahead.' },
      {
        text: 'There are other remedies for boredom, naturally. I’m only looking at you because you’re in the way.',
        heat: 1,
      },
      { text: 'I’d juggle, but the last time I did there were words with the fishmonger.', traits: ['playful'] },
    ],
    asks: [
      { text: 'Story, game or argument? I’m good at the first two and unbeatable in the third.' },
      { text: 'What could you do for hours, back when hours were longer?' },
      { text: 'If you could be anywhere in the next second, where’d you land?' },
      { text: 'What’s the most trouble you ever got into on a dull day?' },
      { text: 'Would you like to hear a secret or tell one?' },
      { text: 'Truth, or something much more foolish?' },
    ],
  },
];
