import { DELETE_SIGNED_OUT } from '@sirenade/contract/error-sentences';
import type { Comment } from '@sirenade/contract/posts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiFailure, call } from '../../../lib/api.ts';
import { notify } from '../../../lib/toast.ts';
import { ConfirmModal } from '../../../ui/modal.tsx';
import { ReportModal } from '../../moderation/report-modal.tsx';
import { changeComments, countMore } from './comment-cache.ts';
import { changeComment, withoutContent } from './comment-tree.ts';

interface CommentDeleteModalProps {
  comment: Comment;
  onDeleted(): void;
  onClose(): void;
}

/** Asks before a comment is deleted; its answers stay. */
export function CommentDeleteModal({ comment, onDeleted, onClose }: CommentDeleteModalProps) {
  const client = useQueryClient();
  const { id, post_id } = comment;
  const remove = useMutation({
    mutationFn: async () => {
      try {
        return await call('DELETE /api/comments/:id', { params: { id }, query: {} });
      } catch (failure) {
        // It was deleted elsewhere meanwhile, which is what the user wants.
        if (failure instanceof ApiFailure && failure.status === 404) return null;
        throw failure;
      }
    },
    onSuccess: () => {
      changeComments(client, post_id, (tree) => changeComment(tree, id, withoutContent));
      countMore(client, post_id, -1);
      notify.success('Comment deleted successfully.');
      onClose();
      onDeleted();
    },
    onError: (failure) => {
      onClose();
      if (failure instanceof ApiFailure && failure.status === 401) notify.warning(DELETE_SIGNED_OUT);
      else notify.error('Failed to delete the comment.');
    },
  });
  return (
    <ConfirmModal
      open
      title="Delete this comment?"
      body={<p>Its words go for good. What others answered stays.</p>}
      confirmLabel="Delete"
      danger
      pending={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}

const texts = { success: 'Comment reported successfully', failure: 'Failed to report comment' };

/** Reports a comment to the moderators [R7] [V9]. */
export function CommentReportModal({ commentId, onClose }: { commentId: number; onClose(): void }) {
  return (
    <ReportModal
      title="Report comment"
      texts={texts}
      send={(reason) => call('POST /api/comments/report/:id', { params: { id: commentId }, body: { reason } })}
      onClose={onClose}
    />
  );
}
