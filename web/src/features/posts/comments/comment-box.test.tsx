import { limits } from '@sirenade/contract/limits';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aComment } from '../../../../test/comments.ts';
import type { Answer } from '../../../../test/fake-server.ts';
import { box, displayedIds, field, mine, one, openComments } from '../../../../test/open-comments.ts';
import { pauseNetwork } from '../../../../test/pause-network.ts';
import { aUser, unverified } from '../../../../test/people.ts';

test('a comment is shown at once and stays when the server has it [S21] [A38] [E11] [R3]', async () => {
  const headers: (string | null)[] = [];
  const app = await openComments({
    comments: [aComment(1)],
    answers: { 'POST /api/comments': { status: 201, body: { new_comment: mine(50, { content: 'Well **said**' }) } } },
  });
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    if (request[1]?.method === 'POST') headers.push(new Headers(request[1].headers).get('idempotency-key'));
    return ask(...request);
  });
  const release = pauseNetwork(/comments$/);
  expect(box().getByText('marina')).toBeTruthy();
  await app.user.type(field(), 'Well **said** ');
  await app.user.click(box().getByRole('button', { name: 'Submit' }));
  expect(one('marina').getAttribute('aria-busy')).toBe('true');
  expect([one('marina').dataset.new, one('reader1').dataset.new]).toEqual(['true', undefined]);
  expect(one('marina').querySelector('strong')?.textContent).toBe('said');
  expect(field().value).toBe('');
  expect(screen.getByRole('heading', { name: 'Comments 2' })).toBeTruthy();
  const element = one('marina');
  release();
  await waitFor(() => expect(one('marina').getAttribute('aria-busy')).toBeNull());
  expect(one('marina')).toBe(element);
  expect(displayedIds()).toEqual([50, 1]);
  expect(app.server.calls.at(-1)).toEqual({
    key: 'POST /api/comments',
    body: { post_id: 12, content: 'Well **said**' },
  });
  expect(headers[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('a comment that is not taken goes, and its words come back; the same again is the same request [S21] [T14]', async () => {
  const keys: (string | null)[] = [];
  const app = await openComments({ comments: [aComment(1)], answers: { 'POST /api/comments': 'down' } });
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    if (request[1]?.method === 'POST') keys.push(new Headers(request[1].headers).get('idempotency-key'));
    return ask(...request);
  });
  await app.user.type(field(), 'Hello');
  await app.user.click(box().getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/We could not reach the server/)).toBeTruthy();
  expect(displayedIds()).toEqual([1]);
  expect(field().value).toBe('Hello');
  expect(screen.getByRole('heading', { name: 'Comments 1' })).toBeTruthy();
  await app.user.click(box().getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBe(keys[1]);
});

test('a refused reply opens its box again with its words and the reason [T14]', async () => {
  const refused: Answer = {
    status: 406,
    body: { error: 'Input considered harmful. Please try again.', code: 'refused' },
  };
  const app = await openComments({ comments: [aComment(1)], answers: { 'POST /api/comments': refused } });
  await app.user.click(within(one('reader1')).getByRole('button', { name: 'Reply' }));
  expect(document.activeElement).toBe(field('Your reply to reader1'));
  await app.user.type(field('Your reply to reader1'), 'No');
  await app.user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Input considered harmful. Please try again.')).toBeTruthy();
  expect(field('Your reply to reader1').value).toBe('No');
  expect(field().value).toBe('');
  expect(app.server.calls.at(-1)?.body).toEqual({ post_id: 12, content: 'No', parent_id: 1 });
  await app.user.click(box('Your reply to reader1').getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('form', { name: 'Your reply to reader1' })).toBeNull();
});

