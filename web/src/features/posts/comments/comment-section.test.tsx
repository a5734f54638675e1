import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aComment, aThread } from '../../../../test/comments.ts';
import type { Answer } from '../../../../test/fake-server.ts';
import { box, choose, displayedIds, field, listKey, mine, one, openComments } from '../../../../test/open-comments.ts';

test('comments stand below each other with author, time, Edited and votes [S8] [S21] [A37] [E11]', async () => {
  await openComments({
    comments: [
      aComment(1, {
        content: '*Softly* said',
        is_edited: true,
        comment_karma: 4,
        children: [aComment(2, { parent_id: 1 })],
      }),
      aThread(3, aComment(4)),
    ],
  });
  const list = screen.getByRole('list', { name: 'Comments' });
  expect([...list.children]).toHaveLength(2);
  expect(list.querySelector(':scope > li > ol > li #comment-2')).not.toBeNull();
  const first = within(one('reader1'));
  expect(first.getByRole('link', { name: 'By reader1' }).getAttribute('href')).toBe('/u/reader1');
  expect(first.getByText('Edited')).toBeTruthy();
  expect(first.getByText('Softly').tagName).toBe('EM');
  expect(first.getByText('4')).toBeTruthy();
  expect(one('reader1').querySelector('time')?.dateTime).toBe('2025-11-04T21:14:00.000Z');
  expect(within(one('reader2')).queryByText('Edited')).toBeNull();
});

test('a deleted comment keeps its place for what answers it, and nothing can be done with it [S21]', async () => {
  const deletedComment = { ...aThread(1, aComment(2)), is_deleted: true, content: '', user_info: null };
  await openComments({ comments: [deletedComment] });
  const place = within(one('[deleted]'));
  expect(place.getByText('[deleted]')).toBeTruthy();
  expect(place.queryByRole('button', { name: 'Reply' })).toBeNull();
  expect(place.queryByRole('button', { name: 'Upvote' })).toBeNull();
  expect(one('reader2').textContent).toContain('Words 2');
});

test('an own comment is edited in place, and goes back when that fails [S21]', async () => {
  const answer = vi.fn<() => Answer>();
  const app = await openComments({ comments: [mine(1)], answers: { 'PATCH /api/comments/1': answer } });
  answer.mockReturnValueOnce({ status: 503, body: { error: 'Later, please.', code: 'unavailable' } });
  await choose(app, 'marina', 'Edit');
  expect(field('Change your comment').value).toBe('Words 1');
  fireEvent.change(field('Change your comment'), { target: { value: 'Better words' } });
  await app.user.click(box('Change your comment').getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Later, please.')).toBeTruthy();
  expect(field('Change your comment').value).toBe('Better words');
  answer.mockReturnValueOnce({ body: { comment: mine(1, { content: 'Better words', is_edited: true }) } });
  await app.user.click(box('Change your comment').getByRole('button', { name: 'Submit' }));
  expect(await within(one('marina')).findByText('Better words')).toBeTruthy();
  expect(within(one('marina')).getByText('Edited')).toBeTruthy();
});

test('deleting asks first; the answers stay [S21] [V14] [A39]', async () => {
  const answer = vi.fn<() => Answer>(() => ({ status: 401, body: { error: 'x', code: 'delete_signed_out' } }));
  const app = await openComments({
    comments: [{ ...mine(1), children: [aComment(2, { parent_id: 1 })] }],
    answers: { 'DELETE /api/comments/1': answer },
  });
  await choose(app, 'marina', 'Delete');
  expect(app.server.keys()).not.toContain('DELETE /api/comments/1');
  await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('You must be logged in to delete.')).toBeTruthy();
  expect(one('marina').textContent).toContain('Words 1');
  answer.mockReturnValue({ body: { message: 'ok' } });
  await choose(app, 'marina', 'Delete');
  await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(one('[deleted]')).toBeTruthy());
  expect(one('reader2')).toBeTruthy();
});

test('everyone may report a comment, with a reason; only who may sees Edit and Delete [R6] [R7] [V9]', async () => {
  const app = await openComments({
    viewer: null,
    comments: [aComment(1)],
    answers: { 'POST /api/comments/report/1': {} },
  });
  await app.user.click(within(one('reader1')).getByRole('button', { name: 'More' }));
  expect(screen.getAllByRole('menuitem').map((each) => each.textContent)).toEqual(['Copy link', 'Report']);
  await app.user.click(screen.getByRole('menuitem', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report comment' }));
  await app.user.click(dialog.getByRole('button', { name: 'Submit Report' }));
  expect(dialog.getByText('Please describe the issue.')).toBeTruthy();
  await app.user.type(dialog.getByRole('textbox'), 'Not kind');
  await app.user.click(dialog.getByRole('button', { name: 'Submit Report' }));
  expect(await screen.findByText('Comment reported successfully')).toBeTruthy();
  expect(app.server.calls.at(-1)).toEqual({ key: 'POST /api/comments/report/1', body: { reason: 'Not kind' } });
});

test('a thread folds away by the keyboard, says how much it hides, and stays so [S21]', async () => {
  const app = await openComments({ comments: [aThread(1, aThread(2, aComment(3))), aComment(4)] });
  const fold = within(one('reader1')).getByRole('button', { name: 'Collapse the thread of reader1' });
  act(() => fold.focus());
  await app.user.keyboard('{Enter}');
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(fold);
  expect(displayedIds()).toEqual([1, 4]);
  expect(one('reader1').textContent).toContain('2 replies');
  await act(() => app.router.navigate('/login'));
  await act(() => app.router.navigate('/post/12'));
  await screen.findByRole('button', { name: 'Expand the thread of reader1' });
  expect(displayedIds()).toEqual([1, 4]);
});

test('Copy link gives the address of the comment [S21]', async () => {
  const app = await openComments({ comments: [aThread(1, aComment(2))] });
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await choose(app, 'reader2', 'Copy link');
  expect(await screen.findByText('Copied Comment Link to Clipboard.')).toBeTruthy();
  expect(written.mock.calls[0]?.[0]).toBe(`${window.location.origin}/post/12#comment-1-2`);
});

test('comments that do not come can be asked for again; without any the page says so', async () => {
  let isAway = true;
  const app = await openComments({
    answers: {
      [listKey]: () =>
        isAway ? { status: 404, body: { error: 'x', code: 'not_found' } } : { body: { comment_info: [] } },
    },
  });
  isAway = false;
  await app.user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nobody has said anything yet.')).toBeTruthy();
});
