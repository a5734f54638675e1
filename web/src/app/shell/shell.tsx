import './shell.css';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useAfterReload } from '../../features/billing/use-after-reload.ts';
import { usePaymentReturn } from '../../features/billing/use-payment-return.ts';
import { usePreferences } from '../../features/preferences/use-preferences.ts';
import { followOtherTabs } from '../../features/session/session.queries.ts';
import { useSession } from '../../features/session/use-session.ts';
import { creditsOf } from '../../lib/credits.ts';
import { stored } from '../../lib/storage.ts';
import { lateModal } from '../../ui/late-modal.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { ToastHost } from '../../ui/toast/toast-host.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { ShortcutSheet } from './shortcuts-button.tsx';
import { Sidebar } from './sidebar.tsx';
import { SidebarDrawer } from './sidebar-drawer.tsx';
import { TopBar } from './top-bar.tsx';
import { useAppearance } from './use-appearance.ts';
import { useCredits } from './use-credits.ts';
import { useRedirectReason } from './use-redirect-reason.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { VerifyBanner } from './verify-banner.tsx';

const SubscriptionModal = lateModal(
  async () => (await import('../../features/billing/subscription-modal.tsx')).SubscriptionModal,
);
const PaymentReturnModal = lateModal(
  async () => (await import('../../features/billing/payment-return-modal.tsx')).PaymentReturnModal,
);

/** Few people run the place; the others need not load its notice, and no page fails for want of it. */
const EngineNotice = lazy(() =>
  import('../../features/sirens/engine-notice.tsx').then(
    ({ EngineNotice }) => ({ default: EngineNotice }),
    () => ({ default: () => null }),
  ),
);

/** The frame around every page: sidebar, top bar, banner, and the dialogs over the page. */
export function Shell() {
  const { user } = useSession();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const [drawerAt, setDrawerAt] = useState<string | null>(null);
  const [isOfAge, setOfAge] = useState(stored.disclaimerAgreed.read);
  const main = useFocusOnNavigation(pathname);
  const wasOfAge = useRef(isOfAge);
  useEffect(() => {
    // Once the age question is answered, the focus moves to the page's content.
    if (isOfAge && !wasOfAge.current) main.current?.focus({ preventScroll: true });
    wasOfAge.current = isOfAge;
  }, [isOfAge, main]);
  const { appearance, shortcuts } = usePreferences();
  const [sheetOpen, setSheetOpen] = useState(false);
  useAppearance(appearance);
  useShortcuts(shortcuts ?? true, () => setSheetOpen(true));
  useRedirectReason();
  const payment = usePaymentReturn();
  const credits = useCredits({ isSuspended: !isOfAge || payment.returned !== null });
  useEffect(() => followOtherTabs(client), [client]);
  useAfterReload();

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
        <TopBar drawerOpen={drawerOpen} onOpenDrawer={() => setDrawerAt(pathname)} onOpenCredits={credits.ask} />
        {user && !user.verified ? <VerifyBanner email={user.email} /> : null}
        <main ref={main} id="main" tabIndex={-1} className="grow">
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </main>
        {user?.roles.includes('admin') ? (
          <Suspense fallback={null}>
            <EngineNotice />
          </Suspense>
        ) : null}
      </div>
      {sheetOpen ? <ShortcutSheet onClose={() => setSheetOpen(false)} /> : null}
      {drawerOpen ? <SidebarDrawer onClose={() => setDrawerAt(null)} /> : null}
      {credits.isOpen && user ? (
        <SubscriptionModal
          credits={creditsOf(user.payments)}
          refused={credits.refused}
          isPrompt={credits.isPrompt}
          onClose={credits.close}
          onNavigate={credits.closeForNavigation}
        />
      ) : null}
      {payment.isOpen && payment.returned && isOfAge ? (
        <PaymentReturnModal
          returned={payment.returned}
          cleanAddress={payment.cleanAddress}
          onOver={payment.over}
          onClose={payment.later}
        />
      ) : null}
      <Disclaimer onAgree={() => setOfAge(true)} />
      <ToastHost />
    </>
  );
}

/** Moves the keyboard to the new page, unless the page has already chosen a field. */
function useFocusOnNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
