/** Numbers of the pieces of words that a model of the BERT family knows. */
export type Vocabulary = Map<string, number>;

const START = '[CLS]';
const END = '[SEP]';
const UNKNOWN = '[UNK]';
/** What marks a piece that goes on a word. */
const GOES_ON = '##';
/** A longer word is taken as unknown, as the model learned it. */
const LONGEST_WORD = 100;

// The marks of ASCII that are no punctuation to Unicode ($ + < = > ^ ` | ~) count as such here.
const ALONE = /[\p{P}!-/:-@[-`{-~]|[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{2a6df}]/gu;
const INVISIBLE = /\ufffd|(?![\t\n\r])[\p{Cc}\p{Cf}\p{Co}]/gu;
const ACCENTS = /\p{Mn}/gu;

/** Small letters without accents, every mark and every Chinese character as a word of its own. */
function wordsIn(text: string): string[] {
  const plain = text.replace(INVISIBLE, '').toLowerCase().normalize('NFD').replace(ACCENTS, '');
  return plain
    .replace(ALONE, ' $& ')
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** The longest known pieces of a word, from its beginning on; null where a part of it is not known. */
function piecesOf(word: string, vocabulary: Vocabulary): number[] | null {
  const letters = [...word];
  if (letters.length > LONGEST_WORD) return null;
  const pieces: number[] = [];
  for (let from = 0; from < letters.length; ) {
    let to = letters.length;
    let piece: number | undefined;
    for (; to > from && piece === undefined; to--) {
      piece = vocabulary.get(`${from > 0 ? GOES_ON : ''}${letters.slice(from, to).join('')}`);
    }
    if (piece === undefined) return null;
    pieces.push(piece);
    from = to + 1;
  }
  return pieces;
}

/** A text as the model reads it (WordPiece): the numbers of its pieces between a mark of the beginning and one of the end. */
export function toWordPieces(text: string, vocabulary: Vocabulary, most: number): number[] {
  const number = (piece: string) => vocabulary.get(piece) ?? 0;
  const pieces: number[] = [];
  for (const word of wordsIn(text)) {
    if (pieces.length >= most - 2) break;
    pieces.push(...(piecesOf(word, vocabulary) ?? [number(UNKNOWN)]));
  }
  return [number(START), ...pieces.slice(0, most - 2), number(END)];
}
