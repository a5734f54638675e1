import type { ReplyEnd } from '@sirenade/contract/reply-stream';
import type { Story } from '@sirenade/contract/stories';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { notify } from '../../../lib/toast.ts';
import { browserEnvironment } from '../connection/environment.ts';
import { storyApi } from '../connection/story-api.ts';
import { createSpeechPlayer } from '../speech/speech.effects.ts';
import type { SpeechPlayer } from '../speech/speech-player.ts';
import { createChat } from './chat.effects.ts';
import { broadcastChange } from './chat-broadcast.ts';
import type { Chat, ChatOptions, ChatSnapshot, ReplySettings } from './chat-snapshot.ts';
import { useChatSync } from './use-chat-sync.ts';

interface ChatPorts {
  sirenId: number | null;
  /** The stored chat; null for a new one, absent while it is being fetched. */
  story: Story | null | undefined;
  settings: ReplySettings;
  /** Why this reader may not chat right now; null while they may. */
  barrier: string | null;
  onStory(id: number): void;
  onEnd(end: ReplyEnd | null, isOwn: boolean): void;
  onOutOfCredits(code: string): void;
  onRefused(code: string): void;
  onGone(unsent: string | null): void;
  onGiveBack(text: string, index: number | null): void;
  /** The page was left while an answer is on its way there. */
  onClosed(storyId: number): void;
}

export interface OpenChat {
  chat: Chat;
  player: SpeechPlayer;
  snapshot: ChatSnapshot;
  isBusy: boolean;
}

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const isUnderWay = (phase: ChatSnapshot['phase']) => phase !== 'idle' && phase !== 'failed';

/** The chat of this page, from its opening to its leaving. */
export function useChat(ports: ChatPorts): OpenChat {
  const latest = useRef(ports);
  latest.current = ports;
  const [{ chat, player }] = useState(() => {
    const player = createSpeechPlayer();
    const options: ChatOptions = {
      transport: storyApi,
      player,
      environment: browserEnvironment,
      prefersReducedMotion,
      sirenId: () => latest.current.sirenId ?? undefined,
      settings: () => latest.current.settings,
      barrier: () => latest.current.barrier,
      onStory: (id) => latest.current.onStory(id),
      onEnd: (end, isOwn) => latest.current.onEnd(end, isOwn),
      onOutOfCredits: (code) => latest.current.onOutOfCredits(code),
      onRefused: (code) => latest.current.onRefused(code),
      onChanged: broadcastChange,
      onGone: (unsent) => latest.current.onGone(unsent),
      onGiveBack: (text, index) => latest.current.onGiveBack(text, index),
      notify: (tone, text) => notify[tone](text),
    };
    return { chat: createChat(options), player };
  });

  const { story } = ports;
  const [, setLoaded] = useState<Story | null>(null);
  // Before the first look at it: the store is subscribed to only after the first paint, the state renders again before.
  useLayoutEffect(() => {
    if (!story) return;
    chat.load(story);
    setLoaded(story);
  }, [chat, story]);

  useEffect(
    () => () => {
      const { phase, storyId } = chat.getSnapshot();
      chat.close();
      if (isUnderWay(phase) && storyId !== null) latest.current.onClosed(storyId);
    },
    [chat],
  );

  const snapshot = useSyncExternalStore(chat.subscribe, chat.getSnapshot);
  const isBusy = isUnderWay(snapshot.phase);
  useChatSync(chat, isBusy);
  return { chat, player, snapshot, isBusy };
}
