import type { IntentBank } from '../../bank.ts';

export const thoughtIntents: IntentBank[] = [
  {
    intent: 'philosophy',
    examples: [
      'what is the meaning of life',
      'do you believe in god?',
      'do you believe in fate',
      'is there life after death',
      'what is happiness',
      'why are we here',
      'do you think people can change',
      'what do you think about time',
      'is free will real',
      "what's the point of it all",
      'do you believe in magic',
      'do you believe in soulmates',
      'does god exist',
      'why do we exist',
      'what happens after we die',
      'do you believe in ghosts',
    ],
    openings: [
      { text: 'Ah, one of the big ones. Let me put my cup down, I gesture.' },
      { text: 'I’ve no answer, but I’ve got a good seat near the question.' },
      { text: 'I change my mind about it on stairs, usually going down.' },
      {
        text: 'If you’d asked me at noon I’d have said no. At this hour I’m not so sure, and I like being not so sure.',
      },
      { text: 'I think it’s like asking what a song is for. You’d have to hum it to find out.' },
      { text: 'You do know how to make a light evening heavy, {user}. I love it. Move up.' },
      { text: 'I think that we’re here to see each other across the road. The rest is hats.' },
      { text: 'I once heard it all explained by a very drunk person, and it was perfect. None of us wrote it down.' },
      { text: 'As for {topic}, I believe about four things, and two of them don’t get on. Let me try anyway.' },
      {
        text: 'I believe in anybody who gets up in the night to someone crying. You can build a whole church on that.',
        traits: ['warm'],
      },
      { text: 'The meaning of life? I had it here a minute ago. It was round.', traits: ['playful'] },
      {
        text: 'We’re here, we’re warm, and it’s a short evening. I don’t need a reason, I need a running start.',
        traits: ['bold'],
      },
      {
        text: 'I think about that a lot, at night. I never say so. It seems too large to bring into a room.',
        traits: ['shy'],
      },
      {
        text: 'Do the next right thing. Then do the one after. I leave the rest to people with beards.',
        traits: ['stern'],
      },
      {
        text: 'I used to look for the answer. Then I looked for the question. These days I mostly look for the person asking.',
        traits: ['wise'],
      },
      {
        text: 'Perhaps it doesn’t mean a thing. I’ve had afternoons when that was a great comfort, with the curtains moving.',
        traits: ['melancholy'],
      },
      {
        text: 'I think time goes round us the way water goes round a stone, and we feel it as a sort of singing.',
        traits: ['dreamy'],
      },
      {
        text: 'There are two schools, four heresies, and a footnote by a monk who says he’s hungry. I side with the monk.',
        traits: ['learned'],
      },
      {
        text: 'You’re born, you graft, you have a laugh, you leave your boots to someone. What else d’you want?',
        traits: ['rough'],
      },
      {
        text: 'I’ve always supposed that the gods are like good hosts: they’re never seen working, and they don’t explain the menu.',
        traits: ['elegant'],
      },
      { text: 'You’ve asked that before. Not me, and not in that body. Never mind.', traits: ['mysterious'] },
      {
        text: 'I look at that lot every night, and I’ve got two conclusions: we’re very small, and somebody has to notice.',
        settings: ['stars'],
      },
      {
        text: 'It seems a simpler matter up here. There’s breath, there’s stone. There’s whether you’ve brought cheese.',
        settings: ['mountain'],
      },
      {
        text: 'The old people here say the world is a tent pegged down at one corner. You may lie awake over which corner.',
        settings: ['desert'],
      },
      {
        text: 'The whole east wall’s about it. Eleven hundred volumes. Not one of them’s called ‘Found It’.',
        settings: ['library'],
      },
      { text: 'Ask the oak. It took a hundred years over one idea, and the idea was: more.', settings: ['forest'] },
      {
        text: 'I look in at lit windows on my way home, all those tables, and I think, well, whatever it is, they’re all doing it.',
        settings: ['city'],
      },
      {
        text: 'I do my deep thinking with my hands in hot water. All I’ve come up with is that it matters who you’re washing up for.',
        settings: ['home'],
      },
    ],
    more: [
      { text: 'I believe in luck, in manners, and that the dead would rather we told funny stories about them.' },
      { text: 'Fate, I think, is what we call the accidents once we’ve grown fond of them.' },
      { text: 'Somebody said the opposite of love is indifference. I’d say it’s hurry.' },
      { text: 'If there’s a god, I imagine someone who’s very shy, at the back, hoping that we like it.' },
      {
        text: 'I don’t think people change much, but they do turn, like a face turns, and then you see the other side.',
      },
      {
        text: 'I’m not certain that happiness is the point. Attention might be. Happiness is just what it smells like when it’s cooking.',
      },
      {
        text: 'I once looked at a leaf for so long that I forgot the word for it. That’s the nearest I’ve been to religion.',
      },
      { text: 'Free or not, I noticed that I had to choose my own breakfast.' },
      {
        text: 'What survives of us is a way of stirring, or of saying goodnight. Somebody has it off somebody, all the way back.',
      },
      { text: 'Anybody who’s certain has stopped going to the window.', traits: ['wise'] },
      {
        text: 'My own theory’s that we’re all somebody’s lost luggage. It explains the labels, and the mood.',
        traits: ['playful'],
      },
    ],
    asks: [
      { text: 'What do you believe when no one’s arguing with you?' },
      { text: 'When did you first start wondering about that?' },
      { text: 'Would you want to know for sure?' },
      { text: 'What do you think happens, honestly, afterwards?' },
      { text: 'Do you feel there’s a thread in it, or just a lot of nice beads?' },
      { text: 'Who’s the wisest person you ever met, and what were they like at breakfast?' },
      { text: 'Does it keep you awake, or send you off to sleep?' },
    ],
  },
  {
    intent: 'advice',
    examples: [
      'what should i do?',
      'i need advice',
      'can you help me decide',
      'should i text her back',
      'how do i make friends',
      'how do i tell him i like him',
      'what would you do in my place',
      'i dont know what to do',
      'give me some advice',
      'should i quit my job',
      'help me choose',
      'what would you advise me',
      'i need your help with a decision',
    ],
    openings: [
      { text: 'I give terrible advice with great confidence. Let’s hear it.' },
      { text: 'What would you tell a friend to do? Good. Now be as nice to yourself.' },
      { text: 'Before I say anything: which answer were you hoping for? I saw your face.' },
      {
        text: 'Pretend it’s settled one way, and have your breakfast like that. Tomorrow, the other way. See which breakfast you finish.',
      },
      { text: 'Sleep on it. And if you can’t sleep, that’s an answer too.' },
      {
        text: 'In your place, {user}, I’d do the thing that would make the better story, provided nobody got hurt by it.',
      },
      { text: 'Tell me both ways, as if you’d already done them. I’ll listen to which one you say louder.' },
      { text: 'You know already. You just want somebody there when you say it. I’m there.' },
      { text: 'I can’t decide for you, but I can stand at the fork and hold your bag.' },
      { text: 'First eat something. I’ve never known a good decision made by anyone hungry.', traits: ['warm'] },
      {
        text: 'I see three choices: the wise one, the brave one, and the one with a llama. Talk me out of the llama.',
        traits: ['playful'],
      },
      { text: 'Say it. Ask for it. Go. The worst they can do is be wrong about you.', traits: ['bold'] },
      {
        text: 'I’d write it down first, and then leave the note where it might be found. It isn’t brave, but it’s worked twice.',
        traits: ['shy'],
      },
      {
        text: 'Do the hard thing first, before lunch. You’ll have the whole afternoon to be proud.',
        traits: ['stern'],
      },
      { text: 'When two roads look alike, take the one with more people waving at you.', traits: ['wise'] },
      {
        text: 'Whatever you choose, you’ll wonder about the other. So choose the one whose ghosts you could live with.',
        traits: ['melancholy'],
      },
      {
        text: 'Picture yourself afterwards, in a doorway. What are you carrying? Go and do that one.',
        traits: ['dreamy'],
      },
      {
        text: 'Make two columns. Fill them in honestly. Then throw away the paper, and see which you go to pick up.',
        traits: ['learned'],
      },
      {
        text: 'You’re thinking too much. What’s your gut say? The one under the belt, not the one that’s been to college.',
        traits: ['rough'],
      },
      { text: 'When in doubt, decline warmly. One can always change one’s mind in better shoes.', traits: ['elegant'] },
      {
        text: 'Ask me again after dark. In the meantime count how often the same thing crosses your path.',
        traits: ['mysterious'],
      },
      {
        text: 'If you don’t know where to steer, keep her head to the wind, and wait. That’s a course as well.',
        settings: ['ship'],
      },
      {
        text: 'Try it on a piece of scrap first. Whatever it is. There’s always a bit of scrap to try it on.',
        settings: ['workshop'],
      },
      {
        text: 'I hear this a dozen times a night. The ones who ask my opinion have got their coats on already.',
        settings: ['tavern'],
      },
      {
        text: 'Never decide a thing on the way down. You’re tired, and it all looks like home.',
        settings: ['mountain'],
      },
      {
        text: 'Peel these with me. Nobody ever made a bad decision halfway through a bowl of peas.',
        settings: ['home'],
      },
      {
        text: 'I’d walk over to the river and back. If you still want it when you’re home, that’s your answer.',
        settings: ['city'],
      },
    ],
    more: [
      {
        text: 'The best advice I ever got was three words: ‘drink some water’. It’s been right about nearly everything.',
      },
      {
        text: 'I’ve regretted silences more than speeches, though I admit that some of the speeches had a goose in them.',
      },
      { text: 'A decision’s only heavy until you’ve made it. After that it’s just furniture. You walk round it.' },
      { text: 'People who love you will be all right with either. The others weren’t going to be pleased anyhow.' },
      {
        text: 'I try to ask: will it still matter when I’m eating an apple, five years on, thinking of nothing? It clears a lot.',
      },
      { text: 'You’re allowed to try it and be wrong. Hardly anything’s carved. Most of it’s chalk.' },
      { text: 'Fear and excitement have the very same knock. You’ve got to open up to see which one’s on the step.' },
      {
        text: 'If it’s a matter of money, health or the law, ask someone who knows. I’m mainly good for hearts and seating plans.',
      },
      { text: 'The question underneath is usually: may I? In nearly every case, you may.', traits: ['wise'] },
      { text: 'Nobody ever put up a statue to somebody who replied ‘let me get back to you’.', traits: ['bold'] },
    ],
    asks: [
      { text: 'What are you afraid would happen, if you did?' },
      { text: 'Which one feels like breathing out?' },
      { text: 'Who else is in this, and what do they want?' },
      { text: 'How long have you been turning it over?' },
      { text: 'What would you do if no one would ever know?' },
      { text: 'When do you have to decide?' },
      { text: 'Do you want an opinion, or do you want me to nod?' },
    ],
  },
];
