import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { field, letters, openChat, openStory } from '../../../../test/open-chat.tsx';
import { aUser, unverified } from '../../../../test/people.ts';
import { requestReducedMotion } from '../../../../test/reduced-motion.ts';
import { aReply, numbered } from '../../../../test/stories.ts';
import { stored } from '../../../lib/storage.ts';

beforeEach(requestReducedMotion);
afterEach(() => {
  delete window.dataLayer;
});

test('the toggles show what is left and are kept; without credits they lead to the plans [S33] [T11] [E16]', async () => {
  const payments = { ...aUser().payments, words_left: 0 };
  const { user, router } = await openChat({ viewer: aUser({ payments }) });
  const images = screen.getByRole('button', { name: 'Images, 10 images left' });
  expect(images.getAttribute('aria-pressed')).toBe('true');
  await user.click(images);
  expect(stored.generateImages.read()).toBe(false);
  await user.click(images);
  expect(stored.generateImages.read()).toBe(true);
  const audio = screen.getByRole('button', { name: 'Audio, 0 words left' });
  expect(audio.getAttribute('aria-pressed')).toBe('false');
  await user.click(audio);
  expect(await screen.findByText('You need audio words to generate audio.')).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toContain('outOfTokens=true'));
});

test('how much speech and how many pictures are free for a visitor is not shown [K30]', async () => {
  await openChat({ viewer: null });
  const toggles = screen.getAllByRole('button', { name: /^(Audio|Images)/ });
  expect(toggles.map((toggle) => toggle.getAttribute('data-tip'))).toEqual(['Audio on', 'Images on']);
  expect(screen.queryByText(/\b(300|3)\b/)).toBeNull();
});

test('who has not verified an address hears why there is no speech and no picture [V13] [R2]', async () => {
  const { user } = await openChat({ viewer: unverified });
  await user.click(screen.getByRole('button', { name: 'Audio' }));
  expect(await screen.findByText('You must verify your email to generate audio.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Images' }));
  expect(await screen.findByText('You must verify your email to generate images.')).toBeTruthy();
});

test('a visitor has twenty chats, counted in the browser, and is then asked to log in [K8] [V12] [R1]', async () => {
  stored.unregisteredChats.write(19);
  const { user, server } = await openChat({
    viewer: null,
    answers: { 'POST /api/story': { events: aReply('Hello.', { position: 0 }) } },
  });
  expect(screen.getByText('19 of 20 free chats used')).toBeTruthy();
  await user.type(field(), 'Hi{Enter}');
  expect(await letters().findByText('Hello.')).toBeTruthy();
  expect(await screen.findByText('Please log in to chat.')).toBeTruthy();
  expect(stored.unregisteredChats.read()).toBe(20);
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Login' })).toBeTruthy();
  await user.type(field(), 'More{Enter}');
  expect(server.keys()).not.toContain('POST /api/story/5');
  expect(field().value).toBe('More');
});

test('what an answer used is taken off at once, and it is noted by its kind [T12] [A14]', async () => {
  const end = { compose_id: 12, position: 1, words: 80, images: 1, audio_url: null, stopped: false };
  const events = numbered([{ story_id: 5 }, { chunk: 'Yes.' }, { end }]);
  const { user, server } = await openStory({ answers: { 'POST /api/story/5': { events } } });
  const images = await screen.findByRole('button', { name: 'Images, 10 images left' });
  await waitFor(() => expect(server.keys()).toContain('GET /api/user'));
  const audio = screen.getByRole('button', { name: 'Audio, 1.5K words left' });
  expect(audio.getAttribute('data-tip')).toBe('Audio on, 1,480 words left');
  // The server's answer about the balance never arrives.
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
    String(request[0]).endsWith('/api/user') ? new Promise(() => {}) : answer(...request),
  );
  await user.click(images);
  await user.type(field(), 'Sing{Enter}');
  expect(await letters().findByText('Yes.')).toBeTruthy();
  await waitFor(() => expect(audio.getAttribute('data-tip')).toBe('Audio on, 1,400 words left'));
  expect(screen.getByRole('button', { name: 'Images, 9 images left' })).toBeTruthy();
  const names = window.dataLayer?.map((entry) => (entry as { event?: string }).event);
  expect(names).toContain('chat_siren_with_audio');
});

test.each([
  ['out_of_words', 'outOfTokens', 'You have run out of audio words.'],
  ['out_of_images', 'outOfImages', 'You have run out of images.'],
])(
  '%s opens its own prompt whatever the page remembers, and gives the message back [X5]',
  async (code, flag, banner) => {
    // Plenty of both, as far as this page knows: they went on another device.
    const { user, router } = await openStory({
      answers: { 'POST /api/story/5': { status: 402, body: { error: 'There is none left.', code } } },
    });
    await screen.findByRole('list', { name: 'Chat with Isla' });
    await user.type(field(), 'Sing{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe(`?siren=41&story=5&${flag}=true`));
    expect(await screen.findByText((text) => text.startsWith(banner))).toBeTruthy();
    expect(field().value).toBe('Sing');
  },
);

test('what an answer used is known also to whoever left before its end [T12]', async () => {
  let isOver = () => {};
  const rest = new ReadableStream<Uint8Array>({
    start: (open) => {
      isOver = () => open.close();
    },
  });
  const begun = `${JSON.stringify({ story_id: 5, seq: 1, reply: 'r' })}\n\n`;
  const stays = new ReadableStream<Uint8Array>({ start: (open) => open.enqueue(new TextEncoder().encode(begun)) });
  const { user, server, router } = await openStory({
    answers: { 'POST /api/story/5': { events: stays }, 'GET /api/story/5/stream': { events: rest } },
  });
  await screen.findByRole('list', { name: 'Chat with Isla' });
  await user.type(field(), 'Sing{Enter}');
  await screen.findByRole('button', { name: 'Stop the answer' });
  await router.navigate('/all');
  await waitFor(() => expect(server.keys()).toContain('GET /api/story/5/stream'));
  const userRequests = () => server.keys().filter((key) => key === 'GET /api/user').length;
  const before = userRequests();
  isOver();
  await waitFor(() => expect(userRequests()).toBeGreaterThan(before));
});
