import type { Toned } from './world.ts';

/** How a kind of yes/no question is answered. Slots: {whole} 'I miss the river', {short} 'I do', {object} 'the river'. */
export interface YesNoKind {
  /** Of the predicate: 'miss the river', 'are nervous', 'have been to sea'. */
  form: RegExp;
  /** How likely the answer is yes. */
  lean: number;
  yes: Toned;
  no: Toned;
}

/** Questions about her, the most particular first. */
export const aboutHer: YesNoKind[] = [
  {
    form: /^are (?:really |actually |just |only )?(?:asking|saying|suggesting|telling|threatening|flirting|inviting|offering|hinting|trying|challenging|proposing|making fun|teasing|mocking|testing|bribing)\b/,
    lean: 0.75,
    yes: {
      any: [
        'I might be. Is it working?',
        'Call it a hint.',
        'Since you put it like that, yes.',
        'I am. I thought I was being clever about it.',
      ],
      gruff: ['Yes. Took you long enough.'],
    },
    no: { any: ['Not in so many words.', 'No. But I see how it looks.', 'I wouldn’t dare.'] },
  },
  {
    form: /^(?:are|were) (?:you )?(?:ok|okay|alright|all right|well|fine|good)\b/,
    lean: 0.85,
    yes: {
      any: [
        'I am, thank you. Tired, nothing worse.',
        'I’m all right. Better for being asked.',
        'Well enough. I’ve slept, and I’ve eaten.',
      ],
      gruff: ['I’m fine. Still standing.', 'Fine. My back complains, I don’t.'],
      soft: ['I am now, thank you.', 'I think so. It was a long day, that’s all.'],
    },
    no: { any: ['Not quite. It’ll pass, it usually does by {day}.', 'Not really. I didn’t sleep.'] },
  },
  {
    form: /^(?:are|were) (?:scared|afraid|nervous|worried|frightened)\b/,
    lean: 0.75,
    yes: {
      any: [
        'A little. My hands know it before I do.',
        'Yes. I do it anyway, that’s all there is to it.',
        'A bit, yes. It gets less once I start.',
      ],
      gruff: ['Yes. Anybody who says no is lying.', 'A bit. I keep busy.'],
      soft: ['I am, a little. It’s easier to say so.', 'Yes. Don’t tell {person}.'],
    },
    no: { any: ['No. I was the first time, and then I’d seen it.', 'Not of that. I’ve had worse in {month}.'] },
  },
  {
    form: /^are (?:really )?(?:ill|sick|dying|hurt|in pain|in trouble|in danger|pregnant|dead|leaving|going to (?:die|leave))\b/,
    lean: 0.1,
    yes: { any: ['Yes, a little. It’s seen to.'] },
    no: {
      any: ['No. Tired, that’s all.', 'No, nothing like that. You needn’t worry.', 'No. I’d tell you if it were so.'],
      gruff: ['No. Takes more than that.'],
    },
  },
  {
    form: /^are (?:happy|content|glad)\b/,
    lean: 0.75,
    yes: {
      any: [
        'Mostly, yes. In the mornings more than at night.',
        'I am. It took me {years} years to notice.',
        'Today, yes. I don’t ask it more than that.',
      ],
    },
    no: { any: ['Not every day. I’m not unhappy either.', 'Some days. I’m working on the others.'] },
  },
  {
    form: /^(?:are|get|feel|do get|do feel) ?(?:ever )?(?:lonely|alone|sad|homesick|bored|tired|cold)\b/,
    lean: 0.7,
    yes: {
      any: [
        'Sometimes. Late, when the work is done.',
        'Now and then. Then I go and bother {person}.',
        'At times, yes. I find something to do with my hands.',
      ],
      gruff: ['Sometimes. It doesn’t kill you.'],
    },
    no: {
      any: [
        'Seldom. There’s always something that needs doing.',
        'Not often. I like my own company, and I’ve {person} to complain to.',
      ],
    },
  },
  {
    form: /^are (?:a |an |the )?(?:angry|mad|cross|upset|jealous|drunk|lying|joking|kidding|serious|sure|certain)\b/,
    lean: 0.5,
    yes: {
      any: ['{short}. I don’t say such things for fun.', 'Yes. Quite.', '{short}, and I’ll say so again if you like.'],
    },
    no: { any: ['No. You’d know it if {short2}.', 'No, {short}. I only look it.'] },
  },
  {
    form: /^are (?:married|single|seeing|engaged|courting|taken|in love|with (?:someone|anyone))\b|^have (?:a |an )?(?:someone|anyone|husband|wife|boyfriend|girlfriend|partner|lover)\b/,
    lean: 0.15,
    yes: { any: ['There was somebody, yes. {Person}. It ended {years} years ago, and quietly.'] },
    no: {
      any: [
        'No. There was {person}, for a while, and then there wasn’t.',
        'No. My hours don’t suit anybody.',
        'No, there’s nobody just now.',
      ],
      gruff: ['No. Tried it. The house was too small for two tempers.'],
      soft: ['No. I’d not say never, though.'],
    },
  },
  {
    form: /^(?:miss|have missed|are going to miss)\b/,
    lean: 0.85,
    yes: {
      any: [
        'I do. In {month} it’s worst.',
        'Yes. It comes when I don’t expect it, over the washing-up mostly.',
        'I do miss {object}, yes. Less than in the first year.',
        'Every {day}, about the time I’m done with work.',
      ],
      gruff: ['Some. You get on with it.', 'Yes. I don’t make a song of it.'],
    },
    no: { any: ['No. I thought I would, and then I didn’t.', 'Not any more. It took {few} years.'] },
  },
  {
    form: /^(?:like|love|enjoy|fancy|care for)\b/,
    lean: 0.8,
    yes: {
      any: [
        'I do. {Object} and I get on.',
        'Yes, very much. {Person} got me into it.',
        'I do like {object}. More each year, if anything.',
      ],
      gruff: ['It’s all right. Yes.', 'I do. Don’t spread it about.'],
      lively: ['Love {object}. Can’t get enough.', 'Oh, yes. Far too much.'],
    },
    no: { any: ['Not much. I tried, for {person}’s sake.', 'No, I never took to {object}.'] },
  },
  {
    form: /^believe\b/,
    lean: 0.7,
    yes: {
      any: [
        'I do. I’ve seen one thing I can’t explain otherwise.',
        'Yes. Quietly, but yes.',
        'I think so. Ask me at night and I’m surer.',
      ],
    },
    no: { any: ['No. I’d like to, but no.', 'Not really. I’ve looked, and there was always a reason.'] },
  },
  {
    form: /^(?:know|have heard of|have known)\b/,
    lean: 0.6,
    yes: {
      any: ['I do. Not well, but I know {object}.', 'Yes. {Person} told me about it.', '{short}. What about it?'],
    },
    no: { any: ['No. Tell me.', 'I don’t, no. Should I?', 'No, not {object}. What’s it about?'] },
  },
  {
    form: /^(?:sleep|dream|have nightmares)\b/,
    lean: 0.7,
    yes: { any: ['I do, badly. {Few} hours, usually.', 'Yes, towards morning.', 'I do. Of {place}, oddly often.'] },
    no: { any: ['Hardly. I lie there and go through the list for tomorrow.', 'Not much since {month}.'] },
  },
  {
    form: /^(?:regret|have (?:any )?regrets?)\b/,
    lean: 0.6,
    yes: { any: ['Yes. I’d do it over, and slower.', 'Some days. There’s a letter I should have answered.'] },
    no: { any: ['No. It cost a lot, and I’d pay it again.', 'Not that. Other things.'] },
  },
  {
    form: /^(?:cry|cried|laugh|blush|swear|sing|dance|pray|drink|smoke|cook|drive|swim|paint|draw|write|read|play|travel|fish|gamble)\b/,
    lean: 0.7,
    yes: {
      any: [
        '{short}. When nobody’s about, mostly.',
        'Yes, though {person} would call it something else.',
        '{whole}, yes. Badly and often.',
        '{short}. It’s how I get through {month}.',
      ],
      gruff: ['{short}. Not for show.'],
    },
    no: { any: ['No. I gave it up {few} years ago.', 'No, I leave that to {person}.'] },
  },
  {
    form: /^(?:mind|think I|think it|think we|think he|think she|think they|think that)\b/,
    lean: 0.6,
    yes: {
      any: ['I do think so, yes.', 'Yes. I’d be surprised otherwise.', 'I think so. I’ve thought it for a while.'],
    },
    no: {
      any: [
        'No, I don’t.',
        'I don’t think so. I’d have noticed by now.',
        'No. It looks that way at first, that’s all.',
      ],
    },
  },
  {
    form: /^have (?:a|an|any|some|the|enough|many|much|another|children|kids|pets|friends|time|money|siblings|brothers|sisters|family)\b/,
    lean: 0.65,
    yes: {
      any: ['{whole}, yes.', 'Yes, {whole}. {Person} found it for me.', '{short}. In {place}, if you want to see.'],
    },
    no: { any: ['No, {whole}. I never felt the lack.', 'No. I had, once.', '{whole}. {Person} says I should.'] },
  },
];

