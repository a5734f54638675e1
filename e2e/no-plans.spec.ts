import { expect, test } from './support/app.ts';
import { join } from './support/people.ts';

test.use({ appEnv: { PAYMENTS: 'none', ANALYTICS_ID: 'GTM-E2E1234' } });

test('without plans the credits still show, no prompt opens by itself, and only the tag container is loaded [A14]', async ({
  page,
  app,
  faults,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== app.url) foreign.push(request.url());
  });
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.containerRuns = true;' }),
  );
  await join(page, app, 'Planless');
  await app.operate('credit', 'Planless', 'images', '-10', 'all seen');
  await page.goto('/all');
  const left = page.getByRole('button', { name: /^500.*audio words.*0.*images left$/ });
  await expect(left).toBeVisible();
  await page.waitForFunction(() => 'containerRuns' in window);
  const modal = page.getByRole('dialog', { name: 'Subscription' });
  await expect(modal).toBeHidden();
  await left.click();
  await expect(modal.getByText(/^Plans are not offered here\./)).toBeVisible();
  await expect(modal.getByRole('button')).toHaveCount(1);
  expect(foreign).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-E2E1234']);
  expect(faults).toEqual([]);
});
