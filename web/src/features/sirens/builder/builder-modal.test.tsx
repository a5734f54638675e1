import type { Gender } from '@sirenade/contract/sirens';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aUser } from '../../../../test/people.ts';
import { renderPart } from '../../../../test/render-app.tsx';
import { stored } from '../../../lib/storage.ts';
import { ATTRIBUTES, GROUPS, optionLabel, optionsOf } from './attributes.ts';
import { BuilderModal, type BuilderResult } from './builder-modal.tsx';

const picture = {
  id: 'img_1',
  url: '/media/one.webp',
  card_url: '/media/one-card.webp',
  thumb_url: '/media/one-thumb.webp',
  width: 768,
  height: 1024,
};
const painted = { image: picture, image_seed: 42, image_model: 'painter' };

/** A server that makes pictures; its stream is fed by the test. */
function paintingServer(notPainted: string[] = []) {
  const requests: unknown[] = [];
  let feed: ReadableStreamDefaultController<Uint8Array> | undefined;
  let refusal: Response | undefined;
  let left = 10;
  let aborted = false;
  let count = 0;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    if (String(input).includes('/api/engines'))
      return Response.json({ demonstration_voice: false, not_painted: notPainted });
    if (!String(input).includes('generate-image')) {
      const payments = { ...aUser().payments, image_generations_left: left, images_generations_left: left };
      return Response.json(aUser({ payments }));
    }
    requests.push(JSON.parse(String(init.body)));
    if (refusal) return refusal;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        feed = controller;
      },
    });
    init.signal?.addEventListener('abort', () => {
      aborted = true;
      feed?.error(new DOMException('Left', 'AbortError'));
    });
    return new Response(body);
  });
  return {
    requests,
    refuse: (status: number, body: unknown) => {
      refusal = Response.json(body, { status });
    },
    send: (event: unknown) => feed?.enqueue(new TextEncoder().encode(`${JSON.stringify(event)}\n\n`)),
    finish: () => {
      left -= 1;
      count += 1;
      const image = count === 1 ? picture : { ...picture, id: `img_${count}`, card_url: `/media/card-${count}.webp` };
      feed?.enqueue(new TextEncoder().encode(`${JSON.stringify({ ...painted, image, image_seed: 41 + count })}\n\n`));
      feed?.close();
    },
    isStarted: () => requests.length > count && feed !== undefined,
    isAborted: () => aborted,
  };
}

afterEach(() => vi.unstubAllGlobals());

function open(
  changes: { appearance?: string; appearanceCustom?: Record<string, string>; gender?: Gender } = {},
  room = 10,
  notPainted: string[] = [],
) {
  stored.user.write(aUser());
  const server = paintingServer(notPainted);
  const onSave = vi.fn<(result: BuilderResult) => void>();
  const onClose = vi.fn();
  const initial = {
    appearance: '',
    appearanceCustom: {},
    gender: 'female' as const,
    description: 'Keeps a lighthouse.',
    personality: 'Afraid of calm water.',
    ...changes,
  };
  const view = renderPart(<BuilderModal initial={initial} room={room} onSave={onSave} onClose={onClose} />);
  const { user } = view;
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return {
    ...view,
    server,
    onSave,
    onClose,
    group: (name: string) => user.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) })),
    press,
    makeOne: async () => {
      await press('Generate Image');
      await waitFor(() => expect(server.isStarted()).toBe(true));
      server.finish();
      await screen.findByRole('button', { name: 'Generate Image' });
    },
    appearance: () => screen.getByRole('region', { name: /^Appearance/ }).querySelector('p')?.textContent,
    saved: () => onSave.mock.calls[0]?.[0],
  };
}

const leaving = 'You have unsaved changes! Are you sure you want to leave?';
const radios = (group: string) => within(screen.getByRole('group', { name: new RegExp(`^${group}`) }));

