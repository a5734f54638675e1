import { freshKey } from '../../../lib/fresh-key.ts';

const CHANNEL = 'chats';
/** A channel is heard in the tab that speaks, too. */
const thisTab = freshKey();

interface News {
  from: string;
  storyId: number;
}

const open = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL));

/** Tells the other tabs of this browser that a chat is other than it was. */
export function broadcastChange(storyId: number): void {
  const channel = open();
  channel?.postMessage({ from: thisTab, storyId } satisfies News);
  channel?.close();
}

/** Hears of chats that another tab has changed, until the returned function is called. */
export function onChangeElsewhere(listener: (storyId: number) => void): () => void {
  const channel = open();
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if (data.from !== thisTab) listener(data.storyId);
  });
  return () => channel?.close();
}
