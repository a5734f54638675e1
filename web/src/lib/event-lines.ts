/**
 * Reads JSON objects that each end with a blank line, as they come; chunks may be cut anywhere. A complete event that
 * is not JSON is an error, or skipped if `onUnreadable` is there; one that is cut off is always an error.
 */
export async function* readEventLines<T>(
  body: ReadableStream<Uint8Array>,
  onUnreadable?: (text: string) => void,
): AsyncGenerator<T, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  // A long event comes in many pieces: they are put together only once a line has ended.
  let pieces: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const piece = done ? decoder.decode() : decoder.decode(value, { stream: true });
      pieces.push(piece);
      if (!done && !piece.includes('\n')) continue;
      const events = pieces.join('').split(/\r?\n\r?\n/);
      // The last event may be incomplete; at the end of the stream it may have come without its blank line.
      pieces = done ? [] : [events.pop() ?? ''];
      for (const [place, event] of events.entries()) {
        if (event.trim() === '') continue;
        const isCut = done && place === events.length - 1;
        const parsed = parseEvent<T>(event, isCut ? undefined : onUnreadable);
        if (parsed !== undefined) yield parsed;
      }
      if (done) return;
    }
  } finally {
    // A caller that stops reading closes the connection; cancelling one that broke fails, and that is fine.
    await reader.cancel().catch(() => undefined);
  }
}

function parseEvent<T>(text: string, onUnreadable: ((text: string) => void) | undefined): T | undefined {
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    if (!onUnreadable) throw cause;
    onUnreadable(text);
    return undefined;
  }
}
