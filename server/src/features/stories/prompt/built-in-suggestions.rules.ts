import type { Persona, Turn } from '../../../providers/text/text.ts';
import { asName } from './prompt-words.rules.ts';
import { answers, byTopic, carryingOn, openings } from './suggestion-lines.rules.ts';

const COUNT = 5;
const FROM_CARD = 2;
const QUESTION = /\?["'”’*)\s]*$/;

/** The list from another beginning on, so that not everybody is offered the same. */
function rotate(list: readonly string[], seed: number): string[] {
  const from = seed % Math.max(1, list.length);
  return [...list.slice(from), ...list.slice(0, from)];
}

/** Suggestions without an engine: what the card speaks of, and what fits any last words. The same seed, the same ones. */
export function builtInSuggestions(
  siren: Pick<Persona, 'name' | 'description'>,
  turns: readonly Turn[],
  seed: number,
): string[] {
  const last = turns.at(-1);
  const before = turns.map(({ text }) => text.toLowerCase()).join('\n');
  const asked = byTopic
    .filter(([words]) => words.test(siren.description))
    // One of each topic, so that the two are about different things.
    .map(([, lines]) => rotate(lines, seed)[0] ?? '')
    .filter((line) => !before.includes(line.toLowerCase()));
  const isAsked = last?.role === 'siren' && QUESTION.test(last.text);
  const general = last === undefined ? openings : isAsked ? answers : carryingOn;
  const fromCard = rotate(asked, seed).slice(0, FROM_CARD);
  const rest = rotate(general, seed).slice(0, COUNT - fromCard.length);
  return [...rest, ...fromCard].map((line) => line.replace('{name}', () => asName(siren.name)));
}
