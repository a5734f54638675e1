/** Not normalised: NFKC would turn them into plain digits and lose the fraction or the exponent. */
const UNFOLDED = /[¼-¾⅐-⅞²³]/u;
const SILENT =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\uFE0E|\uFE0F|\u20E3/u;
/** Needs no tidying: printable ASCII without the backtick, which stands for an apostrophe. */
const PLAIN_TEXT = /^[!-_a-~]*$/;
const PLAIN = new Map(
  Object.entries({
    "'": '’‘ʼ＇`´′‛',
    '"': '“”„‟«»″',
    '-': '‐‑‒−﹣',
    '...': '…‥',
    '—': '―⸺⸻',
    '.': '。｡',
    ',': '、，',
  }).flatMap(([plain, signs]) => [...signs].map((sign): [string, string] => [sign, plain])),
);
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'th',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'ng',
  ŧ: 't',
  ə: 'e',
  ƒ: 'f',
  ȷ: 'j',
};

/** Normalises a written word: one sign for each kind of quote and dash, no emoji and no invisible characters. */
export function tidy(written: string): string {
  if (PLAIN_TEXT.test(written)) return written;
  let text = '';
  for (const sign of written) {
    if (!SILENT.test(sign)) text += PLAIN.get(sign) ?? (UNFOLDED.test(sign) ? sign : sign.normalize('NFKC'));
  }
  return text.normalize('NFC').replace(/\s/g, '');
}

/** A word in the letters a to z, small, with apostrophes: accents are taken off, letters of other scripts left out. */
export function foldLetters(word: string): string {
  const small = [...word.toLowerCase()].map((letter) => LETTERS[letter] ?? letter).join('');
  return small
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z'.-]/g, '');
}

/** Whether a text has a letter that folds to a to z. */
export function hasLatinLetter(text: string): boolean {
  return /[a-z]/.test(foldLetters(text.normalize('NFKC')));
}