test('it opens with no picture, five groups and four buttons [S31]', async () => {
  open();
  expect(screen.getByRole('dialog', { name: 'Siren Builder' })).toBeTruthy();
  expect(screen.getByText('No image generated yet')).toBeTruthy();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'General',
    'Physical',
    'Attire',
    'Pose',
    'Details',
  ]);
  for (const name of ['Generate Image', 'Randomize Appearance', 'Save', 'Cancel'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(await screen.findByText('10 images left')).toBeTruthy();
});

test('every attribute offers Choose..., all its options and Custom, or checkboxes for many [S31] [E15]', async () => {
  const { group } = open();
  for (const { id, label } of GROUPS) {
    await group(label);
    for (const attribute of ATTRIBUTES.filter((one) => one.group === id)) {
      const options = optionsOf(attribute).map(optionLabel);
      const expected = attribute.kind === 'many' ? [...options, 'Custom'] : ['Choose...', ...options, 'Custom'];
      const name = new RegExp(`^${attribute.title}`);
      if (attribute.control === 'text') expect(screen.getByRole('textbox', { name })).toBeTruthy();
      else if (attribute.control === 'select') {
        const select = screen.getByRole('combobox', { name: attribute.title });
        const labels = [...select.querySelectorAll('option')].map(({ textContent }) => textContent);
        expect(labels).toEqual(expected);
      } else {
        const boxes = within(screen.getByRole('group', { name }));
        const role = attribute.kind === 'many' ? 'checkbox' : 'radio';
        const inputs = boxes.getAllByRole<HTMLInputElement>(role);
        expect(inputs.map((input) => input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent)).toEqual(
          expected,
        );
      }
    }
  }
});

test('the appearance grows with every choice, from all groups [E15]', async () => {
  const { user, group, appearance } = open();
  await user.click(radios('View').getByRole('radio', { name: 'Half Body' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Clothing' }), 'Fully Clothed');
  await group('Physical');
  await user.click(radios('Hair color').getByRole('radio', { name: 'Auburn' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Age' }), '30');
  await group('Attire');
  await user.click(screen.getByRole('checkbox', { name: 'Hoop earrings' }));
  await user.click(screen.getByRole('checkbox', { name: 'Round glasses' }));
  await group('Details');
  await user.type(screen.getByRole('textbox', { name: 'Written text' }), 'Ahoy');
  const all =
    'Half Body; Fully Clothed; Age: 30; Hair color: auburn; Accessories: round glasses, hoop earrings; Written text: Ahoy';
  expect(appearance()).toBe(all);
  expect(screen.getByRole('tab', { name: /^Physical ?, chosen: 2$/ })).toBeTruthy();
  await group('General');
  await user.click(radios('View').getByRole('radio', { name: 'Choose...' }));
  expect(appearance()).toBe(all.replace('Half Body; ', ''));
});

test('Custom opens a field of 200 characters, and its words go along by attribute [S31] [E15]', async () => {
  const { user, group, press, saved } = open();
  await group('Physical');
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Body type' }), 'Custom');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Custom body type' });
  expect(field.maxLength).toBe(200);
  await user.type(field, 'tall as a mast');
  await group('General');
  await user.click(radios('Background').getByRole('radio', { name: 'Custom' }));
  await user.type(screen.getByRole('textbox', { name: 'Custom background' }), 'a pier');
  await press('Save');
  expect(saved()).toEqual({
    appearance: 'Background: a pier; Body type: tall as a mast',
    appearanceCustom: { background: 'a pier', bodyType: 'tall as a mast' },
    images: [],
    imageSeed: undefined,
  });
});

test('opened again, it shows what was saved and keeps what it does not know', async () => {
  const { group, press, saved } = open({
    appearance: 'Full Body; Age: 40; Hair color: moss, with gold; Items: book, lantern; she hums while she works',
    appearanceCustom: { hairColor: 'moss; with gold' },
  });
  expect(radios('View').getByRole<HTMLInputElement>('radio', { name: 'Full Body' }).checked).toBe(true);
  await group('Physical');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Age' }).value).toBe('40');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Custom hair color' }).value).toBe('moss; with gold');
  await group('Pose');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Lantern' }).checked).toBe(true);
  await press('Save');
  expect(saved()?.appearance).toBe(
    'Full Body; Age: 40; Hair color: moss, with gold; Items: book, lantern; she hums while she works',
  );
});

test('a custom age below 20 is refused and asked for again', async () => {
  const { user, group, press, onSave, server } = open();
  await group('Physical');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Age' }), 'Custom');
  await user.type(screen.getByRole('textbox', { name: 'Custom age' }), '17');
  expect(screen.getByText('Please give an age from 20 to 99.')).toBeTruthy();
  await group('Details');
  await press('Save');
  expect(onSave).not.toHaveBeenCalled();
  await press('Generate Image');
  expect(server.requests).toEqual([]);
  const field = screen.getByRole('textbox', { name: 'Custom age' });
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, '47');
  await press('Save');
  expect(onSave.mock.calls[0]?.[0].appearance).toBe('Age: 47');
});

