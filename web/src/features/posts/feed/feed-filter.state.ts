import { limits } from '@sirenade/contract/limits';
import type { PostDuration, SavedSort } from '@sirenade/contract/posts';
import type { PostFilter } from '../posts.queries.ts';

type SortChoices = readonly { value: SavedSort; label: string }[];

export const sortChoices: SortChoices = [
  { value: 'hot', label: 'Hot' },
  { value: 'new', label: 'New' },
  { value: 'top', label: 'Top' },
];

/** Saved posts are sorted by when they were saved, unless the reader chooses another order. */
export const savedSortChoices: SortChoices = [{ value: 'saved', label: 'Last saved' }, ...sortChoices];

export const durationChoices: readonly { value: PostDuration; label: string }[] = [
  { value: 'day', label: 'Today' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
  { value: 'alltime', label: 'All' },
];

const everything: PostFilter = { sortBy: 'top', duration: 'alltime', tags: [] };

function oneOf<T extends string>(choices: readonly { value: T }[], wanted: string | null, fallback: T): T {
  return choices.find(({ value }) => value === wanted)?.value ?? fallback;
}

/** A tag as it is stored: one word or a few, in lower case. */
export function cleanTag(text: string): string {
  return text
    .toLowerCase()
    .replace(/[,\s]+/g, ' ')
    .trim()
    .slice(0, limits.siren.tag)
    .toWellFormed()
    .trim();
}

/** Tags without doubles, and no more than a filter can have. */
export function cleanTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map(cleanTag).filter((tag) => tag !== ''))].slice(0, limits.post.tags);
}

/** The filter that an address carries; anything it does not know is as good as absent [S20] [V15]. */
export function readFilter(query: URLSearchParams, sorts: SortChoices = sortChoices): PostFilter {
  const usual = sorts === savedSortChoices ? 'saved' : everything.sortBy;
  return {
    sortBy: oneOf(sorts, query.get('sortBy'), usual),
    duration: oneOf(durationChoices, query.get('duration'), everything.duration),
    tags: cleanTags((query.get('tags') ?? '').split(',')),
  };
}

/** The query with a part of the filter changed; foreign parameters stay. */
export function writeFilter(query: URLSearchParams, change: Partial<PostFilter>): URLSearchParams {
  const next = new URLSearchParams(query);
  if (change.sortBy) next.set('sortBy', change.sortBy);
  if (change.duration) next.set('duration', change.duration);
  if (change.tags) {
    if (change.tags.length > 0) next.set('tags', change.tags.join(','));
    else next.delete('tags');
  }
  return next;
}

/** The same address without any of it. */
export function withoutFilter(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ['sortBy', 'duration', 'tags']) next.delete(name);
  return next;
}

/** Whether fewer than all posts are shown; an order leaves nothing out. */
export function isNarrowed({ duration, tags }: PostFilter): boolean {
  return duration !== everything.duration || tags.length > 0;
}
