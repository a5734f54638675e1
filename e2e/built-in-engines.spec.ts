import type { Page } from '@playwright/test';
import { TEST_MS } from '../scripts/lib/test-limits.mjs';
import { expect, test } from './support/app.ts';
import { answered, exchanges, field, says, send } from './support/chat.ts';
import { makeSiren } from './support/content.ts';
import { join, remember } from './support/people.ts';

// One after the other: loading the engines takes longer than using them.
test.describe.configure({ mode: 'default' });
test.use({ engines: 'built-in' });

/** The first test waits until an engine is loaded, which takes long on a slow machine. */
const expectOfEngine = expect.configure({ timeout: TEST_MS });

test('a siren is put together, painted, named, heard, changed and deleted [S12] [S13] [S14] [S26] [S27] [S28] [S29] [S31] [S32] [T13] [V16] [X3] [X7]', async ({
  page,
  app,
  faults,
}) => {
  await join(page, app, 'Shipwright');
  await page.goto('/sirens');
  await expect(page).toHaveURL(/\/sirens\/create$/);
  await expect(page.getByText('No Images Generated Yet')).toBeVisible();

  await page.getByRole('button', { name: 'Siren Builder' }).click();
  const builder = page.getByRole('dialog', { name: 'Siren Builder' });
  await expect(builder.getByText('No image generated yet')).toBeVisible();
  await expect(builder.getByRole('radio', { name: 'Full Body, not painted' })).toBeAttached();
  await builder.getByRole('button', { name: 'Randomize Appearance' }).click();
  await builder.getByRole('button', { name: 'Generate Image' }).click();
  await expectOfEngine(builder.getByRole('img').first()).toBeVisible();
  await builder.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(builder).toBeHidden();
  await expect(page.getByText('Cover', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Appearance' })).not.toHaveValue('');

  await page.getByRole('button', { name: 'Create Siren' }).click();
  await expect(page.getByText('Name and Description are required.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Marisol Vega');
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('A lighthouse keeper of forty who writes letters to ships.');
  await page.getByRole('button', { name: 'Preview Voice' }).click();
  await page.getByRole('button', { name: 'Create Siren' }).click();
  await expect(says(page, 'Siren created successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/story\?siren=\d+$/);
  await expect(page.getByRole('heading', { name: 'Marisol Vega' })).toBeVisible();
  await expect(page.getByText('This siren is private: only you can see this page.')).toBeVisible();
  await expect(page.getByText('This is the built-in demonstration voice')).toBeVisible();
  await page.getByRole('button', { name: 'Close this notice' }).click();
  await expect(page.getByText('This is the built-in demonstration voice')).toBeHidden();
  const intro = page.getByRole('main').getByRole('button', { name: 'Play the intro of Marisol Vega' });
  await expectOfEngine(intro).toBeVisible();
  await expect(page.getByRole('button', { name: /audio words and 9 images left/ })).toBeVisible();

  await page.getByRole('link', { name: 'Edit siren' }).click();
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('A lighthouse keeper of forty who reads the weather aloud.');
  await page.getByRole('button', { name: 'Save Siren' }).click();
  await expect(says(page, 'Siren updated successfully')).toBeVisible();
  await expect(page.getByText('reads the weather aloud').first()).toBeVisible();

  await page.getByRole('link', { name: 'My Sirens' }).click();
  await expect(page.getByText(/^Voiced by /)).toBeVisible();
  await page.getByRole('button', { name: 'Delete Marisol Vega' }).click();
  await expect(page.getByText('Are you sure you want to delete this siren?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(says(page, 'Siren deleted successfully')).toBeVisible();
  await expect(page.getByText("You haven't created any sirens yet.")).toBeVisible();
  expect(faults).toEqual([]);
});

test('a chat is begun, answered, reloaded, redone, edited and deleted [S9] [S35] [S37] [T6] [T8] [T10] [V8] [V16] [X7]', async ({
  page,
  app,
  faults,
}) => {
  await join(page, app, 'Tidewaiter');
  await remember(page, app, 'responseSize', 'short');
  const siren = await makeSiren(page, app, 'Bridie Halloran');
  await page.goto(`/story?siren=${siren}`);
  await expect(
    page.getByText('Remember: Chats are private unless posted and everything sirens say is made up'),
  ).toBeVisible();
  await field(page).press('Enter');
  await expect(says(page, 'Please enter a message.')).toBeVisible();

  await send(page, 'Good evening. What do you do when the harbour is frozen?');
  await expect(page).toHaveURL(/story=\d+/);
  // The server stores the answer: after a reload it is there, complete.
  await page.reload();
  await answered(page, 1);
  const story = new URL(page.url()).searchParams.get('story');
  const stored = await (await page.request.get(`/api/story/${story}?media=url`)).json();
  expect(stored.composes).toHaveLength(1);
  expect(stored.composes[0].ai_response.length).toBeGreaterThan(20);
  expect(stored.composes[0].audio_url).toMatch(/^\/media\/audio\//);

  await page.getByRole('button', { name: 'Redo the answer' }).click();
  await expectOfEngine(page.getByText(/^2\s*\/\s*2$/)).toBeVisible();
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

/** Measures the peak loudness of the sounds that the page plays. */
async function listenIn(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const loudness = { peak: 0 };
    Object.assign(window, { loudness });
    const connected = new WeakSet<HTMLMediaElement>();
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (!connected.has(this)) {
        connected.add(this);
        const context = new AudioContext();
        const analyser = context.createAnalyser();
        context.createMediaElementSource(this).connect(analyser);
        analyser.connect(context.destination);
        const samples = new Float32Array(analyser.fftSize);
        setInterval(() => {
          analyser.getFloatTimeDomainData(samples);
          for (const sample of samples) loudness.peak = Math.max(loudness.peak, Math.abs(sample));
        }, 50);
      }
      return play.call(this);
    };
  });
  return () => page.evaluate(() => (window as unknown as { loudness: { peak: number } }).loudness.peak);
}

test.describe('with the moves that most people see', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('an answer is written, heard and pictured [P3] [S33] [T12]', async ({ page, app, faults }) => {
    const peak = await listenIn(page);
    await join(page, app, 'Listener');
    await remember(page, app, 'responseSize', 'short');
    const siren = await makeSiren(page, app, 'Oona Hale');
    await page.goto(`/story?siren=${siren}`);
    const toggle = (name: RegExp) => page.getByRole('button', { name });
    await expect(toggle(/^Audio, 500 words left/)).toHaveAttribute('aria-pressed', 'true');
    await expect(toggle(/^Images, 10 images left/)).toHaveAttribute('aria-pressed', 'true');
    await send(page, 'Good evening. Show me the harbour, and tell me about the tide.');
    await expectOfEngine.poll(peak, { message: 'something can be heard' }).toBeGreaterThan(0.02);
    await expectOfEngine(page.getByRole('button', { name: 'Enlarge the picture of Oona Hale' })).toBeVisible();
    await answered(page, 1);
    await expect(toggle(/^Images, 9 images left/)).toBeVisible();
    await expect(toggle(/^Audio, (?!500)\d+ words left/)).toBeVisible();
    await page.getByRole('button', { name: 'Enlarge the picture of Oona Hale' }).click();
    await expect(page.getByRole('dialog', { name: 'Oona Hale' }).getByRole('img')).toBeVisible();
    expect(faults).toEqual([]);
  });
});
