/** Pieces that one side pushes and the other reads as they come. */
export interface PieceQueue extends AsyncIterable<string> {
  push(piece: string): void;
  end(): void;
}

/** Makes an empty queue; reading it waits for the next piece or for the end. */
export function makePieceQueue(): PieceQueue {
  const pieces: string[] = [];
  let isOver = false;
  let wake = () => {};
  return {
    push: (piece) => {
      pieces.push(piece);
      wake();
    },
    end: () => {
      isOver = true;
      wake();
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const piece = pieces.shift();
        if (piece !== undefined) yield piece;
        else if (isOver) return;
        else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    },
  };
}
