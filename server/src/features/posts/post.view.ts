import { limits } from '@sirenade/contract/limits';
import type { PostItem } from '@sirenade/contract/posts';
import { cutText } from '../../platform/text/cut-text.ts';
import type { FeedRow, PostRow } from './posts.tables.ts';

/** The current data of the post's siren. */
interface SirenNow {
  name: string;
  description: string;
  coverUrl: string | null;
}

/** What a post's view needs besides its row. */
export interface PostParts {
  author: { username: string; avatar: string | null };
  feed: FeedRow;
  /** Undefined when the viewer may not see the siren. */
  siren: SirenNow | undefined;
  imageUrl: string | null;
  content: 'whole' | 'beginning';
  hasUpvoted: boolean | null;
  isSaved: boolean;
  isAuthor: boolean;
  mayModerate: boolean;
}

const SIREN_NOT_PUBLIC = 'Its siren is not public.';

function hiddenReasonOf(row: PostRow, { isAuthor }: PostParts): string | null {
  if (row.listed || !isAuthor) return null;
  return row.hiddenAt === null ? SIREN_NOT_PUBLIC : row.hiddenReason;
}

/** When the siren is not visible, the name stored with the post is shown. */
function viewSirenOf({ sirenId, sirenName }: PostRow, siren: SirenNow | undefined): PostItem['post_info']['siren'] {
  return {
    id: sirenId,
    name: siren?.name ?? sirenName,
    description: siren?.description ?? '',
    cover_url: siren?.coverUrl ?? null,
    is_there: siren !== undefined,
  };
}

/** A post as this viewer sees it. */
export function viewPost(row: PostRow, parts: PostParts): PostItem {
  const { author, feed, isAuthor } = parts;
  return {
    post_info: {
      id: row.id,
      title: row.title,
      content: parts.content === 'whole' ? row.content : cutText(row.content, limits.post.excerpt),
      tags: row.tags,
      created_at: row.createdAt.toISOString(),
      is_edited: row.editedAt !== null,
      post_karma: row.karma,
      comment_count: row.commentCount,
      story_id: row.storyId,
      siren_id: row.sirenId,
      siren: viewSirenOf(row, parts.siren),
      has_audio: row.hasAudio,
      has_images: row.imageId !== null,
      image_url: parts.imageUrl,
      hidden_reason: hiddenReasonOf(row, parts),
    },
    user_info: { user_name: author.username, user_avatar: author.avatar },
    thread_info: { thread_id: feed.id, name: feed.name, title: feed.title },
    current_user: {
      has_upvoted: parts.hasUpvoted,
      saved: parts.isSaved,
      is_author: isAuthor,
      may_delete: isAuthor || parts.mayModerate,
    },
  };
}
