import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { makeSiren } from './support/content.ts';
import { keyboardOf } from './support/keyboard.ts';
import { join } from './support/people.ts';

const says = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test.describe('with a keyboard alone', () => {
  // Toasts are stops on the way here, and in the way of others: they go as they do for people.
  test.use({ ageAgreed: false, toastsStay: false });

  test('a stranger signs up, chats, posts, comments and leaves [S21] [S35] [T9]', async ({
    page,
    app,
    openOther,
    engineServer,
    faults,
  }) => {
    const maker = await openOther();
    await join(maker, app, 'Seawright');
    for (const name of ['Nerys Vaughan', 'Tomas Arden', 'Ilse Brandt']) await makeSiren(maker, app, name);
    const keys = keyboardOf(page);
    const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    const textbox = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
    const step = test.step;

    await step('comes in', async () => {
      await page.goto('/');
      await keys.isOn(button('I Agree'));
      await keys.to(page.getByRole('dialog').getByRole('button', { name: 'Terms of Service' }));
      await keys.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Terms of Service' })).toBeVisible();
      await keys.press('Escape');
      await keys.isOn(page.getByRole('dialog').getByRole('button', { name: 'Terms of Service' }));
      await keys.to(button('I Agree'));
      await keys.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await step('signs up', async () => {
      await keys.to(link('Sign Up').first());
      await keys.press('Enter');
      await expect(page).toHaveURL(/register/);
      await keys.to(textbox('Username'));
      await keys.type('Keyholder');
      await keys.to(textbox('Email'));
      await keys.type('keyholder@example.org');
      await keys.to(page.getByLabel('Birthday'));
      await keys.type('12041990');
      await keys.to(textbox('Password'));
      await keys.type('lantern-harbour-71');
      await keys.to(page.getByRole('checkbox', { name: /I agree/ }));
      await keys.press('Space');
      await keys.to(button('Sign Up'));
      await keys.press('Enter');
      await expect(page.getByText('Please verify your email', { exact: true })).toBeVisible();
      await app.mailTo('keyholder@example.org', /Confirm/);
      await keys.to(link('Open the local mailbox'));
      await keys.pressToLeave('Enter');
      await keys.to(link('Open its link').first());
      await keys.pressToLeave('Enter');
      await keys.to(link('Continue'));
      await keys.press('Enter');
      await expect(page.getByRole('button', { name: /audio words/ })).toBeVisible();
    });

    await step('goes to the content at once, and along the tabs', async () => {
      await page.reload();
      await expect(link('Tomas Arden')).toBeVisible();
      await keys.to(link('Skip to content'));
      await keys.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await keys.to(page.getByRole('tab', { name: 'Sirens' }));
      await keys.press('ArrowRight');
      await keys.isOn(page.getByRole('tab', { name: 'Chats' }));
      await keys.press('ArrowLeft');
      await keys.to(link('Tomas Arden'));
      await keys.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Tomas Arden' })).toBeVisible();
    });

    const field = textbox('Message to Tomas Arden');
    const audio = page.getByRole('button', { name: /^Audio, / });
    const answered = () => expect(button('Redo the answer')).toBeVisible();
    await step('chats', async () => {
      const images = page.getByRole('button', { name: /^Images, / });
      await keys.to(images);
      await keys.press('Space');
      await expect(images).toHaveAttribute('aria-pressed', 'false');
      await keys.to(field);
      await keys.type('Good evening.');
      await keys.press('Shift+Enter');
      await keys.type('Who mends the nets?');
      await expect(field).toHaveValue('Good evening.\nWho mends the nets?');
      engineServer.speakLong(true);
      await keys.press('Enter');
      await answered();
      engineServer.speakLong(false);
      await keys.isOn(field);
    });

    await step('hears the answer and has another', async () => {
      const answer = page.getByRole('list', { name: /^Chat with/ });
      const play = answer.getByRole('button', { name: 'Play', exact: true });
      const pause = answer.getByRole('button', { name: 'Pause', exact: true });
      // She speaks by herself first.
      await expect(pause).toBeVisible();
      await keys.backTo(pause);
      await keys.press('Enter');
      await keys.isOn(play);
      await keys.press('Enter');
      await keys.isOn(pause);
      await keys.press('Enter');
      await keys.isOn(play);
      engineServer.writeSlowly(true);
      await keys.to(button('Redo the answer'));
      await keys.press('Enter');
      await keys.isOn(field);
      await keys.to(button('Stop the answer'));
      await keys.press('Enter');
      await answered();
      engineServer.writeSlowly(false);
      await keys.isOn(field);
      await keys.backTo(audio);
      await keys.press('Space');
      await expect(audio).toHaveAttribute('aria-pressed', 'false');
      await keys.to(button('Redo the answer'));
      await keys.press('Enter');
      await answered();
      const answers = page.getByRole('group', { name: 'Answers' });
      const position = () => answers.getByText(/^\d\/\d$/).textContent();
      const last = await position();
      await keys.backTo(button('Previous answer'));
      await keys.press('Enter');
      await expect.poll(position).not.toBe(last);
      await keys.press('ArrowRight');
      await expect.poll(position).toBe(last);
      await keys.backTo(button('Edit message'));
      await keys.press('Enter');
      await keys.isOn(textbox('Edit your message'));
      await keys.press('Escape');
      await keys.isOn(button('Edit message'));
    });

    await step('goes on', async () => {
      await keys.to(field);
      await keys.type('And in winter?');
      await keys.press('Enter');
      await expect(page.getByRole('list', { name: /^Chat with/ }).getByRole('listitem')).toHaveCount(2);
      await answered();
    });

    await step('posts a part of the chat', async () => {
      const post = button('Post');
      await keys.backTo(post);
      await keys.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Post this chat' });
      await keys.isOn(dialog.getByRole('textbox', { name: 'Title' }));
      await keys.press('Escape');
      await keys.isOn(post);
      await keys.press('Enter');
      await keys.isOn(dialog.getByRole('textbox', { name: 'Title' }));
      await keys.press('ControlOrMeta+A');
      await keys.type('The nets in winter');
      await keys.to(dialog.getByRole('textbox', { name: 'Tags' }));
      await keys.type('storm');
      await keys.press('Enter');
      await keys.type('winter,');
      await keys.to(dialog.getByRole('button', { name: 'Remove storm' }));
      await keys.press('Enter');
      await keys.isOn(dialog.getByRole('textbox', { name: 'Tags' }));
      await keys.to(dialog.getByRole('combobox', { name: 'From' }));
      await keys.press('ArrowDown');
      await keys.to(dialog.getByRole('button', { name: 'Post', exact: true }));
      await keys.press('Enter');
      await expect(says(page, 'Chat posted successfully')).toBeVisible();
      await keys.isOn(link('Comments'));
      await keys.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'The nets in winter' })).toBeVisible();
      await expect(page.getByRole('main').getByText('Who mends the nets')).toHaveCount(0);
    });

    await step('votes, saves and comments', async () => {
      const upvote = page.getByRole('button', { name: 'Upvote' }).first();
      await keys.to(upvote);
      const was = await upvote.getAttribute('aria-pressed');
      await keys.press('Space');
      await expect(upvote).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true');
      const more = button('More').first();
      await keys.to(more);
      await keys.press('ArrowUp');
      await keys.isOn(page.getByRole('menuitem', { name: 'Delete' }));
      await keys.press('ArrowDown');
      await keys.isOn(page.getByRole('menuitem', { name: 'Save' }));
      await keys.press('Escape');
      await keys.isOn(more);
      await keys.press('Enter', 'End');
      await keys.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Delete this post?' })).toBeVisible();
      await keys.press('Escape');
      await keys.isOn(more);
      await keys.press('Enter', 'Enter');
      await expect(says(page, 'Post saved.')).toBeVisible();
      await keys.isOn(more);

      const form = page.getByRole('form', { name: 'Your comment' });
      await keys.to(form.getByRole('textbox'));
      await keys.type('A *quiet* one.');
      await keys.to(form.getByRole('button', { name: 'Preview' }));
      await keys.press('Enter');
      await expect(form.getByRole('region', { name: 'Preview' })).toBeVisible();
      await keys.isOn(form.getByRole('button', { name: 'Edit' }));
      await keys.to(form.getByRole('button', { name: 'Submit' }));
      await keys.press('Enter');
      const comment = page.getByRole('article', { name: 'Comment by Keyholder' });
      await expect(comment.getByText('A quiet one.')).toBeVisible();
      await keys.to(comment.getByRole('button', { name: 'Reply' }));
      await keys.press('Enter');
      const reply = page.getByRole('form', { name: 'Your reply to Keyholder' });
      await keys.isOn(reply.getByRole('textbox'));
      await keys.press('Escape');
      await keys.isOn(comment);
      await keys.to(comment.getByRole('button', { name: 'Reply' }));
      await keys.press('Enter');
      await keys.type('And a second.');
      await keys.press('ControlOrMeta+Enter');
      await expect(comment.getByText('And a second.')).toBeVisible();
      await keys.backTo(page.getByRole('button', { name: 'Collapse the thread of Keyholder' }).first());
      await keys.press('Enter');
      await keys.isOn(button('Expand the thread of Keyholder'));
      await keys.press('Enter');
    });

    await step('looks at what is above the page, and leaves', async () => {
      const bell = page.getByRole('button', { name: /^Replies/ });
      await keys.backTo(bell);
      await keys.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Replies' })).toBeVisible();
      await keys.press('Escape');
      await keys.isOn(bell);
      const credits = page.getByRole('button', { name: /audio words/ });
      await keys.to(credits);
      await keys.press('Enter');
      await expect(page.getByRole('dialog')).toContainText('Currently Available');
      await keys.press('Escape');
      await keys.isOn(credits);
      await keys.to(button('Logout'));
      await keys.press('Enter');
      await expect(link('Login')).toBeVisible();
      await keys.to(link('Login'));
    });
    expect(keys.faults()).toEqual([]);
    expect(faults).toEqual([]);
  });
});

test('what opens over a small screen closes by Escape, one layer at a time, and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 600 });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const keys = keyboardOf(page);
  const open = page.getByRole('button', { name: 'Open navigation' });
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await keys.to(open);
  await keys.press('Enter');
  await expect(drawer).toBeVisible();
  for (const name of ['Keyboard shortcuts', 'Privacy Policy']) {
    const entry = drawer.getByRole('button', { name });
    await keys.to(entry);
    await keys.press('Enter');
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await keys.press('Escape');
    await expect(page.getByRole('dialog', { name })).toHaveCount(0);
    await keys.isOn(entry);
  }
  await keys.press('Escape');
  await expect(drawer).toHaveCount(0);
  await keys.isOn(open);

  const account = page.getByRole('button', { name: 'Account menu' });
  await keys.to(account);
  await keys.press('ArrowDown');
  await keys.isOn(page.getByRole('menuitem', { name: 'Sign Up' }));
  await keys.press('ArrowDown');
  await keys.isOn(page.getByRole('menuitem', { name: 'Login' }));
  await keys.press('Home', 'Escape');
  await keys.isOn(account);
  await keys.press('Enter', 'Enter');
  await expect(page).toHaveURL(/register$/);
  expect(keys.faults()).toEqual([]);
});
