import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { join } from './support/people.ts';
import { settled } from './support/settled.ts';

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE, hasTouch: true, serviceWorkers: 'allow' });

/** Waits until the service worker has cached the app and controls this page. */
async function awaitWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
  });

test('the app can be installed: a manifest, its icons, and a worker over all of it', async ({ page, app, faults }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/', scope: '/', theme_color: '#0b1020' });
  for (const { src, sizes } of manifest.icons) {
    await page.setContent(`<img src="${app.url}${src}">`);
    const picture = page.locator('img');
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => `${img.naturalWidth}x${img.naturalHeight}`))
      .toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  const worker = await page.request.get('/service-worker.js');
  expect([worker.status(), worker.headers()['cache-control']]).toEqual([200, 'no-cache']);
  expect(faults).toEqual([]);
});

test('what a page needs first is asked for with it, and not a second time', async ({ page, faults }) => {
  // Files that the browser takes from its memory cache are not requested again.
  const findRequests = () =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
      .map(({ name }) => name.slice(location.origin.length))
      .filter((address) => address.startsWith('/assets/') || address.startsWith('/api/sirens?'));
  for (const path of ['/', '/all', '/post/1', '/story?siren=1&story=2', '/sirens/existing/1']) {
    await page.goto(path);
    await settled(page);
    const findUntaken = () => Object.keys((window as { earlyAnswers?: object }).earlyAnswers ?? {});
    await expect.poll(() => page.evaluate(findUntaken), path).toEqual([]);
    await settled(page);
    const requests = await page.evaluate(findRequests);
    if (path === '/') expect(requests.filter((address) => address.startsWith('/api/sirens?'))).toHaveLength(1);
    expect(requests.filter((address, place) => requests.indexOf(address) !== place)).toEqual([]);
  }
  expect(faults.filter((fault) => !/404/.test(fault))).toEqual([]);
});

test('without a network one is told so, and can try again', async ({ page, context }) => {
  await page.goto('/');
  await awaitWorker(page);
  await context.setOffline(true);
  await page.goto('/u/somebody');
  await expect(page.getByRole('heading', { name: 'The line is quiet' })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).textAlign)).toBe('center');
  // Only the page that comes next can notice that the network is back.
  const triedAgain = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await triedAgain;
  await expect(page.getByRole('heading', { name: 'The line is quiet' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveURL(/\/u\/somebody$/);
});

test('a server that is back is noticed, though the browser has nothing to announce', async ({ page, context }) => {
  await context.addInitScript(() => window.addEventListener('online', (event) => event.stopImmediatePropagation()));
  await page.goto('/');
  await awaitWorker(page);
  await context.setOffline(true);
  await page.goto('/u/somebody');
  await expect(page.getByRole('heading', { name: 'The line is quiet' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('the files of every page are kept, and nothing that is somebody’s own', async ({ page, app }) => {
  await page.goto('/');
  await awaitWorker(page);
  await join(page, app, 'Pocketed');
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/saved');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const addresses = await cachedAddresses(page);
  expect(addresses.some((path) => /^\/assets\/story-.*\.js$/.test(path))).toBe(true);
  expect(addresses.filter((path) => !/^\/(assets|offline)\/|^\/favicon\.svg$/.test(path))).toEqual([]);
});

test('going back closes the drawer and a modal, and only then leaves the page', async ({ page, faults }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: 'Terms of Service' }).click();
  const terms = page.getByRole('dialog', { name: /Terms of Service/ });
  await expect(terms).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(terms).toHaveCount(0);
  await expect(drawer).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);

  await page.evaluate(async () => {
    const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.forward();
    await moved;
  });
  await settled(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/login$/);
  expect(faults).toEqual([]);
});

test('the drawer is as wide as the sidebar of a large screen [K16]', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await expect(drawer).toBeVisible();
  expect((await drawer.boundingBox())?.width).toBe(256);
});

test('an open modal is gone after a reload, and going back leaves the page at once', async ({ page }) => {
  await page.goto('/login');
  await page.goto('/');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.depth)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
});

test('going back from a form with changes asks first, and both answers hold [S30]', async ({ page, app }) => {
  await join(page, app, 'Hesitant');
  await page.goto('/');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Create Siren' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Isla');
  const question = page.getByRole('dialog', { name: /unsaved changes/ });
  await page.evaluate(() => history.back());
  await expect(question).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/sirens\/create$/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Isla');
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/$/);
});
