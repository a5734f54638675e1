import type { Comment, PostItem } from '@sirenade/contract/posts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useDeferredValue, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { lateModal } from '../../../ui/late-modal.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useContentFilter } from '../../preferences/use-content-filter.ts';
import { CommentBox } from './comment-box.tsx';
import { commentElementId } from './comment-link.ts';
import { CommentAnswers } from './comment-list.tsx';
import { CommentMore } from './comment-more.tsx';
import { countComments, findComment, firstComments } from './comment-tree.ts';
import { commentsQuery } from './comments.queries.ts';
import { type CommentActions, useCommentActions } from './use-comment-actions.ts';
import { FIRST, STEP, useCommentTarget } from './use-comment-target.ts';

const CommentDeleteModal = lateModal(async () => (await import('./comment-modals.tsx')).CommentDeleteModal);
const CommentReportModal = lateModal(async () => (await import('./comment-modals.tsx')).CommentReportModal);

/** Fewer than these are all laid out: then nothing moves when a link leads into their midst. */
const MANY = 150;

type OpenDialog = { about: 'delete' | 'report'; comment: Comment } | null;

/** The comments of a post, with a box for a new one [S21]. */
export function CommentSection({ post }: { post: PostItem }) {
  const { id, comment_count } = post.post_info;
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const comments = useQuery(commentsQuery(id));
  const actions = useCommentActions(id, {
    askDelete: (comment) => setDialog({ about: 'delete', comment }),
    askReport: (comment) => setDialog({ about: 'report', comment }),
  });
  const close = () => setDialog(null);
  return (
    <section aria-labelledby="comments" className="comment-section">
      <h2 ref={heading} id="comments" tabIndex={-1} className="comment-heading font-display text-xl outline-none">
        Comments <span className="text-fog tabular-nums">{formatNumber(comment_count)}</span>
      </h2>
      <div className="mt-4">
        <CommentBox
          label="Your comment"
          thread={actions.thread}
          at={0}
          place={{ post: id, parent: null }}
          onSubmit={(content) => actions.add(null, content)}
        />
      </div>
      {comments.data ? (
        <Threads
          actions={actions}
          tree={comments.data}
          isFetching={comments.isFetching}
          onAll={() => heading.current?.focus()}
        />
      ) : comments.isError ? (
        <div className="mt-8 flex flex-wrap items-center gap-4">
          <p className="text-fog">Comments could not be loaded.</p>
          <Button variant="secondary" size="sm" pending={comments.isFetching} onClick={() => void comments.refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <Waiting />
      )}
      {dialog?.about === 'delete' ? (
        <CommentDeleteModal
          comment={dialog.comment}
          onDeleted={() => settleFocus(dialog.comment.id, heading.current)}
          onClose={close}
        />
      ) : null}
      {dialog?.about === 'report' ? <CommentReportModal commentId={dialog.comment.id} onClose={close} /> : null}
    </section>
  );
}

/**
 * The pressed button may disappear with the comment: once the dialog is closed, the focus moves to the comment or the
 * heading.
 */
function settleFocus(id: number, heading: HTMLElement | null): void {
  requestAnimationFrame(() =>
    (document.getElementById(commentElementId(id)) ?? heading)?.focus({ preventScroll: true }),
  );
}

interface ThreadsProps {
  actions: CommentActions;
  tree: Comment[];
  isFetching: boolean;
  onAll(): void;
}

/** As many comments as are near the screen: a post with ten thousand opens like one with ten. */
function Threads({ actions, tree, isFetching, onAll }: ThreadsProps) {
  const client = useQueryClient();
  const { thread } = actions;
  const filter = useContentFilter();
  // Folding a thread renders at once; the comments that follow it may render later.
  const closed = useDeferredValue(useSyncExternalStore(thread.subscribe, thread.closed));
  const [range, setRange] = useCommentTarget({
    tree,
    thread,
    isFetching,
    refetch: () => void client.refetchQueries({ queryKey: commentsQuery(actions.postId).queryKey }),
  });
  const alone = useMemo(
    () => (range.thread === null ? null : (findComment(tree, range.thread)?.comment ?? null)),
    [tree, range.thread],
  );
  const all = useMemo(() => {
    if (!alone) return tree;
    // Comments written during this visit are displayed too.
    return [...tree.filter((each) => each !== alone && thread.isNew(each.id)), alone];
  }, [alone, tree, thread]);
  const drawn = useMemo(() => firstComments(all, range.most, closed), [all, range.most, closed]);
  const isMany = useMemo(() => countComments(drawn) > MANY, [drawn]);
  if (tree.length === 0) return <p className="mt-8 text-fog">Nobody has said anything yet.</p>;
  return (
    <>
      {alone ? (
        <p className="comment-alone">
          You are reading one thread of {formatNumber(countComments(tree))} comments.
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              setRange({ most: FIRST, thread: null });
              onAll();
            }}
          >
            Show all comments
          </Button>
        </p>
      ) : null}
      <div className={isMany ? 'comments-many' : undefined}>
        <CommentAnswers
          actions={actions}
          comments={drawn}
          parentId={alone?.parent_id ?? null}
          level={1}
          filter={filter}
          label="Comments"
        />
      </div>
      {drawn === all ? null : (
        <CommentMore
          key={range.most}
          onMore={() => startTransition(() => setRange((before) => ({ ...before, most: before.most + STEP })))}
        />
      )}
    </>
  );
}

function Waiting() {
  return (
    <div role="status" className="mt-8 grid gap-6">
      <span className="sr-only">Loading the comments</span>
      {[1, 2, 3].map((nth) => (
        <div key={nth}>
          <Skeleton className="h-7 w-44" />
          <Skeleton className="mt-3 h-4 w-full max-w-lg" />
          <Skeleton className="mt-2 h-4 w-2/3 max-w-sm" />
        </div>
      ))}
    </div>
  );
}
