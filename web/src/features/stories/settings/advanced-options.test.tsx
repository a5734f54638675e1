import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, useSyncExternalStore } from 'react';
import { expect, test } from 'vitest';
import { AdvancedOptions } from './advanced-options.tsx';
import { createSettingsStore, readerOf, readSettings, replySettings } from './chat-settings.ts';

/** The options as a chat shows them. */
function Options() {
  const [store] = useState(createSettingsStore);
  const settings = useSyncExternalStore(store.subscribe, store.getSnapshot);
  return <AdvancedOptions settings={settings} onChange={store.set} />;
}

async function openOptions() {
  const view = render(<Options />);
  const user = userEvent.setup();
  const toggle = screen.getByRole('button', { name: 'Advanced', expanded: false });
  expect(screen.getByText('Response size').closest('[hidden]')).not.toBeNull();
  await user.click(toggle);
  expect(screen.getByText('Response size').closest('[hidden]')).toBeNull();
  const group = (name: string) => within(screen.getByRole('group', { name }));
  const chosen = (name: string) =>
    group(name)
      .getAllByRole<HTMLInputElement>('radio')
      .filter((radio) => radio.checked)
      .map((radio) => radio.closest('label')?.textContent);
  return { ...view, user, toggle, group, chosen };
}

const sent = () => replySettings(readSettings(), readerOf(null, 0));

test('response size and lewdness are folded away, and begin with medium and Natural [S36] [V15] [K28]', async () => {
  const { toggle, group, chosen } = await openOptions();
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  const names = (name: string) =>
    group(name)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
  expect(names('Response size')).toEqual(['Short', 'Medium', 'Long', 'Extra long']);
  expect(names('Lewdness level')).toEqual(['Natural', 'Low', 'Medium', 'High']);
  expect(chosen('Response size')).toEqual(['Medium']);
  expect(chosen('Lewdness level')).toEqual(['Natural']);
  expect(names('Pictures')).toEqual(['Every reply', 'When the scene changes or I ask']);
  expect(chosen('Pictures')).toEqual(['Every reply']);
});

test('what is chosen is remembered, and sent in lower case [V15] [E16]', async () => {
  const { user, group, unmount } = await openOptions();
  await user.click(group('Response size').getByRole('radio', { name: 'Extra long' }));
  await user.click(group('Lewdness level').getByRole('radio', { name: 'Low' }));
  expect(sent()).toMatchObject({ response_size: 'extra long', lewdness_level: 'low' });
  expect(sent().picture_when).toBeUndefined();
  await user.click(group('Pictures').getByRole('radio', { name: 'When the scene changes or I ask' }));
  expect(sent().picture_when).toBe('scene change');
  unmount();
  const again = await openOptions();
  expect(again.chosen('Response size')).toEqual(['Extra long']);
  expect(again.chosen('Lewdness level')).toEqual(['Low']);
});

test('each group is explained in a sentence that is read out with it', async () => {
  await openOptions();
  for (const name of ['Response size', 'Lewdness level', 'Pictures']) {
    const id = screen.getByRole('group', { name }).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toMatch(/^How .+\.$/);
  }
});
