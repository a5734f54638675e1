import type { Call } from '../src/providers/call.ts';
import type { ImageEngine, ImageRequest } from '../src/providers/image/image.ts';
import { makePng } from './pictures.ts';

/** An image engine that paints at once, or as a test sets it up. */
export interface FakePainter extends ImageEngine {
  requests: ImageRequest[];
  calls: Call[];
  /** Run before each picture is finished; may throw. */
  before: (options: Call & { tell(part: number): void }) => void | Promise<void>;
}

/** Makes a painter of small black pictures. */
export function makeFakePainter(): FakePainter {
  const painter: FakePainter = {
    kind: 'fake painter',
    requests: [],
    calls: [],
    before: () => {},
    paint: async (input, { onProgress, ...call }) => {
      painter.requests.push(input);
      painter.calls.push(call);
      await painter.before({ ...call, tell: (part) => onProgress?.(part) });
      return { image: makePng(64, 80), seed: input.seed, model: 'fake-1' };
    },
  };
  return painter;
}

/** Pending until the signal is aborted. */
export function untilStopped({ signal }: Call): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
