import './shell.css';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { followOtherTabs } from '../../features/accounts/session.queries.ts';
import { useSession } from '../../features/accounts/use-session.ts';
import { creditsOf } from '../../features/billing/credits.ts';
import { lateModal } from '../../ui/late-modal.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { ToastHost } from '../../ui/toast-host.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { Sidebar } from './sidebar.tsx';
import { SidebarDrawer } from './sidebar-drawer.tsx';
import { TopBar } from './top-bar.tsx';
import { useCreditsFlags } from './use-credits-flags.ts';
import { useRedirectReason } from './use-redirect-reason.ts';
import { VerifyBanner } from './verify-banner.tsx';

const CreditsModal = lateModal(async () => (await import('../../features/billing/credits-modal.tsx')).CreditsModal);

/** The frame around every page: sidebar, top bar, banner, and what lies over the page. */
export function Shell() {
  const { user } = useSession();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const [drawerAt, setDrawerAt] = useState<string | null>(null);
  const [creditsOpen, setCreditsOpen] = useState(false);
  const main = useFocusOnNavigation(pathname);
  useRedirectReason();
  const flags = useCreditsFlags();
  useEffect(() => followOtherTabs(client), [client]);

  // Tied to the address it was opened at: going anywhere closes it.
  const drawerOpen = drawerAt === pathname;

  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <aside className="sidebar-fixed">
        <Sidebar />
      </aside>
      <div className="shell-page">
        <TopBar
          drawerOpen={drawerOpen}
          onOpenDrawer={() => setDrawerAt(pathname)}
          onOpenCredits={() => setCreditsOpen(true)}
        />
        {user && !user.verified ? <VerifyBanner email={user.email} /> : null}
        <main ref={main} id="main" tabIndex={-1} className="grow">
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      {drawerOpen ? <SidebarDrawer onClose={() => setDrawerAt(null)} /> : null}
      {(creditsOpen || flags.open) && user ? (
        <CreditsModal
          open
          credits={creditsOf(user.payments)}
          outOf={flags.outOf}
          onClose={() => {
            setCreditsOpen(false);
            flags.clear();
          }}
        />
      ) : null}
      <Disclaimer />
      <ToastHost />
      <ScrollRestoration />
    </>
  );
}

/** Moves the keyboard to the new page, unless the page has already chosen a field. */
function useFocusOnNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
