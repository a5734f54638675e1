/** What the author wrote, and what she answered. */
interface Exchange {
  userInput: string;
  text: string;
}

/** Who speaks in a chat. */
export interface Speakers {
  author: string;
  siren: string;
}

/** What markdown would read as markup or as an address wherever it stands, and at the beginning of a line. */
const MARKUP = /[\\`*_[\]<>&~|@]|:(?=\/\/)|(?<=www)\./gi;
const MARKUP_AT_START = /^([#+\-=:]|\d+(?=[.)]))/;
/** What somebody does rather than says: the one markup of chats. */
const ACTION = /(?<![\p{L}\p{N}*\\])\*(?![\s*])([^*]*[^\s*])\*(?![\p{L}\p{N}*])/gu;

const escapeInline = (text: string) => text.replace(MARKUP, '\\$&');

function escapeStart(line: string): string {
  return line
    .replace(MARKUP_AT_START, (sign) => (/\d/.test(sign) ? sign : `\\${sign}`))
    .replace(/^(\d+)([.)])/, '$1\\$2');
}

/** A line of a chat as markdown that shows exactly its words; what stands between single stars is in italics. */
function asMarkdown(line: string): string {
  let done = 0;
  let markdown = '';
  for (const match of line.matchAll(ACTION)) {
    markdown += `${escapeInline(line.slice(done, match.index))}*${escapeInline(match[1] ?? '')}*`;
    done = match.index + match[0].length;
  }
  return markdown + escapeInline(line.slice(done));
}

/** The lines of what was said, with at most one empty one between two. */
function linesOf(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.replace(/\p{Cc}/gu, ' ').trim());
  return lines.filter((line, at) => line !== '' || lines[at - 1] !== '');
}

function speak(name: string, text: string): string {
  const [first = '', ...rest] = linesOf(text.trim());
  const markdown = [`**${escapeInline(name)}:** ${asMarkdown(first)}`.trimEnd()];
  for (const line of rest) {
    // Two spaces keep a line apart from the next one of the same paragraph.
    if (line !== '' && markdown.at(-1) !== '') markdown.push(`${markdown.pop()}  `);
    markdown.push(escapeStart(asMarkdown(line)));
  }
  return markdown.join('\n');
}

/** A chat as markdown, each with the name of who speaks; whatever they wrote is text. */
export function transcriptOf(exchanges: readonly Exchange[], { author, siren }: Speakers): string {
  return exchanges.flatMap(({ userInput, text }) => [speak(author, userInput), speak(siren, text)]).join('\n\n');
}

/** The same as plain text, for those who judge it. */
export function plainTranscriptOf(exchanges: readonly Exchange[], { author, siren }: Speakers): string {
  return exchanges.map(({ userInput, text }) => `${author}: ${userInput}\n${siren}: ${text}`).join('\n');
}
