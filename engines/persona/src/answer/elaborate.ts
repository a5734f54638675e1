import { countWords } from '../prose.ts';
import type { Lead, Moment } from '../reply/moment.ts';
import { isQuality } from '../siren/facts.ts';
import { actionsLeft } from './actions.ts';
import { sayFact } from './from-card.ts';

/** How many facts of her card and actions a long reply takes beside its answer. */
const MOST: Record<'long' | 'extra long', { facts: number; actions: number }> = {
  long: { facts: 2, actions: 2 },
  'extra long': { facts: 3, actions: 3 },
};
/** Chance that a fact has to do with the message, below which it would only be pasted beside it. */
const RELATED = { question: 0.3, statement: 0.5 };

/** Facts of her card on the matter of the message that were not told yet, the nearest first. */
function relatedFacts(moment: Moment, says: readonly string[], most: number): string[] {
  const { reading, near, story, heat } = moment;
  const chance = (at: number) =>
    Math.max(near.cardToMessage.chances[at] ?? 0, ...near.card.map(({ chances }) => chances[at] ?? 0));
  return reading.facts
    .map((fact, at) => ({ fact, chance: chance(at) }))
    .filter(
      ({ fact, chance: related }) =>
        related >= (moment.seen.isQuestion ? RELATED.question : RELATED.statement) &&
        fact.heat <= heat &&
        !fact.isSecret &&
        !isQuality(fact) &&
        !fact.aspects.includes('age') &&
        !story.spokenLines.holds(fact.text),
    )
    .sort((a, b) => b.chance - a.chance)
    .map(({ fact }) => sayFact(moment, fact.text))
    .filter((text) => !says.some((one) => one.includes(text)) && !story.spokenLines.holds(text))
    .slice(0, most);
}

/**
 * Brings a long reply nearer to its length: more of the answer's own topic, and what she does meanwhile. It stays shorter
 * where nothing of hers has to do with the message.
 */
export function elaborate(moment: Moment, lead: Lead, says: readonly string[]): string[] {
  const { budget, size, story } = moment;
  const all = [...says];
  if ((size !== 'long' && size !== 'extra long') || lead.isEarnest) return all;
  const most = MOST[size];
  const actions = actionsLeft(moment).slice(0, most.actions);
  for (const text of [...(lead.more ?? []), ...relatedFacts(moment, says, most.facts)]) {
    const words = countWords(all.join(' '));
    if (words >= budget.least) break;
    if (text === '' || all.some((one) => one.includes(text)) || story.spokenLines.holds(text)) continue;
    if (words + countWords(text) > budget.most) continue;
    const action = actions.shift();
    if (action !== undefined) all.push(`*${action}.*`);
    all.push(text);
  }
  // Where nothing more is to be said, the scene goes on: one thing done, two in the longest.
  const left = actions.slice(0, size === 'extra long' ? 2 : 1);
  const isActing = all.some((text) => text.includes('*')) || lead.beat !== undefined;
  if (!isActing && countWords(all.join(' ')) < budget.least / 2) all.push(...left.map((action) => `*${action}.*`));
  return all;
}
