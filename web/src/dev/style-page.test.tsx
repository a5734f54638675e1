import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { makeMemoryPort } from '../../test/memory-port.ts';
import { createHistory } from '../lib/history/history.ts';
import { Sheet } from './style-page.tsx';
import { sections } from './style-sections.ts';

test('every section of the style page can be drawn, without a server, and its links lead nowhere', async () => {
  const consoleError = vi.spyOn(console, 'error');
  const fetchSpy = vi.fn();
  vi.stubGlobal('fetch', fetchSpy);
  const history = createHistory(makeMemoryPort('/dev/ui/sheet'));
  render(<Sheet history={history} />);
  for (const { title } of sections) {
    const section = screen.getByRole('region', { name: title });
    expect(within(section).getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0);
  }
  const [card] = screen.getAllByRole('link', { name: 'Isla' });
  if (!card) throw new Error('There is no card.');
  await userEvent.click(card);
  expect(history.moment().location.pathname).toBe('/dev/ui/sheet');
  expect(consoleError).not.toHaveBeenCalled();
  expect(fetchSpy).not.toHaveBeenCalled();
});
