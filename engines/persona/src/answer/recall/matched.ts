import { TOLD_CHANCE } from '../../likeness.ts';
import type { Act } from '../../message/acts.ts';
import { countWords, plainMarks } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import { clausesOf } from '../../story/ledger/clauses.ts';
import type { Recorded } from '../../story/ledger/record.ts';
import type { Answer, Answerer } from '../answer.ts';
import { tellBack } from './tell.ts';

/** So many of the person's sentences are matched with a question, the latest and what was pinned. */
const MATCHED = 24;
/** Beside the best, other sentences are told that are so much likely as it. */
const BESIDE = 0.35;
const MOST_SENTENCES = 3;
const LONGEST = 34;

/** What the person told that a question may ask for. */
export function tellings(record: readonly Recorded[]): Recorded[] {
  const theirs = record.filter(({ by, isQuestion, text }) => by === 'user' && !isQuestion && countWords(text) > 1);
  const pinned = theirs.filter(({ turn }) => turn < 0);
  return [...pinned, ...theirs.filter(({ turn }) => turn >= 0).slice(-MATCHED)];
}

const OF_THEM =
  /\b(?:I|me|my|mine|we|us|our|he|she|him|her|his|they|them|their|it|again|remember|remind|forg[eo]t\w*|listen\w*|write|log|note|list|form|label|record)\b/i;

const CUE = /\b(?:again|remember|remind|recall|forg[eo]t\w*|did I|have I|I (?:said|told|mentioned))\b/i;
const ASKS_HER =
  /\b(?:shall|should|may|can|could|must|will|would) (?:I|we)\b|\b(?:would|could|should) you\b(?! (?:have to|tell|write|send|find|look|call me|shout))|^(?:do|did|are|were|have) you\b(?! (?:still |even )?(?:remember|know|recall))|\byour? (?:think|feel|opinion|favou?rite)\b/i;

/** How likely each of the person's sentences is what an act asks for. */
function chancesOf({ near, seen }: Moment, act: Act): number[] {
  const own = near.told[seen.acts.indexOf(act)]?.chances ?? [];
  const whole = near.toldToMessage?.chances ?? [];
  const isLast = seen.acts.filter(({ kind }) => kind === 'question' || kind === 'request').length === 1;
  return own.map((chance, at) => Math.max(chance, isLast ? (whole[at] ?? 0) : 0));
}

/** How sure a telling must be: where a rule says that one is asked for, where nothing else answers, and before all else. */
export type Sureness = 'missing' | 'likely' | 'sure';

/** How likely a sentence of the record is what an act asks for, and the best of all of them. */
export function tellingChances(act: Act, moment: Moment): { chanceOf(sentence: number): number; best: number } {
  const theirs = tellings(moment.story.record);
  const chances = chancesOf(moment, act);
  return {
    chanceOf: (sentence) => chances[theirs.indexOf(moment.story.record[sentence] as Recorded)] ?? 0,
    best: Math.max(0, ...chances),
  };
}

/** Tells back what the trained matcher takes for what is asked. */
export function matchedTelling(act: Act, moment: Moment, sureness: Sureness): Answer | null {
  if (act.kind !== 'question' && act.kind !== 'request') return null;
  const theirs = tellings(moment.story.record);
  const ranked = chancesOf(moment, act)
    .map((chance, at) => ({ line: theirs[at], chance }))
    .sort((a, b) => b.chance - a.chance);
  const [best] = ranked;
  if (best?.line === undefined) return null;
  const ofCard = Math.max(0, ...(moment.near.card[moment.seen.acts.indexOf(act)]?.chances ?? []));
  const plain = plainMarks(act.text);
  // 'Shall I open it?' and 'what would you get him?' ask for her word, not for theirs.
  if (sureness !== 'missing' && ASKS_HER.test(plain)) return null;
  const isWhether = act.question?.form === 'polar' && !CUE.test(plain);
  const isTheirs = OF_THEM.test(plain) && !isWhether;
  const least = TOLD_CHANCE[sureness];
  if (best.chance < (isTheirs ? least.theirs : least.other)) return null;
  if (sureness !== 'missing' && best.chance < ofCard) return null;
  const all = clausesOf(moment.story.record);
  const chosen: Recorded[] = [];
  for (const { line, chance } of ranked.slice(0, MOST_SENTENCES)) {
    if (line === undefined || (chosen.length > 0 && chance < best.chance * BESIDE)) continue;
    if (countWords([...chosen, line].map(({ text }) => text).join(' ')) <= LONGEST || chosen.length === 0)
      chosen.push(line);
  }
  const places = new Set(chosen.map((line) => moment.story.record.indexOf(line)));
  const clauses = all.filter(({ sentence, isQuestion }) => places.has(sentence) && !isQuestion);
  const says = tellBack(moment, clauses, all);
  return says.length === 0 ? null : { says: [says.join(' ')], isCertain: true };
}

/** What the person may have told, before anything is made up. */
export const likelyTold: Answerer = (act, moment) => matchedTelling(act, moment, 'likely');
