/** Tenths of a Latin letter that a token holds, on the careful side. */
const TENTHS_PER_TOKEN = 36;
/** Beyond it, letters of other scripts and signs take a token each. */
const LAST_LATIN = 0x24f;
const MARK = '…';
/** After a mark and what closes with it; some scripts put no space there. */
const SENTENCE_END = /[.!?…]["'”’»)\]*]*(?=\s|$)|[。！？]["'”’」』）*]*|\n/g;

const tokensFor = (latin: number, others: number) => Math.ceil((latin * 10) / TENTHS_PER_TOKEN) + others;

/** About how many tokens a text takes; rather too many than too few. */
export function estimateTokens(text: string): number {
  let latin = 0;
  let others = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code <= LAST_LATIN) latin++;
    // The second half of a pair belongs to the first.
    else if (code < 0xdc00 || code > 0xdfff) others++;
  }
  return tokensFor(latin, others);
}

/** Where a text has to end to stay within so many tokens. */
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

/** Cuts a text after so many characters or less: after a whole sentence, or else after a word. */
export function cutAfterSentence(text: string, most: number): string {
  if (text.length <= most) return text;
  const ends = [...text.slice(0, most + 1).matchAll(SENTENCE_END)]
    .map(({ index, 0: mark }) => index + mark.length)
    .filter((end) => end <= most);
  const last = ends.at(-1) ?? 0;
  // One long sentence after a tiny one is better cut than lost.
  if (last > most / 3) return text.slice(0, last).trimEnd();
  const room = most - MARK.length;
  if (room < 1) return '';
  const head = text.slice(0, room);
  const space = head.search(/\s\S*$/);
  // So is one long word after a tiny one.
  return `${(space > room / 3 ? head.slice(0, space) : head.replace(/[\ud800-\udbff]$/, '')).trimEnd()}${MARK}`;
}

/** Cuts a text to so many tokens, its end first: after a whole sentence where it has one. */
export function shorten(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  // One token is kept for the mark that says that something is missing.
  return cutAfterSentence(text, endWithin(text, tokens - 1));
}

/** Cuts a text to so many tokens, its beginning first, so that its end stays whole. */
export function keepEnd(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  if (tokens < 1) return '';
  const backwards = Array.from(text).reverse().join('');
  const from = text.length - endWithin(backwards, tokens - 1);
  const end = text.slice(from);
  const space = end.search(/\s/);
  // A word of its own length would leave nothing.
  return `${MARK}${space >= 0 && space < end.length / 2 ? end.slice(space).trimStart() : end}`;
}
