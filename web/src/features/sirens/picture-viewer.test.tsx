import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aPicture } from '../../../test/sirens.ts';
import { PictureViewer } from './picture-viewer.tsx';

function open(...ids: string[]) {
  const onClose = vi.fn();
  render(<PictureViewer name="Isla" pictures={ids.map(aPicture)} start={0} onClose={onClose} />);
  return onClose;
}

const pictureUrl = () => screen.getByRole('img').getAttribute('src');
const swipe = (from: number, to: number) => {
  fireEvent.touchStart(screen.getByRole('img'), { touches: [{ clientX: from }] });
  fireEvent.touchEnd(screen.getByRole('img'), { changedTouches: [{ clientX: to }] });
};

test('arrows, keys and a finger lead from picture to picture, and round', () => {
  open('a', 'b', 'c');
  screen.getByRole('dialog', { name: 'Isla' });
  expect(pictureUrl()).toBe('/media/a/full.webp');
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(pictureUrl()).toBe('/media/b/full.webp');
  fireEvent.keyDown(window, { key: 'ArrowLeft' });
  fireEvent.keyDown(window, { key: 'ArrowLeft' });
  expect(pictureUrl()).toBe('/media/c/full.webp');
  swipe(200, 80);
  expect(pictureUrl()).toBe('/media/a/full.webp');
  swipe(80, 200);
  expect(pictureUrl()).toBe('/media/c/full.webp');
});

test('a finger that hardly moves, or one of two, changes nothing', () => {
  open('a', 'b');
  swipe(200, 180);
  fireEvent.touchStart(screen.getByRole('img'), { touches: [{ clientX: 200 }, { clientX: 300 }] });
  fireEvent.touchEnd(screen.getByRole('img'), { changedTouches: [{ clientX: 20 }] });
  expect(pictureUrl()).toBe('/media/a/full.webp');
});

test('the cross and the dark around the picture close it; the picture itself does not', () => {
  const onClose = open('a');
  expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
  const press = (target: Element) => {
    fireEvent.pointerDown(target);
    fireEvent.click(target);
  };
  press(screen.getByRole('img'));
  expect(onClose).not.toHaveBeenCalled();
  press(screen.getByRole('dialog'));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
