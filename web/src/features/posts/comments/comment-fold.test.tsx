import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aComment, aThread } from '../../../../test/comments.ts';
import { mine, one, openComments } from '../../../../test/open-comments.ts';
import { aUser } from '../../../../test/people.ts';
import { untouched } from '../../preferences/own-preferences.store.ts';

const viewer = aUser({ preferences: { ...untouched, hidden_words: ['harbour'] } });

test('a comment with a hidden word is folded until it is asked for; what answers it is not', async () => {
  const thread = { ...aThread(1, aComment(2)), content: 'Down at the Harbour.' };
  const { user } = await openComments({ viewer, comments: [thread, aComment(3)] });
  const folded = within(one('reader1'));
  expect(folded.getByText('Hidden by your filters')).toBeTruthy();
  expect(folded.queryByText('Down at the Harbour.')).toBeNull();
  expect(folded.queryByRole('button', { name: 'Reply' })).toBeNull();
  expect(one('reader2').textContent).toContain('Words 2');
  expect(one('reader3').textContent).toContain('Words 3');
  await user.click(folded.getByRole('button', { name: 'Show' }));
  expect(folded.getByText('Down at the Harbour.')).toBeTruthy();
  expect(folded.getByRole('button', { name: 'Reply' })).toBeTruthy();
  expect(document.activeElement).toBe(one('reader1'));
});

test("one's own words are not folded, and neither is what a link leads to", async () => {
  const comments = [mine(1, { content: 'My harbour' }), aComment(2, { content: 'Your harbour' })];
  await openComments({ viewer, comments, at: '/post/12#comment-2' });
  expect(one('marina').textContent).toContain('My harbour');
  expect(one('reader2').textContent).toContain('Your harbour');
});
