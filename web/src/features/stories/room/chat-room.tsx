import type { Siren } from '@sirenade/contract/sirens';
import type { Story } from '@sirenade/contract/stories';
import { useEffect, useMemo, useRef, useState } from 'react';
import { SirenIntro } from '../../sirens/siren-intro.tsx';
import type { ComposeActions } from '../messages/compose-props.ts';
import { ReplyAnnouncer } from '../messages/reply-announcer.tsx';
import type { ChatSiren } from '../messages/siren-message.tsx';
import { ChatConversation } from './chat-conversation.tsx';
import { type ChatDialog, ChatDialogs } from './chat-dialogs.tsx';
import { ChatFooter } from './chat-footer.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatFailureNotice } from './chat-notices.tsx';
import type { RenderSharing } from './chat-sharing.ts';
import { ComposerArea } from './composer-area.tsx';
import { useChatRoom } from './use-chat-room.ts';
import { useFollowNewest } from './use-follow-newest.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';

interface ChatRoomProps {
  /** The siren of the chat; absent when she is deleted. */
  siren: Siren | undefined;
  chatSiren: ChatSiren;
  /** The stored chat; null for a new one. */
  story: Story | null;
  /**
   * Whether another chat was open on this page just before: the link that led here is gone, so the focus moves to the
   * field.
   */
  isNext: boolean;
  renderSharing?: RenderSharing | undefined;
  /** A new chat has got its id. */
  onBegun(storyId: number): void;
  /** There is no such chat any more. */
  onGone(): void;
}

/** Whether there is a pointer: on a phone, focus in a field opens the keyboard. */
const hasPointer = () => window.matchMedia('(hover: hover)').matches;

/** An open chat: the siren, the messages and the composer [S33] to [S38]. */
export function ChatRoom({ siren, chatSiren, story, isNext, renderSharing, onBegun, onGone }: ChatRoomProps) {
  const element = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [dialog, setDialog] = useState<ChatDialog | null>(null);
  const room = useChatRoom({ siren, story, onBegun, onGone });
  const { chat, snapshot, settings, hasBegun, mayWrite, sirenId } = room;
  const { storyId, live, failure } = snapshot;
  const follow = useFollowNewest(element, hasBegun);
  useKeyboardInset(element);
  useEffect(() => {
    if (isNext && hasPointer()) field.current?.focus({ preventScroll: true });
  }, [isNext]);

  const sent = (isSent: boolean) => {
    if (!isSent) return false;
    room.onSent();
    follow.jump();
    // The button that was pressed is gone by now; a phone's keyboard stays where it is.
    if (hasPointer()) field.current?.focus();
    return true;
  };
  const latest = useRef({ sent });
  latest.current = { sent };
  const actions = useMemo<ComposeActions>(
    () => ({
      edit: (index, text) => void latest.current.sent(chat.edit(index, text)),
      redo: () => void latest.current.sent(chat.redo()),
      remember: (composeId) => setDialog({ memory: composeId }),
      showAlternate: chat.put,
    }),
    [chat],
  );

  return (
    <article ref={element} className="chat">
      <ChatHeader room={room} siren={siren} chatSiren={chatSiren} />
      <div className="chat-column chat-letters">
        {hasBegun ? (
          <ChatConversation
            room={room}
            siren={siren}
            chatSiren={chatSiren}
            story={story}
            actions={actions}
            renderSharing={renderSharing}
            onOpen={setDialog}
          />
        ) : (
          siren && <SirenIntro siren={siren} isOwner={room.isOwner} />
        )}
        {failure && !(failure.kind === 'quota' && settings.barrier) ? (
          <ChatFailureNotice failure={failure} onRetry={chat.retry} />
        ) : null}
      </div>
      <ComposerArea room={room} name={chatSiren.name} story={story} field={field} follow={follow} onSent={sent} />
      <ChatFooter settings={mayWrite ? settings : null} />
      <ReplyAnnouncer
        name={chatSiren.name}
        text={live?.reply.text ?? null}
        isWhole={live !== null && live.reply.end !== null}
      />
      {dialog && storyId !== null ? (
        <ChatDialogs
          dialog={dialog}
          storyId={storyId}
          next={sirenId === null ? '/all' : `/story?siren=${sirenId}`}
          isVerified={settings.reader.kind === 'verified'}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </article>
  );
}
