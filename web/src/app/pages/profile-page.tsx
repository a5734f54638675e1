import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { profileQuery } from '../../features/accounts/profile/profile.queries.ts';
import { ProfileActions } from '../../features/accounts/profile/profile-actions.tsx';
import { ProfileHeader } from '../../features/accounts/profile/profile-header.tsx';
import { ProfileSkeleton } from '../../features/accounts/profile/profile-skeleton.tsx';
import { ProfileStats } from '../../features/accounts/profile/profile-stats.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { ApiFailure } from '../../lib/api.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProfileShared } from './profile-shared.tsx';

/** `/u/{username}` [S7]. */
export function ProfilePage() {
  const { username = '' } = useParams();
  usePageTitle(username);
  const { user } = useSession();
  const profile = useQuery(profileQuery(username));

  if (profile.isPending) return <ProfileSkeleton />;
  if (profile.isError) {
    const missing = profile.error instanceof ApiFailure && profile.error.status === 404;
    return missing ? <ProfileNotFound username={username} /> : <NotLoaded onRetry={() => void profile.refetch()} />;
  }
  const isOwner = user?.username === profile.data.username;
  return (
    <div className="page-width overflow-x-clip">
      <article className="mx-auto max-w-4xl pb-20">
        <ProfileHeader profile={profile.data} actions={isOwner ? <ProfileActions profile={profile.data} /> : null} />
        <ProfileStats profile={profile.data} />
        <ProfileShared profile={profile.data} />
      </article>
    </div>
  );
}

function ProfileNotFound({ username }: { username: string }) {
  return (
    <div className="page-width">
      <EmptyState
        level={1}
        title="Nobody here by that name"
        body={
          <>
            There is no <span className="break-all text-text">{username}</span>, or they have left.
          </>
        }
        action={<LinkButton to="/">Back to Home</LinkButton>}
      />
    </div>
  );
}

function NotLoaded({ onRetry }: { onRetry(): void }) {
  return (
    <div className="page-width">
      <EmptyState
        level={1}
        title="This profile did not load"
        body="The server could not be reached, or had trouble."
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </div>
  );
}
