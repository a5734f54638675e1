import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openForm, PAINT, painted } from '../../../../test/make-siren.tsx';
import { aUser } from '../../../../test/people.ts';
import { aPicture, aSiren } from '../../../../test/sirens.ts';

const own = (ids: string[], cover = ids[0] ?? null) =>
  aSiren({ user_id: 7, images: ids.map(aPicture), cover_image_id: cover });
const openOwn = (ids: string[], cover?: string, answers: Parameters<typeof openForm>[1] = {}) =>
  openForm('/sirens/edit/41', { 'GET /api/sirens/41': { body: own(ids, cover) }, ...answers });

const isResting = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
const isFocused = (name: string) => document.activeElement === screen.getByRole('button', { name });
const large = () => screen.getByRole('img').getAttribute('src');
const strip = () =>
  within(screen.getByRole('list', { name: 'All pictures' }))
    .getAllByRole('button')
    .map((thumb) => [thumb.querySelector('img')?.src.match(/media\/(\w+)/)?.[1], thumb.textContent]);

test('the cover is shown large with its badge, and another picture can become it [S26]', async () => {
  const { press, user } = await openOwn(['a', 'b', 'c'], 'b');
  expect(large()).toBe('/media/b/full.webp');
  expect(isResting('Set as Cover')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Picture 3 of 3' }));
  expect(large()).toBe('/media/c/full.webp');
  await press('Set as Cover');
  expect(isFocused('Set as Cover')).toBe(true);
  expect(strip()).toEqual([
    ['a', ''],
    ['b', ''],
    ['c', 'Cover'],
  ]);
  expect(screen.getAllByText('Cover')).toHaveLength(2);
});

test('deleting the cover makes the first picture the cover, and the last one leaves the placeholder [S26] [T13]', async () => {
  const { press } = await openOwn(['a', 'b', 'c'], 'b');
  await press('Delete picture');
  expect(strip()).toEqual([
    ['a', 'Cover'],
    ['c', ''],
  ]);
  await press('Delete picture');
  await press('Delete picture');
  screen.getByText('No Images Generated Yet');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Pictures' }));
});

test('pictures change places by button, by key and by dragging, and it is said aloud', async () => {
  const { press, user, bodiesOf } = await openOwn(['a', 'b', 'c'], 'a', { 'PUT /api/sirens/41': { body: { id: 41 } } });
  await press('Move right');
  await press('Move right');
  expect(isFocused('Move right')).toBe(true);
  await press('Move left');
  expect(strip().map(([id]) => id)).toEqual(['b', 'a', 'c']);
  expect(screen.getByText('Picture 3 moved to place 2 of 3.').getAttribute('role')).toBe('status');
  screen.getByRole('button', { name: 'Picture 3 of 3' }).focus();
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(strip().map(([id]) => id)).toEqual(['b', 'c', 'a']);
  const [first, , third] = within(screen.getByRole('list', { name: 'All pictures' })).getAllByRole('button');
  if (!first || !third) throw new Error('The strip is not there.');
  fireEvent.dragStart(third);
  fireEvent.dragOver(first);
  fireEvent.drop(first);
  expect(strip()).toEqual([
    ['a', 'Cover'],
    ['b', ''],
    ['c', ''],
  ]);
  await press('Delete picture');
  await press('Save Siren');
  await waitFor(() => expect(bodiesOf('PUT /api/sirens/41')).toHaveLength(1));
  expect(bodiesOf('PUT /api/sirens/41')[0]).toMatchObject({
    images: '[{"id":"b"},{"id":"c"}]',
    cover_image_id: 'b',
  });
});

test('a picture needs an appearance or a description [V7]', async () => {
  const { press, server } = await openForm();
  await press('Generate New Image');
  await screen.findByText('An appearance or description is required to generate a picture.');
  expect(server.keys()).not.toContain(PAINT);
});

test('a new picture is painted from the words, shown large, and the credits follow [S27] [A21]', async () => {
  const left = (count: number) => aUser({ payments: { ...aUser().payments, image_generations_left: count } });
  let user = left(10);
  const { press, write, bodiesOf } = await openForm(undefined, {
    'GET /api/user': () => ({ body: user }),
    [PAINT]: () => {
      user = left(9);
      return painted('new');
    },
  });
  await write('Appearance', 'Copper hair');
  await press('Generate New Image');
  await waitFor(() => expect(large()).toBe('/media/new/full.webp'));
  expect(bodiesOf(PAINT)).toMatchObject([{ appearance: 'Copper hair', description: '', gender: 'female' }]);
  await screen.findByText('9 images left');
  expect(isFocused('Generate New Image')).toBe(true);
  expect(screen.getByText('The picture is ready.').getAttribute('role')).toBe('status');
});

test('how far a picture is can be seen, and it can be cancelled without a word [S27]', async () => {
  let send: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isCancelled = false;
  const events = new ReadableStream<Uint8Array>({
    start(controller) {
      send = controller;
    },
    cancel() {
      isCancelled = true;
    },
  });
  const { press, write } = await openForm(undefined, { [PAINT]: { events } });
  await write('Appearance', 'Copper hair');
  await press('Generate New Image');
  await screen.findByRole('button', { name: 'Generating...' });
  expect(isResting('Create Siren')).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Generating...' }));
  send?.enqueue(new TextEncoder().encode('{"progress":0.35}\n\n'));
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('35'));
  await press('Cancel');
  await screen.findByRole('button', { name: 'Generate New Image' });
  expect(isFocused('Generate New Image')).toBe(true);
  expect(screen.queryByText('The picture is ready.')).toBeNull();
  await waitFor(() => expect(isCancelled).toBe(true));
  expect(screen.queryByRole('alert')).toBeNull();
  screen.getByText('No Images Generated Yet');
});

