import { CARD_LIKE } from '../likeness.ts';
import { countWords } from '../prose.ts';
import type { Lead, Moment } from '../reply/moment.ts';
import { isQuality } from '../siren/facts.ts';
import { ownActions } from './actions.ts';
import { memoryLines, surroundingLines } from './elaborate.data.ts';
import { sayFact } from './from-card.ts';
import { worldOf } from './invented/world.ts';

/** How many sentences of each kind a long reply takes beside its answer. */
const MOST: Record<'long' | 'extra long', { facts: number; memories: number; surroundings: number; actions: number }> =
  {
    long: { facts: 2, memories: 1, surroundings: 1, actions: 2 },
    'extra long': { facts: 3, memories: 2, surroundings: 2, actions: 3 },
  };

/** Facts of her card on the matter of the message that were not said. */
function nearFacts(moment: Moment, says: readonly string[]): string[] {
  const { reading, near, story, heat } = moment;
  const closeness = (at: number) => Math.max(0, ...near.acts.map((row) => row[at] ?? 0));
  return reading.facts
    .map((fact, at) => ({ fact, near: closeness(at) }))
    .filter(
      ({ fact, near: close }) =>
        close >= CARD_LIKE.beside &&
        fact.heat <= heat &&
        !isQuality(fact) &&
        fact.aspects[0] !== 'age' &&
        !story.said.holds(fact.text),
    )
    .sort((a, b) => b.near - a.near)
    .map(({ fact }) => sayFact(moment, fact.text))
    .filter((text) => !says.some((said) => said.includes(text)) && !story.said.holds(text));
}

/**
 * Brings a long reply nearer to its length: more of the answer's own topic, then a memory on the side, what is around the
 * two of them and what she does meanwhile. It may stay shorter; nothing is said for its length alone.
 */
export function elaborate(moment: Moment, lead: Lead, says: readonly string[]): string[] {
  const { budget, size, story } = moment;
  const all = [...says];
  if ((size !== 'long' && size !== 'extra long') || lead.isEarnest) return all;
  const most = MOST[size];
  const world = worldOf(moment);
  const turn = story.hers.length;
  const actions = ownActions(moment).filter((action) => !story.said.holds(action));
  const made = (kind: string, lines: typeof memoryLines, count: number) =>
    Array.from({ length: count }, (_, at) => world.line(`${kind} ${turn} ${at}`, lines));
  const more = [
    ...(lead.more ?? []),
    ...nearFacts(moment, says).slice(0, most.facts),
    ...made('memory', memoryLines, most.memories),
    ...made('around', surroundingLines, most.surroundings),
  ];
  let added = 0;
  for (const text of more) {
    const words = countWords(all.join(' '));
    if (words >= budget.least) break;
    if (text === '' || all.some((one) => one.includes(text)) || story.said.holds(text)) continue;
    if (words + countWords(text) > budget.most) continue;
    // After every second sentence she does something.
    const action = added % 2 === 1 && actions.length > 0 && added / 2 < most.actions ? actions.shift() : undefined;
    if (action !== undefined) all.push(`*${action}.*`);
    all.push(text);
    added++;
  }
  return all;
}
