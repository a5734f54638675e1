import nlp from 'compromise';

const lexicon = (nlp.model() as { one: { lexicon: Record<string, string | string[]> } }).one.lexicon;

/** Whether the grammar's own dictionary lists a word as this part of speech, whatever stands around it. */
export function isListed(word: string, tag: string): boolean {
  const lower = word.toLowerCase();
  const tags = Object.hasOwn(lexicon, lower) ? lexicon[lower] : undefined;
  return tags === tag || (Array.isArray(tags) && tags.includes(tag));
}
