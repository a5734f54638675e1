/** One message of the author and the siren's answer. */
interface Exchange {
  userInput: string;
  text: string;
}

/** The two names in a transcript. */
export interface Speakers {
  author: string;
  siren: string;
}

/** Characters that markdown reads as markup or as a link: anywhere, and at the start of a line. */
const MARKUP = /[\\`*_[\]<>&~|@]|:(?=\/\/)|(?<=www)\./gi;
const MARKUP_AT_START = /^([#+\-=:]|\d+(?=[.)]))/;
/** An action between single stars: the only markup in chats. */
const ACTION = /(?<![\p{L}\p{N}*\\])\*(?![\s*])([^*]*[^\s*])\*(?![\p{L}\p{N}*])/gu;

const escapeInline = (text: string) => text.replace(MARKUP, '\\$&');

function escapeStart(line: string): string {
  return line
    .replace(MARKUP_AT_START, (sign) => (/\d/.test(sign) ? sign : `\\${sign}`))
    .replace(/^(\d+)([.)])/, '$1\\$2');
}

/** A line of a chat as markdown: everything is escaped except actions, which become italics. */
function asMarkdown(line: string): string {
  let done = 0;
  let markdown = '';
  for (const match of line.matchAll(ACTION)) {
    markdown += `${escapeInline(line.slice(done, match.index))}*${escapeInline(match[1] ?? '')}*`;
    done = match.index + match[0].length;
  }
  return markdown + escapeInline(line.slice(done));
}

/** The lines of a message, with at most one empty line in a row. */
function linesOf(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.replace(/\p{Cc}/gu, ' ').trim());
  return lines.filter((line, at) => line !== '' || lines[at - 1] !== '');
}

function speak(name: string, text: string): string {
  const [first = '', ...rest] = linesOf(text.trim());
  const markdown = [`**${escapeInline(name)}:** ${asMarkdown(first)}`.trimEnd()];
  for (const line of rest) {
    // Two trailing spaces are a line break in markdown.
    if (line !== '' && markdown.at(-1) !== '') markdown.push(`${markdown.pop()}  `);
    markdown.push(escapeStart(asMarkdown(line)));
  }
  return markdown.join('\n');
}

/** A chat as markdown, each message with its speaker's name; markup in messages is escaped. */
export function transcriptOf(exchanges: readonly Exchange[], { author, siren }: Speakers): string {
  return exchanges.flatMap(({ userInput, text }) => [speak(author, userInput), speak(siren, text)]).join('\n\n');
}

/** The same as plain text, for moderation. */
export function plainTranscriptOf(exchanges: readonly Exchange[], { author, siren }: Speakers): string {
  return exchanges.map(({ userInput, text }) => `${author}: ${userInput}\n${siren}: ${text}`).join('\n');
}
