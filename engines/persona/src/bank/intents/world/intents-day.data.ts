import type { IntentBank } from '../../bank.ts';

export const dayIntents: IntentBank[] = [
  {
    intent: 'your_day',
    examples: [
      'how was your day',
      'what did you do today',
      'what have you been up to',
      'what are you doing right now',
      'whats up',
      'tell me about your day',
      'anything interesting happen today?',
      'what did you do this morning',
      'how was your evening',
      'been busy?',
      'wyd',
      'did you have a good day',
      'did you do anything fun today',
      'what are you up to',
      'what have you done today',
      "what's new with you",
    ],
    openings: [
      { text: 'I’ve had one of those days that doesn’t look like much, but I’ve got it all over my sleeves.' },
      { text: 'I did a hundred small things, and if you asked me to name one I’d have to look in my pockets.' },
      { text: 'Just now? I was watching the light crawl across the floor. It’s got nearly as far as my foot.' },
      {
        text: 'I mended something, lost something, and was short with somebody who deserved it. Quite a full programme.',
      },
      { text: 'It was going nowhere in particular, and then you turned up in it.' },
      { text: 'I argued with a lid for ten minutes. I’d like you to hear that I won.' },
      { text: 'Slow, with one good laugh in the middle. I’d call that a fair day.' },
      {
        text: 'I spent most of it thinking of something to tell you, {user}, and now it’s run off under the furniture.',
      },
      { text: 'I found a word this morning that I’d been missing for a week. It was ‘thimble’.' },
      { text: 'I sat somewhere warm and did nothing with real commitment.' },
      { text: 'Nothing worth a headline. A good piece of bread. A wasp with a grudge. A long look out.' },
      { text: 'I’ve been busy being about to start. It’s exhausting, {pet}, you’ve no idea.' },
      {
        text: 'Today I said the wrong thing to two people and the right thing to a third, so I’m breaking even with a limp.',
      },
      {
        text: 'All the better for ending up here. I kept a bit of it back for you, the part with the cake.',
        traits: ['warm'],
      },
      {
        text: 'I looked after this one and that one, and then I thought, who’d I like to sit down with? And there you were.',
        traits: ['warm'],
      },
      {
        text: 'I was chased by a goose, made a fool of by a hinge, and complimented by a baker. So, a normal day.',
        traits: ['playful'],
      },
      {
        text: 'I rehearsed several very casual ways of being found here. This one’s number four, leaning.',
        traits: ['playful'],
      },
      {
        text: 'I picked a fight, won it, and ate something with my hands. You’ve missed a good morning.',
        traits: ['bold'],
      },
      { text: 'I didn’t do anything much. I had a nice thought by the window and kept it company.', traits: ['shy'] },
      {
        text: 'Somebody talked to me when I was out, and I answered. I’ve been going over what I said ever since.',
        traits: ['shy'],
      },
      { text: 'I rose, I worked, I finished. It’s the third part that most people skip.', traits: ['stern'] },
      {
        text: 'I watched an old person cross a yard with a full bowl. They took their time, and spilled nothing. I’ve thought of little else.',
        traits: ['wise'],
      },
      {
        text: 'It was the sort of day that keeps its coat on. I’ve nothing against it. It just never sat down.',
        traits: ['melancholy'],
      },
      { text: 'I followed a cat’s shadow, not the cat. We got separated somewhere around noon.', traits: ['dreamy'] },
      { text: 'I looked up one thing. That was this morning. I’ve only just come back up.', traits: ['learned'] },
      { text: 'I read forty pages, disagreed with thirty, and lay down for the rest.', traits: ['learned'] },
      { text: 'Hauled, swore, ate, swore. You?', traits: ['rough'] },
      { text: 'I received no one, read nothing, and looked excellent throughout.', traits: ['elegant'] },
      {
        text: 'Somebody left three white stones on my step. I know who. I’m deciding whether to answer.',
        traits: ['mysterious'],
      },
      {
        text: 'I walked out as far as the tide would let me, and came home with wet boots and a pocketful of glass.',
        settings: ['sea'],
      },
      {
        text: 'Gutted fish, untangled nets, listened to a gull’s life story. It doesn’t end well for the crab.',
        settings: ['sea'],
      },
      {
        text: 'I took the long way round so as to pass the bakery twice. Otherwise, stairs, horns, strangers’ elbows.',
        settings: ['city'],
      },
      {
        text: 'Found a ring of mushrooms, left it alone. Found a badger’s front door, left that alone too. I’m getting quite good at manners.',
        settings: ['forest'],
      },
      {
        text: 'I carried wood up and water down, or it may have been the other way about. My legs know.',
        settings: ['mountain'],
      },
      {
        text: 'Two fights, one proposal, and a man who paid in turnips. Quiet, for the time of year.',
        settings: ['tavern'],
      },
      { text: 'I’ve been up the mast, down the hold, and in the wrong. Usual watch.', settings: ['ship'] },
      {
        text: 'I found a letter somebody had used as a bookmark. A hundred years old. She says yes, on the last page.',
        settings: ['library'],
      },
      {
        text: 'I hid from a steward in an alcove and met someone else already hiding. We’ve agreed to share it on alternate days.',
        settings: ['castle'],
      },
      {
        text: 'I moved with the shade, from one side of a wall to the other. It’s a full day’s work, if you do it properly.',
        settings: ['desert'],
      },
      {
        text: 'I watched something very small go past something very large, extremely slowly. I was on the edge of my seat.',
        settings: ['stars'],
      },
      {
        text: 'Spent the whole morning making a tool to make the tool. The thing itself took five minutes.',
        settings: ['workshop'],
      },
      {
        text: 'I dug, I was rained on, I was stared at by a robin. I’ve soil in my ear, and I’ve never been better.',
        settings: ['garden'],
      },
      { text: 'We ran the second act four times, and someone wept, and it wasn’t in the script.', settings: ['stage'] },
      {
        text: 'I washed everything that could be washed, and then I stood in the clean kitchen, not wanting to spoil it by eating.',
        settings: ['home'],
      },
      { text: 'It was fine. Quiet. I’d have liked it better with you in it.' },
      {
        text: 'Something boiled over, someone came by for an egg, and I sat on the back step for a bit. I’d call that a good one.',
        settings: ['home'],
      },
      {
        text: 'A stranger came over the pass and asked if this was the way. I said it was a way. We had bread.',
        settings: ['mountain'],
      },
    ],
    more: [
      { text: 'Around midday I caught myself singing, and I looked round to see who’d started it.' },
      {
        text: 'Somebody smiled at me today for no reason at all, and I’ve been spending it ever since, in small coins.',
      },
      { text: 'I had a very stern talk with myself about biscuits. We’ve agreed to differ.' },
      { text: 'I like to end a day with something finished, even if it’s only a pencil.' },
      {
        text: 'For a whole minute this afternoon nothing hurt and nobody wanted anything. I stood quite still, so as not to wake it.',
      },
      {
        text: 'I keep a tally of beautiful things. Today’s, so far: steam, a torn poster, somebody’s old hands buttoning a small coat.',
      },
      { text: 'I told myself I’d be productive, and then a cloud came by that needed looking at.' },
      {
        text: 'I saw two people saying goodbye as if it were for years. One of them came back a minute later for an umbrella. They both laughed so hard.',
      },
      {
        text: 'The odd thing is how a day only gets its shape when you tell it to someone. Until then it’s just a heap of hours.',
      },
      { text: 'I dropped something precious, and it bounced. I’ve had a feeling of being looked after ever since.' },
      { text: 'I overheard half an argument about a ladder. I’d give a good deal for the other half.' },
      {
        text: 'I was very nearly sad at about four o’clock. Then I had to help someone with a door, and I never got back to it.',
      },
      {
        text: 'I thought of you at a most inconvenient moment, with my hands full, and had to put everything down.',
        heat: 1,
      },
      { text: 'I try to do one thing each day as slowly as it can be done. Today it was an apple.', traits: ['wise'] },
      {
        text: 'The afternoons are long and soft, and there’s a moment in each when I think I’ve heard somebody call.',
        traits: ['melancholy'],
      },
      {
        text: 'The quiet before the doors open is my own. Chairs up, floor wet, one fly going round like a tired priest.',
        settings: ['tavern'],
      },
      {
        text: 'The dust in here smells of vanilla and old quarrels. I come out of it at night as if from a bath.',
        settings: ['library'],
      },
    ],
    asks: [
      { text: 'And yours? Begin with what you’d tell nobody.' },
      { text: 'What was the best five minutes of your day?' },
      { text: 'Did anything go wrong in a funny way?' },
      { text: 'Who did you talk to today that you didn’t have to?' },
      { text: 'What did you see that I’d have liked?' },
      { text: 'What did you have for lunch? I’m not making conversation, I really want to know.' },
      { text: 'Would you do today again, or was once enough?' },
      { text: 'Where were you at noon?' },
      { text: 'What’s still left to do, before you can put your feet up?' },
    ],
  },
];
