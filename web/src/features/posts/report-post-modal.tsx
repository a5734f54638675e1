import { call } from '../../lib/api.ts';
import { ReportModal } from '../moderation/report-modal.tsx';

const texts = { success: 'Post reported successfully', failure: 'Failed to report post' };

/** Reports a post to the moderators [A33] [R7] [X8]. */
export function ReportPostModal({ postId, onClose }: { postId: number; onClose(): void }) {
  return (
    <ReportModal
      title="Report post"
      texts={texts}
      send={(reason) => call('POST /api/posts/report/:id', { params: { id: postId }, body: { reason } })}
      onClose={onClose}
    />
  );
}
