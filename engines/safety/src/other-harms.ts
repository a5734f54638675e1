import type { Category } from '@sirenade/server/ports/moderation';
import { coverOf, type Reading } from './reading.ts';
import type { Contexts } from './sexual-context.ts';

export interface Harm {
  category: Category;
  rule: string;
}

const PLAIN = [
  ['bestiality', 'animals'],
  ['trafficking', 'trafficking'],
  ['nonConsent', 'non_consent'],
  ['selfHarm', 'self_harm'],
] as const;
const NEAR = 25;

/** The other refused categories: phrases that are harmful by themselves, and those that are in a sexual context. */
export function harmOf(reading: Reading, contexts: Contexts): Harm | undefined {
  const isInnocent = coverOf(reading.hits('innocent'), reading.words);
  for (const [label, category] of PLAIN) {
    const hit = reading.hits(label).find(({ to }) => !isInnocent(to - 1, to));
    if (hit) return { category, rule: hit.rule };
  }
  for (const { from, to, rule } of reading.hits('withoutConsent')) {
    if (!isInnocent(from, to) && contexts.near(from, to, NEAR) === 2) return { category: 'non_consent', rule };
  }
  return undefined;
}
