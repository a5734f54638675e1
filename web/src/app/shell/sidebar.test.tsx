import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { aUser } from '../../../test/people.ts';
import { renderApp, renderPart } from '../../../test/render-app.tsx';
import { site } from '../../lib/site.ts';
import { stored } from '../../lib/storage.ts';
import { Sidebar } from './sidebar.tsx';

const links = () => within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');

afterEach(() => {
  site.community_url = '';
  site.support_email = '';
});

test('a visitor finds Home and Create Siren [S16] [R1]', () => {
  renderPart(<Sidebar />);
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Create Siren', '/sirens/create'],
  ]);
  expect(screen.queryByRole('button', { name: 'Recent Chats' })).toBeNull();
});

test('the entry of the page that is open says so, on both landing pages too', async () => {
  for (const [at, name] of [
    ['/', 'Home'],
    ['/all', 'Home'],
    ['/sirens/create', 'Create Siren'],
  ] as const) {
    const { unmount } = renderPart(<Sidebar />, at);
    expect(links().filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([
      screen.getByRole('link', { name }),
    ]);
    unmount();
  }
});

test('a signed-in user finds My Sirens and the recent chats too, open at first and foldable [S16]', async () => {
  stored.user.write(aUser());
  fakeServer({ 'GET /api/user': { body: aUser() } });
  const { user } = renderPart(<Sidebar />);
  expect(links().map((link) => link.textContent)).toEqual(['Home', 'Create Siren', 'My Sirens']);
  const toggle = screen.getByRole('button', { name: 'Recent Chats', expanded: true });
  expect(screen.getByText('Only the last 10 chats are saved.').closest('[hidden]')).toBeNull();
  await user.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByText('Only the last 10 chats are saved.').closest('[hidden]')).not.toBeNull();
});

test('the foot has both legal texts, the community, the mail address and the year [S16]', async () => {
  site.community_url = 'https://community.example/invite';
  site.support_email = 'help@example.test';
  const { user } = renderPart(<Sidebar />);
  const foot = within(screen.getByRole('contentinfo'));
  expect(foot.getByRole('link', { name: 'Join the community' }).getAttribute('href')).toBe(site.community_url);
  expect(foot.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('mailto:help@example.test');
  expect(foot.getByText(`© ${new Date().getFullYear()} Sirenade`)).toBeTruthy();
  await user.click(foot.getByRole('button', { name: 'Terms of Service' }));
  expect(await screen.findByRole('dialog', { name: 'Terms of Service' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(foot.getByRole('button', { name: 'Privacy Policy' }));
  expect(await screen.findByRole('dialog', { name: 'Privacy Policy' })).toBeTruthy();
});

test('on small screens it opens over the page and closes with Escape or on going somewhere [S16] [S17]', async () => {
  fakeServer({});
  const { user, router } = renderApp('/');
  await user.click(screen.getByRole('button', { name: 'Open navigation' }));
  const drawer = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Navigation' });
  expect(drawer.open).toBe(true);
  drawer.dispatchEvent(new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Open navigation' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Navigation' })).getByRole('link', { name: 'Create Siren' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/sirens/create');
});
