import { Share2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { sharePost } from './share-post.ts';

/** Copies the link to a post [S20]. */
export function SharePostButton({ postId }: { postId: number }) {
  return (
    <Button variant="ghost" size="sm" onClick={() => void sharePost(postId)} className="max-sm:min-w-11 max-sm:px-2">
      <Share2 size={17} strokeWidth={1.5} aria-hidden />
      <span className="max-sm:sr-only">Share</span>
    </Button>
  );
}
