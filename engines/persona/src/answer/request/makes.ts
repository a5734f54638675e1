import { capitalised, normalised, plainMarks, wordsOf } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import { keysOf } from '../../story/user-statement.ts';
import type { Answer, Answerer } from '../answer.ts';
import { topicKeys } from '../card-match.ts';
import { drawOwn, type Tempered } from '../choose.ts';
import { isHeavy } from '../reaction/mood.ts';
import { nature } from './knowledge/nature.data.ts';
import { anything, people } from './knowledge/people.data.ts';
import { lessonsFor } from './lessons.data.ts';
import * as made from './makes.data.ts';
import * as lines from './request.data.ts';

const own = (moment: Moment, texts: Tempered, more: Tempered = []): Answer | null => {
  const text = drawOwn(moment, texts);
  const tail = drawOwn(moment, more);
  return text === null ? null : { says: [text], ...(tail !== null && { more: [tail] }) };
};

/** Lines of verse as they are sung or said. */
const asVerse = (text: string) => text.replace(' / ', ' ');

/** What a list by topic holds on a text; its last entry may be for anything. */
const onTopic = (list: readonly [RegExp, readonly string[]][], text: string): readonly string[] | null =>
  list.find(([form]) => form.test(text))?.[1] ?? null;

const knowledge = [...nature, ...people];

/** Something true on a topic: the one that is named, else one near to her. */
function fact(moment: Moment, order: string): Answer | null {
  const asked = topicKeys(order);
  // What she has a word of her own on is for the card.
  if (moment.reading.facts.some(({ text }) => [...keysOf(text)].some((key) => asked.has(key)))) return null;
  const card = moment.reading.facts
    .slice(0, 6)
    .map(({ text }) => text)
    .join(' ');
  const named = onTopic(knowledge, order.replace(/\b(?:names?|stories|words?) (?:a|me|one)\b/gi, ''));
  const isLoose = /\b(?:something|anything|a (?:fun |random )?fact|one (?:thing|fact)|surprise)\b/i.test(order);
  const list = named ?? (isLoose && !/\babout\b/i.test(order) ? (onTopic(knowledge, card) ?? anything) : null);
  const text = list === null ? null : (drawOwn(moment, list) ?? drawOwn(moment, anything));
  return text === null ? null : { says: [text] };
}

function song(moment: Moment): Answer | null {
  const text = drawOwn(moment, lines.songs);
  const beat = drawOwn(moment, lines.singing);
  return text === null ? null : { says: [`${beat === null ? '' : `*${beat}* `}“${asVerse(text)}”`] };
}

function clue(moment: Moment): Answer | null {
  const text = drawOwn(
    moment,
    made.clues.map(({ clue: wording }) => wording),
  );
  const tail = drawOwn(moment, made.clueTails);
  return text === null ? null : { says: [tail === null ? text : `${text} ${tail}`] };
}

function named(moment: Moment, order: string): Answer | null {
  const list = onTopic(made.namesFor, order) ?? onTopic(made.namesFor, moment.story.message) ?? lines.names;
  const tail = drawOwn(moment, made.nameTails) ?? 'It suits.';
  const text = drawOwn(
    moment,
    list.map((name) => `${name}. ${tail}`),
  );
  return text === null ? null : { says: [text] };
}

function joke(moment: Moment): Answer | null {
  return isHeavy(moment) ? null : own(moment, lines.jokes, lines.jokeTails);
}

/** What is to be taught or shown, where an order says so. */
const LESSON =
  /^(?:teach (?:me|us)|show (?:me|us) how|give (?:me|us) a lesson|show (?:me|us) (?:a|one|the|that|the first|your) (?:steps?|moves?|tricks?|knots?|stitch\w*|chords?)|put me on (?:skates|the|a)|let me have a go|train me|I want to learn|help me learn)\b/i;

