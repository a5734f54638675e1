import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { letters, openStory } from '../../../../test/open-chat.tsx';
import { requestReducedMotion } from '../../../../test/reduced-motion.ts';
import { aPicture } from '../../../../test/sirens.ts';
import { aCompose, aStory } from '../../../../test/stories.ts';

beforeEach(requestReducedMotion);

const KEY = 'POST /api/story/5/compose/9/picture';
const bare = aCompose({ id: 9, ai_response: 'Come up to the lamp.', image: null, image_url: null });
const story = (compose = bare, mine = true) => ({
  'GET /api/story/5': { body: { ...aStory(), composes: [compose], mine } },
});
const button = () => screen.queryByRole('button', { name: 'Paint this' });

test('an answer without a picture can be painted, and shows the picture', async () => {
  const painted = { ...bare, image: aPicture('p9'), image_url: '/media/p9.png' };
  const { server } = await openStory({ answers: { ...story(), [KEY]: { body: painted } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Paint this' }));
  expect(await letters().findByRole('button', { name: /^Enlarge the picture/ })).toBeTruthy();
  expect(button()).toBeNull();
  expect(server.addresses()).toContain(`${KEY}?media=url`);
});

test('a refusal is told, and the button stays', async () => {
  const error = { error: 'Please buy more image credits to generate images.', code: 'out_of_images' };
  await openStory({ answers: { ...story(), [KEY]: { status: 402, body: error } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Paint this' }));
  expect(await screen.findByText(error.error)).toBeTruthy();
  expect(button()).toBeTruthy();
});

test('it is not offered beside a picture, or in a chat of somebody else', async () => {
  const { unmount } = await openStory({ answers: story(aCompose({ id: 9, image: aPicture('p9') })) });
  await screen.findByRole('list', { name: 'Chat with Isla' });
  expect(button()).toBeNull();
  unmount();
  await openStory({ answers: story(bare, false) });
  await screen.findByRole('list', { name: 'Chat with Isla' });
  expect(button()).toBeNull();
});
