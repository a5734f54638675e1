import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../test/fake-server.ts';
import { bodiesOf, field, letters, openChat, openStory } from '../../../../test/open-chat.tsx';
import { pauseNetwork } from '../../../../test/pause-network.ts';
import { aUser, unverified } from '../../../../test/people.ts';
import { requestReducedMotion } from '../../../../test/reduced-motion.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aCompose, aReply, aStory, numbered } from '../../../../test/stories.ts';
import { stored } from '../../../lib/storage.ts';

beforeEach(requestReducedMotion);

const refusal = (status: number, code: string, error: string) => ({ status, body: { error, code } });
const notifyAsAnotherTab = (storyId: number) => {
  const channel = new BroadcastChannel('chats');
  channel.postMessage({ from: 'another tab', storyId });
  channel.close();
};
const isThere = () => screen.findByRole('list', { name: 'Chat with Isla' });
const [one, two] = [aCompose({ id: 1, user_input: 'One' }), aCompose({ id: 2, user_input: 'Two' })] as const;

test('a stored chat does not look like a new one while it opens', async () => {
  const texts: (string | null)[] = [];
  const observer = new MutationObserver(() => texts.push(document.body.textContent));
  observer.observe(document.body, { childList: true, subtree: true });
  await openStory();
  await isThere();
  observer.disconnect();
  expect(texts.filter((text) => text?.includes('Write a message!'))).toEqual([]);
});

test('a refused message stands before what was written since [X5]', async () => {
  const { user } = await openStory({ answers: { 'POST /api/story/5': refusal(406, 'refused', 'No.') } });
  await isThere();
  const letGo = pauseNetwork(/api\/story\/5/);
  await user.type(field(), 'Something{Enter}');
  await user.type(field(), 'And more');
  letGo();
  expect(await screen.findByText('Input considered harmful. Please try again.')).toBeTruthy();
  expect(field().value).toBe('Something\n\nAnd more');
});

test('a message that is on its way when the page goes is there again, unless it got there', async () => {
  const first = await openStory({ answers: { 'POST /api/story/5': { events: aReply('Yes.') } } });
  await isThere();
  pauseNetwork(/api\/story\/5/);
  await first.user.type(field(), 'On its way{Enter}');
  await first.user.type(field(), 'And more');
  first.unmount();
  const again = await openStory();
  await isThere();
  expect(field().value).toBe('On its way\n\nAnd more');
  await again.user.clear(field());
  await again.user.type(field(), 'It got there');
  again.unmount();
  const composes = [aCompose(), aCompose({ id: 12, user_input: 'It got there' })];
  await openStory({ answers: { 'GET /api/story/5': { body: aStory({ composes }) } } });
  await isThere();
  expect(field().value).toBe('');
});

test('a message that waits for a network says so, and Stop gives it back without sending it [V8]', async () => {
  const { user, server } = await openStory({ answers: { 'POST /api/story/5': 'down' } });
  await isThere();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await user.type(field(), 'Not now{Enter}');
  const waits = 'You are offline. This is not sent yet; it goes out by itself when you are back.';
  expect(await screen.findByText(waits)).toBeTruthy();
  const stop = screen.getByRole('button', { name: 'Stop the answer' });
  await user.click(stop);
  // A button that became Send while it is pressed would send.
  expect(screen.getByRole('button', { name: 'Send' })).not.toBe(stop);
  expect(field().value).toBe('Not now');
  expect(letters().queryByText('Not now')).toBeNull();
  expect(bodiesOf(server, 'POST /api/story/5')).toHaveLength(1);
  expect(await screen.findByText('You are offline. What you write stays here until you are back.')).toBeTruthy();
});

test('a chat that was deleted elsewhere clears the address, and what was written stays [X6]', async () => {
  const { user, router } = await openStory({
    answers: { 'POST /api/story/5': refusal(404, 'not_found', 'Nothing was found here.') },
  });
  await isThere();
  const letGo = pauseNetwork(/api\/story\/5/);
  await user.type(field(), 'Are you there?{Enter}');
  await user.type(field(), 'Hello?');
  letGo();
  expect(await screen.findByText("This chat doesn't exist")).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toBe('?siren=41'));
  expect(await screen.findByText('Write a message!')).toBeTruthy();
  expect(field().value).toBe('Are you there?\n\nHello?');
  expect(screen.queryByText('Nothing was found here.')).toBeNull();
});

test('what another tab says in the chat is seen here, and a chat that it deletes is gone [X6]', async () => {
  let answer: object = { body: aStory({ composes: [one] }) };
  const { router } = await openStory({ answers: { 'GET /api/story/5': () => answer } });
  await isThere();
  answer = { body: aStory({ composes: [one, two] }) };
  act(() => notifyAsAnotherTab(6));
  act(() => notifyAsAnotherTab(5));
  expect(await letters().findByText('Two')).toBeTruthy();
  answer = refusal(404, 'not_found', 'Nothing was found here.');
  act(() => notifyAsAnotherTab(5));
  expect(await screen.findByText("This chat doesn't exist")).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toBe('?siren=41'));
});

test('other tabs are told of what is said here, and this one does not ask for what it knows', async () => {
  const received: unknown[] = [];
  const other = new BroadcastChannel('chats');
  other.onmessage = ({ data }) => received.push(data.storyId);
  const { user, server } = await openStory({ answers: { 'POST /api/story/5': { events: aReply('Yes.') } } });
  await isThere();
  await user.type(field(), 'Hi{Enter}');
  expect(await letters().findByText('Yes.')).toBeTruthy();
  await waitFor(() => expect(received).toEqual([5]));
  expect(server.keys().filter((key) => key === 'GET /api/story/5')).toHaveLength(1);
  other.close();
});

