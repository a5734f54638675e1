import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Disclaimer } from './disclaimer.tsx';

test('the disclaimer says who the content is for and that it comes without warranty [P9]', () => {
  render(<Disclaimer />);
  const text = screen.getByRole('dialog', { name: 'Before you come in' }).textContent;
  expect(text).toContain('mature audiences');
  expect(text).toContain('not for anyone under 18');
  expect(text).toContain('as is, with no warranty');
});

test('the focus waits on I Agree, and neither Escape nor a cross nor the backdrop leads around it [P9]', async () => {
  render(<Disclaimer />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'I Agree' }));
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  const cancel = new Event('cancel', { cancelable: true });
  dialog.dispatchEvent(cancel);
  expect(cancel.defaultPrevented).toBe(true);
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(dialog.open).toBe(true);
  dialog.close();
  expect(dialog.open).toBe(true);
});

test('once agreed to, it stays away for this browser session and comes back in the next [P9] [E16]', async () => {
  const first = render(<Disclaimer />);
  await userEvent.click(screen.getByRole('button', { name: 'I Agree' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sessionStorage.getItem('disclaimerAgreed')).toBe('true');
  first.unmount();
  const second = render(<Disclaimer />);
  expect(screen.queryByRole('dialog')).toBeNull();
  second.unmount();
  sessionStorage.clear();
  render(<Disclaimer />);
  expect(screen.getByRole('dialog')).toBeTruthy();
});
