/** A user's text, quoted on one line and without terminal control sequences. */
export function quoteLine(text: string, most = Number.POSITIVE_INFINITY): string {
  const plain = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return plain.length > most ? `“${plain.slice(0, most).trimEnd()}…”` : `“${plain}”`;
}
