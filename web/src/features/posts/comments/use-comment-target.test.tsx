import type { Comment } from '@sirenade/contract/posts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aComment, aThread } from '../../../../test/comments.ts';
import { watchScreen } from '../../../../test/on-screen.ts';
import { displayedIds, field, listKey, one, openComments } from '../../../../test/open-comments.ts';
import { pauseNetwork } from '../../../../test/pause-network.ts';
import { pauseTimers } from '../../../../test/pause-timers.ts';
import { requestReducedMotion } from '../../../../test/reduced-motion.ts';
import { turns } from '../../../../test/turns.ts';

test('a link to a comment opens what is above it, goes there, and lights it for three seconds [S21] [K25]', async () => {
  const light = pauseTimers(3_000);
  requestReducedMotion();
  const app = await openComments({ comments: [aThread(1, aThread(2, aComment(3))), aComment(4)] });
  await app.user.click(screen.getByRole('button', { name: 'Collapse the thread of reader1' }));
  expect(displayedIds()).toEqual([1, 4]);
  await act(() => app.router.navigate('/post/12#comment-1-2-3'));
  await waitFor(() => expect(document.activeElement?.id).toBe('comment-3'));
  expect(app.scrolled.mock.contexts[0]).toBe(document.activeElement);
  expect(app.scrolled.mock.calls[0]?.[0]).toMatchObject({ behavior: 'instant' });
  expect(one('reader3').dataset.lit).toBe('true');
  expect(light.waiting()).toBe(1);
  light.end();
  expect(one('reader3').dataset.lit).toBeUndefined();
});

test('on load a link leads to its comment, however deep it was written [S21] [K25]', async () => {
  // Answers to the eighth level are displayed on it, with the name of the author they answer.
  const deep = [aComment(8, { parent_id: 7 }), aComment(9, { parent_id: 8 }), aComment(10, { parent_id: 9 })];
  const tree = [7, 6, 5, 4, 3, 2, 1].reduce<Comment[]>(
    (children, id) => [aComment(id, { parent_id: id === 1 ? null : id - 1, children })],
    deep,
  );
  await openComments({ comments: tree, at: '/post/12#comment-1-2-3-4-5-6-7-8-9-10' });
  await waitFor(() => expect(document.activeElement?.id).toBe('comment-10'));
  expect(one('reader10').textContent).toContain('to reader9');
  expect(one('reader8').textContent).not.toContain('to reader7');
});

test('a link to a comment that is gone says so and leads to what it answered, after looking for it anew [S21]', async () => {
  let requests = 0;
  const comments = [aThread(1, aComment(2))];
  const app = await openComments({
    comments,
    answers: { [listKey]: () => ({ body: { comment_info: requests++ < 1 ? [aComment(1)] : comments } }) },
    at: '/post/12#comment-1-2',
  });
  // The second one had been written since.
  await waitFor(() => expect(document.activeElement?.id).toBe('comment-2'));
  await act(() => app.router.navigate('/post/12#comment-1-2-77'));
  expect(await screen.findByText('This comment is not there any more.')).toBeTruthy();
  await waitFor(() => expect(one('reader2').dataset.lit).toBe('true'));
});

test('a second link to the same post, put into the address bar, is followed like the first [S21] [K25]', async () => {
  requestReducedMotion();
  const comments = [aComment(1), aThread(2, aComment(3))];
  const app = await openComments({ comments, at: '/post/12#comment-1' });
  await waitFor(() => expect(one('reader1').dataset.lit).toBe('true'));
  await app.user.click(screen.getByRole('button', { name: 'Collapse the thread of reader2' }));
  const follow = (hash: string) =>
    act(async () => {
      app.port.push(null, `/post/12${hash}`);
      app.port.go(0);
      await turns();
    });
  await follow('#comment-2-3');
  await waitFor(() => expect(document.activeElement?.id).toBe('comment-3'));
  expect([one('reader1').dataset.lit, one('reader3').dataset.lit]).toEqual([undefined, 'true']);
  await follow('#comment-1-99');
  expect(await screen.findByText('This comment is not there any more.')).toBeTruthy();
  await waitFor(() => expect(one('reader1').dataset.lit).toBe('true'));
});

const many = (count: number) => Array.from({ length: count }, (_, nth) => aComment(nth + 1));

test('of very many comments only those near the screen are drawn, more as one comes near [S21]', async () => {
  const screenful = watchScreen();
  await openComments({ comments: many(10_000) });
  expect(displayedIds()).toHaveLength(60);
  const resting = () => document.querySelectorAll('.comments-many .comment-own').length;
  expect(resting()).toBe(0);
  screenful.show(true, ({ margin }) => margin === '200% 0px');
  await waitFor(() => expect(displayedIds()).toHaveLength(180));
  expect(resting()).toBe(180);
  fireEvent.click(screen.getByText('Show more comments'));
  await waitFor(() => expect(displayedIds()).toHaveLength(300));
});

test('a link far into very many comments shows its thread alone, and the way to all [S21] [K25]', async () => {
  const comments = many(10_000);
  comments[8_999] = aThread(9_000, aComment(20_000));
  const { user } = await openComments({
    comments,
    at: '/post/12#comment-9000-20000',
    answers: { 'POST /api/comments': 'down' },
  });
  await waitFor(() => expect(document.activeElement?.id).toBe('comment-20000'));
  expect(displayedIds()).toEqual([9_000, 20_000]);
  expect(screen.getByText(/one thread of 10,001 comments/)).toBeTruthy();
  const release = pauseNetwork(/comments$/);
  await user.type(field(), 'Seen{Control>}{Enter}{/Control}');
  expect(displayedIds()).toHaveLength(3);
  release();
  await waitFor(() => expect(displayedIds()).toEqual([9_000, 20_000]));
  fireEvent.click(screen.getByText('Show all comments'));
  expect(displayedIds()).toHaveLength(60);
});
