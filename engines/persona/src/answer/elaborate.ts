import { CARD_LIKE } from '../likeness.ts';
import { countWords } from '../prose.ts';
import type { Lead, Moment } from '../reply/moment.ts';
import { isQuality } from '../siren/facts.ts';
import { ownActions } from './actions.ts';
import { pickOwn } from './choose.ts';
import { sayFact } from './from-card.ts';

/** How many facts of her card and actions a long reply takes beside its answer. */
const MOST: Record<'long' | 'extra long', { facts: number; actions: number }> = {
  long: { facts: 2, actions: 2 },
  'extra long': { facts: 4, actions: 3 },
};

/** Before a fact of hers that is not on the matter of the message. */
const BRIDGES: readonly string[] = [
  'As for me,',
  'For my part,',
  'On my side,',
  'And me?',
  'So you know whom you’re talking to:',
  'To put something of mine beside it:',
  'Since we’re talking:',
  'In return:',
];

/** Facts of her card that were not said, those nearest to the message first; the first that is off its matter is led in. */
function ownFacts(moment: Moment, says: readonly string[], most: number): string[] {
  const { reading, near, story, heat } = moment;
  const closeness = (at: number) => Math.max(0, ...near.acts.map((row) => row[at] ?? 0));
  const facts = reading.facts
    .map((fact, at) => ({ fact, near: closeness(at) }))
    .filter(
      ({ fact }) =>
        fact.heat <= heat &&
        !fact.isSecret &&
        !isQuality(fact) &&
        !fact.aspects.some((aspect) => aspect === 'age' || aspect === 'looks') &&
        /^(?:I|My)\b/.test(fact.text) &&
        !story.spokenLines.holds(fact.text),
    )
    .sort((a, b) => b.near - a.near)
    .map(({ fact, near: close }) => ({ text: sayFact(moment, fact.text), isNear: close >= CARD_LIKE.detail }))
    .filter(({ text }) => !says.some((one) => one.includes(text)) && !story.spokenLines.holds(text))
    .slice(0, most);
  const off = facts.findIndex(({ isNear }) => !isNear);
  return facts.map(({ text }, at) => {
    const bridge = at === off ? pickOwn(moment, BRIDGES) : null;
    return bridge === null ? text : `${bridge} ${/[?]$/.test(bridge) ? text : text.replace(/^My\b/, 'my')}`;
  });
}

/**
 * Brings a long reply nearer to its length: more of the answer's own topic, something of her own, and what she does
 * meanwhile. It may stay shorter where her card says little.
 */
export function elaborate(moment: Moment, lead: Lead, says: readonly string[]): string[] {
  const { budget, size, story } = moment;
  const all = [...says];
  if ((size !== 'long' && size !== 'extra long') || lead.isEarnest) return all;
  const most = MOST[size];
  const actions = ownActions(moment)
    .filter((action) => !story.spokenLines.holds(action))
    .slice(0, most.actions);
  for (const text of [...(lead.more ?? []), ...ownFacts(moment, says, most.facts)]) {
    const words = countWords(all.join(' '));
    if (words >= budget.least) break;
    if (text === '' || all.some((one) => one.includes(text)) || story.spokenLines.holds(text)) continue;
    if (words + countWords(text) > budget.most) continue;
    const action = actions.shift();
    if (action !== undefined) all.push(`*${action}.*`);
    all.push(text);
  }
  return all;
}
