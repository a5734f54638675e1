const LONGEST_ITEM = 500;

/** Every part of a text that may be a JSON array: within a fence, or from a bracket to the last one that closes. */
function candidates(text: string): string[] {
  const fenced = text.split('```').filter((_, n) => n % 2 === 1);
  const [from, to] = [text.indexOf('['), text.lastIndexOf(']')];
  return [text, ...fenced.map((part) => part.replace(/^\w+/, '')), ...(from < to ? [text.slice(from, to + 1)] : [])];
}

function parsedItems(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value;
    // Models often wrap the list in an object: {"suggestions": […]}.
    const lists = value !== null && typeof value === 'object' ? Object.values(value).filter(Array.isArray) : [];
    return lists[0] ?? null;
  } catch {
    return null;
  }
}

/** The text of an item that is a string, or an object around a single one. */
function textOf(item: unknown): string {
  if (typeof item === 'string') return item;
  const strings =
    item !== null && typeof item === 'object' ? Object.values(item).filter((v) => typeof v === 'string') : [];
  return strings.length === 1 ? (strings[0] as string) : '';
}

/** Lines that a number or a bullet begins. */
function listedLines(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const item = line.trim();
    const mark = item.match(/^(?:\d{1,2}[.):]|[-*•–])\s/)?.[0];
    return mark === undefined ? [] : [item.slice(mark.length)];
  });
}

function tidy(item: string): string {
  const text = item.replace(/\s+/g, ' ').trim().replace(/,$/, '');
  return text.replace(/^(["'“‘])(.*)(["'”’])$/, '$2').trim();
}

/** Finds the list of strings in the output of a model, JSON or not; null where it has too few. */
export function listOf(text: string, { atLeast, atMost }: { atLeast: number; atMost: number }): string[] | null {
  const parsed = candidates(text.trim())
    .map(parsedItems)
    .find((items) => items !== null);
  const items = (parsed?.map(textOf) ?? listedLines(text)).map(tidy);
  const wanted = [...new Set(items)].filter((item) => item !== '' && item.length <= LONGEST_ITEM);
  return wanted.length < atLeast ? null : wanted.slice(0, atMost);
}
