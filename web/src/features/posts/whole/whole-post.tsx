import './whole-post.css';
import type { WholePost as Post } from '@sirenade/contract/posts';
import { useNavigate } from 'react-router';
import { Markdown } from '../../../ui/markdown.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PostMenu } from '../post-menu.tsx';
import { PostVotes } from '../post-votes.tsx';
import { SavePostButton } from '../save-post-button.tsx';
import { SharePostButton } from '../share-post-button.tsx';
import { WholePostContinue } from './whole-post-continue.tsx';
import { WholePostHead } from './whole-post-head.tsx';
import { WholePostLetters } from './whole-post-letters.tsx';

/** One expanded post: its head, the whole chat, and its actions [S21] [E10]. */
export function WholePost({ post }: { post: Post }) {
  const navigate = useNavigate();
  const { post_info, composes } = post;
  return (
    <article aria-labelledby="post-title">
      <WholePostHead post={post} />
      {post_info.hidden_reason !== null ? (
        <Notice tone="warning" className="mt-6">
          Only you can see this post. {post_info.hidden_reason}
        </Notice>
      ) : null}
      {composes.length > 0 ? (
        <WholePostLetters post={post} />
      ) : (
        <div className="whole-post-text">
          <Markdown text={post_info.content} isForeign />
        </div>
      )}
      <div className="whole-post-foot">
        <PostVotes post={post} />
        <SavePostButton post={post} />
        <SharePostButton postId={post_info.id} />
        <PostMenu post={post} onDeleted={() => navigate('/', { replace: true })} />
        <WholePostContinue post={post} />
      </div>
    </article>
  );
}
