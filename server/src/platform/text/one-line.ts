/** What somebody wrote, quoted on one line and without anything that a terminal would obey. */
export function quoteLine(text: string, most = Number.POSITIVE_INFINITY): string {
  const plain = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return plain.length > most ? `“${plain.slice(0, most).trimEnd()}…”` : `“${plain}”`;
}
