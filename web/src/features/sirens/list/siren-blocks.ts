import type { Siren } from '@sirenade/contract/sirens';
import { formatNumber } from '../../../lib/format.ts';

/** As many cards as stand in one block: they fill whole rows at every width. */
export const CARDS = 12;

/** The sirens of all pages, each once, in whole blocks: her rank may have changed between two pages. */
export function blocksOf(pages: readonly { items: Siren[] }[]): Siren[][] {
  const known = new Map<number, Siren>();
  for (const siren of pages.flatMap(({ items }) => items)) if (!known.has(siren.id)) known.set(siren.id, siren);
  const sirens = [...known.values()];
  return Array.from({ length: Math.ceil(sirens.length / CARDS) }, (_, block) =>
    sirens.slice(block * CARDS, (block + 1) * CARDS),
  );
}

/** How many a search has found, as far as it is known. */
export function foundText(count: number, hasMore: boolean): string {
  if (count === 0) return 'No sirens found';
  if (hasMore) return `More than ${formatNumber(count)} sirens found`;
  return count === 1 ? '1 siren found' : `${formatNumber(count)} sirens found`;
}
