import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { signUpAndVerify } from './support/people.ts';

const says = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to / });
const exchanges = (page: Page) => page.getByRole('list', { name: /^Chat with / }).getByRole('listitem');

/** Makes a siren whom everybody can meet. */
async function makeSiren(request: APIRequestContext, url: string, name: string): Promise<number> {
  const answer = await request.post('/api/sirens', {
    headers: { origin: url },
    multipart: { name, description: 'Mends nets on the pier and knows every tide.', private: 'false', images: '[]' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

async function send(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Waits until she has said all of it. */
async function answered(page: Page, count: number): Promise<void> {
  await expect(exchanges(page)).toHaveCount(count, { timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Redo the answer' })).toBeVisible({ timeout: 60_000 });
}

test('a chat is begun, answered, reloaded, redone, edited and deleted [S9] [S33] [S34] [S35] [S37] [T6] [T8] [T10] [V8] [V16] [X7] [K13]', async ({
  page,
  app,
  faults,
}) => {
  test.setTimeout(240_000);
  await signUpAndVerify(page, app, 'Tidewaiter');
  const siren = await makeSiren(page.request, app.url, 'Bridie Halloran');
  await page.goto(`/story?siren=${siren}`);
  await expect(
    page.getByText('Remember: Chats are private unless posted and everything sirens say is made up'),
  ).toBeVisible();
  await field(page).press('Enter');
  await expect(says(page, 'Please enter a message.')).toBeVisible();

  await send(page, 'Good evening. What do you do when the harbour is frozen?');
  await expect(page).toHaveURL(/story=\d+/, { timeout: 30_000 });
  // The answer is the server's: whoever reloads finds it, whole.
  await page.reload();
  await answered(page, 1);
  const story = new URL(page.url()).searchParams.get('story');
  const stored = await (await page.request.get(`/api/story/${story}?media=url`)).json();
  expect(stored.composes).toHaveLength(1);
  expect(stored.composes[0].ai_response.length).toBeGreaterThan(20);
  expect(stored.composes[0].audio_url).toMatch(/^\/media\/audio\//);

  await page.getByRole('button', { name: 'Redo the answer' }).click();
  await expect(page.getByText(/^2\s*\/\s*2$/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Previous answer' }).click();
  await expect(page.getByText(/^1\s*\/\s*2$/)).toBeVisible();

  await page.getByRole('button', { name: 'Edit message' }).first().click();
  await page.getByRole('textbox', { name: 'Edit your message' }).fill('And when it thaws?');
  await page.getByRole('button', { name: 'Update' }).click();
  await answered(page, 1);
  await expect(exchanges(page).getByText('And when it thaws?')).toBeVisible();

  await expect(page.getByRole('list', { name: 'Recent chats' }).getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Are you sure you want to delete this?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(says(page, 'Chat deleted successfully')).toBeVisible();
  expect((await page.request.get(`/api/story/${story}`)).status()).toBe(404);
  expect(faults).toEqual([]);
});

test('a visitor chats without an account and keeps the chat at sign-up [P5] [R1]', async ({ page, app, browser }) => {
  test.setTimeout(180_000);
  const owner = await browser.newContext({ baseURL: app.url });
  await owner.addInitScript(() => sessionStorage.setItem('disclaimerAgreed', 'true'));
  const maker = await owner.newPage();
  await signUpAndVerify(maker, app, 'Netmaker');
  const siren = await makeSiren(maker.request, app.url, 'Callum Reid');
  await owner.close();

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
  await signUpAndVerify(page, app, 'Wanderer');
  const siren = await makeSiren(page.request, app.url, 'Ines Duarte');
  await page.goto(`/story?siren=${siren}&story=123456789`);
  await expect(says(page, "This chat doesn't exist")).toBeVisible();
  await expect(page).not.toHaveURL(/story=123456789/);
});

/** Listens in: keeps how loud what the page plays has become. */
async function listenIn(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const heard = { peak: 0 };
    Object.assign(window, { heard });
    const known = new WeakSet<HTMLMediaElement>();
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (!known.has(this)) {
        known.add(this);
        const ear = new AudioContext();
        const analyser = ear.createAnalyser();
        ear.createMediaElementSource(this).connect(analyser);
        analyser.connect(ear.destination);
        const samples = new Float32Array(analyser.fftSize);
        setInterval(() => {
          analyser.getFloatTimeDomainData(samples);
          for (const sample of samples) heard.peak = Math.max(heard.peak, Math.abs(sample));
        }, 50);
      }
      return play.call(this);
    };
  });
  return () => page.evaluate(() => (window as unknown as { heard: { peak: number } }).heard.peak);
}

test('an answer is written, heard and pictured [P3] [S33] [T12]', async ({ page, app, faults }) => {
  test.setTimeout(240_000);
  const peak = await listenIn(page);
  await signUpAndVerify(page, app, 'Listener');
  const siren = await makeSiren(page.request, app.url, 'Oona Hale');
  await page.goto(`/story?siren=${siren}`);
  const toggle = (name: RegExp) => page.getByRole('button', { name });
  await expect(toggle(/^Audio, 500 words left/)).toHaveAttribute('aria-pressed', 'true');
  await expect(toggle(/^Images, 10 images left/)).toHaveAttribute('aria-pressed', 'true');
  await send(page, 'Good evening. Show me the harbour, and tell me about the tide.');
  await expect.poll(peak, { timeout: 90_000, message: 'something can be heard' }).toBeGreaterThan(0.02);
  await expect(page.getByRole('button', { name: 'Enlarge the picture of Oona Hale' })).toBeVisible({ timeout: 90_000 });
  await answered(page, 1);
  await expect(toggle(/^Images, 9 images left/)).toBeVisible();
  await expect(toggle(/^Audio, (?!500)\d+ words left/)).toBeVisible();
  await page.getByRole('button', { name: 'Enlarge the picture of Oona Hale' }).click();
  await expect(page.getByRole('dialog', { name: 'Oona Hale' }).getByRole('img')).toBeVisible();
  expect(faults).toEqual([]);
});

test('two tabs of one chat know of each other and lose nothing [T6]', async ({ page, app, context }) => {
  test.setTimeout(240_000);
  await signUpAndVerify(page, app, 'Twofold');
  const siren = await makeSiren(page.request, app.url, 'Jonas Feld');
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

test('a posted chat is read by others and goes on as their own [S38] [T7] [A28]', async ({ page, app, browser }) => {
  test.setTimeout(240_000);
  const theirs = await browser.newContext({ baseURL: app.url });
  await theirs.addInitScript(() => sessionStorage.setItem('disclaimerAgreed', 'true'));
  const author = await theirs.newPage();
  await signUpAndVerify(author, app, 'Storyteller');
  const siren = await makeSiren(author.request, app.url, 'Mirela Novak');
  await author.goto(`/story?siren=${siren}`);
  await send(author, 'Where were we when the lamp went out?');
  await answered(author, 1);
  const story = new URL(author.url()).searchParams.get('story');
  const posted = await author.request.post('/api/post', {
    headers: { origin: app.url },
    data: { story_id: Number(story) },
  });
  expect(posted.status(), await posted.text()).toBe(201);
  await send(author, 'And this stays between us.');
  await answered(author, 2);
  await theirs.close();

  await signUpAndVerify(page, app, 'Wayfarer');
  await page.goto(`/story?siren=${siren}&story=${story}`);
  await expect(exchanges(page).getByText('Where were we when the lamp went out?')).toBeVisible();
  await expect(page.getByText('And this stays between us.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(`story=${story}`));
  await send(page, 'Light it again.');
  await answered(page, 2);
});

test('whoever has no words left is told so, and can still write [X7] [T11]', async ({ page, app }) => {
  test.setTimeout(180_000);
  await signUpAndVerify(page, app, 'Speechless');
  const siren = await makeSiren(page.request, app.url, 'Edda Lind');
  await app.operate('credit', 'Speechless', 'words', '-500', 'all said');
  await page.goto(`/story?siren=${siren}`);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: /^Audio, 0 words left/ }).click();
  await expect(says(page, 'You need audio words to generate audio.')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await send(page, 'Then write to me.');
  await answered(page, 1);
});
