import type { ReplyEvent } from '@sirenade/contract/reply-stream';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeLoudspeaker } from '../../../../test/fake-loudspeaker.ts';
import { type Answer, fakeServer } from '../../../../test/fake-server.ts';
import { bodiesOf, field, letters, noSuggestions, openChat, openStory } from '../../../../test/open-chat.tsx';
import { requestReducedMotion } from '../../../../test/reduced-motion.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aPicture, aSiren } from '../../../../test/sirens.ts';
import { aCompose, aReply, aStory } from '../../../../test/stories.ts';

beforeEach(requestReducedMotion);

/** A reply whose events the test sends. */
function slowReply() {
  let push: (event: ReplyEvent) => void = () => {};
  let end: () => void = () => {};
  const events = new ReadableStream<Uint8Array>({
    start(controller) {
      push = (event) => controller.enqueue(new TextEncoder().encode(`${JSON.stringify(event)}\n\n`));
      end = () => controller.close();
    },
  });
  return { answer: { events } satisfies Answer, push: (event: ReplyEvent) => push(event), end: () => end() };
}

test('the first message begins a chat: the answer streams in and the address gets its number [S9] [T6] [A26]', async () => {
  const { user, router, server } = await openChat({
    answers: { 'POST /api/story': { events: aReply('You found me. *She waves.*', { position: 0 }) } },
  });
  expect(screen.getByText('Write a message!')).toBeTruthy();
  await user.type(field(), '  Hello there  {Enter}');
  expect((await letters().findByText('She waves.')).tagName).toBe('EM');
  expect(letters().getByText('Hello there')).toBeTruthy();
  expect(router.state.location.search).toBe('?siren=41&story=5');
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
  expect(screen.queryByText('Write a message!')).toBeNull();
  expect(bodiesOf(server, 'POST /api/story')).toEqual([
    {
      user_input: 'Hello there',
      siren_id: 41,
      response_size: 'medium',
      lewdness_level: 'natural',
      generate_audio: true,
      generate_images: true,
      edited: false,
    },
  ]);
  expect(server.keys()).not.toContain('GET /api/story/5');
});

test('on the second route the chat gets its number without leaving it [S10]', async () => {
  const { user, router } = await openChat({
    path: '/sirens/existing/41',
    answers: { 'POST /api/story': { events: aReply('Here.', { position: 0 }) } },
  });
  await user.type(field(), 'Hi{Enter}');
  expect(await letters().findByText('Here.')).toBeTruthy();
  expect(router.state.location).toMatchObject({ pathname: '/sirens/existing/41', search: '?story=5' });
});

test('Shift and Enter add a line, an empty message is not sent, a long one is counted [V8] [K13]', async () => {
  const { user, server } = await openChat();
  await user.type(field(), 'one{Shift>}{Enter}{/Shift}two');
  expect(field().value).toBe('one\ntwo');
  await user.clear(field());
  await user.type(field(), '   {Enter}');
  expect(await screen.findByText('Please enter a message.')).toBeTruthy();
  expect(server.keys()).not.toContain('POST /api/story');
  await user.clear(field());
  field().focus();
  await user.paste('a'.repeat(9_000));
  expect(screen.getByText('9,000 of 10,000 characters')).toBeTruthy();
  // Pasted text is not cut silently; it is just not sent.
  await user.paste('b'.repeat(1_001));
  expect(field().value).toHaveLength(10_001);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('A message has at most 10,000 characters.')).toBeTruthy();
  expect(server.keys()).not.toContain('POST /api/story');
});

