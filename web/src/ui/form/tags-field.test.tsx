import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TagsField } from './tags-field.tsx';

const changes: string[][] = [];

function Field({ start = [], most = 3 }: { start?: string[]; most?: number }) {
  const [tags, setTags] = useState(start);
  const change = (next: string[]) => {
    changes.push(next);
    setTags(next);
  };
  return <TagsField tags={tags} onChange={change} most={most} longest={8} />;
}

const chips = () => screen.queryAllByRole('listitem').map((chip) => chip.textContent);
const field = () => screen.getByLabelText<HTMLInputElement>('Tags');

test('Enter, a comma and leaving the field each add what was typed, in one spelling and once', async () => {
  render(<Field />);
  await userEvent.type(field(), 'Sea{Enter}');
  await userEvent.type(field(), ' sea ,');
  await userEvent.type(field(), 'a  very long one');
  await userEvent.tab();
  expect(chips()).toEqual(['sea', 'a very l']);
  expect(field().value).toBe('');
});

test('a tag goes by its cross, the last one by Backspace, and the keyboard stays in the field', async () => {
  render(<Field start={['sea', 'salt', 'storm']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove sea' }));
  expect(chips()).toEqual(['salt', 'storm']);
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('{Backspace}');
  expect(chips()).toEqual(['salt']);
});

test('there are never more than there may be', async () => {
  render(<Field most={2} />);
  await userEvent.click(field());
  await userEvent.paste('sea, salt, storm');
  expect(chips()).toEqual(['sea', 'salt']);
});

test('passing through the field changes nothing', async () => {
  render(<Field start={['sea']} />);
  changes.length = 0;
  await userEvent.click(field());
  await userEvent.type(field(), 'sea');
  await userEvent.tab();
  expect(changes).toEqual([]);
});
