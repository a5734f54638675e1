import { useState } from 'react';
import { useParams } from 'react-router';
import { useSession } from '../../features/accounts/use-session.ts';
import { SirenGrid } from '../../features/sirens/siren-grid.tsx';
import { type HomeTab, stored } from '../../lib/storage.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { HomeEmpty } from './home-empty.tsx';
import { HomeHero } from './home-hero.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const tabs = [
  { id: 'sirens', label: 'Sirens' },
  { id: 'chats', label: 'Chats' },
] as const;

/** `/` and `/{feedName}`: who can be met here, and what was said [S1]. */
export function HomePage() {
  const { feedName = 'all' } = useParams();
  if (!/^[\w-]{1,40}$/.test(feedName)) return <NotFoundPage />;
  return <Home key={feedName} feedName={feedName} />;
}

function Home({ feedName }: { feedName: string }) {
  const { user, status } = useSession();
  // A link to a feed means its chats; the landing pages open where one left off.
  const [tab, setTab] = useState<HomeTab>(() => (feedName === 'all' ? stored.homeTab.read() : 'chats'));
  usePageTitle(tab === 'sirens' ? 'Sirens' : 'Chats');

  const choose = (next: HomeTab) => {
    stored.homeTab.write(next);
    setTab(next);
  };

  return (
    <>
      <HomeHero user={user} signedOut={status === 'signed-out'} />
      <div className="page-width pb-16">
        <Tabs label="Home" tabs={tabs} current={tab} onChange={choose}>
          {tab === 'sirens' ? (
            <SirenGrid />
          ) : (
            <HomeEmpty
              title={feedName === 'all' ? 'No chats yet' : `Nothing in ${feedName} yet`}
              body="Talking with sirens and sharing chats are not open yet in this version."
            />
          )}
        </Tabs>
      </div>
    </>
  );
}
