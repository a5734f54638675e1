import { limits } from '@sirenade/contract/limits';
import { expect, test, vi } from 'vitest';
import { avatarProblem, isPicture, readAvatar } from './avatar-file.ts';

test('a picture of a known kind and size can be an avatar', () => {
  expect(avatarProblem({ type: 'image/png', size: limits.avatarBytes })).toBeNull();
  expect(avatarProblem({ type: 'image/webp', size: 1 })).toBeNull();
});

test('what is no picture, too large or empty says why', () => {
  expect(avatarProblem({ type: 'image/svg+xml', size: 10 })).toBe('Please choose a PNG, JPEG or WebP picture.');
  expect(avatarProblem({ type: 'image/png', size: limits.avatarBytes + 1 })).toMatch(/too large/);
  expect(avatarProblem({ type: 'image/png', size: 0 })).toBe('This file is empty.');
});

test('what the browser cannot decode is no picture, whatever it is called', async () => {
  const close = vi.fn();
  vi.stubGlobal('createImageBitmap', async (blob: Blob) => {
    if ((await blob.text()) !== 'pixels') throw new DOMException('', 'InvalidStateError');
    return { close };
  });
  expect(await isPicture(new File(['pixels'], 'a.png'))).toBe(true);
  expect(close).toHaveBeenCalledOnce();
  expect(await isPicture(new File(['words'], 'a.png'))).toBe(false);
});

test('a file is read as a data: URL', async () => {
  expect(await readAvatar(new File(['hi'], 'a.png', { type: 'image/png' }))).toBe('data:image/png;base64,aGk=');
});
