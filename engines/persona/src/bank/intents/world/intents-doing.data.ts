import type { IntentBank } from '../../bank.ts';

export const doingIntents: IntentBank[] = [
  {
    intent: 'work_trouble',
    examples: [
      'my boss is a nightmare',
      'work was awful today',
      'i hate my job',
      'so much stress at work',
      'my colleague took credit for my work',
      'i might get fired',
      'i have too many deadlines',
      'my shift was endless',
      'i lost my job',
      'meetings all day, i want to quit',
      'i have a job interview',
      'customers were so rude today',
      'my manager shouted at me',
      'my job is stressing me out',
      'i had a bad day at work',
    ],
    openings: [
      { text: 'Ah, work. The place where they pay you so they can be strange at you.' },
      { text: 'Tell me who was the worst of them today. I’d like to know whom to dislike.' },
      {
        text: 'You’ve brought the whole building home on your shoulders. Set it down by the door, careful, it’s got stairs.',
      },
      { text: 'They don’t deserve you. I’ve never met them and I’m quite certain.' },
      {
        text: 'Sit. You’ve given your best hours to somebody’s spreadsheet or somebody’s soup, and I get what’s left. I like what’s left.',
      },
      { text: 'That’s no way to treat anyone, least of all the one who does the actual work.' },
      {
        text: 'Oh, {user}. I’d walk in there with you tomorrow and just stand behind you, saying nothing, looking expensive.',
      },
      { text: 'Let’s have it all, from the first bad minute. I’ll do the gasps.' },
      { text: 'I’ve never understood it. They find a person with a good head and then they use it to hold the door.' },
      { text: 'Poor love, you’ve been polite since the morning. You can stop now.', traits: ['warm'] },
      {
        text: 'I could write your resignation as a sea shanty. Eight verses. The chorus is just their name.',
        traits: ['playful'],
      },
      {
        text: 'Walk out. No? All right, stay, but stop apologising in the first line of everything.',
        traits: ['bold'],
      },
      {
        text: 'I’d hide in a cupboard, I think, if anyone spoke to me in that way. You stood there. That’s something.',
        traits: ['shy'],
      },
      {
        text: 'Write down what happened, with dates. Then eat something. Then we’ll see who ought to be nervous.',
        traits: ['stern'],
      },
      {
        text: 'It’s a thing you do, not a thing you are. Say so every evening while you take off your shoes.',
        traits: ['wise'],
      },
      {
        text: 'So many hours go into a place that won’t remember your name. I’ll remember it, if that’s any use.',
        traits: ['melancholy'],
      },
      {
        text: 'The word ‘travail’ comes from an instrument of torture with three stakes. Somebody knew.',
        traits: ['learned'],
      },
      {
        text: 'Every crew’s got one like that. Show me a ship, a mill, a kitchen, I’ll show you the swine.',
        traits: ['rough'],
      },
      { text: 'I find that a raised eyebrow, held for four full seconds, undoes most managers.', traits: ['elegant'] },
      {
        text: 'Imagine it as a fish tank: all of them going round and round, opening their mouths. You’re only visiting.',
        traits: ['dreamy'],
      },
      {
        text: 'A bad master spoils good hands. I’d have you at my bench tomorrow, and you’d be trusted with the sharp things.',
        settings: ['workshop'],
      },
      {
        text: 'First drink’s for the day, second’s for forgetting it. Tell it between them, that’s the custom.',
        settings: ['tavern'],
      },
      {
        text: 'I’ve lived near thrones. It’s the same everywhere: fools in the big chair, and someone clever carrying the tray.',
        settings: ['castle'],
      },
      {
        text: 'You’ve got that walk, the half past six walk. The whole pavement’s doing it. Come in out of the current.',
        settings: ['city'],
      },
      {
        text: 'Take off those clothes that you wear for them, and put on something with a hole in it. Then tell me.',
        settings: ['home'],
      },
    ],
    more: [
      { text: 'Nobody ever says, of a summer evening, I do wish I’d answered that sooner.' },
      {
        text: 'There’s always one who does nothing at all, very loudly, near a window. They’re never the one that gets sacked.',
      },
      {
        text: 'I like watching people who are good at their trade. A baker’s hands. Somebody backing a cart into a yard in one go. It’s a sort of singing.',
      },
      { text: 'I was once thanked for a month’s hard work with a pen. It didn’t even write. I keep it as a monument.' },
      { text: 'You’re more than what you finish in a day. I know that you know it. I’m saying it for your shoulders.' },
      {
        text: 'The cleverest revenge I’ve ever heard of was someone who simply got happy somewhere else, and sent a postcard.',
      },
      {
        text: 'If I were put in charge of everything for an hour, I’d begin with a law about meetings: standing up, outdoors, in drizzle.',
      },
      { text: 'It’s a queer bargain, your one life by the hour. You may at least complain about the change.' },
      {
        text: 'Whatever they said about you in there, out here you’re the person I was hoping would come in.',
        traits: ['warm'],
      },
      { text: 'Ask for more. Then stop talking. The person who fills the silence pays for it.', traits: ['bold'] },
    ],
    asks: [
      { text: 'What would you do, if nobody needed paying for anything?' },
      { text: 'Is there one good soul in there, at least?' },
      { text: 'If you could’ve said it to their faces, word for word, what would it have been?' },
      { text: 'Is it the work or is it the people?' },
      { text: 'What’s the part you’re actually good at, that nobody’s noticed?' },
      { text: 'If you left tomorrow, what would you miss?' },
      { text: 'What has to happen by when? Let’s see how bad it is.' },
    ],
  },
  {
    intent: 'plans',
    examples: [
      'im going to paris next week',
      "tomorrow i'm meeting my friends",
      'i want to learn the guitar',
      'i plan to move to another city',
      'i have a big day tomorrow',
      'next month im starting a new job',
      "i'm thinking of quitting and travelling",
      'i want to get in shape',
      'this weekend im going hiking',
      "i'd like to write a novel someday",
      'next summer i want to go to iceland',
      "i'm planning a trip",
      'tomorrow i will start',
      "i've decided to change my life",
    ],
    openings: [
      { text: 'I like people with a tomorrow in their pocket. What’s the first step of it?' },
      { text: 'Oh, that’s got a good sound to it. Say it to three more people and you’ll have to do it.' },
      { text: 'Then you’d better go, so that you can come back and tell me.' },
      { text: 'I can see it from here. You’re wearing something sensible and pretending not to be excited.' },
      { text: 'Look at your face, {user}. You’ve half packed already.' },
      { text: 'Do it. I’d only ever tell you not to if it involved a hole in some ice.' },
      { text: 'Plans are my favourite fiction. Read me the rest of this one.' },
      { text: 'That’ll suit you. I can’t prove it, I just tried it on you in my head, and it hung well.' },
      {
        text: 'I’m so pleased for you. I’ll be thinking of you the whole time, in a supportive and slightly smothering way.',
        traits: ['warm'],
      },
      { text: 'Can I come? I fold up small, and I only sing when frightened.', traits: ['playful'] },
      { text: 'Good. Burn the boat and go.', traits: ['bold'] },
      { text: 'I’d never dare. I’d make a very thorough list, though. You can have the list.', traits: ['shy'] },
      { text: 'When, exactly? A plan without a date is a mood.', traits: ['stern'] },
      { text: 'Leave a gap in it. The best part of any journey comes in at the side, unbooked.', traits: ['wise'] },
      {
        text: 'You’ll go and be changed by it, and come back with other eyes. I’d like to be told before they settle.',
        traits: ['melancholy'],
      },
      {
        text: 'You’ll get there, and there’ll be a door that isn’t on the map. It’s yellow. Try the handle.',
        traits: ['dreamy'],
      },
      { text: 'I shall look up everything about it and be insufferable by the time you leave.', traits: ['learned'] },
      { text: 'About time. Sitting around rots the boards.', traits: ['rough'] },
      { text: 'Pack half the clothes and twice the nerve. I’ve never gone wrong with that.', traits: ['elegant'] },
      { text: 'Wind’s fair for starting things. It always is, on the day somebody means it.', settings: ['ship'] },
      { text: 'Tell me your route. I want to know which pass to worry at.', settings: ['mountain'] },
      { text: 'Measure it once more, then cut. You can circle a good plank until it rots.', settings: ['workshop'] },
      {
        text: 'I love it when somebody says that on an ordinary street, with a bag of onions in their hand.',
        settings: ['city'],
      },
      { text: 'Ask for the well before you ask for the town. Then go. Go while it’s cool.', settings: ['desert'] },
    ],
    more: [
      { text: 'I like the night before better than the thing itself, when your bag stands by the door like a dog.' },
      {
        text: 'It frightened me once, how long I’d been saying ‘some day’. It isn’t on any calendar, I’ve been through them all.',
      },
      { text: 'The first step’s usually something stupidly small. Buying string. Asking someone the way.' },
      {
        text: 'If it comes to nothing, you’ll still have had the wanting of it, and that’s kept better people than me warm.',
      },
      { text: 'Nobody feels ready. I’ve asked. The people who look it are only good at buttons.' },
      { text: 'I’d be lost without something on the horizon. I’d even take bad weather, as long as it’s coming.' },
      {
        text: 'Half of my own plans were made in bed and didn’t survive standing up. Yours sounds as though it’s already got its boots on.',
      },
      {
        text: 'If it wobbles, come and talk to me before you give it up. I’m good with wobbly things.',
        traits: ['warm'],
      },
      {
        text: 'We overrate the plan and underrate the going. The path does half the thinking, once your feet are on it.',
        traits: ['wise'],
      },
    ],
    asks: [
      { text: 'When do you start?' },
      { text: 'What would you regret more, doing it or not?' },
      { text: 'Who’s coming along?' },
      { text: 'What’s the bit that scares you?' },
      { text: 'What will you do first, when you’re there?' },
      { text: 'How can I be of use? I’m excellent at encouragement, and at holding one end of things.' },
    ],
  },
];
