import { useEffect, useRef, useState } from 'react';
import { dropUnsent, joinWords, keepUnsent, readUnsent, type UnsentPlace } from './unsent-text.ts';

interface UnsentTextOptions {
  userId: number | null;
  sirenId: number | null;
  storyId: number | null;
  /** A message on its way that may not get there: it is kept until it has. */
  pending: string | null;
  /** The last message of the chat as it was opened. */
  lastSaid: string | undefined;
}

export interface UnsentText {
  text: string;
  write(text: string): void;
  /** Puts words that were not taken before what was written since. */
  giveBack(words: string): void;
  /** The chat is gone: words for it wait where a new one with the same siren begins. */
  carryOver(words: string | null): void;
}

type Where = Pick<UnsentTextOptions, 'userId' | 'sirenId' | 'storyId'>;

function placeOf({ userId, sirenId, storyId }: Where): UnsentPlace {
  return { userId, chat: storyId === null ? { sirenId: sirenId ?? 0 } : { storyId } };
}

/** What was kept here; a message that got there after all is not offered a second time. */
function firstText(wish: UnsentTextOptions): string {
  const kept = readUnsent(placeOf(wish));
  return kept.trim() === wish.lastSaid ? '' : kept;
}

/** What is being written, kept per chat until it is sent. */
export function useUnsentText(wish: UnsentTextOptions): UnsentText {
  const [text, setText] = useState(() => firstText(wish));
  const { userId, sirenId, storyId, pending } = wish;
  const before = useRef<Where>({ userId, sirenId, storyId });

  useEffect(() => {
    const where = { userId, sirenId, storyId };
    const { current } = before;
    before.current = where;
    // Somebody else's by now: what was written for the one before stays with them.
    if (current.userId !== userId) return;
    // The chat has got its number: what was written meanwhile moves along.
    if (current.storyId === null && storyId !== null) dropUnsent(placeOf(current));
    keepUnsent(placeOf(where), joinWords(pending, text));
  }, [text, pending, userId, sirenId, storyId]);

  return {
    text,
    write: setText,
    giveBack: (words) => setText((since) => joinWords(words, since)),
    carryOver(words) {
      const next = placeOf({ userId, sirenId, storyId: null });
      keepUnsent(next, joinWords(words, text, readUnsent(next)));
      dropUnsent(placeOf(wish));
    },
  };
}
