import type { PostItem } from '@sirenade/contract/posts';
import { formatNumber } from '../../../lib/format.ts';
import type { FilteredContent } from '../../preferences/use-content-filter.ts';

/** The posts of all pages, each once: its rank may have changed between two pages. */
export function uniquePosts(pages: readonly { items: PostItem[] }[]): PostItem[] {
  const known = new Map<number, PostItem>();
  for (const post of pages.flatMap(({ items }) => items)) {
    if (!known.has(post.post_info.id)) known.set(post.post_info.id, post);
  }
  return [...known.values()];
}

/** How many a filter has found, as far as it is known. */
export function foundText(count: number, hasMore: boolean): string {
  if (count === 0) return 'No posts found';
  if (hasMore) return `More than ${formatNumber(count)} posts found`;
  return count === 1 ? '1 post found' : `${formatNumber(count)} posts found`;
}

/** The parts of a post that filters look at; null for the reader's own, which are never hidden. */
export function contentOf({ post_info, current_user }: PostItem): FilteredContent | null {
  if (current_user.is_author) return null;
  const { title, content, tags, siren } = post_info;
  return { tags, texts: [title, content, siren.name, siren.description] };
}
