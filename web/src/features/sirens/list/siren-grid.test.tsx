import type { Siren } from '@sirenade/contract/sirens';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeAudio } from '../../../../test/fake-audio.ts';
import { fakeServer } from '../../../../test/fake-server.ts';
import { watchScreen } from '../../../../test/on-screen.ts';
import { pauseNetwork } from '../../../../test/pause-network.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aSiren } from '../../../../test/sirens.ts';
import { turns } from '../../../../test/turns.ts';

const key = 'GET /api/sirens';
const away = { status: 503, body: { error: 'Away.', code: 'unavailable' } };
let screenOf: ReturnType<typeof watchScreen>;

beforeEach(() => {
  screenOf = watchScreen();
});

/** Pages of 12, as many as wanted. */
const page = (number: number): Siren[] =>
  Array.from({ length: 12 }, (_, place) => aSiren({ id: number * 12 + place + 1, name: `Siren ${number}.${place}` }));
const requestedSirens = (server: ReturnType<typeof fakeServer>) =>
  server
    .addresses()
    .filter((address) => address.startsWith(key))
    .map((address) => new URLSearchParams(address.split('?')[1]));
const end = ({ margin }: { margin: string }) => margin === '200% 0px';

test('a card shows picture, name, description and karma, and leads to the siren [S1] [S19] [A17]', async () => {
  const server = fakeServer({ [key]: { body: [aSiren({ karma: 1234 })] } });
  const { container } = renderApp('/');
  const link = await screen.findByRole('link', { name: 'Isla' });
  expect(link.getAttribute('href')).toBe('/story?siren=41');
  const card = within(link.closest('li') as HTMLElement);
  expect(card.getByText('Keeps the light at the end of the pier.').className).toContain('line-clamp-3');
  expect(card.getByTitle('1,234 karma').textContent).toContain('1.2K');
  const cover = container.querySelector('.siren-card img');
  expect(cover?.getAttribute('src')).toBe('/media/b/card.webp');
  expect(cover?.getAttribute('srcset')).toContain('/media/b/full.webp 768w');
  expect(cover?.getAttribute('width')).toBe('768');
  expect(cover?.getAttribute('fetchpriority')).toBe('high');
  expect(Object.fromEntries(requestedSirens(server)[0] ?? [])).toEqual({
    gender: 'all',
    sort: 'hot',
    search: '',
    adult: 'true',
    limit: '12',
    offset: '0',
    media: 'url',
  });
});

test('while the first sirens are on their way there are resting shapes, and no empty message', async () => {
  fakeServer({ [key]: { body: [aSiren()] } });
  const release = pauseNetwork(/sirens/);
  const { container } = renderApp('/');
  await screen.findByText('Loading sirens');
  expect(container.querySelectorAll('.skeleton')).toHaveLength(12);
  expect(screen.queryByText('No results found.')).toBeNull();
  release();
  await screen.findByRole('link', { name: 'Isla' });
  expect(container.querySelector('.skeleton')).toBeNull();
});

