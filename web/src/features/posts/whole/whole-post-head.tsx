import '../../../ui/tag-chip.css';
import '../facts.css';
import type { PostItem } from '@sirenade/contract/posts';
import { Link } from 'react-router';
import { formatDateTime, formatRelative } from '../../../lib/format.ts';
import { AuthorChip } from '../../sirens/author-chip.tsx';

/** The siren with her cover, the title, whose it is, where and when [S21]. */
export function WholePostHead({ post: { post_info, user_info, thread_info } }: { post: PostItem }) {
  const { title, tags, created_at, is_edited, siren } = post_info;
  return (
    <header className="whole-post-head">
      <SirenLine siren={siren} />
      <h1 id="post-title" dir="auto" className="mt-6 font-display text-2xl text-balance break-words sm:text-3xl">
        {title}
      </h1>
      <div className="whole-post-facts fact-line">
        <span>
          <AuthorChip user={{ username: user_info.user_name, avatar: user_info.user_avatar }} label="Posted by" />
        </span>
        <span>
          <Link to={`/${thread_info.name}`} dir="auto" className="whole-post-feed">
            {thread_info.title}
          </Link>
        </span>
        <time dateTime={created_at} title={formatDateTime(created_at)}>
          {formatRelative(created_at)}
        </time>
        {is_edited ? <span>Edited</span> : null}
      </div>
      {tags.length > 0 ? (
        <ul aria-label="Tags" className="whole-post-tags">
          {tags.map((tag) => (
            <li key={tag} className="min-w-0">
              <Link to={`/?${new URLSearchParams({ tags: tag })}`} className="tag-chip">
                <bdi className="truncate">{tag}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </header>
  );
}

/** The siren of the chat; a link while she is public. */
function SirenLine({ siren }: { siren: PostItem['post_info']['siren'] }) {
  const face = (
    <>
      <span aria-hidden className="whole-post-cover">
        {siren.cover_url ? (
          <img src={siren.cover_url} alt="" width={60} height={80} decoding="async" />
        ) : (
          Array.from(siren.name)[0]
        )}
      </span>
      <span className="min-w-0">
        <span className="block text-sm text-fog">A chat with</span>
        <bdi className="block truncate font-display text-xl">{siren.name}</bdi>
        {siren.description ? <bdi className="line-clamp-1 text-fog">{siren.description}</bdi> : null}
      </span>
    </>
  );
  if (siren.id === null || !siren.is_there) return <p className="whole-post-siren">{face}</p>;
  return (
    <Link to={`/story?siren=${siren.id}`} className="whole-post-siren">
      {face}
    </Link>
  );
}
