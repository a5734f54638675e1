import { lazy, Suspense, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { useSession } from '../../features/session/use-session.ts';
import { SirenGrid } from '../../features/sirens/list/siren-grid.tsx';
import { loadPiece } from '../../lib/load-piece.ts';
import { type HomeTab, stored } from '../../lib/storage.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeHints } from './home-hints.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** Loaded when the tab is first chosen: most visitors look for sirens. */
const ChatsTab = lazy(async () => ({ default: (await loadPiece(() => import('./chats-tab.tsx'))).ChatsTab }));

const tabs = [
  { id: 'sirens', label: 'Sirens' },
  { id: 'chats', label: 'Chats' },
] as const;

/** `/` and `/{feedName}`: the sirens, and the posted chats [S1]. */
export function HomePage() {
  const { feedName = 'all' } = useParams();
  if (!/^[\w-]{1,40}$/.test(feedName)) return <NotFoundPage />;
  return <Home key={feedName} feedName={feedName} />;
}

/** A link to a feed, or to some of its posts, means the chats; the landing pages open where one left off. */
function firstTab(feedName: string, query: URLSearchParams): HomeTab {
  const isAboutPosts = ['sortBy', 'duration', 'tags'].some((name) => query.has(name));
  return feedName !== 'all' || isAboutPosts ? 'chats' : stored.homeTab.read();
}

function Home({ feedName }: { feedName: string }) {
  const { user, status } = useSession();
  const [query] = useSearchParams();
  const [tab, setTab] = useState<HomeTab>(() => firstTab(feedName, query));
  usePageTitle(tab === 'sirens' ? 'Sirens' : 'Chats');

  const choose = (next: HomeTab) => {
    stored.homeTab.write(next);
    setTab(next);
  };

  // A link to this page may ask for a tab in its location state, also while the page is already open.
  const { key, state } = useLocation();
  const [handledKey, setHandledKey] = useState(key);
  if (key !== handledKey) {
    setHandledKey(key);
    if ((state as { tab?: unknown } | null)?.tab === 'chats') setTab('chats');
  }

  return (
    <>
      <HomeHero user={user} signedOut={status === 'signed-out'} />
      <div className="page-width pb-16">
        <HomeHints isMember={user !== null} />
        <Tabs label="Home" tabs={tabs} current={tab} onChange={choose}>
          {tab === 'sirens' ? (
            <SirenGrid />
          ) : (
            <Suspense fallback={<PageSkeleton />}>
              <ChatsTab
                feedName={feedName}
                emptyAction={
                  <Button variant="secondary" onClick={() => choose('sirens')}>
                    Meet the sirens
                  </Button>
                }
              />
            </Suspense>
          )}
        </Tabs>
      </div>
    </>
  );
}
