/** A run of text in one style; `start` is its position in the source. */
export interface TextRun {
  text: string;
  start: number;
  isAction: boolean;
  isStrong: boolean;
}

export type Paragraph = TextRun[];

interface Style {
  isAction: boolean;
  isStrong: boolean;
}

const LINK = /^!?\[([^\]\n]*)\]\([^()\s]*\)/;
const isSpace = (char: string | undefined) => char === undefined || /\s/.test(char);
const isWordPart = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char);

/** The marks of emphasis that stand at a place, `*` to `***` or `_` to `___`; empty when there are none. */
function marksAt(text: string, at: number): string {
  const char = text[at];
  if (char !== '*' && char !== '_') return '';
  let end = at;
  while (text[end] === char) end++;
  return end - at > 3 ? '' : text.slice(at, end);
}

function styleOf(marks: string): Style {
  return { isAction: marks.length !== 2, isStrong: marks.length > 1 };
}

/** Whether marks can open a style: no space may follow, and an underscore must not be inside a word. */
const leansRight = (text: string, at: number, marks: string) =>
  !isSpace(text[at + marks.length]) && (marks[0] === '*' || !isWordPart(text[at - 1]));

const leansLeft = (text: string, at: number, marks: string) =>
  !isSpace(text[at - 1]) && (marks[0] === '*' || !isWordPart(text[at + marks.length]));

/** The position of the marks that close a style; -1 when there are none. */
function closing(text: string, marks: string, from: number): number {
  for (let at = text.indexOf(marks, from); at !== -1; at = text.indexOf(marks, at + 1)) {
    const found = marksAt(text, at);
    if (found === marks && text[at - 1] !== '\\' && leansLeft(text, at, marks)) return at;
    if (found) at += found.length - 1;
  }
  return -1;
}

function readParagraph(text: string, offset: number, isOpenEnded: boolean): Paragraph {
  const runs: Paragraph = [];
  /** Styles that are open, innermost last. */
  const open: string[] = [];
  /** Marks that are not closed from here on: looking for it again and again would take long. */
  const endless = new Set<string>();
  let from = 0;
  const push = (content: string, start: number) => {
    if (content === '') return;
    const style = { isAction: false, isStrong: false };
    for (const { isAction, isStrong } of open.map(styleOf)) {
      style.isAction ||= isAction;
      style.isStrong ||= isStrong;
    }
    runs.push({ text: content, start: offset + start, ...style });
  };
  const flush = (until: number, next: number) => {
    push(text.slice(from, until), from);
    from = next;
  };

  const isClosed = (marks: string, after: number) => {
    if (isOpenEnded) return true;
    if (!endless.has(marks) && closing(text, marks, after) === -1) endless.add(marks);
    return !endless.has(marks);
  };

  for (let at = 0; at < text.length; ) {
    if (text[at] === '\\' && /[\\*_[\]!]/.test(text[at + 1] ?? '')) {
      flush(at, at + 1);
      at += 2;
      continue;
    }
    const link = text[at] === '[' || text[at] === '!' ? LINK.exec(text.slice(at)) : null;
    if (link) {
      // Links and pictures are reduced to their text: nothing is linked or fetched.
      flush(at, at + link[0].length);
      push(link[1] ?? '', at + link[0].indexOf('[') + 1);
      at = from;
      continue;
    }
    const marks = marksAt(text, at);
    if (!marks) {
      at++;
      continue;
    }
    const end = at + marks.length;
    if (open.at(-1) === marks && leansLeft(text, at, marks)) {
      flush(at, end);
      open.pop();
    } else if (!open.includes(marks) && leansRight(text, at, marks) && isClosed(marks, end + 1)) {
      flush(at, end);
      open.push(marks);
    }
    at = end;
  }
  flush(text.length, text.length);
  return runs;
}

/**
 * Parses a message into paragraphs: *actions*, **weight** and line breaks; everything else stays as written. In a text
 * that still grows, a style that is open at the end counts as closed.
 */
export function readMessage(text: string, { isGrowing = false } = {}): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const gap = /\n[^\S\n]*\n\s*/g;
  let from = 0;
  const add = (until: number, isLast: boolean) => {
    const raw = text.slice(from, until);
    const runs = readParagraph(raw, from, isLast && isGrowing);
    if (raw.trim() !== '') paragraphs.push(runs);
  };
  for (let found = gap.exec(text); found; found = gap.exec(text)) {
    add(found.index, false);
    from = gap.lastIndex;
  }
  add(text.length, true);
  return paragraphs;
}

/** A message without its marks, as it is read out. */
export function plainMessage(text: string): string {
  return readMessage(text)
    .map((runs) => runs.map((run) => run.text).join(''))
    .join('\n\n');
}

export interface TextWord extends TextRun {
  /** Its end in the source, including the space after it. */
  end: number;
}

/** Splits a run into words, each with the space that follows it. */
export function splitWords({ text, start, ...style }: TextRun): TextWord[] {
  return Array.from(text.matchAll(/\s*\S+\s*|\s+/g), ({ 0: word, index }) => ({
    ...style,
    text: word,
    start: start + index,
    end: start + index + word.length,
  }));
}
