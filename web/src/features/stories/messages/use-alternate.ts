import type { Compose } from '@sirenade/contract/stories';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure, call } from '../../../lib/api.ts';
import { notify } from '../../../lib/toast.ts';

interface AlternateOptions {
  storyId: number;
  compose: Compose;
  onShown(compose: Compose): void;
}

/** Which answer is shown, or wished for; one wish is told to the server at a time, and the last one wins. */
export function useAlternate(options: AlternateOptions) {
  const { storyId, compose } = options;
  const [shownWish, setShownWish] = useState<number | null>(null);
  const wish = useRef<number | null>(null);
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
      while (wish.current !== null) {
        const index = wish.current;
        const answered = await call('PUT /api/story/:id/compose/:compose/alternate', {
          params: { id: storyId, compose: compose.id },
          query: { media: 'url' },
          body: { index },
        });
        if (wish.current !== index) continue;
        wish.current = null;
        // By now the page may show another exchange, or none.
        if (latest.current?.compose.id === answered.id) latest.current.onShown(answered);
      }
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      notify.error(failure.message);
    } finally {
      wish.current = null;
      isSending.current = false;
      setShownWish(null);
    }
  };

  const show = (index: number) => {
    wish.current = index;
    setShownWish(index);
    if (!isSending.current) void settle();
  };
  return { index: shownWish ?? compose.alternate.shown, show };
}
