import { countWords, plainMarks } from '../prose.ts';
import type { Kept } from '../story/memory.ts';
import { told } from '../story/story-reading.ts';
import type { Lead, Moment } from './moment.ts';
import { intentNamed } from './moment.ts';
import { memoryLines, nothingTold } from './question.data.ts';

const ASKS_MEMORY =
  /\b(?:(?:do|did|can) you (?:still |even |really |at least )*(?:remember|recall)|what (?:did|have) i (?:tell|told|say|said|mention)|what do you (?:know|remember) about me|(?:do you know|what(?:'s| is)|tell me|remember|guess|forgot(?:ten)?) my name|who am i\b|where do i (?:live|work|come from)|where am i from|what do i (?:like|love|hate|do|work)|what(?:'s| is) my (?:job|work|dog|cat|sister|brother|favou?rite)|my (?:dog|cat|sister|brother|horse|wife|husband|friend)(?:'s name|'s called| called)|did i (?:tell|mention)|have you forgotten|are you listening|were you listening)/i;

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
const KINDS: Kept[] = ['like', 'place', 'work', 'person', 'animal', 'plan', 'dislike'];

/** Answers what she remembers of the person. */
export function memoryLead(moment: Moment): Lead | null {
  const { seen, story, chooser, budget, size, rng } = moment;
  const spoken = plainMarks(seen.spoken);
  if (!ASKS_MEMORY.test(spoken)) return null;
  const intent = intentNamed(moment, 'remember_me');
  const says: string[] = [];
  const add = (slot: string) => {
    const left = budget.most - countWords(says.join(' '));
    const text = chooser.line(memoryLines[slot] ?? [], { most: left });
    if (text !== null) says.push(text);
  };
  const wanted = AFTER.find(([, form]) => form.test(spoken))?.[0];
  if (wanted !== undefined) {
    add(wanted);
    if (says.length === 0) {
      const isKnown = wanted === 'user' ? story.user !== null : told(story, wanted as Kept).length > 0;
      const text = chooser.line(isKnown ? (intent?.openings ?? []) : nothingTold, { most: budget.most });
      return text === null ? null : { says: [text], intent };
    }
    return { says, intent };
  }
  const known = rng.shuffled(KINDS.filter((kind) => told(story, kind).length > 0));
  for (const slot of [...(story.user === null ? [] : ['user']), ...known].slice(0, size === 'short' ? 2 : 4)) add(slot);
  if (says.length > 0) return { says, intent };
  const text = chooser.line(nothingTold, { most: budget.most });
  return text === null ? null : { says: [text], intent };
}
