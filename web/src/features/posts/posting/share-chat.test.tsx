import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { bodiesOf, openStory } from '../../../../test/open-chat.tsx';
import { aUser } from '../../../../test/people.ts';
import { requestReducedMotion } from '../../../../test/reduced-motion.ts';
import { aSiren } from '../../../../test/sirens.ts';
import { aCompose, aStory } from '../../../../test/stories.ts';

beforeEach(requestReducedMotion);

const composes = [
  aCompose({ id: 1, user_input: 'Good evening', ai_response: 'Come in.', audio_url: '/media/1.mp3' }),
  aCompose({ id: 2, user_input: 'And my address?', ai_response: 'Not here.' }),
  aCompose({ id: 3, user_input: 'Tell me more', ai_response: 'There was a storm.' }),
];
const story = aStory({ composes, info: { ...aStory().info, tags: ['sea'] } });
const withStory = { 'GET /api/story/5': { body: story }, 'GET /api/feeds': { body: [] } };
const postButton = () => screen.findByRole('button', { name: 'Post' });

test('a part of a chat is posted without its sound, and Post becomes Comments [T9] [A30] [X7]', async () => {
  const { user, server } = await openStory({
    answers: { ...withStory, 'POST /api/post': { status: 201, body: { id: 12 } } },
  });
  await user.click(await postButton());
  const dialog = within(await screen.findByRole('dialog', { name: 'Post this chat' }));
  const preview = () => within(dialog.getByRole('region', { name: 'Preview' }));
  expect(preview().getByText('And my address?')).toBeTruthy();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'From' }), '2');
  expect(preview().queryByText('And my address?')).toBeNull();
  await user.click(dialog.getByRole('switch', { name: 'With audio' }));
  const title = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
  expect(title.value).toBe('Tell me more');
  await user.clear(title);
  await user.type(title, 'The storm');
  await user.type(dialog.getByRole('textbox', { name: 'Tags' }), 'Storm{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Remove sea' }));
  await user.click(dialog.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('Chat posted successfully')).toBeTruthy();
  expect(bodiesOf(server, 'POST /api/post')).toEqual([
    { story_id: 5, title: 'The storm', tags: ['storm'], audio: false, images: true, from: 2, to: 2 },
  ]);
  const comments = await screen.findByRole('link', { name: 'Comments' });
  expect(comments.getAttribute('href')).toBe('/post/12');
  await waitFor(() => expect(document.activeElement).toBe(comments));
});

test('where there are several feeds, the choice stands beside the title and goes along [T9] [A30]', async () => {
  const feeds = ['main', 'harbour'].map((name, at) => ({ id: at + 1, name, title: `The ${name}`, description: '' }));
  const { user, server } = await openStory({
    answers: { ...withStory, 'GET /api/feeds': { body: feeds }, 'POST /api/post': { status: 201, body: { id: 12 } } },
  });
  await user.click(await postButton());
  const dialog = within(await screen.findByRole('dialog', { name: 'Post this chat' }));
  const feed = await dialog.findByRole('combobox', { name: 'Feed' });
  const tags = dialog.getByRole('textbox', { name: 'Tags' });
  expect(feed.compareDocumentPosition(tags)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.selectOptions(feed, 'harbour');
  await user.click(dialog.getByRole('button', { name: 'Post' }));
  await screen.findByText('Chat posted successfully');
  expect(bodiesOf(server, 'POST /api/post')).toMatchObject([{ feed: 'harbour' }]);
});

test('what the server refuses is said, and nothing is lost [X7]', async () => {
  const { user } = await openStory({
    answers: {
      ...withStory,
      'POST /api/post': {
        status: 406,
        body: { error: 'Input considered harmful. Please try again.', code: 'refused' },
      },
    },
  });
  await user.click(await postButton());
  const dialog = within(await screen.findByRole('dialog', { name: 'Post this chat' }));
  await user.click(dialog.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('Failed to post chat')).toBeTruthy();
  expect(dialog.getByText('Input considered harmful. Please try again.')).toBeTruthy();
});

test('a chat with a private siren cannot be posted [R5] [T9]', async () => {
  const { user } = await openStory({
    answers: { ...withStory, 'GET /api/sirens/41': { body: aSiren({ private: true }) } },
  });
  const post = await postButton();
  expect(post.getAttribute('aria-disabled')).toBe('true');
  await user.click(post);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('posting needs an account whose address is verified [V11]', async () => {
  const { user, unmount } = await openStory({ viewer: aUser({ verified: false }), answers: withStory });
  await user.click(await postButton());
  expect(await screen.findByText('Please verify your email to post')).toBeTruthy();
  unmount();
  const visitor = await openStory({
    viewer: null,
    answers: { ...withStory, 'GET /api/user': { status: 401, body: { error: 'You need to log in first.' } } },
  });
  await visitor.user.click(await postButton());
  expect(await screen.findByText('Please log in to post')).toBeTruthy();
});

test('a posted chat leads to its comments', async () => {
  await openStory({
    answers: { ...withStory, 'GET /api/story/5': { body: aStory({ composes, info: { ...story.info, post_id: 9 } }) } },
  });
  const comments = await screen.findByRole('link', { name: 'Comments' });
  expect(comments.getAttribute('href')).toBe('/post/9');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Post' })).toBeNull());
});
