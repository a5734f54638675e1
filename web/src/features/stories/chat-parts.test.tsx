import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { field, letters, openChat, openStory } from '../../../test/open-chat.tsx';
import { aUser } from '../../../test/people.ts';
import { wishForStillness } from '../../../test/stillness.ts';
import { aCompose, aStory } from '../../../test/stories.ts';

beforeEach(wishForStillness);

test('an empty chat asks for a message below the intro, which only her owner can have made anew [S35]', async () => {
  const reader = await openChat();
  expect(screen.getByText('Write a message!')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Intro of Isla' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Regenerate intro' })).toBeNull();
  reader.unmount();
  await openChat({ viewer: aUser({ id: 9, username: 'keeper' }) });
  expect(await screen.findByRole('button', { name: 'Regenerate intro' })).toBeTruthy();
});

test('every message can be edited, and of the answers the last alone can be redone [S35]', async () => {
  const composes = [1, 2].map((id) => aCompose({ id }));
  await openStory({ answers: { 'GET /api/story/5': { body: aStory({ composes }) } } });
  const [first, last] = await letters().findAllByRole('listitem');
  const named = (name: string) => screen.getAllByRole('button', { name }).map((button) => button.closest('li'));
  expect(named('Edit message')).toEqual([first, last]);
  expect(named('Redo the answer')).toEqual([last]);
  expect(screen.queryByText('Write a message!')).toBeNull();
});

test('three suggestions stand above the field, which takes the one that is tapped, and Advanced below it [S36]', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  const { user } = await openStory({
    answers: { 'POST /api/story/suggestion/5': { body: ['Sing to me.', 'Why here?', 'Stay.', 'A fourth'] } },
  });
  await user.click(await screen.findByRole('button', { name: 'Why here?' }));
  expect(field().value).toBe('Why here?');
  expect(screen.queryByRole('button', { name: 'A fourth' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Advanced' }));
  expect(screen.getByRole('group', { name: 'Response size' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Lewdness level' })).toBeTruthy();
});
