import { expect, test } from 'vitest';
import { loadPiece } from './load-piece.ts';

test('a style sheet that did not come is fetched again before the next piece is', async () => {
  document.head.innerHTML = '<link rel="stylesheet">';
  const link = () => document.querySelector('link') as HTMLLinkElement;
  const first = link();
  first.dispatchEvent(new Event('error'));

  const second = loadPiece(async () => 'here');
  expect(link()).not.toBe(first);
  link().dispatchEvent(new Event('error'));
  await expect(second).rejects.toThrow('could not be loaded');

  const third = loadPiece(async () => 'here');
  link().dispatchEvent(new Event('load'));
  expect(await third).toBe('here');
  const settled = link();
  expect(await loadPiece(async () => 'again')).toBe('again');
  expect(link()).toBe(settled);
  document.head.innerHTML = '';
});
