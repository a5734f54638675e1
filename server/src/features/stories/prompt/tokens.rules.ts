/** Latin letters per token in tenths, estimated low to be safe. */
const TENTHS_PER_TOKEN = 36;
/** Letters beyond this code point count as one token each. */
const LAST_LATIN = 0x24f;
const MARK = '…';
/** A sentence mark with closing quotes; CJK marks need no space after them. */
const SENTENCE_END = /[.!?…]["'”’»)\]*]*(?=\s|$)|[。！？]["'”’」』）*]*|\n/g;

const tokensFor = (latin: number, others: number) => Math.ceil((latin * 10) / TENTHS_PER_TOKEN) + others;

/** Estimates the tokens of a text, rather too many than too few. */
export function estimateTokens(text: string): number {
  let latin = 0;
  let others = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code <= LAST_LATIN) latin++;
    // A low surrogate was counted with its high surrogate.
    else if (code < 0xdc00 || code > 0xdfff) others++;
  }
  return tokensFor(latin, others);
}

/** The longest length of a text that stays within this many tokens. */
function endWithin(text: string, tokens: number): number {
  let latin = 0;
  let others = 0;
  let end = 0;
  for (const sign of text) {
    if ((sign.codePointAt(0) ?? 0) <= LAST_LATIN) latin++;
    else others++;
    if (tokensFor(latin, others) > tokens) return end;
    end += sign.length;
  }
  return end;
}

/** Cuts a text to at most this many characters: after a whole sentence, else after a word. */
export function cutAfterSentence(text: string, most: number): string {
  if (text.length <= most) return text;
  const ends = [...text.slice(0, most + 1).matchAll(SENTENCE_END)]
    .map(({ index, 0: mark }) => index + mark.length)
    .filter((end) => end <= most);
  const last = ends.at(-1) ?? 0;
  // A cut within a long sentence loses less than keeping only a tiny one before it.
  if (last > most / 3) return text.slice(0, last).trimEnd();
  const room = most - MARK.length;
  if (room < 1) return '';
  const head = text.slice(0, room);
  const space = head.search(/\s\S*$/);
  // The same for a long word after a tiny one.
  return `${(space > room / 3 ? head.slice(0, space) : head.replace(/[\ud800-\udbff]$/, '')).trimEnd()}${MARK}`;
}

/** Cuts the end of a text to stay within this many tokens, after a whole sentence if possible. */
export function shorten(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  // One token is left for the ellipsis.
  return cutAfterSentence(text, endWithin(text, tokens - 1));
}

/** Cuts the beginning of a text to stay within this many tokens; its end stays whole. */
export function shortenFromStart(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  if (tokens < 1) return '';
  const backwards = Array.from(text).reverse().join('');
  const from = text.length - endWithin(backwards, tokens - 1);
  const end = text.slice(from);
  const space = end.search(/\s/);
  // Cuts within a word when its first space is too late: else little or nothing would be left.
  return `${MARK}${space >= 0 && space < end.length / 2 ? end.slice(space).trimStart() : end}`;
}
