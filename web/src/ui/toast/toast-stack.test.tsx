import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { notify, toastSettings } from '../../lib/toast.ts';
import { Modal } from '../modal.tsx';
import { ToastHost } from './toast-host.tsx';

test('a toast said before the host was ready is shown as an alert, top right, in light [K29]', async () => {
  notify.warning('You need to login to vote');
  render(<ToastHost />);
  const toast = await screen.findByRole('alert');
  expect(toast.textContent).toContain('You need to login to vote');
  expect(toast.className).toContain('Toastify__toast-theme--light');
  expect(toast.className).toContain('Toastify__toast--warning');
  expect(toast.closest('.Toastify__toast-container--top-right')).not.toBeNull();
  const bar = toast.querySelector<HTMLElement>('.Toastify__progress-bar--animated');
  expect(bar?.style.animationDuration).toBe('5000ms');
});

const { showPopover, hidePopover } = HTMLElement.prototype;
afterEach(() => {
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
  vi.restoreAllMocks();
});

test('a dialog that opens after a toast does not cover it', async () => {
  const layers: string[] = [];
  const layer = (element: HTMLElement) => (element.tagName === 'DIALOG' ? 'dialog' : 'toasts');
  const showModal = HTMLDialogElement.prototype.showModal;
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    layers.push(layer(this));
    showModal.call(this);
  });
  // The top layer as in browsers: the popover shown last lies above.
  HTMLElement.prototype.showPopover = function () {
    if (!layers.includes(layer(this))) layers.push(layer(this));
  };
  HTMLElement.prototype.hidePopover = function () {
    layers.splice(layers.indexOf(layer(this)), 1);
  };
  notify.success('Your plan is cancelled.');
  render(<ToastHost />);
  await screen.findByText('Your plan is cancelled.');
  render(
    <Modal open title="Subscription" onClose={() => {}}>
      Plans
    </Modal>,
  );
  expect(layers).toEqual(['dialog', 'toasts']);
});

test('every tone has its own look [K29]', async () => {
  render(<ToastHost />);
  for (const tone of ['success', 'error', 'info'] as const) {
    act(() => notify[tone](`a word of ${tone}`));
    const text = await screen.findByText(`a word of ${tone}`);
    expect(text.closest(`.Toastify__toast--${tone}`)).not.toBeNull();
  }
});

test('toasts pause under the pointer and without focus, and a finger drags them away at 80 percent [K29]', () => {
  expect(toastSettings).toEqual({
    position: 'top-right',
    autoClose: 5000,
    pauseOnHover: true,
    pauseOnFocusLoss: true,
    draggable: 'touch',
    draggablePercent: 80,
    role: 'alert',
    theme: 'light',
  });
});
