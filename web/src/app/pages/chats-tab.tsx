import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FeedLinks } from '../../features/posts/feed/feed-links.tsx';
import { feedsQuery } from '../../features/posts/feed/feeds.queries.ts';
import { PostFeed } from '../../features/posts/feed/post-feed.tsx';

/** The posts of a feed, or of all of them [S1]. */
export function ChatsTab({ feedName, emptyAction }: { feedName: string; emptyAction: ReactNode }) {
  return (
    <>
      <FeedLinks current={feedName} />
      {feedName === 'all' ? null : <FeedHeading name={feedName} />}
      <PostFeed source={{ feed: feedName }} emptyAction={emptyAction} />
    </>
  );
}

function FeedHeading({ name }: { name: string }) {
  const { data: feeds = [] } = useQuery(feedsQuery);
  const feed = feeds.find((each) => each.name === name.toLowerCase());
  if (!feed) return null;
  return (
    <header className="pt-7">
      <h2 dir="auto" className="font-display text-2xl break-words">
        {feed.title}
      </h2>
      {feed.description ? (
        <p dir="auto" className="mt-1 max-w-[68ch] text-fog">
          {feed.description}
        </p>
      ) : null}
    </header>
  );
}