test('what was said elsewhere is seen when the reader comes back to the window', async () => {
  let composes = [one];
  await openStory({ answers: { 'GET /api/story/5': () => ({ body: aStory({ composes }) }) } });
  await isThere();
  composes = [one, two];
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await letters().findByText('Two')).toBeTruthy();
});

test('a message after more than was seen here is kept, the chat is shown as it is, and that is said calmly [X5]', async () => {
  let composes = [one];
  const { user, server } = await openStory({
    answers: {
      'GET /api/story/5': () => ({ body: aStory({ composes }) }),
      'POST /api/story/5': refusal(409, 'conflict', 'This was changed in the meantime.'),
    },
  });
  await isThere();
  composes = [one, two];
  await user.type(field(), 'Three{Enter}');
  expect(await letters().findByText('Two')).toBeTruthy();
  const text = 'This chat has gone on elsewhere. Here it is as it is now; nothing was sent.';
  expect(screen.getByText(text).closest('[role]')?.getAttribute('role')).toBe('status');
  expect(field().value).toBe('Three');
  expect(bodiesOf(server, 'POST /api/story/5')).toMatchObject([{ last_compose_id: 1 }]);
});

test('an answer that is out of sight has one Retry, and nothing is said about its price [X5]', async () => {
  const writing = aCompose({ ai_response: '', state: 'writing' });
  const { user, server } = await openStory({
    answers: {
      'GET /api/story/5': { body: aStory({ composes: [writing] }) },
      'GET /api/story/5/stream': refusal(403, 'forbidden', 'No.'),
    },
  });
  expect(await screen.findByText('Failed to stream the message')).toBeTruthy();
  expect(screen.queryByText(/charged/)).toBeNull();
  expect(screen.queryByText('The answer did not arrive.', { exact: false })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Redo the answer' })).toBeNull();
  const requestCount = server.keys().length;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(server.keys().length).toBeGreaterThan(requestCount));
  expect(server.keys()[requestCount]).toBe('GET /api/story/5/stream');
  expect(server.keys()).not.toContain('POST /api/story/5');
});

test('a used-up quota is said once, and leads on [V12] [R1] [R2]', async () => {
  const visitor = await openChat({
    viewer: null,
    answers: { 'POST /api/story': refusal(401, 'free_chats_used', 'Please log in to chat.') },
  });
  await visitor.user.type(field(), 'Hi{Enter}');
  const main = () => within(screen.getByRole('main'));
  await waitFor(() => expect(main().getByRole('link', { name: 'Sign Up' })).toBeTruthy());
  expect(main().getAllByText('Please log in to chat.')).toHaveLength(1);
  expect(field().value).toBe('Hi');
  visitor.unmount();
  stored.unregisteredChats.write(0);
  const newcomer = await openChat({
    viewer: unverified,
    answers: {
      'POST /api/story': refusal(403, 'unverified_chats_used', 'Please verify your email to chat.'),
      'POST /api/user/resend-verification': {},
    },
  });
  await newcomer.user.clear(field());
  await newcomer.user.type(field(), 'Hi{Enter}');
  await newcomer.user.click(await main().findByRole('button', { name: 'Resend' }));
  expect(await main().findByRole('button', { name: 'Sent!' })).toBeTruthy();
  expect(main().getAllByText('Please verify your email to chat.')).toHaveLength(1);
  expect(newcomer.server.keys()).toContain('POST /api/user/resend-verification');
});

test("the reader's own stop is no error, and gives the message back", async () => {
  const text = 'The answer was stopped before its first word. Nothing was charged.';
  const events = numbered([{ story_id: 5 }, { error: text, code: 'reply_stopped' }]);
  const { user } = await openStory({ answers: { 'POST /api/story/5': { events } } });
  await isThere();
  await user.type(field(), 'Wait{Enter}');
  expect((await screen.findByText(text)).closest('[role]')?.getAttribute('role')).toBe('status');
  expect(field().value).toBe('Wait');
});

test('a short loss of the network at the end of an answer signs nobody out', async () => {
  const { user, server, client } = await openStory({ answers: { 'POST /api/story/5': { events: aReply('Yes.') } } });
  await isThere();
  const answer = globalThis.fetch;
  const lost = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
    String(request[0]).endsWith('/api/user') ? lost() : answer(...request),
  );
  await user.type(field(), 'Hi{Enter}');
  expect(await letters().findByText('Yes.')).toBeTruthy();
  await user.type(field(), 'Not yet sent');
  await waitFor(() => expect(lost).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(client.isFetching({ queryKey: ['session'] })).toBe(0));
  expect(screen.queryByText('Error fetching user data')).toBeNull();
  expect(stored.user.read()).toMatchObject({ username: aUser().username });
  expect(localStorage.getItem(`draft:message:${aUser().id}:story:5`)).toContain('Not yet sent');
  expect(server.keys()).toContain('POST /api/story/5');
});

test('the chat of a siren who is gone keeps her name', async () => {
  const closed = 'This siren is not here any more.';
  fakeServer({
    'GET /api/story/5': {
      body: aStory({ siren_id: null, siren: { id: null, name: 'Ondine', cover_url: null }, closed }),
    },
  });
  renderApp('/story?story=5');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ondine' })).toBeTruthy();
});
