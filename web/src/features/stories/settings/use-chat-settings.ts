import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { notify } from '../../../lib/toast.ts';
import { usePreferences } from '../../preferences/use-preferences.ts';
import { useSession } from '../../session/use-session.ts';
import type { ReplySettings } from '../chat/chat-snapshot.ts';
import type { ToggleProps } from './chat-header-toggles.tsx';
import {
  audioProblem,
  type ChatSettings,
  chatProblem,
  createSettingsStore,
  imageProblem,
  type Reader,
  type Refusal,
  readerOf,
  replySettings,
  type SettingsStore,
  startSettings,
} from './chat-settings.ts';

export type CreditsFlag = NonNullable<Refusal['flag']>;

export interface UsedChatSettings {
  settings: ChatSettings;
  store: SettingsStore;
  reader: Reader;
  /** How answers are asked for. */
  reply: ReplySettings;
  /** Why this reader may not chat; null while they may. */
  barrier: string | null;
  audio: ToggleProps;
  images: ToggleProps;
  /** Opens the prompt about credits. */
  prompt(flag: CreditsFlag): void;
}

/** The reader's settings of replies, and those of them that are allowed [T11] [E16]. */
export function useChatSettings(isNew: boolean): UsedChatSettings {
  const preferences = usePreferences();
  const [{ store, start }] = useState(() => {
    const start = startSettings(preferences, isNew);
    return { start, store: createSettingsStore(start) };
  });
  // A reload in the middle of the chat finds it as it was.
  useEffect(() => store.set(start), [store, start]);
  const settings = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const { user } = useSession();
  const [, setQuery] = useSearchParams();
  const reader = readerOf(user, settings.freeChats);
  const reply = replySettings(settings, reader);

  const prompt = (flag: CreditsFlag) =>
    setQuery(
      (query) => {
        query.set(flag, 'true');
        return query;
      },
      { replace: true, preventScrollReset: true },
    );

  const toggle = (name: 'generateAudio' | 'generateImages', isOn: boolean, problem: Refusal | null) => {
    if (isOn || !problem) return store.set({ [name]: !isOn });
    notify.error(problem.text);
    if (problem.flag) prompt(problem.flag);
  };

  const isCounted = reader.kind === 'verified';
  return {
    settings,
    store,
    reader,
    reply,
    barrier: chatProblem(reader),
    audio: {
      isOn: reply.generate_audio,
      left: isCounted ? reader.credits.words : null,
      onToggle: () => toggle('generateAudio', reply.generate_audio, audioProblem(reader)),
    },
    images: {
      isOn: reply.generate_images,
      left: isCounted ? reader.credits.images : null,
      onToggle: () => toggle('generateImages', reply.generate_images, imageProblem(reader)),
    },
    prompt,
  };
}
