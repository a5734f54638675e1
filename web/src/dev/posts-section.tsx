import '../features/posts/feed/post-feed.css';
import { PostCard } from '../features/posts/feed/post-card.tsx';
import { WholePostSkeleton } from '../features/posts/whole/whole-post-skeleton.tsx';
import { aPost } from './sample-posts.ts';
import { LONG, RIGHT_TO_LEFT } from './sample-sirens.ts';
import { Specimen } from './specimen.tsx';

const deletedSiren = { id: 41, name: 'Isla', description: '', cover_url: null, is_there: false };
const posts = [
  aPost({ has_upvoted: true }),
  aPost({ id: 13, title: LONG, is_edited: true, tags: ['a rather long tag', 'another long one', 'sea'] }),
  aPost({ id: 14, title: 'She is no longer here', siren: deletedSiren, has_audio: false, has_images: false, tags: [] }),
  aPost({ id: 15, title: RIGHT_TO_LEFT, content: `**keeper:** ${RIGHT_TO_LEFT}`, post_karma: -12 }),
  aPost({ id: 16, hidden_reason: 'Under review', is_author: true, may_delete: true }),
];

export function PostsSection() {
  return (
    <>
      <Specimen
        name="PostCard"
        use="A posted chat in a list: three lines of the exchange, and everything one can do in one row."
      >
        <div className="post-list">
          {posts.map((post, place) => (
            <PostCard key={post.post_info.id} post={post} place={place} onTag={() => {}} />
          ))}
        </div>
      </Specimen>
      <Specimen name="WholePostSkeleton" use="A post that is on its way; its head as far as a list has shown it.">
        <WholePostSkeleton listed={undefined} />
      </Specimen>
    </>
  );
}
