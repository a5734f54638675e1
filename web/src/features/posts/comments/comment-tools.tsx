import type { Comment } from '@sirenade/contract/posts';
import { Ellipsis, Flag, Link2, Pencil, Reply, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { VoteButtons } from '../../../ui/vote-buttons.tsx';
import { speakerOf } from './comment-speaker.ts';
import type { CommentActions } from './use-comment-actions.ts';

interface CommentToolsProps {
  actions: CommentActions;
  comment: Comment;
}

/** The actions on a comment, by permission [R7]; none while it is being sent. */
export function CommentTools({ actions, comment }: CommentToolsProps) {
  const { id, comment_karma, current_user } = comment;
  const { has_upvoted, is_author, may_delete } = current_user;
  if (id < 0) return null;
  const speaker = speakerOf(comment);
  return (
    <div className="comment-tools">
      <VoteButtons
        karma={comment_karma}
        vote={has_upvoted}
        onVote={(isUp) => actions.vote(comment, isUp)}
        label={`Votes on the comment by ${speaker}`}
        tip="above"
        iconSize={20}
      />
      <Button variant="ghost" size="sm" onClick={() => actions.thread.setWriting(id, 'reply')}>
        <Reply size={16} strokeWidth={1.5} aria-hidden />
        Reply
      </Button>
      <Menu
        label={`More about the comment by ${speaker}`}
        trigger={<IconButton label="More" icon={Ellipsis} iconSize={18} tip="above" />}
        items={[
          { label: 'Copy link', icon: Link2, onSelect: () => actions.copyLink(id) },
          ...(is_author
            ? [{ label: 'Edit', icon: Pencil, onSelect: () => actions.thread.setWriting(id, 'edit') }]
            : []),
          { label: 'Report', icon: Flag, onSelect: () => actions.askReport(comment) },
          ...(may_delete
            ? [{ label: 'Delete', icon: Trash2, danger: true, onSelect: () => actions.askDelete(comment) }]
            : []),
        ]}
      />
    </div>
  );
}
