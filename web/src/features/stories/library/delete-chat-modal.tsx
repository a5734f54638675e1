import { ConfirmModal } from '../../../ui/modal.tsx';
import { useDeleteStory } from './use-delete-story.ts';

interface DeleteChatModalProps {
  storyId: number;
  /** Where to go when it is gone. */
  next: string;
  isVerified: boolean;
  onClose(): void;
}

/** Asks before a chat goes for good [V16] [T10]. */
export function DeleteChatModal({ storyId, next, isVerified, onClose }: DeleteChatModalProps) {
  const remove = useDeleteStory({ next, isVerified });
  return (
    <ConfirmModal
      open
      title="Are you sure you want to delete this?"
      body="The chat, with what was said, heard and pictured in it, is deleted for good. If you have posted it, the post goes too."
      confirmLabel="Delete"
      danger
      pending={remove.isPending}
      onConfirm={() => remove.mutate(storyId, { onSettled: onClose })}
      onClose={() => {
        if (!remove.isPending) onClose();
      }}
    />
  );
}
