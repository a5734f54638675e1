import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SirenFilter } from '../sirens.queries.ts';
import { readFilter, writeFilter } from './siren-filter.state.ts';

const DEBOUNCE_MS = 300;

/** The filter lives in the address, so that it can be shared and the back button undoes it; the search follows the typing [K22]. */
export function useSirenFilter() {
  const [query, setQuery] = useSearchParams();
  const filter = readFilter(query);
  const [typed, setTyped] = useState(filter.search);
  const written = useRef(filter.search);

  const change = (part: Partial<SirenFilter>, replace = false) =>
    setQuery(writeFilter(query, { ...filter, ...part }), { replace, preventScrollReset: true });

  const search = useEffectEvent((text: string) => {
    if (text === filter.search) return;
    written.current = text;
    // Refining a search is one step of the history, not one per pause in typing.
    change({ search: text }, filter.search !== '');
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => {
    // The address changed by itself: the back button, or a link.
    if (filter.search === written.current) return;
    written.current = filter.search;
    setTyped(filter.search);
  }, [filter.search]);

  return {
    filter,
    typed,
    type: setTyped,
    setGender: (gender: SirenFilter['gender']) => change({ gender }),
    setSort: (sort: SirenFilter['sort']) => change({ sort }),
    clear: () => {
      written.current = '';
      setTyped('');
      change({ search: '', gender: 'all' });
    },
  };
}