test('a picture that fails says why: log in, buy credits, the words of the server, or what happened [X4]', async () => {
  let answer: Parameters<typeof openForm>[1] = {};
  const { press, write } = await openForm(undefined, { [PAINT]: () => answer as object });
  await write('Appearance', 'Copper hair');
  const fail = async (next: object) => {
    answer = next as typeof answer;
    await press('Generate New Image');
    return within(await screen.findByRole('alert'));
  };
  const login = await fail({ status: 401, body: { error: 'x', code: 'paint_signed_out' } });
  const link = login.getByRole('link', { name: 'You must be logged in to generate images and create sirens.' });
  expect(link.getAttribute('href')).toBe('/login');
  const broke = await fail({ status: 402, body: { error: 'x', code: 'out_of_images' } });
  const buy = await broke.findByRole('link', { name: 'Please buy more image credits to generate more images.' });
  expect(buy.getAttribute('href')).toBe('/sirens/create?outOfImages=true');
  const refused = await fail({ events: [{ progress: 0.9 }, { error: 'Not allowed here.', code: 'picture_refused' }] });
  await refused.findByText('Not allowed here.');
  const down = await fail({ status: 503, body: { error: 'Away.', code: 'unavailable' } });
  await down.findByText('An unexpected error occurred: Away.');
});

test('with ten pictures no more can be made [K12] [V7]', async () => {
  await openOwn(Array.from({ length: 10 }, (_, index) => `p${index}`));
  screen.getByText('Max 10 images reached.');
  expect(isResting('Generate New Image')).toBe(true);
});

test('with ten pictures the builder spends no credit on another one [K12] [V7]', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => `p${index}`);
  const { press, user, server } = await openOwn(ten, 'p0', { [PAINT]: painted('lost') });
  await press('Siren Builder');
  const builder = within(await screen.findByRole('dialog'));
  await user.click(builder.getByRole('button', { name: 'Generate Image' }));
  await builder.findByText('Max 10 images reached.');
  expect(server.keys()).not.toContain(PAINT);
});

test('what the builder puts together comes into the form on Save, its picture too [S27] [S31] [T13]', async () => {
  const { press, user, field } = await openForm(undefined, { [PAINT]: painted('built') });
  await press('Siren Builder');
  const builder = within(await screen.findByRole('dialog'));
  await user.click(builder.getByRole('button', { name: 'Randomize Appearance' }));
  await user.click(builder.getByRole('button', { name: 'Generate Image' }));
  await waitFor(() => expect(builder.getByRole('img').getAttribute('src')).toContain('/media/built/'));
  screen.getByText('No Images Generated Yet');
  expect(field('Appearance').value).toBe('');
  await user.click(builder.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field('Appearance').value).not.toBe('');
  expect(large()).toBe('/media/built/full.webp');
});
