/** The choices in an appearance text that the painter does not paint, as they are written there. */
export function notPaintedIn(appearance: string, notPainted: readonly string[]): string[] {
  if (notPainted.length === 0) return [];
  const isListed = (choice: string) => notPainted.includes(choice.toLowerCase());
  return appearance.split(';').flatMap((written) => {
    const part = written.trim();
    const colon = part.indexOf(':');
    if (colon < 0) return part.split(', ').filter(isListed);
    const title = part.slice(0, colon).trim();
    if (isListed(title)) return [title];
    const values = part.slice(colon + 1).split(',');
    return values.map((value) => value.trim()).filter((value) => isListed(`${title}: ${value}`));
  });
}

const MOST_NAMED = 4;

/** Names them in a sentence. */
export function notPaintedText(choices: readonly string[]): string {
  const more = choices.length - MOST_NAMED;
  const names = choices.slice(0, MOST_NAMED).join(', ');
  return `Not painted by the built-in painter: ${names}${more > 0 ? ` and ${more} more` : ''}.`;
}
