import { lateModal } from '../../../ui/late-modal.tsx';
import { DeleteChatModal } from '../library/delete-chat-modal.tsx';

const MemoryPanel = lateModal(async () => (await import('../memory/memory-panel.tsx')).MemoryPanel);

/** The open dialog: the question before a deletion, or the memory, perhaps for one compose. */
export type ChatDialog = 'delete' | { memory: number | undefined };

interface ChatDialogsProps {
  dialog: ChatDialog;
  storyId: number;
  /** Where to go when the chat is gone. */
  next: string;
  isVerified: boolean;
  onClose(): void;
}

/** The dialogs of a chat. */
export function ChatDialogs({ dialog, storyId, next, isVerified, onClose }: ChatDialogsProps) {
  if (dialog === 'delete')
    return <DeleteChatModal storyId={storyId} next={next} isVerified={isVerified} onClose={onClose} />;
  return <MemoryPanel storyId={storyId} aboutCompose={dialog.memory} onClose={onClose} onShowMessage={showCompose} />;
}

function showCompose(composeId: number): void {
  document.getElementById(`compose-${composeId}`)?.scrollIntoView({ block: 'center' });
}
