import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeyboardInset } from './use-keyboard-inset.ts';

/** The visual viewport of a page of 800 pixels. */
const viewport = Object.assign(new EventTarget(), { scale: 1, height: 800, offsetTop: 0 });

beforeEach(() => {
  Object.assign(viewport, { scale: 1, height: 800, offsetTop: 0 });
  vi.stubGlobal('visualViewport', viewport);
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(800);
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Room() {
  const box = useRef<HTMLDivElement>(null);
  useKeyboardInset(box);
  return <div ref={box} data-testid="room" />;
}

const room = () => screen.getByTestId('room');
const keyboardInset = () => room().style.getPropertyValue('--keyboard');

function see(change: Partial<{ scale: number; height: number; offsetTop: number }>) {
  Object.assign(viewport, change);
  act(() => void viewport.dispatchEvent(new Event('resize')));
}

test('what the keyboard of a phone covers is told, and taken back when it goes', () => {
  render(<Room />);
  see({ height: 500 });
  expect(keyboardInset()).toBe('300px');
  expect(room().hasAttribute('data-low')).toBe(true);
  see({ height: 800 });
  expect(keyboardInset()).toBe('0px');
  expect(room().hasAttribute('data-low')).toBe(false);
});

test('a keyboard that is up already is told with the first frame', () => {
  Object.assign(viewport, { height: 500 });
  render(<Room />);
  expect(keyboardInset()).toBe('');
  act(() => vi.advanceTimersToNextFrame());
  expect(keyboardInset()).toBe('300px');
});

test('zooming in is no keyboard', () => {
  render(<Room />);
  see({ scale: 2, height: 400 });
  expect(keyboardInset()).toBe('');
  expect(room().hasAttribute('data-low')).toBe(false);
});

test('what has not changed is not written, so that nothing is styled anew', () => {
  render(<Room />);
  const written = new MutationObserver(() => {});
  written.observe(room(), { attributes: true });
  act(() => vi.advanceTimersToNextFrame());
  see({ offsetTop: 0.2 });
  expect(written.takeRecords()).toEqual([]);
  see({ height: 600 });
  expect(written.takeRecords().length).toBe(1);
});
