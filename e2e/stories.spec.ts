import { expect, test } from './support/app.ts';
import { answered, exchanges, says, send } from './support/chat.ts';
import { makeChat, makePost, makeSiren } from './support/content.ts';
import { join, signUpAndVerify } from './support/people.ts';

test('a visitor chats without an account and keeps the chat at sign-up [P5] [R1]', async ({ page, app, openOther }) => {
  const maker = await openOther();
  await join(maker, app, 'Netmaker');
  const siren = await makeSiren(maker, app, 'Callum Reid');

  await page.goto(`/story?siren=${siren}`);
  await send(page, 'Is this chair taken?');
  await answered(page, 1);
  const story = new URL(page.url()).searchParams.get('story');
  await signUpAndVerify(page, app, 'Newcomer');
  await page.goto(`/story?siren=${siren}&story=${story}`);
  await expect(exchanges(page).getByText('Is this chair taken?')).toBeVisible();
  await send(page, 'I stayed, as you see.');
  await answered(page, 2);
});

test('a chat that is not one’s own is not there [X6]', async ({ page, app }) => {
  await join(page, app, 'Wanderer');
  const siren = await makeSiren(page, app, 'Ines Duarte');
  await page.goto(`/story?siren=${siren}&story=123456789`);
  await expect(says(page, "This chat doesn't exist")).toBeVisible();
  await expect(page).not.toHaveURL(/story=123456789/);
});

test('two tabs of one chat know of each other and lose nothing [T6]', async ({ page, app, context }) => {
  await join(page, app, 'Twofold');
  const siren = await makeSiren(page, app, 'Jonas Feld');
  await page.goto(`/story?siren=${siren}`);
  await send(page, 'One.');
  await answered(page, 1);
  const other = await context.newPage();
  await other.goto(page.url());
  await answered(other, 1);
  await page.bringToFront();
  await send(page, 'Two.');
  await answered(page, 2);
  await other.bringToFront();
  await answered(other, 2);
  await send(other, 'Three.');
  await answered(other, 3);
  await page.bringToFront();
  await answered(page, 3);
  await expect(exchanges(page).getByText('Three.', { exact: true })).toBeVisible();
  const story = new URL(page.url()).searchParams.get('story');
  const stored = await (await page.request.get(`/api/story/${story}?media=url`)).json();
  expect(stored.composes.map(({ user_input }: { user_input: string }) => user_input)).toEqual([
    'One.',
    'Two.',
    'Three.',
  ]);
  await other.close();
});

test('a posted chat is read by others and goes on as their own [S38] [T7] [A28]', async ({ page, app, openOther }) => {
  const author = await openOther();
  await join(author, app, 'Storyteller');
  const siren = await makeSiren(author, app, 'Mirela Novak');
  const story = await makeChat(author, app, siren, ['Where were we when the lamp went out?']);
  await makePost(author, app, story);
  await makeChat(author, app, siren, ['And this stays between us.'], story);

  await join(page, app, 'Wayfarer');
  await page.goto(`/story?siren=${siren}&story=${story}`);
  await expect(exchanges(page).getByText('Where were we when the lamp went out?')).toBeVisible();
  await expect(page.getByText('And this stays between us.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(`story=${story}`));
  await send(page, 'Light it again.');
  await answered(page, 2);
});

test('whoever has no words left is told so, and can still write [X7] [T11]', async ({ page, app }) => {
  await join(page, app, 'Speechless');
  const siren = await makeSiren(page, app, 'Edda Lind');
  await app.operate('credit', 'Speechless', 'words', '-500', 'all said');
  await page.goto(`/story?siren=${siren}`);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: /^Audio, 0 words left/ }).click();
  await expect(says(page, 'You need audio words to generate audio.')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await send(page, 'Then write to me.');
  await answered(page, 1);
});
