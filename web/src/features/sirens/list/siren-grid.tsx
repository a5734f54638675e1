import '../sirens.css';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { NearEnd } from '../../../ui/near-end.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AllHidden, HiddenNote } from '../../preferences/hidden-note.tsx';
import { sirenListQuery } from '../sirens.queries.ts';
import { SirenBlock } from './siren-block.tsx';
import { blocksOf, foundText } from './siren-blocks.ts';
import { isNarrowed } from './siren-filter.state.ts';
import { SirenFilters } from './siren-filters.tsx';
import { useFilteredSirens } from './use-filtered-sirens.ts';
import { useSirenFilter } from './use-siren-filter.ts';

/** All public sirens, with search, filter and order [S19]. */
export function SirenGrid() {
  const state = useSirenFilter();
  const list = useInfiniteQuery({ ...sirenListQuery(state.filter), placeholderData: keepPreviousData });
  const filtered = useFilteredSirens(list.data?.pages);
  const blocks = useMemo(() => blocksOf(filtered.pages), [filtered.pages]);
  const isThere = list.isSuccess && !list.isPlaceholderData;
  const isEmpty = isThere && blocks.length === 0 && filtered.hidden === 0;
  const isBare = isEmpty && !isNarrowed(state.filter);

  return (
    <>
      {isBare ? null : <SirenFilters state={state} />}
      <p role="status" className="sr-only">
        {list.isFetching ? 'Loading sirens' : ''}
        {list.isSuccess && !list.isFetching && isNarrowed(state.filter)
          ? foundText(blocks.flat().length, list.hasNextPage)
          : ''}
      </p>
      <HiddenNote count={filtered.hidden} />
      <div aria-busy={list.isPlaceholderData} className="siren-grid">
        {blocks.map((sirens, page) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place; its sirens may change
          <SirenBlock key={page} sirens={sirens} page={page} />
        ))}
        {list.isFetchNextPageError && !list.isFetchingNextPage ? (
          <NotLoaded onRetry={() => void list.fetchNextPage()} />
        ) : (
          <NearEnd
            key={list.data?.pages.length ?? 0}
            isWanted={list.hasNextPage && !list.isPlaceholderData && !list.isFetching && !filtered.isTired}
            onNear={() => void list.fetchNextPage()}
          />
        )}
        {list.isPending || list.isFetchingNextPage ? <GridSkeleton /> : null}
        {list.isLoadingError ? <NotLoaded onRetry={() => void list.refetch()} /> : null}
        {isThere && !list.isFetching && list.hasNextPage && filtered.isTired ? (
          <AllHidden onLookOn={filtered.lookOn} />
        ) : null}
        {isThere && !list.hasNextPage && blocks.length === 0 && filtered.hidden > 0 ? <AllHidden /> : null}
        {isBare ? <NoSirensYet /> : null}
        {isEmpty && !isBare ? <NoResults onClear={state.clear} /> : null}
      </div>
    </>
  );
}

function GridSkeleton() {
  return (
    <div aria-hidden className="siren-block">
      {Array.from({ length: 12 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: resting shapes have nothing else to tell them apart
        <Skeleton key={place} className="siren-skeleton" />
      ))}
    </div>
  );
}

function NotLoaded({ onRetry }: { onRetry(): void }) {
  return (
    <EmptyState
      title="Failed to fetch sirens. Please try again later."
      action={
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}

function NoResults({ onClear }: { onClear(): void }) {
  return (
    <EmptyState
      title="No results found."
      action={
        <Button variant="secondary" onClick={onClear}>
          Show all sirens
        </Button>
      }
    />
  );
}

function NoSirensYet() {
  return (
    <EmptyState
      title="The shore is still quiet"
      body="Nobody has been created here yet. The first siren people meet can be yours."
      action={<LinkButton to="/sirens/create">Create the first siren</LinkButton>}
    />
  );
}
