import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchScreen } from '../../../test/on-screen.ts';
import { renderPart } from '../../../test/render-app.tsx';
import { aSiren } from '../../../test/sirens.ts';
import { RotatingImage } from './rotating-image.tsx';

let screenOf: ReturnType<typeof watchScreen>;
let preloads: string[] = [];
let broken: string[] = [];

beforeEach(() => {
  screenOf = watchScreen();
  preloads = [];
  broken = [];
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      srcset = '';
      sizes = '';
      async decode() {
        preloads.push(this.src);
        if (broken.includes(this.src)) throw new DOMException('', 'EncodingError');
      }
    },
  );
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const turn = () => act(() => vi.advanceTimersByTimeAsync(30_000));
const top = (container: HTMLElement) => [...container.querySelectorAll('img')].at(-1)?.getAttribute('src');

test('pictures take turns from the cover on, each one loaded before it shows, and rest off the screen [T16] [K24]', async () => {
  const { container } = renderPart(<RotatingImage siren={aSiren()} sizes="10px" />);
  expect(top(container)).toBe('/media/b/card.webp');
  await turn();
  expect(top(container)).toBe('/media/b/card.webp');
  expect(preloads).toEqual([]);

  screenOf.show(true, () => true);
  await turn();
  expect(preloads).toEqual(['/media/c/card.webp']);
  expect(top(container)).toBe('/media/c/card.webp');
  await turn();
  expect(top(container)).toBe('/media/a/card.webp');

  screenOf.show(false, () => true);
  await turn();
  expect(top(container)).toBe('/media/a/card.webp');
  expect(preloads).toHaveLength(2);
});

test('how long a picture stays is left to chance [K24]', async () => {
  vi.mocked(Math.random).mockReturnValue(0);
  renderPart(<RotatingImage siren={aSiren()} sizes="10px" />);
  screenOf.show(true, () => true);
  await act(() => vi.advanceTimersByTimeAsync(7_400));
  expect(preloads).toEqual([]);
  vi.mocked(Math.random).mockReturnValue(0.5);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(preloads).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(18_500));
  expect(preloads).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(preloads).toHaveLength(2);
});

test('a picture that does not load is passed over', async () => {
  broken = ['/media/c/card.webp'];
  const { container } = renderPart(<RotatingImage siren={aSiren()} sizes="10px" />);
  screenOf.show(true, () => true);
  await turn();
  expect(preloads).toEqual(['/media/c/card.webp']);
  expect(top(container)).toBe('/media/b/card.webp');
  await turn();
  expect(top(container)).toBe('/media/a/card.webp');
});

test('nothing turns for those who asked for stillness', async () => {
  const matchMedia = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced-motion') ? Object.assign(new EventTarget(), { matches: true }) : matchMedia(query),
  );
  renderPart(<RotatingImage siren={aSiren()} sizes="10px" />);
  screenOf.show(true, () => true);
  await turn();
  expect(preloads).toEqual([]);
});

test('nothing turns in a hidden tab until somebody comes back', async () => {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  renderPart(<RotatingImage siren={aSiren()} sizes="10px" />);
  screenOf.show(true, () => true);
  await turn();
  expect(preloads).toEqual([]);
  hidden.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await turn();
  expect(preloads).toEqual(['/media/c/card.webp']);
});
