import { asSentence } from '../language/told-back.ts';
import { TELLING_LIKE } from '../likeness.ts';
import { countWords, normalised, plainMarks, sentencesIn } from '../prose.ts';
import type { MemoryKind } from '../story/memory.ts';
import { memoriesOf } from '../story/story-reading.ts';
import { keysOf, sharedKeys, type UserStatement } from '../story/user-statement.ts';
import type { Lead, Moment } from './moment.ts';
import { intentNamed } from './moment.ts';
import { notedLines } from './plain.data.ts';
import { memoryLines, nothingTold } from './question.data.ts';
import { metLines, statementAnswers, statementHeeds } from './recalling.data.ts';

const ASKS_MEMORY =
  /\b(?:(?:do|did|can) you (?:still |even |really |at least )*(?:remember|recall)|what (?:did|have) i (?:tell|told|say|said|mention)|what do you (?:know|remember) about me|(?:do you know|what(?:'s| is| was)|whats|tell me|say|remember|guess|forgot(?:ten)?) my name|who am i\b|where do i (?:live|work|come from)|where am i from|what do i (?:like|love|hate|do for|work)|what am i allergic|what(?:'s| is) my (?:job|work|dog|cat|sister|brother|favou?rite)|my (?:dog|cat|sister|brother|horse|wife|husband|friend)(?:'s name|'s called| called)|did i (?:tell|mention)|have you forgotten|are you listening|were you listening|(?:how|where|when) did we (?:first )?meet|when(?:'s| is) my birthday|(?:what|did|have) (?:did |have )?you (?:ever )?promised?\b)/i;
/** Puts a question about themself, which something told may answer. */
const OF_THEM =
  /\b(?:what|whats|where|when|who|how|which|whose)\b[^.?!]{0,40}\b(?:am i|do i|did i|was i|have i|my|did we|were we|have we)\b|(?:^|[.!,] )(?:so |and |but )*(?:am|did|have|was) (?:i|we)\b|(?:^|[.!,] )(?:so |and |but )*do i (?:have|like|love|hate|own|play|eat|drink|live|work)\b/i;
const MEETING =
  /\b(?:how|where|when) (?:did )?we (?:first )?me[et]t?\b|\bremember (?:how |when |where )?(?:we met|meeting me)\b/i;

const AFTER: [string, RegExp][] = [
  ['user', /\b(?:my name|who am i)\b/i],
  ['place', /\b(?:where (?:do i live|am i from|do i come from)|my (?:town|city|home))\b/i],
  ['work', /\b(?:where do i work|what do i do|my (?:job|work))\b/i],
  ['animal', /\bmy (?:dog|cat|horse|parrot|pet|rabbit)\b/i],
  [
    'person',
    /\bmy (?:sister|brother|mother|father|mum|mom|dad|wife|husband|friend|boss|son|daughter|girlfriend|boyfriend|partner)\b/i,
  ],
  ['dislike', /\bi (?:hate|dislike|can't stand|don't like)\b/i],
  ['like', /\b(?:i (?:like|love)|my favou?rite)\b/i],
  ['plan', /\b(?:plans?|going to do|tomorrow)\b/i],
];
const KINDS: MemoryKind[] = ['like', 'place', 'work', 'person', 'animal', 'plan', 'dislike'];
/** In so many of her replies a thing told is not said again unasked. */
const RESTED = 4;
/** Words in common that do not make two sentences be about the same. */
const EVERYDAY = new Set(
  'love hate name live work old year life good bad best friend meet talk come eat drink'.split(' '),
);

const rareKeys = (text: string) => new Set([...keysOf(text)].filter((key) => key.length > 3 && !EVERYDAY.has(key)));

/** Whether a message asks for something that the person has told. */
export function asksOfThem(spoken: string): boolean {
  const plain = plainMarks(spoken);
  // 'Do you remember your first storm?' asks for a memory of hers.
  if (/\byour\b/i.test(plain) && !/\b(?:I|me|my|mine|we|us|our|I'm|I've)\b/i.test(plain)) return false;
  return ASKS_MEMORY.test(plain) || (plain.includes('?') && OF_THEM.test(plain));
}

/** The thing told that answers a question best; of two alike the pinned one, then the later. */
function answerTo({ story, seen, near }: Moment): UserStatement | null {
  const keys = keysOf(seen.spoken);
  const rare = rareKeys(seen.spoken);
  const [best] = story.userStatements
    .map((userStatement, at) => {
      const shared = sharedKeys(keysOf(userStatement.text), keys);
      const closeness = near.tellings[at] ?? 0;
      const isAbout = sharedKeys(keysOf(userStatement.text), rare) > 0;
      const fits = isAbout || closeness >= (shared > 0 ? TELLING_LIKE.shared : TELLING_LIKE.alone);
      return {
        telling: userStatement,
        fits,
        score: shared * 0.5 + closeness + (userStatement.isPinned ? 0.15 : 0) + at * 1e-4,
      };
    })
    .filter(({ fits, telling: userStatement }) => fits && userStatement.turn < story.theirs.length - 1)
    .sort((a, b) => b.score - a.score);
  return best?.telling ?? null;
}

const wasSaidLately = ({ story }: Pick<Moment, 'story'>, { text }: UserStatement, replies = RESTED) =>
  ` ${normalised(story.hers.slice(-replies).join(' '))} `.includes(` ${normalised(text)} `);

/** Says a thing told in one of her ways, or as it is where all of them were used. */
function sayStatement({ chooser, story }: Moment, { text }: UserStatement): string {
  const wording = chooser.line(statementAnswers, { slots: { telling: text } });
  if (wording !== null) return wording;
  const plain = text.startsWith('“') ? `You asked me to keep this: ${text}.` : asSentence(text);
  const times = story.hers.filter((reply) => normalised(reply).includes(normalised(text))).length;
  return story.spokenLines.has(plain) ? `That makes ${times + 1} times, and it hasn’t changed: ${text}.` : plain;
}

function howWeMet({ story, chooser, budget }: Moment): string | null {
  const [first = ''] = sentencesIn(story.theirs[0] ?? '');
  if (story.theirs.length < 2 || countWords(first) > 12 || /[‘’“”"{}]/.test(first)) return null;
  return chooser.line(metLines, { most: budget.most, slots: { first } });
}

/** Her name for the person, also where every way to say it was used. */
function sayName({ story, chooser, budget }: Moment): string | null {
  if (story.user === null) return null;
  const wording = chooser.line(memoryLines.user ?? [], { most: budget.most });
  const times = story.theirs.filter((text) => AFTER[0]?.[1].test(plainMarks(text))).length;
  return wording ?? `That’s ${times} times you’ve asked me, and each time you’re ${story.user}.`;
}

/** Answers what she remembers of the person. */
export function memoryLead(moment: Moment): Lead | null {
  const { seen, story, chooser, budget, size, rng } = moment;
  const spoken = plainMarks(seen.spoken);
  if (!asksOfThem(spoken)) return null;
  const isPlain = ASKS_MEMORY.test(spoken);
  const intent = isPlain ? intentNamed(moment, 'remember_me') : null;
  const wanted = AFTER.find(([, form]) => form.test(spoken))?.[0];
  const none = () => {
    const text = isPlain ? chooser.line(nothingTold, { most: budget.most }) : null;
    return text === null ? null : { says: [text], intent };
  };
  if (wanted === 'user') {
    const name = sayName(moment);
    return name === null ? none() : { says: [name], intent };
  }
  const userStatement = answerTo(moment);
  if (userStatement !== null) return { says: [sayStatement(moment, userStatement)], intent, toldFact: true };
  if (MEETING.test(spoken)) {
    const met = howWeMet(moment);
    if (met !== null) return { says: [met], intent };
  }
  const says: string[] = [];
  const add = (slot: string) => {
    const left = budget.most - countWords(says.join(' '));
    const text = slot === 'user' ? sayName(moment) : chooser.line(memoryLines[slot] ?? [], { most: left });
    if (text !== null && countWords(text) <= left) says.push(text);
  };
  if (wanted !== undefined) {
    add(wanted);
    if (says.length > 0) return { says, intent };
    const isKnown = memoriesOf(story, wanted as MemoryKind).length > 0;
    const text = isKnown && isPlain ? chooser.line(intent?.openings ?? [], { most: budget.most }) : null;
    return text === null ? none() : { says: [text], intent };
  }
  if (!isPlain) return null;
  const known = rng.shuffled(KINDS.filter((kind) => memoriesOf(story, kind).length > 0));
  const slots = [...(story.user === null ? [] : ['user']), ...known].slice(0, size === 'short' ? 2 : 4);
  for (const slot of slots) add(slot);
  const pinned = rng.pick(story.userStatements.filter((item) => item.isPinned && !item.isSad));
  if (pinned && (says.length === 0 || size !== 'short')) says.push(sayStatement(moment, pinned));
  return says.length > 0 ? { says, intent } : none();
}

/** Heeds what was told where a message comes near to it: 'Shall we have shellfish?' */
export function heedLine(moment: Moment, most: number): string | null {
  const { story, seen, chooser, rng } = moment;
  if (story.userStatements.length === 0 || asksOfThem(seen.spoken)) return null;
  const keys = rareKeys(seen.spoken);
  const now = story.theirs.length - 1;
  const near = story.userStatements.findLast(
    (userStatement) =>
      now - userStatement.turn >= 2 &&
      !userStatement.isSad &&
      sharedKeys(keysOf(userStatement.text), keys) > 0 &&
      !wasSaidLately(moment, userStatement, userStatement.isPinned ? 1 : RESTED),
  );
  if (!near || !(near.isPinned || rng.chance(0.5))) return null;
  return chooser.line(statementHeeds, { most, slots: { telling: near.text } });
}

/** The same as the answer itself, where a question comes near to what was told. */
export function heedLead(moment: Moment): Lead | null {
  const text = moment.seen.isQuestion ? heedLine(moment, moment.budget.most) : null;
  return text === null ? null : { says: [text], toldFact: true };
}

/** What is worth a word at once: not what happened today. */
const NOTED =
  /^(?:you(?:'re|’re)?|your)\b.*\b(?:allergic|from|born|birthday|married|divorced|grew up|live|work as|have (?:an?|two|three|four)|afraid of|scared of|can't stand|can’t stand|hate|don’t like|do not like|don't like|play the|collect|speak|vegetarian|vegan|favou?rite|years old)\b/i;

/** Shows that something told just now was heard. */
export function notedLine({ story, seen, chooser, rng }: Moment, most: number): string | null {
  const now = story.theirs.length - 1;
  const userStatement = story.userStatements.findLast(({ turn, isSad }) => turn === now && !isSad);
  if (!userStatement || !NOTED.test(userStatement.text) || seen.gaveName || !rng.chance(0.8)) return null;
  return chooser.line(notedLines, { most, slots: { telling: userStatement.text } });
}

/** Things that lie about long enough to be brought up unasked: what was pinned, and what lasts. */
const LASTING =
  /\b(?:allergic|afraid of|born|birthday|married|we met|grew up|used to|collect|play the|can't swim|vegetarian|vegan)\b/i;

/** What she may come back to unasked. */
export function recallable(moment: Moment): UserStatement[] {
  const now = moment.story.theirs.length - 1;
  return moment.story.userStatements.filter(
    (userStatement) =>
      !userStatement.isSad &&
      (userStatement.isPinned || (LASTING.test(userStatement.text) && now - userStatement.turn > 2)) &&
      !wasSaidLately(moment, userStatement, 2 * RESTED),
  );
}
