import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CommentSection } from '../../features/posts/comments/comment-section.tsx';
import { commentsQuery } from '../../features/posts/comments/comments.queries.ts';
import { postQuery } from '../../features/posts/posts.queries.ts';
import { useListedPost } from '../../features/posts/use-listed-post.ts';
import { WholePost } from '../../features/posts/whole/whole-post.tsx';
import { WholePostSkeleton } from '../../features/posts/whole/whole-post-skeleton.tsx';
import { ApiFailure } from '../../lib/api.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

const numberOf = (text: string) => (/^[1-9]\d{0,15}$/.test(text) ? Number(text) : null);

/** `/post/{postId}`: one expanded post with its comments [S8]. */
export function PostPage() {
  const { postId = '' } = useParams();
  const id = numberOf(postId);
  // Nothing of one post is left when another is opened.
  return id === null ? <NoSuchPost /> : <OpenPost key={id} id={id} />;
}

function OpenPost({ id }: { id: number }) {
  const listed = useListedPost(id);
  const post = useQuery(postQuery(id));
  usePrefetchQuery(commentsQuery(id));
  usePageTitle((post.data ?? listed)?.post_info.title ?? 'Post');
  // A post that was deleted, or hidden, while it was open disappears from here too.
  if (post.error instanceof ApiFailure && post.error.status === 404)
    return <NoSuchPost wasOpen={post.data !== undefined} />;
  return (
    <div className="post-column">
      {post.data ? (
        <>
          <WholePost post={post.data} />
          <CommentSection post={post.data} />
        </>
      ) : post.isError ? (
        <EmptyState
          level={1}
          title="This post did not load"
          body="The server could not be reached, or had trouble."
          action={
            <Button pending={post.isFetching} onClick={() => void post.refetch()}>
              Try again
            </Button>
          }
        />
      ) : (
        <WholePostSkeleton listed={listed} />
      )}
    </div>
  );
}

function NoSuchPost({ wasOpen = false }: { wasOpen?: boolean }) {
  usePageTitle('Post');
  return (
    <div className="page-width">
      <EmptyState
        level={1}
        title={wasOpen ? 'This post has just gone' : 'There is no such post'}
        body="It was deleted, or is not public any more."
        action={<LinkButton to="/">Back to Home</LinkButton>}
      />
    </div>
  );
}
