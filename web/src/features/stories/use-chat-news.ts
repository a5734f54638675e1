import { useEffect, useRef } from 'react';
import { onToldByTabs } from './chat-news.ts';
import type { Chat } from './chat-snapshot.ts';
import { browserSurroundings } from './surroundings.ts';

/** Keeps a chat in step with what is said in it elsewhere: in other tabs, and on other devices when the reader returns. */
export function useChatNews(chat: Chat, isBusy: boolean): void {
  const isMissed = useRef(false);

  useEffect(() => {
    const look = () => {
      const { phase } = chat.getSnapshot();
      isMissed.current = phase !== 'idle' && phase !== 'failed';
      if (!isMissed.current) void chat.attachIfRunning();
    };
    const leaveTabs = onToldByTabs((storyId) => {
      // A tab out of sight looks when it is seen again.
      if (storyId === chat.getSnapshot().storyId && browserSurroundings.isVisible()) look();
    });
    const leaveWake = browserSurroundings.onWake(look);
    // Two windows beside each other are both in sight all the time.
    window.addEventListener('focus', look);
    return () => {
      leaveTabs();
      leaveWake();
      window.removeEventListener('focus', look);
    };
  }, [chat]);

  useEffect(() => {
    if (isBusy || !isMissed.current) return;
    isMissed.current = false;
    void chat.attachIfRunning();
  }, [chat, isBusy]);
}
