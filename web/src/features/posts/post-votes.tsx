import type { PostItem } from '@sirenade/contract/posts';
import { VoteButtons } from '../../ui/vote-buttons.tsx';
import { usePostVote } from './use-post-vote.ts';

/** The votes of a post [S20]. */
export function PostVotes({ post }: { post: PostItem }) {
  const vote = usePostVote(post);
  return (
    <VoteButtons
      karma={post.post_info.post_karma}
      vote={post.current_user.has_upvoted}
      onVote={vote}
      label={`Votes on ${post.post_info.title}`}
      tip="above"
    />
  );
}
