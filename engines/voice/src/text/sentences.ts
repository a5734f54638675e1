import { spokenText } from './spoken-text.ts';

/** In characters: a longer sentence would delay the first sound, and some servers refuse it. */
const LONGEST = 400;
const ABBREVIATIONS = new Set(
  (
    'mr mrs ms mx dr prof rev st mt jr sr capt cpt col gen lt sgt vs etc approx est dept ' +
    'jan feb apr jun jul aug sep sept oct nov dec tue thu fri hr hrs ft'
  ).split(' '),
);
/** Short for something only before a number: 'No. 5'. */
const BEFORE_NUMBERS = new Set('no nr vol fig ed mar mon wed sat sun min sec'.split(' '));
const ENDINGS = '.!?…。！？';
const CLOSERS = '"\'”’»)]';
/** After these a sentence ends without a space. */
const WIDE_ENDINGS = '。！？';

/** Whether a full stop belongs to the word before it. */
function isAbbreviation(before: string, next: string): boolean {
  const word = before.match(/[\p{L}.]{1,12}$/u)?.[0] ?? '';
  if (/^\p{Lu}$/u.test(word)) return word !== 'I';
  if (BEFORE_NUMBERS.has(word.toLowerCase())) return /^\p{N}/u.test(next);
  return /^(?:\p{L}\.)+\p{L}$/u.test(word) || ABBREVIATIONS.has(word.toLowerCase());
}

/** Whether a sentence ends with a mark; null while too little text has followed to decide. */
function isEnd(before: string, mark: string, after: string, isWhole: boolean): boolean | null {
  if (WIDE_ENDINGS.includes(mark.at(-1) ?? '')) return true;
  if (!/^[\s*]/.test(after)) return false;
  const next = after.replace(/^[\s"'“‘«([]+/, '');
  const isEllipsis = mark.length > 1 || mark === '…';
  if (!isWhole && (next === '' || (isEllipsis && next === 'I'))) return null;
  if (/^\p{Ll}/u.test(next) || (mark === '.' && isAbbreviation(before, next))) return false;
  // “I… I don't know” is one breath.
  return !(isEllipsis && /^I\b/.test(next));
}

/** The index at which the first sentence ends, or -1 while that is undecided. */
function firstEnd(text: string, isWhole: boolean): number {
  let isDirection = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (letter === '\n') return at + 1;
    if (letter === '*') {
      if (text[at + 1] === '*') at++;
      else if (at + 1 === text.length && !isWhole) return -1;
      else isDirection = !isDirection && /\S/.test(text[at + 1] ?? ' ');
      continue;
    }
    if (isDirection || !ENDINGS.includes(letter)) continue;
    let end = at + 1;
    while (end < text.length && ENDINGS.includes(text[end] ?? '')) end++;
    const mark = text.slice(at, end);
    while (end < text.length && CLOSERS.includes(text[end] ?? '')) end++;
    if (end === text.length && !isWhole) return -1;
    const ends = isEnd(text.slice(Math.max(0, at - 12), at), mark, text.slice(end, end + 60), isWhole);
    if (ends === null) return -1;
    if (ends) return end;
    at = end - 1;
  }
  return isWhole && text !== '' ? text.length : -1;
}

/** Cuts a sentence that is too long, at a comma where there is one. */
function cutLong(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST) {
    const head = rest.slice(0, LONGEST);
    const comma = Math.max(...[', ', '; ', ': ', ' – ', ' — ', '，', '、'].map((mark) => head.lastIndexOf(mark)));
    const space = head.lastIndexOf(' ');
    // Never within a pair of code units.
    const hard = /[\uD800-\uDBFF]$/.test(head) ? LONGEST - 1 : LONGEST;
    const cut = comma > LONGEST / 4 ? comma + 1 : space > 0 ? space : hard;
    parts.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return [...parts, rest].filter((part) => part !== '');
}

/**
 * Splits a streamed text: returns each sentence to be spoken once it is complete. `next` is a look-ahead at text that is
 * pushed later: it helps to decide where a sentence ends, and no sentence includes any of it.
 */
export function makeSentenceSplitter(): { push(piece: string, next?: string): string[]; end(): string[] } {
  let text = '';
  const take = (next: string, isWhole: boolean): string[] => {
    const sentences: string[] = [];
    for (;;) {
      const end = firstEnd(text + next, isWhole);
      if (end <= 0 || end > text.length) return sentences;
      sentences.push(...cutLong(spokenText(text.slice(0, end))));
      text = text.slice(end);
    }
  };
  return {
    push: (piece, next = '') => {
      text += piece;
      return text === '' ? [] : take(next, false);
    },
    end: () => take('', true),
  };
}

/** The sentences of a text that are spoken, without stage directions. */
export function sentencesOf(text: string): string[] {
  const splitter = makeSentenceSplitter();
  return [...splitter.push(text), ...splitter.end()];
}
