import { PICTURE_NEEDS_WORDS } from '@sirenade/contract/error-sentences';
import type { PaintedReply, PaintInput } from '@sirenade/contract/sirens';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure, callEvents } from '../../../lib/api.ts';
import { freshKey } from '../../../lib/fresh-key.ts';
import { useSession } from '../../session/use-session.ts';
import { type PaintFailure, paintFailureOf, streamedFailure } from './paint-failure.ts';

/** The input of a picture; the server chooses the seed unless one is given. */
export type PaintRequest = Partial<PaintInput>;

export interface Painting {
  /** Makes a picture for one image credit; null when it failed or was cancelled. */
  paint(request: PaintRequest): Promise<PaintedReply | null>;
  /** From 0 to 1 while a picture is made, else null. */
  progress: number | null;
  /** Ends it; nothing is charged. */
  cancel(): void;
  failure: PaintFailure | null;
  /** Shows this in place of the last failure, or nothing. */
  setFailure(failure: PaintFailure | null): void;
}

async function followPainting(
  request: PaintRequest,
  options: { signal: AbortSignal; idempotencyKey: string },
  onProgress: (progress: number) => void,
): Promise<PaintedReply> {
  for await (const event of callEvents('POST /api/sirens/generate-image/progress', { body: request, ...options })) {
    if ('image' in event) return event;
    if ('error' in event) throw streamedFailure(event);
    onProgress(event.progress);
  }
  throw new ApiFailure('The picture did not arrive. Please try again.', 0, 'network');
}

/** Makes pictures of a siren, one at a time, telling how far each is [A21] [X4]. */
export function usePaint(): Painting {
  const { refresh } = useSession();
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<PaintFailure | null>(null);
  const running = useRef<AbortController | null>(null);
  // After a network failure the picture may have been made: a retry sends the same idempotency key and gets that
  // picture, not a second one.
  const lost = useRef<{ body: string; key: string } | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const paint = async (request: PaintRequest) => {
    if (running.current) return null;
    if (!request.appearance?.trim() && !request.description?.trim()) {
      setFailure({ text: PICTURE_NEEDS_WORDS });
      return null;
    }
    const mine = new AbortController();
    running.current = mine;
    setFailure(null);
    setProgress(0);
    const body = JSON.stringify(request);
    const key = lost.current?.body === body ? lost.current.key : freshKey();
    lost.current = null;
    try {
      const painted = await followPainting(request, { signal: mine.signal, idempotencyKey: key }, setProgress);
      void refresh();
      return painted;
    } catch (error) {
      if (mine.signal.aborted) return null;
      if (error instanceof ApiFailure && error.code === 'network') lost.current = { body, key };
      const paintFailure = paintFailureOf(error);
      setFailure(paintFailure);
      // The balance has changed elsewhere in the meantime.
      if (paintFailure.to === '?outOfImages=true') void refresh();
      return null;
    } finally {
      running.current = null;
      setProgress(null);
    }
  };

  return { paint, progress, cancel: () => running.current?.abort(), failure, setFailure };
}
