import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CheckboxField, PasswordField, TextField } from './text-field.tsx';

const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

test('a field is named by its label and described by its errors and its hint [V6]', () => {
  render(<TextField label="Username" error={['Too short.', 'This name is taken.']} hint="4 to 15 characters" />);
  const field = screen.getByLabelText('Username');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(field)).toEqual(['Too short.This name is taken.', '4 to 15 characters']);
});

test('a field without errors is not marked', () => {
  render(<TextField label="Email" error={[]} />);
  const field = screen.getByLabelText('Email');
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(field.hasAttribute('aria-describedby')).toBe(false);
});

test('a password can be shown and hidden again [S22] [S24]', async () => {
  render(<PasswordField label="Password" />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  expect(field.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.type).toBe('password');
});

test('a checkbox is ticked by its label and tells its error [V5]', async () => {
  render(<CheckboxField label="I agree" error="You must agree." />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' });
  await userEvent.click(screen.getByText('I agree'));
  expect(box.checked).toBe(true);
  expect(describedBy(box)).toEqual(['You must agree.']);
});
