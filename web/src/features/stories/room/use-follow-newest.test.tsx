import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFollowNewest } from './use-follow-newest.ts';

/** A page whose height and scroll position the test sets. */
const page = { height: 2_000, at: 0, isLate: false, grow: () => {} };
const SCREEN = 768;

beforeEach(() => {
  Object.assign(page, { height: 2_000, at: 0, isLate: false });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => page.height);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => page.at);
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(SCREEN);
  vi.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions) => {
    moveTo(to.top ?? 0);
  }) as typeof window.scrollTo);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        page.grow = callback;
      }
      observe() {
        page.grow();
      }
      disconnect() {}
    },
  );
});
afterEach(() => vi.restoreAllMocks());

function moveTo(top: number) {
  page.at = Math.max(0, Math.min(top, page.height - SCREEN));
  if (!page.isLate) window.dispatchEvent(new Event('scroll'));
}

function growTo(height: number) {
  page.height = height;
  act(() => page.grow());
}

const atEnd = () => page.height - SCREEN - page.at;

function Room() {
  const box = useRef<HTMLDivElement>(null);
  const { isAway, jump } = useFollowNewest(box, true);
  return (
    <div ref={box}>
      <button type="button" onClick={jump}>
        Send
      </button>
      <form className="user-edit">
        <textarea aria-label="Edit your message" />
      </form>
      <textarea aria-label="Message" />
      {isAway ? (
        <button type="button" onClick={jump}>
          Jump to newest
        </button>
      ) : null}
    </div>
  );
}

const button = () => screen.queryByRole('button', { name: 'Jump to newest' });

test('a chat opens at its end, and stays there while it grows', () => {
  render(<Room />);
  expect(atEnd()).toBe(0);
  growTo(2_600);
  expect(atEnd()).toBe(0);
  expect(button()).toBeNull();
});

test('who has gone up to read is left in peace, and finds the way back', () => {
  render(<Room />);
  act(() => moveTo(600));
  expect(button()).not.toBeNull();
  growTo(3_000);
  expect(page.at).toBe(600);
  fireEvent.click(button() as HTMLElement);
  expect(atEnd()).toBe(0);
  expect(button()).toBeNull();
  growTo(3_400);
  expect(atEnd()).toBe(0);
});

test('who puts a message into other words is not moved away from it; who writes the next one is', () => {
  render(<Room />);
  screen.getByLabelText('Edit your message').focus();
  const before = page.at;
  growTo(2_100);
  expect(page.at).toBe(before);
  screen.getByLabelText('Message').focus();
  growTo(2_200);
  expect(atEnd()).toBe(0);
});

test('who comes back down by hand is followed again', () => {
  render(<Room />);
  act(() => moveTo(600));
  act(() => moveTo(page.height));
  expect(button()).toBeNull();
  growTo(2_500);
  expect(atEnd()).toBe(0);
});

test.each(['the page', 'the one who writes'])(
  'a page that is shorter for a moment has not been left: %s looks for its end',
  (who) => {
    render(<Room />);
    page.isLate = true;
    page.height = 1_900;
    page.at = page.height - SCREEN;
    if (who === 'the page') act(() => page.grow());
    else fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    page.height = 2_300;
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(button()).toBeNull();
    growTo(2_300);
    expect(atEnd()).toBe(0);
  },
);
