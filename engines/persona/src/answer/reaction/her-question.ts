import { swapped } from '../../language/swap.ts';
import { termsOf } from '../../language/terms.ts';
import { capitalised, countWords, plainMarks, tidied } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import { lastQuestion } from '../../story/story-reading.ts';
import { keysOf } from '../../story/user-statement.ts';
import type { Answer } from '../answer.ts';
import { drawOwn, type Tempered } from '../choose.ts';
import { coreOf, mirrored } from '../mirror.ts';
import { matterAnswer } from './matters/find-matter.ts';
import { toldKind } from './told-kinds.ts';

const TAKEN: Tempered = {
  all: [
    '{Answer}, then.',
    '{Answer}. Good, that’s something to begin with.',
    '{Answer}. Now I can picture it.',
    '{Answer}. I’d have lost that bet.',
  ],
  rough: ['{Answer}. Ha. Could be worse.'],
  stern: ['{Answer}. Clear enough.'],
  playful: ['{Answer}! I had you down for something else.', '{Answer}. I had a feeling.'],
  shy: ['{Answer}. I thought it might be.'],
  warm: ['{Answer}. I like that.'],
  bold: ['{Answer}! I can work with that.'],
};
const ORDERED: Tempered = {
  all: ['{Answer}. Coming up.', '{Answer} it is.', '{Answer}. You’ll have it in a minute.'],
  rough: ['{Answer}. Right away.'],
  stern: ['{Answer}. Sit down, I’ll bring it.'],
  playful: ['{Answer}! An excellent order.'],
  warm: ['{Answer}. Sit, sit, I’ll get it.'],
};
/** By what she asked for: a time, a name, a place, a number, a choice. */
const BY_QUESTION: [RegExp, Tempered][] = [
  [
    /\b(?:when(?:'s| is| are| do| does| did| will| was)?|what (?:day|time|date|year)|which (?:day|month|week))\b/i,
    {
      all: [
        '{Answer}. I’ll remember the day.',
        '{Answer}. That leaves a little time.',
        '{Answer}. Then we know what we’re working towards.',
        '{Answer}. I’ll think of you then.',
        '{Answer}. I’ve marked it.',
      ],
    },
  ],
  [
    /\b(?:what(?:'s| is| was) (?:her|his|its|their|the \w+'s) name|what (?:is|was) (?:she|he|it) called|called\b|whose name|name of)\b/i,
    {
      all: [
        '{Answer}. That’s a name one remembers.',
        '{Answer}. I’ll call them so.',
        '{Answer}. It suits.',
        '{Answer}. I like the sound of that.',
        '{Answer}. Good, now I can say it.',
      ],
    },
  ],
  [
    /\b(?:where(?:'s| is| are| do| did| to| from)?|which way)\b/i,
    {
      all: [
        '{Answer}. I know roughly where that is.',
        '{Answer}, all right.',
        '{Answer}. Then I know where to look.',
        '{Answer} it is.',
      ],
    },
  ],
  [
    /\bhow (?:many|much|old|long|far|often|big)\b/i,
    {
      all: [
        '{Answer}. That’s more than I’d have thought.',
        '{Answer}. I’ll take your word for it.',
        '{Answer}. That counts for something.',
        '{Answer}. Noted.',
      ],
    },
  ],
  [
    /\bor\b[^?]*\?|\bwhich\b/i,
    {
      all: [
        '{Answer}. A good choice.',
        '{Answer}. I’d have guessed it.',
        '{Answer}. I’d have taken the same.',
        '{Answer}, then. I don’t argue with that.',
      ],
    },
  ],
];
const POLAR = /^(?:and |so |but |or |well,? )?(do|did|are|were|have|can|could|would|will) you (.+?)\?/i;
const OFFER =
  /\b(?:shall I|would you like|do you want|can I get you|want some|another|cup of|tea or|coffee or|what(?:'ll| will) (?:it be|you have)|what can I get)\b/i;

const NOT: Record<string, string> = {
  do: 'don’t',
  did: 'didn’t',
  are: 'aren’t',
  were: 'weren’t',
  have: 'haven’t',
  can: 'can’t',
  could: 'couldn’t',
  would: 'wouldn’t',
  will: 'won’t',
};

/** Her question as the person answered it: 'Did you sleep?' with no is 'you didn't sleep'. */
export function settled(question: string, isYes: boolean): string | null {
  const match = plainMarks(question).match(POLAR);
  const [, aux = '', rest = ''] = match ?? [];
  if (!match || countWords(rest) > 9 || /\bor\b|,/.test(rest)) return null;
  const verb = aux.toLowerCase();
  const clause = rest.replace(/\bever\b ?/i, isYes ? '' : 'ever ').trim();
  return tidied(isYes ? `you ${verb === 'do' ? '' : `${verb} `}${clause}` : `you ${NOT[verb]} ${clause}`).replace(
    /\s+/g,
    ' ',
  );
}

/** Takes up yes or no to what she asked. */
export function settledAnswer(moment: Moment, isYes: boolean): string | null {
  const question = lastQuestion(moment.story.lastReply);
  if (question === null || OFFER.test(question)) return null;
  const restated = settled(question, isYes);
  return restated === null ? null : `${capitalised(restated)}.`;
}

/** 'Her name's Aoife' gives 'Aoife'. */
const withoutNaming = (text: string) =>
  text
    .replace(
      /^(?:(?:her|his|its|their|the|my|your) (?:\p{L}+(?:'s|’s)? )?name(?:'s|’s| is| was)|(?:she|he|it)(?:'s|’s| is) called) /iu,
      '',
    )
    .replace(/,? (?:please|pls)$/i, '');

/** So many words a short answer has at most. */
const LONGEST = 8;

/** Takes up a short answer to her own last question; null where the message is none. */
export function takenAnswer(text: string, moment: Moment): Answer | null {
  const question = lastQuestion(moment.story.lastReply);
  if (question === null) return null;
  const core = coreOf(text).replace(/^(?:it's|it was|just|mostly|probably|about|only|maybe) /i, '');
  const words = countWords(core);
  if (words === 0 || words > LONGEST || /["*\n:;(){}]/.test(core)) return null;
  if (['hard', 'glad', 'trouble'].includes(toldKind(core))) return null;
  const terms = termsOf(core);
  // 'Tell me you’re kidding' asks for something.
  if (words > 1 && terms[0]?.tags.has('Imperative') === true) return null;
  const isNaming = withoutNaming(core) !== core;
  const isClause =
    !isNaming &&
    terms.some(
      ({ tags, lower }) =>
        tags.has('Copula') || tags.has('Modal') || /^(?:i|you|he|she|they|we|it|don't|didn't)(?:'\w+)?$/.test(lower),
    );
  // 'My cousin sells them' tells something by itself.
  if (isClause || (!isNaming && /^(?:my|our|the|his|her|their)\b/i.test(core) && mirrored(text) !== null)) return null;
  const wording = swapped(core);
  const isOrder = OFFER.test(question);
  const asked = plainMarks(question);
  const isTime =
    /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:today|tomorrow|yesterday|tonight|morning|noon|evening|midnight|week|month|year|spring|summer|autumn|winter|soon|later|now|ago|since)\b/i.test(
      core,
    );
  const byQuestion = BY_QUESTION.find(([form], at) => form.test(asked) && (at > 0 || isTime))?.[1];
  const answer = withoutNaming(wording);
  // What is known of the thing itself says more than that it was an answer.
  const known = isOrder || byQuestion !== undefined ? null : matterAnswer(text, moment, true);
  if (known !== null) {
    const [line = '', ...others] = known.says;
    return { ...known, says: [tidied(`${capitalised(answer)}. ${line}`), ...others] };
  }
  const lines = isOrder ? ORDERED : (byQuestion ?? TAKEN);
  const line =
    drawOwn(moment, lines, { Answer: capitalised(answer) }) ?? drawOwn(moment, TAKEN, { Answer: capitalised(answer) });
  if (line === null) return null;
  return { says: [tidied(line)] };
}

/** A choice she offered, taken up in a word: 'A wall, then.'; null where the message makes none of it. */
export function chosenPart(text: string, moment: Moment): string | null {
  const question = lastQuestion(moment.story.lastReply);
  const core = coreOf(text).replace(/^(?:just|mostly|probably|only|maybe|definitely) /i, '');
  if (question === null || !/\bor\b/i.test(question) || countWords(core) > 4) return null;
  const words = new Set(keysOf(question));
  const isOne = [...keysOf(core)].some((key) => words.has(key));
  return isOne && !termsOf(core).some(({ tags }) => tags.has('Verb') || tags.has('Pronoun'))
    ? `${capitalised(tidied(swapped(core)))}, then.`
    : null;
}
