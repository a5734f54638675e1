const OPEN = '<think>';
const CLOSE = '</think>';

/** Takes out the thinking aloud that some models put before their reply, piece by piece. */
export function makeThoughtFilter(): { push(piece: string): string; end(): string } {
  let state: 'start' | 'thinking' | 'pause' | 'reply' = 'start';
  let buffered = '';
  const reply = (text: string): string => {
    state = 'reply';
    buffered = '';
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
      buffered += piece;
      if (state === 'start') {
        const begun = buffered.trimStart();
        if (begun.length < OPEN.length && OPEN.startsWith(begun)) return '';
        if (!begun.startsWith(OPEN)) return reply(buffered);
        state = 'thinking';
      }
      const end = buffered.indexOf(CLOSE);
      if (end >= 0) return pause(buffered.slice(end + CLOSE.length));
      // Only the tail that may be the beginning of the closing mark is buffered.
      buffered = buffered.slice(-(CLOSE.length - 1));
      return '';
    },
    end: () => (state === 'start' ? reply(buffered) : ''),
  };
}

/** The same for a whole text. */
export function withoutThoughts(text: string): string {
  const filter = makeThoughtFilter();
  return filter.push(text) + filter.end();
}
