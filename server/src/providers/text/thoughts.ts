const OPEN = '<think>';
const CLOSE = '</think>';

/** Takes out the thinking aloud that some models put before their reply, piece by piece. */
export function makeThoughtFilter(): { push(piece: string): string; end(): string } {
  let state: 'start' | 'thinking' | 'pause' | 'reply' = 'start';
  let held = '';
  const reply = (text: string): string => {
    state = 'reply';
    held = '';
    return text;
  };
  /** The space between thinking and reply belongs to neither. */
  const pause = (text: string): string => {
    state = 'pause';
    const begun = text.trimStart();
    return begun === '' ? '' : reply(begun);
  };
  return {
    push: (piece) => {
      if (state === 'reply') return piece;
      if (state === 'pause') return pause(piece);
      held += piece;
      if (state === 'start') {
        const begun = held.trimStart();
        if (begun.length < OPEN.length && OPEN.startsWith(begun)) return '';
        if (!begun.startsWith(OPEN)) return reply(held);
        state = 'thinking';
      }
      const end = held.indexOf(CLOSE);
      if (end >= 0) return pause(held.slice(end + CLOSE.length));
      // Only what may be the beginning of the closing mark is needed of it.
      held = held.slice(-(CLOSE.length - 1));
      return '';
    },
    end: () => (state === 'start' ? reply(held) : ''),
  };
}

/** The same for a whole text. */
export function withoutThoughts(text: string): string {
  const filter = makeThoughtFilter();
  return filter.push(text) + filter.end();
}
