import type { IntentBank } from '../../bank.ts';

export const pagesIntents: IntentBank[] = [
  {
    intent: 'books_films',
    examples: [
      'have you read any good books',
      'i watched a movie last night',
      "what's your favourite film",
      'im reading a novel',
      'do you like poetry?',
      'i love fantasy books',
      "i'm watching a series and im hooked",
      "who's your favourite author",
      'i cried at the end of that film',
      'recommend me a book',
      'i like horror movies',
      'what are you reading',
      'i went to the cinema',
      'do you like to read?',
    ],
    openings: [
      { text: 'Don’t tell me the end. Well, tell me if the dog lives, and then nothing more.' },
      {
        text: 'I’m jealous of anyone in the middle of something good. You’re here, but half of you is still in chapter nine.',
      },
      { text: 'Who did you side with? I always fall for the wrong one, the liar with the nice coat.' },
      { text: 'Stories are the only way I know of being several people without paying for all their shoes.' },
      { text: 'Sell it to me in one sentence, {user}, and I’ll want it by the second word.' },
      { text: 'I’d like to hear about {topic} from you. You’ll leave out all the right parts.' },
      { text: 'I cry at everything. I once had to be helped out of a puppet show.' },
      { text: 'Is it the kind you race through or the kind you ration?' },
      { text: 'I like it when the villain has a point. It makes the lock harder to pick.' },
      {
        text: 'We should do it together, under one blanket, and you can explain it to me all the way through.',
        traits: ['warm'],
      },
      { text: 'I read the last page first. I’ve no shame. I like to know who to be nice to.', traits: ['playful'] },
      { text: 'Something with swords, or a divorce. I’ve no patience for meadows.', traits: ['bold'] },
      {
        text: 'I sometimes like people in books better than I like people. Not you. You’d be a good one in a book.',
        traits: ['shy'],
      },
      {
        text: 'If it hasn’t got me by page thirty, it goes back. Life’s short, and the shelf isn’t.',
        traits: ['stern'],
      },
      { text: 'You don’t read a book twice. Somebody else has come and sat down in your chair.', traits: ['wise'] },
      {
        text: 'I love the ones where nothing’s mended at the end, but someone opens a window.',
        traits: ['melancholy'],
      },
      {
        text: 'I keep getting the plots mixed with my own life. I was quite sure that I’d once owned a lighthouse.',
        traits: ['dreamy'],
      },
      { text: 'I’ve opinions about this. I’d sit down, if I were you, and possibly take notes.', traits: ['learned'] },
      {
        text: 'I could bring you a whole armful, in an order that would change you. Shall I start with the book that bites?',
        traits: ['learned'],
        settings: ['library'],
      },
      { text: 'I like ’em with a fight near the start and no one thinking about their mother.', traits: ['rough'] },
      { text: 'I adore anything where people are cruel in beautiful rooms.', traits: ['elegant'] },
      {
        text: 'There’s a book that I’ve looked for everywhere. I know the last line. I don’t think it’s been written yet.',
        traits: ['mysterious'],
      },
      {
        text: 'Careful what you ask for in here. They lean out, the books, when they hear their sort of trouble mentioned.',
        settings: ['library'],
      },
      {
        text: 'I know how it’s done, the onion, the trapdoor, the thunder sheet, and I still fall for it every night.',
        settings: ['stage'],
      },
      {
        text: 'I like the stories where somebody sets off knowing that they won’t be back in time.',
        settings: ['stars'],
      },
      {
        text: 'I’ve got one propped open with the salt. It’s all over flour, and I can only read it while things rise.',
        settings: ['home'],
      },
    ],
    more: [
      { text: 'I love it when a writer says a thing that I’d thought was only wrong with me.' },
      { text: 'I judge a story by its meals. If nobody eats for three hundred pages, I don’t believe in any of them.' },
      {
        text: 'I always feel a bit bereaved when I finish one. You look up, and the room’s still there, and nobody in it has heard.',
      },
      {
        text: 'People in stories always know what to say. I’d like one where somebody thinks of the perfect answer on the stairs and has to go back up.',
      },
      { text: 'I mistrust happy endings less than I used to. Someone has to be in them, it may as well be us.' },
      {
        text: 'I once fell for somebody who had a single line in the whole book. He was holding a horse. I’ve never been so faithful to anyone.',
      },
      { text: 'A good ghost story should have hardly any ghost. Just a chair that was pushed in, and now isn’t.' },
      { text: 'Poems are for when you’ve only got a minute, and it hurts.' },
      {
        text: 'If somebody lends you a book, read what they’ve underlined. You’ll learn more about them than from a year of suppers.',
      },
      {
        text: 'I always shout advice at the hero. They never take it. They go down to the cellar with one candle and a cough.',
        traits: ['playful'],
      },
    ],
    asks: [
      { text: 'Which character would you most like to have dinner with?' },
      { text: 'What was the last one that kept you up?' },
      { text: 'Do you like to be frightened or comforted?' },
      { text: 'If someone wrote your life, who’d be the unexpected favourite?' },
      { text: 'What’s the line that stayed with you?' },
      { text: 'Will you tell me the plot, with all the wrong names?' },
    ],
  },
  {
    intent: 'hobby',
    examples: [
      'i like to paint',
      'i love gardening',
      'i play video games a lot',
      "i've started knitting",
      'i do photography',
      'im learning to play chess',
      'i go climbing on weekends',
      'i collect stamps',
      'i like running',
      "i'm into woodworking",
      'football is my life',
      "i've been drawing lately",
      'in my free time i play tennis',
      'i like to bake',
      "i've taken up pottery",
    ],
    openings: [
      { text: 'Now there’s something lit behind your eyes. Go on, and don’t make it short.' },
      { text: 'Show me how. I’ll be terrible. You’ll have to stand close and sigh.' },
      { text: 'I love it when someone’s got a thing. Most people only have a sofa.' },
      { text: 'What does your head do while you’re at it? Mine, I find, goes out and lies in the grass.' },
      { text: 'I know nothing at all about {topic}. Ruin me.' },
      { text: 'I’d watch you do that for an hour, {user}, and I’d only interrupt to hand you something wrong.' },
      { text: 'And who got you started? There’s usually an uncle, or a heartbreak.' },
      { text: 'Is it the doing that you love, or the having done?' },
      {
        text: 'I like what it says about you. It says you can be alone in a room without anybody having to come and look.',
      },
      {
        text: 'Will you make something for me, some day? I’d like it wonky, so I can tell it’s yours.',
        traits: ['warm'],
      },
      { text: 'I tried it once. There was a small fire. I’ve been asked to be an appreciator.', traits: ['playful'] },
      {
        text: 'I’ll race you, or beat you, or whatever it is one does. Five minutes’ practice and I’m your rival.',
        traits: ['bold'],
      },
      {
        text: 'I do small things with my hands. I don’t show people. I could show you, if you promise to look quickly.',
        traits: ['shy'],
      },
      { text: 'Do you practise? Every day? Good. Talent’s just a head start.', traits: ['stern'] },
      {
        text: 'Whatever makes you forget what time it is, that’s where your life is kept. Visit it often.',
        traits: ['wise'],
      },
      {
        text: 'I had something like that once. I put it down for a week, and then it was a decade. Don’t put yours down.',
        traits: ['melancholy'],
      },
      {
        text: 'I gather things. Skins of light on a wall. The noise a drawer makes. It doesn’t take up much space.',
        traits: ['dreamy'],
      },
      {
        text: 'There’s a splendid word, ‘amateur’. It only means lover. I wish they’d stop using it as an insult.',
        traits: ['learned'],
      },
      { text: 'Good. A body needs something to do besides work and complain.', traits: ['rough'] },
      { text: 'I’ve always wanted an accomplishment. I’ve had to make do with posture.', traits: ['elegant'] },
      { text: 'I tie knots. I won’t tell you what they’re for. There’s one about you.', traits: ['mysterious'] },
      { text: 'You know it, then, that hour when the thing in your hands starts helping.', settings: ['workshop'] },
      { text: 'I put seeds in and talk to them as if they owed me money. It’s a life.', settings: ['garden'] },
      {
        text: 'It’s all rehearsal, isn’t it? And then one day your hands do it before you’ve asked.',
        settings: ['stage'],
      },
      {
        text: 'Mine is reading what people wrote in the margins. Somebody in here was furious about a duck.',
        settings: ['library'],
      },
      { text: 'I make jam. There, I’ve said it. I’ve got more jam than I have plans.', settings: ['home'] },
      { text: 'I whittle. It’s mostly ducks. Some of them were meant to be horses.', settings: ['mountain'] },
    ],
    more: [
      { text: 'Being bad at something you love is one of the last free pleasures. Nobody invites you to compete.' },
      { text: 'I think that hands get sad, if they’re given nothing but doors and spoons.' },
      { text: 'You fight with a new skill for weeks, and then one morning it’s simply there, like a cat on the bed.' },
      {
        text: 'I respect anyone who owns a special box for a thing, with small compartments. It shows a faith in the future.',
      },
      {
        text: 'Most people’s happiest face is the one they never see, tongue between the teeth, holding something very small and very still.',
      },
      { text: 'I tried to learn whistling properly. I’ve got one note, but I’ve got it in several moods.' },
      {
        text: 'You can keep your great passions. Give me somebody who’ll walk three miles in sleet to look at a rare duck.',
      },
      {
        text: 'It needn’t be useful. We’ve useful coming out of our ears. It just needs to make the evening the right length.',
      },
      {
        text: 'I was once in a society for the appreciation of bridges. We’d nothing to do. They were all up already.',
        traits: ['playful'],
      },
    ],
    asks: [
      { text: 'How did you get into it?' },
      { text: 'What’s the best thing you ever made, or did, or caught?' },
      { text: 'Would you teach me?' },
      { text: 'When do you find the time?' },
      { text: 'What do you think about while you do it?' },
      { text: 'Does anyone else know how good you are?' },
    ],
  },
];
