import type { CurrentUser } from '@sirenade/contract/accounts';
import type { Siren } from '@sirenade/contract/sirens';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeAudio } from '../../../test/fake-audio.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { aUser } from '../../../test/people.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aPicture, aSiren } from '../../../test/sirens.ts';
import { sirenListQuery } from '../../features/sirens/sirens.queries.ts';
import { stored } from '../../lib/storage.ts';

const key = 'GET /api/sirens/41';
const owner = aUser({ id: 9, username: 'keeper' });
const voices = ['sol', 'clara'].map((id) => ({
  id,
  name: id === 'clara' ? 'Clara' : 'Sol',
  labels: {},
  preview_url: '',
}));

afterEach(() => {
  vi.useRealTimers();
  delete window.dataLayer;
});

async function openSiren(
  siren: Siren,
  viewer: CurrentUser | null = null,
  answers: Parameters<typeof fakeServer>[0] = {},
  path = '/story?siren=41',
) {
  if (viewer) stored.user.write(viewer);
  const server = fakeServer({
    'GET /api/user': { body: viewer },
    'GET /api/voices': { body: voices },
    [key]: { body: siren },
    ...answers,
  });
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: siren.name });
  return { ...app, server };
}

test.each(['/story?siren=41', '/sirens/existing/41'])(
  '%s shows the siren, her voice and who made her [S9] [S10] [S33] [A15]',
  async (path) => {
    await openSiren(aSiren(), null, {}, path);
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Keeps the light at the end of the pier.')).toBeTruthy();
    expect(await main.findByText('Voiced by Clara')).toBeTruthy();
    expect(main.getByRole('link', { name: 'Created by keeper' }).getAttribute('href')).toBe('/u/keeper');
    expect(main.getByRole('group', { name: 'Votes' }).textContent).toContain('12');
    expect(main.getByText('sea')).toBeTruthy();
    expect(main.queryByRole('link', { name: 'Edit siren' })).toBeNull();
    expect(main.queryByRole('button', { name: 'Regenerate intro' })).toBeNull();
    expect(document.title).toBe('Sirenade Isla');
    expect(window.dataLayer?.filter((entry) => (entry as { event?: string }).event === 'view_siren')).toHaveLength(1);
  },
);

test('a voice that is gone is named as the first one [E7]', async () => {
  await openSiren(aSiren({ voice: 'gone' }));
  expect(await screen.findByText('Voiced by Sol')).toBeTruthy();
});

test('her owner may edit, and is told what others do not see [R4] [R5]', async () => {
  await openSiren(aSiren({ private: true, hidden_reason: 'Reported three times.' }), owner);
  expect(screen.getByRole('link', { name: 'Edit siren' }).getAttribute('href')).toBe('/sirens/edit/41');
  expect(screen.getByText(/only you can see this page/)).toBeTruthy();
  expect(screen.getByText(/Reported three times/)).toBeTruthy();
});

test('a siren that cannot be loaded leads to everyone else, with a word [X6] [S2]', async () => {
  fakeServer({ 'GET /api/sirens': { body: [aSiren()] } });
  const { router } = renderApp('/story?siren=5');
  await waitFor(() => expect(router.state.location.pathname).toBe('/all'));
  expect(await screen.findByText('Something went wrong: Nothing was found here.')).toBeTruthy();
});

test('an address without a siren asks the server for nobody', async () => {
  const server = fakeServer({});
  renderApp('/story?siren=1e3');
  await screen.findByRole('heading', { name: 'It is quiet out there' });
  expect(server.keys()).toEqual([]);
});

