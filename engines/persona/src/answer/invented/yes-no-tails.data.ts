import type { Toned } from './world.ts';

/** What follows a plain yes or no, by the time it speaks of. */
export const tails: Record<
  | 'now'
  | 'doing'
  | 'should'
  | 'stated'
  | 'thought'
  | 'made'
  | 'past'
  | 'ever'
  | 'can'
  | 'would'
  | 'will'
  | 'feel'
  | 'state',
  { yes: Toned; no: Toned }
> = {
  now: {
    yes: {
      any: [
        'Most days.',
        'More in winter than in summer.',
        '{Person} laughs at me for it.',
        'I have for {years} years.',
        'It keeps me steady.',
        'Not as often as I’d like.',
        'On {day}s without fail.',
      ],
      gruff: ['What of it?', 'Somebody has to.'],
      soft: ['It’s a comfort.', 'I’d miss it otherwise.'],
      lively: ['Every chance I get.', 'And I’m good at it, too.'],
      fine: ['With some care, I hope.', 'It is a habit by now.'],
    },
    no: {
      any: [
        'I never got the habit.',
        'I tried it once and let it be.',
        'I leave that to {person}.',
        'Not since {month}.',
        'There’s no time for it.',
      ],
      gruff: ['Never saw the use.'],
      soft: ['I wouldn’t know how to begin.'],
      lively: ['I’d be dreadful at it.'],
    },
  },
  doing: {
    yes: {
      any: ['Does it show?', 'Since before you came in.', 'Only until I’m done here.', 'I’ll stop if it bothers you.'],
      gruff: ['What of it?'],
      lively: ['Caught me.'],
    },
    no: { any: ['It only looks like it.', 'Not just now.', 'I was a minute ago.'] },
  },
  should: {
    yes: { any: ['I’m careful.', 'I know when to stop.', 'I’ve asked somebody who knows.'] },
    no: { any: ['You’re right, I know.', 'I keep telling myself so.'] },
  },
  stated: {
    yes: {
      any: [
        'I won’t pretend otherwise.',
        'Now you know.',
        'I don’t say it to everybody.',
        'You noticed, then.',
        'I should have said so sooner.',
      ],
      gruff: ['What of it?'],
      lively: ['Surprised?'],
      soft: ['I hope that’s all right.'],
      fine: ['I see no reason to hide it.'],
    },
    no: { any: ['I’d have told you.', 'It only looks that way.', 'I’m sorry if it sounded so.'] },
  },
  thought: {
    yes: {
      any: ['For a while, anyway.', 'More than I let on.', 'It kept me awake, too.', 'Part of me did from the start.'],
    },
    no: { any: ['Not for a minute.', 'It never crossed my mind.', 'I wish I could say I had.'] },
  },
  made: {
    yes: {
      any: [
        'It took me {few} months.',
        '{Person} lent me the tools.',
        'The first one fell apart.',
        'You can see where I went wrong, if you look.',
        'I had help from {person} at the end.',
      ],
    },
    no: { any: ['{Person} did. I only watched.', 'I haven’t the hands for it.', 'I got it from {person}.'] },
  },
  past: {
    yes: {
      any: [
        'It was in {month}, {years} years ago.',
        '{Person} was there and can tell you.',
        'It took me {few} months.',
        'I remember it was a {day}.',
        'I’d do it again.',
      ],
      gruff: ['Once was enough.', 'Nobody else was going to.'],
      soft: ['I still think of it.', 'I was so young.'],
      lively: ['And got away with it.', 'You should have seen it.'],
    },
    no: {
      any: [
        'There wasn’t time.',
        'I thought about it, and went home instead.',
        'I left that to {person}.',
        'I came close, one {day} in {month}.',
      ],
      soft: ['I’ve wondered since whether I should have.'],
      gruff: ['Had other things to see to.'],
    },
  },
  ever: {
    yes: {
      any: [
        'Once, in {month}.',
        'Twice. {Person} was with me the second time.',
        'Just the once, {years} years ago.',
        '{Few} times, if I count right.',
      ],
      lively: ['More than once.', 'Twice, and I’d go again tomorrow.'],
      gruff: ['Once. It’ll do.'],
    },
    no: {
      any: ['I’d like to, once.', 'It never came about.', '{Person} has, and won’t stop talking about it.', 'Not yet.'],
      gruff: ['No call for it.'],
    },
  },
  can: {
    yes: {
      any: [
        '{Person} taught me.',
        'Not fast, but well enough.',
        'I learnt at {young}.',
        'It took {years} years to get it right.',
      ],
      lively: ['Watch me.', 'With one hand.'],
      gruff: ['It’s not hard.'],
    },
    no: { any: ['I never learnt.', '{Person} tried to teach me and gave up.', 'I wish I could.', 'Not any more.'] },
  },
  would: {
    yes: {
      any: [
        'If it came to it.',
        'With somebody beside me, at once.',
        'I’d not even have to think long.',
        'I’d ask {person} to mind things here.',
      ],
      gruff: ['If it had to be done.'],
      soft: ['With you there, yes.'],
      lively: ['Tomorrow, if you like.'],
    },
    no: {
      any: ['I’d lie awake over it.', 'It isn’t in me.', 'Not for money, and not for love.', 'I’d be sorry by {day}.'],
    },
  },
  will: {
    yes: {
      any: ['You have my word.', 'Give me a little time.', 'I’ve said so, and I meant it.'],
    },
    no: { any: ['Not this time.', 'I’d rather not.', 'I know myself too well for that.'] },
  },
  feel: {
    yes: {
      any: ['More than I’d let on.', 'Every day, to begin with.', 'I know it already.', 'For a good long while.'],
    },
    no: { any: ['Not for long.', 'I don’t think so. I’m made that way.'] },
  },
  state: {
    yes: {
      any: ['Have been for {years} years.', 'Ask {person}.', 'It shows, doesn’t it.', 'I’ve stopped hiding it.'],
      soft: ['A little, anyway.'],
      lively: ['Guilty.'],
    },
    no: { any: ['Never was.', 'I only look it.', '{Person} is. I just stand next to {him}.', 'Not these days.'] },
  },
};
