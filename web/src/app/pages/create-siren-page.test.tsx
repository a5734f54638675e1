import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeAudio } from '../../../test/fake-audio.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { openForm, openWorkshop, PAINT, painted } from '../../../test/make-siren.tsx';
import { pauseNetwork } from '../../../test/pause-network.ts';
import { aUser, unverified } from '../../../test/people.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { voiceList } from '../../../test/voices.ts';

const created = { 'POST /api/sirens': { status: 201, body: { id: 52 } } };
const REQUIRED = 'You must be logged in and verified to create sirens.';

test('a visitor sees what is missing and the ways in, not a dead form [V7] [S12] [R1]', async () => {
  fakeServer({});
  renderApp('/sirens/create');
  await screen.findByRole('heading', { name: REQUIRED });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  expect(main.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/register');
  expect(main.queryByRole('textbox')).toBeNull();
});

test('somebody unverified can have the link sent again from here [V7]', async () => {
  const { user, main, server } = await openWorkshop(
    '/sirens/create',
    { 'POST /api/user/resend-verification': {} },
    unverified,
  );
  await main.findByRole('heading', { name: REQUIRED });
  await user.click(main.getByRole('button', { name: 'Send the link again' }));
  await main.findByRole('button', { name: 'Sent!' });
  expect(server.keys()).toContain('POST /api/user/resend-verification');
});

test('the form has its fields in the specified order, private at first, secrets behind a toggle [S26] [S27] [S28] [S29] [E6] [V15]', async () => {
  const { field, press } = await openForm();
  screen.getByText('No Images Generated Yet');
  const order = ['Appearance', 'Female', 'Name', 'Description', 'Voice', 'Private'].map(field);
  for (const [index, one] of order.slice(1).entries())
    expect(order[index]?.compareDocumentPosition(one)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(field('Female').checked).toBe(true);
  expect(field('Private').checked).toBe(true);
  const privacy = within(screen.getByRole('group', { name: 'Privacy' })).getAllByRole('radio');
  expect(privacy.map((radio) => radio.getAttribute('aria-label'))).toEqual(['Private', 'Public']);
  expect(field('Voice').value).toBe('maren');
  screen.getByRole('button', { name: 'Siren Builder' });
  screen.getByRole('button', { name: 'Create Siren' });
  expect(field('Secrets').closest('[hidden]')).not.toBeNull();
  await press('Show Advanced Options');
  expect(field('Secrets').closest('[hidden]')).toBeNull();
  expect(field('How They Talk').closest('[hidden]')).toBeNull();
});

test('a siren without a picture gets one first, then is sent as a form and opens the chat [T13] [A19] [X3] [S29]', async () => {
  const { write, press, bodiesOf, router, field, user, server } = await openForm(undefined, {
    ...created,
    [PAINT]: painted('a'),
  });
  await write('Name', '  Isla ');
  await write('Description', 'Keeps the light.');
  await user.click(field('Public'));
  await press('Create Siren');
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/story', search: '?siren=52' }));
  await screen.findByText('Siren created successfully');
  expect(bodiesOf(PAINT)).toMatchObject([{ description: 'Keeps the light.', gender: 'female', adult: true }]);
  expect(bodiesOf('POST /api/sirens')).toEqual([
    expect.objectContaining({
      name: 'Isla',
      description: 'Keeps the light.',
      gender: 'female',
      voice: 'maren',
      private: 'false',
      adult: 'true',
      images: '[{"id":"a"}]',
      cover_image_id: 'a',
      image_seed: '11',
    }),
  ]);
  expect(server.keys().indexOf(PAINT)).toBeLessThan(server.keys().indexOf('POST /api/sirens'));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('while it is sent the button says so and a second click changes nothing [S29]', async () => {
  const { write, bodiesOf } = await openForm(undefined, { ...created, [PAINT]: painted('a') });
  await write('Name', 'Isla');
  await write('Description', 'Keeps the light.');
  const release = pauseNetwork(/\/api\/sirens$/);
  const button = screen.getByRole('button', { name: 'Create Siren' });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByRole('button', { name: 'Submitting...' });
  release();
  await screen.findByText('Siren created successfully');
  expect(bodiesOf('POST /api/sirens')).toHaveLength(1);
  expect(bodiesOf(PAINT)).toHaveLength(1);
});

test('a name and a description are required, and the first one missing gets the focus [V7]', async () => {
  const { press, server, field } = await openForm();
  await press('Create Siren');
  await screen.findByText('Name and Description are required.');
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  expect(server.keys()).not.toContain('POST /api/sirens');
  expect(server.keys()).not.toContain(PAINT);
});

test('without credits nothing is lost: the form stays, and a second choice makes the siren without a picture [X4] [T13]', async () => {
  const { write, press, bodiesOf, field, router } = await openForm(undefined, {
    ...created,
    [PAINT]: { status: 402, body: { error: 'No.', code: 'out_of_images' } },
  });
  await write('Name', 'Isla');
  await write('Description', 'Keeps the light.');
  await press('Create Siren');
  const link = await screen.findByRole('link', { name: 'Please buy more image credits to generate more images.' });
  expect(link.getAttribute('href')).toBe('/sirens/create?outOfImages=true');
  expect(bodiesOf('POST /api/sirens')).toEqual([]);
  expect(field('Name').value).toBe('Isla');
  await press('Create without a picture');
  await waitFor(() => expect(router.state.location.pathname).toBe('/story'));
  expect(bodiesOf('POST /api/sirens')).toMatchObject([{ name: 'Isla', images: '[]', cover_image_id: '' }]);
});

test.each([400, 406])(
  'messages of a %i stand under their fields, hidden ones come out, the first is focused [X3]',
  async (status) => {
    const errors = { examples: ['Not like this.'], personality: ['Nor this.'] };
    const { write, press, field } = await openForm(undefined, {
      [PAINT]: painted('a'),
      'POST /api/sirens': { status, body: { error: 'Input considered harmful.', code: 'refused', errors } },
    });
    await write('Name', 'Isla');
    await write('Description', 'Keeps the light.');
    await press('Create Siren');
    await screen.findByText('Input considered harmful.');
    screen.getByText('Not like this.');
    await waitFor(() => expect(document.activeElement).toBe(field('Secrets')));
    screen.getByRole('img', { name: 'Isla (1 of 1)' });
  },
);

test('a save that fails without a word of the server says so, and keeps everything [X3]', async () => {
  const { write, press, field } = await openForm(undefined, { [PAINT]: painted('a'), 'POST /api/sirens': 'down' });
  await write('Name', 'Isla');
  await write('Description', 'Keeps the light.');
  await press('Create Siren');
  await screen.findByText(/^An unexpected error occurred: We could not reach the server/);
  expect(field('Description').value).toBe('Keeps the light.');
});

test('a session that ended is told, with the way to log in that asks nothing and loses nothing [X3]', async () => {
  const { write, press, router, user } = await openForm(undefined, {
    [PAINT]: painted('a'),
    'POST /api/sirens': { status: 401, body: { error: 'No.', code: 'create_signed_out' } },
  });
  await write('Name', 'Isla');
  await write('Description', 'Keeps the light.');
  await press('Create Siren');
  await user.click(await screen.findByRole('link', { name: 'You must be logged in to save sirens.' }));
  await screen.findByRole('button', { name: 'Log in' });
  expect(router.state.location.pathname).toBe('/login');
  expect(localStorage.getItem('draft:siren:7:new')).toContain('Isla');
});

test('going public shows what others will see and what stays private', async () => {
  const { user, field, write } = await openForm();
  await write('Name', 'Isla');
  expect(screen.queryByRole('figure')).toBeNull();
  await user.click(field('Public'));
  const preview = within(screen.getByRole('figure', { name: 'What others will see' }));
  preview.getByText('Isla');
  preview.getByText('Voiced by Maren');
  screen.getByText(
    /your username \(\w+\), the look you describe under Appearance, the tags, and the intro that is made from/,
  );
  screen.getByText(/Secrets and How They Talk stay private/);
});

test('voices are grouped, heard one at a time, and found by chance for the gender [S28] [E7]', async () => {
  const sounds = fakeAudio();
  const { user, field, press } = await openForm();
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('label'))).toEqual(
    expect.arrayContaining(['Female, American', 'Female, British', 'Male, American', 'Male, Welsh']),
  );
  await press('Preview Voice');
  const preview = screen.getByRole('button', { name: 'Preview Voice' });
  expect(preview.querySelector('.spinner')).toBeTruthy();
  act(() => sounds[0]?.onplaying?.());
  expect(preview.querySelector('.spinner')).toBeNull();
  await user.selectOptions(field('Voice'), 'imogen');
  await press('Preview Voice');
  expect(sounds.map(({ src, isPaused }) => [src, isPaused])).toEqual([
    ['/api/voices/maren/preview', true],
    ['/api/voices/imogen/preview', false],
  ]);
  await user.click(field('Male'));
  expect(field('Voice').value).toBe('imogen');
  await press('Random Voice');
  expect(['silas', 'rhys']).toContain(field('Voice').value);
});

test('a default voice follows the gender until one is chosen [E6]', async () => {
  const { user, field } = await openForm();
  await user.click(field('Male'));
  expect(field('Voice').value).toBe('silas');
  await user.selectOptions(field('Voice'), 'leila');
  await user.click(field('Non-binary'));
  expect(field('Voice').value).toBe('leila');
});

test('voices that do not load can be asked for again', async () => {
  let answer: { status?: number; body: unknown } = { status: 404, body: { error: 'No.', code: 'not_found' } };
  const { user } = await openWorkshop('/sirens/create', { 'GET /api/voices': () => answer });
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer = { body: voiceList };
  await user.click(again);
  await screen.findByRole('option', { name: 'Silas: deep, calm' });
});

test('the credits left stand beside the button [S27]', async () => {
  const payments = { ...aUser().payments, image_generations_left: 1 };
  await openForm(undefined, {}, aUser({ payments }));
  screen.getByText('1 image left');
});
