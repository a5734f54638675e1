import { type ComponentType, useEffect, useState } from 'react';
import { loadPiece } from '../../lib/load-piece.ts';
import { hasMessages, type Message, onMessage, takeMessages } from '../../lib/toast.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { PlainToasts } from './plain-toasts.tsx';

let loaded: ComponentType | null = null;

/**
 * Loads the toast library once the page is at rest, or at the first message. Where it cannot be had
 * the messages are shown as plain lines, and the next one tries again.
 */
export function ToastHost() {
  const [Stack, setStack] = useState(() => loaded);
  const [plain, setPlain] = useState<Message[]>([]);

  useEffect(() => {
    if (Stack) return;
    let left = false;
    let loading = false;
    const load = async () => {
      if (loading) return;
      loading = true;
      try {
        loaded = (await loadPiece(() => import('./toast-stack.tsx'))).ToastStack;
        if (!left) setStack(() => loaded);
      } catch {
        if (!left) setPlain((before) => [...before, ...takeMessages()]);
      }
      loading = false;
    };
    const stopListening = onMessage(() => void load());
    const stopWaiting = whenIdle(() => void load());
    if (hasMessages()) void load();
    return () => {
      left = true;
      stopListening();
      stopWaiting();
    };
  }, [Stack]);

  return (
    <>
      {Stack ? <Stack /> : null}
      <PlainToasts
        messages={plain}
        onExpire={(expired) => setPlain((before) => before.filter((one) => one !== expired))}
      />
    </>
  );
}