test('signed out, the box is there, and sending says what is needed and keeps the words [V10] [R1]', async () => {
  const app = await openComments({ viewer: null });
  expect(box().getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?redirectReason=comment');
  await app.user.type(field(), 'Let me in');
  await app.user.click(box().getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('You need to be logged in to submit a comment.')).toBeTruthy();
  expect(field().value).toBe('Let me in');
  expect(app.server.keys()).not.toContain('POST /api/comments');
  app.unmount();
  // A draft from before the login is still there after it.
  await openComments();
  expect(field().value).toBe('Let me in');
});

test('who logs in to comment is led back to the post and to their words [V10]', async () => {
  const app = await openComments({
    viewer: null,
    at: '/post/12',
    answers: { 'POST /api/user/login': { body: aUser() }, 'GET /api/user': { body: aUser() } },
  });
  await app.user.type(field(), 'Let me in');
  await app.user.click(box().getByRole('link', { name: 'Log in' }));
  await app.user.type(await screen.findByLabelText('Email'), 'marina@example.test');
  await app.user.type(screen.getByLabelText('Password'), 'moonlight{Enter}');
  await waitFor(() => expect(app.router.state.location).toMatchObject({ pathname: '/post/12', hash: '#comments' }));
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' })).value).toBe('Let me in');
});

test('somebody unverified reads why it was not taken, beside the words', async () => {
  const app = await openComments({
    viewer: unverified,
    answers: {
      'POST /api/comments': { status: 403, body: { error: 'Please verify your email first.', code: 'unverified' } },
    },
  });
  await app.user.type(field(), 'Hi');
  await app.user.click(box().getByRole('button', { name: 'Submit' }));
  expect(await box().findByText('Please verify your email first.')).toBeTruthy();
  expect(field().value).toBe('Hi');
});

test('the box has an edit and a preview mode, and Cancel empties it [S21] [T14]', async () => {
  const app = await openComments();
  await app.user.type(field(), 'A *quiet* word');
  await app.user.click(box().getByRole('button', { name: 'Preview' }));
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(preview.querySelector('em')?.textContent).toBe('quiet');
  expect(screen.queryByRole('textbox', { name: 'Your comment' })).toBeNull();
  await app.user.click(box().getByRole('button', { name: 'Edit' }));
  expect(field().value).toBe('A *quiet* word');
  await app.user.click(box().getByRole('button', { name: 'Cancel' }));
  expect(field().value).toBe('');
  await app.user.click(box().getByRole('button', { name: 'Submit' }));
  expect(box().getByText('Please write something.')).toBeTruthy();
  expect(app.server.keys()).not.toContain('POST /api/comments');
});

test('near the limit it counts, and what is too long is not sent', async () => {
  const app = await openComments();
  fireEvent.change(field(), { target: { value: 'a'.repeat(limits.comment - 600) } });
  expect(box().queryByText(/characters left/)).toBeNull();
  fireEvent.change(field(), { target: { value: 'a'.repeat(limits.comment - 20) } });
  expect(box().getByText('20 characters left')).toBeTruthy();
  fireEvent.change(field(), { target: { value: 'a'.repeat(limits.comment + 1) } });
  expect(box().getByText('1 character too many')).toBeTruthy();
  fireEvent.change(field(), { target: { value: 'a'.repeat(limits.comment + 2) } });
  expect(box().getByText('2 characters too many')).toBeTruthy();
  fireEvent.change(field(), { target: { value: 'a'.repeat(limits.comment - 1) } });
  expect(box().getByText('1 character left')).toBeTruthy();
  fireEvent.change(field(), { target: { value: 'a'.repeat(limits.comment + 1) } });
  await app.user.click(box().getByRole('button', { name: 'Submit' }));
  expect(app.server.keys()).not.toContain('POST /api/comments');
});

test('unsent words are kept, for the post and for each reply', async () => {
  const comments = [aComment(1), aComment(2)];
  const app = await openComments({ comments });
  await app.user.type(field(), 'To all');
  await app.user.click(within(one('reader2')).getByRole('button', { name: 'Reply' }));
  await app.user.type(field('Your reply to reader2'), 'To you');
  app.unmount();
  const again = await openComments({ comments });
  expect(field().value).toBe('To all');
  await again.user.click(within(one('reader1')).getByRole('button', { name: 'Reply' }));
  expect(field('Your reply to reader1').value).toBe('');
  await again.user.click(within(one('reader2')).getByRole('button', { name: 'Reply' }));
  expect(field('Your reply to reader2').value).toBe('To you');
});

test('a vote on a comment is shown at once and taken back when it is refused [T5]', async () => {
  const key = 'PUT /api/reactions/comment/1';
  const app = await openComments({
    comments: [aComment(1, { comment_karma: 3 })],
    answers: { [key]: { status: 429, body: { error: 'Slowly.', code: 'too_many_requests' } } },
  });
  const release = pauseNetwork(/reactions/);
  await app.user.click(within(one('reader1')).getByRole('button', { name: 'Upvote' }));
  expect(within(one('reader1')).getByText('4')).toBeTruthy();
  release();
  expect(await within(one('reader1')).findByText('3')).toBeTruthy();
  expect(app.server.keys()).toContain(key);
});

test('a comment that has gone meanwhile says so when it is voted on, and leaves the page [T5]', async () => {
  let isDeleted = false;
  const app = await openComments({
    comments: [aComment(1), aComment(2)],
    answers: {
      'GET /api/comments/post/12': () => ({
        body: { comment_info: isDeleted ? [aComment(2)] : [aComment(1), aComment(2)] },
      }),
      'PUT /api/reactions/comment/1': () => {
        isDeleted = true;
        return { status: 404, body: { error: 'Nothing was found here.', code: 'not_found' } };
      },
    },
  });
  await app.user.click(within(one('reader1')).getByRole('button', { name: 'Upvote' }));
  expect(await screen.findByText('This comment is not there any more.')).toBeTruthy();
  await waitFor(() => expect(displayedIds()).toEqual([2]));
  expect(screen.queryByText('Nothing was found here.')).toBeNull();
});