test('while she answers nothing is sent or changed, and Stop ends it [V8] [T8]', async () => {
  const reply = slowReply();
  const { user, server } = await openStory({
    answers: { 'POST /api/story/5': reply.answer, 'POST /api/story/5/stop': { body: { message: 'Stopped.' } } },
  });
  expect(await screen.findByRole('button', { name: 'Redo the answer' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Edit message' })).toBeTruthy();
  await user.type(field(), 'And then?{Enter}');
  await act(async () => reply.push({ seq: 1, story_id: 5 }));
  await act(async () => reply.push({ seq: 2, chunk: 'Then the fog' }));
  expect(await letters().findByText('Then the fog')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Redo the answer' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit message' })).toBeNull();
  await user.type(field(), 'More{Enter}');
  expect(bodiesOf(server, 'POST /api/story/5')).toHaveLength(1);
  expect(field().value).toBe('More');
  await user.click(screen.getByRole('button', { name: 'Stop the answer' }));
  await waitFor(() => expect(server.keys()).toContain('POST /api/story/5/stop'));
  const end = { compose_id: 12, position: 1, words: 3, images: 0, audio_url: null, stopped: true };
  await act(async () => reply.push({ seq: 3, end }));
  await act(async () => reply.end());
  expect(await letters().findByText('Stopped before the end.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
});

test('an earlier message is put in other words, and Escape leaves it as it was [T8] [S35]', async () => {
  const { user, server } = await openStory({
    answers: {
      'GET /api/story/5': { body: aStory({ composes: [aCompose(), aCompose({ id: 12, user_input: 'Second' })] }) },
      'POST /api/story/5': { events: aReply('Another way.', { composeId: 13, position: 0 }) },
    },
  });
  const [pencil] = await screen.findAllByRole('button', { name: 'Edit message' });
  await user.click(pencil as HTMLElement);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Edit your message' })).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Edit message' })[0] as HTMLElement);
  const edit = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit your message' });
  expect(edit.value).toBe('Is the light on?');
  await user.clear(edit);
  await user.type(edit, 'Is it dark?');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await letters().findByText('Another way.')).toBeTruthy();
  expect(letters().queryByText('Second')).toBeNull();
  expect(bodiesOf(server, 'POST /api/story/5')[0]).toMatchObject({
    user_input: 'Is it dark?',
    edited: true,
    compose_index: 0,
  });
});

