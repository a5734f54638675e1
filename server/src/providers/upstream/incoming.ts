import type { IncomingMessage } from 'node:http';

/** Whoever hears of the body of an answer: each chunk, then its end or what kept it from one. */
export interface Ear {
  /** The bytes are good until this returns: whoever needs them longer copies them. */
  chunk(bytes: Buffer): void;
  end(): void;
  error(error: unknown): void;
}

/** An answer whose head is here, and whose body comes. */
export interface Incoming {
  status: number;
  /** Of a header, by its name in small letters. */
  header(name: string): string | undefined;
  /** Tells of the body, also of what of it came before. */
  hear(ear: Ear): void;
  /** Tells no more. What is still to come is let run out, so that the connection can be used again, but not for long. */
  drain(patience: number): void;
  /** Tells no more, and ends the connection; no error comes of it. */
  destroy(): void;
}

/** An answer as Node reads it. */
export function fromResponse(response: IncomingMessage): Incoming {
  // An error that nobody hears would end the process.
  response.on('error', () => {});
  let stopHearing = () => {};
  return {
    status: response.statusCode ?? 0,
    header: (name) => {
      const value = response.headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    },
    hear: ({ chunk, end, error }) => {
      const onClose = () => error(new Error('closed before its end'));
      stopHearing = () => {
        // Only a stream without readers can be let run out.
        response.off('data', chunk).off('end', end).off('error', error).off('close', onClose);
      };
      response.on('data', chunk).once('end', end).once('error', error).once('close', onClose);
      if (response.destroyed && !response.readableEnded) onClose();
    },
    drain: (patience) => {
      stopHearing();
      const timer = setTimeout(() => response.destroy(), patience);
      response.once('close', () => clearTimeout(timer)).resume();
    },
    destroy: () => {
      stopHearing();
      response.destroy();
    },
  };
}
