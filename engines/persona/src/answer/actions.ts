import { normalised } from '../prose.ts';
import type { Moment } from '../reply/moment.ts';
import { makeRng } from '../rng.ts';
import { anywhereActions, tradeActions } from './actions.data.ts';

const TRADE =
  /^I (?:am|was) (?:now |still )?(?:an?|the) |^I (?:work|run|keep|teach|drive|repair|mend|sell|cook|train|build|tend|serve|guard|make|play|sing|write|paint)\b/i;
const LONGEST_TRADE = 8;

/** The words of a card that name her trade: of other things in it, as the bread van that she drives to work in, she does nothing. */
function tradeText({ reading }: Pick<Moment, 'reading'>): string {
  const fact = reading.facts.slice(0, 4).find(({ text }) => TRADE.test(text)) ?? reading.facts[0];
  return (fact?.text ?? '').split(/\s+/).slice(0, LONGEST_TRADE).join(' ');
}

/** What she can do with her hands while she talks, her trade first; each in the first person without asterisks. */
export function ownActions(moment: Pick<Moment, 'reading'>): string[] {
  const text = tradeText(moment);
  // What is named first is her trade; 'hotel pianist on a cruise ship' plays before she sails.
  const trades = tradeActions
    .map((entry) => ({ entry, at: text.search(entry[0]) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .slice(0, 2)
    .map(({ entry }) => entry);
  const rng = makeRng('actions', moment.reading.name);
  const ofTrade = rng.shuffled(trades.flatMap(([, actions]) => [...actions]));
  return [...ofTrade, ...rng.shuffled([...anywhereActions])].map((action) => `I ${action}`);
}

/** Whether she has done this in the story, in whatever person and tense it was told. */
function isDone(action: string, hers: readonly string[]): boolean {
  const [, , ...rest] = normalised(action)
    .replace(/\b(?:my|her|his|their)\b/g, '')
    .split(/\s+/);
  const words = ` ${rest.join(' ')} `;
  return hers.some((reply) =>
    ` ${normalised(reply)
      .replace(/\b(?:my|her|his|their)\b/g, '')
      .replace(/\s+/g, ' ')} `.includes(words),
  );
}

/** Her actions that were not done in this story. */
export const actionsLeft = (moment: Pick<Moment, 'reading' | 'story'>): string[] =>
  ownActions(moment).filter((action) => !isDone(action, moment.story.hers));

/** One action that was not done in this story; null where all were. */
export const nextAction = (moment: Pick<Moment, 'reading' | 'story'>): string | null => actionsLeft(moment)[0] ?? null;
