import '../facts.css';
import type { PostItem } from '@sirenade/contract/posts';
import { AudioLines, Bookmark, BookOpen, Image, MessageCircle } from 'lucide-react';
import { memo, useId } from 'react';
import { Link } from 'react-router';
import { classes } from '../../../lib/classes.ts';
import { formatCompact, formatDateTime, formatNumber, formatRelative } from '../../../lib/format.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { AuthorChip } from '../../sirens/author-chip.tsx';
import { PostMenu } from '../post-menu.tsx';
import { PostVotes } from '../post-votes.tsx';
import { SharePostButton } from '../share-post-button.tsx';
import { PostCover } from './post-cover.tsx';
import { excerptOf } from './post-excerpt.ts';

/** As many tags as a card has room for [K23]. */
const TAGS = 3;

/** The default feed; cards name only the others. */
const MAIN = 'main';

interface PostCardProps {
  post: PostItem;
  /** Its place in the list. */
  place: number;
  onTag(tag: string): void;
}

/** A posted chat in a list [S20] [E10]. */
export const PostCard = memo(function PostCard({ post, place, onTag }: PostCardProps) {
  const titleId = useId();
  const { id, title, content, tags, hidden_reason } = post.post_info;
  return (
    <article aria-labelledby={titleId} className="post-card">
      <PostCover post={post} isEarly={place < 3} />
      <div className="post-card-words">
        <SirenLine post={post} />
        <div className="post-card-read">
          <h2 id={titleId} dir="auto" className="post-card-title">
            <Link to={`/post/${id}`} data-shortcut="card">
              {title}
            </Link>
          </h2>
          <Excerpt content={content} />
        </div>
        {hidden_reason === null ? null : (
          <p className="mt-3 text-sm text-danger">Only you can see this post. {hidden_reason}</p>
        )}
        <div className="post-card-by">
          <Author post={post} />
          {tags.length > 0 ? <Tags tags={tags.slice(0, TAGS)} onTag={onTag} /> : null}
        </div>
        <Actions post={post} />
      </div>
    </article>
  );
});

/** The siren of the chat, with one line of her description. */
function SirenLine({ post }: { post: PostItem }) {
  const { siren, has_audio, has_images } = post.post_info;
  return (
    <div className="post-card-siren">
      <p className="flex min-w-0 items-center gap-2">
        {siren.is_there ? (
          <Link to={`/story?siren=${siren.id}`} dir="auto" className="post-card-name">
            {siren.name}
          </Link>
        ) : (
          <span dir="auto" className="post-card-name">
            {siren.name}
          </span>
        )}
        {has_audio ? <Mark icon={AudioLines} text="With audio" /> : null}
        {has_images ? <Mark icon={Image} text="With pictures" /> : null}
        {post.current_user.saved ? <Mark icon={Bookmark} text="Saved" className="post-card-saved" /> : null}
      </p>
      <p dir="auto" className="truncate text-left text-sm text-fog">
        {siren.is_there ? siren.description : 'This siren is no longer here.'}
      </p>
    </div>
  );
}

function Mark({ icon: Icon, text, className }: { icon: typeof Image; text: string; className?: string }) {
  return (
    <span title={text} className={classes('inline-flex shrink-0 text-fog', className)}>
      <Icon size={15} strokeWidth={1.5} aria-hidden />
      <span className="sr-only">{text}</span>
    </span>
  );
}

function Excerpt({ content }: { content: string }) {
  return (
    <div className="post-excerpt">
      {excerptOf(content).map((speech, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was posted does not change
        <p key={line} dir="auto">
          {speech.map(({ kind, text }, n) => {
            // A name is isolated from the line, whose direction follows the text.
            const Look = kind === 'name' ? 'bdi' : kind === 'action' ? 'em' : 'span';
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            return <Look key={n}>{text}</Look>;
          })}
        </p>
      ))}
    </div>
  );
}

function Author({ post }: { post: PostItem }) {
  const { created_at, is_edited } = post.post_info;
  const { user_name: username, user_avatar: avatar } = post.user_info;
  const { name: feed, title: feedTitle } = post.thread_info;
  return (
    <div className="fact-line">
      <span>
        <AuthorChip user={{ username, avatar }} label="Posted by" />
      </span>
      <time dateTime={created_at} title={formatDateTime(created_at)}>
        {formatRelative(created_at)}
      </time>
      {is_edited ? <span>Edited</span> : null}
      {feed === MAIN ? null : (
        <span>
          <Link to={`/${feed}`} dir="auto" className="post-card-feed">
            {feedTitle}
          </Link>
        </span>
      )}
    </div>
  );
}

function Tags({ tags, onTag }: { tags: string[]; onTag(tag: string): void }) {
  return (
    <ul aria-label="Tags" className="post-tags">
      {tags.map((tag) => (
        <li key={tag} className="min-w-0">
          <button type="button" onClick={() => onTag(tag)} className="post-tag">
            <span className="sr-only">Show posts with the tag </span>
            <bdi className="truncate">{tag}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Actions({ post }: { post: PostItem }) {
  const { id, comment_count } = post.post_info;
  return (
    <div className="post-actions">
      <PostVotes post={post} />
      <Link
        to={`/post/${id}#comments`}
        title={`${formatNumber(comment_count)} ${comment_count === 1 ? 'comment' : 'comments'}`}
        className="post-comments"
      >
        <MessageCircle size={17} strokeWidth={1.5} aria-hidden />
        {formatCompact(comment_count)}
        <span className="sr-only">{comment_count === 1 ? 'comment' : 'comments'}</span>
      </Link>
      <div className="post-actions-end">
        <LinkButton to={`/post/${id}`} variant="ghost" size="sm" className="max-sm:px-2">
          <BookOpen size={17} strokeWidth={1.5} aria-hidden className="max-sm:hidden" />
          View
        </LinkButton>
        <SharePostButton postId={id} />
        <PostMenu post={post} />
      </div>
    </div>
  );
}
