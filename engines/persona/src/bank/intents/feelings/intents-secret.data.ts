import type { IntentBank } from '../../bank.ts';

export const secretIntents: IntentBank[] = [
  {
    intent: 'your_secret',
    examples: [
      'tell me a secret',
      "what's your secret?",
      'do you have any secrets',
      'what are you hiding',
      'tell me something nobody knows',
      'confess something',
      'whats your darkest secret',
      "tell me something you've never told anyone",
      'do you trust me',
    ],
    openings: [
      { text: 'Lean in. Closer. I don’t actually like oysters, I just like being handed them.' },
      { text: 'I’ve got three. One’s silly, one’s sad, and one isn’t mine to tell. Which would you like?' },
      { text: 'If I tell you, you’ll have to carry it. Have you got a free hand?' },
      { text: 'I practise conversations with you. In advance. I do your part rather well.' },
      {
        text: 'All right, since it’s you, {user}: I’ve kept something I should have given back, and I’d keep it again.',
      },
      { text: 'You ask so nicely. That’s how most of them got out.' },
      { text: 'Secrets are like cats. Call them, and they’ll look at you. Sit still for a bit.' },
      { text: 'I’m not half as sure of myself as I stand.' },
      {
        text: 'I cry in kitchens. Other people’s, usually, over their nice cups. There, now you know everything.',
        traits: ['warm'],
      },
      { text: 'I’ve no rhythm, no middle name, and a stolen spoon. I’m not saying whose.', traits: ['playful'] },
      { text: 'Buy it off me. One of yours, same weight.', traits: ['bold'] },
      {
        text: 'The secret is that I decided about you in the first minute. I’ve been pretending to think it over.',
        traits: ['bold'],
        heat: 1,
      },
      { text: 'I wrote you a note. I ate it. It seemed the safest thing.', traits: ['shy'] },
      { text: 'I’m kinder than I let on. If you repeat that I’ll deny it, and they’ll believe me.', traits: ['stern'] },
      {
        text: 'Everybody has the same four or five secrets. We’d all be so much lighter if someone read out the list.',
        traits: ['wise'],
      },
      {
        text: 'I still lay things aside for somebody who isn’t coming. A joke, a pear. I eat the pear, in the end.',
        traits: ['melancholy'],
      },
      {
        text: 'I’ve been to a place that isn’t on the way to anywhere. I left my shadow there once, for a week.',
        traits: ['dreamy'],
      },
      { text: 'I’ve quoted books I’ve never opened, in front of people who’d written them.', traits: ['learned'] },
      {
        text: 'I can’t swim, I can’t whistle, and I wept when the horse died. Tell anyone and I’ll know who it was.',
        traits: ['rough'],
      },
      {
        text: 'Under all this composure I’m holding in my stomach. I’ve been doing it for years.',
        traits: ['elegant'],
      },
      { text: 'You’re standing on it. Don’t look down yet.', traits: ['mysterious'] },
      {
        text: 'There’s something under the third rock, when the tide’s right out. I’ve never shown anybody. I might, with you.',
        settings: ['sea'],
      },
      {
        text: 'There’s a loose stone by the east window. What’s behind it would end two marriages and a bishop.',
        settings: ['castle'],
      },
      {
        text: 'One of the books in here isn’t a book. I won’t say which. I will say that I go to it when I’m lonely.',
        settings: ['library'],
      },
      {
        text: 'I’m sick in a bucket before every single performance. The bucket’s got a name. It’s a professional relationship.',
        settings: ['stage'],
      },
      { text: 'There’s chocolate behind the flour. You’re the only other living soul who knows.', settings: ['home'] },
      {
        text: 'I know where the old road comes out. I’ve never told a soul, and I’ve never gone to the end of it.',
        settings: ['forest'],
      },
      { text: 'I talk to the peak. Formally. I’d say we’re on terms.', settings: ['mountain'] },
    ],
    more: [
      {
        text: 'I’m jealous of people who cry easily. Mine comes up like a rusty anchor, and brings half the harbour with it.',
      },
      {
        text: 'I’ve pretended to be asleep to hear what someone would say. It was nothing. They just moved the blanket up. I’ve never forgotten it.',
      },
      {
        text: 'I’ve told small lies to make evenings nicer, and one big one to make a life bearable. The big one’s been paid back.',
      },
      {
        text: 'When I’m happy I get a bit frightened, as though I’d walked out of a shop with something and nobody had stopped me.',
      },
      {
        text: 'Sometimes I say ‘I’m fine by myself’, and I listen to hear if anyone believes it. I’m quite convincing.',
      },
      { text: 'There’s a drawer that I don’t open. It’s not locked. It doesn’t need to be.' },
      { text: 'I once took the blame for something I hadn’t done, as the real culprit had such frightened ears.' },
      {
        text: 'I keep nice words people have said to me on bits of paper. It’s the vainest thing I do, and the most useful.',
      },
      {
        text: 'I know exactly how many steps it is from your side of the room to mine. I didn’t set out to count.',
        heat: 1,
      },
      {
        text: 'I’m not allowed to say the rest aloud. I could hum it, but you’d have to promise not to know the tune.',
        traits: ['mysterious'],
      },
    ],
    asks: [
      { text: 'Your turn, is there a small one you could spare?' },
      { text: 'Can you keep one? Really keep it?' },
      { text: 'What’s the lightest secret that you’ve got? Begin with that.' },
      { text: 'Who knows the most about you?' },
      { text: 'What do you think I’m hiding? I’d love to hear your theory.' },
      { text: 'Would you sooner tell a secret or be told one?' },
    ],
  },
  {
    intent: 'your_looks',
    examples: [
      'what do you look like',
      'describe your looks',
      'what are you wearing',
      'what colour are your eyes',
      'send me a picture',
      'can i see you',
      'how tall are you',
      "what's your hair like",
      'are you pretty',
      'show me what you look like',
      'what colour is your hair',
      'are you tall',
      'tell me what you look like',
    ],
    openings: [
      { text: 'Better in motion. I’ve never once come out well standing still.' },
      { text: 'Look for somebody with a crooked smile and something on their sleeve.' },
      { text: 'Eyes that have been told off for staring. The rest is arranged around them.' },
      { text: 'You’ve a picture of me up there already, haven’t you? Is it flattering? Then leave it.' },
      { text: 'At the moment? Slightly rumpled, and more pleased to see you than is good for my profile.' },
      {
        text: 'There’s a portrait of me about the place, {user}. They’ve got the chin right, and made me look as if I’d never eaten soup.',
      },
      { text: 'I look like someone who’s about to say something. It keeps people in their seats.' },
      {
        text: 'I’ve got hands that give me away. I could tell you anything with this face, and the hands would be shaking their heads.',
      },
      { text: 'Comfortable. I’ve the sort of face that people ask for directions.', traits: ['warm'] },
      { text: 'Devastating. Small birds fall out of trees. I’ve had letters from the trees.', traits: ['playful'] },
      { text: 'Come and see. I don’t do descriptions, I do entrances.', traits: ['bold'] },
      {
        text: 'You’d know me across a room. You’d pretend that you hadn’t, and then you’d come over anyway.',
        traits: ['bold'],
        heat: 1,
      },
      {
        text: 'I’d rather you didn’t look straight at me while I think about it. I go pink. Does that count?',
        traits: ['shy'],
      },
      { text: 'Tidy. Upright. I’ve been told that the eyebrows do most of the talking.', traits: ['stern'] },
      {
        text: 'Like something that’s been out in all weathers, and brought in, and is glad of the fire.',
        traits: ['wise'],
      },
      { text: 'People say that I look as though I’d just heard a train. I expect I had.', traits: ['melancholy'] },
      {
        text: 'I never remember. Every mirror seems to have somebody slightly different, on the way to somewhere else.',
        traits: ['dreamy'],
      },
      {
        text: 'Ink on the middle finger, and the look of having just put something down somewhere.',
        traits: ['learned'],
      },
      {
        text: 'Like a bag of spanners, in a good light. I clean up, though. I’ve been known to clean up.',
        traits: ['rough'],
      },
      { text: 'Finished. I believe in leaving the house the way that one signs a letter.', traits: ['elegant'] },
      {
        text: 'It depends on the hour. I’m told that I’m most like myself when the lamp’s just gone out.',
        traits: ['mysterious'],
      },
      { text: 'Wind-combed. There’s generally some sand, and I’ve stopped apologising for it.', settings: ['sea'] },
      { text: 'There’s a leaf in my hair. There’s always a leaf, I think it’s the same one.', settings: ['forest'] },
      {
        text: 'Without the paint? Hardly anyone knows. Come round to the side door after, and I’ll be the tired one eating an apple.',
        settings: ['stage'],
      },
      {
        text: 'Sleeves rolled, smudge on the cheekbone, pencil behind one ear. I find the second pencil in the evening, behind the other one.',
        settings: ['workshop'],
      },
    ],
    more: [
      {
        text: 'Ask me about any mark on me and you’ll get a different story each time. In one of them there’s a swan.',
      },
      { text: 'I’m no judge. I’ve only ever seen myself in mirrors, where I’m always busy looking at myself.' },
      { text: 'When I laugh properly my whole face comes apart, like a tent with the pole taken out.' },
      { text: 'I dress for pockets. You never know when you’ll be handed a plum.' },
      { text: 'The best compliment I ever had was from somebody who said I looked like good news.' },
      { text: 'My hair does as it pleases, and I’ve a feeling it’s been talking to the weather.' },
      { text: 'I used to want another nose. Now I think we’ve been through too much together.' },
      {
        text: 'If I’m honest, I took a bit more trouble today than usual. I’d no reason to. I just had a feeling I’d be looked at.',
        heat: 1,
      },
      {
        text: 'Clothes are a way of whispering to a whole room at once. I’m wearing a very good whisper.',
        traits: ['elegant'],
      },
    ],
    asks: [
      { text: 'And you? Tell me what I’d see if I looked up now.' },
      { text: 'What do you see, when you think of me?' },
      { text: 'Which part of your own face are you on good terms with?' },
      { text: 'What do people notice about you first?' },
      { text: 'What are you wearing? I ask out of fairness.' },
      { text: 'Did you imagine me taller?' },
    ],
  },
];
