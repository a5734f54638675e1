import type { Browser, Page } from '@playwright/test';
import { type App, expect, test } from './support/app.ts';
import { signUpAndVerify } from './support/people.ts';

const says = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const cards = (page: Page) => page.getByRole('list', { name: 'Posts' }).getByRole('article');
const comments = (page: Page) => page.getByRole('list', { name: 'Comments' });

/** A chat of some exchanges with a siren whom everybody can meet; made beside the page, for that is not what is shown. */
async function makeChat(page: Page, app: App, sirenName: string, messages: string[]): Promise<number> {
  const headers = { origin: app.url };
  const made = await page.request.post('/api/sirens', {
    headers,
    multipart: { name: sirenName, description: 'Mends nets on the pier.', private: 'false', images: '[]' },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id: siren_id } = await made.json();
  let story: number | null = null;
  for (const user_input of messages) {
    const answer = await page.request.post(story === null ? '/api/story' : `/api/story/${story}`, {
      headers,
      data: { user_input, siren_id, response_size: 'short' },
      timeout: 90_000,
    });
    expect(answer.status()).toBe(200);
    story ??= JSON.parse((await answer.text()).split('\n\n')[0] ?? '').story_id as number;
  }
  return story ?? 0;
}

async function openOther(browser: Browser, app: App, username: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.url });
  await context.addInitScript(() => sessionStorage.setItem('disclaimerAgreed', 'true'));
  const page = await context.newPage();
  await signUpAndVerify(page, app, username);
  return page;
}

async function inMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('a part of a chat is posted, found, voted on, saved, shared, reported and deleted [P4] [S6] [S8] [S20] [T9] [A30] [X8]', async ({
  page,
  app,
  browser,
  faults,
}) => {
  test.setTimeout(240_000);
  await signUpAndVerify(page, app, 'Author');
  const story = await makeChat(page, app, 'Signe Dahl', ['My name is nobody’s business.', 'Tell me of the storm.']);
  await page.goto(`/story?story=${story}`);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Post this chat' });
  await dialog.getByRole('combobox', { name: 'From' }).selectOption({ index: 1 });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('The storm at the pier');
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('storm,');
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(says(page, 'Chat posted successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Comments', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The storm at the pier' })).toBeVisible();
  // The list of one's own chats beside it still begins with it.
  await expect(page.getByRole('main').getByText('nobody’s business')).toHaveCount(0);
  const address = page.url();

  const reader = await openOther(browser, app, 'Reader');
  await reader.goto('/?sortBy=new');
  await reader.getByRole('combobox', { name: 'Search tags' }).fill('sto');
  await reader.getByRole('option', { name: 'storm' }).click();
  await expect(cards(reader)).toHaveCount(1);
  const card = cards(reader).first();
  await card.getByRole('button', { name: 'Upvote' }).click();
  await expect(card.getByRole('button', { name: 'Upvote' })).toHaveAttribute('aria-pressed', 'true');
  await reader.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await card.getByRole('button', { name: 'Share' }).click();
  await expect(says(reader, 'Copied Post Link to Clipboard.')).toBeVisible();
  expect(await reader.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await inMenu(reader, 'Save');
  await expect(says(reader, 'Post saved.')).toBeVisible();
  await inMenu(reader, 'Report');
  await reader.getByRole('textbox', { name: 'Reason' }).fill('Not a storm at all.');
  await reader.getByRole('button', { name: 'Submit Report' }).click();
  await expect(says(reader, 'Post reported successfully')).toBeVisible();
  await reader.goto('/saved');
  await expect(cards(reader)).toHaveCount(1);
  await card.getByRole('button', { name: 'More', exact: true }).click();
  await expect(reader.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);

  await page.reload();
  await inMenu(page, 'Delete');
  await page.getByRole('dialog', { name: 'Delete this post?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(says(page, 'Post deleted successfully.')).toBeVisible();
  await reader.goto('/saved');
  await expect(reader.getByText("You haven't saved any chats yet")).toBeVisible();
  await reader.context().close();
  expect(faults).toEqual([]);
});

test('comments are written, previewed, answered, linked to and told of [S21] [T14] [A37] [A38] [K25] [V10]', async ({
  page,
  app,
  browser,
}) => {
  test.setTimeout(240_000);
  await signUpAndVerify(page, app, 'Poster');
  const story = await makeChat(page, app, 'Ruben Vale', ['Good evening.']);
  const posted = await page.request.post('/api/post', { headers: { origin: app.url }, data: { story_id: story } });
  const { id } = await posted.json();

  const reader = await openOther(browser, app, 'Commenter');
  await reader.goto(`/post/${id}`);
  const box = reader.getByRole('form', { name: 'Your comment' });
  await box.getByRole('textbox').fill('A *quiet* one. ![x](https://example.org/x.png)');
  await box.getByRole('button', { name: 'Preview' }).click();
  await expect(box.getByRole('region', { name: 'Preview' }).locator('em')).toHaveText('quiet');
  await expect(box.getByRole('region', { name: 'Preview' }).locator('img')).toHaveCount(0);
  await box.getByRole('button', { name: 'Submit' }).click();
  await expect(comments(reader).getByText('A quiet one.')).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', { name: 'Replies, 1 unread' }).click();
  await page.getByRole('dialog', { name: 'Replies' }).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/post/${id}#comment-\\d+$`));
  await comments(page).getByRole('button', { name: 'Reply' }).click();
  const reply = page.getByRole('form', { name: 'Your reply to Commenter' });
  await reply.getByRole('textbox').fill('As harbours are in winter.');
  await reply.getByRole('button', { name: 'Submit' }).click();
  await expect(comments(page).getByText('As harbours are in winter.')).toBeVisible();

  await reader.goto('/');
  await reader.getByRole('button', { name: 'Replies, 1 unread' }).click();
  await reader.getByRole('dialog', { name: 'Replies' }).getByRole('link').click();
  await expect(reader).toHaveURL(new RegExp(`/post/${id}#comment-\\d+-\\d+$`));
  await expect(comments(reader).getByText('As harbours are in winter.')).toBeInViewport();
  const visitor = await browser.newContext({ baseURL: app.url });
  await visitor.addInitScript(() => sessionStorage.setItem('disclaimerAgreed', 'true'));
  const stranger = await visitor.newPage();
  await stranger.goto(`/post/${id}`);
  await stranger.getByRole('form', { name: 'Your comment' }).getByRole('textbox').fill('Me too.');
  await stranger.getByRole('form', { name: 'Your comment' }).getByRole('button', { name: 'Submit' }).click();
  await expect(says(stranger, 'You need to be logged in to submit a comment.')).toBeVisible();
  await visitor.close();
  await reader.context().close();
});
