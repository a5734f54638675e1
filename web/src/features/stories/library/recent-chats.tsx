import './recent-chats.css';
import type { StoryCard } from '@sirenade/contract/stories';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { formatAge, formatDateTime, formatRelative } from '../../../lib/format.ts';
import { plainMessage } from '../messages/message-markup.ts';
import { recentStoriesQuery } from './recent.queries.ts';
import { RecentFailure, RecentSkeleton } from './recent-placeholders.tsx';

/** The last chats of a user, each leading back into it; the one that is open is marked [S16]. */
export function RecentChatList({ userId }: { userId: number }) {
  const { data: stories, isPending, isFetching, refetch } = useQuery(recentStoriesQuery(userId));
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const opened = pathname === '/story' ? query.get('story') : null;
  if (isPending) return <RecentSkeleton />;
  // A list fetched before the failure is still displayed.
  if (!stories) return <RecentFailure isTrying={isFetching} onRetry={() => void refetch()} />;
  if (stories.length === 0)
    return (
      <p className="px-3 py-1">
        Your chats will appear here.{' '}
        <Link to="/" className="text-link">
          Meet a siren
        </Link>
      </p>
    );
  return (
    <ul aria-label="Recent chats">
      {stories.map((story) => (
        <li key={story.id}>
          <Entry story={story} isOpened={String(story.id) === opened} />
        </li>
      ))}
    </ul>
  );
}

/** A deleted siren has no id; her chat can still be read. */
function addressOf({ id, siren }: StoryCard): string {
  return siren.id === null ? `/story?story=${id}` : `/story?siren=${siren.id}&story=${id}`;
}

function Entry({ story, isOpened }: { story: StoryCard; isOpened: boolean }) {
  const { siren, first_compose, updated_at } = story;
  return (
    <Link to={addressOf(story)} aria-current={isOpened ? 'page' : undefined} className="recent-chat">
      <Thumb src={siren.cover_url} name={siren.name} />
      <span className="min-w-0 grow">
        <span className="recent-chat-head">
          <span dir="auto" className="recent-chat-name">
            {siren.name}
          </span>
          <time dateTime={updated_at} title={formatDateTime(updated_at)} className="recent-chat-time">
            <span aria-hidden>{formatAge(updated_at)}</span>
            <span className="sr-only">{formatRelative(updated_at)}</span>
          </time>
        </span>
        <span dir="auto" className="recent-chat-words">
          {plainMessage(first_compose)}
        </span>
      </span>
    </Link>
  );
}

/** Her name stands next to it, so the picture needs no alt text. */
function Thumb({ src, name }: { src: string | null; name: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span aria-hidden className="recent-chat-thumb">
      {src && src !== broken ? (
        <img
          src={src}
          alt=""
          width={36}
          height={48}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(src)}
        />
      ) : (
        Array.from(name)[0]
      )}
    </span>
  );
}
