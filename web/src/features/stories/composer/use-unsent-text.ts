import { useEffect, useRef, useState } from 'react';
import { dropUnsent, joinTexts, readUnsent, saveUnsent, type UnsentPlace } from './unsent-text.ts';

interface UnsentTextOptions {
  userId: number | null;
  sirenId: number | null;
  storyId: number | null;
  /** A message on its way that may not get there: it is saved until it has. */
  pending: string | null;
  /** The last message of the chat as it was opened. */
  lastMessage: string | undefined;
}

export interface UnsentText {
  text: string;
  write(text: string): void;
  /** Puts a refused message before the text typed since. */
  giveBack(unsent: string): void;
  /** The chat is gone: a message for it waits where a new one with the same siren begins. */
  carryOver(unsent: string | null): void;
}

type Where = Pick<UnsentTextOptions, 'userId' | 'sirenId' | 'storyId'>;

function placeOf({ userId, sirenId, storyId }: Where): UnsentPlace {
  return { userId, chat: storyId === null ? { sirenId: sirenId ?? 0 } : { storyId } };
}

/** The saved text; a message that reached the server after all is not offered again. */
function firstText(options: UnsentTextOptions): string {
  const saved = readUnsent(placeOf(options));
  return saved.trim() === options.lastMessage ? '' : saved;
}

/** The text of the composer, saved per chat until it is sent. */
export function useUnsentText(options: UnsentTextOptions): UnsentText {
  const [text, setText] = useState(() => firstText(options));
  const { userId, sirenId, storyId, pending } = options;
  const before = useRef<Where>({ userId, sirenId, storyId });

  useEffect(() => {
    const where = { userId, sirenId, storyId };
    const { current } = before;
    before.current = where;
    // Another account has signed in: the text stays saved for the one before.
    if (current.userId !== userId) return;
    // The chat has got its id: text typed meanwhile moves to the new place.
    if (current.storyId === null && storyId !== null) dropUnsent(placeOf(current));
    saveUnsent(placeOf(where), joinTexts(pending, text));
  }, [text, pending, userId, sirenId, storyId]);

  return {
    text,
    write: setText,
    giveBack: (unsent) => setText((since) => joinTexts(unsent, since)),
    carryOver(unsent) {
      const next = placeOf({ userId, sirenId, storyId: null });
      saveUnsent(next, joinTexts(unsent, text, readUnsent(next)));
      dropUnsent(placeOf(options));
    },
  };
}