/** What is made or told on request, by what is asked for. */
const MAKES: [RegExp, (moment: Moment, order: string) => Answer | null][] = [
  [LESSON, (moment, order) => own(moment, onTopic(lessonsFor, order) ?? [])],
  [/\b(?:another |one more )?(?:joke|make (?:me|us) laugh|cheer (?:me|us) up|something funny|pun)\b/i, joke],
  [/\b(?:crossword|clue|anagram|word puzzle)\b/i, clue],
  [
    /^(?:sing|hum)\b|\b(?:a|the|your|another|that|one) (?:\w+ )?(?:song|jingle|lullaby|tune|shanty)\b|^play (?:me |us )?(?:something|anything|a \w+|one)\b/i,
    song,
  ],
  [
    /\b(?:poem|verse|rhyme|recite|haiku|limerick|poetry)\b/i,
    (moment) => {
      const verse = drawOwn(moment, lines.verses);
      return verse === null ? null : { says: [`“${asVerse(verse)}”`], more: ['That’s all there is of it so far.'] };
    },
  ],
  [
    /\b(?:a|the|one|your) (?:\w+ )?toast\b(?!er)|^(?:make|propose|give) .*\btoast\b/i,
    (moment) => own(moment, made.toasts),
  ],
  [/\b(?:proverb|saying|wisdom|words? of wisdom|wise words?)\b/i, (moment) => own(moment, made.proverbs)],
  [/\b(?:bless me|blessing|wish me (?:luck|well)|good luck)\b/i, (moment) => own(moment, made.blessings)],
  [/^(?:dare me|give (?:me|us) a dare|truth or dare)\b|\ba dare\b/i, (moment) => own(moment, made.dares)],
  [/\btongue[- ]twister\b/i, (moment) => own(moment, made.twisters)],
  [/\b(?:an?|good) excuse\b/i, (moment) => own(moment, made.excuses)],
  [/\b(?:insult me|roast me|an insult|tease me)\b/i, (moment) => (isHeavy(moment) ? null : own(moment, made.teases))],
  [/\b(?:motto|slogan|password)\b/i, (moment) => own(moment, made.mottoes)],
  [
    /\b(?:compliment|something (?:nice|kind|sweet|good|lovely) (?:about|to) me|flatter me|praise me|nice things? to me)\b/i,
    (moment) => own(moment, made.compliments),
  ],
  [
    /\b(?:predict\w*|my (?:fortune|future|palm|horoscope|cards)|fortune|what(?:'s| is) (?:in store|coming) for me|prophe\w+)\b/i,
    (moment) => own(moment, made.predictions),
  ],
  [/\b(?:first line|opening line|first sentence)\b/i, (moment) => own(moment, lines.firstLines)],
  [/\b(?:a|one|your|first) (?:\w+ )?rules?\b/i, (moment) => own(moment, lines.rules)],
  [
    /^(?:give|pick|suggest|choose|make up|find|think of|name)\b.*\bname\b(?! of\b)|^(?:give|find) (?:it|him|her) a name|^name (?:it|him|her|my|the|this)\b/i,
    named,
  ],
  [
    /^(?:give|tell) (?:me|us) (?:one|a|two|three|any)(?: good| single)? reasons?\b/i,
    (moment) => own(moment, made.reasons),
  ],
  [/^surprise (?:me|us)\b/i, (moment) => own(moment, lines.surprises)],
  [
    /^(?:write|put|phrase|word|dictate|draft) (?:it|this|that|me|him|her|them|a|the) ?(?:letter|message|note|line|in|for|so|telegram|text|card|few)?\b.*(?:to|for|him|her|them|words|letter|message|note|telegram|text|card)/i,
    (moment) => own(moment, onTopic(made.wordings, plainMarks(moment.story.theirs.slice(-2).join(' '))) ?? []),
  ],
  [
    /^(?:tell|give|teach|say|share)(?: me| us)? (?:(?<!^give(?: me| us)? )(?:something|anything)|a (?:\w+ )?fact|one (?:\w+ )?(?:thing|fact)|some (?:\w+ )?facts?|an interesting)\b(?!.*\b(?:about (?:you|your|yourself|me|my|him|her|us|them)|secret|I don't know about|you (?:never|have|love|like|did|do))\b)|^(?:tell|talk to) (?:me|us) about (?:the |a )?(?!.*\b(?:you|your|yourself|my|worst|best|first|last|time|that|this|her|his|day|job|work|place|town|house|man|woman|one)\b)/i,
    fact,
  ],
  [
    /^say my name\b/i,
    ({ story }) =>
      story.user === null
        ? { says: ['I would, if you told me what it is.'] }
        : { says: [`${story.user}. ${story.user}.`] },
  ],
];

/** What she did last, so that another of it can be asked for. */
const LAST: [readonly string[], (moment: Moment) => Answer | null][] = [
  [lines.jokes, joke],
  [made.clues.map(({ clue: wording }) => wording), clue],
  [lines.songs.map((text) => asVerse(text)), song],
  [made.toasts, (moment) => own(moment, made.toasts)],
  [knowledge.flatMap(([, facts]) => facts), (moment) => fact(moment, `something on ${moment.story.lastReply}`)],
];

function another(moment: Moment): Answer | null {
  const said = normalised(moment.story.lastReply);
  return LAST.find(([texts]) => texts.some((text) => said.includes(normalised(text))))?.[1](moment) ?? null;
}

/** Makes or tells what an order asks for; null where it is nothing of the kind. */
export function madeFor(order: string, moment: Moment): Answer | null {
  if (order === 'another one') return another(moment);
  for (const [form, make] of MAKES) {
    if (!form.test(order)) continue;
    const answer = make(moment, order);
    if (answer) return answer;
  }
  return null;
}

const GIVES_UP = /\b(?:give up|no idea|don't know|dunno|no clue|tell me|what is it|the answer|stumped|pass)\b/i;

/** Judges a guess at the clue that she gave last. */
export const clueGuess: Answerer = (act, moment, acts): Answer | null => {
  if (act !== acts[0] || act.kind === 'gesture') return null;
  const said = ` ${normalised(moment.story.lastReply)} `;
  const open = made.clues.find(({ clue: wording }) => said.includes(` ${normalised(wording)} `));
  if (!open) return null;
  const words = wordsOf(moment.story.message);
  const fill = { word: open.word, Word: capitalised(open.word), letter: (open.word[0] ?? '').toUpperCase() };
  const list = words.includes(open.word)
    ? made.clueRight
    : GIVES_UP.test(plainMarks(moment.story.message))
      ? made.clueGiven
      : words.length <= 5
        ? made.clueWrong
        : null;
  const text = list === null ? null : drawOwn(moment, list, fill);
  return text === null ? null : { says: [text], isCertain: true };
};
