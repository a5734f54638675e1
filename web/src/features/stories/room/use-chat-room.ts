import type { Siren } from '@sirenade/contract/sirens';
import type { Story } from '@sirenade/contract/stories';
import { useState } from 'react';
import { useSession } from '../../session/use-session.ts';
import { useChat } from '../chat/use-chat.ts';
import { useReplyEnd } from '../chat/use-reply-end.ts';
import { useUnsentText } from '../composer/use-unsent-text.ts';
import type { RefusedEdit } from '../messages/message-list.tsx';
import { turnedOffBy } from '../settings/chat-settings.ts';
import { useChatSettings } from '../settings/use-chat-settings.ts';
import { usePlayAll } from '../speech/use-play-all.ts';

interface ChatRoomOptions {
  siren: Siren | undefined;
  story: Story | null;
  onBegun(storyId: number): void;
  onGone(): void;
}

/** Everything an open chat is made of: its machine, its settings, its sound, and the text that is being written. */
export function useChatRoom({ siren, story, onBegun, onGone }: ChatRoomOptions) {
  const [refusedEdit, setRefusedEdit] = useState<RefusedEdit | null>(null);
  const { user } = useSession();
  const settings = useChatSettings(story === null);
  const { onAsk, onEnd, onClosed } = useReplyEnd(settings);
  const sirenId = siren?.id ?? null;

  const { chat, player, snapshot, isBusy } = useChat({
    sirenId,
    story,
    settings: settings.reply,
    barrier: settings.barrier,
    onStory: onBegun,
    onEnd,
    onClosed,
    onOutOfCredits: (code) => settings.prompt(code === 'out_of_images' ? 'outOfImages' : 'outOfTokens'),
    onRefused: (code) => settings.store.set(turnedOffBy(code) ?? {}),
    onGone: (text) => {
      unsent.carryOver(text);
      onGone();
    },
    onGiveBack: (text, index) => {
      if (index !== null) setRefusedEdit({ index, text });
      else unsent.giveBack(text);
    },
  });
  const { composes, live, storyId } = snapshot;
  const unsent = useUnsentText({
    userId: user?.id ?? null,
    sirenId,
    storyId: storyId ?? story?.id ?? null,
    pending: snapshot.unsent,
    lastMessage: story?.composes.at(-1)?.user_input,
  });
  const speech = usePlayAll(player, composes, live?.index ?? null);

  const isMine = story?.mine ?? true;
  const isOpen = siren !== undefined && (story?.closed ?? null) === null;
  return {
    chat,
    player,
    snapshot,
    isBusy,
    settings,
    speech,
    unsent,
    sirenId,
    refusedEdit,
    /** Whose chat it is; null for a visitor's. */
    author: story ? story.info.user : user,
    isOwner: siren !== undefined && user?.id === siren.user_id,
    hasBegun: composes.length > 0,
    isMine,
    /** Whether the siren can still answer here. */
    isOpen,
    mayWrite: isMine && isOpen,
    /** A message was sent. */
    onSent() {
      onAsk();
      setRefusedEdit(null);
    },
  };
}

export type ChatRoomParts = ReturnType<typeof useChatRoom>;
