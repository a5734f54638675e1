import { normalised, sentencesIn } from '../prose.ts';

/** What a siren has said in a story, so that she does not say it again. */
export interface SpokenRecord {
  /** Whether this very sentence was said. */
  has(sentence: string): boolean;
  /** Whether these words in a row were said anywhere. */
  holds(words: string): boolean;
  /** How often these words in a row were said. */
  count(words: string): number;
  add(text: string): void;
}

const wordsIn = (text: string) => sentencesIn(text).map(normalised);

/** Remembers every sentence of texts, by its words alone. */
export function recordSpoken(texts: string[], read: (text: string) => string[] = wordsIn): SpokenRecord {
  const sentences = new Set<string>();
  const all: string[] = [' '];
  const keep = (parts: string[]) => {
    for (const part of parts) sentences.add(part);
    all.push(parts.join(' '), ' ');
  };
  for (const text of texts) keep(read(text));
  let joined = '';
  const allOf = () => {
    if (all.length > 1) joined += all.splice(0).join('');
    return joined;
  };
  return {
    has: (sentence) => sentences.has(normalised(sentence)),
    holds: (words) => allOf().includes(` ${normalised(words)} `),
    count: (words) => allOf().split(` ${normalised(words)} `).length - 1,
    add: (text) => keep(wordsIn(text)),
  };
}

/** The longest stretch of a line without a slot: what shows that it was used, whatever filled the slots. */
export function fixedPart(line: string): string {
  const parts = line.split(/\{\w+\}/).map((part) => normalised(part));
  const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), '');
  return longest.split(' ').length >= 3 ? longest : '';
}