test('Randomize Appearance dresses somebody, and another at the next press [S31]', async () => {
  const { press, appearance } = open({ appearance: 'Nude; Written text: Ahoy; she hums' });
  await press('Randomize Appearance');
  const first = appearance();
  expect(first).toMatch(/Fully Clothed; .*Age: \d0; .*Clothing style: .*Written text: Ahoy; she hums$/);
  expect(first).not.toContain('Nude');
  await press('Randomize Appearance');
  expect(appearance()).not.toBe(first);
});

test('a picture is made from the choices, with its progress, and is handed over on Save only [T13] [S31]', async () => {
  const { press, server, onSave, onClose } = open({ appearance: 'Full Body' });
  await press('Generate Image');
  await waitFor(() => expect(server.isStarted()).toBe(true));
  expect(server.requests).toEqual([
    {
      appearance: 'Full Body',
      gender: 'female',
      description: 'Keeps a lighthouse.',
      personality: 'Afraid of calm water.',
    },
  ]);
  server.send({ progress: 0.4 });
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40'));
  expect(screen.getByRole('button', { name: 'Generating...' })).toBeTruthy();
  server.finish();
  const image = await screen.findByRole<HTMLImageElement>('img', { name: 'The siren as generated' });
  expect(image.getAttribute('src')).toBe('/media/one-card.webp');
  expect(await screen.findByText('9 images left')).toBeTruthy();
  expect(onSave).not.toHaveBeenCalled();
  await press('Save');
  expect(onSave.mock.calls).toEqual([
    [{ appearance: 'Full Body', appearanceCustom: {}, images: [picture], imageSeed: 42 }],
  ]);
  expect(onClose).not.toHaveBeenCalled();
});

test('a picture on its way can be stopped', async () => {
  const { press, server } = open({ appearance: 'Full Body' });
  await press('Generate Image');
  await waitFor(() => expect(server.isStarted()).toBe(true));
  await press('Stop generating');
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Generate Image' }));
  expect(server.isAborted()).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('No image generated yet')).toBeTruthy();
});

test('without credits it leads to where there are more [X4]', async () => {
  const { press, server } = open({ appearance: 'Full Body' });
  server.refuse(402, { error: 'Out of images.', code: 'out_of_images' });
  await press('Generate Image');
  const link = await screen.findByRole('link', { name: 'Please buy more image credits to generate more images.' });
  expect(link.getAttribute('href')).toContain('outOfImages=true');
});

test('Cancel closes at once without changes; a picture that was made is not dropped unasked [T13] [S30] [S31]', async () => {
  const { press, onClose, onSave, makeOne } = open({ appearance: 'Full Body' });
  await press('Cancel');
  expect(onClose).toHaveBeenCalledOnce();
  await makeOne();
  await press('Cancel');
  const question = within(await screen.findByRole('dialog', { name: leaving }));
  expect(onClose).toHaveBeenCalledOnce();
  question.getByRole('button', { name: 'Leave' }).click();
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(onSave).not.toHaveBeenCalled();
});

