import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createVoteQueues, pressVote, type Voted, type VoteMethod, type VoteTarget } from './vote-queue.ts';

/** A target of votes, whose server answers when the test says so. */
function aTarget(key: string, start: Voted) {
  const sent: { method: VoteMethod; isUpvote: boolean; answer(voted: Voted): void; fail(): void }[] = [];
  const state = { now: start };
  const onFailure = vi.fn();
  const target = (): VoteTarget => ({
    key,
    now: state.now,
    send: (method, isUpvote) =>
      new Promise((answer, reject) => sent.push({ method, isUpvote, answer, fail: () => reject(new Error('away')) })),
    show: (voted) => {
      state.now = voted;
    },
    onFailure,
  });
  return { target, sent, state, onFailure };
}

test('a press is shown at once, and what the server says counts [T5]', async () => {
  const { target, sent, state } = aTarget('post:1', { vote: null, karma: 4 });
  pressVote(createVoteQueues(), target(), true);
  expect(state.now).toEqual({ vote: true, karma: 5 });
  expect([sent[0]?.method, sent[0]?.isUpvote]).toEqual(['PUT', true]);
  sent[0]?.answer({ vote: true, karma: 9 });
  await waitFor(() => expect(state.now.karma).toBe(9));
});

test('presses on one thing wait for each other, and those on another do not [T5]', async () => {
  const queues = createVoteQueues();
  const post = aTarget('post:1', { vote: null, karma: 0 });
  const comment = aTarget('comment:1', { vote: true, karma: 1 });
  pressVote(queues, post.target(), true);
  pressVote(queues, post.target(), false);
  pressVote(queues, comment.target(), true);
  expect(post.sent.map(({ method }) => method)).toEqual(['PUT']);
  expect(comment.sent.map(({ method }) => method)).toEqual(['DELETE']);
  expect(post.state.now).toEqual({ vote: false, karma: -1 });
  post.sent[0]?.answer({ vote: true, karma: 1 });
  await waitFor(() => expect(post.sent.map(({ method }) => method)).toEqual(['PUT', 'PATCH']));
  expect(post.sent[1]?.isUpvote).toBe(false);
});

test('a refusal takes the vote back, and the next press begins anew [T5]', async () => {
  const queues = createVoteQueues();
  const { target, sent, state, onFailure } = aTarget('post:1', { vote: false, karma: -1 });
  pressVote(queues, target(), true);
  expect(state.now).toEqual({ vote: true, karma: 1 });
  sent[0]?.fail();
  await waitFor(() => expect(state.now).toEqual({ vote: false, karma: -1 }));
  expect(onFailure).toHaveBeenCalledTimes(1);
  pressVote(queues, target(), false);
  expect(sent[1]?.method).toBe('DELETE');
});
