/** More of a text than an excerpt ever shows, marks and addresses included. */
const LOOKED_AT = 2_000;
const MOST = 140;

/** Lines that are only marks: fences of code, and rules between paragraphs. */
const BARE_LINE = /^[ \t]*(?:`{3,}[^`\n]*|~{3,}[^\n]*|(?:[-*_][ \t]*){3,})$/gm;
/** What makes a line a quote, a heading or an entry of a list; the numbers of a list are words too. */
const LINE_START = /^[ \t]*(?:>[ \t]?|#{1,6}[ \t]+|[-+*][ \t]+)+/gm;
const LINK = /!?\[([^[\]\n]*)\]\([^()\s]*(?:[ \t]+"[^"\n]*")?\)/g;
const AUTOLINK = /<((?:https?:\/\/|mailto:)[^<>\s]+)>/g;
const EMPHASIS = [
  /(\*{1,3})(?=[^\s*])([^*]*[^\s*])\1/g,
  /(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])([^_]*[^\s_])\1(?![\p{L}\p{N}_])/gu,
  /(~~)(?=[^\s~])([^~]*[^\s~])\1/g,
];
/** Marks within marks are rarely deeper. */
const LEVELS = 3;

/** The signs that markdown may escape, each with a code that is no character and stands for it meanwhile. */
const SIGNS = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'];
const FIRST_CODE = 0xfdd0;
const hold = (text: string) =>
  text.replace(/[!-/:-@[-`{-~]/g, (sign) => String.fromCharCode(FIRST_CODE + SIGNS.indexOf(sign)));
const release = (text: string) =>
  text.replace(/[\uFDD0-\uFDEF]/g, (code) => SIGNS[code.charCodeAt(0) - FIRST_CODE] ?? '');

/** The words of a comment as they are read, without the marks of its markdown. */
function wordsOf(markdown: string): string {
  let text = markdown
    .replace(BARE_LINE, '')
    .replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => hold(sign))
    .replace(/(`+)([^`]+)\1(?!`)/g, (_, _ticks, code: string) => hold(code))
    .replace(LINE_START, '')
    .replace(LINK, '$1')
    .replace(AUTOLINK, '$1');
  for (let level = 0; level < LEVELS; level++) for (const pair of EMPHASIS) text = text.replace(pair, '$2');
  return release(text).replace(/\s+/g, ' ').trim();
}

/** The beginning of a comment as plain words on one line, cut at a word. */
export function commentExcerpt(content: string): string {
  const begun = content.slice(0, LOOKED_AT);
  // What is nothing but marks is shown as it was written.
  const line = wordsOf(begun) || begun.replace(/\s+/g, ' ').trim();
  if (line.length <= MOST) return line;
  return `${line
    .slice(0, MOST)
    .replace(/\s+\S*$/, '')
    .toWellFormed()}…`;
}