test('redo asks the last message again, and the answers before it can be had back [T8] [A26]', async () => {
  const shown = aCompose({ alternate: { shown: 0, count: 2 }, ai_response: 'The first one.' });
  const { user, server } = await openStory({
    answers: {
      'POST /api/story/5': { events: aReply('The second one.', { composeId: 11, position: 0 }) },
      'PUT /api/story/5/compose/11/alternate': { body: shown },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Redo the answer' }));
  expect(await letters().findByText('The second one.')).toBeTruthy();
  expect(bodiesOf(server, 'POST /api/story/5')[0]).toMatchObject({ user_input: 'Is the light on?', edited: true });
  await user.click(await screen.findByRole('button', { name: 'Previous answer' }));
  expect(await letters().findByText('The first one.')).toBeTruthy();
});

test('a chat that is not there clears the address, with a word [X6]', async () => {
  const { router } = await openStory({ answers: { 'GET /api/story/5': { status: 404, body: { error: 'Nothing.' } } } });
  expect(await screen.findByText("This chat doesn't exist")).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toBe('?siren=41'));
  expect(await screen.findByText('Write a message!')).toBeTruthy();
});

test('a chat of somebody else is read and continued in a copy [S38] [T7] [A28]', async () => {
  const theirs = aStory({ mine: false, info: { ...aStory().info, user: { username: 'keeper', avatar: null } } });
  const { user, router } = await openStory({
    answers: {
      'GET /api/story/5': { body: theirs },
      'POST /api/story/copy/5': { body: { story_id: 6 } },
      'GET /api/story/6': { body: aStory({ id: 6 }) },
    },
  });
  const go = await screen.findByRole('button', { name: 'Continue' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit message' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Chat of keeper' }).getAttribute('href')).toBe('/u/keeper');
  await user.click(go);
  await waitFor(() => expect(router.state.location.search).toBe('?siren=41&story=6'));
  expect(await screen.findByRole('textbox', { name: 'Message to Isla' })).toBeTruthy();
});

test('a copy that fails says so [X7]', async () => {
  const { user } = await openStory({
    answers: { 'GET /api/story/5': { body: aStory({ mine: false }) }, 'POST /api/story/copy/5': 'down' },
  });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Failed to continue story')).toBeTruthy();
});

test('a refused message is given back with the reason, and nothing of it stays in the chat [X5]', async () => {
  const refusal = { status: 406, body: { error: 'Input considered harmful. Please try again.', code: 'refused' } };
  const { user } = await openStory({ answers: { 'POST /api/story/5': refusal } });
  await screen.findByRole('list', { name: 'Chat with Isla' });
  await user.type(field(), 'Something{Enter}');
  expect(await screen.findByText('Input considered harmful. Please try again.')).toBeTruthy();
  expect(screen.getByText('Nothing was charged.')).toBeTruthy();
  expect(field().value).toBe('Something');
  expect(letters().queryByText('Something')).toBeNull();
});

test('what is not sent is kept for each chat', async () => {
  const first = await openStory();
  await screen.findByRole('list', { name: 'Chat with Isla' });
  await first.user.type(field(), 'Half a thought');
  first.unmount();
  const again = await openStory();
  await screen.findByRole('list', { name: 'Chat with Isla' });
  expect(field().value).toBe('Half a thought');
  again.unmount();
  await openChat();
  expect(field().value).toBe('');
});

test('an answer is read out sentence by sentence to those who listen', async () => {
  const reply = slowReply();
  const { user } = await openStory({ answers: { 'POST /api/story/5': reply.answer } });
  await screen.findByRole('list', { name: 'Chat with Isla' });
  await user.type(field(), 'Go on{Enter}');
  await act(async () => reply.push({ seq: 1, story_id: 5 }));
  await act(async () => reply.push({ seq: 2, chunk: 'One thing. *She points.* And ano' }));
  const log = screen.getByRole('log', { name: 'Answers of Isla' });
  await waitFor(() => expect([...log.children].map((line) => line.textContent)).toEqual(['One thing.', 'She points.']));
});

test('an answer that never came can be asked for again', async () => {
  const broken = aCompose({ ai_response: '', state: 'stopped' });
  const { user, server } = await openStory({
    answers: {
      'GET /api/story/5': { body: aStory({ composes: [broken] }) },
      'POST /api/story/5': { events: aReply('Here I am.', { composeId: 11, position: 0 }) },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await letters().findByText('Here I am.')).toBeTruthy();
  expect(bodiesOf(server, 'POST /api/story/5')[0]).toMatchObject({ edited: true, compose_index: 0 });
});

test('the chat of a siren who is gone can be read, and says so', async () => {
  fakeServer({
    'GET /api/story/5': { body: aStory({ siren_id: null, closed: 'This siren is not here any more.' }) },
  });
  renderApp('/story?story=5');
  expect(await screen.findByText('This siren is not here any more.')).toBeTruthy();
  expect(screen.getByText('She nods.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('answers are heard one by one or all in a row, and a chat without speech says so [S34] [S35] [X7]', async () => {
  const speaker = fakeLoudspeaker();
  const spoken = [1, 2].map((id) => aCompose({ id, audio_url: `/media/${id}.mp3`, audio_seconds: 2 }));
  const { user, unmount } = await openStory({
    answers: { 'GET /api/story/5': { body: aStory({ composes: spoken }) } },
  });
  const playingElement = () => speaker.elements.find(({ src, paused }) => src.startsWith('/media') && !paused);
  const [, second] = await screen.findAllByRole('button', { name: 'Play' });
  await user.click(second as HTMLElement);
  expect(playingElement()?.src).toBe('/media/2.mp3');
  await user.click(letters().getByRole('button', { name: 'Pause' }));
  expect(playingElement()).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Play all' }));
  expect(playingElement()?.src).toBe('/media/1.mp3');
  await act(async () => playingElement()?.onended?.());
  expect(playingElement()?.src).toBe('/media/2.mp3');
  await user.click(screen.getAllByRole('button', { name: 'Pause' })[0] as HTMLElement);
  expect(playingElement()).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Play all' }));
  expect(playingElement()?.src).toBe('/media/2.mp3');
  unmount();
  const silent = await openStory();
  await silent.user.click(await screen.findByRole('button', { name: 'Play all' }));
  expect(await screen.findByText('This chat has no audio.')).toBeTruthy();
});

test('a picture stands with the answer and opens large', async () => {
  const composes = [aCompose({ image: aPicture('p') })];
  const { user } = await openStory({ answers: { 'GET /api/story/5': { body: aStory({ composes }) } } });
  const picture = await screen.findByRole('button', { name: 'Enlarge the picture of Isla' });
  expect(within(picture).getByRole('img', { name: 'Sent by Isla' }).getAttribute('width')).toBe('768');
  await user.click(picture);
  expect(await screen.findByRole('dialog', { name: 'Isla' })).toBeTruthy();
});

test('a picture that is being made keeps its place until it comes', async () => {
  const reply = slowReply();
  const { user } = await openStory({ answers: { 'POST /api/story/5': reply.answer } });
  await user.type(field(), 'Where are you?{Enter}');
  await act(async () => reply.push({ seq: 1, story_id: 5 }));
  await act(async () => reply.push({ seq: 2, chunk: 'By the sea.' }));
  expect(await letters().findByText('A picture is being made.')).toBeTruthy();
  await act(async () => reply.push({ seq: 3, image: aPicture('p') }));
  expect(await screen.findByRole('button', { name: 'Enlarge the picture of Isla' })).toBeTruthy();
  expect(letters().queryByText('A picture is being made.')).toBeNull();
  await act(async () => reply.end());
});

test('a chat that fails to load for other reasons says why, and is tried again on request [X6]', async () => {
  let isUp = false;
  fakeServer({
    'GET /api/sirens/41': { body: aSiren() },
    'GET /api/story/5': () => (isUp ? { body: aStory() } : { status: 500, body: { error: 'The sea is rough.' } }),
    ...noSuggestions,
  });
  const { user } = renderApp('/story?siren=41&story=5');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { name: 'The sea is rough.' })).toBeTruthy();
  isUp = true;
  await user.click(again);
  expect(await screen.findByText('She nods.')).toBeTruthy();
});

test('effects may run twice: a story is read and goes on all the same', async () => {
  fakeServer({
    'GET /api/sirens/41': { body: aSiren() },
    'GET /api/story/5': { body: aStory() },
    'POST /api/story/5': { events: aReply('Still here.') },
    ...noSuggestions,
  });
  const { user } = renderApp('/story?siren=41&story=5', { strict: true });
  await screen.findByText('She nods.');
  await user.type(field(), 'Are you?{Enter}');
  expect(await letters().findByText('Still here.')).toBeTruthy();
});

test('New Chat begins afresh with the same siren [S34]', async () => {
  const { user, router } = await openStory();
  await user.click(await screen.findByRole('link', { name: 'New Chat' }));
  expect(await screen.findByText('Write a message!')).toBeTruthy();
  expect(router.state.location.search).toBe('?siren=41');
  expect(screen.queryByText('She nods.')).toBeNull();
});

test('other words for a message wait over a reload, and go only by Cancel', async () => {
  const first = await openStory();
  await first.user.click(await screen.findByRole('button', { name: 'Edit message' }));
  await first.user.type(screen.getByRole('textbox', { name: 'Edit your message' }), ' And more{Escape}');
  first.unmount();
  const { user } = await openStory();
  await user.click(await screen.findByRole('button', { name: 'Edit message' }));
  const edit = screen.getByRole('textbox', { name: 'Edit your message' }) as HTMLTextAreaElement;
  expect(edit.value).toMatch(/ And more$/);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Edit message' }));
  expect((screen.getByRole('textbox', { name: 'Edit your message' }) as HTMLTextAreaElement).value).not.toMatch(/more/);
});
