import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer, signedOut } from '../../test/fake-server.ts';
import { aUser } from '../../test/people.ts';
import { aPost } from '../../test/posts.ts';
import { renderApp, renderPart } from '../../test/render-app.tsx';
import { stored } from '../lib/storage.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ErrorPage } from './pages/error-page.tsx';

function Broken(): never {
  throw new Error('internal detail');
}

test('home opens on the sirens, named in the title, and keeps the tab one chooses [K28] [E16]', async () => {
  const first = renderApp('/');
  await screen.findByRole('tab', { name: 'Sirens', selected: true });
  expect(document.title).toBe('Sirenade Sirens');
  await first.user.click(screen.getByRole('tab', { name: 'Chats' }));
  expect(document.title).toBe('Sirenade Chats');
  expect(localStorage.getItem('homeTab')).toBe('"chats"');
  first.unmount();
  renderApp('/all');
  await screen.findByRole('tab', { name: 'Chats', selected: true });
});

test('the tabs follow the arrow keys', async () => {
  const { user } = renderApp('/');
  await user.click(await screen.findByRole('tab', { name: 'Sirens' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Chats', selected: true })).toBe(document.activeElement);
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Sirens', selected: true })).toBe(document.activeElement);
});

test("an address of one segment shows that feed's chats [S1]", async () => {
  const server = fakeServer({
    'GET /api/posts/lighthouse': { body: [aPost()] },
    'GET /api/feeds': { body: [{ id: 2, name: 'lighthouse', title: 'The Lighthouse', description: 'By the sea.' }] },
  });
  renderApp('/lighthouse');
  await screen.findByRole('tab', { name: 'Chats', selected: true });
  await screen.findByRole('article', { name: aPost().post_info.title });
  expect(screen.getByRole('heading', { name: 'The Lighthouse' })).toBeTruthy();
  expect(server.keys()).toContain('GET /api/posts/lighthouse');
});

test('a feed that does not exist says so', async () => {
  renderApp('/nowhere');
  await screen.findByRole('heading', { name: 'There is no such feed' });
});

test('a link to some posts opens the chats, whatever tab was open last [S1] [S2]', async () => {
  const server = fakeServer({});
  renderApp('/all?tags=sea');
  await screen.findByRole('tab', { name: 'Chats', selected: true });
  await waitFor(() => expect(server.keys()).toContain('GET /api/posts/all'));
  expect(stored.homeTab.read()).toBe('sirens');
});

test.each(['/a/b/c', '/%3Cb%3E', '/u'.repeat(30)])('%s is a page that does not exist, and says so', async (path) => {
  renderApp(path);
  await screen.findByRole('heading', { name: 'Nothing but water here' });
  expect(document.title).toBe('Sirenade Not Found');
});

test('/sirens leads to creating one [S11]', async () => {
  const { router } = renderApp('/sirens');
  await waitFor(() => expect(router.state.location.pathname).toBe('/sirens/create'));
});

test('the way back from /sirens is to where one was before, not to the redirect [S11]', async () => {
  const { router } = renderApp('/all');
  await router.navigate('/sirens');
  await waitFor(() => expect(router.state.location.pathname).toBe('/sirens/create'));
  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.pathname).toBe('/all'));
});

test('a visitor at the saved chats is sent to log in, is told why, and the reason leaves the address [S6] [S15] [R7]', async () => {
  const { router } = renderApp('/saved');
  const toast = await screen.findByRole('alert');
  expect(toast.textContent).toContain('You need to login to see your saved chats');
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '' });
});

test('an expired session at the saved chats ends at the login too [X1]', async () => {
  stored.user.write(aUser());
  fakeServer({ 'GET /api/user': signedOut });
  const { router } = renderApp('/saved');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('a signed-in user sees the saved chats [S6]', async () => {
  stored.user.write(aUser());
  fakeServer({ 'GET /api/user': { body: aUser() }, 'GET /api/posts/saved': { body: [] } });
  const { router } = renderApp('/saved');
  await screen.findByRole('heading', { name: "You haven't saved any chats yet" });
  expect(router.state.location.pathname).toBe('/saved');
});

test('a reason is shown as the text it is, and one that is too long goes without a word; other parameters stay [S15]', async () => {
  const { router } = renderApp('/?redirectReason=%3Cimg%20src%3Dx%3E%20see%20post%20%2312&sortBy=top');
  const toast = await screen.findByRole('alert');
  expect(toast.textContent).toContain('You need to login to <img src=x> see post #12');
  expect(toast.querySelector('img')).toBeNull();
  await waitFor(() => expect(router.state.location.search).toBe('?sortBy=top'));
  await router.navigate(`/?redirectReason=${'a'.repeat(81)}&sortBy=new`);
  await waitFor(() => expect(router.state.location.search).toBe('?sortBy=new'));
  expect(screen.getAllByText(/You need to login/)).toHaveLength(1);
});

test('a page that breaks says that something went wrong and offers to load it again [X7]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  renderPart(
    <ErrorBoundary at="/" render={(error) => <ErrorPage error={error} />}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('internal detail');
  screen.getByRole('button', { name: 'Reload the page' }).click();
  expect(reload).toHaveBeenCalled();
});
