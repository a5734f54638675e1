import type { Page } from '@playwright/test';
import { type App, expect, test } from './support/app.ts';
import { makeChat, makeComment, makePost, makeSiren } from './support/content.ts';
import { join } from './support/people.ts';
import { readingFaults } from './support/reading.ts';
import { settled } from './support/settled.ts';
import { smallTargets } from './support/touch.ts';

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE, hasTouch: true, isMobile: true, isPainted: true });

/** Checks one screen after the other for touch and screen reader faults. */
function inspector(page: Page) {
  const look = async (where: string, within?: string) => {
    // Even with reduced motion, sliding elements take a moment to reach their place.
    await settled(page);
    // The screens after it are looked at all the same.
    expect.soft(await smallTargets(page, within), `too small for a finger: ${where}`).toEqual([]);
    expect.soft(await readingFaults(page), `amiss for a screen reader: ${where}`).toEqual([]);
  };
  return {
    look,
    /** Goes to a page, waits for something of its content, and looks. */
    visit: async (path: string, content: string | RegExp) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(content).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await look(path);
    },
    /** Looks at a dialog, and closes it. */
    dialog: async (name: string | RegExp) => {
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      await look(`the dialog ${name}`);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    },
    /** Looks at a menu, and chooses from it. */
    menu: async (name: RegExp, item: string | null) => {
      await expect(page.getByRole('menu', { name })).toBeVisible();
      await look(`the menu ${name}`);
      if (item === null) await page.keyboard.press('Escape');
      else await page.getByRole('menuitem', { name: item, exact: true }).tap();
    },
  };
}

/** A siren with a chat, and a post of another with a comment and an answer to it. */
async function makeWorld(page: Page, app: App, sirenName: string, title: string) {
  const siren = await makeSiren(page, app, sirenName);
  const story = await makeChat(page, app, siren, ['Good evening.', 'And in winter?']);
  const posted = await makeChat(page, app, siren, ['Is it late?']);
  const post = await makePost(page, app, posted, { title, tags: ['storm', 'winter'] });
  const comment = await makeComment(page, app, post, 'A *quiet* one.');
  await makeComment(page, app, post, 'As harbours are in winter.', comment);
  return { siren, story, post };
}

test('for a member, everything is large enough for a finger and has a name for a screen reader', async ({
  page,
  app,
}) => {
  await join(page, app, 'Fingertip');
  const { siren, story, post } = await makeWorld(page, app, 'Runa Holm', 'Late on the pier');
  const { look, visit, dialog, menu } = inspector(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();

  await visit('/', 'Runa Holm');
  await button('Open navigation').tap();
  await dialog('Navigation');
  await button('Account menu').tap();
  await menu(/Account/, 'Payments');
  await dialog(/./);
  await button(/^Replies/).tap();
  await dialog('Replies');
  await visit('/all?sortBy=new', 'Late on the pier');
  await page.getByRole('combobox', { name: 'Search tags' }).fill('sto');
  await expect(page.getByRole('option', { name: 'storm' })).toBeVisible();
  await look('suggested tags', '.tag-search');

  await visit(`/story?siren=${siren}`, 'Runa Holm');
  await visit(`/story?story=${story}`, 'And in winter?');
  await button('Edit message').tap();
  await look('a message being edited');
  await button('Cancel').tap();
  await button('More about Runa Holm').tap();
  await menu(/About Runa Holm/, 'Report siren');
  await dialog('Report siren');
  await button('Memory').tap();
  await dialog('What is remembered');
  await button('Post').tap();
  await dialog('Post this chat');
  await button('Delete').tap();
  await dialog(/delete this/);

  await visit(`/post/${post}`, 'As harbours are in winter.');
  await page.getByRole('list', { name: 'Comments' }).getByRole('button', { name: 'Reply' }).first().tap();
  await expect(page.getByRole('textbox', { name: /reply/i })).toBeVisible();
  await look('a reply being written');
  await page.getByRole('list', { name: 'Comments' }).getByRole('button', { name: 'More' }).first().tap();
  await menu(/More about the comment/, null);
  await button('More').tap();
  await menu(/More about this post/, 'Edit');
  await dialog('Edit post');

  await visit('/u/Fingertip', 'Late on the pier');
  await button(/Profile actions|Manage/).tap();
  await menu(/./, 'Edit profile');
  await dialog('Edit profile');
  await visit('/settings', 'Devices');
  await visit('/sirens/create', 'Siren Builder');
  await visit('/sirens/my-sirens', 'Runa Holm');
  await visit('/saved', /./);
  await visit('/credits', /./);
});

test.describe('a visitor', () => {
  test.use({ ageAgreed: false });

  test('finds everything large enough for a finger and with a name for a screen reader', async ({
    page,
    app,
    openOther,
  }) => {
    const maker = await openOther();
    await join(maker, app, 'Pointer');
    const { siren, post } = await makeWorld(maker, app, 'Sunniva Berg', 'Early on the pier');
    const { look, visit } = inspector(page);
    await page.goto('/');
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('the question for the age');
    await page.getByRole('button', { name: 'I Agree' }).tap();
    for (const [path, content] of [
      ['/', 'Sunniva Berg'],
      [`/story?siren=${siren}`, 'Sunniva Berg'],
      [`/post/${post}`, 'As harbours are in winter.'],
      ['/login', 'Forgot Password'],
      ['/register', 'I agree'],
      ['/settings', /./],
      ['/no/such/page', /./],
    ] as const)
      await visit(path, content);
    await page.goto('/?redirectReason=vote');
    await expect(page.getByRole('alert').filter({ hasText: 'vote' })).toBeVisible();
    // Elsewhere toasts take no clicks; here they are tapped.
    await page.evaluate(() => {
      const style = new CSSStyleSheet();
      style.replaceSync('.Toastify__toast { pointer-events: auto !important; }');
      document.adoptedStyleSheets.push(style);
    });
    await look('a toast', '.toast-layer');
    await expect(page.getByRole('alert').filter({ hasText: 'vote' })).toBeVisible();
  });
});
