import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPart } from '../../../test/render-app.tsx';
import { applyTheme } from '../../lib/theme.ts';
import { ThemeToggle } from './theme-toggle.tsx';

test('the page is dark until someone chooses otherwise [P7] [T2] [K28]', () => {
  applyTheme();
  expect(document.documentElement.className).toBe('dark');
});

test('the toggle turns the light on, and the choice is kept for the next visit [P7] [T2] [E1]', async () => {
  renderPart(<ThemeToggle />);
  await userEvent.click(screen.getByRole('button', { name: 'Use light appearance' }));
  expect(document.documentElement.className).toBe('light');
  expect(localStorage.getItem('darkMode')).toBe('false');
  document.documentElement.className = 'dark';
  applyTheme();
  expect(document.documentElement.className).toBe('light');
  await userEvent.click(screen.getByRole('button', { name: 'Use dark appearance' }));
  expect(localStorage.getItem('darkMode')).toBe('true');
  expect(document.documentElement.className).toBe('dark');
});

test('a choice made in another tab is followed [T2]', () => {
  renderPart(<ThemeToggle />);
  act(() => {
    localStorage.setItem('darkMode', 'false');
    window.dispatchEvent(new StorageEvent('storage', { key: 'darkMode' }));
  });
  expect(document.documentElement.className).toBe('light');
  expect(screen.getByRole('button', { name: 'Use dark appearance' })).toBeTruthy();
});
