import { type ComponentType, createElement, lazy } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { ErrorPage } from './pages/error-page.tsx';
import { RequireSession } from './shell/require-session.tsx';
import { Shell } from './shell/shell.tsx';

/** A page in its own file, fetched when it is first shown; the old page stays until then. */
function page<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  ...[props]: object extends Props ? [props?: Props] : [props: Props]
) {
  const Page = lazy<ComponentType<object>>(async () => ({ default: (await load())[name] as ComponentType<object> }));
  return createElement(Page, props);
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

/** Every address of the product [S1] to [S14]. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ErrorPage />,
    // The inner boundary keeps sidebar and top bar when one page breaks.
    children: [{ errorElement: <ErrorPage />, children: pages }],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}
