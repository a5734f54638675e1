import './comments.css';
import type { Comment } from '@sirenade/contract/posts';
import { memo, useMemo, useRef, useSyncExternalStore } from 'react';
import type { ContentFilter } from '../../preferences/use-content-filter.ts';
import { CommentBox } from './comment-box.tsx';
import { CommentFold } from './comment-fold.tsx';
import { CommentHead, CommentText } from './comment-head.tsx';
import { commentElementId } from './comment-link.ts';
import { speakerOf } from './comment-speaker.ts';
import { CommentTools } from './comment-tools.tsx';
import type { ThreadState } from './thread.state.ts';
import type { CommentActions } from './use-comment-actions.ts';

interface CommentAnswersProps {
  actions: CommentActions;
  comments: Comment[];
  /** The comment they answer; null for answers to the post. */
  parentId: number | null;
  level: number;
  /** The reader's content filter. */
  filter: ContentFilter | null;
  label?: string;
}

/** Comments written during this visit stand first, regardless of the server's order. */
function newFirst(comments: Comment[], parentId: number | null, thread: ThreadState): Comment[] {
  const isFirst = ({ id, parent_id }: Comment) => parent_id === parentId && thread.isNew(id);
  if (!comments.some(isFirst)) return comments;
  return [...comments.filter(isFirst), ...comments.filter((each) => !isFirst(each))];
}

/**
 * The answers to one comment; on the last level also deeper ones, each with the name of the author it answers [S21].
 */
export function CommentAnswers({ actions, comments, parentId, level, filter, label }: CommentAnswersProps) {
  const names = useMemo(
    () =>
      comments.every(({ parent_id }) => parent_id === parentId)
        ? null
        : new Map(comments.map((each) => [each.id, speakerOf(each)])),
    [comments, parentId],
  );
  return (
    <ol aria-label={label} className={level === 1 ? 'comment-roots' : 'comment-answers'}>
      {newFirst(comments, parentId, actions.thread).map((comment) => (
        <CommentItem
          key={actions.thread.keyOf(comment.id)}
          actions={actions}
          comment={comment}
          level={level}
          filter={filter}
          answers={comment.parent_id === parentId ? undefined : names?.get(comment.parent_id ?? 0)}
        />
      ))}
    </ol>
  );
}

interface CommentItemProps {
  actions: CommentActions;
  comment: Comment;
  /** From 1. */
  level: number;
  filter: ContentFilter | null;
  /** The name of the author it answers, if that is not the comment it is nested in. */
  answers: string | undefined;
}

/** One comment with everything below it; a change elsewhere does not draw it anew. */
const CommentItem = memo(function CommentItem({ actions, comment, level, filter, answers }: CommentItemProps) {
  const { thread } = actions;
  const { id, children } = comment;
  const isClosed = useSyncExternalStore(thread.subscribe, () => thread.closed().has(id));
  const isLit = useSyncExternalStore(thread.subscribe, () => thread.lit() === id);
  const writing = useSyncExternalStore(thread.subscribe, () => thread.writing(id));
  const speaker = speakerOf(comment);
  const own = useRef<HTMLElement>(null);
  // The pressed button disappears with the box; the focus moves to the comment.
  const rest = () => own.current?.focus({ preventScroll: true });
  const closeBox = () => {
    thread.setWriting(id, null);
    rest();
  };
  const sent = (isSent: boolean) => {
    if (isSent) rest();
    return isSent;
  };
  return (
    <li className="comment">
      <article
        ref={own}
        id={commentElementId(id)}
        tabIndex={-1}
        aria-label={`Comment by ${speaker}`}
        aria-busy={id < 0 || undefined}
        data-lit={isLit || undefined}
        data-new={thread.isNew(id) || undefined}
        className="comment-own"
      >
        <CommentHead comment={comment} answers={answers} isClosed={isClosed} thread={thread} />
        {isClosed ? null : writing === 'edit' ? (
          <CommentBox
            label="Change your comment"
            thread={thread}
            at={id}
            place={{ edit: id }}
            initial={comment.content}
            takesFocus
            onSubmit={(content) => sent(actions.edit(comment, content))}
            onClose={closeBox}
          />
        ) : (
          <CommentFold comment={comment} filter={filter} isLit={isLit}>
            <CommentText comment={comment} />
            {comment.is_deleted ? null : <CommentTools actions={actions} comment={comment} />}
          </CommentFold>
        )}
      </article>
      {writing === 'reply' && !isClosed ? (
        <div className="comment-reply">
          <CommentBox
            label={`Your reply to ${speaker}`}
            thread={thread}
            at={id}
            place={{ post: actions.postId, parent: id }}
            takesFocus
            onSubmit={(content) => sent(actions.add(id, content))}
            onClose={closeBox}
          />
        </div>
      ) : null}
      {children.length > 0 && !isClosed ? (
        <CommentAnswers actions={actions} comments={children} parentId={id} level={level + 1} filter={filter} />
      ) : null}
    </li>
  );
});
