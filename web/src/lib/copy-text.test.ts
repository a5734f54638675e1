import { expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

function withExecCommand(copy: () => boolean) {
  Object.defineProperty(document, 'execCommand', { value: copy, configurable: true });
}

test('a text is put on the clipboard', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('a link')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('a link');
});

test('without a clipboard the text is selected and copied, and the focus stays where it was', async () => {
  vi.stubGlobal('navigator', {});
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  let selected: string | undefined;
  withExecCommand(() => {
    selected = document.querySelector('textarea')?.value;
    return true;
  });
  expect(await copyText('a link')).toBe(true);
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(selected).toBe('a link');
  button.remove();
});

test('where neither is allowed it says so', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => Promise.reject(new Error('denied')) } });
  withExecCommand(() => {
    throw new Error('denied');
  });
  expect(await copyText('a link')).toBe(false);
});
