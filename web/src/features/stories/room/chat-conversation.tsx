import type { Siren } from '@sirenade/contract/sirens';
import type { Story } from '@sirenade/contract/stories';
import type { ComposeActions } from '../messages/compose-props.ts';
import { MessageList } from '../messages/message-list.tsx';
import type { ChatSiren } from '../messages/siren-message.tsx';
import { ChatControls } from './chat-controls.tsx';
import type { ChatDialog } from './chat-dialogs.tsx';
import type { RenderSharing } from './chat-sharing.ts';
import type { ChatRoomParts } from './use-chat-room.ts';

interface ChatConversationProps {
  room: ChatRoomParts;
  siren: Siren | undefined;
  chatSiren: ChatSiren;
  story: Story | null;
  actions: ComposeActions;
  renderSharing: RenderSharing | undefined;
  onOpen(dialog: ChatDialog): void;
}

/** The messages of the chat, below its controls [S34] [S35]. */
export function ChatConversation(props: ChatConversationProps) {
  const { room, siren, chatSiren, story, actions, renderSharing, onOpen } = props;
  const { chat, player, snapshot, isBusy, speech, isMine } = room;
  const { composes, storyId, tags } = snapshot;
  // A chat that is not stored yet can be neither shared, remembered nor deleted.
  const ownId = isMine ? storyId : null;
  const sharing =
    ownId === null
      ? null
      : renderSharing?.({
          storyId: ownId,
          postId: story?.info.post_id ?? null,
          sirenName: chatSiren.name,
          isPrivate: siren?.private ?? true,
          isBusy,
          composes,
          tags,
        });
  return (
    <>
      <ChatTags tags={tags} />
      <ChatControls
        author={room.author}
        sirenId={room.isOpen ? room.sirenId : null}
        isSounding={speech.isSounding}
        onPlayAll={speech.toggle}
        sharing={sharing}
        onMemory={ownId === null ? undefined : () => onOpen({ memory: undefined })}
        onDelete={ownId === null ? undefined : () => onOpen('delete')}
      />
      <MessageList
        chat={chat}
        snapshot={snapshot}
        player={player}
        actions={actions}
        siren={chatSiren}
        isMine={room.mayWrite}
        isBusy={isBusy}
        refused={room.refusedEdit}
      />
    </>
  );
}

function ChatTags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="chat-tags">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