/** On what never was so. */
export const neverSo: Toned = {
  any: ['Never, as far as I know.', 'Not once. I’d have heard of it.', 'Never. I’ve stopped waiting for it.'],
};

/** On things, other people and what happens. */
export const aboutThings: { yes: Toned; no: Toned } = {
  yes: {
    any: [
      'I’ve seen it myself.',
      'I noticed it, too.',
      'Look closely and you’ll see.',
      'As far as I can tell.',
      'It surprised me, too.',
      'I wouldn’t have said so a year ago.',
    ],
    gruff: ['See for yourself.'],
    soft: ['I looked twice, to be sure.'],
  },
  no: {
    any: [
      'It only looks that way.',
      'Not that I’ve ever seen.',
      'I’d have noticed.',
      'People say so, but no.',
      'I looked, to be sure.',
    ],
  },
};

/** On what the person is, may and ought to. */
export const aboutThem: { yes: Toned; no: Toned; should: Toned; shouldNot: Toned } = {
  yes: {
    any: [
      'I can tell from here.',
      'I’d say so to anybody.',
      'You do it better than you think.',
      'I wouldn’t say it otherwise.',
    ],
  },
  no: {
    any: [
      'Whoever told you that was wrong.',
      'Not to me.',
      'Don’t talk yourself into it.',
      'I’d tell you if it were so.',
    ],
  },
  should: {
    any: [
      'Yes, I would. Keep it short, and do it early in the day.',
      'I think so. You’ll be sorry longer if you don’t.',
      'Yes. Write down the first sentence, the rest comes.',
      'I would, in your place. The worst is a no.',
    ],
    gruff: ['Yes. Do it before you think it to bits.'],
  },
  shouldNot: { any: ['Not today. Sleep on it first.', 'I’d leave it a while.', 'No. You owe nobody that.'] },
};

/** To what the person thinks and puts as a question. */
export const theirView: Toned = {
  any: [
    'You may be right. I hadn’t looked at it so.',
    'Perhaps. I wouldn’t have put it that hard.',
    'I see why you’d think so. I’ve thought it myself.',
    'Could well be. {Person} says the same.',
  ],
  gruff: ['Think what you like. You’re not far off.'],
};

/** 'Is there anything you …?' */
export const oneThing: Toned = {
  any: [
    'There is, one thing. It goes back {years} years, and {person} comes into it.',
    'Yes. I was {young}, and it has stayed with me.',
    'There is. Ask {person}, {he} laughs about it still.',
    'One thing. It happened in {month}, and I’ve not been quite easy since.',
  ],
};

/** On somebody else. */
export const aboutPeople: { yes: Toned; no: Toned } = {
  yes: {
    any: [
      'As far as I know.',
      '{Person} told me so.',
      'I heard it more than once.',
      'It surprised me, too.',
      'It was plain to see.',
    ],
  },
  no: {
    any: ['Not that I heard.', 'Not in my time.', 'I asked once, and it was a plain no.', 'People said so, but no.'],
  },
};
