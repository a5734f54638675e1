import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openStory } from '../../../../test/open-chat.tsx';
import { unverified } from '../../../../test/people.ts';
import { requestReducedMotion } from '../../../../test/reduced-motion.ts';

beforeEach(requestReducedMotion);

const refusal = { status: 500, body: { error: 'No.' } };

/** Presses Delete and answers the question; nothing is sent before. */
async function deleteChat({ user, server }: Awaited<ReturnType<typeof openStory>>) {
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Are you sure you want to delete this?' }));
  expect(server.keys()).not.toContain('DELETE /api/story/5');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(server.keys()).toContain('DELETE /api/story/5'));
}

test('a chat is deleted after a question, by a call, and is left [V16] [T10] [A29] [X7]', async () => {
  const app = await openStory({ answers: { 'DELETE /api/story/5': { body: { message: 'Deleted.' } } } });
  await deleteChat(app);
  expect(await screen.findByText('Chat deleted successfully')).toBeTruthy();
  await waitFor(() => expect(app.router.state.location.search).toBe('?siren=41'));
});

test('a chat that the server does not delete stays, with a word [T10] [X7]', async () => {
  const app = await openStory({ answers: { 'DELETE /api/story/5': refusal } });
  await deleteChat(app);
  expect(await screen.findByText('Failed to delete chat')).toBeTruthy();
  expect(app.router.state.location.search).toBe('?siren=41&story=5');
});

test.each([
  ['a visitor', null],
  ['somebody unverified', unverified],
])('for %s the call is sent too, and the chat is dropped whatever comes of it [T10]', async (_, viewer) => {
  const app = await openStory({ viewer, answers: { 'DELETE /api/story/5': refusal } });
  await deleteChat(app);
  expect(await screen.findByText('Chat deleted successfully')).toBeTruthy();
  await waitFor(() => expect(app.router.state.location.search).toBe('?siren=41'));
  expect(await screen.findByText('Write a message!')).toBeTruthy();
  expect(screen.queryByText('She nods.')).toBeNull();
});
