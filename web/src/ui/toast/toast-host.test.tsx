import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const network = { online: false };

// The module caches the library once it is loaded: these tests need a copy that has not loaded it yet.
beforeEach(() => {
  vi.resetModules();
  vi.doMock('../../lib/load-piece.ts', () => ({
    loadPiece: async (load: () => Promise<unknown>) => {
      if (!network.online) throw new TypeError('Failed to fetch dynamically imported module');
      return load();
    },
  }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('../../lib/load-piece.ts');
  vi.resetModules();
});

test('without the toast library a message is a plain line for five seconds; the next one tries again [K29]', async () => {
  const { notify } = await import('../../lib/toast.ts');
  const { ToastHost } = await import('./toast-host.tsx');
  vi.useFakeTimers();
  render(<ToastHost />);
  await act(async () => notify.error('We could not reach the server.'));
  const line = screen.getByRole('alert');
  expect(line.textContent).toBe('We could not reach the server.');
  expect(line.className).toBe('plain-toast');
  await act(() => vi.advanceTimersByTimeAsync(4900));
  expect(screen.queryByRole('alert')).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.queryByRole('alert')).toBeNull();

  vi.useRealTimers();
  network.online = true;
  act(() => notify.success('Saved.'));
  const toast = await screen.findByText('Saved.');
  expect(toast.closest('.Toastify__toast')).not.toBeNull();
});
