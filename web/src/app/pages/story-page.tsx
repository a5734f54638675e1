import { useParams, useSearchParams } from 'react-router';
import { useSession } from '../../features/accounts/use-session.ts';
import { SirenHeader } from '../../features/sirens/siren-header.tsx';
import { SirenIntro } from '../../features/sirens/siren-intro.tsx';
import { useOpenSiren } from '../../features/sirens/use-open-siren.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NotOpenPage } from './not-open-page.tsx';

/** `/story?siren={id}` and `/sirens/existing/{id}`: one siren, where chats with her begin [S9] [S10]. */
export function StoryPage() {
  const { sirenId } = useParams();
  const [query] = useSearchParams();
  const wish = sirenId ?? query.get('siren') ?? '';
  if (!/^[1-9]\d{0,15}$/.test(wish))
    return (
      <NotOpenPage
        name="Chat"
        heading="It is quiet out there"
        body="This address leads to nobody. The sirens who can be met are on the home page."
      />
    );
  return <SirenPage key={wish} id={Number(wish)} />;
}

function SirenPage({ id }: { id: number }) {
  const siren = useOpenSiren(id);
  const { user } = useSession();
  usePageTitle(siren?.name ?? '');
  if (!siren) return <SirenSkeleton />;
  const isOwner = user?.id === siren.user_id;
  return (
    <article className="pb-16">
      <SirenHeader siren={siren} isOwner={isOwner} />
      <div className="page-width">
        <SirenIntro siren={siren} isOwner={isOwner} />
        <p className="border-t border-line pt-5 text-fog">
          Talking with sirens is not open yet in this version. It is the next room to open.
        </p>
      </div>
    </article>
  );
}

function SirenSkeleton() {
  return (
    <div role="status" className="page-width flex gap-10 py-12 max-sm:flex-col max-sm:gap-6 max-sm:py-7">
      <span className="sr-only">Loading</span>
      <Skeleton className="aspect-3/4 w-40 shrink-0 rounded-lg sm:w-60" />
      <div className="grow self-center">
        <Skeleton className="h-11 w-64 max-w-full" />
        <Skeleton className="mt-6 h-4 w-full max-w-xl" />
        <Skeleton className="mt-3 h-4 w-full max-w-md" />
      </div>
    </div>
  );
}
