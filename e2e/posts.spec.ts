import type { Page } from '@playwright/test';
import { type App, expect, test } from './support/app.ts';
import { makeChat, makeComment, makePost, makeSiren } from './support/content.ts';
import { join } from './support/people.ts';
import { turnOnTwoFactor } from './support/two-factor.ts';

const says = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const cards = (page: Page) => page.getByRole('list', { name: 'Posts' }).getByRole('article');
const comments = (page: Page) => page.getByRole('list', { name: 'Comments' });

/** A chat with a public siren; made through the API, since the journey is not about chatting. */
const chatWith = async (page: Page, app: App, sirenName: string, messages: string[]) =>
  makeChat(page, app, await makeSiren(page, app, sirenName), messages);

async function inMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('a part of a chat is posted, found, voted on, saved, shared, reported and deleted [P4] [S6] [S8] [S20] [T9] [A30] [X8]', async ({
  page,
  app,
  openOther,
  faults,
}) => {
  await join(page, app, 'Author');
  const story = await chatWith(page, app, 'Signe Dahl', ['My name is nobody’s business.', 'Tell me of the storm.']);
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
  // The list of recent chats in the sidebar still begins with it.
  await expect(page.getByRole('main').getByText('nobody’s business')).toHaveCount(0);
  const address = page.url();

  const reader = await openOther();
  await join(reader, app, 'Reader');
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
  expect(faults).toEqual([]);
});

test('comments are written, previewed, answered, linked to and told of [S21] [T14] [A37] [A38] [K25] [V10]', async ({
  page,
  app,
  openOther,
}) => {
  await join(page, app, 'Poster');
  const story = await chatWith(page, app, 'Ruben Vale', ['Good evening.']);
  const id = await makePost(page, app, story);

  const reader = await openOther();
  await join(reader, app, 'Commenter');
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
  const stranger = await openOther();
  await stranger.goto(`/post/${id}`);
  await stranger.getByRole('form', { name: 'Your comment' }).getByRole('textbox').fill('Me too.');
  await stranger.getByRole('form', { name: 'Your comment' }).getByRole('button', { name: 'Submit' }).click();
  await expect(says(stranger, 'You need to be logged in to submit a comment.')).toBeVisible();
});

