import { useEffect, useRef } from 'react';
import { browserEnvironment } from '../connection/environment.ts';
import { onChangeElsewhere } from './chat-broadcast.ts';
import type { Chat } from './chat-snapshot.ts';

/** Refreshes a chat when it changes in another tab, and when the reader returns from another device. */
export function useChatSync(chat: Chat, isBusy: boolean): void {
  const isMissed = useRef(false);

  useEffect(() => {
    const look = () => {
      const { phase } = chat.getSnapshot();
      isMissed.current = phase !== 'idle' && phase !== 'failed';
      if (!isMissed.current) void chat.attachIfRunning();
    };
    const unsubscribeTabs = onChangeElsewhere((storyId) => {
      // A tab out of sight looks when it is seen again.
      if (storyId === chat.getSnapshot().storyId && browserEnvironment.isVisible()) look();
    });
    const unsubscribeWake = browserEnvironment.onWake(look);
    // Two windows side by side are both visible all the time; only the focus changes.
    window.addEventListener('focus', look);
    return () => {
      unsubscribeTabs();
      unsubscribeWake();
      window.removeEventListener('focus', look);
    };
  }, [chat]);

  useEffect(() => {
    if (isBusy || !isMissed.current) return;
    isMissed.current = false;
    void chat.attachIfRunning();
  }, [chat, isBusy]);
}
