import type { Compose } from '@sirenade/contract/stories';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure, call } from '../../../lib/api.ts';
import { notify } from '../../../lib/toast.ts';

interface AlternateOptions {
  storyId: number;
  compose: Compose;
  onShown(compose: Compose): void;
}

/** Which answer is shown, as an optimistic update: one request at a time, and the last choice wins. */
export function useAlternate(options: AlternateOptions) {
  const { storyId, compose } = options;
  const [shownIndex, setShownIndex] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);
  const isSending = useRef(false);
  const latest = useRef<AlternateOptions | null>(null);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );

  const settle = async () => {
    isSending.current = true;
    try {
      while (wanted.current !== null) {
        const index = wanted.current;
        const answered = await call('PUT /api/story/:id/compose/:compose/alternate', {
          params: { id: storyId, compose: compose.id },
          query: { media: 'url' },
          body: { index },
        });
        if (wanted.current !== index) continue;
        wanted.current = null;
        // By now the page may show another exchange, or none.
        if (latest.current?.compose.id === answered.id) latest.current.onShown(answered);
      }
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      notify.error(failure.message);
    } finally {
      wanted.current = null;
      isSending.current = false;
      setShownIndex(null);
    }
  };

  const show = (index: number) => {
    wanted.current = index;
    setShownIndex(index);
    if (!isSending.current) void settle();
  };
  return { index: shownIndex ?? compose.alternate.shown, show };
}
