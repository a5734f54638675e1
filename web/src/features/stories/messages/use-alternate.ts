import type { Compose } from '@sirenade/contract/stories';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure, call } from '../../../lib/api.ts';
import { notify } from '../../../lib/toast.ts';

interface AlternateOptions {
  storyId: number;
  compose: Compose;
  onSwitch(compose: Compose): void;
}

/** Which answer is shown, as an optimistic update: one request at a time, and the last choice wins. */
export function useAlternate(options: AlternateOptions) {
  const { storyId, compose } = options;
  const [optimisticIndex, setOptimisticIndex] = useState<number | null>(null);
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
        const saved = await call('PUT /api/story/:id/compose/:compose/alternate', {
          params: { id: storyId, compose: compose.id },
          query: { media: 'url' },
          body: { index },
        });
        if (wanted.current !== index) continue;
        wanted.current = null;
        // By now the page may show another exchange, or none.
        if (latest.current?.compose.id === saved.id) latest.current.onSwitch(saved);
      }
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      notify.error(failure.message);
    } finally {
      wanted.current = null;
      isSending.current = false;
      setOptimisticIndex(null);
    }
  };

  const show = (index: number) => {
    wanted.current = index;
    setOptimisticIndex(index);
    if (!isSending.current) void settle();
  };
  return { index: optimisticIndex ?? compose.alternate.shown, show };
}
