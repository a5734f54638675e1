import '../form/siren-form.css';
import type { Siren } from '@sirenade/contract/sirens';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ConfirmModal } from '../../../ui/modal.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { chosenVoice } from '../form/voice-choice.ts';
import { sirensOfQuery, voicesQuery } from '../sirens.queries.ts';
import { useDeleteSiren } from '../use-delete-siren.ts';
import { MySirenCard } from './my-siren-card.tsx';

export type MySirensSort = 'created_at' | 'name';

/** The user's own sirens, to talk with, change and delete [S32]. */
export function MySirens({ userId, sort }: { userId: number; sort: MySirensSort }) {
  const {
    data: sirens,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...sirensOfQuery(userId, sort),
    // The other order takes the place of this one when it is there.
    placeholderData: keepPreviousData,
  });
  const { data: voices } = useQuery(voicesQuery);
  const [doomed, setDoomed] = useState<Siren | null>(null);
  const remove = useDeleteSiren(userId);
  const section = useRef<HTMLElement>(null);
  const deletion = useRef<{ id: number; nextId: number | undefined } | null>(null);

  useLayoutEffect(() => {
    const { id, nextId } = deletion.current ?? {};
    if (!sirens || id === undefined || sirens.some((siren) => siren.id === id)) return;
    deletion.current = null;
    // The focused button disappeared with the deleted siren: the focus moves to the next one.
    const next = section.current?.querySelector<HTMLElement>(`a[href="/story?siren=${nextId}"]`);
    (next ?? section.current)?.focus();
  }, [sirens]);

  const confirm = () => {
    setDoomed(null);
    if (!doomed || !sirens) return;
    const place = sirens.findIndex(({ id }) => id === doomed.id);
    deletion.current = { id: doomed.id, nextId: (sirens[place + 1] ?? sirens[place - 1])?.id };
    remove(doomed);
  };

  if (error && !sirens)
    return (
      <div className="space-y-4">
        <Notice tone="danger">{error.message}</Notice>
        <Button variant="secondary" pending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  if (!sirens) return <MySirensSkeleton />;
  return (
    <section ref={section} tabIndex={-1} aria-label="All of them" className="outline-none">
      {sirens.length === 0 ? (
        <div className="my-sirens-none">
          <EmptyState
            title="You haven't created any sirens yet."
            action={<LinkButton to="/sirens/create">Create Siren</LinkButton>}
          />
        </div>
      ) : (
        <ul className="my-sirens">
          {sirens.map((siren) => (
            <MySirenCard
              key={siren.id}
              siren={siren}
              voiceName={chosenVoice(voices ?? [], siren.voice, siren.gender)?.name}
              onDelete={() => setDoomed(siren)}
            />
          ))}
        </ul>
      )}
      <ConfirmModal
        open={doomed !== null}
        title="Are you sure you want to delete this siren?"
        body={
          <p>
            <span className="font-medium text-text">{doomed?.name}</span> goes for good, with pictures and words. Chats
            that others had stay readable.
          </p>
        }
        confirmLabel="Delete"
        danger
        onConfirm={confirm}
        onClose={() => setDoomed(null)}
      />
    </section>
  );
}

function MySirensSkeleton() {
  return (
    <div role="status" className="my-sirens">
      <span className="sr-only">Loading</span>
      {['a', 'b', 'c', 'd'].map((place) => (
        <Skeleton key={place} className="my-siren-skeleton" />
      ))}
    </div>
  );
}
