/** A piece of an excerpt that looks the same throughout. */
export interface Piece {
  text: string;
  /** The name of a speaker, an action between asterisks, or plain text. */
  kind: 'name' | 'action' | 'words';
}

/** Line breaks of markdown say nothing in a few lines: each speech is one line. */
function speechesOf(markdown: string): string[] {
  return markdown
    .split(/\n{2,}(?=\*\*)/)
    .map((speech) => speech.replace(/\s+/g, ' ').trim())
    .filter((speech) => speech !== '');
}

/** One speech in pieces: stars switch a look on and off, so that a text that was cut may end anywhere. */
function piecesOf(speech: string): Piece[] {
  const pieces: Piece[] = [];
  let kind: Piece['kind'] = 'words';
  // The colon after a name stands outside of it: in a line of another direction it is on the other side.
  for (const [mark] of speech.replace(/^(\*\*.*?):\*\*/u, '$1**:').matchAll(/\\[\s\S]|\*\*|[\s\S]/gu)) {
    if (mark === '**') kind = kind === 'name' ? 'words' : 'name';
    else if (mark === '*') kind = kind === 'action' ? 'words' : 'action';
    else {
      const text = mark.length > 1 && mark.startsWith('\\') ? mark.slice(1) : mark;
      const last = pieces.at(-1);
      if (last?.kind === kind) last.text += text;
      else pieces.push({ text, kind });
    }
  }
  return pieces;
}

/** The first lines of a posted chat, split into names, actions and text. */
export function excerptOf(markdown: string, most = 4): Piece[][] {
  return speechesOf(markdown).slice(0, most).map(piecesOf);
}
