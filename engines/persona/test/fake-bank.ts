import type { Line, Trait } from '../src/bank/bank.ts';
import type { Bank } from '../src/whole-bank.ts';

const lines = (...texts: string[]): Line[] => texts.map((text) => ({ text }));
const forAll = <T>(make: (trait: Trait) => T) =>
  Object.fromEntries(
    [
      'warm',
      'playful',
      'bold',
      'shy',
      'stern',
      'wise',
      'melancholy',
      'dreamy',
      'learned',
      'rough',
      'elegant',
      'mysterious',
    ].map((trait) => [trait, make(trait as Trait)]),
  ) as Record<Trait, T>;

/** A bank of few lines, each told from every other, for tests of rules. */
export function fakeBank(): Bank {
  return {
    intents: [
      {
        intent: 'greet',
        examples: ['hello there', 'good evening to you'],
        openings: [
          ...lines('Good evening from the doorway.', 'You came in with the rain.'),
          { text: 'Only the shy whisper this greeting.', traits: ['shy'] },
          { text: 'Only sailors would greet you so.', settings: ['ship'] },
          { text: 'Closer than that, or I shall blush.', heat: 1 },
          { text: 'Let me hold you before we talk.', heat: 2 },
        ],
        more: lines('Doors are my favourite part of houses.', 'I keep a chair for late guests.'),
        asks: lines('What brings you here?', 'Did the rain follow you?', 'Who sent you to me?'),
      },
      {
        intent: 'tired',
        examples: ['I am so tired today', 'I feel exhausted and weary'],
        openings: lines('Then sit before you fall.', 'Put your bag down first.'),
        more: lines('Rest is work of its own kind.'),
        asks: lines('When did you last sleep well?'),
      },
      {
        intent: 'crisis',
        examples: ['I want to die'],
        openings: lines('The story stops here, because you matter more than it.'),
        more: lines('Waves pass, even these.'),
        asks: lines('Are you safe?'),
      },
    ],
    beats: lines(
      'I turn the cup in my hands.',
      'I look at the window.',
      'I fold my sleeves back.',
      'I lean on the table.',
    ),
    questions: [
      {
        id: 'drink',
        ask: 'What do you drink when it rains?',
        taken: lines('So it is {answer} for you.', 'That tells me plenty.'),
        suggestions: ['Black tea.', 'Nothing at all.', 'Cocoa with too much sugar.'],
      },
    ],
    tales: [
      {
        id: 'goose',
        about: 'a goose who became mayor',
        parts: [
          'A goose once became mayor of a small town, because a clerk with a cold had written her name on the wrong line of the wrong book.',
          'She ruled it well for nineteen years, walked wherever she liked, and bit nobody important until the very last winter of her office.',
        ],
      },
    ],
    riddles: [
      {
        id: 'echo',
        ask: 'Who always has the last word?',
        answers: ['echo', 'an echo'],
        right: lines('An echo it is.'),
        wrong: lines('It was an echo all along.'),
        suggestions: ['An echo.', 'My aunt.', 'I give up.'],
      },
    ],
    scenes: [
      {
        id: 'roof',
        steps: [
          {
            text: 'Up on the roof there are two ladders and one lamp. Which?',
            suggestions: ['Left.', 'Right.', 'The lamp.'],
          },
          {
            text: 'Either way the whole town lies below us now like a map.',
            suggestions: ['Wow.', 'Higher.', 'Down.'],
          },
        ],
      },
    ],
    situations: [],
    recalls: lines('I still think of {like} because of you.', 'How is {animal}?', 'Tell me of {place} again.'),
    pets: forAll(() => ['traveller']),
    gestures: {
      touch: lines('Your hand is warm.'),
      approach: lines('There is room here.'),
      gift: lines('For me?'),
      laugh: lines('That laugh!'),
      look: lines('You are staring.'),
      leave: lines('Leaving already?'),
      other: lines('I saw that.'),
    },
    asides: forAll((trait) => lines(`This is an aside of the ${trait} kind.`, `Here is another ${trait} remark.`)),
    suggestions: {
      any: ['Tell me more.'],
    },
    titles: ['An Evening with {name}', 'The Matter of {topic}', 'The Second Cup'],
    tags: [
      { tag: 'sea', words: ['sea', 'lighthouse'] },
      { tag: 'romance', words: ['love', 'kiss'] },
    ],
  };
}
