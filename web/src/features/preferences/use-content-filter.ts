import { useMemo, useState } from 'react';
import { contentFilter } from './content-filter.rules.ts';
import { usePreferences } from './use-preferences.ts';

/** Whether the reader's filters hide something. */
export type ContentFilter = NonNullable<ReturnType<typeof contentFilter>>;
export type FilteredContent = Parameters<ContentFilter>[0];

/** The reader's content filter; null when they hide nothing. */
export function useContentFilter(): ContentFilter | null {
  const { hidden_tags, hidden_words } = usePreferences();
  return useMemo(() => contentFilter({ hidden_tags, hidden_words }), [hidden_tags, hidden_words]);
}

/** After so many pages in a row without a visible item the reader is asked whether to go on. */
const MAX_EMPTY_PAGES = 5;

interface Paged<Item> {
  items: Item[];
}

/** The pages of a list without hidden items, how many are hidden, and how many pages at the end are empty. */
export function filterPages<Item>(pages: readonly Paged<Item>[], isHidden: (item: Item) => boolean) {
  const visible = pages.map(({ items }) => ({ items: items.filter((item) => !isHidden(item)) }));
  const count = (list: readonly Paged<Item>[]) => list.reduce((sum, { items }) => sum + items.length, 0);
  const lastFull = visible.findLastIndex(({ items }) => items.length > 0);
  return { pages: visible, hidden: count(pages) - count(visible), emptyAtEnd: visible.length - 1 - lastFull };
}

/** A list without hidden items. After several empty pages it stops loading by itself until the reader asks for more. */
export function useFilteredPages<Item>(
  pages: readonly Paged<Item>[] | undefined,
  filter: ContentFilter | null,
  contentOf: (item: Item) => FilteredContent | null,
) {
  const [most, setMost] = useState(MAX_EMPTY_PAGES);
  const filtered = useMemo(() => {
    if (!filter || !pages) return { pages: pages ?? [], hidden: 0, emptyAtEnd: 0 };
    return filterPages(pages, (item) => {
      const content = contentOf(item);
      return content !== null && filter(content);
    });
  }, [pages, filter, contentOf]);
  return {
    ...filtered,
    isTired: filtered.emptyAtEnd >= most,
    lookOn: () => setMost(filtered.emptyAtEnd + MAX_EMPTY_PAGES),
  };
}