test('typing asks once, 300 ms after the last letter, and puts the search into the address [S19] [K22]', async () => {
  const server = fakeServer({ [key]: { body: [aSiren()] } });
  const { router } = renderApp('/?payments=x');
  const box = await screen.findByRole('searchbox', { name: 'Search sirens' });
  const before = requestedSirens(server).length;
  vi.useFakeTimers();
  const type = (text: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
  for (const text of ['m', 'mo', 'moon ']) {
    type(text);
    act(() => {
      vi.advanceTimersByTime(299);
    });
  }
  expect(requestedSirens(server)).toHaveLength(before);
  act(() => {
    vi.advanceTimersByTime(1);
  });
  vi.useRealTimers();
  await waitFor(() => expect(requestedSirens(server)).toHaveLength(before + 1));
  expect(requestedSirens(server).at(-1)?.get('search')).toBe('moon');
  expect(router.state.location.search).toBe('?payments=x&search=moon');
  expect((box as HTMLInputElement).value).toBe('moon ');
});

test('gender and order live in the address: links open them, the back button undoes them [S19] [V15]', async () => {
  const server = fakeServer({ [key]: { body: [aSiren()] } });
  const { router, user } = renderApp('/?gender=male&search=moon');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Male' })).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('moon');
  await waitFor(() => expect(requestedSirens(server)[0]?.get('gender')).toBe('male'));

  await user.click(screen.getByRole('radio', { name: 'Non-binary' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest');
  await waitFor(() => expect(router.state.location.search).toBe('?gender=non_binary&search=moon&sort=created_at'));
  await waitFor(() => expect(requestedSirens(server).at(-1)?.get('sort')).toBe('created_at'));

  await act(() => router.navigate(-1));
  await act(() => router.navigate(-1));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Male' }).checked).toBe(true);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('hot');
  expect(router.state.location.search).toBe('?gender=male&search=moon');
});

test('the next page is asked for by cursor before the end is reached, and paging stops at the last [K22] [A17]', async () => {
  let served = 0;
  const server = fakeServer({
    [key]: () => {
      served += 1;
      return served === 1
        ? { body: page(0), headers: { 'x-next-cursor': 'c1' } }
        : { body: [aSiren({ id: 99, name: 'Last' })] };
    },
  });
  renderApp('/');
  await screen.findByRole('link', { name: 'Siren 0.0' });
  expect(requestedSirens(server)).toHaveLength(1);
  screenOf.show(true, end);
  await screen.findByRole('link', { name: 'Last' });
  expect(requestedSirens(server)[1]?.get('after')).toBe('c1');
  expect(requestedSirens(server)[1]?.get('offset')).toBe('12');
  screenOf.show(true, end);
  await turns();
  expect(requestedSirens(server)).toHaveLength(2);
});

test('a siren whose rank changed between two pages is shown once, and the blocks stay whole [K22]', async () => {
  let served = 0;
  fakeServer({
    [key]: () => {
      served += 1;
      if (served === 1) return { body: page(0), headers: { 'x-next-cursor': 'c1' } };
      return { body: [...page(0).slice(10), ...page(1)] };
    },
  });
  renderApp('/');
  await screen.findByRole('link', { name: 'Siren 0.0' });
  screenOf.show(true, end);
  await screen.findByRole('link', { name: 'Siren 1.11' });
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names.filter((name) => name?.startsWith('Siren '))).toEqual([...page(0), ...page(1)].map(({ name }) => name));
  for (const block of screen.getAllByRole('list', { name: /^Sirens, page/ })) expect(block.children).toHaveLength(12);
});

test('how many were found is said aloud after a search, and not without one', async () => {
  const answers = [{ body: page(0), headers: { 'x-next-cursor': 'c1' } }, { body: [aSiren()] }];
  fakeServer({ [key]: () => answers.shift() ?? { body: [aSiren(), aSiren({ id: 42 })] } });
  const { router } = renderApp('/?search=moon');
  expect((await screen.findByText('More than 12 sirens found')).getAttribute('role')).toBe('status');
  await act(() => router.navigate('/?search=sea'));
  await screen.findByText('1 siren found');
  await act(() => router.navigate('/'));
  await screen.findAllByRole('link', { name: 'Isla' });
  await waitFor(() => expect(screen.queryByText('Loading sirens')).toBeNull());
  expect(screen.queryByText(/sirens? found$/)).toBeNull();
});

test('cards far from the screen rest, findable by the browser, unless the keyboard is among them', async () => {
  fakeServer({ [key]: { body: page(0), headers: { 'x-next-cursor': 'c1' } } });
  renderApp('/');
  const link = await screen.findByRole('link', { name: 'Siren 0.3' });
  const block = screen.getByRole('list', { name: 'Sirens, page 1' });
  const isBlock = ({ element }: { element: Element }) => element === block;
  link.focus();
  screenOf.show(false, isBlock);
  expect(document.activeElement).toBe(link);
  link.blur();
  screenOf.show(false, isBlock);
  expect(block.querySelectorAll('.siren-card')).toHaveLength(0);
  expect(block.firstElementChild?.getAttribute('hidden')).toBe('until-found');
  expect(block.textContent).toContain('Siren 0.3');
  screenOf.show(true, isBlock);
  expect(block.querySelectorAll('.siren-card')).toHaveLength(12);
});

test('nobody found says so and offers everyone again [S19]', async () => {
  fakeServer({ [key]: { body: [] } });
  const { router, user } = renderApp('/?search=xyz&sort=name');
  expect(await screen.findByRole('heading', { name: 'No results found.' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all sirens' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=name'));
});

test('a server without any siren invites to create the first', async () => {
  fakeServer({ [key]: { body: [] } });
  renderApp('/');
  const link = await screen.findByRole('link', { name: 'Create the first siren' });
  expect(link.getAttribute('href')).toBe('/sirens/create');
  expect(screen.queryByText('No results found.')).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a list that cannot be fetched says so and can be asked for again; so can a later page [X7]', async () => {
  let answer: { status?: number; body: unknown; headers?: Record<string, string> } = {
    status: 400,
    body: { error: 'No.', code: 'invalid' },
  };
  fakeServer({ [key]: () => answer });
  const { user } = renderApp('/');
  expect(await screen.findByText('Failed to fetch sirens. Please try again later.')).toBeTruthy();
  answer = { body: page(0), headers: { 'x-next-cursor': 'c1' } };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Siren 0.0' });

  answer = { ...away, status: 400 };
  screenOf.show(true, end);
  await screen.findByText('Failed to fetch sirens. Please try again later.');
  expect(screen.getByRole('link', { name: 'Siren 0.0' })).toBeTruthy();
  answer = { body: [aSiren({ id: 99, name: 'Last' })] };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Last' });
});

test('intros play one at a time, and a sound that does not load says so [S19] [X7]', async () => {
  const sounds = fakeAudio();
  const other = aSiren({ id: 42, name: 'Mira', intro: { ai_response: 'Hi.', audio_url: '/media/mira.mp3' } });
  fakeServer({ [key]: { body: [aSiren(), other, aSiren({ id: 43, name: 'Mute', has_intro: false, intro: null })] } });
  const { user, container } = renderApp('/');
  await user.click(await screen.findByRole('button', { name: 'Play the intro of Isla' }));
  expect(screen.queryByRole('button', { name: /intro of Mute/ })).toBeNull();
  act(() => sounds[0]?.onplaying?.());
  expect(container.querySelectorAll('.wave')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Play the intro of Mira' }));
  expect(sounds.map(({ src, isPaused }) => [src, isPaused])).toEqual([
    ['/media/isla.mp3', true],
    ['/media/mira.mp3', false],
  ]);
  expect(screen.getByRole('button', { name: 'Play the intro of Isla' })).toBeTruthy();
  act(() => sounds[1]?.onerror?.());
  expect(await screen.findByText('Error loading audio')).toBeTruthy();
});
