import './feed-filters.css';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { feedsQuery } from './feeds.queries.ts';

interface FeedLinksProps {
  /** The feed that is open; `all` when it is none of them. */
  current: string;
}

/** The feeds that can be read, where there is more than one to choose from. */
export function FeedLinks({ current }: FeedLinksProps) {
  const { data: feeds = [] } = useQuery(feedsQuery);
  const [query] = useSearchParams();
  if (feeds.length < 2) return null;
  const carried = new URLSearchParams([...query].filter(([name]) => ['sortBy', 'duration', 'tags'].includes(name)));
  const places = [{ name: 'all', title: 'All feeds' }, ...feeds];
  const open = current.toLowerCase();
  return (
    <nav aria-label="Feeds" className="feed-links">
      <ul>
        {places.map(({ name, title }) => (
          <li key={name}>
            <Link
              // Without an order the landing page opens at the tab one left it at.
              to={{ pathname: `/${name}`, search: `${carried}` || (name === 'all' ? 'sortBy=top' : '') }}
              dir="auto"
              aria-current={name === open ? 'page' : undefined}
              className="feed-choice feed-link"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
