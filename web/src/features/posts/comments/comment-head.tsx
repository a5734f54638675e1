import '../facts.css';
import type { Comment } from '@sirenade/contract/posts';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { formatDateTime, formatRelative } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Markdown } from '../../../ui/markdown.tsx';
import { AuthorChip } from '../../sirens/author-chip.tsx';
import { DELETED, speakerOf } from './comment-speaker.ts';
import { countComments } from './comment-tree.ts';
import type { ThreadState } from './thread.state.ts';

interface CommentHeadProps {
  comment: Comment;
  /** The name of the author it answers, if that is not the comment it is nested in. */
  answers: string | undefined;
  isClosed: boolean;
  thread: ThreadState;
}

/** The author, the date, and a button that folds the comment with its answers. */
export function CommentHead({ comment, answers, isClosed, thread }: CommentHeadProps) {
  const { id, created_at, is_edited, is_deleted, user_info } = comment;
  const below = isClosed ? countComments(comment.children) : 0;
  return (
    <header className="comment-head">
      <IconButton
        label={`${isClosed ? 'Expand' : 'Collapse'} the thread of ${speakerOf(comment)}`}
        icon={isClosed ? ChevronRight : ChevronDown}
        iconSize={17}
        tip="above"
        aria-expanded={!isClosed}
        onClick={() => thread.setClosed(id, !isClosed)}
        className="comment-fold"
      />
      <div className="fact-line">
        {user_info && !is_deleted ? (
          <span>
            <AuthorChip user={{ username: user_info.user_name, avatar: user_info.user_avatar }} label="By" />
          </span>
        ) : (
          <span className="italic">{DELETED}</span>
        )}
        {id < 0 ? <span>Sending</span> : <Age at={created_at} />}
        {is_edited && !is_deleted ? <span>Edited</span> : null}
        {answers ? (
          <span>
            <span className="truncate">to {answers}</span>
          </span>
        ) : null}
        {below > 0 ? <span>{below === 1 ? '1 reply' : `${below} replies`}</span> : null}
      </div>
    </header>
  );
}

function Age({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatRelative(at)}
    </time>
  );
}

/** The text of a comment; for a deleted one the head says so. */
export function CommentText({ comment }: { comment: Comment }) {
  if (comment.is_deleted) return null;
  return (
    <div className="comment-words">
      <Markdown text={comment.content} isForeign />
    </div>
  );
}
