import '../sirens.css';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AllHidden, HiddenNote } from '../../preferences/hidden-note.tsx';
import { useSession } from '../../session/use-session.ts';
import { sirensOfQuery } from '../sirens.queries.ts';
import { SirenCard } from './siren-card.tsx';
import { useFilteredSirens } from './use-filtered-sirens.ts';

/** The sirens of a profile that everybody may meet; the owner sees no others here either. */
export function ProfileSirens({ userId }: { userId: number }) {
  const { user } = useSession();
  const sirens = useQuery(sirensOfQuery(userId));
  const open = useMemo(
    () => [{ items: sirens.data?.filter((siren) => !siren.private && siren.hidden_reason === undefined) ?? [] }],
    [sirens.data],
  );
  const { pages, hidden } = useFilteredSirens(open);
  const visible = pages.flatMap(({ items }) => items);
  if (sirens.isPending) return null;
  return (
    <section aria-label="Sirens" className="pt-2">
      {sirens.isLoadingError ? (
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <p className="text-fog">{sirens.error.message}</p>
          <Button variant="secondary" size="sm" onClick={() => void sirens.refetch()}>
            Try again
          </Button>
        </div>
      ) : null}
      {sirens.isSuccess && visible.length + hidden === 0 ? <NoneYet isOwn={user?.id === userId} /> : null}
      {hidden > 0 && visible.length === 0 ? <AllHidden /> : <HiddenNote count={hidden} />}
      <div className="siren-grid mt-5">
        <ul aria-label="Sirens" className="siren-block empty:hidden">
          {visible.map((siren) => (
            <SirenCard key={siren.id} siren={siren} place={Number.POSITIVE_INFINITY} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function NoneYet({ isOwn }: { isOwn: boolean }) {
  return (
    <EmptyState
      title={isOwn ? 'None of your sirens is public yet' : 'No public sirens yet'}
      action={
        <LinkButton to={isOwn ? '/sirens/my-sirens' : '/'} variant="secondary">
          {isOwn ? 'My Sirens' : 'Meet the sirens'}
        </LinkButton>
      }
    />
  );
}
