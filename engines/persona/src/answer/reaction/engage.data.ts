import type { Tempered } from '../choose.ts';
import type { Focus } from './focus.ts';

/** Questions on what a statement is about; {it} names it. */
export const focusAsks: Record<Focus['kind'], readonly string[]> = {
  kin: ['What’s {it} like?', 'And {it}, what would they say to that?', 'How do you get on with {it}?'],
  kins: ['What are {it} like?', 'And what do {it} say to that?', 'How do you get on with {it}?'],
  name: ['What’s {it} like?', 'How long have you known {it}?', 'How did {it} come into your life?'],
  place: ['What’s {it} like?', 'What takes you to {it}?', 'What should I know about {it}?'],
  own: ['How long have you had {it}?', 'What’s the story of {it}?', 'Would you show me {it} one day?'],
  thing: ['What’s the story with {it}?', 'What was it about {it}?', 'How did it come to {it}?'],
};

/** On something that was told and is neither good nor bad. */
export const plainStances: Tempered = {
  all: [
    'I wouldn’t have guessed that.',
    'Now I’m curious.',
    'There’s more to that, I think.',
    'You say that as if it were nothing.',
    'I’d like to hear the rest of it.',
    'That’s not what I expected.',
    'I can nearly see it.',
    'I like how you tell that.',
  ],
  rough: ['Huh. Didn’t see that coming.', 'Takes all sorts. Go on.'],
  stern: ['I want to hear that from the beginning.', 'Then tell it properly.'],
  playful: ['Wait. You can’t just stop there.', 'Oh, I like where this is going.'],
  shy: ['Really? I’d never have thought.', 'I could listen to that for a while.'],
  warm: ['It’s nice to hear you talk about it.', 'You can tell me all of it.'],
  learned: ['That raises at least two questions.', 'I know too little about that. Teach me.'],
  bold: ['Now it gets interesting.', 'Good. And then?'],
  elegant: ['How curious. Do continue.'],
  melancholy: ['Some things one doesn’t forget.'],
  dreamy: ['I was there for a moment, while you spoke.'],
};

/** On something that smells of trouble with others. */
export const wary: Tempered = {
  all: [
    'I don’t like the sound of that.',
    'That gives me a bad feeling.',
    'Keep an eye on that.',
    'I’d be careful there.',
  ],
  rough: ['That stinks.'],
  playful: ['Well, that isn’t suspicious at all.'],
  stern: ['That wants looking into.'],
};
export const waryAsks: readonly string[] = [
  'When did you first notice?',
  'Who else has seen it?',
  'What do you think is behind it?',
];
export const WARY_WORDS =
  /\b(?:suspicious|strange(?:ly)?|creepy|sinister|mean|threat\w*|poison\w*|knife|weapon|blood\w*|stalk\w*|spy\w*|lurking|haunted|cursed|steal\w*|stole|liar|dangerous|evil|vicious)\b/i;
