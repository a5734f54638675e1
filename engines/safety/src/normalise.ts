import { LEET, LEET_AS_L, LOOKS_CYRILLIC, LOOKS_LATIN, LOOKS_LATIN_TOO, PLAIN } from './confusables.ts';

const INVISIBLE = /[\p{M}\p{Cf}\u115f\u1160\uffa0]/gu;
const FOREIGN = /[^\0-\x7f]/gu;
const ASCII = /^[\0-\x7f]*$/;
const OVERRIDE = /\u202e([^\u202c\u2069\n]*)/g;

/** Text in plain lower case: without diacritics, invisible characters, and styled forms of letters and digits. */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return both(text)
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(FOREIGN, (character) => PLAIN.get(character) ?? character);
}

/** Text in a right-to-left override is read both ways: people see it reversed, models read it as stored. */
function both(text: string): string {
  if (!text.includes('\u202e')) return text;
  return `${text}\n${text.replace(OVERRIDE, (_, hidden: string) => [...hidden].reverse().join(''))}`;
}

const swap = (word: string, table: Map<string, string>) => {
  let swapped = '';
  for (const character of word) swapped += table.get(character) ?? character;
  return swapped;
};

/** The readings of a folded word in which letters of another script may replace similar ones. */
export function scriptReadings(word: string): string[] {
  if (ASCII.test(word)) return [word];
  const readings = [word];
  for (const table of [LOOKS_LATIN, LOOKS_LATIN_TOO]) {
    const latin = swap(word, table);
    if (ASCII.test(latin) && !readings.includes(latin)) readings.push(latin);
  }
  if (/[a-z0-9]/.test(word)) readings.push(swap(word, LOOKS_CYRILLIC));
  return readings;
}

/** Only this many ambiguous signs of a word are read both ways, so that the readings do not grow without limit. */
const MOST_DOUBTS = 4;

/** The words that a chunk of letters, digits and signs may stand for ('f1ft33n'); other characters are dropped. */
export function leetReadings(chunk: string): string[] {
  let readings = [''];
  for (const character of chunk) {
    const meant = LEET.get(character) ?? character;
    const also = LEET_AS_L.get(character) ?? meant;
    if (!/\p{L}/u.test(meant)) continue;
    const isOpen = meant !== also && readings.length < 2 ** MOST_DOUBTS;
    readings = [meant, ...(isOpen ? [also] : [])].flatMap((letter) => readings.map((start) => start + letter));
  }
  return readings.flatMap(scriptReadings);
}

/** A word with every run of one letter made a single one. */
export function squeeze(word: string): string {
  let squeezed = '';
  for (const character of word) if (!squeezed.endsWith(character)) squeezed += character;
  return squeezed;
}

/** Whether a letter stands three times in a row, which no word of ours has. */
export const isStretched = (word: string): boolean => /(.)\1\1/u.test(word);
