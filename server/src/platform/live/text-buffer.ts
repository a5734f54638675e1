/**
 * A text that grows by small pieces. Added to a string one by one, each piece would stay an object of its own, with
 * another that joins it to the rest (a rope), until the text is read: ten times the memory.
 */
export class TextBuffer {
  length = 0;
  #whole = '';
  #pieces: string[] = [];

  add(piece: string): void {
    this.length += piece.length;
    this.#pieces.push(piece);
    if (this.#pieces.length === MOST_PIECES) this.read();
  }

  /** All of it as one string. */
  read(): string {
    if (this.#pieces.length > 0) {
      this.#whole = [this.#whole, ...this.#pieces].join('');
      this.#pieces = [];
    }
    return this.#whole;
  }

  /** Returns the whole text and empties the buffer. */
  take(): string {
    const text = this.read();
    this.#whole = '';
    this.length = 0;
    return text;
  }
}

/** Few enough to be put together before the garbage collector takes them for something that stays. */
const MOST_PIECES = 16;
