import type { Preferences } from '@sirenade/contract/preferences';

/** The parts of an item that filters look at. */
interface FilteredContent {
  tags: readonly string[];
  texts: readonly string[];
}

type Filter = (content: FilteredContent) => boolean;

/** Normalises a text so that spellings match: case, widths, ligatures, apostrophes, invisible breaks. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u00AD\u200B\uFEFF]/g, '')
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .toUpperCase()
    .normalize('NFKC')
    .replaceAll('İ', 'I');
}

/** Scripts that put no spaces between words. */
const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => `\\p{Script=${script}}`)
  .join('');
/** The characters of a word in all other scripts. */
const LETTER = `(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}_]`;
const startsWithLetter = new RegExp(`^${LETTER}`, 'u');
const endsWithLetter = new RegExp(`${LETTER}$`, 'u');

/** Matches a word or phrase as a whole; in scripts without spaces, as a substring. */
function patternOf(word: string): string {
  const text = fold(word).trim();
  const pattern = text
    .split(/\s+/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('\\s+');
  const before = startsWithLetter.test(text) ? `(?<!${LETTER})` : '';
  const after = endsWithLetter.test(text) ? `(?!${LETTER})` : '';
  return before + pattern + after;
}

/** Whether an item is hidden: by a hidden tag among its tags, or a hidden word in any of its texts. */
export function contentFilter({
  hidden_tags,
  hidden_words,
}: Pick<Preferences, 'hidden_tags' | 'hidden_words'>): Filter | null {
  const tags = new Set(hidden_tags.map((tag) => fold(tag).trim()).filter((tag) => tag !== ''));
  const patterns = hidden_words.map(patternOf).filter((pattern) => pattern !== '');
  if (tags.size === 0 && patterns.length === 0) return null;
  const words = patterns.length === 0 ? null : new RegExp(patterns.join('|'), 'u');
  return (content) =>
    content.tags.some((tag) => tags.has(fold(tag).trim())) ||
    (words !== null && [...content.texts, ...content.tags].some((text) => words.test(fold(text))));
}
