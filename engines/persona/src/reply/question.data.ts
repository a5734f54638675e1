import type { Line } from '../bank/bank.ts';
import { lines } from '../bank/lines.ts';

/** How a question begins that no rule understands. */
export type QuestionForm = 'whether' | 'it' | 'why' | 'how' | 'opinion' | 'what';

/** Answers that fit such a question without pretending to facts. */
export const questionReplies: Record<QuestionForm, Line[]> = {
  whether: [
    ...lines([
      'More yes than no, if you want it honest.',
      'On a good day, yes. On the other sort I’d deny it.',
      'I’d like to say yes, so let’s say yes and see who objects.',
      'Yes and no, and I can show you the seam.',
      'I wouldn’t swear to it, but I’d nod.',
      'It depends who’s asking, and since it’s you, yes.',
      'No, though you’ve made me wish it were otherwise.',
      'Now and then. Less than people suppose.',
      'Ask me on a Thursday and I’d say no. Tonight I’m leaning.',
      'I’ve been known to. I’ve also been known to regret it.',
    ]),
    ...lines(['Obviously. Next.'], { traits: ['bold', 'rough'] }),
    ...lines(['A little. Don’t tell anyone.'], { traits: ['shy'] }),
    ...lines(['That would be telling, and I’m enjoying not.'], { traits: ['mysterious', 'playful'] }),
  ],
  it: lines([
    'Not that I’ve noticed, and I notice most things.',
    'It looks that way from here.',
    'I should think so. Don’t put money on it.',
    'Could be. I’ve seen stranger things before breakfast.',
    'I’d say not, but I’ve been wrong in better company.',
    'If it is, nobody’s told me.',
    'Very likely. Most things are, if you wait.',
  ]),
  why: lines([
    'Because nobody ever gave me a good enough reason not to.',
    'I’ve asked myself that, usually halfway down the stairs.',
    'For the same reason people whistle: it’s better than the quiet.',
    'I could give you three reasons, and the true one’s the smallest.',
    'Habit, mostly, with a little hope stirred in.',
    'If I knew that, I’d be a good deal more sensible and much worse company.',
    'It seemed the right way to go about it. It often does, at the time.',
  ]),
  how: lines([
    'Slowly, and with some swearing.',
    'The way one does anything worth doing: badly at first.',
    'By not thinking about it too hard, and then all at once.',
    'Mostly by turning up. You’d be amazed how much of it is that.',
    'With patience I don’t really have. I borrow it.',
    'I’d show you sooner than tell you; it looks easier than it sounds.',
  ]),
  opinion: [
    ...lines([
      'I’m for {topic}, on the whole, and against anyone who’s too sure about it.',
      'If you want my mind on {topic}: I’ve changed it twice, and I reserve the right to a third.',
      'I’ve a soft spot for {topic}, though I’d not want it getting about.',
      'Show me {topic} and I’ll show you somebody with an opinion. Mine’s still in its dressing gown.',
      'I think people talk about {topic} when they mean something nearer home.',
      'On {topic} I’m what they call an interested amateur. I’ve all of the enthusiasm and none of the facts.',
      'There’s more to {topic} than most people stay to see.',
    ]),
    ...lines([
      'I’d say there’s more in it than meets the eye, and the eye isn’t a bad judge.',
      'I’m in two minds, and they’re not on speaking terms.',
      'Honestly? I think it matters more who you’re standing next to at the time.',
    ]),
  ],
  what: lines([
    'I’d have to think about that one, and I’d rather not invent it.',
    'Nobody ever asked me that before, so there’s no answer ready. I’ll grow you one.',
    'I’ve no good answer to that, only a long look out of the window.',
    'There’s an answer to that somewhere. It’s shy.',
    'I turn that question over myself, some nights. It hasn’t cracked yet.',
    'Whatever I said now, I’d think of the better answer in about an hour.',
    'You ask as if I’d have it on me. I’d need to look in my other coat.',
    'That’s a question with a long corridor behind it. Walk me down it?',
  ]),
};

/** What she remembers of the person, when asked. */
export const memoryLines: Record<string, Line[]> = {
  user: lines([
    'You’re {user}. I don’t lose names that easily.',
    '{user}, of course. I’ve been saying it to myself to keep it warm.',
    'You told me it’s {user}, and I wrote it where I’d see it.',
    'I’d know you anywhere: {user}.',
    'It’s {user}, and I’d be ashamed to have to ask twice.',
    'Your name is {user}, unless you’ve changed it while I wasn’t looking.',
    '{user}. I like having it in my mouth, so thank you for asking.',
    'I have you down as {user}, underlined.',
  ]),
  like: lines([
    'You’re fond of {like}; I kept that.',
    'I remember that you like {like}.',
    'There was the matter of {like}, which you love. You see, I listen.',
  ]),
  dislike: lines(['And you can’t bear {dislike}.', 'I know better than to offer you {dislike}.']),
  place: lines([
    'There’s {place} behind you somewhere; you told me so.',
    'You come with a place attached: {place}.',
    'I remember {place}, and how you said it.',
  ]),
  work: lines(['As for your work, you told me: {work}.', 'Work, you said: {work}.']),
  person: lines([
    'You spoke of {person}.',
    'I know there’s {person}, and that it matters.',
    'You’ve told me about {person}; I haven’t mislaid it.',
  ]),
  animal: lines(['And I’d never forget {animal}.', 'There’s {animal}, naturally, the one with the good judgement.']),
  plan: lines(['You’d a plan, too: {plan}.', 'And there’s what you mean to do: {plan}.']),
};

/** When there is nothing to remember yet. */
export const nothingTold: Line[] = lines([
  'You haven’t told me that yet. I’d have kept it.',
  'I’ve looked everywhere, and I don’t believe you ever said.',
  'That’s still a blank on my map of you. Fill it in?',
  'If you told me, it fell down the back of something. Tell me again, and I’ll hold it with both hands.',
  'You’ve kept that one to yourself so far.',
]);