test('a post is deleted by an admin and by a moderator of its feed, and not by one of another [S20] [R6] [R7] [A31] [X8]', async ({
  page,
  app,
  openOther,
}) => {
  await join(page, app, 'Helma');
  await app.operate('feed', 'add', 'harbour', 'The Harbour');
  await app.operate('feed', 'add', 'attic', 'The Attic');
  const posts: number[] = [];
  for (const title of ['For the moderator', 'For the admin']) {
    const story = await chatWith(page, app, `Siren of ${title}`, ['Good evening.']);
    posts.push(await makePost(page, app, story, { title, feed: 'harbour' }));
  }
  const [first, second] = posts as [number, number];

  const staff = async (username: string, ...role: string[]) => {
    const other = await openOther();
    await join(other, app, username);
    await app.operate('grant', username, ...role);
    await turnOnTwoFactor(other, app.url);
    return other;
  };
  const card = (at: Page, title: string) => cards(at).filter({ has: at.getByRole('heading', { name: title }) });
  const openMenu = async (at: Page, title: string) => {
    const more = card(at, title).getByRole('button', { name: 'More', exact: true });
    // The list may just give way to another: it is tried again, with more patience every time.
    let timeout = 1_000;
    await expect(async () => {
      timeout *= 2;
      const options = { timeout };
      if ((await more.getAttribute('aria-expanded', options)) === 'false') {
        // The scrolling that a click begins with closes the menu it has opened.
        await more.scrollIntoViewIfNeeded(options);
        await more.click(options);
      }
      await expect(at.getByRole('menuitem', { name: 'Report' })).toBeVisible(options);
    }).toPass();
  };
  const remove = async (at: Page, title: string) => {
    await openMenu(at, title);
    await at.getByRole('menuitem', { name: 'Delete' }).click();
    await at.getByRole('dialog', { name: 'Delete this post?' }).getByRole('button', { name: 'Delete' }).click();
    await expect(says(at, 'Post deleted successfully.')).toBeVisible();
    await expect(card(at, title)).toHaveCount(0);
  };

  const stranger = await staff('Attica', 'mod', 'attic');
  await stranger.goto('/harbour');
  await openMenu(stranger, 'For the moderator');
  await expect(stranger.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
  const refused = await stranger.request.delete(`/api/post/${first}`, { headers: { origin: app.url } });
  expect(refused.status()).toBe(403);

  const moderator = await staff('Harriet', 'mod', 'harbour');
  await moderator.goto('/all?sortBy=new');
  await moderator.getByRole('navigation', { name: 'Feeds' }).getByRole('link', { name: 'The Harbour' }).click();
  await expect(moderator).toHaveURL(/\/harbour\?sortBy=new$/);
  await remove(moderator, 'For the moderator');

  const admin = await staff('Adele', 'admin');
  await admin.goto('/harbour');
  await remove(admin, 'For the admin');
  for (const id of [first, second]) expect((await page.request.get(`/api/post/${id}`)).status()).toBe(404);
});

test('one link after the other leads to its comment on the same post, and the figure of a card to the comments [S21] [K25]', async ({
  page,
  app,
}) => {
  await join(page, app, 'Linker');
  const id = await makePost(page, app, await chatWith(page, app, 'Ada Strand', ['Good evening.', 'And then?']));
  const top = await makeComment(page, app, id, 'The first of all.');
  const below = await makeComment(page, app, id, 'An answer to it.', top);
  const long = `${'A long line. '.repeat(20)}\n\n`.repeat(3);
  for (let nth = 1; nth <= 6; nth++) await makeComment(page, app, id, `Number ${nth}. ${long}`);
  const last = await makeComment(page, app, id, 'The last of all.');
  const lit = page.locator('.comment-own[data-lit]');

  await page.goto(`/post/${id}#comment-${last}`);
  await expect(lit).toHaveAttribute('id', `comment-${last}`);
  await expect(lit).toBeInViewport();
  await page.getByRole('button', { name: 'Collapse the thread of Linker' }).first().click();
  await expect(page.locator(`#comment-${below}`)).toHaveCount(0);
  // As when another link to the same page is put into the address bar.
  await page.evaluate((hash) => location.assign(hash), `#comment-${top}-${below}`);
  await expect(lit).toHaveAttribute('id', `comment-${below}`);
  await expect(lit).toBeInViewport();
  await page.evaluate((hash) => location.assign(hash), `#comment-${top}-999999`);
  await expect(says(page, 'This comment is not there any more.')).toBeVisible();

  await page.goto('/all?sortBy=new');
  await page.reload();
  await cards(page)
    .first()
    .getByRole('link', { name: /comments$/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/post/${id}#comments$`));
  const heading = page.getByRole('heading', { name: /^Comments/ });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const topBar = await page.getByRole('banner').boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThan((topBar?.y ?? 0) + (topBar?.height ?? 0));
});

test('replies keep to their dialog, and are read one by one or all together', async ({ page, app, openOther }) => {
  await join(page, app, 'Answered');
  const id = await makePost(page, app, await chatWith(page, app, 'Mira Holt', ['Good evening.']));
  const reader = await openOther();
  await join(reader, app, 'Answerer');
  await makeComment(reader, app, id, `See https://example.org/${'a'.repeat(110)}`);
  await makeComment(reader, app, id, 'word '.repeat(60));
  await makeComment(reader, app, id, 'Short.');

  await page.goto('/');
  const bell = (count: number) => page.getByRole('button', { name: `Replies, ${count} unread` });
  await bell(3).click();
  const dialog = page.getByRole('dialog', { name: 'Replies' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  const edge = await dialog.boundingBox();
  for (const row of await dialog.getByRole('listitem').all()) {
    const box = await row.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((edge?.x ?? 0) + (edge?.width ?? 0));
  }
  const heights = await dialog
    .locator('.reply-words')
    .evaluateAll((all) => all.map((each) => each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight)));
  expect(heights.map((lines) => Math.round(lines))).toEqual([1, 2, 2]);

  await dialog.getByRole('button', { name: 'Close' }).click();
  await bell(3).click();
  await dialog.getByRole('button', { name: 'Mark the reply of Answerer as read' }).first().click();
  await expect(dialog.getByRole('button', { name: 'Mark the reply of Answerer as read' })).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await bell(2).click();
  await dialog.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(dialog.getByRole('button', { name: /as read/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Replies', exact: true })).toBeVisible();
});
