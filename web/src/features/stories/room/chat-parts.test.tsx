import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { idleAtOnce } from '../../../../test/idle.ts';
import { field, letters, openChat, openStory } from '../../../../test/open-chat.tsx';
import { aUser } from '../../../../test/people.ts';
import { requestReducedMotion } from '../../../../test/reduced-motion.ts';
import { aCompose, aStory } from '../../../../test/stories.ts';

beforeEach(requestReducedMotion);

const owner = aUser({ id: 9, username: 'keeper' });
/** The header that introduces the siren. */
const header = () => within(screen.getByRole('heading', { level: 1, name: 'Isla' }).closest('header') as HTMLElement);

test('before the first message the header has cover, name, description, voice, both toggles, votes, karma and the flag [S33]', async () => {
  await openChat();
  expect(header().getByRole('img', { name: 'Isla' }).getAttribute('src')).toMatch(/^\/media\/b\//);
  expect(header().getByText('Keeps the light at the end of the pier.')).toBeTruthy();
  expect(await header().findByText('Voiced by Clara')).toBeTruthy();
  expect(await header().findByRole('button', { name: 'Audio, 1.5K words left' })).toBeTruthy();
  expect(header().getByRole('button', { name: 'Images, 10 images left' })).toBeTruthy();
  const votes = within(header().getByRole('group', { name: 'Votes' }));
  expect(votes.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Upvote',
    'Downvote',
  ]);
  expect(votes.getByText('12')).toBeTruthy();
  expect(header().getByRole('button', { name: 'Report siren' })).toBeTruthy();
});

test('in a running chat a bar keeps face, name, voice and toggles, and where there is room votes, karma and the flag [S33]', async () => {
  await openStory();
  await screen.findByRole('list', { name: 'Chat with Isla' });
  expect(screen.queryByText('Keeps the light at the end of the pier.')).toBeNull();
  expect(header().getByRole('heading').closest('.chat-bar')?.querySelector('img[src^="/media/b/"]')).toBeTruthy();
  expect(await header().findByText('Voiced by Clara')).toBeTruthy();
  expect(await header().findByRole('button', { name: 'Audio, 1.5K words left' })).toBeTruthy();
  expect(header().getByRole('button', { name: 'Images, 10 images left' })).toBeTruthy();
  const votes = within(header().getByRole('group', { name: 'Votes' }));
  expect(votes.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Upvote',
    'Downvote',
  ]);
  expect(votes.getByText('12')).toBeTruthy();
  expect(header().getByRole('button', { name: 'Report siren' })).toBeTruthy();
});

test('the pencil is her owner’s alone, and gone with the first message [S33] [R4]', async () => {
  const reader = await openChat();
  expect(screen.queryByRole('link', { name: 'Edit siren' })).toBeNull();
  reader.unmount();
  const first = await openChat({ viewer: owner });
  expect((await header().findByRole('link', { name: 'Edit siren' })).getAttribute('href')).toBe('/sirens/edit/41');
  first.unmount();
  await openStory({ viewer: owner });
  await screen.findByRole('list', { name: 'Chat with Isla' });
  expect(screen.queryByRole('link', { name: 'Edit siren' })).toBeNull();
});

test.each([
  ['Post', null],
  ['Comments', 12],
])('below the tags stand whose chat it is, New Chat, Play all, %s and Delete [S34]', async (sharing, post_id) => {
  const info = { ...aStory().info, tags: ['evening', 'sea'], post_id };
  await openStory({ answers: { 'GET /api/story/5': { body: aStory({ info }) } } });
  await screen.findByRole('list', { name: 'Chat with Isla' });
  const tags = screen.getByRole('list', { name: 'Tags' });
  expect(
    within(tags)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['evening', 'sea']);
  const chip = screen.getByRole('link', { name: 'Chat of marina' });
  expect(chip.getAttribute('href')).toBe('/u/marina');
  const share = await screen.findByRole(post_id === null ? 'button' : 'link', { name: sharing });
  const row = [
    tags,
    chip,
    screen.getByRole('link', { name: 'New Chat' }),
    screen.getByRole('button', { name: 'Play all' }),
    share,
    screen.getByRole('button', { name: 'Delete' }),
  ];
  const isBefore = (one: Element, next: Element) =>
    one.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(row.slice(1).map((next, place) => isBefore(row[place] as Element, next) > 0)).toEqual(Array(5).fill(true));
});

test.each([
  ['a new chat', '/story?siren=41', true],
  ['a running one', '/story?siren=41&story=5', true],
  ['somebody else’s', '/story?siren=41&story=5', false],
])('the foot of %s says what is private and what is made up [S37]', async (_, path, mine) => {
  await openChat({ path, answers: { 'GET /api/story/5': { body: aStory({ mine }) } } });
  const note = await screen.findByText(/^Remember: /);
  expect(note.textContent).toBe('Remember: Chats are private unless posted and everything sirens say is made up');
  expect(note.closest('footer')).toBeTruthy();
});

test('an empty chat asks for a message below the intro, which only her owner can have made anew [S35]', async () => {
  const reader = await openChat();
  expect(screen.getByText('Write a message!')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Intro of Isla' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Regenerate intro' })).toBeNull();
  reader.unmount();
  await openChat({ viewer: owner });
  expect(await screen.findByRole('button', { name: 'Regenerate intro' })).toBeTruthy();
});

test('every message can be edited, and of the answers the last alone can be redone [S35]', async () => {
  const composes = [1, 2].map((id) => aCompose({ id }));
  await openStory({ answers: { 'GET /api/story/5': { body: aStory({ composes }) } } });
  await screen.findByRole('list', { name: 'Chat with Isla' });
  const [first, last] = letters().getAllByRole('listitem');
  const named = (name: string) => screen.getAllByRole('button', { name }).map((button) => button.closest('li'));
  expect(named('Edit message')).toEqual([first, last]);
  expect(named('Redo the answer')).toEqual([last]);
  expect(screen.queryByText('Write a message!')).toBeNull();
});

test('three suggestions stand above the field, which takes the one that is tapped, and Advanced below it [S36] [K14]', async () => {
  idleAtOnce();
  const { user } = await openStory({
    answers: { 'POST /api/story/suggestion/5': { body: ['Sing to me.', 'Why here?', 'Stay.', 'A fourth'] } },
  });
  const second = await screen.findByRole('button', { name: 'Why here?' });
  expect(screen.queryByRole('button', { name: 'A fourth' })).toBeNull();
  await user.click(second);
  expect(field().value).toBe('Why here?');
  await user.click(screen.getByRole('button', { name: 'Advanced' }));
  expect(screen.getByRole('group', { name: 'Response size' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Lewdness level' })).toBeTruthy();
});
