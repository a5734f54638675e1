/** Characters that are parsed: more than an excerpt ever shows, markup and URLs included. */
const MOST_PARSED = 2_000;
const MOST = 140;

/** Lines of markup only: code fences and horizontal rules. */
const BARE_LINE = /^[ \t]*(?:`{3,}[^`\n]*|~{3,}[^\n]*|(?:[-*_][ \t]*){3,})$/gm;
/** Markers of quotes, headings and bullet lists; the numbers of ordered lists stay in the text. */
const LINE_START = /^[ \t]*(?:>[ \t]?|#{1,6}[ \t]+|[-+*][ \t]+)+/gm;
const LINK = /!?\[([^[\]\n]*)\]\([^()\s]*(?:[ \t]+"[^"\n]*")?\)/g;
const AUTOLINK = /<((?:https?:\/\/|mailto:)[^<>\s]+)>/g;
const EMPHASIS = [
  /(\*{1,3})(?=[^\s*])([^*]*[^\s*])\1/g,
  /(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])([^_]*[^\s_])\1(?![\p{L}\p{N}_])/gu,
  /(~~)(?=[^\s~])([^~]*[^\s~])\1/g,
];
/** Emphasis is rarely nested deeper. */
const LEVELS = 3;

/** Punctuation that markdown may escape; each is replaced by a noncharacter while the markup is removed. */
const PUNCTUATION = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'];
const FIRST_CODE = 0xfdd0;
const protect = (text: string) =>
  text.replace(/[!-/:-@[-`{-~]/g, (sign) => String.fromCharCode(FIRST_CODE + PUNCTUATION.indexOf(sign)));
const restore = (text: string) =>
  text.replace(/[\uFDD0-\uFDEF]/g, (code) => PUNCTUATION[code.charCodeAt(0) - FIRST_CODE] ?? '');

/** The text of a comment without its markdown. */
function plainTextOf(markdown: string): string {
  let text = markdown
    .replace(BARE_LINE, '')
    .replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => protect(sign))
    .replace(/(`+)([^`]+)\1(?!`)/g, (_, _ticks, code: string) => protect(code))
    .replace(LINE_START, '')
    .replace(LINK, '$1')
    .replace(AUTOLINK, '$1');
  for (let level = 0; level < LEVELS; level++) for (const pair of EMPHASIS) text = text.replace(pair, '$2');
  return restore(text).replace(/\s+/g, ' ').trim();
}

/** The beginning of a comment as plain text on one line, cut at a word. */
export function commentExcerpt(content: string): string {
  const beginning = content.slice(0, MOST_PARSED);
  // A comment of nothing but markup is shown as it was written.
  const line = plainTextOf(beginning) || beginning.replace(/\s+/g, ' ').trim();
  if (line.length <= MOST) return line;
  return `${line
    .slice(0, MOST)
    .replace(/\s+\S*$/, '')
    .toWellFormed()}…`;
}
