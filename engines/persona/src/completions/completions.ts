import type { Completion } from '@sirenade/server/ports/text';
import type { Known } from '../reply/plan.ts';
import { makeRng, type Rng } from '../rng.ts';
import { writeIntro } from './intro.ts';
import { writeSuggestions } from './suggestions.ts';
import { writeSummary } from './summary.ts';
import { writeTags } from './tags.ts';
import { writeTitle } from './title.ts';

const TRIES = 40;

/** Several different texts of one kind, where somebody wants a list of what is usually one. */
function several(
  write: (rng: Rng) => string,
  { atLeast, atMost }: { atLeast: number; atMost: number },
  seed: string,
): string[] {
  const texts = new Set<string>();
  for (let n = 0; n < TRIES && texts.size < Math.min(atLeast, atMost); n++) texts.add(write(makeRng(seed, n)));
  return [...texts];
}

/** Writes a title, tags, suggestions, an intro or a summary from what is known. */
export function completeRequest(
  { purpose, list }: Pick<Completion, 'purpose' | 'list'>,
  known: Known,
): { text: string } | { list: string[] } {
  const { reading, story, prompt } = known;
  const seed = ['wish', purpose, reading.name, prompt.seed ?? 'none', story.theirs.length, story.message].join('|');
  const rng = makeRng(seed);
  if (purpose === 'tags' || purpose === 'suggestions') {
    const items = purpose === 'tags' ? writeTags(known, rng, list) : writeSuggestions(known, rng, list);
    return list ? { list: items } : { text: items.join(purpose === 'tags' ? ', ' : '\n') };
  }
  const write = { title: writeTitle, intro: writeIntro, summary: (facts: Known) => writeSummary(facts) }[purpose];
  return list ? { list: several((other) => write(known, other), list, seed) } : { text: write(known, rng) };
}
