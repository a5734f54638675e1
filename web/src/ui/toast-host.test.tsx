import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { notify } from '../lib/toast.ts';
import { ToastHost } from './toast-host.tsx';

const network = vi.hoisted(() => ({ online: false }));
vi.mock('../lib/load-piece.ts', () => ({
  loadPiece: async (load: () => Promise<unknown>) => {
    if (!network.online) throw new TypeError('Failed to fetch dynamically imported module');
    return load();
  },
}));

afterEach(() => {
  vi.useRealTimers();
});

test('without the toast library a message is a plain line for five seconds; the next one tries again [K29]', async () => {
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
