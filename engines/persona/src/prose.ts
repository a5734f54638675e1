const ABBREVIATIONS = new Set(
  'mr mrs ms mx dr prof rev st mt jr sr capt cpt col gen lt sgt vs etc approx e.g i.e no'.split(' '),
);

/** Writes apostrophes and quotes one way, and one kind of space, so that texts can be compared. */
export function plainMarks(text: string): string {
  return text
    .replace(/[\u2018\u2019\u02bc\u0060\u00b4]/g, "'")
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"')
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ');
}

/** The words of a text, without any marks, in lower case. */
export function wordsOf(text: string): string[] {
  return (
    plainMarks(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? []
  );
}

/** How a sentence is compared with others: its words alone. */
export function normalised(text: string): string {
  return wordsOf(text).join(' ');
}

export function countWords(text: string): number {
  return wordsOf(text).length;
}

function isAbbreviation(before: string): boolean {
  const word = before.match(/[\p{L}.]{1,8}$/u)?.[0] ?? '';
  // 'J. R. Hale' goes on, 'forty years on the letter S.' does not.
  const isInitial = word !== 'I' && /(?:^|["'(]|\p{Lu}[\p{L}.]*\s+)\p{Lu}$/u.test(before.trimStart());
  return isInitial || ABBREVIATIONS.has(word.toLowerCase());
}

/** Cuts one paragraph without stage directions into sentences. */
function cutSentences(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(/([.!?\u2026]+)(["'\u201d\u2019)\]]*)(?=\s|$)/g)) {
    const end = match.index + match[0].length;
    const next = text.slice(end).trimStart();
    // 'I… well' and 'Mr. Hale' go on; so does anything in small letters.
    if (/^\p{Ll}/u.test(next)) continue;
    if (match[1] === '.' && isAbbreviation(text.slice(from, match.index))) continue;
    sentences.push(text.slice(from, end).trim());
    from = end;
  }
  return [...sentences, text.slice(from).trim()].filter((sentence) => sentence !== '');
}

/** A stretch of a text: what is said, or what is done between asterisks. */
export interface Stretch {
  kind: 'speech' | 'direction';
  text: string;
}

/** Parts a text into what is said and its *stage directions*. */
export function stretchesOf(text: string): Stretch[] {
  return text
    .replace(/\*\*/g, '')
    .split(/(\*(?=\S)[^*\n]+(?<=\S)\*)/)
    .map((part): Stretch => {
      const inner = /^\*(?=\S)[^*\n]+(?<=\S)\*$/.test(part) ? part.slice(1, -1) : null;
      return inner === null ? { kind: 'speech', text: part.trim() } : { kind: 'direction', text: inner.trim() };
    })
    .filter(({ text: part }) => /[\p{L}\p{N}\p{Extended_Pictographic}?!]/u.test(part));
}

/** The sentences of a text, stage directions among them without their asterisks. */
export function sentencesIn(text: string): string[] {
  return stretchesOf(text).flatMap((stretch) =>
    stretch.text
      .split(/\n+/)
      .flatMap((line) => cutSentences(line.trim()))
      .filter((sentence) => wordsOf(sentence).length > 0),
  );
}

export function capitalised(text: string): string {
  return text.replace(
    /^(["'\u201c\u2018(*]*)(\p{Ll})/u,
    (_, mark: string, letter: string) => mark + letter.toUpperCase(),
  );
}

/** 'tea', 'tea and rain', 'tea, rain and salt'. */
export function listed(items: string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** The indefinite article that goes before a word, by how the word sounds. */
export function articleFor(next: string): 'a' | 'an' {
  if (/^(?:one\b|once|eu|ewe|uni(?!n)|us[aeiu]|ut[ei]|uku|hon(?!est|ou?r)|ho(?!ur\b|nest|no))/i.test(next)) return 'a';
  return /^(?:[aeiou]|8|11\b|18\b|hour|honest|honou?r|heir)/i.test(next) ? 'an' : 'a';
}

/** Takes out what filling slots can leave behind, and sets the apostrophes as printers do. */
export function tidied(text: string): string {
  return text
    .replace(/[ \t]+/g, ' ')
    .replace(/ +(?=[,.;:!?\u2026])/g, '')
    .replace(/,(?=[,.;:!?])/g, '')
    .replace(/(?<=[\p{L}\p{N}])'(?=\p{L})/gu, '\u2019')
    .replace(/(?<=\p{L}s)'(?= )/gu, '\u2019')
    .trim();
}
