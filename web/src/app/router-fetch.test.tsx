import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const PAGE = './pages/post-page.tsx';

// A page is fetched once: these tests need a router that has fetched nothing yet.
beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.doUnmock(PAGE);
  vi.resetModules();
});

test('a page whose file cannot be fetched shows the error page inside the frame [X7]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.doMock(PAGE, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { renderApp } = await import('../../test/render-app.tsx');
  renderApp('/post/1');
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
});
