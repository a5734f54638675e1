import type { Siren } from '@sirenade/contract/sirens';
import { useCallback } from 'react';
import type { FilteredContent } from '../../preferences/use-content-filter.ts';
import { useContentFilter, useFilteredPages } from '../../preferences/use-content-filter.ts';
import { useSession } from '../../session/use-session.ts';

/** Pages of sirens without those the reader's filters hide; their own are never hidden. */
export function useFilteredSirens(pages: readonly { items: Siren[] }[] | undefined) {
  const { user } = useSession();
  const reader = user?.id;
  const contentOf = useCallback(
    ({ user_id, name, description, tags }: Siren): FilteredContent | null =>
      user_id === reader ? null : { tags, texts: [name, description] },
    [reader],
  );
  return useFilteredPages(pages, useContentFilter(), contentOf);
}
