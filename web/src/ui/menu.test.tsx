import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../test/render-app.tsx';
import { Menu } from './menu.tsx';
import { nextEntry } from './menu-moves.ts';

function openMenu() {
  const remove = vi.fn();
  const view = renderPart(
    <Menu
      label="More"
      trigger={<button type="button">More</button>}
      items={[
        { label: 'Share', to: '/share' },
        { label: 'Save', onSelect: () => {} },
        { label: 'Delete', danger: true, onSelect: remove },
      ]}
    />,
  );
  return { ...view, remove, trigger: screen.getByRole('button', { name: 'More' }) };
}

const focused = () => document.activeElement?.textContent;

test('it opens on its first entry, and the arrows, Home and End move through it', async () => {
  const { user, trigger } = openMenu();
  await user.click(trigger);
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  expect(focused()).toBe('Share');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Save');
  await user.keyboard('{End}');
  expect(focused()).toBe('Delete');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Share');
});

test('Escape closes it and gives the focus back', async () => {
  const { user, trigger } = openMenu();
  await user.click(trigger);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger);
});

test('arrow up on the button opens it at the end, and Enter chooses', async () => {
  const { user, trigger, remove } = openMenu();
  trigger.focus();
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Delete');
  await user.keyboard('{Enter}');
  expect(remove).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a click elsewhere closes it, a link in it leads on', async () => {
  const { user, trigger, router } = openMenu();
  await user.click(trigger);
  await user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(trigger);
  await user.click(screen.getByRole('menuitem', { name: 'Share' }));
  expect(router.state.location.pathname).toBe('/share');
});

test('a first letter leads to the next entry that begins with it', () => {
  const labels = ['Share', 'Save', 'Delete'];
  expect(nextEntry('s', 0, labels)).toBe(1);
  expect(nextEntry('s', 1, labels)).toBe(0);
  expect(nextEntry('D', 0, labels)).toBe(2);
  expect(nextEntry('x', 0, labels)).toBeNull();
  expect(nextEntry('Shift', 0, labels)).toBeNull();
});
