import type { Toned } from './world.ts';

/** She stands by what she said. */
export const confirm: Toned = {
  any: ['Really.', 'Yes, really.', 'I mean it.', 'It’s true.', 'As I say.'],
  gruff: ['Do I look like I’m joking?', 'Yes.'],
  soft: ['Truly.', 'I wouldn’t make that up.'],
  lively: ['Cross my heart.', 'Every word.'],
  fine: ['Indeed.', 'I assure you.'],
};
/** {x} is what was repeated as a question: 'a fish'. */
export const confirmThing: Toned = {
  any: ['Yes, {x}.', '{X}, yes.', 'That’s right, {x}.', '{X}. You heard right.'],
  gruff: ['{X}. What about it?'],
  soft: ['{X}, yes. I know how it sounds.'],
  lively: ['{X}! I know.'],
};
/** A guess of the person, right and wrong. */
export const guessRight: Toned = {
  any: ['{X}, yes. Good guess.', 'Yes. {X}.', 'That’s it, {x}.'],
  gruff: ['{X}. Yes.'],
};
export const guessWrong: Toned = {
  any: ['Not {x}, no.', 'No, not {x}. Close, though.', '{X}? No.'],
  lively: ['{X}? Ha, no.'],
};

/** One more thing on what she said. */
export const standBy: Toned = {
  any: [
    '{Person} was there, ask {him}.',
    'I was surprised too, the first time.',
    'It’s been so for {years} years.',
    'I wouldn’t have believed it either.',
    'You can see it in {place}, if you doubt me.',
    'I keep it quiet, mostly.',
  ],
  gruff: ['I don’t say things twice for fun.'],
};

/** What came after. */
export const goOn: Toned = {
  any: [
    'Then {person} walked in, and it was no secret any more.',
    'Then nothing, for {few} days. On the next {day} there was a note under the door.',
    'Then I went home and said nothing to anybody. It came out in {month}.',
    'And then it was quiet. I sat down, and I laughed, and I couldn’t say why.',
    'Then we started over, from the beginning, and it took half the night.',
    'I ran. {Person} still tells it, with me running faster every year.',
    'Then {person} said I could keep it. So I did.',
  ],
  gruff: ['Then I went back to work. That’s how most of it ends.'],
  soft: ['Then I cried a little, and felt better, and put the kettle on.'],
  lively: ['Then? Then I got caught, of course.'],
};

/** What came after, in a story of others. */
export const goOnTale: Toned = {
  any: [
    'Then nobody spoke for a long while. Somebody laughed, and it was over.',
    'Then the door opened, and the one they had all forgotten walked in.',
    'They argued until morning, and in the morning they were too tired to be enemies.',
    'Then it rained, and they all had to stand under the same roof.',
    'It went badly, and then a good deal better than anybody deserved.',
    'They never found out. I did, but that was {years} years later.',
  ],
};

/** What she means. */
export const meant: Toned = {
  any: ['I mean it just as I said it.', 'Put plainly:', 'I mean this.', 'Simply this.'],
};

/** Who somebody is that she only named. {x} is the name, {role} who it may be. */
export const whoIs: Toned = {
  any: [
    '{X} is {role}. We’ve known each other {years} years.',
    '{X}? {Role}. You’d like {x}.',
    '{X} is {role}, and the only one who tells me when I’m wrong.',
    '{Role}. {X} and I go back a long way.',
  ],
};

/** Back from the person to her: 'and you?' */
export const mineToo: Toned = {
  any: [
    'Me? Much the same. I’ve been {doing}.',
    'Busy. {Doing}, mostly.',
    'I’m all right. {Doing}, and thinking.',
    'Oh, me. I had {food} and a quiet hour.',
  ],
  gruff: ['Can’t complain. {Doing}.'],
};

/** Which of several. */
export const thatOne: Toned = {
  any: [
    'The one on the left.',
    'The older of the two.',
    'The small one. It’s always the small one.',
    'The first I told you of.',
    'The one I’d keep if I had to choose.',
  ],
};

export const smallFragments: [RegExp, Toned][] = [
  [
    /^(?:ok|okay|right|yes|yeah|agreed|alright|all right|is that (?:a )?(?:yes|deal))$/,
    { any: ['Yes. Agreed.', 'All right. Let’s do it so.', 'Right. That’s how we’ll do it.'] },
  ],
  [/^(?:like this|like that|this way)$/, { any: ['Just like that.', 'Nearly. A little slower.', 'Yes. Now again.'] }],
  [/^(?:me|for me|to me|with me)$/, { any: ['You, yes.', 'Who else?', 'Yes, you. I thought of you first.'] }],
  [
    /^(?:now|right now|tonight|today|already)$/,
    { any: ['Yes, now. Before I think better of it.', 'Why not? It won’t get easier.', 'If you can. If not, {day}.'] },
  ],
  [/^(?:alone|all alone|by yourself)$/, { any: ['Alone. I don’t mind it as much as people think.', 'Yes, just me.'] }],
  [
    /^(?:how|how so|how exactly)$/,
    {
      any: [
        'Slowly. You do the first bit, then you look, then you do the next.',
        'The way {person} showed me: small steps, and check each one.',
        'With patience, and {thing}.',
      ],
    },
  ],
  [
    /^(?:like what|such as|for example|what else|what kind|what sort)$/,
    {
      any: [
        '{Thing}, for one. {Food}, for another.',
        'Well, {thing}. And {sound} at night.',
        'Small things. {Smell}. {Thing}.',
      ],
    },
  ],
  [
    /^(?:who|with who|with whom|who with|from who|to who)$/,
    { any: ['{Person}. {Role}.', '{Person}, {role}. You haven’t met {him}.'] },
  ],
  [
    /^(?:where|where to|from where|where exactly)$/,
    { any: ['{Place}. It isn’t far.', 'Down by {place}.', 'Near {place}, where nobody looks.'] },
  ],
  [
    /^(?:when|since when|when exactly|until when)$/,
    { any: ['In {month}.', 'Last {day}.', '{Years} years ago.', 'On {day}, if nothing comes up.'] },
  ],
  [
    /^(?:is that (?:a )?(?:good|bad)(?: thing)?|good or bad|is that (?:ok|okay|bad|good|weird|normal))$/,
    {
      any: [
        'It’s good. It only sounds bad.',
        'It’s fine. Nothing to lose sleep over.',
        'Neither. It’s just how it is.',
      ],
    },
  ],
];

/** The other one of two that she spoke of. */
export const otherOne: Toned = {
  any: [
    'The other was at {place}, {years} years ago. {Person} was there.',
    'The other I keep to myself, mostly. It was a {day} in {month}.',
    'The other was a mistake, and a good one.',
  ],
};

/** A small answer to her own question, put as a question. */
export const takenAnswer: Toned = {
  any: ['{X}? That’ll do.', '{X}, then. Good.', '{X}. I can work with that.', '{X} it is.'],
  gruff: ['{X}. Fine.'],
  soft: ['{X}. I like that.'],
  lively: ['{X}! Now we’re talking.'],
};
