import { type ComponentType, createElement, isValidElement, lazy, type ReactNode } from 'react';
import { matchRoutes, Navigate, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router';
import { RequireSession } from '../features/session/require-session.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import { Shell } from './shell/shell.tsx';

/** How each page is fetched, by its element. */
const loads = new Map<unknown, () => Promise<unknown>>();

/** A page in its own file, fetched when it is first shown; the old page stays until then. */
function page<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  ...[props]: object extends Props ? [props?: Props] : [props: Props]
) {
  const Page = lazy<ComponentType<object>>(async () => ({ default: (await load())[name] as ComponentType<object> }));
  const element = createElement(Page, props);
  loads.set(element, load);
  return element;
}

const home = () => page(() => import('./pages/home-page.tsx'), 'HomePage');
const notFound = page(() => import('./pages/not-found-page.tsx'), 'NotFoundPage');

const pages: RouteObject[] = [
  { path: '/', element: home() },
  { path: '/login', element: page(() => import('./pages/login-page.tsx'), 'LoginPage') },
  { path: '/register', element: page(() => import('./pages/register-page.tsx'), 'RegisterPage') },
  {
    path: '/reset-password/:token',
    element: page(() => import('./pages/reset-password-page.tsx'), 'ResetPasswordPage'),
  },
  { path: '/verify-email/:token', element: page(() => import('./pages/verify-email-page.tsx'), 'VerifyEmailPage') },
  { path: '/mail/opt-out/:token', element: page(() => import('./pages/mail-opt-out-page.tsx'), 'MailOptOutPage') },
  { path: '/u/:username', element: page(() => import('./pages/profile-page.tsx'), 'ProfilePage') },
  { path: '/settings', element: page(() => import('./pages/settings-page.tsx'), 'SettingsPage') },
  {
    path: '/credits',
    element: (
      <RequireSession reason="see your credits">
        {page(() => import('./pages/credits-page.tsx'), 'CreditsPage')}
      </RequireSession>
    ),
  },
  {
    path: '/saved',
    element: (
      <RequireSession reason="see your saved chats">
        {page(() => import('./pages/saved-page.tsx'), 'SavedPage')}
      </RequireSession>
    ),
  },
  { path: '/sirens', element: <Navigate to="/sirens/create" replace /> },
  { path: '/sirens/create', element: page(() => import('./pages/create-siren-page.tsx'), 'CreateSirenPage') },
  { path: '/sirens/edit/:sirenId', element: page(() => import('./pages/edit-siren-page.tsx'), 'EditSirenPage') },
  {
    path: '/sirens/my-sirens',
    element: (
      <RequireSession reason="see your sirens">
        {page(() => import('./pages/my-sirens-page.tsx'), 'MySirensPage')}
      </RequireSession>
    ),
  },
  {
    path: '/sirens/existing/:sirenId',
    element: page(() => import('./pages/story-page.tsx'), 'StoryPage'),
  },
  { path: '/story', element: page(() => import('./pages/story-page.tsx'), 'StoryPage') },
  { path: '/post/:postId', element: page(() => import('./pages/post-page.tsx'), 'PostPage') },
  { path: '/docs/engines', element: page(() => import('./pages/engines-guide-page.tsx'), 'EnginesGuidePage') },
  { path: '/:feedName', element: home() },
  { path: '*', element: notFound },
];

/** Renders the error page in place of children that threw, until the next navigation. */
function Unbroken({ children }: { children: ReactNode }) {
  const at = useLocation().key;
  return (
    <ErrorBoundary at={at} render={(error) => <ErrorPage error={error} />}>
      {children}
    </ErrorBoundary>
  );
}

const shell = (
  <Unbroken>
    <Shell />
  </Unbroken>
);
// The inner boundary keeps sidebar and top bar when one page breaks.
const inside = (
  <Unbroken>
    <Outlet />
  </Unbroken>
);
const routes: RouteObject[] = [{ element: shell, children: [{ element: inside, children: pages }] }];

/** Loads the chunk of the page at a path, so that a navigation there renders at once. */
export async function warmPage(path: string): Promise<void> {
  const element = matchRoutes(pages, path)?.at(-1)?.route.element;
  const within = isValidElement<{ children?: unknown }>(element) ? element.props.children : null;
  await (loads.get(element) ?? loads.get(within))?.();
}

/** The page at the address, in its frame [S1] to [S14]. */
export function Pages() {
  return useRoutes(routes);
}
