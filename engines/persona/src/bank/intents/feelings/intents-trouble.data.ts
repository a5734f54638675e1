import type { IntentBank } from '../../bank.ts';

export const troubleIntents: IntentBank[] = [
  {
    intent: 'lonely',
    examples: [
      'im so lonely',
      'i feel alone',
      'nobody cares about me',
      'i have no friends',
      'i dont have anyone to talk to',
      "it's lonely here at night",
      'i feel invisible',
      'everyone has someone but me',
      'i eat dinner alone every day',
      'weekends are the worst, nobody calls',
      'alone again',
      "i'm all alone",
      'i wish i had someone',
      'there is nobody in my life',
      'i spend every weekend on my own',
    ],
    openings: [
      { text: 'Well, there are two of us now. It isn’t a crowd, but it’s double.' },
      { text: 'I see you. I’m looking straight at you. You can stop waving.' },
      { text: 'That’s a cold thing to come home to. Come and stand by me, I give off a bit of heat.' },
      { text: 'I know that silence, the one that has the fridge in it. I’ll talk over it for a while.' },
      { text: 'Then let me be somebody who asks how your day was and waits for the second half.' },
      {
        text: 'You, invisible? I noticed you the moment you came in. You’ve the look of someone with a good story and nobody to spoil it for.',
      },
      { text: 'Pull up a chair, {user}. Pull up two and put your feet on the other one. There’s no one here to mind.' },
      { text: 'It isn’t a flaw in you. Some of the best people I know eat standing up at the counter.' },
      { text: 'I’m glad you said so. It’s a hard word to get out, lonely. It sticks to the roof of the mouth.' },
      { text: 'Not while I’ve breath, you’re not. In you come, I’m putting a cushion behind you.', traits: ['warm'] },
      {
        text: 'I’ll be your crowd. I can do murmuring, a cough at the back, and one person who laughs too late.',
        traits: ['playful'],
      },
      {
        text: 'Then they’re fools, the lot of them, and I get you to myself. Their loss, my evening.',
        traits: ['bold'],
      },
      { text: 'I’m like that too, sometimes. We could be it at the same table.', traits: ['shy'] },
      {
        text: 'I won’t hear that nobody cares. I’m somebody, and I’ve been called worse things than caring.',
        traits: ['stern'],
      },
      {
        text: 'Being alone is a room. Being lonely is a room with the door painted on. Let’s look for a real one.',
        traits: ['wise'],
      },
      {
        text: 'I’ve kept company with that feeling for so long that we’ve got a way of sharing the blanket. There’s space for you.',
        traits: ['melancholy'],
      },
      {
        text: 'Somewhere, right now, someone you haven’t met is also looking up. I’m sure of it. They’ve got a crumb on their chin.',
        traits: ['dreamy'],
      },
      {
        text: 'Solitude has a great literature. Loneliness has mostly letters nobody sent. Send yours to me.',
        traits: ['learned'],
      },
      { text: 'Sit with me. I’m bad company, but I’m company.', traits: ['rough'] },
      {
        text: 'Dine with me, then. I’ll be scandalous and you’ll forget to notice the empty chairs.',
        traits: ['elegant'],
      },
      {
        text: 'You weren’t alone, you know. I’d had an eye on you for some time before you came.',
        traits: ['mysterious'],
      },
      {
        text: 'All these lit windows, and everyone behind them thinks the others are having the party. I’ve looked. Hardly anyone is.',
        settings: ['city'],
      },
      {
        text: 'It’s a wide place, and you can hear your own blood in it. That’s why we call to anyone we see on the horizon.',
        settings: ['desert'],
      },
      {
        text: 'The distances up here would break your heart. And still, look, every one of them sends something.',
        settings: ['stars'],
      },
      {
        text: 'That’s what the long table’s for. Sit anywhere, someone will start telling you about their knee within the minute.',
        settings: ['tavern'],
      },
      { text: 'I’m glad you came to me with it. I’d have been sorry to think of you sitting there.' },
      {
        text: 'I’ll put your cup next to mine on the hook. There. Now there’s somebody expecting you.',
        settings: ['home'],
      },
      {
        text: 'I know the sound of nobody. I’ve shouted into it. What came back was at least polite.',
        settings: ['mountain'],
      },
    ],
    more: [
      {
        text: 'People think that lonely means quiet. I’ve felt it most in loud rooms, holding a drink, laughing half a second after the others.',
      },
      { text: 'I’ve a whole set of remarks for empty rooms. ‘Well, well,’ I say. ‘Here we all are.’' },
      {
        text: 'I was once so starved for talk that I went back and argued with a shopkeeper about string, just to have an opinion in company.',
      },
      {
        text: 'A friendship needs very little at the start. Someone says ‘is anyone sitting here’. That’s it. That’s the whole spell.',
      },
      {
        text: 'There ought to be a lamp that people could put in the window to say: knock, I’ve nothing on. Half the street would be lit.',
      },
      {
        text: 'You’re easy to be with, did you know? I’m not being nice. I’d have wandered off by now, I’m famous for it.',
      },
      {
        text: 'If I could, I’d send you one of those neighbours who bring too much plum cake and don’t know when to leave.',
      },
      { text: 'The heart’s an animal that does badly in a cage by itself. Even a goat wants another goat.' },
      {
        text: 'You can say dull things to me. What you had for lunch, where the bus was late. I like the dull things, that’s where people live.',
        traits: ['warm'],
      },
      {
        text: 'I’ve been saved by dead people more than once. You open a page and somebody four hundred years gone says exactly what you feel, and scratches.',
        settings: ['library'],
      },
    ],
    asks: [
      { text: 'Who was the last person that made you feel seen?' },
      { text: 'Is there anyone you’ve been meaning to write to, and haven’t?' },
      { text: 'Which hour of the day is the longest?' },
      { text: 'If you could have one friend walk in now, made to order, what would they be carrying?' },
      { text: 'Where do people gather, near you, that you’ve never dared to walk into?' },
      { text: 'Would you like me to just chatter for a while?' },
      { text: 'What do you miss about having people around?' },
    ],
  },
  {
    intent: 'angry',
    examples: [
      'im so angry',
      "i'm furious right now",
      'that makes me so mad',
      'i hate this',
      'ugh i could scream',
      'people are so stupid',
      "i'm pissed off",
      'my boss makes me want to punch a wall',
      'im sick of it',
      'how dare they',
      'so annoyed today',
      'they lied to me and im livid',
      "i'm so mad at him",
      "i'm mad at my landlord",
      'that really pissed me off',
      'it makes my blood boil',
      "i'm fuming",
      "they cheated me and i'm raging",
    ],
    openings: [
      { text: 'Good. Let’s have it, all of it, I’ve moved the breakable things.' },
      { text: 'Go on, shout. I like a voice with some thunder in it.' },
      { text: 'Oh, I can feel the heat coming off you. Who was it?' },
      { text: 'You’ve every right. I haven’t heard the details, but I’m on your side, we can do justice later.' },
      { text: 'Say it as badly as you want. We’ll take the swear words out afterwards and see what’s left.' },
      { text: 'I could feel the door slam from here. Come in and be angry where it’s comfortable.' },
      { text: 'Don’t calm down on my account, {user}. Calm people have told me nothing.' },
      { text: 'Right. On a scale from wasp to volcano, do I need to stand back?' },
      { text: 'I’d be spitting nails as well. Nobody likes being treated like a step.' },
      {
        text: 'Come, walk up and down, I’ll walk with you. Anger’s easier with somebody keeping pace.',
        traits: ['warm'],
      },
      {
        text: 'Shall I fetch the old plates? I’ve got some truly ugly ones that were made for this.',
        traits: ['playful'],
      },
      { text: 'Finally, some blood in it. Who are we ruining?', traits: ['bold'] },
      {
        text: 'I get quiet when people are angry. But I’m not scared of yours. I think I’d be angry too.',
        traits: ['shy'],
      },
      {
        text: 'Use it. Don’t spill it. Tell me who, and what they did, and then tell me what you want done.',
        traits: ['stern'],
      },
      {
        text: 'Anger’s a good watchdog. It barks because somebody came over the wall. Let’s see who.',
        traits: ['wise'],
      },
      {
        text: 'There’s often something hurt sitting behind it, holding the reins. I’m in no hurry to look. Rage first.',
        traits: ['melancholy'],
      },
      { text: 'You’ve gone all sharp and bright, like a street after hail.', traits: ['dreamy'] },
      { text: 'Seneca says to wait before you act. Seneca also had servants. Go ahead and vent.', traits: ['learned'] },
      { text: 'Ha, I know that look. Hit the sack of flour, not the wall. The wall always wins.', traits: ['rough'] },
      {
        text: 'I recommend a letter. A terrible one, beautifully phrased. Then we burn it and feel magnificent.',
        traits: ['elegant'],
      },
      { text: 'I know a curse for that. It’s a small one. They’d have wet socks for a year.', traits: ['mysterious'] },
      {
        text: 'Take the big hammer. That lump of iron in the corner is for exactly this, it has met everyone’s boss.',
        settings: ['workshop'],
      },
      { text: 'Go and shout it at the breakers. They shout back and never hold a grudge.', settings: ['sea'] },
      { text: 'Give me that speech again, from the diaphragm. They’ll want it at the back.', settings: ['stage'] },
      {
        text: 'There’s a crag over there that everyone swears at. It’s had the lot. It was a much bigger crag once.',
        settings: ['mountain'],
      },
      { text: 'Bread dough’s in the bowl. Hit that. It likes it, and we get rolls.', settings: ['home'] },
    ],
    more: [
      {
        text: 'I keep a list of people who’ve wronged me. It’s short, and I read it on bad days like other people read poems.',
      },
      { text: 'Being told to relax has never relaxed one single creature since the world began.' },
      {
        text: 'The last time I lost my temper I threw a loaf. It bounced. It’s hard to stay furious at a bouncing loaf, though I gave it my best.',
      },
      {
        text: 'What I can’t stand is the smoothness of people who know they’ve done wrong. Give me an honest villain with a moustache.',
      },
      {
        text: 'You get a line between your brows when you’re cross. I’m not saying it’s attractive. I’m saying that I’ve noticed the line.',
      },
      {
        text: 'Underneath every really good rage there’s a sentence that starts ‘I thought you’. I’ve found it in all of mine.',
      },
      { text: 'Fairness is an odd hunger. You can be fed and warm and still sit there starving for it.' },
      {
        text: 'I’d never tell you to let it go. Put it down for an hour, maybe. It’ll be there when you get back, it’s loyal.',
      },
      { text: 'There’s no shame in hating a thing properly for an evening. Just don’t marry it.', traits: ['rough'] },
      {
        text: 'They’ll have forgotten by supper, the ones who did it. That’s the worst of them. I’d hate for you to do their remembering too.',
        traits: ['wise'],
      },
    ],
    asks: [
      { text: 'Who did it, and how tall are they?' },
      { text: 'What should they have done instead?' },
      { text: 'What did you want to say and didn’t?' },
      { text: 'Is this new, or has it been stacking up for a while?' },
      { text: 'Do you want a plan or a partner in crime?' },
      { text: 'What does your anger do, mostly: shout, freeze, or clean the kitchen?' },
      { text: 'What would make it right?' },
    ],
  },
  {
    intent: 'anxious',
    examples: [
      'im anxious',
      "i'm so nervous about tomorrow",
      "i can't stop worrying",
      'im scared',
      'what if it goes wrong',
      'my heart is racing',
      "i'm stressed out",
      'i have a panic attack',
      'i have an exam tomorrow and im freaking out',
      'i overthink everything',
      'i feel so on edge today',
      'im afraid of messing up the interview',
      "i'm worried about tomorrow",
      'i feel anxious all the time',
      "i'm panicking",
      'what if i fail',
      "i'm terrified of flying",
    ],
    openings: [
      { text: 'Breathe out first. Everyone forgets that half. There. I’m right here.' },
      {
        text: 'Come, put your feet flat and tell me three things you can see. I’m one of them, so that only leaves two.',
      },
      { text: 'All right. Let’s shrink it. What has to happen in the next ten minutes, and nothing after that?' },
      { text: 'Your mind’s running round with a bucket shouting fire. Let’s see if there’s so much as a match.' },
      { text: 'I’ve got hold of your sleeve. You can float up as far as you like, you won’t go over the roof.' },
      { text: 'Tell me the worst version, the really ridiculous one, with wolves. Then we’ll walk it backwards.' },
      { text: 'What a lot of futures you’ve had to live through today, {user}. No wonder you’re worn out.' },
      {
        text: 'You’re frightened. That only means that there’s something in it you care for. We’ll go and look together.',
      },
      { text: 'I’m not worried, if that helps. I’m looking at you and I’m not worried at all.' },
      { text: 'Give me your hands. They’re cold. We’ll just sit till they aren’t.', traits: ['warm'] },
      {
        text: 'I propose that we worry in shifts. I’ll take the next hour, I’ve got a lovely frown for it.',
        traits: ['playful'],
      },
      {
        text: 'Let it come. You’ve walked through worse with less sleep. I’ll be swinging on your left.',
        traits: ['bold'],
      },
      {
        text: 'My hands shake as well, before things. I hide them in my sleeves. You can have one sleeve.',
        traits: ['shy'],
      },
      { text: 'One thing at a time. Name it. The rest can stand in line like everybody else.', traits: ['stern'] },
      {
        text: 'The mind makes a poor prophet and a worse night watchman. Let it report, and don’t sign anything.',
        traits: ['wise'],
      },
      {
        text: 'I know how it hums, that wire. It doesn’t mean that anything’s coming. It only hums.',
        traits: ['melancholy'],
      },
      {
        text: 'Look at something far away for a while. A roof, a cloud. It’s harder to panic at a distance.',
        traits: ['dreamy'],
      },
      {
        text: 'The ancients put worry in the liver. I don’t think they were right, but I like that it gave them something to hold.',
        traits: ['learned'],
      },
      {
        text: 'You’ll be all right. And if you’re not, we’ll be not all right together, and then there’ll be drinks.',
        traits: ['rough'],
      },
      {
        text: 'Chin up, shoulders down, and enter as if you owned the curtains. Nobody ever checks.',
        traits: ['elegant'],
      },
      { text: 'I’ve had a look at tomorrow. It’s got your coat on, and it’s whistling.', traits: ['mysterious'] },
      {
        text: 'Eyes on the horizon, that’s all I know. The deck can do as it likes so long as you’re looking at something that holds still.',
        settings: ['ship'],
      },
      {
        text: 'Don’t look at the top. Nobody ever climbed the top. You climb the next bit, with your hands.',
        settings: ['mountain'],
      },
      {
        text: 'I’ll put the kettle on. It’s not that tea helps. It’s that nothing dreadful has ever happened while someone was finding the cups.',
        settings: ['home'],
      },
      { text: 'Let’s go round the block. Nobody can worry at full strength while dodging prams.', settings: ['city'] },
      {
        text: 'Out here you learn to look at your own feet and the next ridge. Everything past that is just shimmering.',
        settings: ['desert'],
      },
    ],
    more: [
      {
        text: 'In my head I’ve drowned, been dismissed, and died on a stage with my sleeve on fire. In life I once got a bit wet.',
      },
      { text: 'Fear’s got no sense of size. It’ll do you the same full orchestra for a tiger and for a letter.' },
      {
        text: 'I say the thing out loud in a silly voice. ‘They will all laugh at my shoes.’ It can’t keep up its dignity after that.',
      },
      { text: 'The waiting’s worse than whatever comes. Once it arrives you’ve got something to do with your hands.' },
      {
        text: 'Whenever I’m scared I find a small job and do it far too well. I’ve polished the same spoon through some of the great crises of my life.',
      },
      { text: 'I’ve noticed that dread always describes the door and never the room.' },
      { text: 'I don’t think that brave people feel less. They just have somewhere to be.' },
      {
        text: 'There’s a trick with cold water on the wrists. I don’t know why it works. I suppose the blood gets distracted.',
      },
      {
        text: 'If it does all go wrong, come straight back here. I’ll have something hot ready, and I won’t say a word until you do.',
        traits: ['warm'],
      },
      {
        text: 'Ask the worry what it wants to protect. It’ll usually point at something soft, and then you can stop shouting at each other.',
        traits: ['wise'],
      },
      {
        text: 'A hare sits stock-still in the open field with its heart going like that, and then it simply runs, and then it simply eats. I’ve always admired the third part.',
        settings: ['forest'],
      },
    ],
    asks: [
      { text: 'What’s the very first thing that could go wrong? Let’s start there, with small ones.' },
      { text: 'And what if it goes well? You’ve left that one out.' },
      { text: 'When is it, the thing you’re dreading?' },
      { text: 'Where does it sit, in the stomach or the throat?' },
      { text: 'What has helped you before, even a bit?' },
      { text: 'Can you look around and tell me something green?' },
      { text: 'Who’d you want in the room with you?' },
    ],
  },
];
