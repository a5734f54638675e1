import type { Story } from '@sirenade/contract/stories';
import { ArrowDown } from 'lucide-react';
import type { RefObject } from 'react';
import { ChatInput } from './chat-input.tsx';
import type { ChatRoomParts } from './use-chat-room.ts';
import type { FollowNewest } from './use-follow-newest.ts';

interface ComposerAreaProps {
  room: ChatRoomParts;
  name: string;
  story: Story | null;
  field: RefObject<HTMLTextAreaElement | null>;
  follow: FollowNewest;
  /** Called with whether the message was sent. */
  onSent(isSent: boolean): boolean;
}

/** Always in sight: where the next message is written, and the way back to the newest one. */
export function ComposerArea({ room, name, story, field, follow, onSent }: ComposerAreaProps) {
  const { chat, snapshot, unsent } = room;
  const { text, write } = unsent;
  const isFollowing = snapshot.phase === 'sending' || snapshot.phase === 'streaming';
  return (
    <div className="composer">
      <div className="chat-column relative">
        {follow.isAway ? (
          <button type="button" className="jump-to-newest" onClick={follow.jump}>
            <ArrowDown size={16} strokeWidth={1.5} aria-hidden />
            Jump to newest
          </button>
        ) : null}
        {room.hasBegun ? null : <p className="write-a-message">Write a message!</p>}
        <ChatInput
          ref={field}
          name={name}
          sirenId={room.sirenId}
          story={story}
          snapshot={snapshot}
          isBusy={room.isBusy}
          settings={room.settings}
          mayWrite={room.mayWrite}
          text={text}
          onWrite={write}
          onPick={(suggestion) => {
            write(suggestion);
            field.current?.focus();
          }}
          onSend={() => {
            if (onSent(chat.send(text))) write('');
            field.current?.focus();
          }}
          onNoticeClosed={() => field.current?.focus()}
          onStop={isFollowing ? chat.stop : undefined}
        />
      </div>
    </div>
  );
}
