/** The beginning of a text, ended at a word and with '…' where more follows; never longer than `most`. */
export function cutText(text: string, most: number): string {
  const whole = text.trimEnd();
  if (whole.length <= most) return whole;
  const start = whole.slice(0, most);
  const end = start.search(/\s\S*$/);
  // A word that fills most of it is cut in its middle, but not inside of a character.
  const cut = end > most / 2 ? start.slice(0, end) : start.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
}
