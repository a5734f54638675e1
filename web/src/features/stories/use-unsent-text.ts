import { useEffect, useRef, useState } from 'react';
import { dropUnsent, keepUnsent, readUnsent, type UnsentPlace } from './unsent-text.ts';

interface UnsentWish {
  userId: number | null;
  sirenId: number | null;
  storyId: number | null;
}

function placeOf({ userId, sirenId, storyId }: UnsentWish): UnsentPlace {
  return { userId, chat: storyId === null ? { sirenId: sirenId ?? 0 } : { storyId } };
}

/** What is being written, kept per chat until it is sent. */
export function useUnsentText(wish: UnsentWish): [text: string, write: (text: string) => void] {
  const [text, setText] = useState(() => readUnsent(placeOf(wish)));
  const kept = useRef(wish);
  const latest = useRef(text);
  latest.current = text;

  const { userId, sirenId, storyId } = wish;
  useEffect(() => {
    const before = kept.current;
    kept.current = { userId, sirenId, storyId };
    // The chat has got its number: what was written meanwhile moves along.
    if (before.storyId === null && storyId !== null) {
      dropUnsent(placeOf(before));
      keepUnsent(placeOf(kept.current), latest.current);
    }
  }, [userId, sirenId, storyId]);

  return [
    text,
    (next) => {
      setText(next);
      keepUnsent(placeOf(wish), next);
    },
  ];
}
