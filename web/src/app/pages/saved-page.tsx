import { PostFeed } from '../../features/posts/feed/post-feed.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { LinkButton } from '../../ui/button.tsx';

/** `/saved` [S6]. */
export function SavedPage() {
  usePageTitle('Saved');
  return (
    <div className="page-width pb-20">
      <h1 className="pt-10 pb-2 font-display text-3xl sm:pt-14 sm:text-4xl">Saved chats</h1>
      <PostFeed
        source={{ saved: true }}
        emptyAction={
          <LinkButton to="/all?sortBy=hot" variant="secondary">
            Find chats
          </LinkButton>
        }
      />
    </div>
  );
}
