import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/render-app.tsx';
import { CheckboxField, TextField } from './text-field.tsx';
import { useForm } from './use-form.ts';

const initial = { name: '', harbour: '', agreed: false };
const rules = {
  name: (text: string) => (text ? undefined : 'A name, please.'),
  harbour: (text: string) => (text.length > 3 ? undefined : 'A longer harbour, please.'),
};

function Form({ send }: { send(values: typeof initial): void }) {
  const form = useForm(initial, rules);
  return (
    <form noValidate onSubmit={form.onSubmit(send)}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Harbour" {...form.field('harbour', (text) => text.endsWith('.'))} />
      <CheckboxField label="Agreed" {...form.field('agreed')} />
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.refuse({ harbour: ['Closed.', 'Frozen.'], form: ['No ferry.'] })}>
        Refuse
      </button>
      <p role="alert">{form.errors.form}</p>
    </form>
  );
}

function open() {
  const send = vi.fn();
  const { user } = renderPart(<Form send={send} />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, send, press, name: screen.getByLabelText('Name'), harbour: screen.getByLabelText('Harbour') };
}

test('nothing is judged while it is first written, and what is right is sent as it stands', async () => {
  const { user, send, press, name, harbour } = open();
  await user.type(harbour, 'abc');
  expect(screen.queryByText('A longer harbour, please.')).toBeNull();
  await user.type(harbour, 'd');
  await user.type(name, ' Nina ');
  await user.click(screen.getByLabelText('Agreed'));
  await press('Send');
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: ' Nina ', harbour: 'abcd', agreed: true });
});

test('every fault is named on sending, the first field focused, and judged anew as it changes', async () => {
  const { user, send, press, name, harbour } = open();
  await press('Send');
  expect(screen.getByText('A name, please.')).toBeTruthy();
  expect(screen.getByText('A longer harbour, please.')).toBeTruthy();
  expect(document.activeElement).toBe(name);
  await user.type(name, 'N');
  expect(screen.queryByText('A name, please.')).toBeNull();
  await user.clear(name);
  expect(screen.getByText('A name, please.')).toBeTruthy();
  expect(harbour.getAttribute('aria-invalid')).toBe('true');
  expect(send).not.toHaveBeenCalled();
});

test('a field may be judged early, once its value is whole', async () => {
  const { user, harbour } = open();
  await user.type(harbour, 'a.');
  expect(screen.getByText('A longer harbour, please.')).toBeTruthy();
});

test('a refusal stands under its field, all of it, until that is changed or the form sent again', async () => {
  const { user, press, name, harbour } = open();
  await press('Refuse');
  expect(screen.getByText('Closed.')).toBeTruthy();
  expect(screen.getByText('Frozen.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('No ferry.');
  expect(document.activeElement).toBe(harbour);
  await user.type(harbour, 'Lisbon');
  expect(screen.queryByText('Closed.')).toBeNull();
  await user.type(name, 'Nina');
  await press('Send');
  expect(screen.getByRole('alert').textContent).toBe('');
});
