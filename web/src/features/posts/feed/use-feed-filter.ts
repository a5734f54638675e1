import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { PostFilter } from '../posts.queries.ts';
import { cleanTags, readFilter, sortChoices, withoutFilter, writeFilter } from './feed-filter.state.ts';

/** The filter lives in the address: it can be shared, and the back button undoes it [S20]. */
export function useFeedFilter(sorts = sortChoices) {
  const [query, setQuery] = useSearchParams();
  return useMemo(() => {
    const filter = readFilter(query, sorts);
    const inPlace = { preventScrollReset: true };
    const change = (part: Partial<PostFilter>) => setQuery(writeFilter(query, part), inPlace);
    return {
      filter,
      sorts,
      setSort: (sortBy: PostFilter['sortBy']) => change({ sortBy }),
      setDuration: (duration: PostFilter['duration']) => change({ duration }),
      addTag: (tag: string) => change({ tags: cleanTags([...filter.tags, tag]) }),
      removeTag: (tag: string) => change({ tags: filter.tags.filter((each) => each !== tag) }),
      clear: () => setQuery(withoutFilter(query), inPlace),
    };
  }, [query, setQuery, sorts]);
}

export type FeedFilter = ReturnType<typeof useFeedFilter>;
