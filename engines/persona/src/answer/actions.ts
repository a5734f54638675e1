import { toThirdPerson } from '../language/third-person.ts';
import type { Moment } from '../reply/moment.ts';
import { makeRng } from '../rng.ts';
import { placeActions, tradeActions } from './actions.data.ts';

/** Words of a card that say what she does and where, without what she dreams of. */
const cardText = ({ reading }: Pick<Moment, 'reading'>) =>
  reading.facts
    .slice(0, 4)
    .map(({ text }) => text)
    .join(' ');

/** What she can do with her hands while she talks, her trade first; each in the first person without asterisks. */
export function ownActions(moment: Pick<Moment, 'reading'>): string[] {
  const text = cardText(moment);
  // What is named first is her trade; 'hotel pianist on a cruise ship' plays before she sails.
  const trades = tradeActions
    .map((entry) => ({ entry, at: text.search(entry[0]) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .slice(0, 2)
    .map(({ entry }) => entry);
  const rng = makeRng('actions', moment.reading.name);
  const ofTrade = rng.shuffled(trades.flatMap(([, actions]) => [...actions]));
  const ofPlace = rng.shuffled(
    moment.reading.settings.slice(0, trades.length > 0 ? 1 : 2).flatMap((setting) => [...placeActions[setting]]),
  );
  return [...ofTrade, ...ofPlace].map((action) => `I ${action}`);
}

/** One action that was not done in this story; null where all were. */
export function nextAction(moment: Pick<Moment, 'reading' | 'story'>): string | null {
  const { spokenLines } = moment.story;
  // A story in the third person holds them as 'turns her cup'.
  const others = (action: string) =>
    (['she', 'he', 'they'] as const).flatMap((who) =>
      [false, true].flatMap((isPast) => toThirdPerson(action, who, isPast)?.replace(/^\S+ /, '') ?? []),
    );
  const isDone = (action: string) =>
    spokenLines.holds(action) ||
    others(action).some(
      (text) => spokenLines.holds(text) || spokenLines.holds(text.replace(/\b(?:her|his|their)\b/g, 'my')),
    );
  return ownActions(moment).find((action) => !isDone(action)) ?? null;
}
