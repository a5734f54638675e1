import type { Profile } from '@sirenade/contract/accounts';
import { useSearchParams } from 'react-router';
import { PostFeed } from '../../features/posts/feed/post-feed.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { ProfileSirens } from '../../features/sirens/list/profile-sirens.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';

const tabs = [
  { id: 'posts', label: 'Posts' },
  { id: 'sirens', label: 'Sirens' },
] as const;

/** The posts and the sirens of a user [S25]; the address stores which of the two is open. */
export function ProfileShared({ profile }: { profile: Profile }) {
  const [query, setQuery] = useSearchParams();
  const { user } = useSession();
  const isOwn = user?.id === profile.id;
  const tab = query.get('show') === 'sirens' ? 'sirens' : 'posts';
  const choose = (next: 'posts' | 'sirens') => {
    const address = new URLSearchParams(query);
    if (next === 'sirens') address.set('show', next);
    else address.delete('show');
    setQuery(address, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="mt-8 sm:mt-12">
      <Tabs label={`Shared by ${profile.username}`} tabs={tabs} current={tab} onChange={choose}>
        {tab === 'posts' ? (
          <PostFeed
            source={{ username: profile.username }}
            emptyTitle={isOwn ? "You haven't shared a chat yet" : `${profile.username} hasn't shared a chat yet`}
            emptyAction={
              <LinkButton to={isOwn ? '/' : '/all?sortBy=hot'} variant="secondary">
                {isOwn ? 'Talk with a siren' : 'Read other chats'}
              </LinkButton>
            }
          />
        ) : (
          <ProfileSirens userId={profile.id} />
        )}
      </Tabs>
    </div>
  );
}
