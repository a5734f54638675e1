import type { Siren } from '@sirenade/contract/sirens';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Page } from '../../lib/api.ts';
import { sirensKey } from './sirens.queries.ts';

type Cached = Siren | Siren[] | InfiniteData<Page<Siren[]>>;

function mapSirens(data: Cached, change: (siren: Siren) => Siren): Cached {
  if (Array.isArray(data)) return data.map(change);
  if (!('pages' in data)) return change(data);
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })) };
}

/** Changes one siren in every cached query: her own, and all lists. */
export function changeSiren(client: QueryClient, id: number, change: (siren: Siren) => Siren): void {
  client.setQueriesData<Cached>(
    { queryKey: sirensKey },
    (data) => data && mapSirens(data, (siren) => (siren.id === id ? change(siren) : siren)),
  );
}

/** A siren from any cached list, as a placeholder while she is fetched. */
export function findSiren(client: QueryClient, id: number): Siren | undefined {
  for (const [, data] of client.getQueriesData<Cached>({ queryKey: sirensKey })) {
    let found: Siren | undefined;
    if (data)
      mapSirens(data, (siren) => {
        if (siren.id === id) found = siren;
        return siren;
      });
    if (found) return found;
  }
  return undefined;
}
