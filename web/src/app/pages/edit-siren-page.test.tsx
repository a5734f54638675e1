import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openForm, openWorkshop, PAINT } from '../../../test/make-siren.tsx';
import { aSiren } from '../../../test/sirens.ts';

const mine = aSiren({ user_id: 7, voice: 'gone', personality: 'Afraid of storms.', examples: 'Slowly.' });
const key = 'GET /api/sirens/41';
const path = '/sirens/edit/41';
const saved = { [key]: { body: mine }, 'PUT /api/sirens/41': { body: { id: 41 } } };
const QUESTION = 'You have unsaved changes! Are you sure you want to leave?';

test('the owner finds everything as it is, changes it, and comes to the chat [S13] [S29] [A19] [X3]', async () => {
  const { field, write, press, bodiesOf, router, server } = await openForm(path, saved);
  screen.getByRole('heading', { level: 1, name: 'Edit Isla' });
  expect(field('Name').value).toBe('Isla');
  expect(field('Public').checked).toBe(true);
  expect(field('Secrets').value).toBe('Afraid of storms.');
  expect(field('Voice').value).toBe('maren');
  await write('Name', 'Islay');
  await press('Save Siren');
  await screen.findByText('Siren updated successfully');
  expect(router.state.location).toMatchObject({ pathname: '/story', search: '?siren=41' });
  const [sent] = bodiesOf('PUT /api/sirens/41');
  expect(sent).toMatchObject({ name: 'Islay', examples: 'Slowly.', images: '[{"id":"a"},{"id":"b"},{"id":"c"}]' });
  expect(sent).not.toHaveProperty('tags');
  expect(server.keys()).not.toContain(PAINT);
});

test('her tags stand in the form, and are sent once one is added or taken away [E4] [A19]', async () => {
  const { field, press, user, bodiesOf } = await openForm(path, saved);
  await press('Show Advanced Options');
  const chips = () => screen.getAllByRole('button', { name: /^Remove / }).map((chip) => chip.textContent);
  expect(chips()).toEqual(['sea', 'patient']);
  await press('Remove patient');
  await user.type(field('Tags'), '  Old   Harbour {Enter}');
  expect(chips()).toEqual(['sea', 'old harbour']);
  await press('Save Siren');
  await screen.findByText('Siren updated successfully');
  expect(bodiesOf('PUT /api/sirens/41')).toMatchObject([{ tags: '["sea","old harbour"]' }]);
});

test('tags that were refused say so at their field, out from behind the advanced options [X3]', async () => {
  const { field, write, press } = await openForm(path, {
    ...saved,
    'PUT /api/sirens/41': {
      status: 400,
      body: { error: 'Please check.', code: 'invalid', errors: { 'tags.0': ['A tag is a word.'] } },
    },
  });
  await write('Name', 'Islay');
  await press('Save Siren');
  await screen.findByText('A tag is a word.');
  await waitFor(() => expect(document.activeElement).toBe(field('Tags')));
  expect(field('Tags').closest('[hidden]')).toBeNull();
});

test.each([
  ['of somebody else', path, { [key]: { body: aSiren({ user_id: 9 }) } }],
  ['that is not there', '/sirens/edit/99', {}],
  ['without a number', '/sirens/edit/new', {}],
])('a siren %s is a page that does not exist [S13]', async (_, address, answers) => {
  await openWorkshop(address, answers);
  await screen.findByRole('heading', { name: 'Nothing but water here' });
});

test('a siren that did not load can be asked for again', async () => {
  let answer: object = { status: 400, body: { error: 'No.', code: 'invalid' } };
  const { user } = await openWorkshop(path, { [key]: () => answer });
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer = { body: mine };
  await user.click(again);
  await screen.findByRole('heading', { name: 'Edit Isla' });
});

