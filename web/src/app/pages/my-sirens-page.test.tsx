import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { openWorkshop } from '../../../test/make-siren.tsx';
import { pauseNetwork } from '../../../test/pause-network.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aSiren } from '../../../test/sirens.ts';

const path = '/sirens/my-sirens';
const list = 'GET /api/sirens';
const isla = aSiren({ id: 1, user_id: 7, voice: 'imogen' });
const mira = aSiren({
  id: 2,
  user_id: 7,
  name: 'Mira',
  private: true,
  images: [],
  cover_image_id: null,
  voice: 'gone',
});

async function openMine(answers: Parameters<typeof openWorkshop>[1] = {}) {
  const app = await openWorkshop(path, { [list]: { body: [mira, isla] }, ...answers });
  const cards = () => app.main.queryAllByRole('heading', { level: 2 }).map((name) => name.textContent);
  return { ...app, cards };
}

async function confirmDelete({ user }: Awaited<ReturnType<typeof openMine>>, name: string) {
  await user.click(await screen.findByRole('button', { name: `Delete ${name}` }));
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this siren?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
}

test('a visitor is sent to log in [S14] [R7]', async () => {
  fakeServer({});
  const { router } = renderApp(path);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('each card shows picture, name, description, voice and privacy, and opens the chat [S32] [S14]', async () => {
  const { server, cards } = await openMine();
  await screen.findByText('Voiced by Imogen');
  expect(server.addresses()).toContain('GET /api/sirens?user_id=7&sort=created_at&media=url');
  expect(cards()).toEqual(['Mira', 'Isla']);
  const [first, second] = screen.getAllByRole('listitem').filter((item) => item.className === 'my-siren');
  expect(first?.textContent).toContain('No Image');
  expect(first?.textContent).toContain('Voiced by Maren');
  expect(first?.textContent).toContain('Private');
  expect(second?.querySelector('img')?.getAttribute('src')).toBe('/media/b/card.webp');
  expect(second?.textContent).toContain('Keeps the light at the end of the pier.');
  expect(second?.textContent).toContain('Public');
  expect(screen.getByRole('link', { name: 'Isla' }).getAttribute('href')).toBe('/story?siren=1');
  expect(screen.getByRole('link', { name: 'Edit Isla' }).getAttribute('href')).toBe('/sirens/edit/1');
  expect(screen.getByRole('button', { name: 'Delete Isla' })).toBeTruthy();
});

test('they can be sorted by name [S32] [V15]', async () => {
  const { user, server } = await openMine();
  await screen.findByText('Isla');
  const sort = screen.getByLabelText<HTMLSelectElement>('Sort');
  expect([...sort.options].map((option) => option.text)).toEqual(['Newest First', 'Name']);
  await user.selectOptions(sort, 'Name');
  await waitFor(() => expect(server.addresses()).toContain('GET /api/sirens?user_id=7&sort=name&media=url'));
});

test('somebody with more than a page of sirens sees them all [S32]', async () => {
  const pages = [
    { body: [mira], headers: { 'x-next-cursor': 'c1' } },
    { body: [isla], headers: {} },
  ];
  const { server, cards } = await openMine({ [list]: () => pages.shift() ?? {} });
  await waitFor(() => expect(cards()).toEqual(['Mira', 'Isla']));
  expect(server.addresses()).toContain('GET /api/sirens?user_id=7&sort=created_at&media=url&after=c1');
});

test('nobody yet: the page says so and leads to the workshop [S32]', async () => {
  const { main } = await openMine({ [list]: { body: [] } });
  await main.findByText("You haven't created any sirens yet.");
  expect(main.getByRole('link', { name: 'Create Siren' }).getAttribute('href')).toBe('/sirens/create');
});

test('a list that does not load says why, and can be asked for again [X7]', async () => {
  let answer: object = { status: 400, body: { error: 'The list is away.', code: 'invalid' } };
  const { user } = await openMine({ [list]: () => answer });
  await screen.findByText('The list is away.');
  answer = { body: [isla] };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Isla');
});

test('deleting asks first, and keeping changes nothing [V16]', async () => {
  const { user, server, cards } = await openMine();
  await user.click(await screen.findByRole('button', { name: 'Delete Isla' }));
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this siren?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(cards()).toEqual(['Mira', 'Isla']);
  expect(server.keys()).not.toContain('DELETE /api/sirens/1');
});

test('a deleted siren is gone at once, and the server is asked once [A20] [V16] [X7] [R4]', async () => {
  let sirens = [mira, isla];
  const app = await openMine({
    [list]: () => ({ body: sirens }),
    'DELETE /api/sirens/1': () => {
      sirens = [mira];
      return { body: { message: 'ok' } };
    },
  });
  await screen.findByText('Isla');
  const release = pauseNetwork(/\/api\/sirens\/1$/);
  await confirmDelete(app, 'Isla');
  await waitFor(() => expect(app.cards()).toEqual(['Mira']));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Mira' }));
  expect(app.server.keys()).not.toContain('DELETE /api/sirens/1');
  release();
  await screen.findByText('Siren deleted successfully');
  expect(app.cards()).toEqual(['Mira']);
  expect(app.server.keys().filter((called) => called === 'DELETE /api/sirens/1')).toHaveLength(1);
});

test('with the last siren gone the keyboard stays at their place', async () => {
  let sirens = [isla];
  const app = await openMine({
    [list]: () => ({ body: sirens }),
    'DELETE /api/sirens/1': () => {
      sirens = [];
      return { body: { message: 'ok' } };
    },
  });
  await confirmDelete(app, 'Isla');
  await screen.findByText("You haven't created any sirens yet.");
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'All of them' }));
});

test('a siren that could not be deleted comes back to her place [X7]', async () => {
  const app = await openMine({
    'DELETE /api/sirens/2': { status: 503, body: { error: 'Away.', code: 'unavailable' } },
  });
  await screen.findByText('Mira');
  await confirmDelete(app, 'Mira');
  await screen.findByText('Failed to delete siren');
  expect(app.cards()).toEqual(['Mira', 'Isla']);
});

test('the buttons of a card do not open the chat', async () => {
  const { router } = await openMine();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Isla' }));
  expect(router.state.location.pathname).toBe(path);
});
