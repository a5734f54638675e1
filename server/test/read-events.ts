/** The events of a streamed answer, each as soon as it has arrived whole. */
export async function* readEvents(answer: Response): AsyncGenerator<Record<string, unknown>, undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of answer.body as unknown as AsyncIterable<Uint8Array>) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as Record<string, unknown>;
  }
  if (rest !== '') throw new Error(`The stream ends in the middle of an event: ${rest}`);
}

/** All that comes, once it has come to its end. */
export async function allOf<T>(events: AsyncIterable<T>): Promise<T[]> {
  const seen: T[] = [];
  for await (const event of events) seen.push(event);
  return seen;
}
