import type { CurrentUser } from '@sirenade/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { SirenForm } from '../../features/sirens/form/siren-form.tsx';
import { SirenFormSkeleton } from '../../features/sirens/form/siren-form-skeleton.tsx';
import { sirenQuery } from '../../features/sirens/sirens.queries.ts';
import { ApiFailure } from '../../lib/api.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RequireVerified } from '../shell/require-verified.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** `/sirens/edit/{sirenId}` [S13]. */
export function EditSirenPage() {
  const { sirenId = '' } = useParams();
  usePageTitle('Edit Siren');
  if (!/^[1-9]\d{0,14}$/.test(sirenId)) return <NotFoundPage />;
  return (
    <RequireVerified>
      {(user) => <EditSiren key={`${user.id} ${sirenId}`} user={user} id={Number(sirenId)} />}
    </RequireVerified>
  );
}

function EditSiren({ user, id }: { user: CurrentUser; id: number }) {
  // The form starts from the siren's current state, so a cached one is fetched again.
  const siren = useQuery({ ...sirenQuery(id), refetchOnMount: 'always', refetchOnWindowFocus: false });
  const missing = siren.error instanceof ApiFailure && siren.error.status === 404;
  if (missing) return <NotFoundPage />;
  if (siren.isError) return <NotLoaded onRetry={() => void siren.refetch()} />;
  if (!siren.data || !siren.isFetchedAfterMount) return <SirenFormSkeleton />;
  if (siren.data.user_id !== user.id) return <NotFoundPage />;
  return (
    <div className="page-width pb-20">
      <h1 className="pt-10 pb-8 font-display text-3xl break-words sm:pt-14 sm:text-4xl">
        Edit <bdi>{siren.data.name}</bdi>
      </h1>
      <SirenForm user={user} siren={siren.data} />
    </div>
  );
}

function NotLoaded({ onRetry }: { onRetry(): void }) {
  return (
    <div className="page-width">
      <EmptyState
        level={1}
        title="This siren did not load"
        body="The server could not be reached, or had trouble."
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </div>
  );
}
