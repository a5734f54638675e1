import type { Comment } from '@sirenade/contract/posts';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { ContentFilter } from '../../preferences/use-content-filter.ts';

interface CommentFoldProps {
  comment: Comment;
  filter: ContentFilter | null;
  /** Whether a link leads to it: then it is unfolded. */
  isLit: boolean;
  children: ReactNode;
}

/** Folds a comment that the reader's filters hide, until they unfold it; their own are never hidden. */
export function CommentFold({ comment, filter, isLit, children }: CommentFoldProps) {
  const [isUnfolded, setUnfolded] = useState(isLit);
  if (isLit && !isUnfolded) setUnfolded(true);
  const { content, current_user } = comment;
  const isHidden = !isUnfolded && !current_user.is_author && filter?.({ tags: [], texts: [content] }) === true;
  if (!isHidden) return children;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-fog">
      Hidden by your filters
      <Button
        variant="ghost"
        size="sm"
        onClick={({ currentTarget }) => {
          // The button goes; the keyboard stays at the comment.
          currentTarget.closest('article')?.focus({ preventScroll: true });
          setUnfolded(true);
        }}
      >
        Show
      </Button>
    </p>
  );
}
