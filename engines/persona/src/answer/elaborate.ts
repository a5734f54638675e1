import { countWords } from '../prose.ts';
import type { Lead, Moment } from '../reply/moment.ts';
import { isQuality } from '../siren/facts.ts';
import { ownActions } from './actions.ts';
import { sayFact } from './from-card.ts';

/** Facts of her card that were not said, those nearest to the message first. */
function unsaidFacts(moment: Moment, says: readonly string[]): string[] {
  const { reading, near, story, heat } = moment;
  const closeness = (at: number) => Math.max(0, ...near.acts.map((row) => row[at] ?? 0));
  return reading.facts
    .map((fact, at) => ({ fact, near: closeness(at) }))
    .filter(
      ({ fact }) => fact.heat <= heat && !isQuality(fact) && fact.aspects[0] !== 'age' && !story.said.holds(fact.text),
    )
    .sort((a, b) => b.near - a.near)
    .map(({ fact }) => sayFact(moment, fact.text))
    .filter((text) => !says.includes(text) && !story.said.holds(text));
}

/**
 * Brings a long reply to its length: more of the answer's own topic, then of her own life as her card has it, one line of
 * her own and what she does meanwhile. Short of that it stays shorter.
 */
export function elaborate(moment: Moment, lead: Lead, says: readonly string[]): string[] {
  const { budget, size, reading, story, rng } = moment;
  const all = [...says];
  if ((size !== 'long' && size !== 'extra long') || lead.isEarnest) return all;
  const actions = ownActions(moment).filter((action) => !story.said.holds(action));
  const words = () => countWords(all.join(' '));
  const phrases = rng.shuffled(reading.phrases.filter((phrase) => !story.said.holds(phrase)));
  const more = [...(lead.more ?? []), ...unsaidFacts(moment, says), ...phrases.slice(0, size === 'long' ? 1 : 2)];
  let added = 0;
  for (const text of more) {
    if (words() >= budget.least) break;
    if (all.includes(text) || story.said.holds(text) || words() + countWords(text) > budget.most) continue;
    // After every second sentence she does something.
    const action = added % 2 === 1 ? actions.shift() : undefined;
    if (action !== undefined) all.push(`*${action}.*`);
    all.push(text);
    added++;
  }
  return all;
}