test('every picture made is kept: one is chosen, and Save hands over all of them, the chosen first [T13]', async () => {
  const { press, saved, makeOne } = open({ appearance: 'Full Body' });
  const large = () => screen.getByRole('img', { name: 'The siren as generated' }).getAttribute('src');
  await makeOne();
  expect(screen.queryByRole('list', { name: 'Pictures made here' })).toBeNull();
  await makeOne();
  await makeOne();
  await waitFor(() => expect(large()).toBe('/media/card-3.webp'));
  await press('Picture 2 of 3');
  expect(large()).toBe('/media/card-2.webp');
  await press('Enlarge the picture');
  const viewer = within(screen.getByRole('dialog', { name: 'The siren as generated' }));
  viewer.getByText('2 of 3');
  viewer.getByRole('button', { name: 'Close' }).click();
  await press('Save');
  expect(saved()?.images.map(({ id }) => id)).toEqual(['img_2', 'img_1', 'img_3']);
  expect(saved()?.imageSeed).toBe(43);
});

test('no credit is spent where there is no room for the picture [K12] [V7]', async () => {
  const { press, server, makeOne } = open({ appearance: 'Full Body' }, 1);
  await makeOne();
  await press('Generate Image');
  expect(await screen.findByText('Max 10 images reached.')).toBeTruthy();
  expect(server.requests).toHaveLength(1);
});

test('Escape and the cross ask before changes are lost, and not without changes [S30]', async () => {
  const { press, onClose } = open({ appearance: 'Full Body' });
  const dialog = screen.getByRole('dialog', { name: 'Siren Builder' });
  await press('Close');
  expect(onClose).toHaveBeenCalledOnce();
  await press('Randomize Appearance');
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  const question = within(await screen.findByRole('dialog', { name: leaving }));
  question.getByRole('button', { name: 'Stay' }).click();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: leaving })).toBeNull());
  expect(onClose).toHaveBeenCalledOnce();
  await press('Close');
  within(await screen.findByRole('dialog', { name: leaving }))
    .getByRole('button', { name: 'Leave' })
    .click();
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('where there is no room for more it says so', async () => {
  const { user, appearance } = open({ appearance: `${'y'.repeat(1995)}` });
  await user.click(radios('View').getByRole('radio', { name: 'Full Body' }));
  expect(screen.getByText('There is no room for more. An appearance has at most 2,000 characters.')).toBeTruthy();
  expect(appearance()).toHaveLength(1995);
});

test('what the painter does not paint is marked, and named before a credit is spent', async () => {
  const notPainted = ['full body', 'nude', 'hand pose: pointing', 'items: cat', 'written text'];
  const { user, group, server, makeOne, appearance } = open({}, 10, notPainted);
  const view = within(
    await screen.findByRole('group', { name: /^View/, description: 'Not painted by the built-in painter' }),
  );
  expect(view.getByRole('radio', { name: 'Half Body' })).toBeTruthy();
  expect(screen.queryByText(/^Not painted by the built-in painter:/)).toBeNull();
  await user.click(view.getByRole('radio', { name: 'Full Body, not painted' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Clothing' }), 'Nude (not painted)');
  expect(
    screen.getByRole('combobox', { name: 'Clothing', description: 'Not painted by the built-in painter' }),
  ).toBeTruthy();
  await group('Pose');
  expect(screen.getByRole('option', { name: 'Hands clasped' })).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hand pose' }), 'Pointing (not painted)');
  await user.click(screen.getByRole('checkbox', { name: /^Cat\s*, not painted$/ }));
  expect(screen.getByRole('checkbox', { name: 'Dog' })).toBeTruthy();
  await group('Details');
  await user.type(screen.getByRole('textbox', { name: 'Written text', description: /Not painted/ }), 'Home');
  expect(
    screen.getByText('Not painted by the built-in painter: Full Body, Nude, pointing, cat and 1 more.'),
  ).toBeTruthy();
  // Nothing is forbidden.
  await makeOne();
  expect(server.requests).toHaveLength(1);
  expect(appearance()).toContain('Full Body; Nude');
});
