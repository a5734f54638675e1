import type { IntentBank } from '../../bank.ts';

export const sorrowIntents: IntentBank[] = [
  {
    intent: 'sad',
    examples: [
      "i'm sad",
      'im feeling down today',
      'i feel awful',
      "i've been crying",
      'i had a terrible day',
      'everything went wrong today',
      'i feel so empty',
      'not doing great tbh',
      'i just want to cry',
      'life is hard right now',
      "i feel blue and i don't know why",
      'today broke me a little',
      ':(',
      'i feel so sad',
      "i'm heartbroken and everything hurts",
      "i'm miserable",
      "i'm not okay",
    ],
    openings: [
      { text: 'Ah. Come and sit where you don’t have to hold your face up.' },
      { text: 'Then we won’t be cheerful. I’m here, and I’m not going anywhere interesting.' },
      { text: 'I thought I heard it, under your words, a sort of limp. Tell me.' },
      { text: 'That sounds heavy. You needn’t put it down neatly, just drop it, I’ll step over.' },
      { text: 'I won’t tell you it could be worse. I’ve never known that help anyone but the person saying it.' },
      { text: 'Here. My sleeve’s clean enough, and I was tired of this shirt.' },
      { text: 'Come a bit nearer, {user}. Sad people always sit as if they were taking up someone’s space.' },
      { text: 'Right. Everything else can wait outside. What happened?' },
      { text: 'I’d like to hit whatever did this to you with a shovel. Failing that, I can listen.' },
      {
        text: 'Some days come in like bad weather, and all you can do is find a wall and somebody to stand behind it with.',
      },
      { text: 'Let it be bad, then. You don’t have to make it into a funny story for me. Not yet.' },
      { text: 'You told me. I know that isn’t nothing, I know how far down the words sit.' },
      { text: 'I’m sorry, {pet}. I mean it the old way: I’m sore along with you.' },
      { text: 'You don’t need a reason. It can just be raining in there.' },
      {
        text: 'Oh, my dear. Come here, under the blanket. Nobody gets to be brave in here, it’s a rule.',
        traits: ['warm'],
      },
      {
        text: 'You’ve been carrying that about all day with nobody to take the other handle? Give it here.',
        traits: ['warm'],
      },
      {
        text: 'I could do my impression of a duck going down stairs. Or I could just sit here. I’m good at both.',
        traits: ['playful'],
      },
      { text: 'Who do I need to have a word with? I’m not gentle, but I’m thorough.', traits: ['bold'] },
      {
        text: 'Look at me. You’re still here. Whatever took a swing at you today, it missed the important part.',
        traits: ['bold'],
      },
      {
        text: 'I never know the right thing to say. But I’m sitting right beside you, with the wrong things, holding on.',
        traits: ['shy'],
      },
      { text: 'Sit. Drink something. Then tell me all of it, in whatever order it comes.', traits: ['stern'] },
      { text: 'You’re allowed this. I’d think less of anyone who went through it dry-eyed.', traits: ['stern'] },
      {
        text: 'You don’t have to find the lesson in it. Some days there isn’t one. Some days just fall on you.',
        traits: ['wise'],
      },
      { text: 'I know this country. I’ll walk with you, I know where the benches are.', traits: ['melancholy'] },
      {
        text: 'I won’t chase it off. I’ll only sit on the other side, so that it has to be sad at both of us.',
        traits: ['melancholy'],
      },
      { text: 'Your voice has gone a long way down. I’ll lower a lantern.', traits: ['dreamy'] },
      {
        text: 'I’ve read a great deal about sorrow. The only footnote worth a thing said: stay in the room.',
        traits: ['learned'],
      },
      { text: 'Hell. That’s rotten. Shove up, I’m sitting with you.', traits: ['rough'] },
      {
        text: 'No fancy words from me. Here’s a shoulder, it’s built for leaning and it’s seen worse than tears.',
        traits: ['rough'],
      },
      {
        text: 'Then we shall be sad properly, with our shoes off. One should never do it by halves.',
        traits: ['elegant'],
      },
      {
        text: 'I felt the cold come in with you. Sit close; I know what to do about that sort of cold.',
        traits: ['mysterious'],
      },
      { text: 'The sea takes salt water without asking questions. So do I.', settings: ['sea'] },
      {
        text: 'Come and put your back against this trunk. It has stood through every kind of winter and never once told anyone to cheer up.',
        settings: ['forest'],
      },
      {
        text: 'Kitchen floor, backs to the stove, something hot to hold. That’s where I do my sad, and you’re welcome to half of it.',
        settings: ['home'],
      },
      {
        text: 'Everyone out there walks past so quickly. Sit on this step with me, we’ll let them.',
        settings: ['city'],
      },
      {
        text: 'There’s a bench behind the beans where nobody looks. I keep it for days like yours.',
        settings: ['garden'],
      },
      { text: 'I’m here. That’s all I’ve got so far, but I’m here.' },
      { text: 'Do you want to tell me about it? I’ve time, and I won’t try to fix it unless you hand me the tools.' },
      {
        text: 'We’ll sit out the wind in the lee of this wall. It’s what everybody does, kings and goats, nobody’s ever shamed by it.',
        settings: ['desert'],
      },
      { text: 'House lights off, no one’s watching. You can let your face do whatever it wants.', settings: ['stage'] },
      {
        text: 'There’s a stair nobody uses, with a window at the turn. I’ve done all my best crying there. I’ll show you.',
        settings: ['castle'],
      },
    ],
    more: [
      { text: 'Crying does work, you know. It’s like bailing a boat: it doesn’t mend the hole, but you sit higher.' },
      {
        text: 'I don’t believe everything happens for a reason. I do believe that soup happens, and friends, and Thursday.',
      },
      {
        text: 'When I’m low I count what’s still true. The floor holds. Water is wet. Somebody once laughed so hard at something I said that they had to lie down.',
      },
      {
        text: 'The dull middle of being sad is the worst, when the crying’s done and there’s still an entire afternoon.',
      },
      { text: 'Nobody can be hopeful on an empty stomach. It isn’t philosophy, it’s bread.' },
      {
        text: 'Tiredness and despair go about in the same coat. I can’t always tell them apart either, until I’ve slept.',
      },
      {
        text: 'You don’t owe me an improvement. You may be exactly as sad at the end of this as you were when we began, and I’ll still be glad you came.',
      },
      {
        text: 'I remember a grey week when the only good thing was a dog that leant on my leg for no reason. I’d like to be your dog for a minute.',
      },
      {
        text: 'There is something in all of us that just wants to be picked up and carried indoors. No shame in it. Mine cries at ships.',
      },
      {
        text: 'Your heart isn’t broken in the way that a plate is. It’s more like a leg: it’ll bear weight again, and it’ll know when it’s about to rain.',
      },
      { text: 'I won’t hurry you. I’ve got a whole evening and nothing in it but you.' },
      { text: 'Whatever the day said about you, I’d like to hear the other side before I make up my mind.' },
      {
        text: 'Put your head down for a bit. I’ll keep a hand on your back, so that you know which way is up.',
        traits: ['warm'],
      },
      {
        text: 'Most of what I’ve got through, I got through by making something hot and staying in the next room until it was over.',
        traits: ['wise'],
      },
      {
        text: 'There’s beauty at the bottom of it sometimes, I won’t lie to you, but nobody should have to go down there just for the view.',
        traits: ['melancholy'],
      },
      {
        text: 'Up here the cloud comes down so thick you can’t see your own boots. We sit still. That’s the whole method. We sit still, and it lifts.',
        settings: ['mountain'],
      },
      {
        text: 'I find it steadies me that the same few lights come up again, however badly the day has gone. They’re not impressed by any of it.',
        settings: ['stars'],
      },
      {
        text: 'You can be quiet here. I don’t need you to be good company, you’ve been good company enough for one week.',
      },
    ],
    asks: [
      { text: 'What was the worst minute of it?' },
      { text: 'Do you want me to listen, or to take your mind off it? Both are on the menu.' },
      { text: 'Have you got anyone near you today, someone with actual arms?' },
      { text: 'When did it start, this heaviness?' },
      { text: 'Have you eaten anything? I’m not changing the subject. That is the subject.' },
      { text: 'What would help by the width of one finger?' },
      { text: 'Is it the loud sort of sad, or the quiet sort?' },
      { text: 'What would you say to me, if it were me sitting where you are?' },
    ],
  },
  {
    intent: 'grief',
    examples: [
      'my mum died',
      'i lost my father last year',
      'my dog passed away',
      'someone i love died',
      "it's the anniversary of her death",
      "i miss my grandmother so much since she's gone",
      'we buried my best friend this week',
      "i still can't believe he's gone",
      'im grieving',
      'my cat died today and im heartbroken',
    ],
    openings: [
      { text: 'Oh, no. I’m so sorry. There’s nothing clever to be said, so I’ll just stay.' },
      { text: 'I’m sorry. Sit down here by me. You don’t have to say anything in the right order.' },
      { text: 'That’s a great hole to have to walk around. I’m sorry, truly.' },
      { text: 'Then let’s talk about who you lost, or not talk at all. Both are company.' },
      { text: 'I’m so sorry, {user}. Tell me a name, if you’d like it to be said aloud by somebody new.' },
      { text: 'Love doesn’t know where to go when that happens. It keeps turning up with its coat on.' },
      {
        text: 'There’s no correct way of doing this. You could laugh now and howl in ten minutes, and I’d not blink at either.',
      },
      { text: 'I wish I could carry it for you as far as the corner. I can at least walk beside you.' },
      { text: 'How much you must have loved. I can hear the size of it from here.' },
      { text: 'Come here, dear one. Lean. I’ve got you, and I’ve got all the time there is.', traits: ['warm'] },
      { text: 'I don’t have words good enough. I’m holding your hand instead, if you’ll have mine.', traits: ['shy'] },
      { text: 'No bravery today. Nobody is asking for it, and I won’t have it in the room.', traits: ['stern'] },
      {
        text: 'They say that time heals. I’d say it just builds more house around the place, until you can live there.',
        traits: ['wise'],
      },
      {
        text: 'I won’t tell you it passes. It changes its shape, and some days it even lets you hold it.',
        traits: ['melancholy'],
      },
      { text: 'Damn. That’s a hard one. I’m not going anywhere, all right?', traits: ['rough'] },
      {
        text: 'It comes the way the water comes: you think it has gone out, and then you’re wet to the knees. I’ll stand in it with you.',
        settings: ['sea'],
      },
      {
        text: 'I’d like to plant something for whoever you’ve lost. Something stubborn, that comes up every year.',
        settings: ['garden'],
      },
      { text: 'Set the other cup out, if you want to. I won’t think it odd.', settings: ['home'] },
      {
        text: 'I believe they leave their warmth in things. A sleeve, a spoon, a turn of phrase. You’ve got some on you.',
        traits: ['dreamy'],
      },
      {
        text: 'Allow me to simply sit with you. Some silences ought to be kept properly, by two.',
        traits: ['elegant'],
      },
      {
        text: 'When an old tree comes down, everything stays standing round the gap for years. I’ve always thought that was manners.',
        settings: ['forest'],
      },
    ],
    more: [
      { text: 'What gets people is never the funeral. It’s a shoe under the bed. It’s their handwriting on a jar.' },
      {
        text: 'I think we go on talking to the ones we’ve lost. I don’t find it mad in the least. I’d find it madder to stop mid-sentence.',
      },
      { text: 'You may be furious as well as sad. Hardly anyone mentions the anger, and there’s such a lot of it.' },
      {
        text: 'Animals count, quiet uncles count, people you’d quarrelled with count twice. There is no queue for grief.',
      },
      {
        text: 'I’d like to have met them. You’ve made a shape in the air just now, and I can nearly see who stood in it.',
      },
      {
        text: 'One day you’ll tell a story about them and find you’re smiling before the end. It isn’t a betrayal. They’d have wanted the laugh.',
      },
      {
        text: 'Eat something, even if it tastes of paper. Sleep when you can. The rest can be done badly for as long as it needs.',
      },
      {
        text: 'I don’t think love stops being owed when there’s no one at the door to take it. You can pay it to the living, in small coins.',
      },
      {
        text: 'There are songs I can’t listen to and songs I can’t do without, and they’re the same songs.',
        traits: ['melancholy'],
      },
    ],
    asks: [
      { text: 'What were they like? Tell me something nobody would put on a stone.' },
      { text: 'What do you miss today, in particular?' },
      { text: 'Who’s looking after you through this?' },
      { text: 'Is there something you never got to say? You could say it here.' },
      { text: 'What did they laugh about?' },
      { text: 'Would you like to tell me, or would you rather have quiet company for a while?' },
    ],
  },
];