test('leaving with unsaved changes asks; Stay keeps them, Leave goes and lets go of them [S30]', async () => {
  const { write, user, router, field } = await openForm(path, saved);
  await write('Name', 'Islay');
  const home = () => user.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement);
  await home();
  const dialog = within(await screen.findByRole('dialog', { name: QUESTION }));
  expect(router.state.location.pathname).toBe(path);
  await user.click(dialog.getByRole('button', { name: 'Stay' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field('Name').value).toBe('Islay');
  expect(localStorage.getItem('draft:siren:7:41')).toContain('Islay');
  await home();
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(localStorage.getItem('draft:siren:7:41')).toBeNull();
});

test('the back button asks too, and nothing is asked without a change [S30]', async () => {
  const app = await openWorkshop('/settings', saved);
  await app.main.findByRole('heading', { level: 1 });
  await app.router.navigate(path);
  await screen.findByLabelText('Name');
  await app.router.navigate(-1);
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  await app.router.navigate(path);
  await app.user.type(await screen.findByLabelText('Name'), 'y');
  await app.router.navigate(-1);
  await screen.findByRole('dialog', { name: QUESTION });
  expect(app.router.state.location.pathname).toBe(path);
});

test('closing the tab is held up only while something is unsaved [S30]', async () => {
  const { write } = await openForm(path, saved);
  const closes = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(closes()).toBe(true);
  await write('Name', 'Islay');
  expect(closes()).toBe(false);
});

test('opening the plans from here is no leaving [S30] [X4]', async () => {
  const { write, router } = await openForm(path, saved);
  await write('Name', 'Islay');
  await router.navigate('?outOfImages=true');
  expect(screen.queryByRole('dialog', { name: QUESTION })).toBeNull();
  expect(router.state.location.search).toBe('?outOfImages=true');
});

test('a reload loses nothing, and one can start over', async () => {
  const first = await openForm(path, saved);
  await first.write('Name', 'Islay');
  first.unmount();
  const { field, user } = await openForm(path, saved);
  expect(field('Name').value).toBe('Islay');
  expect(screen.getByText(/We kept what you wrote/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(field('Name').value).toBe('Isla');
  expect(screen.queryByText(/We kept what you wrote/)).toBeNull();
  expect(localStorage.getItem('draft:siren:7:41')).toBeNull();
});

const newer = { ...mine, name: 'Isla of the pier', private: true, updated_at: '2025-12-01T08:00:00.000Z' };
const CHANGED = 'This siren was changed elsewhere. Please look at the newer version before saving.';
const outdated = { status: 409, body: { error: CHANGED, code: 'conflict' } };

test('a draft of an older version undoes nothing unasked: the newer one shows, and the draft can be taken over', async () => {
  const first = await openForm(path, saved);
  await first.write('Name', 'Islay');
  first.unmount();
  const { field, user, bodiesOf, press } = await openForm(path, { ...saved, [key]: { body: newer } });
  expect(field('Name').value).toBe('Isla of the pier');
  expect(field('Private').checked).toBe(true);
  screen.getByText(/We kept what you wrote/);
  await user.click(screen.getByRole('button', { name: 'Go on with what I wrote' }));
  expect(field('Name').value).toBe('Islay');
  await press('Save Siren');
  await waitFor(() => expect(bodiesOf('PUT /api/sirens/41')).toHaveLength(1));
  expect(bodiesOf('PUT /api/sirens/41')[0]).toMatchObject({ name: 'Islay', updated_at: newer.updated_at });
});

test('a draft of an older version outlasts work on the newer one, and another reload', async () => {
  const first = await openForm(path, saved);
  await first.write('Name', 'Islay');
  first.unmount();
  const second = await openForm(path, { ...saved, [key]: { body: newer } });
  await second.write('Name', 'Isla again');
  second.unmount();
  const { field, press } = await openForm(path, { ...saved, [key]: { body: newer } });
  expect(field('Name').value).toBe('Isla again');
  await press('Go on with what I wrote');
  expect(field('Name').value).toBe('Islay');
  expect(localStorage.getItem('draft:siren:7:41')).not.toContain('Isla again');
});

test('a draft of an older version can be let go', async () => {
  const first = await openForm(path, saved);
  await first.write('Name', 'Islay');
  first.unmount();
  const { field, press } = await openForm(path, { ...saved, [key]: { body: newer } });
  await press('Keep the newer version');
  expect(field('Name').value).toBe('Isla of the pier');
  expect(screen.queryByText(/We kept what you wrote/)).toBeNull();
  expect(localStorage.getItem('draft:siren:7:41')).toBeNull();
});

test('a save over a newer version offers to look at it, and keeps what was written [X3]', async () => {
  let current = mine;
  const { field, write, press, bodiesOf } = await openForm(path, {
    [key]: () => ({ body: current }),
    'PUT /api/sirens/41': outdated,
  });
  await write('Name', 'Islay');
  current = newer;
  await press('Save Siren');
  await screen.findByText(CHANGED);
  expect(bodiesOf('PUT /api/sirens/41')[0]).toMatchObject({ updated_at: mine.updated_at });
  await press('Load the newer version');
  await waitFor(() => expect(field('Name').value).toBe('Isla of the pier'));
  expect(screen.queryByText(CHANGED)).toBeNull();
  expect(document.activeElement?.textContent).toContain('We kept what you wrote');
  expect(localStorage.getItem('draft:siren:7:41')).toContain('Islay');
  await press('Go on with what I wrote');
  expect(field('Name').value).toBe('Islay');
});

test('a save over a newer version can be wanted all the same [X3]', async () => {
  const answers = [outdated, { body: { id: 41 } }];
  const { write, press, bodiesOf } = await openForm(path, {
    ...saved,
    'PUT /api/sirens/41': () => answers.shift() ?? {},
  });
  await write('Name', 'Islay');
  await press('Save Siren');
  await screen.findByText(CHANGED);
  await press('Save mine anyway');
  await screen.findByText('Siren updated successfully');
  expect(bodiesOf('PUT /api/sirens/41')[1]).not.toHaveProperty('updated_at');
});

test('logging out forgets what was written and asks nothing', async () => {
  const { write, user } = await openForm(path, { ...saved, 'POST /api/user/logout': {} });
  await write('Name', 'Islay');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('heading', { name: 'You must be logged in and verified to create sirens.' });
  expect({ ...localStorage }).not.toHaveProperty('draft:siren:7:41');
  expect(screen.queryByRole('dialog')).toBeNull();
});
