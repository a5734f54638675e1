import './sirens.css';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { SirenCard } from './siren-card.tsx';
import { sirensOfQuery } from './sirens.queries.ts';

/** The sirens of a profile that everybody may meet; the owner sees no others here either. */
export function ProfileSirens({ userId }: { userId: number }) {
  const sirens = useQuery(sirensOfQuery(userId));
  const shown = sirens.data?.filter((siren) => !siren.private && siren.hidden_reason === undefined) ?? [];
  if (sirens.isPending) return null;
  return (
    <section aria-label="Sirens" className="pt-2">
      {sirens.isLoadingError ? (
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <p className="text-fog">{sirens.error.message}</p>
          <Button variant="quiet" size="sm" onClick={() => void sirens.refetch()}>
            Try again
          </Button>
        </div>
      ) : null}
      {sirens.isSuccess && shown.length === 0 ? <p className="mt-4 text-fog">No public sirens yet.</p> : null}
      <div className="siren-grid mt-5">
        <ul aria-label="Sirens" className="siren-block empty:hidden">
          {shown.map((siren) => (
            <SirenCard key={siren.id} siren={siren} place={Number.POSITIVE_INFINITY} />
          ))}
        </ul>
      </div>
    </section>
  );
}
