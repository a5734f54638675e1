import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';

const settings = {
  name: 'Nightboat',
  support_email: 'help@example.test',
  community_url: '',
  skip_validation: true,
  dev_mail: true,
  analytics_id: 'GTM-ABC1234',
};

beforeEach(() => vi.resetModules());
afterEach(() => document.getElementById('site')?.remove());

test('what the server put into the page is used, and nothing is asked for', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="site">${JSON.stringify(settings)}</script>`,
  );
  const server = fakeServer({});
  const { loadSite, site } = await import('./site.ts');
  await loadSite();
  expect(site).toEqual(settings);
  expect(server.calls).toEqual([]);
});

test('a page without it asks the server at the start, and every title follows', async () => {
  fakeServer({ 'GET /api/site': { body: settings } });
  const { loadSite, site } = await import('./site.ts');
  expect(site.name).toBe('Sirenade');
  await loadSite();
  expect(site).toEqual(settings);
  const { pageTitle } = await import('./use-page-title.ts');
  expect(pageTitle('Sign Up')).toBe('Nightboat Sign Up');
});

test('a server that is away leaves the page with its own name', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  fakeServer({ 'GET /api/site': 'down' });
  const { loadSite, site } = await import('./site.ts');
  await loadSite();
  expect(site).toMatchObject({ name: 'Sirenade', dev_mail: false, analytics_id: '' });
});
