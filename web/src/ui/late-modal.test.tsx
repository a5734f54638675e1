import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { takeMessages } from '../lib/toast.ts';
import { lateModal } from './late-modal.tsx';

test('a modal that cannot be fetched says so and closes, and is fetched at the next opening', async () => {
  let online = false;
  const Late = lateModal<{ onClose(): void }>(async () => {
    if (!online) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>here</p>;
  });
  const onClose = vi.fn();
  const { unmount } = render(<Late onClose={onClose} />);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const text = 'This could not be loaded. Please check your connection, or reload the page.';
  expect(takeMessages()).toEqual([{ tone: 'error', text }]);
  unmount();

  online = true;
  render(<Late onClose={onClose} />);
  expect(await screen.findByText('here')).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
});
