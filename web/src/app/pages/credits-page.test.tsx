import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anEntry, aSubscription, planList } from '../../../test/billing.ts';
import { type Answer, fakeServer } from '../../../test/fake-server.ts';
import { pauseNetwork } from '../../../test/pause-network.ts';
import { aUser } from '../../../test/people.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { stored } from '../../lib/storage.ts';

const down: Answer = { status: 400, body: { error: 'This is not available right now.', code: 'invalid' } };

function openCredits(credits: Answer | (() => Answer), path = '/credits') {
  stored.user.write(aUser());
  const server = fakeServer({
    'GET /api/user': { body: aUser() },
    'GET /api/user/sessions': { body: [] },
    'GET /api/plans': { body: planList },
    'GET /api/subscription': { body: aSubscription() },
    'GET /api/credits': credits,
  });
  return { ...renderApp(path), server };
}

const rows = async () =>
  (await screen.findAllByRole('listitem')).flatMap((item) => (item.querySelector('time') ? [item] : []));

test('entries are told in plain words, newest first, with their sign and their day [P5]', async () => {
  openCredits({
    body: [
      anEntry({ id: 4, kind: 'images', amount: -1, text: 'Picture of Isla' }),
      anEntry({ id: 3 }),
      anEntry({ id: 2, amount: 7000, text: 'Creator plan, November' }),
      anEntry({ id: 1, amount: -1200, text: 'Unused at the end of the month' }),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your credits' })).toBeTruthy();
  expect(screen.getByText('1,480 audio words and 10 images left.')).toBeTruthy();
  await screen.findByText('Picture of Isla');
  expect((await rows()).map((row) => row.textContent?.replace(/Nov 15, 2025.*[AP]M/, ' | '))).toEqual([
    'Picture of Isla | −1 image',
    'Reply by Isla | −34 words',
    'Creator plan, November | +7,000 words',
    'Unused at the end of the month | −1,200 words',
  ]);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(document.title).toBe('Sirenade Credits');
});

test('more is fetched from where the last page ended; a failure keeps what is there and can be tried again', async () => {
  let answer: Answer = { body: [anEntry({ id: 9, text: 'First page' })], headers: { 'x-next-cursor': '9' } };
  const { user, server } = openCredits(() => answer);
  await screen.findByText('First page');
  answer = down;
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This is not available right now.');
  expect(screen.getByText('First page')).toBeTruthy();
  answer = { body: [anEntry({ id: 8, text: 'Second page' })] };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Second page');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  const requests = server.addresses().filter((address) => address.startsWith('GET /api/credits'));
  expect(requests).toEqual([
    'GET /api/credits?limit=20',
    'GET /api/credits?limit=20&after=9',
    'GET /api/credits?limit=20&after=9',
  ]);
});

test('nothing yet is said so', async () => {
  openCredits({ body: [] });
  expect(await screen.findByRole('heading', { name: 'Nothing has come or gone yet' })).toBeTruthy();
});

test('a failure is told and can be tried again', async () => {
  let answer = down;
  const { user } = openCredits(() => answer);
  expect((await screen.findByRole('alert')).textContent).toContain('This is not available right now.');
  answer = { body: [anEntry()] };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Reply by Isla')).toBeTruthy();
});

test('while they load their place is kept', async () => {
  stored.user.write(aUser());
  fakeServer({ 'GET /api/user': { body: aUser() }, 'GET /api/credits': { body: [anEntry()] } });
  const release = pauseNetwork(/credits/);
  renderApp('/credits');
  expect(await screen.findByText('Loading your credits')).toBeTruthy();
  release();
  expect(await screen.findByText('Reply by Isla')).toBeTruthy();
});

test('a visitor is sent to log in and told why [S15] [R1]', async () => {
  fakeServer({});
  const { router } = renderApp('/credits');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(await screen.findByText('You need to login to see your credits')).toBeTruthy();
});

test('the settings lead to the entries and to the plans', async () => {
  const { user, router } = openCredits({ body: [anEntry()] }, '/settings');
  const section = await screen.findByRole('region', { name: 'Credits' });
  expect(section.textContent).toContain('1,480 audio words and 10 images left.');
  await user.click(screen.getByRole('link', { name: 'See plans' }));
  await screen.findByRole('dialog', { name: 'Subscription' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await user.click(screen.getByRole('link', { name: 'Where did my credits go?' }));
  expect(await screen.findByText('Reply by Isla')).toBeTruthy();
});