test('pictures open large, and the arrow keys lead around', async () => {
  const { user } = await openSiren(aSiren());
  await user.click(screen.getByRole('button', { name: 'Picture 3 of 3' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Isla' }));
  const pictureUrl = () => dialog.getByRole('img').getAttribute('src');
  expect(pictureUrl()).toBe(aPicture('a').url);
  await user.keyboard('{ArrowRight}');
  expect(pictureUrl()).toBe(aPicture('b').url);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(pictureUrl()).toBe(aPicture('c').url);
});

const karma = () => screen.getByRole('group', { name: 'Votes' }).textContent?.match(/-?\d+/)?.[0];
const up = () => screen.getByRole('button', { name: 'Upvote' });
const down = () => screen.getByRole('button', { name: 'Downvote' });

/** A server that counts votes. */
function voteAnswers(start: Siren) {
  const state = { karma: start.karma, has_upvoted: start.current_user.has_upvoted };
  const worth = (vote: boolean | null) => (vote === null ? 0 : vote ? 1 : -1);
  const set = (vote: boolean | null) => {
    state.karma += worth(vote) - worth(state.has_upvoted);
    state.has_upvoted = vote;
    return { body: { ...state } };
  };
  const byBody = ({ body }: { body: unknown }) => set((body as { is_upvote: boolean }).is_upvote);
  return {
    'PUT /api/reactions/siren/41': byBody,
    'PATCH /api/reactions/siren/41': byBody,
    'DELETE /api/reactions/siren/41': () => set(null),
  };
}

test('votes are up, down or taken back, shown at once and in every list [T5] [A24] [E12]', async () => {
  const app = await openSiren(aSiren(), aUser(), voteAnswers(aSiren()));
  const list = sirenListQuery({ gender: 'all', sort: 'hot', search: '' });
  app.client.setQueryData(list.queryKey, {
    pages: [{ items: [aSiren({ id: 1, karma: 3 }), aSiren()], next: null }],
    pageParams: [{ offset: 0, after: null }],
  });
  const listed = () => app.client.getQueryData(list.queryKey)?.pages[0]?.items.map((siren) => siren.karma);

  await app.user.click(up());
  expect([karma(), up().getAttribute('aria-pressed'), listed()]).toEqual(['13', 'true', [3, 13]]);
  await waitFor(() => expect(app.server.keys()).toContain('PUT /api/reactions/siren/41'));
  await app.user.click(down());
  expect([karma(), up().getAttribute('aria-pressed'), down().getAttribute('aria-pressed')]).toEqual([
    '11',
    'false',
    'true',
  ]);
  await waitFor(() => expect(app.server.keys()).toContain('PATCH /api/reactions/siren/41'));
  await app.user.click(down());
  expect([karma(), down().getAttribute('aria-pressed'), listed()]).toEqual(['12', 'false', [3, 12]]);
  await waitFor(() => expect(app.server.keys()).toContain('DELETE /api/reactions/siren/41'));
});

test('of rapid clicks the last click wins: one request on its way, then the newest click only [T5]', async () => {
  const app = await openSiren(aSiren(), aUser(), voteAnswers(aSiren()));
  const answer = globalThis.fetch;
  const gates: (() => void)[] = [];
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (String(request[0]).includes('reactions')) await new Promise<void>((open) => gates.push(open));
    return answer(...request);
  });
  for (const press of [up, down, up, up, down]) act(() => press().click());
  await waitFor(() => expect(karma()).toBe('11'));
  expect(gates).toHaveLength(1);
  await act(async () => gates[0]?.());
  await waitFor(() => expect(gates).toHaveLength(2));
  expect(karma()).toBe('11');
  await act(async () => gates[1]?.());
  await waitFor(() => expect(app.server.keys().filter((called) => called.includes('reactions'))).toHaveLength(2));
  expect(app.server.keys().slice(-2)).toEqual(['PUT /api/reactions/siren/41', 'PATCH /api/reactions/siren/41']);
  expect(karma()).toBe('11');
  expect(down().getAttribute('aria-pressed')).toBe('true');
});

test('a vote the server refuses is rolled back, with its sentence [T5]', async () => {
  const app = await openSiren(aSiren(), aUser({ verified: false, authorized: false }), {
    'PUT /api/reactions/siren/41': {
      status: 403,
      body: { error: 'Please verify your email first.', code: 'unverified' },
    },
  });
  await app.user.click(up());
  expect(await screen.findByText('Please verify your email first.')).toBeTruthy();
  expect([karma(), up().getAttribute('aria-pressed')]).toEqual(['12', 'false']);
});

test('visitors are warned to log in, and nothing is sent [T5] [X7] [R1]', async () => {
  const { server, user } = await openSiren(aSiren());
  await user.click(up());
  const warning = await screen.findByText('You must be logged in to vote.');
  expect(warning.closest('[role=alert]')?.className).toContain('Toastify__toast--warning');
  expect(karma()).toBe('12');
  expect(server.keys().some((called) => called.includes('reactions'))).toBe(false);
});

async function openReport(app: Awaited<ReturnType<typeof openSiren>>) {
  await app.user.click(screen.getByRole('button', { name: 'Report siren' }));
  return within(await screen.findByRole('dialog', { name: 'Report siren' }));
}

test('anyone may report a siren, with a reason [S39] [V9] [A22] [X7]', async () => {
  const app = await openSiren(aSiren(), null, { 'POST /api/sirens/report/41': { body: { message: 'Thank you.' } } });
  const dialog = await openReport(app);
  const area = dialog.getByPlaceholderText('Describe the issue you are reporting...');
  expect((area as HTMLTextAreaElement).required).toBe(true);
  await app.user.type(area, '   ');
  await app.user.click(dialog.getByRole('button', { name: 'Submit Report' }));
  expect(await dialog.findByText('Please describe the issue.')).toBeTruthy();
  expect(app.server.keys()).not.toContain('POST /api/sirens/report/41');

  await app.user.type(area, 'A real person.');
  await app.user.click(dialog.getByRole('button', { name: 'Submit Report' }));
  expect(await screen.findByText('Siren reported successfully')).toBeTruthy();
  expect(app.server.calls.at(-1)?.body).toEqual({ reason: '   A real person.' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a report that fails says so and keeps the words [X7]', async () => {
  const app = await openSiren(aSiren(), null, { 'POST /api/sirens/report/41': 'down' });
  const dialog = await openReport(app);
  const area = dialog.getByRole<HTMLTextAreaElement>('textbox');
  await app.user.type(area, 'Words.');
  await app.user.click(dialog.getByRole('button', { name: 'Submit Report' }));
  expect(await screen.findByText('Failed to report siren')).toBeTruthy();
  expect(area.value).toBe('Words.');
});

test('the intro is read as a message, actions set apart, and played [S35] [A18]', async () => {
  const sounds = fakeAudio();
  const { user } = await openSiren(aSiren());
  const intro = within(screen.getByRole('region', { name: 'Intro of Isla' }));
  expect(intro.getByText('She smiles.').tagName).toBe('EM');
  await user.click(intro.getByRole('button', { name: 'Play the intro of Isla' }));
  expect(sounds[0]?.src).toBe('/media/isla.mp3');
  await user.click(intro.getByRole('button', { name: 'Stop the intro of Isla' }));
  expect(sounds[0]?.isPaused).toBe(true);
});

test('the owner has the intro made anew, and it appears when it is ready [R4] [T13] [A23]', async () => {
  let siren = aSiren();
  const app = await openSiren(siren, owner, {
    [key]: () => ({ body: siren }),
    'POST /api/sirens/intro/41': () => {
      siren = { ...siren, intro_state: 'making' };
      return { body: { message: 'On its way.' } };
    },
  });
  await app.user.click(screen.getByRole('button', { name: 'Regenerate intro' }));
  expect(await screen.findByText('A new intro is being made.')).toBeTruthy();
  const waiting = screen.getByRole('button', { name: 'Regenerate intro' });
  expect([waiting.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', waiting]);
  expect(screen.getByText(/You came/)).toBeTruthy();
  siren = aSiren({ intro: { ai_response: 'Back again.', audio_url: '/media/new.mp3' } });
  expect(await screen.findByText('Back again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Regenerate intro' })).toBeTruthy();
});

test('an intro that could not be made says why, as text [X7]', async () => {
  const refusal = { status: 429, body: { error: 'Too many requests.', code: 'too_many_requests' } };
  const app = await openSiren(aSiren({ intro: null, has_intro: false, intro_state: 'failed' }), owner, {
    'POST /api/sirens/intro/41': refusal,
  });
  expect(screen.getByText('The intro could not be made.')).toBeTruthy();
  await app.user.click(screen.getByRole('button', { name: 'Make an intro' }));
  expect(await screen.findByText('Too many requests.')).toBeTruthy();
});
