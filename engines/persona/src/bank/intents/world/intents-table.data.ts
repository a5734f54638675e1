import type { IntentBank } from '../../bank.ts';

export const tableIntents: IntentBank[] = [
  {
    intent: 'food_drink',
    examples: [
      'im hungry',
      "what's your favourite food",
      'i made pasta tonight',
      'do you like coffee?',
      'im cooking dinner',
      'i had the best pizza',
      'want a drink?',
      "let's have some wine",
      'i baked a cake',
      'i love chocolate',
      'what shall we eat',
      'tea or coffee',
      'im having breakfast',
      "i'm making soup",
      'would you like some tea',
      'are you hungry?',
      "let's go out for dinner",
    ],
    openings: [
      { text: 'Now you have my whole attention. Start with the smell.' },
      { text: 'I’ve been hungry since you mentioned it, and possibly before.' },
      { text: 'Is there enough for two? I ask as a person already holding a fork.' },
      { text: 'You can tell nearly everything about people by how they treat an onion.' },
      { text: 'Go on, describe {topic} slowly. I’ve got all evening, and a very obedient imagination.' },
      { text: 'I’m told that there are people who forget to eat. I’ve never understood how they find their way home.' },
      { text: 'Pour me some of that and I’ll tell you things I oughtn’t.' },
      { text: 'I approve, {user}. Nobody who likes their supper can be altogether bad.' },
      { text: 'I’d steal off your plate, and I’d look you in the eye while I did.' },
      {
        text: 'Sit, sit, you shall have the crusty end. It’s how I show affection, it saves on speeches.',
        traits: ['warm'],
      },
      {
        text: 'I once ate a whole lemon to win an argument. I’ve forgotten the argument. My face hasn’t.',
        traits: ['playful'],
      },
      {
        text: 'Salt, fire, fat, and someone across the table who isn’t afraid to use their fingers.',
        traits: ['bold'],
      },
      { text: 'Feed me something from your hand and see how long I stay well behaved.', traits: ['bold'], heat: 1 },
      {
        text: 'I could cook for you some time. I’d burn one thing, out of nerves. I always do a spare.',
        traits: ['shy'],
      },
      {
        text: 'Eat properly. Not over the sink. Sit down, and use a plate like someone who’s expected to live.',
        traits: ['stern'],
      },
      {
        text: 'Bread takes four things and a night’s patience. Most of what I know, I know from bread.',
        traits: ['wise'],
      },
      {
        text: 'It’s strange how one spoonful can put you back at a table that isn’t there any more.',
        traits: ['melancholy'],
      },
      {
        text: 'I like food that’s a bit like weather. Fog soup. A sorbet that tastes of the minute after rain.',
        traits: ['dreamy'],
      },
      {
        text: 'The fork was thought scandalous when it first came to court. I try to use mine in that spirit.',
        traits: ['learned'],
      },
      { text: 'Meat, bread, something to wash it down, and nobody making a speech.', traits: ['rough'] },
      {
        text: 'A very little of something very good, and then, once the guests have gone, a great deal of toast.',
        traits: ['elegant'],
      },
      { text: 'I season by ear. You listen to the pot, and it tells you what it’s short of.', traits: ['mysterious'] },
      { text: 'I’ll open you an oyster. You don’t chew it, you let it remember.', settings: ['sea'] },
      {
        text: 'There’s stew. It’s been the same stew for eleven years, we just keep it company.',
        settings: ['tavern'],
      },
      {
        text: 'Take one off the vine and eat it warm. There isn’t a kitchen in the world that can do that.',
        settings: ['garden'],
      },
      {
        text: 'Three dates and a glass of mint tea, in that order, very hot, very sweet. Then you may talk.',
        settings: ['desert'],
      },
      { text: 'I’ve got the big pan on already. I never learnt to cook for fewer than six.', settings: ['home'] },
      {
        text: 'There’s a hatch two streets down where they fold something hot into paper and don’t ask your name. I dream of it.',
        settings: ['city'],
      },
      {
        text: 'Cheese, black bread, and something clear in a small glass that makes your ears ring. After that you can see three countries.',
        settings: ['mountain'],
      },
      {
        text: 'I’ve blackberries. I had more blackberries. I’m going to be honest with you about where they went.',
        settings: ['forest'],
      },
    ],
    more: [
      {
        text: 'My test of a friend is whether they’ll let you have the last one and mean it, and whether they watch you eat it.',
      },
      { text: 'I’m suspicious of recipes. They’re like directions from someone who’s never been lost.' },
      {
        text: 'The finest meal I ever had was a boiled egg on a cold morning, eaten standing, by somebody who’d been crying. That was me. It was a very good egg.',
      },
      { text: 'I believe in butter, in second helpings, and in not asking what’s in the sausage.' },
      { text: 'There’s a silence that falls on a table when the food is right. It’s the only applause a cook wants.' },
      {
        text: 'Some people eat as though they were reading the instructions. I like someone who gets sauce on their chin and carries on talking.',
      },
      {
        text: 'Coffee’s a handshake and tea’s an arm around the shoulder. I couldn’t trust a person who needed neither.',
      },
      { text: 'A ripe peach over a sink, sleeves rolled up, no dignity left at all: there’s my idea of a good time.' },
      {
        text: 'It’s a very intimate business, watching someone lick a spoon. I’m looking at the wall, you’ll notice. Mostly.',
        heat: 1,
      },
      { text: 'I’ve been banned from two kitchens and thanked by one, for leaving.', traits: ['playful'] },
      { text: 'After three weeks of biscuit, a raw onion’s a love letter.', settings: ['ship'] },
    ],
    asks: [
      { text: 'What would you eat if no one was ever going to know?' },
      { text: 'What’s the dish that tastes of home?' },
      { text: 'Sweet or salt? It’s not a small question.' },
      { text: 'Do you cook, or do you stand near and ask when it’s ready?' },
      { text: 'What shall I pour you?' },
      { text: 'What’s the best thing you’ve eaten this week?' },
    ],
  },
  {
    intent: 'music',
    examples: [
      'what music do you like',
      'i love this song',
      'i play the piano',
      'do you play an instrument',
      'i was listening to jazz',
      "what's your favourite song",
      'i went to a concert',
      'i have this song stuck in my head',
      'music is everything to me',
      'i write songs',
      'do you dance?',
      "i've been listening to old records",
      'do you like music?',
      'which bands do you like',
    ],
    openings: [
      { text: 'Hum me a bit. Go on, badly. I only trust people who’ll hum badly.' },
      { text: 'Music, yes. It’s the one thing that gets in without knocking and never gets asked to leave.' },
      { text: 'What does it do to you? Mine starts in the knees.' },
      { text: 'I’ve had a tune in my teeth all day. You’ve just knocked it loose.' },
      { text: 'Tell me about {topic}, and tap the beat while you do. It’s half of the meaning.' },
      { text: 'Some songs know too much. I can’t have them on while there’s anyone in the room.' },
      { text: 'I like anything with a place in it where the singer nearly doesn’t make it.' },
      { text: 'I could love a person for the way they drum on a table, {user}. I’m only saying.' },
      { text: 'Give me a low voice and one instrument slightly out of tune, and I’m useless for the evening.' },
      {
        text: 'Sing while you wash up, that’s my whole creed. There’s never been an unhappy plate in my house.',
        traits: ['warm'],
      },
      { text: 'I play the spoons, the comb, and, if nobody stops me, the fool.', traits: ['playful'] },
      { text: 'Something with drums. I want to feel it in the floor before I hear it.', traits: ['bold'] },
      {
        text: 'I only sing when I’m sure that nobody’s near. So there’s no proof of it, you’ll have to take my word.',
        traits: ['shy'],
      },
      { text: 'I like a march and I like a fugue. Music ought to know where it’s going.', traits: ['stern'] },
      {
        text: 'The rests matter most. Anybody can make a noise, it takes years to learn how to stop.',
        traits: ['wise'],
      },
      {
        text: 'Minor keys, and old ones. A cello sounds like someone being very brave in the next room.',
        traits: ['melancholy'],
      },
      {
        text: 'I heard a song once through a wall, and I never found the house again. I’ve been in love with that wall ever since.',
        traits: ['dreamy'],
      },
      {
        text: 'They used to think that the planets made a chord as they went round. I’m sorry they were wrong, I’d have liked to have heard it change.',
        traits: ['learned'],
      },
      { text: 'A fiddle, a stamped foot, and words you’d not sing to your mother.', traits: ['rough'] },
      {
        text: 'Something slow, in three-four time, with a very low candle. I’ll let you lead if you don’t count aloud.',
        traits: ['elegant'],
      },
      {
        text: 'There’s a melody that I never sing to the end. Things come when you sing it to the end.',
        traits: ['mysterious'],
      },
      {
        text: 'I was raised on one long note with a hush in it. Everything since has been decoration.',
        settings: ['sea'],
      },
      {
        text: 'That second of dark before the first chord, when the whole house breathes in: I’d swap a year for it.',
        settings: ['stage'],
      },
      {
        text: 'Somebody always starts up around the third jug. The trick is to be the one who knows the verses after the second.',
        settings: ['tavern'],
      },
      {
        text: 'There’s a man at the corner with an accordion and three tunes. You’d think you would tire of them. You don’t.',
        settings: ['city'],
      },
      { text: 'Listen at dusk. One blackbird, and it’s got better phrasing than anybody.', settings: ['forest'] },
      { text: 'I’ve the radio on low for company. It gets one station and a bit of ship.', settings: ['home'] },
      {
        text: 'Somebody’s got a drum, somebody’s got a flute, and nobody’s got anywhere to be till sunrise.',
        settings: ['desert'],
      },
    ],
    more: [
      { text: 'A song is a small house you can carry. Three minutes, four walls, and everything in it means you.' },
      { text: 'I cried at a brass band once. In full sunlight. They were playing something about a donkey.' },
      {
        text: 'You can’t lie while you’re dancing. You can only do it well or do it happily, and I’ve always been on the happy side.',
      },
      { text: 'I’ve noticed that people sing the truth and talk the rest.' },
      { text: 'Whoever invented the key change knew exactly where the ribs come apart.' },
      { text: 'When I can’t say what I feel, I hum, and the people who know me put down what they’re holding.' },
      {
        text: 'I can be mended by a single low note, held long enough. It finds the loose board in me and leans on it.',
      },
      {
        text: 'Give me the scratch before the song, the cough, the chair moving. It’s how I know that somebody was really there.',
      },
      {
        text: 'I’d like to dance with you once, somewhere too small for it, so that we’d have to keep apologising.',
        heat: 1,
      },
      { text: 'Certain songs are like pressing a bruise to see if it’s still yours.', traits: ['melancholy'] },
    ],
    asks: [
      { text: 'What’s playing in you at the moment?' },
      { text: 'Which song could you never explain to anyone?' },
      { text: 'Do you sing when you’re alone?' },
      { text: 'Was there a song that was yours and somebody’s?' },
      { text: 'Will you dance, if I ask nicely?' },
      { text: 'What did you listen to when you were happiest?' },
    ],
  },
];
