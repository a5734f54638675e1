import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConnectionNotice } from './connection-notice.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const connected = { awaits: 'answer', isLost: false, hasFailed: false } as const;
const text = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function goOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  await pass(1);
}

test('without a network it says that her answer goes on, and for a moment that one is back', async () => {
  const view = render(<ConnectionNotice {...connected} />);
  expect(text()).toBe('');
  await goOnline(false);
  expect(text()).toBe('You are offline. The answer goes on; it will be here when you are back.');
  view.rerender(<ConnectionNotice {...connected} isLost />);
  await goOnline(true);
  expect(text()).toBe('Connecting again…');
  view.rerender(<ConnectionNotice {...connected} />);
  await pass(1);
  expect(text()).toBe('You are back.');
  await pass(2_900);
  expect(text()).toBe('You are back.');
  await pass(200);
  expect(text()).toBe('');
});

test('where no answer is on its way it promises none', async () => {
  render(<ConnectionNotice {...connected} awaits="nothing" />);
  await goOnline(false);
  expect(text()).toBe('You are offline. What you write stays here until you are back.');
});

test('a line that breaks is spoken of only when it does not mend at once', async () => {
  const view = render(<ConnectionNotice {...connected} />);
  view.rerender(<ConnectionNotice {...connected} isLost />);
  await pass(300);
  view.rerender(<ConnectionNotice {...connected} />);
  await pass(1_000);
  expect(text()).toBe('');
  view.rerender(<ConnectionNotice {...connected} isLost />);
  await pass(700);
  expect(text()).toBe('Connecting again…');
});

test('trouble that comes back while all seemed well is said at once', async () => {
  render(<ConnectionNotice {...connected} />);
  await goOnline(false);
  await goOnline(true);
  expect(text()).toBe('You are back.');
  await goOnline(false);
  expect(text()).toContain('You are offline.');
  await pass(5_000);
  expect(text()).toContain('You are offline.');
});

test('a message that has not left is not said to be answered', async () => {
  render(<ConnectionNotice {...connected} awaits="sending" />);
  await goOnline(false);
  expect(text()).toBe('You are offline. This is not sent yet; it goes out by itself when you are back.');
});

test('a line that was given up is not back; a network that returns after that is', async () => {
  const view = render(<ConnectionNotice {...connected} isLost />);
  await pass(700);
  expect(text()).toBe('Connecting again…');
  view.rerender(<ConnectionNotice {...connected} awaits="nothing" hasFailed />);
  await pass(1);
  expect(text()).toBe('');
  await goOnline(false);
  await goOnline(true);
  expect(text()).toBe('You are back.');
});
