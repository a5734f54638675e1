/** The beginning of a text, ended at a word and with '…' where more follows; never longer than `most`. */
export function cutText(text: string, most: number): string {
  const whole = text.trimEnd();
  if (whole.length <= most) return whole;
  const shown = whole.slice(0, most);
  const end = shown.search(/\s\S*$/);
  // A word that fills most of it is cut in its middle, but not inside of a character.
  const cut = end > most / 2 ? shown.slice(0, end) : shown.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
}
