import { freshKey } from '../../../lib/fresh-key.ts';

const CHANNEL = 'chats';
/** A page receives its own broadcasts, too: it has two channels. */
const thisTab = freshKey();

interface Change {
  from: string;
  storyId: number;
}

const open = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL));

/** Notifies the other tabs of this browser that a chat has changed. */
export function broadcastChange(storyId: number): void {
  const channel = open();
  channel?.postMessage({ from: thisTab, storyId } satisfies Change);
  channel?.close();
}

/** Calls back when another tab has changed a chat, until the returned function is called. */
export function onChangeElsewhere(listener: (storyId: number) => void): () => void {
  const channel = open();
  channel?.addEventListener('message', ({ data }: MessageEvent<Change>) => {
    if (data.from !== thisTab) listener(data.storyId);
  });
  return () => channel?.close();
}
