import type { PostItem } from '@sirenade/contract/posts';
import { Bookmark } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useSavePost } from './use-save-post.ts';

/** Saves a post for later, or removes it from the saved ones, on the post's own page. */
export function SavePostButton({ post }: { post: PostItem }) {
  const save = useSavePost(post);
  const { saved } = post.current_user;
  return (
    <Button
      variant="ghost"
      size="sm"
      data-saved={saved}
      onClick={save}
      className="save-post max-sm:min-w-11 max-sm:px-2"
    >
      <Bookmark size={17} strokeWidth={1.5} aria-hidden />
      <span className="max-sm:sr-only">{saved ? 'Unsave' : 'Save'}</span>
    </Button>
  );
}
